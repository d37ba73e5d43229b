"""Where victory points come from."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hinode.tournament.report.furniture import figure, legend, note, numbers, section
from hinode.tournament.report.games import CLAN_NAMES, Games
from hinode.tournament.report.svg import Stack, stacked
from hinode.vocab.data import FACTS
from hinode.vocab.ids import KAMI

SOURCES: Final = (
    "War tokens",
    "Set bonus",
    "Harvest",
    "Kami",
    "Seppuku",
    "Imperial Poets",
    "Hostages",
    "Virtues",
    "Winter cards",
    "Other cards",
)
KEYS: Final = tuple((name, f"s{number}") for number, name in enumerate(SOURCES))
_OF_TYPE: Final = {"virtue": "Virtues", "winter-upgrade": "Winter cards"}
_SOURCE_OF: Final[dict[str, str]] = {
    "WIN-3": "War tokens",
    "WIN-4": "Set bonus",
    "harvest": "Harvest",
    **dict.fromkeys(KAMI, "Kami"),
    "seppuku": "Seppuku",
    "poets": "Imperial Poets",
    "hostage": "Hostages",
    **{card["id"]: _OF_TYPE.get(card["type"], "Other cards") for card in FACTS["cards"]},
}
ABOUT: Final = (
    "Mean VP a game by source. War tokens and the bonus for tokens of different provinces score in Winter; "
    "virtues, winter cards and other cards are what season cards have paid by their own effects."
)


def source_of(cause: str) -> str:
    """The source a cause of VP belongs to."""
    return _SOURCE_OF[cause]


def points(games: Games) -> str:
    gained: dict[tuple[str, str], Counter[str]] = {}
    lost: Counter[tuple[str, str]] = Counter()
    seats: Counter[tuple[str, str]] = Counter()
    for line, clan, bot in games.seats():
        key = (clan, bot)
        seats[key] += 1
        sums = gained.setdefault(key, Counter())
        for cause, vp in line["story"]["gained"][clan].items():
            sums[source_of(cause)] += vp
        lost[key] += sum(line["story"]["lost"][clan].values())
    bars: list[Stack] = []
    cells: list[list[str]] = []
    several = len(games.bots) > 1
    for clan in games.clans:
        if several:
            bars.append(Stack(CLAN_NAMES[clan], heading=True))
        for bot in games.bots:
            key = (clan, bot)
            if seats[key]:
                means = [gained[key][name] / seats[key] for name in SOURCES]
                down = lost[key] / seats[key]
                bars.append(Stack(bot if several else CLAN_NAMES[clan], means, f"{sum(means):.1f}"))
                cells.append(
                    [bot, CLAN_NAMES[clan], *(f"{vp:.1f}" for vp in (*means, -down, sum(means) - down))]
                )
    taken = note(
        "The number at the end is all that was gained; VP that hostages and cards took away are in the table."
    )
    plot = stacked("Mean VP by source", KEYS, bars)
    head = ("Bot", "Clan", *SOURCES, "Taken away", "Final VP")
    return section(
        "points",
        "Victory points by source",
        ABOUT,
        figure("Mean VP by source", legend(KEYS), plot, taken, numbers(head, cells, words=2), wide=True),
    )
