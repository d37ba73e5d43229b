"""Points section: where victory points come from."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final

from hinode.tournament.report.games import CLAN_NAMES, Games
from hinode.tournament.report.markup.html import figure, legend, note, numbers, section
from hinode.tournament.report.markup.svg import Stack, stacked
from hinode.tournament.rows import GameRow
from hinode.vocab.facts import VP_SOURCE_OF

NAMES: Final = {
    "tokens": "War tokens",
    "provinces": "Set bonus",
    "harvest": "Harvest",
    "kami": "Kami",
    "seppuku": "Seppuku",
    "poets": "Imperial Poets",
    "hostage": "Hostages",
    "virtue": "Virtues",
    "winter": "Winter cards",
    "cards": "Other cards",
}
SOURCES: Final = tuple(NAMES.values())
KEYS: Final = tuple((name, f"s{number}") for number, name in enumerate(SOURCES))
ABOUT: Final = (
    "Mean VP a game by source. War tokens and the bonus for tokens of different provinces score in Winter; "
    "virtues, winter cards and other cards are what season cards have paid by their own effects."
)

AT_THE_END: Final = "The number at the end is all that was gained; what others took away is in the table."


def source_of(cause: str) -> str:
    """The name of the source of VP for a cause."""
    return NAMES[VP_SOURCE_OF[cause]]


class Sums:
    """VP of some seats by source."""

    __slots__ = ("gained", "lost", "seats")

    def __init__(self) -> None:
        self.gained: Counter[str] = Counter()
        self.lost = 0
        self.seats = 0

    def add(self, game: GameRow, clan: str) -> None:
        self.seats += 1
        self.lost += sum(game["summary"]["lost"][clan].values())
        for cause, vp in game["summary"]["gained"][clan].items():
            self.gained[source_of(cause)] += vp

    def means(self) -> list[float]:
        return [self.gained[name] / self.seats for name in SOURCES]

    def bar(self, label: str) -> Stack:
        return Stack(label, self.means(), f"{sum(self.means()):.1f}")

    def cells(self) -> list[str]:
        means, down = self.means(), self.lost / self.seats
        return [f"{vp:.1f}" for vp in (*means, -down, sum(means) - down)]


def points(games: Games) -> str:
    by_clan: dict[tuple[str, str], Sums] = defaultdict(Sums)
    by_fate: dict[tuple[str, str], Sums] = defaultdict(Sums)
    for game, clan, bot in games.seats():
        by_clan[CLAN_NAMES[clan], bot].add(game, clan)
        by_fate["Winners" if clan in game["winners"] else "The others", bot].add(game, clan)
    clans = [CLAN_NAMES[clan] for clan in games.clans]
    return section(
        "points",
        "Victory points by source",
        ABOUT,
        _figure("Mean VP by source and clan", "Clan", clans, by_clan, games.bots),
        _figure("Mean VP of winners and others", "", ["Winners", "The others"], by_fate, games.bots),
    )


def _figure(
    title: str, kind: str, items: list[str], sums: dict[tuple[str, str], Sums], bots: list[str]
) -> str:
    bars: list[Stack] = []
    cells: list[list[str]] = []
    for item in items:
        found = [(bot, sums[item, bot]) for bot in bots if (item, bot) in sums]
        if len(bots) > 1:
            bars.append(Stack(item, heading=True))
        bars += [some.bar(bot if len(bots) > 1 else item) for bot, some in found]
        cells += [[bot, item, *some.cells()] for bot, some in found]
    head = ("Bot", kind, *SOURCES, "Taken away", "Final VP")
    plot = stacked(title, KEYS, bars)
    return figure(title, legend(KEYS), plot, note(AT_THE_END), numbers(head, cells, words=2))
