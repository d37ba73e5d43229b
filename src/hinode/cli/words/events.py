"""What happened, in words: one sentence for each kind of event.

A key is a kind of event, or a kind and what makes its sentence another one ("vp.loss"). In a
sentence {clan} is "the Koi" or "you", so that the same verb fits both.
"""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, str]] = {
    # the frame of the game
    "game_started": "{clans} sit down to play. Shrines: {shrines}. Season cards: Core and {season_set}",
    "season_started": "{season} begins",
    "phase_started": "{phase}",
    "war_order": "This season's wars, in order: {provinces}",
    "war_order.none": "The war numbers are put away",
    "display_laid": "Season cards on offer: {cards}",
    "display_discarded": "Season cards nobody wanted go away: {cards}",
    "mandates_shuffled": "All mandate tiles are shuffled together",
    "game_ended": "The game is over. Best first: {ranking}. Victory: {winners}",
    # what clans hold
    "vp": "{clan} gain {n} VP ({why})",
    "vp.loss": "{clan} lose {n} VP ({why})",
    "coins": "{clan} gain {coins_n} ({why})",
    "coins.paid": "{clan} pay {coins_n} ({why})",
    "coins.loss": "{clan} lose {coins_n} ({why})",
    "ronin": "{clan} gain {n} Ronin ({why})",
    "ronin.loss": "{clan} lose {n} Ronin ({why})",
    "honor": "{clan} rise in honor ({why}). Now, from the top: {order}",
    "honor.loss": "{clan} fall in honor ({why}). Now, from the top: {order}",
    "gift": "{clan} give {gift} to {to}",
    # tea ceremony
    "proposed": "{clan} offer {to} an alliance",
    "refused": "{clan} refuse {from}",
    "withdrew": "{clan} take back the offer to {to}",
    "ready": "{clan} have no more to say at tea",
    "allied": "{clan} and {with} are allies now",
    "alliance_ended": "The alliance of {clan} and {with} is over",
    # mandates
    "looked": "{clan} look at the top four mandate tiles",
    "looked.known": "{clan} look at the top four mandate tiles: {tiles}",
    "mandate_announced": "Mandate {turn}: {clan} lay a tile face down and announce {announce}",
    "mandate_announced.known": "Mandate {turn}: {clan} lay {tile} face down and announce {announce}",
    "mandate_laid": "Mandate {turn}: {clan} choose {tile}",
    "mandate_turn": "{clan} take mandate turn {turn}",
    "reaped": "{clan} gather the harvest of {province}",
    "performs": "{clan} carry out {why}",
    "performs.bonus": "{clan} carry out {why}, bonus included",
    # pieces
    "summoned": "{clan} summon {figure} in {to}",
    "summoned.worship": "{clan} summon {figure} by way of {province} to {to}",
    "placed": "{clan} place {figure} in {to} ({why})",
    "moved": "{clan} move {figure} from {from} to {to}",
    "built": "{clan} build a Stronghold in {province}",
    "replaced": "{clan} put {with} in place of {owners} {bare_figure} in {at}",
    "killed": "{clan} lose {pieces} in {province}, killed ({why})",
    "captured": "{clan} take {owners} {bare_figure} in {province} hostage",
    "hostage_returned": "{clan} send {owners} {bare_figure} home",
    "returned": "{clan} take {pieces} back from {from} to the reserve",
    "kami_placed": "{clan} put {kami} in {to}",
    "kami_moved": "{clan} move {kami} from {from} to {to}",
    "kami_left": "{kami} leaves {from}",
    "acquired": "{clan} acquire {card} for {coins_cost}",
    "monster_joined": "{figure} joins {clan}",
    # kami turns
    "kami_turn": "The kami answer their worshippers",
    "gift_won": "{clan} have most force in the shrine of {kami}",
    # war
    "province_at_war": "War {war_number}: {province}",
    "token_won": "{clan} win the {season} war token of {province} ({why})",
    "token_discarded": "Nobody fights for {province}: its token goes away",
    "battle_started": "Battle in {province}: {clans}",
    "bid_sealed": "{clan} seal a bid",
    "bid_sealed.known": "{clan} seal a bid: {bid}",
    "bid_revealed": "{clan} have bid {bid}",
    "advantage_won": "{clan} win {advantage} with {coins_bid}",
    "advantage_declined": "{clan} decline {advantage}",
    "ronin_hired": "{clan} hire Ronin for {force} force",
    "battle_won": "{clan} win the battle in {province} with {force} force",
    "battle_ended": "The battle is over",
    "bid_discarded": "{clan} discard the {coins_amount} bid",
    "reparation": "{clan} pay {to} {coins_amount} as reparation",
    "spared": "{clan} spare the figures in {province}",
    "order_chosen": "{clan} choose to go {place}",
    "toll": "{owner} charge {clan} a Coin for the shipping route",
    "toll.free": "{owner} let {clan} use the shipping route for nothing",
}
UNKNOWN: Final = "{kind}: {fields}"  # an event this table does not know

# Events that open a section of the log.
HEADINGS: Final = frozenset(
    {
        *("season_started", "phase_started", "mandate_laid", "mandate_announced", "kami_turn"),
        *("province_at_war", "game_ended"),
    }
)
# Events that the news before a question leave out; `log` has them all.
QUIET: Final = frozenset({"mandate_turn", "performs", "looked", "battle_ended", "gift_won", "war_order.none"})
PAID_FOR: Final = frozenset({"train", "ryujin", "marshal"})  # Coins lost by these are a price
TWICE: Final = " (x{count})"  # the same sentence several times running
