"""Progress of the game: what promises need to know about it, read from public events."""

from __future__ import annotations

from dataclasses import dataclass

from hinode.vocab.events import Event


@dataclass(slots=True)
class Progress:
    """The season, and the battle being fought."""

    season: str = "spring"
    battle: str | None = None  # its province
    fighters: tuple[str, ...] = ()

    def follow(self, event: Event) -> None:
        if event.kind == "season_started":
            self.season = event["season"]
        elif event.kind == "battle_started":
            self.battle, self.fighters = event["province"], tuple(event["clans"])
        elif event.kind == "battle_ended":
            self.battle, self.fighters = None, ()
