"""The places at a table: who sits where, and who answers for whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Place:
    """One place. Its person keeps it while a bot stands in (`bot` is set, `person` stays)."""

    number: int
    clan: str | None = None
    person: str | None = None
    name: str = ""
    bot: str | None = None  # registry name of the bot that answers here
    offered: bool = False  # anybody who may see the table can take it
    ready: bool = False

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def played_by_person(self) -> bool:
        """A person answers here."""
        return self.person is not None and self.bot is None

    def public_view(self) -> dict[str, Any]:
        """What everybody may know of it: never the person's id."""
        return {
            "place": self.number,
            "clan": self.clan,
            "name": self.name,
            "taken": self.person is not None,
            "bot": self.bot,
            "offered": self.offered,
            "ready": self.ready,
        }

    def vacate(self) -> None:
        self.person, self.name, self.bot, self.ready = None, "", None, False
