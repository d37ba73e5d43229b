# Why the engine refuses an answer or an option. A variable called clan, figure, province, kami, card or mandate, also
# with a word in front (to_province), is an id of the game and is shown by its name. `$value` quotes what was sent.

## Turns and questions

refused-game-over = The game is over.
refused-not-asked = The { $clan } are not being asked anything now.
refused-wrong-answer = “{ $answer }” does not answer this question ({ $question }).
refused-required = You must choose one of the options.
refused-not-possible = This is not one of the possible answers.
refused-unknown-effect = No effect of that name can be chosen: { $value }.

## Tea Ceremony and gifts

refused-tea-over = Alliances are made only in the Tea Ceremony.
refused-not-a-rival = Choose another clan in this game, not the { $clan }.
refused-has-ally = The { $clan } already have an ally.
refused-you-have-ally = You already have an ally.
refused-proposal-open = The { $clan } already have your proposal.
refused-too-many-proposals = You have already proposed to the { $clan } { $count ->
    [one] once
   *[other] { $count } times
} this season.
refused-no-proposal-to = You have no open proposal to the { $clan }.
refused-no-proposal-from = The { $clan } have not proposed to you.
refused-gift-phase = Gifts are allowed only in the Tea Ceremony and the Political Phase.
refused-gift-too-large = You have only { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
} and { $ronin } Ronin.
refused-gift-empty = A gift needs at least one Coin or Ronin.

## Mandates

refused-must-announce = The Lotus must announce a mandate with their tile.
refused-only-lotus-announce = Only the Lotus can announce a mandate.
refused-not-in-hand = { $mandate } is not one of your four tiles.
refused-not-in-reserve = You have no { $figure } in reserve.
refused-cannot-worship = This figure cannot go to a shrine: { $figure }.
refused-no-shrine = { $kami } has no shrine in this game.
refused-summon-here = You cannot summon { a-figure } in { $province } now.
refused-no-stronghold = You have no Stronghold in { $province }.
refused-no-more-summons = You cannot summon another figure in { $province } in this Recruit.
refused-strongholds-stay = Only the Turtle can move Strongholds.
refused-cannot-move-kami = You cannot move { $figure } from { $province } now.
refused-no-figure = You have no { $figure } in { $province }.
refused-not-adjacent = { $to_province } is not adjacent to { $from_province }.
refused-susanoo = Only kami can move out of { $province } while Susanoo is there.
refused-route-closed = The route from { $from_province } to { $to_province } is closed: you could not pay its toll.
refused-already-moved = You have no { $figure } left to move in { $province }.
refused-cannot-move = You cannot move { a-figure } there from { $province }.
refused-no-building = You can build only with the Marshal bonus or Path of the Builder.
refused-already-built = You can build only one Stronghold in each Marshal.
refused-no-stronghold-left = You have no Stronghold left in reserve.
refused-stronghold-cost = A Stronghold costs { $cost ->
    [one] 1 Coin
   *[other] { $cost } Coins
}, but you have { $coins }.
refused-stays-in-shrine = A figure in a shrine stays there for the season.
refused-not-on-display = { $card } is not on display.
refused-card-cost = { $card } costs { $cost ->
    [one] 1 Coin
   *[other] { $cost } Coins
}, but you have { $coins }.
refused-full-price = You can choose to pay full price only when the bonus lowers the price and you own a card that counts Coins spent.
refused-replace-in-shrine = A figure in a shrine can be replaced only by a Shinto, with Path of the Unrighteous.
refused-not-replaceable = This figure cannot be replaced: { $figure }.
refused-no-such-figure = The { $clan } have no { $figure } in { $province }.
refused-no-more-replaced = You cannot replace another figure of the { $clan } in this Betray.
refused-other-type = { $with_figure } and { $figure } are not the same type.

## War

refused-bid-too-high = You bid { $bid ->
    [one] 1 Coin
   *[other] { $bid } Coins
} but have { $coins }.
refused-cannot-capture = No { $clan } { $figure } can be captured here.
refused-cannot-pay = The { $clan } cannot receive this Coin.

## Answers that are not well formed

refused-no-such-clan = { $value } is not a clan in this game.
refused-not-an-object = An answer is an object with a kind, not { $value }.
refused-unknown-kind = There is no answer of the kind { $value }.
refused-unknown-key = { $answer }: unknown key { $value }.
refused-missing-key = { $answer }: the key “{ $key }” is missing.
refused-not-a-number = { $answer }: “{ $key }” must be a whole number, 0 or more.
refused-too-large = { $answer }: “{ $key }” is more than any clan can have.
refused-not-an-id = { $answer }: “{ $key }” must be an id, not { $value }.
refused-unknown-id = { $answer }: { $value } is not a known id for “{ $key }”.
refused-not-true = { $answer }: “{ $key }” must be true or left out.
refused-one-place = { $answer }: name either a province or a shrine.

## Options of a new game

options-not-a-flag = { $option }: true or false, not { $value }.
options-not-a-list = { $option }: a list of ids, not { $value }.
options-not-an-id = { $option }: { $value } is not an id.
options-unknown-clan = clans: { $value } is not a clan; the clans are { $known }.
options-clan-twice = clans: { $value } is named twice (SET-1).
options-player-count = clans: 3 to 5 players, not { $count } (SET-1).
options-unknown-set = season_set: { $value } is not one of { $known }, random (SET-7).
options-unknown-kami = shrines: { $value } is not a kami; the kami are { $known }.
options-four-shrines = shrines: exactly four different kami, left to right (SET-6).
options-seed = seed: a whole number of at most { $bits } bits.

## Offers and deals

refused-deal-term-form = A term has an unknown kind, or its details do not fit.
refused-deal-offer-form = An offer needs a clan, terms and an expiration: the next mandate, the end of this turn or the end of this season.
refused-deal-too-many-terms = Each side can have at most { $count ->
    [one] 1 term
   *[other] { $count } terms
}.
refused-deal-empty = An offer needs at least one term.
refused-deal-equal-terms = One side has the same term twice.
refused-deal-both-pay = Only one side can pay Coins, and only one side can pay Ronin.
refused-deal-alliance-given = List an alliance on the side of the clan that makes the offer.
refused-deal-parties = A deal is between two different clans in this game.
refused-deal-not-now = You cannot agree on this in the current phase.
refused-deal-alliance-at-tea = Alliances are made only in the Tea Ceremony.
refused-deal-mandate-next-turn-only = A promise to choose a mandate can cover only the next mandate that clan chooses.
# Not a refusal: why a promise that the reader makes, or has made, cannot be kept.
refused-deal-not-in-hand = { $count ->
    [one] The tile you hold is not { $mandate }
   *[other] None of the { $count } tiles you hold is { $mandate }
}: you cannot keep this promise on this turn.
refused-deal-not-there = The { $clan } have no figure in { $province }.
refused-deal-no-war = There is no war left to fight in { $province } this season.
refused-deal-bid-sealed = The { $clan } have already placed their bid for { $province }.
refused-deal-no-worshiper = The { $clan } have no figure in reserve that could worship.
refused-deal-gives-nothing = A promise to give needs at least one Coin or Ronin.
refused-deal-no-tea-left = There is no Tea Ceremony after this season.
refused-deal-pending = The { $clan } have not answered your last offer yet.
refused-deal-limit = You have already made { $count ->
    [one] 1 offer
   *[other] { $count } offers
} to the { $clan } this season.
refused-deal-chain = That is { $count ->
    [one] 1 offer
   *[other] { $count } offers and counteroffers
} in a row. Make a new offer instead.
refused-deal-gone = This offer is no longer open.
refused-deal-not-a-party = Only the two clans of an offer can answer it.
refused-deal-promise-limit = The { $by_clan } can have at most { $count ->
    [one] 1 open promise
   *[other] { $count } open promises
} to the { $to_clan }.
refused-deal-debt = The { $by_clan } still owe the { $to_clan } a gift. Until they have paid, no new deal can move Coins or Ronin in that direction.
refused-deal-not-secret = This is not a secret deal of yours.
refused-deal-no-coins = The { $clan } have no Coins.
refused-deal-no-ronin = The { $clan } have no Ronin.
