# The rules, clause by clause, in our own words; `.title` is a heading.

## Sections

section-set = Setting up
section-hon = Honor
section-neg = Negotiation
section-sea = Seasonal setup
section-tea = Tea ceremony
section-pol = Political phase
section-rec = Recruit
section-mar = Marshal
section-tra = Train
section-har = Harvest
section-bet = Betray
section-kam = Kami turns
section-war = War phase
section-bat = Battles
section-cln = Seasonal cleanup
section-win = Winter
section-cla = Clan abilities
section-fig = Figures
section-kub = Kami Unbound
section-car = Season cards
section-rul = Rulings

## Words

term-seat-order = Clockwise; the player to the left is the next one clockwise.
    .title = Seat order
term-figure = A Daimyo, Shinto, Bushi, Monster or (Kami Unbound) Kami. A Stronghold is a token, not a figure.
    .title = Figure
term-reserve = A clan’s pieces off the board.
    .title = Reserve
term-map = The eight provinces; shrines, reserves and captors’ screens are not the map.
    .title = Map

## SET Setting up

clause-set-1 = 3 to 5 players, each with a different clan of Koi, Lotus, Turtle, Dragonfly, Bonsai.
    .title = Three to five players, different clans
clause-set-2 = Seats go clockwise by ascending starting honor rank: Koi, Lotus, Turtle, Dragonfly, Bonsai (those in play). Seats never change.
    .title = Seats follow the starting honor rank
clause-set-3 = The honor track starts in the same order, lowest rank number on top, no gaps.
    .title = The honor track at the start
clause-set-4 = Everyone starts with 0 VP.
    .title = No victory points at the start
clause-set-5 = Each clan has 1 Daimyo, 3 Shinto, 6 Bushi and 4 Strongholds. One Daimyo, one Bushi and one Stronghold start in the clan’s home province, the rest in reserve.
    .title = A clan’s pieces and where they start
clause-set-6 = Four of the seven shrine tiles are drawn at random and laid left to right. First-game option: Amaterasu, Fujin, Hachiman, Tsukuyomi, in that order.
    .title = Four of seven shrines
clause-set-7 = Each season deck is the 7 Core cards of that season and the 5 cards of one chosen (or random) set: Archway, Horseman, Teapot, or Mountain (from Kami Unbound). 12 cards a season. First-game option: Archway.
    .title = Twelve cards a season
clause-set-8 = Three piles (I Spring, II Summer, III Autumn) of 8 war province tokens, one for each province, each shuffled.
    .title = Three piles of war province tokens
clause-set-9 = 10 mandate tiles, two of each mandate, shuffled face down.
    .title = Ten mandate tiles
clause-set-10 = Coins and Ronin are unlimited. Figures, Strongholds and cards are not.
    .title = What runs out and what does not

## HON Honor

clause-hon-1 = Honor is a strict order of the clans; no two clans share a slot.
    .title = Honor is a strict order
clause-hon-2 = Gaining honor swaps a clan with the one directly above it; at the top it does nothing.
    .title = Gaining honor
clause-hon-3 = Losing honor swaps a clan with the one directly below it; at the bottom it does nothing.
    .title = Losing honor
clause-hon-4 = Every tie of any comparison (force in a province, force in a shrine, coins on a war advantage, final score) goes to the tied clan with the highest honor.
    .title = Honor breaks every tie
clause-hon-5 = Where two or more clans’ effects come due at the same moment and their order matters, the involved clan with the highest honor takes the first or the last place, then the next highest the first or last of the places left, and so on. A clan orders its own simultaneous effects itself.
    .title = Honor orders what happens at once
clause-hon-6 = Honor is read at the moment of each comparison: a change made by one step counts in the next.
    .title = Honor counts as it is at that moment

## NEG Negotiation

clause-neg-1 = In the Tea Ceremony and the Political Phase any player may give any number of their own Coins and/or Ronin to any other player at any time, whoever’s turn it is.
    .title = Gifts of Coins and Ronin
clause-neg-2 = No gifts in the War Phase, Seasonal Setup, Cleanup or Winter.
    .title = When no gifts are made
clause-neg-3 = Only Coins and Ronin can be given: no figures, cards, tokens, VP or honor.
    .title = What cannot be given
clause-neg-4 = Deals are never binding: nothing the engine does enforces a promise.
    .title = Promises do not bind
clause-neg-5 = Players may talk in secret (a private channel among any of them) as well as in the open.
    .title = Talking in secret

## SEA Seasonal setup

clause-sea-1 = Prepare for war: turn up (players + 2) tokens of this season’s pile in order; they give the provinces at war their numbers 1, 2, 3 … The other tokens of the pile stay hidden and out of the game.
    .title = War numbers
clause-sea-2 = Season cards: whatever is left of the last season’s display is discarded; all 12 cards of this season are laid out face up.
    .title = The season’s cards
clause-sea-3 = Income: each player takes Coins equal to their clan’s seasonal income (they hold none at this point, see CLN-1).
    .title = Income
clause-sea-4 = Hostages (Summer, Autumn, Winter): every hostage goes back to its owner’s reserve; its captor gains 1 Coin for each.
    .title = Hostages go home
clause-sea-5 = “Start of season” card effects come after SEA-4.
    .title = Start-of-season effects

## TEA Tea ceremony

clause-tea-1 = All alliances of the season before end when the ceremony starts.
    .title = Old alliances end
clause-tea-2 = An alliance is between exactly two players, both agreeing. A player is in at most one.
    .title = An alliance is between two
clause-tea-3 = It is made only in the Tea Ceremony and lasts until the next one, unless broken by Betray. A broken alliance cannot be replaced before the next ceremony.
    .title = How long an alliance lasts
clause-tea-4 = Players may stay without an ally.
    .title = Nobody has to ally
clause-tea-5 = Allies still count as opponents and “other players” for cards and other effects.
    .title = Allies are still opponents
clause-tea-6 = The ceremony ends when every player has said that they are done, or nobody is left to ally with. So that it always ends, one clan can propose to the same clan at most 3 times a season (our ruling). An allied clan that proposes is refused by TEA-2.
    .title = When the ceremony ends
clause-tea-7 = Autumn’s alliances still stand in Winter for sharing victory (WIN-6), but count for no card effect there.
    .title = Autumn’s alliances in Winter

## POL Political phase

clause-pol-1 = The order is fixed: 3 mandate turns, kami turn, 2 mandate turns, kami turn, 2 mandate turns, kami turn; then war.
    .title = The order of turns in a season
clause-pol-2 = The first mandate turn of the game is taken by the clan on top of the honor track. The deck then goes to the left after each mandate turn; a new season goes on with the player to the left of the one who took the last mandate turn.
    .title = Whose mandate turn it is
clause-pol-3 = In a mandate turn the current player secretly looks at the top 4 tiles, chooses one and puts the other 3 back on top, unshuffled. (Each later player thus sees those 3 and one more; in the 7th turn the last 4 are seen.)
    .title = Four tiles, one chosen
clause-pol-4 = The chosen tile is laid face up in the next slot, and the mandate is carried out. What was not chosen stays secret; who saw which tiles is knowledge that those players keep.
    .title = The tile is laid, the rest stays secret
clause-pol-5 = The mandate is performed by one player after another, clockwise, from the player to the left of the current player, so the current player is last. Exception: TRA-1.
    .title = Who performs a mandate, in which order
clause-pol-6 = The bonus part is only for the current player and the current player’s ally.
    .title = The bonus is for the current player and their ally
clause-pol-7 = Every part of a mandate is optional for each player (“may”), except the 1 Coin of Harvest, which everyone gets, the rewards of Harvest’s bonus, which are collected, and the breaking of the alliance by Betray.
    .title = Nearly everything is a “may”
clause-pol-8 = All events of one mandate are one moment for triggers: several summons are one Summon; all Coins and VP of a Harvest are one gain. Effects “at the end of” a mandate wait until every player has performed it.
    .title = A mandate is one moment

## REC Recruit

clause-rec-1 = All: for each of your Strongholds on the map you may Summon one figure from your reserve into that Stronghold’s province (two Strongholds in a province: two figures there).
    .title = One figure for each Stronghold
clause-rec-2 = Bonus: Summon one more figure to any one province with your Stronghold.
    .title = The bonus: one more
clause-rec-3 = Any figure in reserve may be summoned: Bushi, Shinto, Daimyo, Monsters. No figure in reserve, no summon.
    .title = Any figure in reserve
clause-rec-4 = No limit to figures in a province.
    .title = No limit in a province
clause-rec-5 = A Shinto, at the moment it is summoned and only then, may go at once to any of the 4 shrines instead of staying in the province. It needs a legal province to be summoned to.
    .title = A Shinto may go to a shrine
clause-rec-6 = A Shinto in a shrine is not on the map; it cannot be moved to the map or to another shrine, and stays for the season.
    .title = Who is in a shrine stays there
clause-rec-7 = No limit to Shinto in a shrine.
    .title = No limit in a shrine

## MAR Marshal

clause-mar-1 = All: each of your figures on the map may Move once, to an adjacent province: over a border or along a shipping route.
    .title = Each figure may Move once
clause-mar-2 = Any number of figures may move, or none. No figure moves twice in one Marshal.
    .title = No figure moves twice
clause-mar-3 = Bonus: pay 3 Coins to build one Stronghold from your reserve in any province, adjacent or not, any number in a province. None left in reserve (4 in all): no building. Once per Marshal. Before, between or after the moves.
    .title = The bonus: build a Stronghold
clause-mar-4 = Figures in shrines never Move.
    .title = Shrines are not left

## TRA Train

clause-tra-1 = The current player performs Train first; the others follow clockwise.
    .title = The current player trains first
clause-tra-2 = All: acquire one card of the display by paying its Coin cost; it takes effect at once and stays with the clan, face up, for the rest of the game.
    .title = Acquire one card
clause-tra-3 = Several copies of a card may be acquired over time; their effects stack.
    .title = Copies stack
clause-tra-4 = Bonus: the buyer may pay 1 Coin less (not below 0); they may also pay the listed cost in full, which matters where Coins that are spent count (Benevolence). Still one card.
    .title = The bonus: 1 Coin less
clause-tra-5 = A Monster card also brings its figure: it is Summoned at once to a province where the clan has a Stronghold, and is one of the clan’s figures for the rest of the game. Killed, it goes to the clan’s reserve. If it cannot be summoned, it goes to the reserve.
    .title = A Monster brings its figure
clause-tra-6 = A player who cannot pay the cost cannot acquire the card. A player who cannot pay for any card is still asked as long as another player has enough Coins to make one affordable by a gift (NEG-1).
    .title = Only what can be paid

## HAR Harvest

clause-har-1 = All: gain 1 Coin.
    .title = 1 Coin for everybody
clause-har-2 = Bonus: gain the reward of every province where you have the most force (ties by HON-4). With no force you never have the most.
    .title = The bonus: rewards of one’s provinces
clause-har-3 = Rewards are VP, Coins and/or Ronin.
    .title = What a reward is made of

## BET Betray

clause-bet-1 = Only the current player acts.
    .title = Only the current player betrays
clause-bet-2 = If in an alliance, it is broken at once and the current player (only) loses honor. With no alliance no honor is lost.
    .title = The alliance breaks, honor is lost
clause-bet-3 = Then up to 2 figures on the map, of two different other players, may be replaced by figures of the same type from the current player’s own reserve. Types: Bushi, Shinto, Monster.
    .title = Two figures of two players are replaced
clause-bet-4 = Any Monster may replace any Monster.
    .title = Any Monster for any Monster
clause-bet-5 = Daimyo (and figures that count as Daimyo), Kami, Strongholds and figures in shrines cannot be replaced.
    .title = What cannot be replaced
clause-bet-6 = Replaced figures go to their owners’ reserves; they are not killed. The new figure is not Summoned (no shrine, no summon triggers).
    .title = Replaced is not killed, nor summoned
clause-bet-7 = The former ally need not be a target.
    .title = The former ally may be spared

## KAM Kami turns

clause-kam-1 = The 4 shrines are resolved left to right, each completely before the next. A shrine with no figures is skipped.
    .title = Shrines from left to right
clause-kam-2 = The clan with the most force in the shrine (ties HON-4) gets its kami’s gift.
    .title = Most force gets the gift
clause-kam-3 = Amaterasu: may move to the top of the honor track; all between move down one. Counts at once for the next shrines.
    .title = Amaterasu: to the top of the honor track
clause-kam-4 = Fujin: may make up to 2 Moves with own figures on the map: two figures once each or one figure twice.
    .title = Fujin: two Moves
clause-kam-5 = Raijin: may Summon 1 Bushi from reserve in any province.
    .title = Raijin: summon a Bushi
clause-kam-6 = Ryujin: may acquire one card of the display at its full cost (no Train discount).
    .title = Ryujin: acquire a card
clause-kam-7 = Hachiman: gain 2 Ronin.
    .title = Hachiman: 2 Ronin
clause-kam-8 = Susanoo: gain 1 VP for each own Stronghold on the map.
    .title = Susanoo: points for Strongholds
clause-kam-9 = Tsukuyomi: gain 2 Coins.
    .title = Tsukuyomi: 2 Coins

## WAR War phase

clause-war-1 = “Start of War Phase” effects (War Upgrades, the Koi’s exchange) come first, once per season, ordered by HON-5.
    .title = Start-of-war effects
clause-war-2 = Then the provinces with war numbers are resolved 1, 2, 3 …, each completely before the next.
    .title = Provinces in the order of their numbers
clause-war-3 = Nobody has force there: the token is discarded.
    .title = Nobody there
clause-war-4 = One player has force: they take the token.
    .title = One player there
clause-war-5 = Only two players have force and they are allies: the one with more force (HON-4) takes the token. No battle, nothing killed.
    .title = Two allies there
clause-war-6 = At least two players who are not allies have force: a battle, with every player who has force there, allies too.
    .title = A battle
clause-war-7 = Tokens taken are kept face up.
    .title = Tokens lie open

## BAT Battles

clause-bat-1 = Coins and Ronin of everyone are public before a battle.
    .title = Coins and Ronin are public
clause-bat-2 = “Start of Battle” effects come before the bids.
    .title = Start-of-battle effects
clause-bat-3 = All players in the battle bid at the same time and in secret: each puts any number of their Coins (also none) on each of the four advantages, in total at most what they have. All bids are revealed together. Coins not bid stay in reserve.
    .title = Sealed bids
clause-bat-4 = The advantages are resolved left to right: Seppuku, Take Hostage, Hire Ronin, (battle outcome), Imperial Poets. The highest bid wins each (HON-4, honor as it is then). An advantage with no Coins on it is skipped.
    .title = Advantages from left to right
clause-bat-5 = The winner of an advantage may decline to use it.
    .title = An advantage may be declined
clause-bat-6 = A player in a battle stays in it to the end, also with no figures left: their bids count, and they can win it.
    .title = Once in a battle, in it to the end
clause-bat-7 = Seppuku: kill all your own figures in the province (all or nothing); 1 VP and one gain of honor for each.
    .title = Seppuku
clause-bat-8 = Take Hostage: capture one figure of any other player (an ally’s too) in the province; it leaves the map to your screen until SEA-4. Steal 1 VP from its owner; if they have none you get none. Not killed. Daimyo, Kami and Strongholds cannot be captured.
    .title = Take Hostage
clause-bat-9 = Hire Ronin: +1 force for each own Ronin token, for this battle’s outcome. Tokens are not spent.
    .title = Hire Ronin
clause-bat-10 = Outcome: most force wins (HON-4), and takes the token. If no one has any force left, the player in the battle with the highest honor wins.
    .title = Who wins the battle
clause-bat-11 = All figures there of the losers are killed and go to their owners’ reserves, except those of the winner’s ally.
    .title = The losers’ figures die
clause-bat-12 = Imperial Poets: 1 VP for each figure killed in this battle, whoever owned it and however it was killed.
    .title = Imperial Poets
clause-bat-13 = Reparations: losers (allies of the winner too) discard the Coins they bid. The winner’s bid Coins are shared equally among all losers; the winner says who gets the odd Coins, at most one extra each. They can be used in later battles.
    .title = Reparations
clause-bat-14 = A battle is resolved even if a player bids nothing.
    .title = Bidding nothing is a bid

## CLN Seasonal cleanup

clause-cln-1 = All Coins and Ronin go back to the common pile.
    .title = Coins and Ronin go back
clause-cln-2 = All figures in shrines go back to their owners’ reserves. Figures and Strongholds on the map stay.
    .title = Shrines are emptied
clause-cln-3 = All mandate tiles are shuffled together again.
    .title = Mandates are shuffled
clause-cln-4 = Unclaimed war number tokens go away.
    .title = War numbers go away

## WIN Winter

clause-win-1 = Only SEA-4 (hostages) is carried out.
    .title = Hostages go home
clause-win-2 = Winter Upgrades score.
    .title = Winter Upgrades score
clause-win-3 = War province tokens score 1 (Spring), 2 (Summer), 3 (Autumn) VP each.
    .title = Tokens score
clause-win-4 = Set bonus for tokens of different provinces: 3-4: 10 VP; 5-6: 20 VP; 7-8: 30 VP.
    .title = The bonus for different provinces
clause-win-5 = Most VP wins; a tie goes to the highest honor.
    .title = Most points win
clause-win-6 = If the winner’s ally is also tied for first, they share the victory.
    .title = A shared victory

## CLA Clan abilities

clause-cla-koi-1 = At the start of the War Phase the Koi must turn all their Ronin into the same number of Coins.
    .title = The Koi turn Ronin into Coins
clause-cla-koi-2 = When they use Hire Ronin, the Coins left in their reserve (not those bid) count as Ronin.
    .title = The Koi hire with Coins
clause-cla-lotus-1 = In their mandate turn the chosen tile is laid face down, unseen by all others, and they announce any of the five mandates, which is carried out.
    .title = The Lotus announce any mandate
clause-cla-turtle-1 = Whenever they may Move figures they may Move Strongholds as if they were figures.
    .title = The Turtle move Strongholds
clause-cla-turtle-2 = Each of their Strongholds on the map is 1 force in its province (Harvest, war, battle). It is not killed, captured or replaced, and does not die with Seppuku.
    .title = The Turtle’s Strongholds have force
clause-cla-dragonfly-1 = Their figures may be Summoned to any province; the number is still that of their Strongholds on the map (plus the bonus).
    .title = The Dragonfly are summoned anywhere
clause-cla-dragonfly-2 = Their figures Move from any province to any other; they never use shipping routes.
    .title = The Dragonfly move anywhere
clause-cla-bonsai-1 = Whatever they buy (card, Stronghold) costs at most 1 Coin; a discount comes after that, down to 0.
    .title = The Bonsai pay at most 1 Coin

## FIG Figures

clause-fig-1 = Every figure has 1 force unless a card or power says otherwise.
    .title = A figure has 1 force
clause-fig-2 = Daimyo (and what counts as one) cannot be captured, replaced, or picked as the target of an effect on one figure. Effects on all figures or on a player do touch them. They can be killed by losing a battle or by their own Seppuku, and are summoned again by Recruit.
    .title = What cannot touch a Daimyo
clause-fig-3 = To “place” a figure is not to Summon it.
    .title = Placing is not summoning
clause-fig-4 = A figure that counts as two types is of both for every purpose.
    .title = Two types at once

## KUB Kami Unbound

clause-kub-1 = The figures and cards of the 4 kami in play start beside their shrines, off the map, at the start of every season.
    .title = Kami start beside their shrines
clause-kub-2 = In a kami turn, right after a shrine’s gift, the clan with the most force there may put that kami’s figure in any province, from beside the shrine or from wherever it is on the map. It is no Move and no Summon. With no worshippers it is left as it is.
    .title = The devoted place the kami
clause-kub-3 = At every moment a kami’s figure belongs to the clan with the most force in its shrine (HON-4); control changes as soon as that does, also within a battle. With nobody in the shrine nobody controls it.
    .title = Who controls a kami
clause-kub-4 = A kami figure has 1 force for its controller (Harvest, war), benefits from the controller’s abilities and upgrades that apply to all its figures, and is moved by the controller like a figure (once per Marshal, whoever controls it).
    .title = What a kami does for its controller
clause-kub-5 = Kami cannot be captured, replaced, targeted or killed.
    .title = What cannot be done to a kami
clause-kub-6 = A kami’s power works in its province for everybody, also when nobody controls it.
    .title = A kami’s power works for everybody
clause-kub-7 = In Cleanup all kami figures leave the map.
    .title = Kami leave the map in Cleanup
clause-kub-amaterasu = Figures of the clan with the highest honor among those with force in the province cannot be killed by other players. Their own Seppuku still can.
    .title = Amaterasu protects the most honorable
clause-kub-tsukuyomi = In the War Phase, before his province is resolved (battle or not), every player with force there gains 4 Coins.
    .title = Tsukuyomi pays before the war
clause-kub-susanoo = Nothing Moves out of his province, except kami. Going to a shrine when summoned is not a Move.
    .title = Susanoo holds everything in place
clause-kub-raijin = In his province only Bushi and kami have force among figures. Ronin and the Turtle’s Strongholds still count.
    .title = Raijin leaves force to Bushi and kami
clause-kub-fujin = In Harvest his province’s reward is doubled. Whoever takes his province’s war token, battle or not, gains its reward once (not doubled).
    .title = Fujin doubles the Harvest
clause-kub-ryujin = His force is the number of different card types (of five) his controller owns: 0 to 5.
    .title = Ryujin is as strong as his controller is learned
clause-kub-hachiman = In a battle in his province each Ronin hired counts 2 force (the Koi’s Coins too).
    .title = Hachiman doubles hired Ronin

## CAR Season cards

clause-car-1 = A copy owned is a copy in force; copies stack (TRA-3).
    .title = Copies stack
clause-car-2 = “Own”/“have” a Monster, Oni or Virtue counts the card, wherever the figure is. Strongholds count only on the map.
    .title = Owning counts the card
clause-car-3 = “After you Summon”: once per summoning event (a whole Recruit of one player, a Monster acquired, Raijin), when that event is complete. Placing and replacing are no Summons.
    .title = “After you Summon”
clause-car-4 = “Lowest/highest honor” of a province is among the players with force there; in a battle, among all players in it.
    .title = Lowest and highest honor in a province
clause-car-5 = “Win a war province token” is any way of taking it, battle or not.
    .title = Winning a token in any way
clause-car-6 = “With” a figure means it is in the province, alive, when the token is taken.
    .title = “With” a figure
clause-car-7 = A bonus that adds to a gain is part of that gain (one gain for Loyalty).
    .title = A bonus is part of its gain
clause-car-8 = Stealing or taking VP or Coins takes at most what is there.
    .title = Taking at most what is there
clause-car-9 = A figure “enters” a province when summoned or placed there, at each step of a Move into it, or when it replaces another there.
    .title = Entering a province
clause-car-10 = A killing event is all that one effect kills in one province at one moment (a battle’s outcome; Oni of Hate entering; Way of the Keiri in one province; Path of the Ninja). Figures are picked first, then Mercy is asked once; spared figures pay nothing to anybody (no Keiri VP, no Justice, no Poets).
    .title = One killing event
clause-car-11 = A card works from the moment it is owned: not on its own purchase. Nor on what was gained earlier in the same mandate or event (Way of the Merchant bought in the middle of a Train pays nothing for gains made before).
    .title = A card does not work on its own purchase
clause-car-12 = Komainu is a Shinto wherever a card says Shinto (Light, Kannushi, Favored, Piety; as a victim of Oni of Hate or Keiri too).
    .title = Komainu is a Shinto
clause-car-13 = For Way of the Merchant an event is: one mandate, one shrine’s gift, one card’s effect at start of war, all hostages returned in one set-up, one payment of Tsukuyomi’s figure. Income triggers nothing (all hold 0).
    .title = Events of gain for Way of the Merchant

## RUL Rulings

clause-rul-1 = Simultaneous effects: HON-5, asked only where the order can matter; otherwise from the top of the honor track down.
    .title = Order is asked only where it matters
clause-rul-2 = The Koi’s exchange is the last of the Koi’s own start-of-war effects.
    .title = The Koi’s exchange is their last
clause-rul-3 = A player with pieces but 0 force in a province (Raijin) is not in the battle; their figures are not killed.
    .title = Pieces without force are not in the battle
clause-rul-4 = Ronin hired count also for a player with no figures left.
    .title = Ronin fight on without figures
clause-rul-5 = A won advantage that is declined goes to nobody.
    .title = A declined advantage goes to nobody
clause-rul-6 = Hostage with no legal target: nothing, no VP.
    .title = No hostage, no point
clause-rul-7 = Seppuku needs at least one own figure that can be killed.
    .title = Seppuku needs a figure
clause-rul-8 = Spared figures (Mercy, Amaterasu) stay where they are although their side lost, and count for no kill.
    .title = The spared stay
clause-rul-9 = Amaterasu’s protection and control of kami are read at the moment of each kill or comparison.
    .title = Protection and control at that moment
clause-rul-10 = Tsukuyomi’s figure pays only if his province has a war number, once.
    .title = Tsukuyomi pays once, for a war number
clause-rul-11 = Susanoo’s figure holds the Turtle’s Strongholds too (they Move as figures do).
    .title = Susanoo holds Strongholds too
clause-rul-12 = Fujin’s figure doubles a province reward gained in a Harvest mandate also when a card gives it.
    .title = Fujin doubles rewards given by cards
clause-rul-13 = The tile the Lotus lay face down stays secret to the others for the whole game; Cleanup shuffles it in.
    .title = The Lotus’ tile stays secret
clause-rul-14 = Path of the Serpent: the owner is asked when another player first uses a route in an instance (one player’s Marshal, one use of Fujin), also if the mover has no Coin. Charged, a mover with a Coin pays it to the owner and the route is open for the instance; one without stays where it was, has not moved, and the route is closed to them for the instance. Not charged: open for the instance. The Turtle’s Strongholds count as figures here. With several owners (not in the printed decks) each is asked.
    .title = Path of the Serpent: who pays, and when
clause-rul-15 = A stronghold built in a Marshal can be moved in it by the Turtle (it has not moved yet).
    .title = A new Stronghold may move
clause-rul-16 = VP never go below 0. Coins and Ronin never go below 0.
    .title = Nothing goes below zero
clause-rul-17 = Sincerity’s VP is gained also when the victim has none to steal. Benevolence with two copies may give both Coins to one player. Path of Sengoku pays each different province with a figure that is or counts as the Daimyo once, as part of the Harvest’s gain. The Dragonfly summon an acquired Monster anywhere. Fujin’s Moves may be made with a kami figure one controls. Path of the Unrighteous’s extra replacement may come at any point; the ordinary two are of two different owners.
    .title = Smaller rulings on cards
clause-rul-18 = Three tied for first: the highest in honor wins; only that clan’s ally, if tied, shares.
    .title = Three tied for first
