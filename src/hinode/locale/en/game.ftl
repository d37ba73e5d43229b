# Names of what the game is made of; clans, kami, mandates, advantages and cards have theirs in cards.ftl.

## Provinces

province-hokkaido = Hokkaido
province-oshu = Oshu
province-edo = Edo
province-kyoto = Kyoto
province-kansai = Kansai
province-nagato = Nagato
province-shikoku = Shikoku
province-kyushu = Kyushu

## Where a piece can be: a province, the shrine of a kami, the reserve

at-hokkaido = { province-hokkaido }
at-oshu = { province-oshu }
at-edo = { province-edo }
at-kyoto = { province-kyoto }
at-kansai = { province-kansai }
at-nagato = { province-nagato }
at-shikoku = { province-shikoku }
at-kyushu = { province-kyushu }
at-amaterasu = the shrine of { kami-amaterasu }
at-fujin = the shrine of { kami-fujin }
at-hachiman = the shrine of { kami-hachiman }
at-raijin = the shrine of { kami-raijin }
at-ryujin = the shrine of { kami-ryujin }
at-susanoo = the shrine of { kami-susanoo }
at-tsukuyomi = the shrine of { kami-tsukuyomi }
at-reserve = the reserve

## Figures (and the Stronghold, a token)

figure-bushi = Bushi
    .many = Bushi
    .does = A foot soldier: 1 force. Each clan has six.
    .clause = FIG-1
figure-shinto = Shinto
    .many = Shinto
    .does = A priest: 1 force on the map, or sent to a shrine when summoned, to win that kami’s gifts all season. Each clan has three.
    .clause = REC-5
figure-daimyo = Daimyo
    .many = Daimyo
    .does = The head of a clan: 1 force. Cannot be taken hostage, replaced or picked out by an effect; dies only in a lost battle or by Seppuku.
    .clause = FIG-2
figure-stronghold = Stronghold
    .many = Strongholds
    .does = A keep: figures are summoned where it stands. It has no force of its own and is never destroyed. Each clan has four.
    .clause = REC-1
figure-komainu = { card-komainu }
figure-oni-of-skulls = { card-oni-of-skulls }
figure-yurei = { card-yurei }
figure-river-dragon = { card-river-dragon }
figure-oni-of-blood = { card-oni-of-blood }
figure-oni-of-souls = { card-oni-of-souls }
figure-oni-of-hate = { card-oni-of-hate }
figure-oni-of-spite = { card-oni-of-spite }
figure-amaterasu = { kami-amaterasu }
figure-fujin = { kami-fujin }
figure-hachiman = { kami-hachiman }
figure-raijin = { kami-raijin }
figure-ryujin = { kami-ryujin }
figure-susanoo = { kami-susanoo }
figure-tsukuyomi = { kami-tsukuyomi }

## Seasons and phases

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
phase-setup = Seasonal Setup
    .does = War numbers, season cards and income; hostages go home.
phase-tea = Tea Ceremony
    .does = Alliances for this season are made, two clans each.
phase-political = Political Phase
    .does = Seven mandates, chosen in turn and carried out by all.
phase-kami = Kami Turn
    .does = Shrine by shrine, the clan with most force gets the kami’s gift.
phase-war = War Phase
    .does = The numbered provinces are fought over in order.
phase-cleanup = Cleanup
    .does = Coins and Ronin go back, worshippers come home.
phase-winter = Winter
    .does = The last points are counted.
phase-end = The end
    .does = The game is over.

## Season cards: the part every game uses, and the types of cards; the sets have their names in ui.ftl

set-core = Core
type-enhancement = Enhancement
    .does = Makes the clan, its figures or what it does better, for the rest of the game.
type-virtue = Virtue
    .does = Rewards a way of playing with victory points.
type-monster = Monster
    .does = Brings a figure with a power of its own.
type-war-upgrade = War Upgrade
    .does = Counts in every War Phase.
type-winter-upgrade = Winter Upgrade
    .does = Scores at the end of the game.

## Things every clan has or fights for

thing-vp = Victory points
    .short = VP
    .does = Most of them win the game. They come from Harvests, wars, cards and, in Winter, war tokens.
    .clause = WIN-5
thing-coins = Coins
    .does = Buy cards and Strongholds, and are bid in battles. Those left at the end of the season are lost.
    .clause = CLN-1
thing-ronin = Ronin
    .does = Each is 1 force in every battle where you win Hire Ronin. Lost at the end of the season.
    .clause = BAT-9
thing-honor = Honor
    .does = A strict order of the clans. The higher wins every tie.
    .clause = HON-4
thing-force = Force
    .does = What figures weigh in provinces and shrines: 1 each, unless a card or power says otherwise.
    .clause = FIG-1
thing-reserve = Reserve
    .does = A clan’s pieces that are not on the board. They can be summoned again.
    .clause = REC-3
thing-income = Income
    .does = Coins a clan takes at the start of each season.
    .clause = SEA-3
thing-home = Home
    .does = The province where a clan starts with its Daimyo, a Bushi and a Stronghold.
    .clause = SET-5
thing-ally = Ally
    .does = Shares the bonus of your mandates and you of theirs. Alone together in a province you do not fight.
    .clause = POL-6
thing-hostage = Hostage
    .does = A figure held until the next season. Its captor stole 1 VP, and gains 1 Coin when it goes home.
    .clause = SEA-4
thing-token = War token
    .does = For winning a province at war. Worth points in Winter, more the later the season, and much more for different provinces.
    .clause = WIN-4
thing-war-number = War number
    .does = War comes to the numbered provinces, from 1 up. The others are at peace this season.
    .clause = SEA-1
thing-reward = Harvest reward
    .does = What a Harvest with the bonus gives the clan with most force there.
    .clause = HAR-2
thing-shrine = Shrine
    .does = Three times a season, its kami gives a gift to the clan with most force here.
    .clause = KAM-2
thing-mandate = Mandate
    .does = Chosen from four tiles by the clan whose turn it is; all carry it out.
    .clause = POL-3
thing-route = Shipping route
    .does = Joins two provinces over the sea, as a border does on land.
    .clause = MAR-1
thing-kami-figure = Figure of a kami
    .does = With Kami Unbound the kami walk the map. Each fights for the clan with most force in its shrine.
    .clause = KUB-3

## Amounts

amount-coins = { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}
amount-ronin = { $count } Ronin
amount-vp = { $count } VP
amount-force = { $count } force
amount-figures = { $count ->
    [one] { $figure }
   *[other] { $count } { $figure }
}
amount-strongholds = { $count ->
    [one] { figure-stronghold }
   *[other] { $count } { figure-stronghold.many }
}
times = { $what } ×{ $count }

## Lists: the first two, each further one, the last one

list-two = { $one } and { $other }
list-more = { $head }, { $next }
list-last = { $head } and { $last }
nothing = nothing
nobody = nobody
route-between = { $one } – { $other }
bid-part = { $coins } on { $advantage }

## Why something happens, where a name alone would not say it: a clan’s ability, a clause of the rules

cause-koi = the Koi’s exchange
cause-lotus = a tile face down
cause-set-1 = start of the game
cause-sea-1 = a new season
cause-sea-2 = season cards
cause-sea-3 = income
cause-sea-4 = hostages sent home
cause-tea-1 = tea
cause-tea-2 = tea
cause-tea-6 = tea
cause-pol-1 = order of the season
cause-pol-2 = mandate turn
cause-pol-3 = mandate turn
cause-pol-4 = mandate turn
cause-neg-1 = gift
cause-kam-2 = most force in the shrine
cause-kub-2 = Kami Unbound
cause-kub-7 = end of season
cause-hon-5 = order of effects
cause-war-1 = start of war
cause-war-2 = war
cause-war-3 = nobody there
cause-war-4 = alone there
cause-war-5 = more force than the ally
cause-war-6 = war
cause-bat-3 = bids
cause-bat-4 = highest bid
cause-bat-5 = declined
cause-bat-10 = battle
cause-bat-11 = battle lost
cause-bat-13 = reparations
cause-cln-1 = end of season
cause-cln-2 = end of season
cause-cln-3 = end of season
cause-cln-4 = end of season
cause-win-1 = winter
cause-win-3 = war tokens
cause-win-4 = different provinces
cause-win-5 = final score
