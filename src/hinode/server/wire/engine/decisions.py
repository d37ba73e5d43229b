"""Decisions: the details and the possible answers of each kind of question."""

from __future__ import annotations

from typing import Any, Final

from hinode.rules.manifest import CARDS
from hinode.rules.triggers import hooks
from hinode.server.wire.engine.answers import ANSWERS
from hinode.server.wire.engine.ids import CardCounts, Cause, Clan, Count, Mandate, Piece, Province
from hinode.server.wire.engine.shapes import camel, literal, many, one_of, row, shape, tagged
from hinode.vocab.decisions import ANSWERS_OF, OPEN_KINDS

# What is asked.
QUESTIONS: Final[dict[str, str]] = {
    "tea": "Tea Ceremony: talk of alliances, until ready.",
    "mandate": "Which tile of the hand to lay; the Lotus announce any mandate.",
    "recruit": "Recruit: the next figure to summon.",
    "marshal": "Marshal: the next step.",
    "train": "Train, or Ryujin: a card to acquire.",
    "summon": "Where a Monster just acquired, or Raijin's Bushi, goes.",
    "betray": "Betray: the next figure to replace.",
    "fujin": "Fujin: the next Move.",
    "offer": "Yes or no; `cause` says to what.",
    "place": "Where a kami, or a figure that a card brings, is placed.",
    "bid": "A sealed bid; at most `coins` in all, so its options are not listed.",
    "hostage": "Which figure to take hostage.",
    "kill": "Which figure an effect kills.",
    "share": "Who gets an odd Coin of the reparations.",
    "benevolence": "Who gets one of the Coins just spent.",
    "order": "Whether to go first or last among clans with simultaneous effects.",
    "sequence": "Which of the clan's own effects comes next.",
}
Route: Final = row(Province, Province)
Victims: Final = many(row(Clan, Piece, Count))

DETAILS: Final[dict[str, dict[str, Any]]] = {
    "mandate": {"hand": many(Mandate)},
    "train": {"prices": CardCounts, "full_prices": CardCounts},
    "fujin": {"moves": Count},
    "bid": {"coins": Count, "province": Province},
    "hostage": {"province": Province, "due_to": Cause},
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
    return many(one_of([ANSWERS[answer] for answer in ANSWERS_OF[kind]]))


def _decision(kind: str, name: str, cause: Any, details: dict[str, Any]) -> Any:
    head = {"clan": Clan, "kind": literal(kind), "cause": cause, "required": literal(kind not in OPEN_KINDS)}
    return shape(f"{camel(name)}Decision", QUESTIONS[kind], {**head, **details, "options": _options(kind)})


def _offer() -> Any:
    kinds = [_decision("offer", name, literal(*causes), details) for name, causes, details in OFFERS]
    return tagged("OfferDecision", kinds, "cause")


DECISIONS: Final[dict[str, Any]] = {
    kind: _offer() if kind == "offer" else _decision(kind, kind, Cause, DETAILS.get(kind, {}))
    for kind in ANSWERS_OF
}
Decision: Final = tagged("Decision", DECISIONS.values())
