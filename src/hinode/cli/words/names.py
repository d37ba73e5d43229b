"""Names of things, and how clans are spoken of: one's own clan is "you"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from hinode.locale import has, say
from hinode.vocab.data import FACTS

LANGUAGE: Final = "en"


def _named(section: str) -> dict[str, str]:
    return {entry["id"]: entry["name"] for entry in FACTS[section]}


CLANS: Final = _named("clans")
PROVINCES: Final = _named("provinces")
KAMI: Final = _named("kami")
MANDATES: Final = _named("mandates")
ADVANTAGES: Final = _named("war_advantages")
CARDS: Final = _named("cards")
PIECES: Final = {
    "daimyo": "Daimyo",
    "shinto": "Shinto",
    "bushi": "Bushi",
    "stronghold": "Stronghold",
    **{card["id"]: card["name"] for card in FACTS["cards"] if card["type"] == "monster"},
    **KAMI,
}
SEASONS: Final = {"spring": "Spring", "summer": "Summer", "autumn": "Autumn", "winter": "Winter"}
PHASES: Final = {
    "setup": "Seasonal Setup",
    "tea": "Tea Ceremony",
    "political": "Political Phase",
    "kami": "Kami Turn",
    "war": "War Phase",
    "cleanup": "Cleanup",
    "winter": "Final scoring",
    "end": "The end",
}
SETS: Final = {"archway": "Archway", "horseman": "Horseman", "teapot": "Teapot", "mountain": "Mountain"}
TYPES: Final = {
    "enhancement": "Enhancement",
    "virtue": "Virtue",
    "monster": "Monster",
    "war-upgrade": "War Upgrade",
    "winter-upgrade": "Winter Upgrade",
}
# Pieces of which there is more than one to a clan take "a", all others "the" (a kami takes neither).
_COMMON: Final = ("shinto", "bushi", "stronghold")
_POSSESSIVE: Final = {"lotus": "the Lotus'"}
NOTHING: Final = "nothing"
NO_PIECES: Final = "no pieces"

# What an event or a question comes from is called by the first of these that the catalogue has.
_CAUSES: Final = ("cause", "card", "kami", "mandate", "advantage", "clan")


class Voice:
    """How names sound to one reader; `me` is None for somebody who plays no clan."""

    def __init__(self, me: str | None = None) -> None:
        self.me = me

    def who(self, clan: str) -> str:
        return "you" if clan == self.me else f"the {CLANS[clan]}"

    def whose(self, clan: str) -> str:
        if clan == self.me:
            return "your"
        return _POSSESSIVE.get(clan, f"the {CLANS[clan]}'s")

    def all_of(self, clans: Iterable[str]) -> str:
        return listed(self.who(clan) for clan in clans)


def listed(parts: Iterable[str]) -> str:
    """Parts with commas, "and" before the last."""
    found = list(parts)
    if len(found) < 2:
        return found[0] if found else NOTHING
    return f"{', '.join(found[:-1])} and {found[-1]}"


def figure(name: str) -> str:
    """One figure, with its article: a Bushi, the Daimyo, Fujin."""
    if name in KAMI:
        return KAMI[name]
    return f"{'a' if name in _COMMON else 'the'} {PIECES[name]}"


def pieces(name: str, count: int) -> str:
    """Some figures of one kind: a Bushi, 3 Shinto."""
    return figure(name) if count == 1 else f"{count} {plural(name, count)}"


def plural(name: str, count: int) -> str:
    return "Strongholds" if name == "stronghold" and count != 1 else PIECES[name]


def heap(counts: Mapping[str, int]) -> str:
    """Pieces of several kinds, short: Daimyo, 2 Bushi, Stronghold."""
    if not counts:
        return NO_PIECES
    return ", ".join(
        plural(name, count) if count == 1 else f"{count} {plural(name, count)}"
        for name, count in counts.items()
    )


def place(name: str) -> str:
    """Where a piece can be: a province, a shrine, the reserve."""
    if name in PROVINCES:
        return PROVINCES[name]
    return f"the shrine of {KAMI[name]}" if name in KAMI else "the reserve"


def amount(number: int, unit: str) -> str:
    """A number of Coins or Ronin; only a Coin has a plural of its own."""
    return f"{number} {unit}s" if unit == "Coin" and number != 1 else f"{number} {unit}"


def reward(harvest: Mapping[str, int]) -> str:
    """What a province gives: 1 VP, 2 Coins."""
    units = {"vp": "VP", "coins": "Coin", "ronin": "Ronin"}
    return ", ".join(amount(number, units[unit]) for unit, number in harvest.items())


def bid(coins: Mapping[str, int]) -> str:
    """A bid: 1 on Seppuku and 2 on Hire Ronin."""
    return listed(f"{number} on {ADVANTAGES[name]}" for name, number in coins.items() if number)


def cause(name: str) -> str:
    """What something comes from; a clause without words of its own is named by its id."""
    calls = (f"{sort}-{name.lower()}" for sort in _CAUSES)
    return next((say(LANGUAGE, call) for call in calls if has(LANGUAGE, call)), name)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
