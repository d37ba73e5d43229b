"""Absent players: their time-outs in a row, and the other players' votes on their seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final, Literal, get_args

Replacement = Literal["bot", "link"]  # a bot, or anybody who opens the table's link
REPLACEMENTS: Final[tuple[Replacement, ...]] = get_args(Replacement)


class Absence:
    """Counts each clan's time-outs in a row; after too many its seat is handed to a bot.

    The time limit of the Tea Ceremony is not a time-out. A seat that is handed over keeps its count, so that
    the others can still vote on it; `present` resets it.
    """

    def __init__(self) -> None:
        self._failures: Counter[str] = Counter()

    def failed(self, clan: str) -> None:
        """The clan's clock ran out, and a bot answered for it."""
        self._failures[clan] += 1

    def present(self, clan: str) -> None:
        """The player answered, took the seat back, or took it over."""
        del self._failures[clan]

    def failures(self, clan: str) -> int:
        return self._failures[clan]


def is_away(offline: float | None, failures: int, absence_seconds: float) -> bool:
    """Whether a seat may be voted on. `offline`: seconds since its player disconnected; None: connected."""
    return failures > 0 or (offline is not None and offline >= absence_seconds)


def eligible_voters(owners: Mapping[str, str], bots: Collection[str], seat: str) -> frozenset[str]:
    """The people who may vote on a seat: those who play another seat themselves, each with one vote.

    `owners`: clan to person. `bots`: clans that a bot plays, with or without an owner.
    """
    playing = {person for clan, person in owners.items() if clan not in bots}
    return frozenset(playing - {owners.get(seat)})


class Votes:
    """Open votes on absent seats: at most one per person and seat."""

    def __init__(self) -> None:
        self._votes: dict[str, dict[str, Replacement]] = {}

    def __bool__(self) -> bool:
        """Whether there is any vote."""
        return bool(self._votes)

    def cast(self, voter: str, seat: str, to: Replacement) -> None:
        """A new vote replaces the old one."""
        self._votes.setdefault(seat, {})[voter] = to

    def holds(self, voter: str, seat: str, to: Replacement) -> bool:
        """Whether this person has already voted for this."""
        return self._votes.get(seat, {}).get(voter) == to

    def tally(self, seat: str, eligible_voters: frozenset[str]) -> dict[Replacement, int]:
        """The number of eligible votes for each replacement, without names."""
        votes = self._votes.get(seat, {})
        given = Counter(to for voter, to in votes.items() if voter in eligible_voters)
        return {to: given[to] for to in REPLACEMENTS}

    def decided(self, seat: str, eligible_voters: frozenset[str]) -> Replacement | None:
        """The replacement that more than half of the eligible voters want."""
        tally = self.tally(seat, eligible_voters)
        return next((to for to in REPLACEMENTS if 2 * tally[to] > len(eligible_voters)), None)

    def clear(self, seat: str) -> None:
        """Drop the votes on a seat: its player is back, or the seat has a new player."""
        self._votes.pop(seat, None)
