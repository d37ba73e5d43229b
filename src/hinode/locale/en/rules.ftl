# The rules, clause by clause, in our own words; `.title` is a heading.

## Sections

section-set = Setup
section-hon = Honor
section-neg = Negotiation
section-sea = Seasonal Setup
section-tea = Tea Ceremony
section-pol = Political Phase
section-rec = Recruit
section-mar = Marshal
section-tra = Train
section-har = Harvest
section-bet = Betray
section-kam = Kami Turns
section-war = War Phase
section-bat = Battles
section-cln = Seasonal Cleanup
section-win = Winter
section-cla = Clan abilities
section-fig = Figures
section-kub = Kami Unbound
section-car = Season cards
section-rul = Rulings

## SET Setup

clause-set-1 = 3 to 5 players, each with a different clan: Koi, Lotus, Turtle, Dragonfly or Bonsai.
    .title = Three to five players, different clans
clause-set-2 = Players sit clockwise in order of starting honor rank: Koi, Lotus, Turtle, Dragonfly, Bonsai (those in play). Seats never change.
    .title = Seats follow the starting honor rank
clause-set-3 = The honor track starts in the same order, lowest rank number on top, no gaps.
    .title = The honor track at the start
clause-set-4 = Everyone starts with 0 VP.
    .title = Starting points
clause-set-5 = Each clan has 1 Daimyo, 3 Shinto, 6 Bushi and 4 Strongholds. The Daimyo, one Bushi and one Stronghold start in the clan’s home province, the rest in reserve.
    .title = A clan’s pieces and where they start
clause-set-6 = Four of the seven shrines are drawn at random and laid out left to right. A first game uses Amaterasu, Fujin, Hachiman and Tsukuyomi, in that order.
    .title = Four of seven shrines
clause-set-7 = Each season deck has the 7 Core cards of that season and the 5 cards of one set, chosen or random (Archway, Horseman, Teapot or, from Kami Unbound, Mountain), for 12 cards per season. A first game uses Archway.
    .title = Twelve cards a season
clause-set-8 = Three shuffled piles of 8 war tokens (I Spring, II Summer, III Autumn), one token for each province.
    .title = Three piles of war tokens
clause-set-9 = 10 mandate tiles, two of each mandate, shuffled face down.
    .title = Ten mandate tiles
clause-set-10 = Coins and Ronin are unlimited. Figures, Strongholds and cards are not.
    .title = Limited and unlimited pieces

## HON Honor

clause-hon-1 = Honor ranks the clans; no two clans share a place.
    .title = Honor has no ties
clause-hon-2 = A clan that gains honor swaps places with the clan directly above it; at the top nothing happens.
    .title = Gaining honor
clause-hon-3 = A clan that loses honor swaps places with the clan directly below it; at the bottom nothing happens.
    .title = Losing honor
clause-hon-4 = Every tie in any comparison (force in a province or shrine, Coins on a war advantage, final score) goes to the tied clan with the highest honor.
    .title = Honor breaks every tie
clause-hon-5 = When effects of two or more clans happen at the same time and their order matters, the clan with the highest honor among them chooses to go first or last; then the next highest takes the first or last place left, and so on. A clan decides the order of its own effects.
    .title = Honor orders simultaneous effects
clause-hon-6 = Honor is checked at the moment of each comparison: a change in one step counts in the next.
    .title = Honor is checked at each comparison

## NEG Negotiation

clause-neg-1 = In the Tea Ceremony and the Political Phase, any player may give any number of their own Coins and Ronin to any other player at any time, no matter whose turn it is.
    .title = Gifts of Coins and Ronin
clause-neg-2 = No gifts in the War Phase, Seasonal Setup, Seasonal Cleanup or Winter.
    .title = When gifts are not allowed
clause-neg-3 = Only Coins and Ronin can be given: no figures, cards, tokens, VP or honor.
    .title = What cannot be given
clause-neg-4 = Deals are never binding: the game does not enforce promises.
    .title = Deals are not binding
clause-neg-5 = Players may talk in private, in any group, as well as in the open.
    .title = Talking in private

## SEA Seasonal Setup

clause-sea-1 = Prepare for war: reveal tokens from this season’s pile, two more than there are players. In order, they give the provinces at war their numbers, starting with 1. The remaining tokens of the pile stay hidden and are not used.
    .title = War numbers
clause-sea-2 = Season cards: cards left over from last season are discarded; all 12 cards of this season are laid out face up.
    .title = The season’s cards
clause-sea-3 = Income: each player receives Coins equal to their clan’s seasonal income. (They have none at this point: CLN-1.)
    .title = Income
clause-sea-4 = Hostages (Summer, Autumn, Winter): every hostage returns to its owner’s reserve; its captor gains 1 Coin for each.
    .title = Hostages return
clause-sea-5 = Card effects at the start of a season come after SEA-4.
    .title = Start-of-season effects

## TEA Tea Ceremony

clause-tea-1 = All alliances of the previous season end when the Tea Ceremony starts.
    .title = Old alliances end
clause-tea-2 = An alliance is formed by exactly two players who both agree. A player can be in only one alliance.
    .title = An alliance is between two
clause-tea-3 = Alliances are formed only in the Tea Ceremony and last until the next one, unless broken by Betray. No new alliance can be formed before then.
    .title = How long an alliance lasts
clause-tea-4 = Having an ally is optional.
    .title = No one has to ally
clause-tea-5 = Allies still count as opponents and “other players” for cards and other effects.
    .title = Allies are still opponents
clause-tea-6 = The ceremony ends when every player is done, or no one is left to ally with. So that it always ends, a clan can propose to the same clan at most 3 times a season (our ruling). An allied clan cannot propose (TEA-2).
    .title = When the ceremony ends
clause-tea-7 = Autumn’s alliances still count in Winter for sharing victory (WIN-6), but not for card effects.
    .title = Autumn’s alliances in Winter

## POL Political Phase

clause-pol-1 = The order is fixed: 3 mandate turns, Kami Turn, 2 mandate turns, Kami Turn, 2 mandate turns, Kami Turn; then war.
    .title = The order of turns in a season
clause-pol-2 = The clan at the top of the honor track takes the first mandate turn of the game. After each mandate turn the deck passes to the left; a new season continues with the next player to the left.
    .title = Whose mandate turn it is
clause-pol-3 = On a mandate turn the current player secretly looks at the top 4 tiles, chooses one and returns the other 3 to the top, unshuffled. (So the next player sees those 3 and one more; on the 7th turn the last 4 tiles are seen.)
    .title = Four tiles, one chosen
clause-pol-4 = The chosen tile is placed face up in the next slot and the mandate is carried out. The other tiles stay secret; players remember for themselves what they saw.
    .title = The tile is played; the rest stay secret
clause-pol-5 = Players carry out the mandate one after another, clockwise from the current player’s left, so the current player is last. Exception: TRA-1.
    .title = Who carries out a mandate, and in what order
clause-pol-6 = The bonus is only for the current player and the current player’s ally.
    .title = The bonus is for the current player and their ally
clause-pol-7 = Every part of a mandate is optional, except the 1 Coin everyone gains in Harvest, the rewards of Harvest’s bonus and the breaking of the alliance in Betray.
    .title = Nearly everything is optional
clause-pol-8 = For triggered effects, everything in one mandate happens at once: several summons are one summon; all Coins and VP of a Harvest are one gain. Effects “at the end of” a mandate wait until every player has carried it out.
    .title = A mandate happens all at once

## REC Recruit

clause-rec-1 = All: for each of your Strongholds on the map you may summon one figure from your reserve to that Stronghold’s province (two Strongholds in a province: two figures there).
    .title = One figure for each Stronghold
clause-rec-2 = Bonus: summon one more figure to any province with your Stronghold.
    .title = The bonus: one more
clause-rec-3 = Any figure in your reserve may be summoned: Bushi, Shinto, Daimyo or Monster. If you have no figures in reserve, you cannot summon.
    .title = Any figure in reserve
clause-rec-4 = There is no limit to the number of figures in a province.
    .title = No limit in a province
clause-rec-5 = When a Shinto is summoned, and only then, it may go straight to any of the 4 shrines instead of staying in the province. There must be a province it can be summoned to.
    .title = A Shinto may go to a shrine
clause-rec-6 = A Shinto in a shrine is not on the map; it cannot be moved to the map or to another shrine, and stays for the season.
    .title = Shinto stay in their shrine
clause-rec-7 = There is no limit to the number of Shinto in a shrine.
    .title = No limit in a shrine

## MAR Marshal

clause-mar-1 = All: each of your figures on the map may move once, to an adjacent province: across a border or along a shipping route.
    .title = Each figure may move once
clause-mar-2 = Any number of figures may move, or none. No figure moves twice in one Marshal.
    .title = No figure moves twice
clause-mar-3 = Bonus: pay 3 Coins to build one Stronghold from your reserve in any province, with no limit per province. Each clan has only 4 Strongholds. Once per Marshal, before, between or after your moves.
    .title = The bonus: build a Stronghold
clause-mar-4 = Figures in shrines never move.
    .title = Figures stay in shrines

## TRA Train

clause-tra-1 = The current player carries out Train first; the others follow clockwise.
    .title = The current player trains first
clause-tra-2 = All: buy one of the cards on display by paying its cost in Coins. It takes effect at once and stays with the clan, face up, for the rest of the game.
    .title = Buy one card
clause-tra-3 = You may buy several copies of a card over time; their effects stack.
    .title = Copies stack
clause-tra-4 = Bonus: the buyer may pay 1 Coin less (not below 0), or choose to pay the full cost, which matters where spent Coins count (Benevolence). Still one card.
    .title = The bonus: 1 Coin less
clause-tra-5 = A Monster card also brings its figure: it is summoned at once to a province where the clan has a Stronghold, and is one of the clan’s figures for the rest of the game. If it is killed or cannot be summoned, it goes to the clan’s reserve.
    .title = A Monster brings its figure
clause-tra-6 = A player who cannot pay the cost cannot buy the card. A player who cannot afford any card is still asked as long as another player has enough Coins to make one affordable with a gift (NEG-1).
    .title = You must be able to pay

## HAR Harvest

clause-har-1 = All: gain 1 Coin.
    .title = 1 Coin for everyone
clause-har-2 = Bonus: gain the reward of every province where you have the most force (ties: HON-4). You need at least 1 force there.
    .title = The bonus: rewards of your provinces
clause-har-3 = Rewards can include VP, Coins and Ronin.
    .title = What a reward is made of

## BET Betray

clause-bet-1 = Only the current player acts.
    .title = Only the current player betrays
clause-bet-2 = If the current player is in an alliance, it breaks at once and only that player loses honor. Without an alliance no honor is lost.
    .title = The alliance breaks, honor is lost
clause-bet-3 = Then replace up to 2 figures on the map, each belonging to a different opponent, with figures of the same type from the current player’s own reserve. Types: Bushi, Shinto, Monster.
    .title = Replace up to two figures, each belonging to a different player
clause-bet-4 = Any Monster may replace any Monster.
    .title = Any Monster for any Monster
clause-bet-5 = Daimyo (and figures that count as Daimyo), kami, Strongholds and figures in shrines cannot be replaced.
    .title = What cannot be replaced
clause-bet-6 = Replaced figures go to their owners’ reserves; they are not killed. The new figure is not summoned (no shrine, no summon triggers).
    .title = Replacing is neither killing nor summoning
clause-bet-7 = The former ally need not be a target.
    .title = The former ally need not be a target

## KAM Kami Turns

clause-kam-1 = The 4 shrines are resolved left to right, each completely before the next. A shrine with no figures is skipped.
    .title = Shrines from left to right
clause-kam-2 = The clan with the most force in the shrine (ties: HON-4) uses the ability of its kami.
    .title = The clan with the most force uses the ability
clause-kam-3 = Amaterasu: you may move to the top of the honor track; the clans you pass move down one. This counts at once for the next shrines.
    .title = Amaterasu: to the top of the honor track
clause-kam-4 = Fujin: you may make up to 2 moves with your figures on the map: two figures once each, or one figure twice.
    .title = Fujin: two moves
clause-kam-5 = Raijin: you may summon 1 Bushi from your reserve to any province.
    .title = Raijin: summon a Bushi
clause-kam-6 = Ryujin: you may buy one card on display at full cost (no Train discount).
    .title = Ryujin: buy a card
clause-kam-7 = Hachiman: gain 2 Ronin.
    .title = Hachiman: 2 Ronin
clause-kam-8 = Susanoo: gain 1 VP for each of your Strongholds on the map.
    .title = Susanoo: points for Strongholds
clause-kam-9 = Tsukuyomi: gain 2 Coins.
    .title = Tsukuyomi: 2 Coins

## WAR War Phase

clause-war-1 = Effects at the start of the War Phase (War Upgrades, the Koi’s exchange) come first, once per season, ordered by HON-5.
    .title = Start of the War Phase
clause-war-2 = Then the provinces with war numbers are resolved in order, starting with 1, each completely before the next.
    .title = Provinces in the order of their numbers
clause-war-3 = No one has force there: the war token is discarded.
    .title = No one has force there
clause-war-4 = One player has force: they take the token.
    .title = One player there
clause-war-5 = Only two players have force and they are allies: the one with more force (ties: HON-4) takes the token. There is no battle and no figure is killed.
    .title = Two allies there
clause-war-6 = At least two players who are not allies have force: a battle, with every player who has force there, allies too.
    .title = A battle
clause-war-7 = Tokens taken are kept face up.
    .title = Tokens are public

## BAT Battles

clause-bat-1 = Everyone’s Coins and Ronin are public before a battle.
    .title = Coins and Ronin are public
clause-bat-2 = Effects at the start of a battle come before the bids.
    .title = Start-of-battle effects
clause-bat-3 = All players in the battle bid at the same time, in secret: each puts any number of Coins (or none) on each of the four advantages, up to what they have. All bids are revealed together. Each player keeps the Coins they did not bid.
    .title = Secret bids
clause-bat-4 = The advantages are resolved left to right: Seppuku, Take Hostage and Hire Ronin, then, after the outcome of the battle, Imperial Poets. The highest bid wins each (ties: HON-4, with honor at that moment). An advantage with no bids is skipped.
    .title = Advantages from left to right
clause-bat-5 = The winner of an advantage may choose not to use it.
    .title = An advantage is optional
clause-bat-6 = A player in a battle stays in it to the end, even with no figures left: their bids count and they can still win.
    .title = Once in a battle, in it to the end
clause-bat-7 = Seppuku: kill all of your figures in the province (all or none); gain 1 VP and 1 honor for each.
    .title = Seppuku
clause-bat-8 = Take Hostage: capture one figure of any other player in the province (even an ally’s) and hold it off the map until SEA-4. Steal 1 VP from its owner, if they have any. It is not killed. Daimyo, kami and Strongholds cannot be captured.
    .title = Take Hostage
clause-bat-9 = Hire Ronin: +1 force in this battle for each of your Ronin. They are not spent.
    .title = Hire Ronin
clause-bat-10 = Outcome: the player with the most force wins (ties: HON-4) and takes the token. If no one has any force left, the player in the battle with the highest honor wins.
    .title = Who wins the battle
clause-bat-11 = All figures of the losers there are killed and go to their owners’ reserves, except those of the winner’s ally.
    .title = The losers’ figures die
clause-bat-12 = Imperial Poets: 1 VP for each figure killed in this battle, no matter who owned it or how it was killed.
    .title = Imperial Poets
clause-bat-13 = Reparations: losers (the winner’s ally too) discard the Coins they bid. The Coins the winner bid are divided equally among all losers; the winner decides who gets any remaining Coins, at most one extra each. Coins received this way can be used in later battles.
    .title = Reparations
clause-bat-14 = A battle is resolved even if a player bids nothing.
    .title = Bidding nothing is allowed

## CLN Seasonal Cleanup

clause-cln-1 = All Coins and Ronin return to the supply.
    .title = Coins and Ronin return
clause-cln-2 = All figures in shrines return to their owners’ reserves. Figures and Strongholds on the map stay.
    .title = Shrines are emptied
clause-cln-3 = All mandate tiles are shuffled together again.
    .title = Mandates are shuffled
clause-cln-4 = Remaining war number tokens are removed.
    .title = War numbers are removed

## WIN Winter

clause-win-1 = Of the Seasonal Setup, only SEA-4 (hostages) is carried out.
    .title = Hostages return
clause-win-2 = Winter Upgrades score.
    .title = Winter Upgrades score
clause-win-3 = War tokens score 1 (Spring), 2 (Summer) or 3 (Autumn) VP each.
    .title = Tokens score
clause-win-4 = Set bonus for tokens from different provinces: 3–4: 10 VP; 5–6: 20 VP; 7–8: 30 VP.
    .title = The bonus for different provinces
clause-win-5 = The clan with the most VP wins; a tie goes to the clan with the highest honor.
    .title = The clan with the most VP wins
clause-win-6 = If the winner’s ally is also tied for first, they share the victory.
    .title = A shared victory

## CLA Clan abilities

clause-cla-koi-1 = At the start of the War Phase the Koi must turn all their Ronin into the same number of Coins.
    .title = The Koi turn Ronin into Coins
clause-cla-koi-2 = When they use Hire Ronin, the Coins they did not bid count as Ronin.
    .title = The Koi hire with Coins
clause-cla-lotus-1 = On their mandate turn the chosen tile is played face down, hidden from everyone else, and they announce any of the five mandates, which is carried out.
    .title = The Lotus announce any mandate
clause-cla-turtle-1 = Whenever they may move figures, they may also move Strongholds as if they were figures.
    .title = The Turtle move Strongholds
clause-cla-turtle-2 = Each of their Strongholds on the map has 1 force in its province (Harvest, war, battle). It cannot be killed (even by Seppuku), captured or replaced.
    .title = The Turtle’s Strongholds have force
clause-cla-dragonfly-1 = Their figures may be summoned to any province; they still summon only one figure per Stronghold on the map (plus the bonus).
    .title = The Dragonfly summon anywhere
clause-cla-dragonfly-2 = Their figures move from any province to any other; they never use shipping routes.
    .title = The Dragonfly move anywhere
clause-cla-bonsai-1 = Everything they buy (card, Stronghold) costs at most 1 Coin; discounts apply after that, down to 0.
    .title = The Bonsai pay at most 1 Coin

## FIG Figures

clause-fig-1 = Every figure has 1 force unless a card or power says otherwise.
    .title = A figure has 1 force
clause-fig-2 = Daimyo (and figures that count as one) cannot be captured, replaced or targeted by an effect on a single figure. Effects on all figures or on a player do affect them. They can be killed by losing a battle or by their own Seppuku, and can be summoned again with Recruit.
    .title = What cannot affect a Daimyo
clause-fig-3 = Placing a figure is not summoning it.
    .title = Placing is not summoning
clause-fig-4 = A figure that counts as two types is both for every purpose.
    .title = Two types at once

## KUB Kami Unbound

clause-kub-1 = The figures and cards of the 4 kami in play start every season beside their shrines, off the map.
    .title = Kami start beside their shrines
clause-kub-2 = In a Kami Turn, right after a shrine’s ability, the clan with the most force there may place that kami’s figure in any province, wherever it was before. This is not a move or a summon. If the shrine is empty, the figure stays where it is.
    .title = Placing the kami
clause-kub-3 = At all times a kami’s figure belongs to the clan with the most force in its shrine (ties: HON-4). Control changes as soon as that changes, even during a battle. If the shrine is empty, no one controls the kami.
    .title = Who controls a kami
clause-kub-4 = A kami figure has 1 force for its controller (Harvest, war), benefits from the controller’s abilities and upgrades that apply to all the controller’s figures, and is moved by the controller like any other figure (once per Marshal, no matter who controls it).
    .title = What a kami does for its controller
clause-kub-5 = Kami cannot be captured, replaced, targeted or killed.
    .title = What cannot be done to a kami
clause-kub-6 = A kami’s power affects everyone in its province, even when no one controls it.
    .title = A kami’s power affects everyone
clause-kub-7 = In the Seasonal Cleanup all kami figures leave the map.
    .title = Kami leave the map in the Seasonal Cleanup
clause-kub-amaterasu = Figures of the clan with the highest honor, among clans with force in the province, cannot be killed by other players. Their own Seppuku still kills them.
    .title = Amaterasu protects the highest honor
clause-kub-tsukuyomi = In the War Phase, before his province is resolved (battle or not), every player with force there gains 4 Coins.
    .title = Tsukuyomi pays before the war
clause-kub-susanoo = Nothing can move out of his province except kami. Going to a shrine when summoned is not a move.
    .title = Susanoo holds everything in place
clause-kub-raijin = Among figures in his province, only Bushi and kami have force. Ronin and the Turtle’s Strongholds still count.
    .title = With Raijin, only Bushi and kami have force
clause-kub-fujin = In Harvest his province’s reward is doubled. The player who takes his province’s war token, battle or not, gains its reward once (not doubled).
    .title = Fujin doubles the Harvest
clause-kub-ryujin = His force is the number of different card types (of five) his controller owns: 0 to 5.
    .title = Ryujin’s force comes from card types
clause-kub-hachiman = In a battle in his province each hired Ronin counts as 2 force (the Koi’s Coins too).
    .title = Hachiman doubles hired Ronin

## CAR Season cards

clause-car-1 = Every copy of a card you own counts; effects stack (TRA-3).
    .title = Copies stack
clause-car-2 = To “own” or “have” a Monster, Oni or Virtue means to own its card, wherever the figure is. Strongholds count only on the map.
    .title = Owning means owning the card
clause-car-3 = “After you summon”: once per summoning event (a player’s whole Recruit, buying a Monster, Raijin), when that event is complete. Placing and replacing are not summoning.
    .title = “After you summon”
clause-car-4 = For “lowest/highest honor” in a province, compare only the players with force there; in a battle, compare all players in it.
    .title = Lowest and highest honor in a province
clause-car-5 = “Win a war token” means taking it in any way, battle or not.
    .title = Winning a token in any way
clause-car-6 = “With” a figure means it is in the province, alive, when the token is taken.
    .title = “With” a figure
clause-car-7 = A bonus that adds to a gain is part of that gain (one gain for Loyalty).
    .title = A bonus is part of its gain
clause-car-8 = You cannot steal or take more VP or Coins than the other clan has.
    .title = You cannot take more than they have
clause-car-9 = A figure “enters” a province when it is summoned or placed there, at each step of a move into it, or when it replaces another there.
    .title = Entering a province
clause-car-10 = A killing event is everything one effect kills in one province at one time (the outcome of a battle; Oni of Hate entering; Way of the Keiri in one province; Path of the Ninja). Figures are chosen first, then Mercy is offered once. Spared figures score for no one (no Keiri VP, Justice or Poets).
    .title = One killing event
clause-car-11 = A card works from the moment you own it, but not on its own purchase, nor on gains made earlier in the same mandate or event (Way of the Merchant bought in the middle of a Train pays nothing for earlier gains).
    .title = A card does not work on its own purchase
clause-car-12 = Komainu is a Shinto wherever a card says Shinto (Light, Kannushi, Favored, Piety; as a victim of Oni of Hate or Keiri too).
    .title = Komainu is a Shinto
clause-car-13 = For Way of the Merchant, each of these is one event: a mandate, a shrine’s ability, a card’s effect at the start of the War Phase, all hostages returned in one Seasonal Setup, a payment by Tsukuyomi’s figure. Income does not trigger it (everyone has 0 Coins).
    .title = What counts as one event for Way of the Merchant

## RUL Rulings

clause-rul-1 = For simultaneous effects (HON-5), players are asked only if the order can matter; otherwise the effects are resolved from the top of the honor track down.
    .title = Players are asked only when the order matters
clause-rul-2 = The Koi’s exchange is the last of the Koi’s own effects at the start of the War Phase.
    .title = The Koi’s exchange comes last
clause-rul-3 = A player with pieces but 0 force in a province (Raijin) is not in the battle; their figures are not killed.
    .title = Pieces without force are not in the battle
clause-rul-4 = Hired Ronin count even for a player with no figures left.
    .title = Ronin fight on without figures
clause-rul-5 = A won advantage that is not used goes to no one.
    .title = An unused advantage goes to no one
clause-rul-6 = If there is no legal target for Take Hostage, nothing happens and no VP are stolen.
    .title = No hostage, no VP
clause-rul-7 = Seppuku requires at least one figure of your own that can be killed.
    .title = Seppuku needs a figure
clause-rul-8 = Spared figures (Mercy, Amaterasu) stay where they are even if their side lost, and do not count as killed.
    .title = Spared figures stay
clause-rul-9 = Amaterasu’s protection, and who controls each kami, are checked at the moment of each kill or comparison.
    .title = When protection and control are checked
clause-rul-10 = Tsukuyomi’s figure pays only if his province has a war number, and only once.
    .title = Tsukuyomi pays once, and only with a war number
clause-rul-11 = Susanoo’s figure holds the Turtle’s Strongholds too (they move as figures do).
    .title = Susanoo holds Strongholds too
clause-rul-12 = Fujin’s figure doubles a province reward gained in a Harvest mandate even when a card gives it.
    .title = Fujin doubles rewards given by cards
clause-rul-13 = A tile the Lotus played face down stays secret from the others for the whole game; the Seasonal Cleanup shuffles it in.
    .title = The Lotus’ tile stays secret
clause-rul-14 = Path of the Serpent: the owner is asked when another player first uses a route in one Marshal or one use of Fujin, even if the mover has no Coin. If charged, a mover with a Coin pays the owner and may use the route until that Marshal or use of Fujin ends; a mover without one stays put, does not count as having moved and cannot use the route until then. If not charged, the route is free until then. The Turtle’s Strongholds count as figures. Several owners (impossible with the printed decks) are asked one after another.
    .title = Path of the Serpent: who pays, and when
clause-rul-15 = A Stronghold built in a Marshal can be moved in the same Marshal by the Turtle.
    .title = A new Stronghold may move
clause-rul-16 = VP, Coins and Ronin never go below 0.
    .title = Nothing goes below zero
clause-rul-17 = Sincerity gives its VP even if the victim has none to steal. With two copies of Benevolence you may give both Coins to one player. Path of Sengoku pays once for each different province with a figure that is or counts as your Daimyo, as part of the Harvest’s gain. When the Dragonfly buy a Monster, they may summon it to any province. Fujin’s moves may be made with a kami figure you control. The extra replacement of Path of the Unrighteous may come at any point; the figures replaced by the ordinary two must belong to two different owners.
    .title = Smaller rulings on cards
clause-rul-18 = Three tied for first: the clan with the highest honor wins; only that clan’s ally, if tied, shares the victory.
    .title = Three tied for first
