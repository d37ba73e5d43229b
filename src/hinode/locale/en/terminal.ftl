# The terminal’s own words. What a player types stays as it is in every language: commands and file names.
#
# A question has its words from decisions.ftl. `help-KIND` explains its rules, `.clause` names them; a card, kami or
# advantage that asks explains itself. An answer is told in steps, from coarse to fine: `step-…` and its attributes.

## Sitting down

welcome = You are the { $clan }, against { $others }. Seed { $seed } (the same seed gives the same game).
welcome-back = You are the { $clan } again, against { $others }.
hint = Answer with a number or words. Other commands: help, board, log, cards, gift, offer, deals, undo, save, language, quit. Type 'help' for an explanation of the question.
opponent-random = random
    .gist = plays any legal move
opponent-easy = easy
    .gist = makes sensible moves without a plan
opponent-greedy = steady
    .gist = takes what looks best at the moment
opponent-planner = cunning
    .gist = thinks ahead
opponent-master = master
    .gist = learned from thousands of games
character-plain = balanced
    .gist = no strong preferences
character-loyal = loyal
    .gist = stands by its allies
character-merchant = merchant
    .gist = Coins, Harvests and cards
character-warlord = warlord
    .gist = figures and wars
character-monk = monk
    .gist = shrines and honor
character-opportunist = opportunist
    .gist = takes the best offer
character-trickster = trickster
    .gist = offers alliances it does not intend to keep
introduced = { subject }: { $bot }
introduced-level = { subject }: { $level } ({ $gist })
introduced-style = { subject }: { $level }, { $style } ({ $gist })

## Questions

help-tea = An alliance is between two clans and lasts until the next Tea Ceremony, unless Betray breaks it. Allies share the bonuses of each other’s mandates, and do not fight if only the two of them are in a province. You may make offers to several clans; the alliance forms when one accepts. Once you are done, you are asked again only if someone makes you an offer. Having an ally is optional. Promises are not binding.
    .clause = TEA-2 TEA-4 TEA-6
help-mandate = You see the top four tiles and choose one; the other three go back on top, so the next player sees them and one more. Every clan carries out the mandate, you last (first in Train); in Betray only you act. Only you and your ally get the bonus. Recruit: summon figures at Strongholds (bonus: one more). Marshal: move figures (bonus: build a Stronghold for 3 Coins). Train: buy a season card (bonus: 1 Coin less). Harvest: 1 Coin each (bonus: the rewards of provinces you lead). Betray: if you have an ally, the alliance breaks and you lose honor; replace up to two figures of different clans with figures of the same type from your reserve.
    .clause = POL-3 POL-5 POL-6
help-recruit = For each of your Strongholds on the map, summon one figure from your reserve to its province; with the bonus, one more at any of them. A Shinto may go straight to a shrine instead: the clan with the most force there uses the shrine’s ability in each Kami Turn. The Dragonfly summon anywhere.
    .clause = REC-1 REC-2 REC-5
help-marshal = Each of your figures on the map may move once, across a border or along a shipping route. With the bonus you may also build one Stronghold in any province for 3 Coins (the Bonsai pay 1). The Dragonfly move anywhere; the Turtle move Strongholds too. Figures in shrines stay there.
    .clause = MAR-1 MAR-2 MAR-3
help-train = Buy one card with Coins; it takes effect at once and stays with you. Only cards you can afford are listed. Copies stack. A Monster appears at one of your Strongholds (the Dragonfly: anywhere). 'cards' shows all cards on display.
    .clause = TRA-2 TRA-4 TRA-5
help-betray = Replace up to two figures on the map, of two different clans, with figures of the same type from your reserve: a Bushi for a Bushi, a Shinto for a Shinto, any Monster for a Monster. No one is killed; the replaced figures return to their owners’ reserves. Daimyo, Strongholds and figures in shrines are safe.
    .clause = BET-2 BET-3 BET-5
help-place = The figure is placed, not summoned: effects that follow a summon do not happen.
    .clause = FIG-3 KUB-2
help-bid = Type four numbers: Seppuku, Take Hostage, Hire Ronin, Imperial Poets. Everyone in the battle bids in secret, then all bids are revealed; the highest bid wins each advantage, and ties go to higher honor. Seppuku: kill all of your own figures here and gain 1 VP and 1 honor for each. Take Hostage: take one figure of another clan off the map and steal 1 VP. Hire Ronin: +1 force for each of your Ronin. Imperial Poets: 1 VP for each figure killed in this battle. If you win the battle, the losers share your bid; if you lose, it is discarded. '0' alone bids nothing.
    .clause = BAT-3 BAT-4 BAT-13
help-hostage = Daimyo, kami and Strongholds cannot be taken. When the hostage returns, you gain 1 Coin.
    .clause = BAT-8
help-share = The Coins you bid are divided equally among the losers. You decide who gets the rest, at most one extra Coin each.
    .clause = BAT-13
help-order = The clan with the highest honor chooses to go first or last, then the next highest, and so on.
    .clause = HON-5
help-sequence = All of them are carried out, one after another; each takes into account what the earlier ones changed.
    .clause = HON-5
clauses = Rules: { $clauses }
terms = Terms that 'help' explains: { $terms }.

## Answers

step-done = Done: nothing more
step-ready = Done with tea
step-lay = Play { $tile } face down
    .announce = and announce { $announce }
step-summon = Summon { $piece }
    .in = in { $province }
    .stay = and keep it there
    .shrine = and send it to the shrine of { $shrine }
step-move = Move { $piece } from { $from }
    .to = to { $to }
step-shift = Move { $piece } from the shrine of { $from }
    .to = to the shrine of { $to }
step-build = Build a Stronghold
    .in = in { $province }
step-replace = Replace { owner-figure } in { $place }
    .by = with { a-with-figure }
step-place = Place { $piece }
    .in = in { $place }
step-bid = Bid { $bid }
step-capture = Take { owner-figure } hostage
step-kill = Kill { owner-figure }
    .in = in { $province }
steps-joined = { $steps } { $next }
step-from-reserve = { $step } ({ $count } in reserve)
step-from-here = { $step } ({ $count } there)
tiles-alike = { $tile } ({ $count } of the four tiles)
gist-recruit = everyone summons at their Strongholds; you and your ally summon one more
gist-marshal = everyone may move; you and your ally may pay to build a Stronghold
gist-train = everyone may buy a card, you first; you and your ally pay 1 Coin less
gist-harvest = everyone gains 1 Coin; you and your ally also gain the rewards of the provinces you each lead
gist-betray = break your alliance, if any, and replace up to two figures of different clans
explained = { $name }: { $text }
offered-card = { $card } ({ amount-coins }, { $type }): { $does }
bid-line = You have { amount-coins }. Type four numbers for { $advantages }, or 0 for nothing.
go-back = Back

## What happens

what-happened = What happened
repeated = { $sentence } (×{ $count })
spoken = { $sentence }: “{ $reason }”
spoken-by = { $sentence }. { subject }: “{ $reason }”
undone = Undone.
numbered = { $number }. { $text }
marked = { $text } ({ $mark })
open-offers = Open offers
open-offer = { $offer }. Open until { $until }
no-deals-yet = No offers and no deals yet. Type 'offer' to see how to make one.
offers-wait = { $count ->
    [one] An offer is waiting for your reply: type 'deals' to see its number, then 'accept 1' or 'decline 1'.
   *[other] { $count } offers are waiting for your reply: type 'deals' to see their numbers, then 'accept 1' or 'decline 1'.
}
saved = Saved to { $path }. Resume it with 'hinode play --resume { $path } --clan { $clan }', or watch it with 'hinode replay { $path }'.
after-game = 'save FILE' keeps this game; board, log and cards still work. Press Enter to leave.
farewell = Goodbye. The game was not finished.
language-now = The language is now English.

## What cannot be understood or done

no-number = There is no option { $number }: type a number from { $low } to { $high }, or 'help'.
no-words = Nothing here is called '{ $text }': type a number or words from an option, or 'help'.
many-fit = '{ $text }' fits more than one option: { $options }. Please be more specific.
many-more = { $first } and { $count } more
no-answer = Type the number of an option, or 'help'.
four-numbers = Type four numbers, such as '1 0 2 0', or 0 for nothing.
too-much = That is { $total } in total, but you have { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}.
gift-form = Type it as: gift CLAN COINS RONIN, such as 'gift lotus 2 0'. Clans: { $clans }.
offer-form = Type it as: offer CLAN give TERMS ask TERMS, such as 'offer lotus give 2 coins ask stay out edo'. Separate terms with commas. Add 'secret', or 'until mandate', 'until turn' or 'until season'. Terms: { $terms }.
offer-clan = No other clan in this game is called '{ $text }'. Clans: { $clans }.
offer-term = '{ $text }' is not a term. Terms: { $terms }.
offer-no-name = In '{ $term }', '{ $text }' is not a name. Choose one of: { $names }.
offer-many-names = In '{ $term }', '{ $text }' fits more than one name: { $names }.
offer-until = 'until { $text }' is not possible. Choose one of: { $choices }.
no-offer = There is no offer { $number }. Type 'deals' to see the open offers ({ $count }).
no-deal = There is no deal { $number }. Type 'deals' to see the ledger ({ $count }).
save-form = Type it as: save FILE
not-saved = Cannot write { $path }: { $reason }
no-card = No card in play is called '{ $text }'.
no-term = No term is called '{ $text }'. Terms: { $terms }.
language-form = Type it as: language NAME, such as 'language zh-Hant'. Available: { $languages }.
no-undo = Nothing to undo: others have acted since, or hidden information was revealed.

## Commands: `.form` is what is typed

command-number = choose that option; words also work ('bushi edo kyoto')
    .form = 1, 2, 3…
command-zero = finish or decline; in a second list, go back
    .form = 0
command-help = explain the question, or a term such as 'reserve'
    .form = help [TERM]
command-undo = undo your last answer, if no one has acted since and nothing hidden was revealed
    .form = undo
command-board = show the whole board
    .form = board
command-log = show the latest events (30 lines, or N)
    .form = log [N]
command-cards = show what the cards on display and in play do, or everything about one of them
    .form = cards [NAME]
command-gift = give Coins and Ronin away (Tea Ceremony and Political Phase)
    .form = gift CLAN COINS RONIN
command-offer = offer another clan a deal; 'offer' alone lists the terms
    .form = offer CLAN give TERMS ask TERMS
command-deals = list the open offers and all deals with their promises
    .form = deals
command-accept = reply to offer N of that list; 'counter N give TERMS ask TERMS' makes a counteroffer, 'withdraw N' takes back your own
    .form = accept N, decline N
command-reveal = show secret deal N to everyone
    .form = reveal N
command-save = save the game so far to a file, to resume or replay it later
    .form = save FILE
command-language = switch language: en or zh-Hant
    .form = language NAME
command-quit = leave
    .form = quit

## The board

where-mandate = { $where }, mandate { $turn } of 7
column-clan = Clan
column-province = Province
column-war = War
column-present = Force, pieces (* leads)
column-ways = Adjacent (~ by sea)
present = { table-clan-here }
own-clan = { $clan } (you)
here-kami = kami { $kami } ({ $owner })
nobodys = uncontrolled
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
gift-of-ryujin = buy a card at full price
gift-of-susanoo = 1 VP for each of your Strongholds
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
deck-size = { $size ->
    [one] 1 tile
   *[other] { $size } tiles
}
deck-top = known near the top: { $tiles }
deck-down = you played face down: { $tiles }
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
victory-of = Victory goes to { $winners }
victory-yours = You won!
victory-shared = You share the victory with { $others }!
victory-theirs = You finish { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} out of { $players }. Victory goes to { $winners }.

## Replays

cli-replay-start = Start of the game ({ $total ->
    [one] 1 step
   *[other] { $total } steps
})
cli-replay-step = Step { $number } of { $total }: { $clan }: { $answer }
cli-replay-end = This is the last step of the record.
cli-replay-hint = Enter: next step. A number: go to that step. b: back. q: quit. Also: board, end, language NAME.
cli-replay-range = Steps go from 0 to { $total }: type one of them, or Enter, b, board, end, language, q.

## Game analysis

analysis-at-step = Step { $number }: { $text }
