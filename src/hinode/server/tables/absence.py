"""Who is away, and the others' votes on an absent seat. Folded from a table's entries; no I/O, no clock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final, Literal, get_args

Replacement = Literal["bot", "link"]  # a bot, or whoever comes by a link
REPLACEMENTS: Final[tuple[Replacement, ...]] = get_args(Replacement)


class Absence:
    """Time-outs of each clan in a row; after some of them its seat is handed to a bot.

    The bell of the Tea Ceremony is nobody's time-out. Handing a seat over keeps its count, so that the others
    can still vote on it; `present` clears it.
    """

    def __init__(self) -> None:
        self._failures: Counter[str] = Counter()

    def failed(self, clan: str) -> None:
        """Its clock ran out and a bot answered in its place."""
        self._failures[clan] += 1

    def present(self, clan: str) -> None:
        """A person gave an answer of their own, took the seat back, or took it over."""
        del self._failures[clan]

    def failures(self, clan: str) -> int:
        return self._failures[clan]


def is_away(offline: float | None, failures: int, absence_seconds: float) -> bool:
    """Whether a seat may be voted on; `offline` is how long its person is gone, None when connected."""
    return failures > 0 or (offline is not None and offline >= absence_seconds)


def eligible_voters(owners: Mapping[str, str], bots: Collection[str], seat: str) -> frozenset[str]:
    """The persons who may vote on a seat: those who play other seats themselves, each once.

    `owners` are the seats that belong to a person, `bots` those a bot plays, for its owner or for nobody.
    """
    playing = {person for clan, person in owners.items() if clan not in bots}
    return frozenset(playing - {owners.get(seat)})


class Votes:
    """The open votes on absent seats: one of each person on each seat."""

    def __init__(self) -> None:
        self._votes: dict[str, dict[str, Replacement]] = {}

    def cast(self, voter: str, seat: str, to: Replacement) -> None:
        """A new mind replaces the old."""
        self._votes.setdefault(seat, {})[voter] = to

    def holds(self, voter: str, seat: str, to: Replacement) -> bool:
        """Whether this vote has been given."""
        return self._votes.get(seat, {}).get(voter) == to

    def tally(self, seat: str, eligible_voters: frozenset[str]) -> dict[Replacement, int]:
        """How many of those who may vote now are for each; who they are stays here."""
        votes = self._votes.get(seat, {})
        given = Counter(to for voter, to in votes.items() if voter in eligible_voters)
        return {to: given[to] for to in REPLACEMENTS}

    def decided(self, seat: str, eligible_voters: frozenset[str]) -> Replacement | None:
        """What more than half of those who may vote want."""
        tally = self.tally(seat, eligible_voters)
        return next((to for to in REPLACEMENTS if 2 * tally[to] > len(eligible_voters)), None)

    def clear(self, seat: str) -> None:
        """Its person came back or answered, or the seat changed hands."""
        self._votes.pop(seat, None)
