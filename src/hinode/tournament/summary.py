"""Summary of a game: VP, cards, mandates, battles, alliances, and mistakes, from its public events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hinode.tournament.mistakes import mistakes_of
from hinode.tournament.rows import Alliance, BattleRow, GameSummary
from hinode.vocab.events import Event
from hinode.vocab.ids import ADVANTAGES

BETRAYED: Final = "betray"  # the cause of an alliance that ended early


class SummaryBuilder:
    """Builds a summary from events in order."""

    def __init__(self, clans: Iterable[str]) -> None:
        players = list(clans)
        self.season = ""
        self.turn = 0
        self.allied: dict[str, Alliance] = {}  # the season's alliances, by either of the two
        self.battle: BattleRow | None = None
        self.summary: GameSummary = {
            "gained": {clan: {} for clan in players},
            "lost": {clan: {} for clan in players},
            "cards": [],
            "mandates": [],
            "battles": [],
            "alliances": [],
            "mistakes": {},
        }

    def add(self, event: Event) -> None:
        handler = getattr(self, f"_{event.kind}", None)
        if handler is not None:
            handler(event)

    def _season_started(self, event: Event) -> None:
        self.season = event["season"]
        self.allied.clear()

    def _vp(self, event: Event) -> None:
        side = self.summary["gained" if event["amount"] > 0 else "lost"][event["clan"]]
        side[event.cause] = side.get(event.cause, 0) + abs(event["amount"])

    def _acquired(self, event: Event) -> None:
        self.summary["cards"].append(
            {
                "clan": event["clan"],
                "season": self.season,
                "card": event["card"],
                "cost": event["cost"],
                "cause": event.cause,
            }
        )

    def _mandate_turn(self, event: Event) -> None:
        self.turn = event["turn"]

    def _mandate_laid(self, event: Event) -> None:
        self._choice(event, event["tile"])

    def _mandate_announced(self, event: Event) -> None:
        self._choice(event, event["announce"])

    def _choice(self, event: Event, mandate: str) -> None:
        chosen = self.summary["mandates"]
        chosen.append(
            {"season": self.season, "turn": event["turn"], "clan": event["clan"], "mandate": mandate}
        )

    def _allied(self, event: Event) -> None:
        pair = [event["clan"], event["with"]]
        made: Alliance = {"season": self.season, "clans": pair, "betrayer": None, "turn": None}
        self.allied.update(dict.fromkeys(pair, made))
        self.summary["alliances"].append(made)

    def _alliance_ended(self, event: Event) -> None:
        if event.cause == BETRAYED:
            broken = self.allied[event["clan"]]
            broken["betrayer"] = event["clan"]
            broken["turn"] = self.turn

    def _battle_started(self, event: Event) -> None:
        self.battle = {
            "season": self.season,
            "province": event["province"],
            "bids": {},
            "won": {},
            "declined": [],
            "victor": "",
        }
        self.summary["battles"].append(self.battle)

    def _bid_revealed(self, event: Event) -> None:
        assert self.battle is not None
        self.battle["bids"][event["clan"]] = [event["bid"][advantage] for advantage in ADVANTAGES]

    def _advantage_won(self, event: Event) -> None:
        assert self.battle is not None
        self.battle["won"][event["advantage"]] = event["clan"]

    def _advantage_declined(self, event: Event) -> None:
        assert self.battle is not None
        self.battle["declined"].append(event["advantage"])

    def _battle_won(self, event: Event) -> None:
        assert self.battle is not None
        self.battle["victor"] = event["clan"]


def summarize(clans: Sequence[str], events: Sequence[Event]) -> GameSummary:
    builder = SummaryBuilder(clans)
    for event in events:
        builder.add(event)
    builder.summary["mistakes"] = mistakes_of(clans, events)
    return builder.summary
