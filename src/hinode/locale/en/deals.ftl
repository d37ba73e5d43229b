# Deals: offers, promises, and the ledger.
#
# A term is said as a bare phrase (“stay out of Edo this season”), so that it fits every frame and every clan.
# `$clan` does it, for `$to`. A clan is its plain name, or `clan-you` for the reader’s own.

## Terms

deal-term-coins = pay { $amount ->
    [one] 1 Coin
   *[other] { $amount } Coins
} now
deal-term-ronin = hand over { $amount } Ronin now
deal-term-alliance = form an alliance with { to-clan }
deal-term-mandate = choose { $mandate } as the next mandate
deal-term-mandate-not-turn = choose anything but { $mandate } as the next mandate
deal-term-mandate-not-season = refrain from choosing { $mandate } this season
deal-term-no_betray = refrain from betraying { to-clan } this season
deal-term-stay_out = bring no pieces into { $province } this season
deal-term-leave = have no figures in { $province } at the start of the War Phase
deal-term-no_hostage = take no hostages from { to-clan } in { $province }
deal-term-no_hostage-anywhere = take no hostages from { to-clan } this season
deal-term-spare = capture, replace or kill none of { of-partner } figures this season, except by winning a battle
of-partner = { $to ->
    [you] your
    [Lotus] the Lotus’
   *[other] the { $to }’s
}
deal-term-bid = bid at most { $most ->
    [one] 1 Coin
   *[other] { $most } Coins
} on { $advantage } in { $province }
deal-term-bid-none = bid nothing on { $advantage } in { $province }
deal-term-bid-total = bid at most { $most ->
    [one] 1 Coin
   *[other] { $most } Coins
} in total in { $province }
deal-term-bid-total-none = bid nothing at all in { $province }
deal-term-worship = worship { $kami } this season
deal-term-worship-not = send no Shinto to the shrine of { $kami } this season
deal-term-token = let { to-clan } have the war token of { $province }
deal-term-card = buy { $card } this season
deal-term-card-not = refrain from buying { $card } this season
deal-term-give = give { to-clan } { deal-owed-amount } after the next Harvest
deal-term-ally = accept an alliance with { to-clan } next season

## Kinds of terms, in the composer

deal-form-coins = Coins now
deal-form-ronin = Ronin now
deal-form-alliance = Alliance
deal-form-mandate = Choose a mandate
deal-form-mandate-not = Do not choose a certain mandate
deal-form-no_betray = Do not betray
deal-form-stay_out = Stay out of a province
deal-form-leave = Leave a province
deal-form-token = Yield a war token
deal-form-bid = Limit a bid
deal-form-no_hostage = Take no hostages
deal-form-spare = Spare figures
deal-form-worship = Worship a kami
deal-form-worship-not = Stay away from a shrine
deal-form-card = Buy a card
deal-form-card-not = Do not buy a certain card
deal-form-give-coins = Coins after Harvest
deal-form-give-ronin = Ronin after Harvest
deal-form-ally = Alliance next season

deal-field-amount = Amount
deal-field-coins = Coins
deal-field-ronin = Ronin
deal-field-mandate = Mandate
deal-field-until = How long
deal-field-province = Province
deal-field-advantage = Advantage
deal-field-most = At most
deal-field-kami = Kami
deal-field-card = Card
deal-value-turn = the next time only
deal-value-season = this season
deal-value-any = all combined
deal-value-anywhere = anywhere

## Offers

deal = Deal
deal-with = Offer { the-clan } a deal
deal-nothing = nothing
deal-terms = { $head } and { $next }
deal-side = { name-of-clan }: { $terms }
deal-presets = Suggestions
deal-edit = Edit terms
deal-give = Your side
deal-get = Their side
deal-add = Add a term…
deal-remove-term = Remove: { $phrase }
deal-map = Choose on the map
deal-map-ask = Choose a province on the map
deal-map-keep = Keep { $place }
deal-shrines = Choose among the shrines
deal-shrines-ask = Choose a shrine
deal-secret = Just between us
deal-secret-why = Others see what changes hands now, not the promises.
deal-binding = Nothing enforces a promise. The ledger shows who keeps their word.
deal-until = Offer open until
deal-until-mandate = the next mandate
deal-until-turn = the end of this turn
deal-until-turn-tea = the end of this Tea Ceremony
deal-until-turn-war = the end of this war
deal-until-season = the end of this season
deal-send = Send offer
deal-loading = Loading…
deal-offers-you = { subject } offer you a deal
deal-offer-to = { subject } offered { to-clan } a deal
deal-counter-to = { subject } made { to-clan } a counteroffer
deal-accept = Accept
deal-accept-for = Pay { deal-owed-amount } and accept…
deal-accept-paying = Pay and accept
# What accepting costs at once, and what is left.
deal-paying = You pay { the-clan } { deal-owed-amount } now.
deal-paying-left = You keep { gift-coins } and { $ronin } Ronin.
# The same clan also offers the alliance for nothing.
deal-free-too = { subject } also offer you the alliance for free.
deal-counter = Counteroffer
deal-decline = Decline
deal-withdraw = Withdraw
deal-state-offer = Open
deal-state-accept = Accepted
deal-state-decline = Declined
deal-state-withdraw = Withdrawn
deal-state-counter = Countered
deal-state-expired = Expired
# An offer to me that ended before I answered.
deal-offer-expired = The offer from { the-clan } expired.
# It was about an alliance, and both are allied now.
deal-offer-unneeded = You are allied with { the-clan }: their offer is no longer needed.
deal-own-offer = Your offer
deal-own-offer-to = Your offer to { the-clan }
deal-waits = Waiting for an answer
deal-not-possible = Not possible now
deal-said-accept = { subject } accepted the offer
# In the log: an acceptance, and what first changes hands.
deal-accepts = { subject } accept the offer from { from-clan }
deal-accepts-what = { subject } accept the offer from { from-clan }: { $what }
deal-said-decline = { subject } declined the offer
deal-said-withdraw = { subject } withdrew the offer
deal-said-reveal = { subject } revealed a secret deal

## The ledger

deal-ledger = Ledger
deal-ledger-empty = No deals yet. To offer one, use the handshake on a clan’s panel.
deal-open-promises = Open promises
deal-closed-deals = Deals made
deal-record = { name-of-clan }: { $kept } promises kept, { $broken } broken
deal-promised = { $clan ->
    [you] You promised { to-clan } that you would { $phrase }
   *[other] The { $clan } promised { to-clan } that they would { $phrase }
}
deal-warning = You promised { the-clan } that you would { $phrase }.
deal-breaks = This would break your promise.
deal-revealed = Revealed
deal-secret-mark = Secret
deal-reveal = Reveal to everyone
deal-promise-open = Open
deal-promise-kept = Kept
deal-promise-broken = Broken
deal-promise-void = Void
deal-broken = { subject } broke a promise to { to-clan }
deal-told-kept = { subject } kept a promise to { to-clan }: { $phrase }
deal-kept-all = Promises kept: { $promises }
deal-kept-to = { name-of-clan } to { to-clan } ({ $phrase })
deal-told-broken = { subject } broke a promise to { to-clan }: { $phrase }
deal-told-void = { $clan ->
    [you] Void: your promise to { to-clan } ({ $phrase })
    [Lotus] Void: the Lotus’ promise to { to-clan } ({ $phrase })
   *[other] Void: the { $clan }’s promise to { to-clan } ({ $phrase })
}
deal-told-open = { $clan ->
    [you] Open again after an undo: your promise to { to-clan } ({ $phrase })
    [Lotus] Open again after an undo: the Lotus’ promise to { to-clan } ({ $phrase })
   *[other] Open again after an undo: the { $clan }’s promise to { to-clan } ({ $phrase })
}
deal-note-excusable = the tile may not have been in hand
deal-note-had-tile = the tile was in hand
deal-note-no-tile = the tile was not in hand
deal-note-impossible = both tiles of that mandate had been played
deal-note-no-occasion = it never came up
deal-note-released = the other side broke a promise first
deal-note-end = the game ended
deal-note-no-battle = there was no battle
deal-note-third = another clan won it
deal-note-absent = the other side was not there to win it
deal-note-no-war = there was no war
deal-note-sold-out = the card was sold out
deal-note-no-time = the Harvest was the last mandate of the season
deal-note-no-tea = no Tea Ceremony was left
deal-note-taken = the other side allied with someone else
deal-note-not-asked = the other side never asked
deal-by-bot = a bot was standing in
deal-by-clock = time had run out
deal-owed = You owe { the-clan } { deal-owed-amount }.
deal-pay = Pay { deal-owed-amount }
deal-owed-amount = { $coins ->
    [0] { $ronin } Ronin
   *[other] { $ronin ->
        [0] { gift-coins }
       *[other] { gift-coins } and { $ronin } Ronin
    }
}
deal-filter-state = Promises
deal-filter-all = All
deal-filter-none = No deals match the filter.
deal-promise-mark = { $count ->
    [one] { $count } open promise
   *[other] { $count } open promises
}
deal-new = Offer a deal
