# What happened: a sentence for each kind of event, without a full stop.
#
# Variables are the fields of the event, put into words before: ids by name, lists joined, a place as `at-…`, a
# bid as a list of `bid-part`, truth as the text "true" or "false", other texts as they are; and `$cause`.
# A clan is its plain name, or `clan-you` for the reader’s own. Amounts and steps lost are given without the minus.
# Variants of a kind: `-secret` where a secret field is null, `-lost` where an amount is negative,
# `-paid` for the price of a card, `-left` for what is discarded at the end of a season, `-none` for an empty list,
# `-own` where a clan kills its own figures, `-seppuku` where they do it themselves, `-shrine` where a summoned figure goes on to a shrine.

## Parts of sentences

subject = { $clan ->
    [you] You
   *[other] The { $clan }
}
the-clan = { $clan ->
    [you] you
   *[other] the { $clan }
}
of-clan = of { $clan ->
    [you] yours
   *[other] the { $clan }
}
name-of-clan = { $clan ->
    [you] You
   *[other] { $clan }
}
owner-subject = { $owner ->
    [you] You
   *[other] The { $owner }
}
owner-s = { $owner ->
    [you] your
    [Lotus] the Lotus’
   *[other] the { $owner }’s
}
owner-figure = { $figure ->
    [Bushi] one of { owner-s } { $figure }
    [Shinto] one of { owner-s } { $figure }
   *[other] { owner-s } { $figure }
}
to-clan = { $to ->
    [you] you
   *[other] the { $to }
}
from-clan = { $from ->
    [you] you
   *[other] the { $from }
}
with-clan = { $with ->
    [you] you
   *[other] the { $with }
}
a-figure = { $figure ->
    [Bushi] a { $figure }
    [Shinto] a { $figure }
    [Stronghold] a { $figure }
   *[other] the { $figure }
}
a-with-figure = { $with ->
    [Bushi] a { $with }
    [Shinto] a { $with }
   *[other] the { $with }
}
some-figures = { $count ->
    [one] { a-figure }
   *[other] { $count } { $figure }
}
one-figure-of = { $clan ->
    [you] { one-of-yours }
    [Lotus] { $figure ->
        [Bushi] a { $clan } { $figure }
        [Shinto] a { $clan } { $figure }
       *[other] the { $clan }’ { $figure }
    }
   *[other] { $figure ->
        [Bushi] a { $clan } { $figure }
        [Shinto] a { $clan } { $figure }
       *[other] the { $clan }’s { $figure }
    }
}
one-of-yours = { $figure ->
    [Bushi] one of your { $figure }
    [Shinto] one of your { $figure }
   *[other] your { $figure }
}
figures-of = { $clan ->
    [you] { your-figures }
   *[other] { $count ->
        [one] { one-figure-of }
       *[other] { $count } { $clan } { $figure }
    }
}
your-figures = { $count ->
    [one] { one-of-yours }
   *[other] { $count } of your { $figure }
}
own = { $clan ->
    [you] your own
   *[other] their own
}
own-figures = { $count ->
    [one] { $figure ->
        [Bushi] one of { own } { $figure }
        [Shinto] one of { own } { $figure }
       *[other] { own } { $figure }
    }
   *[other] { $count } of { own } { $figure }
}
amount-of-coins = { $amount ->
    [one] { $amount } Coin
   *[other] { $amount } Coins
}

## The frame of the game

event-game_started = Clans: { $clans }. Shrines: { $shrines }. Season cards: Core and { $season_set }
event-season_started = { $season } begins
event-phase_started = { $season }: { $phase }
event-phase_started-cleanup = { $season }: { $phase }, Coins and Ronin left over are discarded
event-war_order = This season’s wars, in order: { $provinces }
event-war_order-none = War numbers are removed
event-display_laid = Season cards on display: { $cards }
event-display_discarded = Unsold season cards are discarded: { $cards }
event-mandates_shuffled = All mandate tiles are shuffled together
event-game_ended = The game is over. Ranking: { $ranking }. Victory goes to { $winners }

## What clans hold

event-vp = { subject } gain { $amount } VP ({ $cause })
event-vp-lost = { subject } lose { $amount } VP ({ $cause })
event-coins = { subject } gain { amount-of-coins } ({ $cause })
event-coins-lost = { subject } give up { amount-of-coins } ({ $cause })
event-coins-paid = { subject } pay { amount-of-coins }
event-coins-left = { subject } discard { amount-of-coins } left over
event-ronin = { subject } gain { $amount } Ronin ({ $cause })
event-ronin-lost = { subject } lose { $amount } Ronin ({ $cause })
event-ronin-left = { subject } discard { $amount } Ronin left over
event-honor = { subject } gain { $steps } honor ({ $cause }). Honor now, from the top: { $order }
event-honor-lost = { subject } lose { $steps } honor ({ $cause }). Honor now, from the top: { $order }
# The same where the honor track itself is in sight, or there is room for one line only.
honor-moves = { subject } { $up ->
    [yes] rise
   *[no] fall
} from honor rank { $before } to { $after } ({ $cause })
honor-moves-me = { honor-moves }; you { $up ->
    [yes] fall
   *[no] rise
} to { $mine }
event-gift = { subject } give { to-clan } { $coins ->
    [0] { $ronin } Ronin
   *[other] { $ronin ->
        [0] { gift-coins }
       *[other] { gift-coins } and { $ronin } Ronin
    }
}
gift-coins = { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
}

## Tea ceremony

event-proposed = { subject } offer { to-clan } an alliance
event-refused = { subject } decline the offer from { from-clan }
event-withdrew = { subject } withdraw the offer to { to-clan }
event-ready = { subject } are done with tea
event-allied = { subject } and { with-clan } form an alliance
event-alliance_ended = { subject } and { with-clan } are no longer allies

## Mandates

event-looked = { subject } look at the top four mandate tiles: { $tiles }
event-looked-secret = { subject } look at the top four mandate tiles
event-mandate_announced = Mandate { $turn }: { the-clan } announce { $announce } ({ $tile } face down)
event-mandate_announced-secret = Mandate { $turn }: { the-clan } announce { $announce } (tile face down)
event-mandate_laid = Mandate { $turn }: { the-clan } choose { $tile }
event-mandate_turn = { subject } take mandate turn { $turn }
event-reaped = { subject } gain the reward of { $province } ({ $cause })
event-performs = { subject } carry out { $cause }{ $bonus ->
    [true] {" "}with the bonus
   *[false] {""}
}

## Pieces

event-summoned = { subject } summon { $figure ->
    [Daimyo] { $clan ->
        [you] your { $figure }
       *[other] their { $figure }
    }
   *[other] { a-figure }
} in { $to }
event-summoned-shrine = { subject } summon { a-figure } in { $province } and send it to { $to }
event-placed = { subject } place { $figure ->
    [Daimyo] { $clan ->
        [you] your { $figure }
       *[other] their { $figure }
    }
   *[other] { a-figure }
} in { $to } ({ $cause })
event-moved = { subject } move { $figure ->
    [Daimyo] { $clan ->
        [you] your { $figure }
       *[other] their { $figure }
    }
   *[other] { a-figure }
} from { $from } to { $to }
event-built = { subject } build a Stronghold in { $province }
event-replaced = { subject } replace { owner-figure } in { $at } with { a-with-figure }
event-killed = { $by ->
    [you] You kill { figures-of } in { $province } ({ $cause })
   *[other] The { $by } kill { figures-of } in { $province } ({ $cause })
}
event-killed-own = { subject } kill { own-figures } in { $province } ({ $cause })
event-killed-seppuku = { subject } commit Seppuku in { $province }: { some-figures }
event-captured = { subject } take a hostage in { $province }: { owner-figure }
event-hostage_returned = { subject } return { owner-figure }
event-returned = { subject } return { some-figures } from { $from } to the reserve
event-kami_placed = { subject } place { $kami } in { $to }
event-kami_moved = { subject } move { $kami } from { $from } to { $to }
event-kami_left = { $kami } leaves { $from }
event-acquired = { subject } { $cost ->
    [0] get { $card } for free
    [one] buy { $card } for { $cost } Coin
   *[other] buy { $card } for { $cost } Coins
}
event-monster_joined = The { $figure } joins { the-clan }

## Kami turns

event-kami_turn = Kami Turn: shrines are resolved in their order
event-gift_won = { subject } lead the shrine of { $kami }
# For the caption, which stands alone: why a clan leads a shrine with no more figures, and a Kami Turn with empty shrines.
caption-gift-tied = { $text } (tied, higher honor)
caption-kami-empty = Kami Turn: no one worships at a shrine

## War

event-province_at_war = War { $war_number }: { $province }
event-token_won = { subject } win the { $season } war token of { $province } ({ $cause })
event-token_discarded = No one has force in { $province }: its war token is discarded
event-battle_started = Battle in { $province }: { $clans }
event-bid_sealed = { subject } place a bid: { $bid }
event-bid_sealed-secret = { subject } place a secret bid
event-bid_revealed = { subject } bid { $bid } in { $province }
event-advantage_won = { subject } win { $advantage } in { $province } with { $bid ->
    [one] { $bid } Coin
   *[other] { $bid } Coins
}
event-advantage_declined = { subject } choose not to use { $advantage }
event-ronin_hired = { subject } hire Ronin and gain { $force } force
event-battle_won = { subject } win the battle in { $province } with { $force } force
event-battle_ended = The battle in { $province } is over
event-bid_discarded = { subject } discard { $clan ->
    [you] your
   *[other] their
} bid of { amount-of-coins }
event-reparation = { subject } pay { to-clan } { amount-of-coins } in reparations
event-spared = { subject } spare the figures in { $province }
event-order_chosen = { subject } choose to go { $place ->
    [first] first
   *[last] last
}
event-toll = { $charged ->
    [true] { owner-subject } charge { the-clan } 1 Coin for the shipping route ({ $cause })
   *[false] { owner-subject } let { the-clan } use the shipping route for free ({ $cause })
}
