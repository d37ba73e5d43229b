"""A table without a database, where people make deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hinode.server.errors import Refusal
from hinode.server.storage.rows import ChatMessage, Person
from hinode.server.tables.deals.commands import handle_deal
from hinode.server.tables.outcome import MessageOutcome
from hinode.server.tables.table import Table
from hinode.server.wire import commands as wire
from tests.server.tables.scenes import AKI, COMMANDS, HOLDERS, Json, Scene

STAY_OUT: Json = {"kind": "stay_out", "province": "edo"}
SPARE: Json = {"kind": "spare"}


class DealScene(Scene):
    """A table that keeps chat rows and applies them as the hub does."""

    def __init__(self, seed: int = 7, **options: Any) -> None:
        self.rows: list[ChatMessage] = []
        self.people: Mapping[str, Person] = HOLDERS
        super().__init__(seed, **options)

    def deal(self, person: Person, kind: str, **fields: Any) -> str:
        """Carry out a deal command. Returns the id of a new offer."""
        key = f"key {len(self.rows)}"
        command = COMMANDS.validate_python({"kind": kind, "id": "message-0", **fields})
        assert isinstance(command, wire.DealCommand)
        outcome = handle_deal(self.table, person, command, key)
        row = outcome.message
        assert row is not None
        if not isinstance(outcome, MessageOutcome):
            self.write(outcome)
        self.rows.append(ChatMessage(len(self.rows) + 1, key, row, 0.0))
        self.table.add_messages(self.rows[-1:])
        said = row["deal"]["offer"]
        return str(said["id"] if isinstance(said, dict) else said)

    def offer(self, clan: str, to: str, give: list[Json], ask: list[Json], **more: Any) -> str:
        fields = {"seat": clan, "to": to, "give": give, "ask": ask, "until": "season", **more}
        return self.deal(self.people[clan], "deal_offer", **fields)

    def reply(self, clan: str, offer: str, reply: str = "accept") -> None:
        self.deal(self.people[clan], "deal_reply", seat=clan, offer=offer, reply=reply)

    def refused_deal(self, person: Person, kind: str, **fields: Any) -> str:
        """Send a command that must be refused and write nothing. Returns the code of the refusal."""
        before = len(self.rows), self.table.n
        try:
            self.deal(person, kind, **fields)
        except Refusal as refusal:
            assert (len(self.rows), self.table.n) == before
            return refusal.code
        raise AssertionError(f"{kind} was accepted")

    def loaded(self) -> Table:
        """The same table, loaded again."""
        twin = Table(self.table.row)
        twin.add_messages(self.rows)
        twin.replay(self.entries)
        return twin


def dealing_table(ready: bool = True, people: Mapping[str, Person] = HOLDERS) -> DealScene:
    """Aki plays the Koi, Ben the Lotus, Cho the Turtle; it is tea, or (`ready`) the first mandate."""
    scene = DealScene()
    scene.people = people
    for clan in HOLDERS:
        scene.do(people[clan], "join", clan=clan)
    scene.do(AKI, "start")
    for clan in HOLDERS if ready else ():
        scene.answer(people[clan], clan, {"kind": "ready"})
    return scene
