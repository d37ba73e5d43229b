"""The trust account: who betrayed whom, and who gave what, from the events everybody sees."""

from __future__ import annotations

from collections.abc import Iterable

from hinode.vocab.events import Event

PRIOR_KEPT, PRIOR_BROKEN = 3.5, 1.5  # people keep about 70 % of what they promise


class Trust:
    """For each other clan: how likely it is to stand by an alliance with me."""

    def __init__(self, me: str) -> None:
        self.me = me
        self.kept: dict[str, float] = {}
        self.broken: dict[str, float] = {}
        self.given: dict[str, float] = {}  # Coins and Ronin received this season
        self.read = 0

    def follow(self, events: Iterable[Event]) -> None:
        """Read what happened since the last time."""
        for event in events:
            self.read = event.number + 1
            if event.kind == "alliance_ended":
                self._ended(event)
            elif event.kind == "gift" and event["to"] == self.me:
                worth = event["coins"] + event["ronin"]
                self.given[event["clan"]] = self.given.get(event["clan"], 0.0) + worth
            elif event.kind == "season_started":
                self.given.clear()

    def _ended(self, event: Event) -> None:
        betrayer, other = event["clan"], event["with"]
        if event.cause == "betray":
            stake = 2.0 if other == self.me else 0.7  # what is done to others counts a third
            self.broken[betrayer] = self.broken.get(betrayer, 0.0) + stake
        else:
            for clan in (betrayer, other):
                self.kept[clan] = self.kept.get(clan, 0.0) + (1.0 if self.me in (betrayer, other) else 0.3)

    def in_clan(self, clan: str) -> float:
        """Between 0 and 1."""
        kept = PRIOR_KEPT + self.kept.get(clan, 0.0)
        return kept / (kept + PRIOR_BROKEN + self.broken.get(clan, 0.0))
