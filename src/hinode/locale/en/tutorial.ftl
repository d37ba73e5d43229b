# The tutorial. The value is a lesson’s text, `.title` its heading, `.try` what to do now. On a phone, `.phone` replaces
# the text where the layout differs.

tutorial-step = Step { $step } of { $all }
tutorial-next = Next
tutorial-watch = Watch what happens
tutorial-back = Back
tutorial-leave = Leave
tutorial-leave-ask = There are more lessons. You can come back to this step later.
tutorial-leave-yes = Leave the tutorial
tutorial-stay = Stay
tutorial-again = Start over
tutorial-try = Try it
tutorial-game = Play your first game
# The name of a player who has not given one.
tutorial-guest = Guest
tutorial-loading = Setting up the tutorial…

lesson-welcome = You lead the Koi, in red. The Turtle are your allies, and the Lotus are your rivals. This is the end of a short game: three mandates, one War Phase, then the points are counted. “Est.” in a clan’s panel is its score, and its rank, if the game ended now. Follow these lessons; you cannot go wrong.
    .title = Welcome
lesson-season = A season has three parts. At the Tea Ceremony clans form alliances: that part is already over. In the Political Phase players choose mandates, which you see in the strip at the top, with Kami Turns in between. Then come the wars, in the order of the numbers on the map.
    .title = How a season works
    .phone = A season has three parts. At the Tea Ceremony clans form alliances: that part is already over. In the Political Phase players choose mandates, with Kami Turns in between: the Season tab below shows them. Then come the wars, in the order of the numbers on the map.
lesson-force = The number beside a crest is a clan’s force in that province. Each figure adds 1. The clan with the most force leads, and ties go to the clan with higher honor. The Koi have the highest honor of all. In Kyoto it is 2 against 2, so you lead.
    .title = Force
lesson-mandate = Your turn: you have drawn four mandate tiles and choose one of them. Everyone carries it out, but only you and your ally get the bonus.
    .title = Choose a mandate
    .try = Choose Recruit and confirm.
lesson-recruit = Each of your Strongholds brings one new figure, and the bonus brings one more. You have one Stronghold, in Edo, so you get two figures.
    .title = Recruit
    .try = Summon a Bushi in Edo.
lesson-shrine = A Shinto can go to a shrine instead and worship there. In each Kami Turn, the clan with the most force in a shrine uses its ability. Tsukuyomi gives 2 Coins.
    .title = Send a Shinto to a shrine
    .try = Summon a Shinto and send it to the shrine of Tsukuyomi.
lesson-kami = After your mandate there was a Kami Turn. No one else worships Tsukuyomi, so you gained 2 Coins. Your Shinto stays in the shrine for the next Kami Turn.
    .title = The Kami Turn
lesson-marshal = The Lotus chose Marshal. Every clan may move each of its figures once, across a border or along a shipping route. War 2 will be fought in Kyoto, and your new Bushi is next door.
    .title = Move
    .try = Move the Bushi from Edo to Kyoto.
lesson-stay = Your Daimyo could move too, but it stays in Edo: you keep the lead there, and that pays off in a Harvest.
    .title = Finish your move
    .try = Press “{ answer-done-marshal }”.
lesson-harvest = Your ally chose Harvest. Everyone gained 1 Coin. As the ally of the Turtle you also got the bonus: the rewards of Edo and Kyoto, the provinces where you lead. Then the second Kami Turn gave you 2 more Coins.
    .title = Harvest
lesson-war = War 1 in Oshu had no battle: the Turtle were alone there and took the war token. Kyoto is contested, 3 against 3. The clan with the most force wins the battle and takes the token, and the losers’ figures are killed.
    .title = War
lesson-bid = Both sides secretly bid Coins on four advantages. The higher bid wins each one. Take Hostage removes an enemy figure, and Hire Ronin adds force for each Ronin. For the Koi, Coins they did not bid also count as Ronin.
    .title = Bid
    .try = Put 2 Coins on Take Hostage and 2 on Hire Ronin, then confirm.
lesson-advantage = The bids have been revealed. You won an advantage and may use it. Check what it changes, then decide.
    .title = Use your advantage
    .try = Decide whether to use it.
lesson-losers = The losers’ figures in Kyoto are killed and return to their reserve. The losers’ bids are discarded. The winner’s bid is shared among the losers, so winning with a small bid is best.
    .title = What the losers lose
lesson-winning = In Winter, war tokens score 1 VP (Spring), 2 VP (Summer) or 3 VP (Autumn). Tokens from 3, 5 or 7 different provinces score 10, 20 or 30 VP more. To you, Kyoto was worth 13 VP: 3 for an Autumn token and 10 for a third province. The clan with the most points wins.
    .title = How to win
