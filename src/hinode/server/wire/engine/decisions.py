"""Decisions: the details and the possible answers of each kind of question."""

from __future__ import annotations

from typing import Any, Final

from hinode.rules.manifest import CARDS
from hinode.rules.triggers import hooks
from hinode.server.wire.engine.answers import ANSWERS
from hinode.server.wire.engine.ids import CardCounts, Cause, Clan, Count, Mandate, Piece, Province
from hinode.server.wire.engine.shapes import camel, literal, many, one_of, row, shape, tagged
from hinode.vocab.decisions import OPEN_KINDS

# What is asked, and which kinds of answer it takes.
QUESTIONS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "tea": (
        "Tea Ceremony: talk of alliances, until ready.",
        ("ready", "propose", "withdraw", "accept", "refuse"),
    ),
    "mandate": ("Which tile of the hand to lay; the Lotus announce any mandate.", ("mandate",)),
    "recruit": ("Recruit: the next figure to summon.", ("summon", "done")),
    "marshal": ("Marshal: the next step.", ("move", "build", "shift", "done")),
    "train": ("Train, or Ryujin: a card to acquire.", ("buy", "done")),
    "summon": ("Where a Monster just acquired, or Raijin's Bushi, goes.", ("summon", "done")),
    "betray": ("Betray: the next figure to replace.", ("replace", "done")),
    "fujin": ("Fujin: the next Move.", ("move", "done")),
    "offer": ("Yes or no; `cause` says to what.", ("yes", "no")),
    "place": ("Where a kami, or a figure that a card brings, is placed.", ("place", "done")),
    "bid": ("A sealed bid; at most `coins` in all, so its options are not listed.", ("bid",)),
    "hostage": ("Which figure to take hostage.", ("capture", "done")),
    "kill": ("Which figure an effect kills.", ("kill", "done")),
    "share": ("Who gets an odd Coin of the reparations.", ("pay",)),
    "benevolence": ("Whom to hand one of the Coins just spent.", ("pay", "done")),
    "order": ("To go first or last among those whose effects come at once.", ("first", "last")),
    "sequence": ("Which of several own effects comes next.", ("effect",)),
}
Route: Final = row(Province, Province)
Victims: Final = many(row(Clan, Piece, Count))

DETAILS: Final[dict[str, dict[str, Any]]] = {
    "mandate": {"hand": many(Mandate)},
    "train": {"prices": CardCounts, "full_prices": CardCounts},
    "fujin": {"moves": Count},
    "bid": {"coins": Count, "province": Province},
    "hostage": {"province": Province},
    "share": {"coins": Count},
}


def _causes(window: int) -> tuple[str, ...]:
    """The cards that listen at a window."""
    return tuple(card.id for card in CARDS if card.window == window)


# An offer carries what its cause is about: a name, the causes, the details.
_PLAIN: Final = ("amaterasu", *(card.id for card in CARDS if card.asks == "offer"))
OFFERS: Final[tuple[tuple[str, tuple[str, ...], dict[str, Any]], ...]] = (
    ("offer_plain", _PLAIN, {}),
    ("offer_advantage", ("seppuku", "ronin", "poets"), {"province": Province, "irreversible": bool}),
    ("offer_spare", _causes(hooks.ABOUT_TO_KILL), {"province": Province, "victims": Victims}),
    ("offer_toll", _causes(hooks.ROUTE), {"mover": Clan, "route": Route}),
)


def _options(kind: str) -> Any:
    if kind == "bid":
        return None
    return many(one_of([ANSWERS[answer] for answer in QUESTIONS[kind][1]]))


def _decision(kind: str, name: str, cause: Any, details: dict[str, Any]) -> Any:
    head = {"clan": Clan, "kind": literal(kind), "cause": cause, "required": literal(kind not in OPEN_KINDS)}
    return shape(f"{camel(name)}Decision", QUESTIONS[kind][0], {**head, **details, "options": _options(kind)})


def _offer() -> Any:
    kinds = [_decision("offer", name, literal(*causes), details) for name, causes, details in OFFERS]
    return tagged("OfferDecision", kinds, "cause")


DECISIONS: Final[dict[str, Any]] = {
    kind: _offer() if kind == "offer" else _decision(kind, kind, Cause, DETAILS.get(kind, {}))
    for kind in QUESTIONS
}
Decision: Final = tagged("Decision", DECISIONS.values())
