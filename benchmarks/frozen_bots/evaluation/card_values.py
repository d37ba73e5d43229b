"""Card values: what a season card is worth to a bot, in VP.

The numbers are in `card_values.json`, keyed by card id; a card without an entry has the default.

- `at_once`, `per_war`, `per_season`: VP now, for each war to come, and for each Political Phase to come.
- `fitted`: VP that owners gained in played games, if bought in its season (`tools/fit_weights.py`).
- `winter`: for a Winter Upgrade, what it counts and the VP for each.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from typing import Any, Final

from hinode.known.public import Public
from hinode.rules.queries import card_types, monsters, oni, strongholds, virtues
from hinode.vocab.facts import deck
from hinode.vocab.ids import CARD_COUNT, CARDS, SETS

_DATA: Final[dict[str, Any]] = json.loads(
    resources.files(__package__).joinpath("card_values.json").read_text(encoding="utf-8")
)
_COUNTERS: Final[dict[str, Callable[[Public, int], int]]] = {
    "strongholds": strongholds,
    "virtues": virtues,
    "monsters": monsters,
    "oni": oni,
    "card-types": lambda p, clan: len(card_types(p, clan)),
    "allied-seasons": lambda p, clan: p.allied_seasons[clan].bit_count(),
}


def values_of(card: str) -> dict[str, Any]:
    """The entry of a card in the data, or the default."""
    found: dict[str, Any] = _DATA["cards"].get(card, _DATA["default"])
    return found


def _column(name: str) -> tuple[float, ...]:
    return tuple(values_of(card)[name] for card in CARDS)


AT_ONCE: Final = _column("at_once")
PER_WAR: Final = _column("per_war")
PER_SEASON: Final = _column("per_season")
FITTED: Final = _column("fitted")
# Card number -> (counter, VP for each).
WINTER_CARDS: Final = {
    number: (_COUNTERS[winter["counts"]], float(winter["vp"]))
    for number, card in enumerate(CARDS)
    if (winter := values_of(card).get("winter")) is not None
}
# The season in which a card is on display: 0 is Spring.
_SEASON: Final = {
    card: season
    for season_set in SETS
    for season in range(3)
    for card, copies in enumerate(deck(season, season_set))
    if copies
}
WARS_TO_COME: Final = tuple(3.0 - _SEASON[card] for card in range(CARD_COUNT))


def winter_value(p: Public, clan: int, card: int) -> float:
    """VP that a Winter Upgrade would score now; 0 for other cards."""
    if card not in WINTER_CARDS:
        return 0.0
    counter, vp = WINTER_CARDS[card]
    return vp * counter(p, clan)


def fitted_value(p: Public, clan: int, card: int, wars_left: float) -> float:
    """The value found in played games, in proportion to the wars that are left."""
    value = FITTED[card] * min(1.0, wars_left / WARS_TO_COME[card])
    return value + winter_value(p, clan, card) if card in WINTER_CARDS else value


def base_value(card: int, wars_left: float, politics_left: float) -> float:
    """The value of a card at a stage of the game, in any position."""
    return AT_ONCE[card] + PER_WAR[card] * wars_left + PER_SEASON[card] * politics_left


def card_value(p: Public, clan: int, card: int, wars_left: float, politics_left: float) -> float:
    """The value of a card in this position."""
    value = base_value(card, wars_left, politics_left)
    return value + winter_value(p, clan, card) if card in WINTER_CARDS else value
