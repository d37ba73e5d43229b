"""What a card is worth to a bot, in VP, by how many wars, recruits and battles are still to come."""

from __future__ import annotations

from typing import Final

from hinode.known.public import Public
from hinode.rules.queries import card_types, monsters, oni, strongholds, virtues
from hinode.vocab.facts import deck
from hinode.vocab.ids import CARD_COUNT, CARD_NO, CARDS, SETS

# Card id -> (VP at once, VP for each war still to come, VP for each season of politics still to come).
_WORTH: Final[dict[str, tuple[float, float, float]]] = {
    "komainu": (1.0, 0.7, 0.9),
    "oni-of-skulls": (1.0, 1.6, 0.6),
    "path-of-the-lion": (0.0, 0.6, 0.4),
    "righteousness": (0.0, 1.6, 0.2),
    "way-of-the-shogun": (0.0, 1.7, 0.0),
    "path-of-the-serpent": (0.0, 0.0, 1.0),
    "respect": (0.0, 1.0, 0.0),
    "way-of-bushido": (0.0, 0.6, 0.0),
    "way-of-the-ronin": (0.0, 1.5, 0.0),
    "yurei": (1.2, 1.6, 0.8),
    "form-of-the-kitsune": (1.0, 0.0, 0.0),
    "form-of-the-phoenix": (0.4, 0.0, 0.0),
    "path-of-the-dragon": (0.0, 2.4, 0.6),
    "river-dragon": (2.0, 2.6, 0.8),
    "way-of-the-moneylender": (0.0, 2.4, 0.0),
    "benevolence": (0.0, 0.0, 1.8),
    "path-of-the-kenin": (0.0, 0.2, 1.5),
    "path-of-the-light": (0.0, 0.0, 1.2),
    "justice": (0.0, 1.8, 0.0),
    "oni-of-blood": (1.2, 1.8, 0.6),
    "oni-of-souls": (0.8, 1.8, 0.4),
    "path-of-the-samurai": (0.0, 0.3, 1.2),
    "form-of-the-beast": (0.5, 0.0, 0.0),
    "oni-of-hate": (1.6, 0.8, 0.4),
    "oni-of-spite": (2.4, 0.8, 0.4),
    "way-of-the-katana": (0.0, 2.6, 0.0),
    "honesty": (0.0, 0.0, 2.6),
    "path-of-the-patron": (0.0, 0.0, 1.4),
    "path-of-the-warlord": (0.0, 0.0, 0.9),
    "loyalty": (0.0, 1.0, 2.0),
    "way-of-the-merchant": (0.0, 0.2, 1.3),
    "form-of-the-kindred": (0.5, 0.0, 0.0),
    "path-of-the-unrighteous": (0.0, 0.0, 0.9),
    "courage": (0.0, 3.4, 0.0),
    "path-of-the-ninja": (0.0, 0.2, 1.2),
    "way-of-the-righteous": (0.0, 0.8, 0.0),
    "mercy": (0.0, 1.4, 0.0),
    "path-of-the-monkey": (0.0, 0.0, 0.7),
    "form-of-the-demon": (0.4, 0.0, 0.0),
    "path-of-the-spirit": (0.0, 0.0, 1.6),
    "path-of-the-builder": (0.0, 0.0, 1.0),
    "path-of-the-kannushi": (0.0, 0.0, 0.8),
    "piety": (0.0, 1.8, 0.0),
    "path-of-sengoku": (0.0, 0.0, 1.8),
    "path-of-the-favored": (0.0, 1.2, 0.3),
    "sincerity": (0.0, 1.0, 0.0),
    "form-of-the-tanuki": (0.6, 0.0, 0.0),
    "way-of-the-keiri": (0.0, 2.6, 0.0),
}
AT_ONCE: Final = tuple(_WORTH[card][0] for card in CARDS)
PER_WAR: Final = tuple(_WORTH[card][1] for card in CARDS)
PER_SEASON: Final = tuple(_WORTH[card][2] for card in CARDS)

# What owners of a card made of it in played games, in VP, bought in its season and kept to the end
# (tools/fit_weights.py); Winter Upgrades are counted as they stand.
_PROVED: Final[dict[str, float]] = {
    "komainu": 0.7,
    "oni-of-skulls": 0.3,
    "path-of-the-lion": 3.5,
    "righteousness": 1.3,
    "way-of-the-shogun": 2.0,
    "path-of-the-serpent": 0.7,
    "respect": 0.7,
    "way-of-bushido": 2.0,
    "way-of-the-ronin": 0.5,
    "yurei": 2.8,
    "form-of-the-kitsune": 0.3,
    "form-of-the-phoenix": 0.3,
    "path-of-the-dragon": 3.0,
    "river-dragon": 0.5,
    "way-of-the-moneylender": 1.8,
    "benevolence": 5.0,
    "path-of-the-kenin": 2.5,
    "path-of-the-light": 0.8,
    "justice": 1.4,
    "oni-of-blood": 0.3,
    "oni-of-souls": 0.2,
    "path-of-the-samurai": 2.5,
    "form-of-the-beast": 0.3,
    "oni-of-hate": 0.5,
    "oni-of-spite": 1.8,
    "way-of-the-katana": 3.0,
    "honesty": 2.4,
    "path-of-the-patron": 0.7,
    "path-of-the-warlord": 1.5,
    "loyalty": 1.0,
    "way-of-the-merchant": 0.9,
    "form-of-the-kindred": 0.3,
    "path-of-the-unrighteous": 0.1,
    "courage": 4.5,
    "path-of-the-ninja": 0.5,
    "way-of-the-righteous": 1.0,
    "mercy": 2.4,
    "path-of-the-monkey": 0.8,
    "form-of-the-demon": 0.3,
    "path-of-the-spirit": 1.0,
    "path-of-the-builder": 3.0,
    "path-of-the-kannushi": 0.6,
    "piety": 1.5,
    "path-of-sengoku": 1.7,
    "path-of-the-favored": 1.3,
    "sincerity": 1.3,
    "form-of-the-tanuki": 0.3,
    "way-of-the-keiri": 2.0,
}
FITTED: Final = tuple(_PROVED[card] for card in CARDS)
# Wars to come when a card is on offer: three in Spring, two in Summer, one in Autumn.
_OFFERED: Final = {
    card: season
    for season_set in SETS
    for season in range(3)
    for card, copies in enumerate(deck(season, season_set))
    if copies
}
WARS_TO_COME: Final = tuple(3.0 - _OFFERED[card] for card in range(CARD_COUNT))

_KITSUNE: Final = CARD_NO["form-of-the-kitsune"]
_PHOENIX: Final = CARD_NO["form-of-the-phoenix"]
_BEAST: Final = CARD_NO["form-of-the-beast"]
_DEMON: Final = CARD_NO["form-of-the-demon"]
_TANUKI: Final = CARD_NO["form-of-the-tanuki"]
_KINDRED: Final = CARD_NO["form-of-the-kindred"]
WINTER_CARDS: Final = (_KITSUNE, _PHOENIX, _BEAST, _DEMON, _TANUKI, _KINDRED)


def winter_value(p: Public, clan: int, card: int) -> float:
    """What a Winter Upgrade would score now; 0 for other cards."""
    if card == _KITSUNE:
        return 3.0 * strongholds(p, clan)
    if card == _PHOENIX:
        return 3.0 * virtues(p, clan)
    if card == _BEAST:
        return 3.0 * monsters(p, clan)
    if card == _DEMON:
        return 3.0 * oni(p, clan)
    if card == _TANUKI:
        return 2.0 * len(card_types(p, clan))
    return 3.0 * p.allied_seasons[clan].bit_count() if card == _KINDRED else 0.0


def fitted_value(p: Public, clan: int, card: int, wars_left: float) -> float:
    """By what played games show: the more of it, the longer it will still work."""
    worth = FITTED[card] * min(1.0, wars_left / WARS_TO_COME[card])
    return worth + winter_value(p, clan, card) if card in WINTER_CARDS else worth


def base_value(card: int, wars_left: float, politics_left: float) -> float:
    """What a card is worth at a stage of the game, whatever the position."""
    return AT_ONCE[card] + PER_WAR[card] * wars_left + PER_SEASON[card] * politics_left


def card_value(p: Public, clan: int, card: int, wars_left: float, politics_left: float) -> float:
    worth = base_value(card, wars_left, politics_left)
    return worth + winter_value(p, clan, card) if card in WINTER_CARDS else worth
