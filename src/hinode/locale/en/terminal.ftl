# The terminal’s own words. What a player types stays as it is in every language: commands and file names.
#
# A question has its words from decisions.ftl. `help-KIND` explains its rules, `.clause` names them; a card, kami or
# advantage that asks explains itself. An answer is told in steps, from coarse to fine: `step-…` and its attributes.

## Sitting down

welcome = You play the { $clan } against { $others }. Seed { $seed }: the same seed sets the same table.
hint = Answer with a number or in words. Also: help, board, log, cards, gift, undo, save, language, quit. 'help' says what a question means.
opponent-random = random
    .gist = says anything the rules allow
opponent-greedy = greedy
    .gist = takes what looks best at the moment
opponent-planner = planner
    .gist = thinks ahead
character-plain = plain
    .gist = nothing in particular
character-loyal = loyal
    .gist = stands by its allies
character-merchant = merchant
    .gist = Coins, harvests and cards
character-warlord = warlord
    .gist = figures and wars
character-monk = monk
    .gist = shrines and honor
character-opportunist = opportunist
    .gist = whatever pays, with whoever pays
character-trickster = trickster
    .gist = offers alliances it does not mean to keep
introduced = { subject }: { $bot }
introduced-level = { subject }: { $level } ({ $gist })
introduced-style = { subject }: { $level }, { $style } ({ $gist })

## Questions

help-tea = An alliance joins exactly two clans until the next ceremony, unless Betray breaks it. Allies share the bonus of each other’s mandates, and alone together in a province they do not fight. You may offer alliances to several clans; it is made when one accepts. Once ready you are asked again only if somebody makes you an offer. Staying without an ally is fine. No promise binds anybody.
    .clause = TEA-2 TEA-4 TEA-6
help-mandate = You see the top four tiles and choose one; the other three go back on top, so the next player sees them and one more. Every clan carries the mandate out, you last (first in Train); only you and your ally get the bonus. Recruit: summon figures at Strongholds (bonus: one more). Marshal: move figures (bonus: build a Stronghold for 3 Coins). Train: acquire a season card (bonus: 1 Coin less). Harvest: 1 Coin each (bonus: the rewards of provinces you lead). Betray: only you act; your alliance breaks and you may replace figures of two other clans.
    .clause = POL-3 POL-5 POL-6
help-recruit = One figure from your reserve for each of your Strongholds on the map, into its province; with the bonus one more at any of them. A Shinto may go at once to a shrine instead of staying: the clan with most worshippers gets that kami’s gift in each kami turn. The Dragonfly summon anywhere.
    .clause = REC-1 REC-2 REC-5
help-marshal = Each of your figures on the map may move once, over a border or along a shipping route. With the bonus you may also build one Stronghold in any province for 3 Coins (the Bonsai pay 1). The Dragonfly fly anywhere; the Turtle move Strongholds too. Figures in shrines stay there.
    .clause = MAR-1 MAR-2 MAR-3
help-train = One card, paid in Coins; it takes effect at once and stays with you. Only cards you can pay are listed. Copies add up. A Monster brings its figure to one of your Strongholds. 'cards' shows all that is on display.
    .clause = TRA-2 TRA-4 TRA-5
help-betray = Up to two figures on the map, of two different clans, give way to figures of the same type from your reserve: a Bushi for a Bushi, a Shinto for a Shinto, any Monster for a Monster. Nobody is killed; they go back to their reserve. Daimyo, Strongholds and figures in shrines are safe.
    .clause = BET-2 BET-3 BET-5
help-place = The figure is placed, not summoned: nothing that follows a summon happens.
    .clause = FIG-3 KUB-2
help-bid = Type four numbers: Seppuku, Take Hostage, Hire Ronin, Imperial Poets. Everybody in the battle bids in secret, then all bids are shown; the highest bid wins each advantage, ties go to higher honor. Seppuku: kill all your own figures here, 1 VP and honor for each. Take Hostage: take one figure of another clan off the map and steal 1 VP. Hire Ronin: 1 force for each Ronin token. Imperial Poets: 1 VP for each figure killed in this battle. If you win the battle, the losers share the Coins you bid; if you lose, your bid is gone. '0' alone bids nothing.
    .clause = BAT-3 BAT-4 BAT-13
help-hostage = Daimyo, kami and Strongholds cannot be taken. When the hostage goes home you gain 1 Coin.
    .clause = BAT-8
help-share = The Coins you bid are shared equally among the losers. What is left over is yours to hand out, at most one extra Coin for each loser.
    .clause = BAT-13
help-order = The clan highest in honor chooses the first or the last place, then the next highest, and so on.
    .clause = HON-5
help-sequence = They are all carried out, one after the other; what the first changes counts for the next.
    .clause = HON-5
clauses = Rules: { $clauses }

## Answers

step-done = Done: nothing more
step-ready = Ready: no more talk
step-lay = Lay { $tile } face down
    .announce = and announce { $announce }
step-summon = Summon { $piece }
    .in = in { $province }
    .stay = and stay there
    .shrine = and go to the shrine of { $shrine }
step-move = Move { $piece } from { $from }
    .to = to { $to }
step-shift = Move { $piece } from the shrine of { $from }
    .to = to the shrine of { $to }
step-build = Build a Stronghold
    .in = in { $province }
step-replace = Replace { owner-figure } in { $place }
    .by = by { a-with-figure }
step-place = Place { $piece }
    .in = in { $place }
step-bid = Bid { $bid }
step-capture = Take { owner-figure } hostage
step-kill = Kill { owner-figure }
    .in = in { $province }
steps-joined = { $steps } { $next }
step-from-reserve = { $step } ({ $count } in reserve)
step-from-here = { $step } ({ $count } there)
tiles-alike = { $tile } ({ $count } of your four tiles)
gist-recruit = all summon at their Strongholds; you and your ally one more
gist-marshal = all move; you and your ally may build a Stronghold
gist-train = all may acquire a card, you first; you and your ally 1 Coin cheaper
gist-harvest = all gain 1 Coin; you and your ally the rewards of provinces you lead
gist-betray = leave your alliance and replace figures of two other clans
explained = { $name }: { $text }
offered-card = { $card } ({ amount-coins }, { $type }): { $does }
bid-line = You have { amount-coins }. Type four numbers for { $advantages }, or 0 for nothing.
go-back = Back

## What happens

news = What happened
repeated = { $sentence } (x{ $count })
spoken = { $sentence }: "{ $reason }"
spoken-by = { $sentence }. { subject }: "{ $reason }"
undone = Taken back.
saved = Saved to { $path }. 'hinode replay { $path }' steps through it.
afterwards = 'save FILE' keeps this game; board, log and cards still work. Enter leaves.
farewell = Good-bye. The game is left unfinished.
language-now = From now on in English.

## What cannot be understood or done

no-number = There is no option { $number }: type a number from { $low } to { $high }, or 'help'.
no-words = Nothing here is called '{ $text }': type a number or words of an option, or 'help'.
many-fit = '{ $text }' could be { $options }: say a little more.
many-more = { $first } and { $count } more
no-answer = Type the number of an option, or 'help'.
four-numbers = Type four numbers, such as '1 0 2 0', or 0 for nothing.
too-much = That is { $total } Coins in all, and you have { $coins }.
gift-form = Type it as: gift CLAN COINS RONIN, such as 'gift lotus 2 0'. Clans: { $clans }.
save-form = Type it as: save FILE
not-saved = Cannot write { $path }: { $reason }
no-card = No card in play is called '{ $text }'.
language-form = Type it as: language NAME, such as 'language zh-Hant'. There are: { $languages }.
no-undo = Nothing to take back: others have acted since, or something hidden has come to light.

## Commands: `.form` is what is typed

command-number = take that option; words of the option do as well ('bushi edo kyoto')
    .form = 1, 2, 3 ...
command-zero = finish or decline; in a second list, go back
    .form = 0
command-undo = take back your last answer, while nobody else has acted and nothing hidden came up
    .form = undo
command-board = show the whole board
    .form = board
command-log = show what happened last (30 lines, or N)
    .form = log [N]
command-cards = what the cards on display and in play do, or all about one of them
    .form = cards [NAME]
command-gift = give Coins and Ronin away (Tea Ceremony and Political Phase)
    .form = gift CLAN COINS RONIN
command-save = write the game so far to a file, for 'hinode replay'
    .form = save FILE
command-language = play on in another language: en or zh-Hant
    .form = language NAME
command-quit = leave
    .form = quit

## The board

where-mandate = { $where }, mandate { $turn } of 7
column-clan = Clan
column-province = Province
column-war = War
column-present = Force, pieces (* leads)
column-ways = Next to (~ by sea)
present = { table-clan-here }
own-clan = { $clan } (you)
here-kami = kami { $kami } ({ $owner })
nobodys = nobody’s
no-pieces = no pieces
slot-laid = { $turn } { $clan } { $tile }
slot-face-down = { $turn } { $clan } { $tile } (face down)
slot-kami = kami
slot-war = war
no-wars = none this season
gift-of-amaterasu = to the top of the honor track
gift-of-fujin = up to 2 moves
gift-of-hachiman = 2 Ronin
gift-of-raijin = a Bushi in any province
gift-of-ryujin = acquire a card at its full price
gift-of-susanoo = 1 VP for each Stronghold of yours
gift-of-tsukuyomi = 2 Coins
shrine-line = { $kami } ({ $gift }): { $worshippers }
shrine-empty = empty
worshippers = { $clan } { $pieces }
display = Cards (price)
priced = { $card } ({ $price })
no-display = no cards
held-cards = { $clan }: cards
held-tokens = { $clan }: war tokens
held-hostages = { $clan }: hostages
held-token = { $province } { $season }
held-hostage = { $clan } { $figure }
own-tiles = Your tiles
own-deck = Mandate deck
board-now = Now
deck-size = { $size } tiles
deck-top = near the top you know { $tiles }
deck-down = face down you laid { $tiles }
deck-known = { $known }; { $more }
bids-from = Bids: { $advantage }

## Cards

column-card = Card
column-cost = Cost
column-type = Type
column-effect = What it does
cards-on-display = On display (printed cost)
cards-of = Cards of { the-clan }

## The end

scores = Victory points by source
scores-start = At the start
victory-of = Victory: { $winners }
victory-yours = You have won!
victory-shared = You share the victory with { $others }!
victory-theirs = You come { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} of { $players }. Victory: { $winners }.

## Replays

reel-start = Start of the game ({ $total } answers)
reel-step = Answer { $number } of { $total }: { $clan }: { $answer }
reel-end = This is the last answer of the record.
reel-hint = Enter: next answer. A number: go there. b: back. board. end. language NAME. q: quit.
reel-range = Answers go from 0 to { $total }: type one of them, or Enter, b, board, end, language, q.
