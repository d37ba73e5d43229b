"""Previews: what each option of a question would lead to, as `Game.previews` gives them."""

from __future__ import annotations

from typing import Any, Final

from hinode.server.wire.engine.answers import Answer
from hinode.server.wire.engine.events import AnyEvent
from hinode.server.wire.engine.ids import Card, Cause, Clan, ClanCounts, Count, Figure, Province
from hinode.server.wire.engine.shapes import camel, keyed, literal, many, maybe, shape, tagged
from hinode.vocab.decisions import ANSWERS_OF
from hinode.vocab.ids import ADVANTAGES, CLANS, KAMI, PROVINCES

NumberChange: Final = shape("NumberChange", "A number before and after.", {"before": Count, "after": Count})
ClanChange: Final = shape(
    "ClanChange", "A clan, or nobody, before and after.", {"before": maybe(Clan), "after": maybe(Clan)}
)
_Numbers: Final = keyed("NumberChanges", "A change for each of some clans.", CLANS, NumberChange)

Holdings: Final = shape(
    "HoldingsChange",
    "What changes of what a clan holds; `honor` is its place on the track, 1 at the top.",
    {},
    {**dict.fromkeys(("vp", "coins", "ronin", "honor", "strongholds"), NumberChange), "ally": ClanChange},
)
ProvinceChange: Final = shape(
    "ProvinceChange",
    "Forces that change in a province, and who leads there.",
    {"forces": _Numbers, "leader": ClanChange},
)
ShrineChange: Final = shape(
    "ShrineChange",
    "Figures that change in a shrine, and who leads there.",
    {"figures": _Numbers, "leader": ClanChange},
)
BattleChange: Final = shape(
    "BattleChange",
    "The battle being fought: forces with hired Ronin, who would win before and after, or has won by then.",
    {"province": Province, "forces": _Numbers, "winner": ClanChange, "decided": bool},
)

# What a mandate gives each clan or lets it do.
_PARTS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "recruit": ("Figures it can summon, and where.", {"figures": Count, "provinces": many(Province)}),
    "marshal": (
        "Pieces it may move, the provinces they stand in, and the price of a Stronghold if it can build one.",
        {"figures": Count, "provinces": many(Province), "build": maybe(Count)},
    ),
    "train": ("Different cards it can pay for now, of those on display.", {"cards": Count, "display": Count}),
    "harvest": (
        "What it gains at once, and the provinces it is rewarded for.",
        {"vp": Count, "coins": Count, "ronin": Count, "provinces": many(Province)},
    ),
    "betray": (
        "The most figures it can replace, those of each rival it may choose from, where, and what it costs.",
        {
            "figures": Count,
            "targets": ClanCounts,
            "provinces": many(Province),
            "ally": maybe(Clan),
            "honor": NumberChange,
        },
    ),
}
MandatePart: Final = tagged(
    "MandatePart",
    [
        shape(f"{camel(name)}Part", doc, {"mandate": literal(name), "clan": Clan, "bonus": bool, **fields})
        for name, (doc, fields) in _PARTS.items()
    ],
    "mandate",
)

Gains: Final = shape("Gains", "Gains in the current position.", {"vp": int, "coins": int, "ronin": int})
CardEffect: Final = shape(
    "CardEffect",
    "A card's price, its listed price, and what it would add for its buyer now.",
    {
        "card": Card,
        "price": Count,
        "listed": Count,
        "season": Gains,
        "war": Gains,
        "winter": int,
        "war_forces": keyed("WarForces", "The buyer's force in the War Phase.", PROVINCES, NumberChange),
        "summons": keyed(
            "Summons", "Provinces that a Monster can be summoned to.", PROVINCES, ProvinceChange
        ),
    },
)

AskedNext: Final = shape(
    "AskedNext", "A question that would follow.", {"clan": Clan, "kind": literal(*ANSWERS_OF), "cause": Cause}
)
ProvinceChanges: Final = keyed("ProvinceChanges", "Provinces that change.", PROVINCES, ProvinceChange)
Toll: Final = shape(
    "TollAhead",
    "A Move on a shipping route that others may charge for: who, and what happens if all of them do. "
    "`passes`: the mover can pay, so that the figure arrives.",
    {
        "clans": many(Clan),
        "cause": Cause,
        "coins": Count,
        "passes": bool,
        "provinces": ProvinceChanges,
    },
)
Preview: Final = shape(
    "Preview",
    "What an answer would lead to, up to the next question, anything hidden, or the end of the matter.",
    {
        "answer": Answer,
        "stops": literal("question", "reveal", "resolved"),
        "asks": many(AskedNext),
        "events": many(AnyEvent),
        "clans": keyed("HoldingsChanges", "By clan: only what changes.", CLANS, Holdings),
        "provinces": ProvinceChanges,
        "shrines": keyed("ShrineChanges", "Shrines that change.", KAMI, ShrineChange),
        "battle": maybe(BattleChange),
        "killed": ClanCounts,
        "parts": many(MandatePart),
        "card": maybe(CardEffect),
        "irreversible": many(literal("figures", "alliance", "honor", "bid")),
        "toll": maybe(Toll),
    },
)

BidSide: Final = shape(
    "BidSide",
    "A clan in the battle, the strongest first; `with_ronin` is its force with all the Ronin it could hire.",
    {
        "clan": Clan,
        **dict.fromkeys(("force", "with_ronin", "coins", "ronin", "honor"), Count),
        "sealed": bool,
    },
)
BattleOutcome: Final = shape(
    "BattleOutcome",
    "Who would win, with what force, and the most that any other clan has.",
    {"winner": Clan, "force": Count, "second": Count},
)
Captured: Final = shape("Captured", "A figure taken hostage.", {"clan": Clan, "figure": Figure})
PoetsRange: Final = shape(
    "PoetsRange",
    "VP for figures killed: as forces stand, and by who wins.",
    {"vp": Count, "least": Count, "most": Count},
)
AdvantageWon: Final = shape(
    "AdvantageWon",
    "The battle if this clan wins this advantage, uses it, and no other is used. "
    "`by_coins_bid`: where Coins that are not bid fight, the outcome for 1, 2, 3 … Coins bid in all.",
    {
        "possible": bool,
        "forces": ClanCounts,
        "outcome": BattleOutcome,
        "vp": _Numbers,
        "honor": _Numbers,
        "killed": Count,
        "captured": maybe(Captured),
        "poets": maybe(PoetsRange),
        "by_coins_bid": many(BattleOutcome),
    },
)
_BY_WINNER: Final = keyed("AdvantageByWinner", "By the clan that wins it.", CLANS, AdvantageWon)
BidTable: Final = shape(
    "BidTable",
    "A battle before the bids: the sides, the outcome without bids and by advantage. `rivals`: by advantage, "
    "the rival for whom it would do most. `last`: all others have bid, so this bid reveals all of them.",
    {
        "province": Province,
        "sides": many(BidSide),
        "last": bool,
        "rivals": shape("AdvantageRivals", "By advantage.", dict.fromkeys(ADVANTAGES, Clan)),
        "outcome": BattleOutcome,
        "advantages": shape("AdvantageTable", "By advantage.", dict.fromkeys(ADVANTAGES, _BY_WINNER)),
    },
)
Progress: Final = shape(
    "Progress",
    "Steps of a Recruit, Marshal, Betray or Fujin that the clan has taken, and the most that are left.",
    {"done": Count, "left": Count},
)
Previews: Final = shape(
    "Previews",
    "Every option of a clan's question, in the order of its options; for a bid the table instead.",
    {
        "clan": Clan,
        "kind": literal(*ANSWERS_OF),
        "cause": Cause,
        "progress": maybe(Progress),
        "options": many(Preview),
        "bids": maybe(BidTable),
    },
)
