"""The places at a table: their people, clans, and bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Place:
    """One place at a table. While a stand-in answers for a person, both `bot` and `person` are set."""

    number: int
    clan: str | None = None
    person: str | None = None
    name: str = ""
    bot: str | None = None  # registry name of the bot that answers here
    offered: bool = False  # anybody who can see the table may take it
    ready: bool = False

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def played_by_person(self) -> bool:
        """A person answers here."""
        return self.person is not None and self.bot is None

    @property
    def played_by_bot(self) -> bool:
        """A bot plays here, and not as a stand-in for a person."""
        return self.bot is not None and self.person is None

    def public_view(self) -> dict[str, Any]:
        """What everybody may know about it: never the person's id."""
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
