"""Events: what happened, as structured values. Text is written where it is shown.

Inside the engine an event is a tuple (kind, cause, parent, *numbers); `FIELDS` says what the numbers
mean. A field whose type starts with `?` is a secret of the clan in the field `clan`: everybody else
sees null there, so an event has the same place in everybody's stream.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hinode.vocab.ids import (
    ADVANTAGES,
    CARDS,
    CLAN_NO,
    CLANS,
    FIGURES,
    FIRST_SHRINE,
    KAMI,
    MANDATES,
    PHASES,
    PROVINCES,
    RESERVE,
    SEASONS,
)

EventTuple = tuple[Any, ...]  # (kind, cause, parent, *numbers)

FIELDS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    # the course of the game
    "game_started": (("clans", "clans"), ("shrines", "kamis"), ("season_set", "text")),
    "season_started": (("season", "season"),),
    "phase_started": (("season", "season"), ("phase", "phase")),
    "war_order": (("provinces", "provinces"),),
    "display_laid": (("cards", "cards"),),
    "display_discarded": (("cards", "cards"),),
    "mandates_shuffled": (),
    "game_ended": (("ranking", "clans"), ("winners", "clans")),
    # what clans hold
    "vp": (("clan", "clan"), ("amount", "int")),
    "coins": (("clan", "clan"), ("amount", "int")),
    "ronin": (("clan", "clan"), ("amount", "int")),
    "honor": (("clan", "clan"), ("steps", "int"), ("order", "clans")),
    "gift": (("clan", "clan"), ("to", "clan"), ("coins", "int"), ("ronin", "int")),
    # tea ceremony
    "proposed": (("clan", "clan"), ("to", "clan")),
    "refused": (("clan", "clan"), ("from", "clan")),
    "withdrew": (("clan", "clan"), ("to", "clan")),
    "ready": (("clan", "clan"),),
    "allied": (("clan", "clan"), ("with", "clan")),
    "alliance_ended": (("clan", "clan"), ("with", "clan")),
    # mandates
    "looked": (("clan", "clan"), ("turn", "int"), ("tiles", "?tiles")),
    "mandate_announced": (("clan", "clan"), ("turn", "int"), ("tile", "?tile"), ("announce", "tile")),
    "mandate_laid": (("clan", "clan"), ("turn", "int"), ("tile", "tile")),
    "mandate_turn": (("clan", "clan"), ("turn", "int")),
    "reaped": (("clan", "clan"), ("province", "province")),
    "performs": (("clan", "clan"), ("bonus", "bool")),
    # pieces
    "summoned": (("clan", "clan"), ("figure", "figure"), ("province", "province"), ("to", "place")),
    "placed": (("clan", "clan"), ("figure", "figure"), ("to", "place")),
    "moved": (("clan", "clan"), ("figure", "figure"), ("from", "place"), ("to", "place")),
    "built": (("clan", "clan"), ("province", "province")),
    "replaced": (
        *(("clan", "clan"), ("with", "figure")),
        *(("owner", "clan"), ("figure", "figure"), ("at", "place")),
    ),
    "killed": (
        *(("clan", "clan"), ("figure", "figure"), ("count", "int")),
        *(("province", "province"), ("by", "clan")),
    ),
    "captured": (("clan", "clan"), ("owner", "clan"), ("figure", "figure"), ("province", "province")),
    "hostage_returned": (("clan", "clan"), ("owner", "clan"), ("figure", "figure")),
    "returned": (("clan", "clan"), ("figure", "figure"), ("count", "int"), ("from", "place")),
    "kami_placed": (("kami", "kami"), ("clan", "clan"), ("to", "place")),
    "kami_moved": (("kami", "kami"), ("clan", "clan"), ("from", "place"), ("to", "place")),
    "kami_left": (("kami", "kami"), ("from", "place")),
    "acquired": (("clan", "clan"), ("card", "card"), ("cost", "int")),
    "monster_joined": (("clan", "clan"), ("figure", "figure")),
    # kami turns
    "kami_turn": (("turn", "int"),),
    "gift_won": (("clan", "clan"), ("kami", "kami")),
    # war
    "province_at_war": (("province", "province"), ("war_number", "int")),
    "token_won": (("clan", "clan"), ("season", "season"), ("province", "province")),
    "token_discarded": (("season", "season"), ("province", "province")),
    "battle_started": (("province", "province"), ("clans", "clans")),
    "bid_sealed": (("clan", "clan"), ("bid", "?bid")),
    "bid_revealed": (("clan", "clan"), ("bid", "bid"), ("province", "province")),
    "advantage_won": (
        *(("clan", "clan"), ("advantage", "advantage")),
        *(("bid", "int"), ("province", "province")),
    ),
    "advantage_declined": (("clan", "clan"), ("advantage", "advantage")),
    "ronin_hired": (("clan", "clan"), ("force", "int")),
    "battle_won": (("clan", "clan"), ("province", "province"), ("force", "int")),
    "battle_ended": (("province", "province"),),
    "bid_discarded": (("clan", "clan"), ("amount", "int")),
    "reparation": (("clan", "clan"), ("to", "clan"), ("amount", "int")),
    "spared": (("clan", "clan"), ("province", "province")),
    "order_chosen": (("clan", "clan"), ("place", "text")),
    "toll": (("clan", "clan"), ("owner", "clan"), ("charged", "bool")),
}
# Kinds with a secret of the clan in their first field.
SECRET_KINDS: Final = frozenset(
    kind for kind, fields in FIELDS.items() if any(t[0] == "?" for _, t in fields)
)
# Kinds after which forces, ranks, leaders, or devotees can differ. After all others they are as before.
FORCE_KINDS: Final = frozenset(
    {
        *("summoned", "placed", "moved", "built", "replaced", "killed", "captured", "returned"),
        *("kami_placed", "kami_moved", "kami_left", "acquired", "monster_joined", "honor"),
        *("allied", "alliance_ended", "ronin_hired", "battle_ended"),
        *("season_started", "phase_started", "war_order"),
    }
)
# Kinds after which projected scores can differ.
SCORE_KINDS: Final = frozenset(
    {"vp", "token_won", "acquired", "honor", "built", "killed", "allied"}  # what Winter scores, and ties
)


def _place(number: int) -> str:
    if number < FIRST_SHRINE:
        return PROVINCES[number]
    return "reserve" if number == RESERVE else KAMI[number - FIRST_SHRINE]


def bid_json(code: int) -> dict[str, int]:
    return {name: code >> (5 + 16 * number) & 65535 for number, name in enumerate(ADVANTAGES)}


def _counted(copies: tuple[int, ...]) -> dict[str, int]:
    return {CARDS[card]: count for card, count in enumerate(copies) if count}


_SPELL: Final[dict[str, Callable[[Any], Any]]] = {
    "clan": lambda n: CLANS[n],
    "clans": lambda ns: [CLANS[n] for n in ns],
    "province": lambda n: PROVINCES[n],
    "provinces": lambda ns: [PROVINCES[n] for n in ns],
    "place": _place,
    "figure": lambda n: FIGURES[n],
    "card": lambda n: CARDS[n],
    "cards": _counted,
    "tile": lambda n: MANDATES[n],
    "tiles": lambda ns: [MANDATES[n] for n in ns],
    "kami": lambda n: KAMI[n],
    "kamis": lambda ns: [KAMI[n] for n in ns],
    "advantage": lambda n: ADVANTAGES[n],
    "season": lambda n: SEASONS[n],
    "phase": lambda n: PHASES[n],
    "bid": bid_json,
    "int": int,
    "bool": bool,
    "text": str,
}


class Event(dict[str, Any]):
    """One event as a JSON object: its number, kind, cause, parent and fields."""

    __slots__ = ()

    @property
    def number(self) -> int:
        return int(self["number"])

    @property
    def kind(self) -> str:
        return str(self["kind"])

    @property
    def cause(self) -> str:
        return str(self["cause"])

    @property
    def parent(self) -> int | None:
        found: int | None = self["parent"]
        return found

    def to_json(self) -> dict[str, Any]:
        return dict(self)


def spell(number: int, event_tuple: EventTuple, viewer: str | None) -> Event:
    """An event tuple as an Event, with the secrets that `viewer` (a clan, or None) may not know left out."""
    kind, cause, parent = event_tuple[:3]
    event = Event(number=number, kind=kind, cause=cause, parent=None if parent < 0 else parent)
    reader = CLAN_NO[viewer] if viewer is not None else None
    for (name, type_name), value in zip(FIELDS[kind], event_tuple[3:], strict=True):
        if type_name[0] == "?":  # the secret of the clan in the first field
            hidden = value is None or event_tuple[3] != reader
            event[name] = None if hidden else _SPELL[type_name[1:]](value)
        else:
            event[name] = _SPELL[type_name](value)
    return event


def redact(event_tuple: EventTuple, viewer: int) -> EventTuple:
    """The event without the secrets of other clans."""
    kind: str = event_tuple[0]
    if kind not in SECRET_KINDS or event_tuple[3] == viewer:
        return event_tuple
    return event_tuple[:3] + tuple(
        None if type_name[0] == "?" else value
        for (_, type_name), value in zip(FIELDS[kind], event_tuple[3:], strict=True)
    )
