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
    .does = A priest: 1 force. When summoned, it may go to a shrine instead, to compete for that shrine’s ability all season. Each clan has three.
    .clause = REC-5
figure-daimyo = Daimyo
    .many = Daimyo
    .does = The leader of a clan: 1 force. Cannot be taken hostage, replaced or targeted; dies only by losing a battle or by Seppuku.
    .clause = FIG-2
figure-stronghold = Stronghold
    .many = Strongholds
    .does = A fortress where you summon figures. It has no force (except the Turtle’s) and is never destroyed. Each clan has four.
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
    .does = War numbers are drawn, season cards are laid out, income is paid and hostages return.
phase-tea = Tea Ceremony
    .does = Clans form alliances, in pairs, for this season.
phase-political = Political Phase
    .does = Clans take turns choosing seven mandates; everyone carries them out.
phase-kami = Kami Turn
    .does = Shrine by shrine, the clan with the most force uses the shrine’s ability.
phase-war = War Phase
    .does = The provinces with war numbers are resolved in order.
phase-cleanup = Seasonal Cleanup
    .does = Coins and Ronin are discarded; Shinto return from the shrines.
phase-winter = Final Scoring
    .does = War tokens and Winter Upgrades score.
phase-end = Game over
    .does = The game is over.

## Season cards: the part every game uses, and the types of cards; the sets have their names in ui.ftl

set-core = Core
type-enhancement = Enhancement
    .does = Improves your clan, figures or actions for the rest of the game.
type-virtue = Virtue
    .does = Earns victory points for playing in a certain way.
type-monster = Monster
    .does = Brings a figure with a special power.
type-war-upgrade = War Upgrade
    .does = Takes effect in every War Phase.
type-winter-upgrade = Winter Upgrade
    .does = Scores at the end of the game.

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
# Force that a clan has by its own ability: what has that force.
part-clan-turtle = { figure-stronghold }

## Lists: the first two, each further one, the last one

list-two = { $one } and { $other }
list-more = { $head }, { $next }
list-last = { $head } and { $last }
list-facts = { $head }; { $next }
list-waiting = { $head } · { $next }
list-sentences = { $head } { $next }
fact = { $name }: { $value }
label = { $name }:
nothing = nothing
nobody = no one
route-between = { $one }–{ $other }
bid-part = { $coins } on { $advantage }

## Why something happens, where a name alone would not say it: a clan’s ability, a clause of the rules

cause-koi = the Koi’s exchange
cause-lotus = tile played face down
cause-set-1 = start of the game
cause-sea-1 = new season
cause-sea-2 = season cards
cause-sea-3 = income
cause-sea-4 = hostages returned
cause-tea-1 = Tea Ceremony
cause-tea-2 = Tea Ceremony
cause-tea-6 = Tea Ceremony
cause-pol-1 = season sequence
cause-pol-2 = mandate turn
cause-pol-3 = mandate turn
cause-pol-4 = mandate turn
cause-neg-1 = gift
cause-kam-2 = leading there
cause-kub-2 = Kami Unbound
cause-kub-7 = end of season
cause-hon-5 = order of effects
cause-war-1 = start of the War Phase
cause-war-2 = war
cause-war-3 = no force there
cause-war-4 = alone there
cause-war-5 = only two allies there
cause-war-6 = war
cause-bat-3 = bids
cause-bat-4 = highest bid
cause-bat-5 = not used
cause-bat-10 = battle
cause-bat-11 = battle outcome
cause-bat-13 = reparations
cause-cln-1 = end of season
cause-cln-2 = end of season
cause-cln-3 = end of season
cause-cln-4 = end of season
cause-win-1 = Winter
cause-win-3 = war tokens
cause-win-4 = different provinces
cause-win-5 = final score
