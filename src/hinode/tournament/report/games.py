"""The games a report is about, seen seat by seat."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Final, TypeVar

from hinode.tournament.line import Line
from hinode.tournament.report.furniture import percent
from hinode.tournament.report.svg import Row
from hinode.tournament.standings import Record
from hinode.vocab.data import FACTS
from hinode.vocab.ids import CLANS

K = TypeVar("K", bound=Hashable)


def _named(part: str) -> dict[str, str]:
    return {entry["id"]: entry["name"] for entry in FACTS[part]}


CLAN_NAMES: Final = _named("clans")
CARD_NAMES: Final = _named("cards")
MANDATE_NAMES: Final = _named("mandates")
ADVANTAGE_NAMES: Final = _named("war_advantages")
SEASON_NAMES: Final = {"spring": "Spring", "summer": "Summer", "autumn": "Autumn"}
FEW: Final = 20  # what rests on fewer cases is drawn faintly


class Games:
    """Lines of one or more tournaments; bots that were heroes come first."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        heroes = Counter(line["bots"][line["hero"]] for line in lines)
        everyone = Counter(bot for line in lines for bot in line["bots"].values())
        self.bots = sorted(everyone, key=lambda bot: (-heroes[bot], -everyone[bot], bot))
        self.clans = [clan for clan in CLANS if any(clan in line["clans"] for line in lines)]

    def seats(self) -> Iterator[tuple[Line, str, str]]:
        """Every seat of every game, as (game, clan, bot)."""
        for line in self.lines:
            for clan in line["clans"]:
                yield line, clan, line["bots"][clan]

    def records(self, key: Callable[[Line, str, str], K]) -> dict[K, Record]:
        """What the seats have achieved, by whatever tells them apart."""
        found: dict[K, Record] = defaultdict(Record)
        for line, clan, bot in self.seats():
            found[key(line, clan, bot)].add(line, clan)
        return dict(found)

    @property
    def par(self) -> float:
        """The win share of a seat if all were equally good."""
        seats = sum(len(line["clans"]) for line in self.lines)
        return len(self.lines) / seats

    def bot_style(self, bot: str) -> str:
        return f"s{self.bots.index(bot) % 10}"


def share_row(label: str, record: Record, style: str) -> Row:
    """A win share with its interval."""
    low, high = record.interval
    said = percent(record.share)
    return Row(label, record.share, low, high, said, style, faint=record.games < FEW)
