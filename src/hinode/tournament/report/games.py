"""The games of a report, with their results by seat."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Final, TypeVar

from hinode.locale import say
from hinode.tournament.report.markup.html import percent
from hinode.tournament.report.markup.svg import Row
from hinode.tournament.rows import GameRow
from hinode.tournament.standings import Performance
from hinode.vocab.ids import ADVANTAGES, CARDS, CLANS, MANDATES

K = TypeVar("K", bound=Hashable)


def _names(noun: str, ids: Sequence[str]) -> dict[str, str]:
    return {name: say("en", f"{noun}-{name}") for name in ids}


CLAN_NAMES: Final = _names("clan", CLANS)
CARD_NAMES: Final = _names("card", CARDS)
MANDATE_NAMES: Final = _names("mandate", MANDATES)
ADVANTAGE_NAMES: Final = _names("advantage", ADVANTAGES)
SEASON_NAMES: Final = {"spring": "Spring", "summer": "Summer", "autumn": "Autumn"}
FEW: Final = 20  # results with fewer cases are drawn in a lighter color


class Games:
    """Games of one or more tournaments. Bots that were heroes come first."""

    def __init__(self, rows: Sequence[GameRow]) -> None:
        self.rows = rows
        heroes = Counter(row["bots"][row["hero"]] for row in rows)
        everyone = Counter(bot for row in rows for bot in row["bots"].values())
        self.bots = sorted(everyone, key=lambda bot: (-heroes[bot], -everyone[bot], bot))
        self.clans = [clan for clan in CLANS if any(clan in row["clans"] for row in rows)]

    def seats(self) -> Iterator[tuple[GameRow, str, str]]:
        """Every seat of every game, as (game, clan, bot)."""
        for row in self.rows:
            for clan in row["clans"]:
                yield row, clan, row["bots"][clan]

    def performance_by(self, key: Callable[[GameRow, str, str], K]) -> dict[K, Performance]:
        """Results of the seats, grouped by a key."""
        found: dict[K, Performance] = defaultdict(Performance)
        for row, clan, bot in self.seats():
            found[key(row, clan, bot)].add(row, clan)
        return dict(found)

    @property
    def par(self) -> float:
        """The win share of a seat if all were equally good."""
        seats = sum(len(row["clans"]) for row in self.rows)
        return len(self.rows) / seats

    def bot_style(self, bot: str) -> str:
        return f"s{self.bots.index(bot) % 10}"


def share_row(label: str, performance: Performance, style: str) -> Row:
    """A win share with its interval."""
    low, high = performance.interval
    label_text = percent(performance.share)
    return Row(label, performance.share, low, high, label_text, style, faint=performance.games < FEW)
