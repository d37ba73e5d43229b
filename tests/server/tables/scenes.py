"""A table without a database: commands are checked and applied as the hub does."""

from __future__ import annotations

from random import Random
from typing import Any

from pydantic import TypeAdapter

from hinode.server.errors import Refusal
from hinode.server.storage.rows import Entry, Person, TableRow
from hinode.server.tables.commands import answer_outcome, handle_command, vote_outcome
from hinode.server.tables.outcome import Outcome
from hinode.server.tables.table import Table
from hinode.server.wire.commands import AnyCommand, Command
from hinode.server.wire.options import TableOptions

Json = dict[str, Any]
COMMANDS: TypeAdapter[Command] = TypeAdapter(AnyCommand)
AKI, BEN, CHO, DAI = (Person(name.lower(), name) for name in ("Aki", "Ben", "Cho", "Dai"))


class Scene:
    """A table that Aki has created."""

    def __init__(self, seed: int = 7, **options: Any) -> None:
        made = TableOptions.model_validate({"players": 3, **options})
        row = TableRow(
            *("table", AKI.id, "gathering", False, "", made.settled()),
            *(str(seed), "5" * 64, "c" * 64, "invite", 0.0, 0.0),
        )
        self.table = Table(row)
        self.entries: list[Entry] = []
        self.write(Outcome("created", {"name": AKI.name, "bots": [bot.name for bot in made.bots]}))

    def write(self, outcome: Outcome) -> None:
        entry = Entry(self.table.n + 1, outcome.kind, outcome.body, 0.0)
        self.table.apply(entry, outcome.game)
        self.entries.append(entry)

    def do(self, person: Person, kind: str, *, absent: tuple[str, ...] = (), **fields: Any) -> None:
        command = COMMANDS.validate_python({"kind": kind, "id": "message-0", **fields})
        self.write(handle_command(self.table, person, command, frozenset(absent)))
        settled = vote_outcome(self.table)
        if settled is not None:
            self.write(settled)

    def refused(self, person: Person, kind: str, *, absent: tuple[str, ...] = (), **fields: Any) -> str:
        """Send a command that must be refused and change nothing. Returns the code of the refusal."""
        before = self.table.n
        try:
            self.do(person, kind, absent=absent, **fields)
        except Refusal as refusal:
            assert self.table.n == before
            return refusal.code
        raise AssertionError(f"{kind} was accepted")

    def answer(self, person: Person, clan: str, answer: Json) -> None:
        self.do(person, "answer", seat=clan, seen=self.table.n, answer=answer)

    def by_bot(self, clan: str, answer: Json, by: str = "bot") -> None:
        self.write(answer_outcome(self.table, clan, answer, by))

    def first_answer(self, clan: str) -> Json:
        decision = self.table.question(clan)
        assert decision is not None
        return decision.options[0].to_json()

    def loaded(self) -> Table:
        """The same table, loaded again."""
        twin = Table(self.table.row)
        twin.replay(self.entries)
        return twin


def three_players(**options: Any) -> Scene:
    """Aki plays the Koi, Ben the Lotus, Cho the Turtle; the game is at its first tea ceremony."""
    scene = Scene(**options)
    for person, clan in ((AKI, "koi"), (BEN, "lotus"), (CHO, "turtle")):
        scene.do(person, "join", clan=clan)
    scene.do(AKI, "start")
    return scene


def after_tea(**options: Any) -> Scene:
    """The same, at the choice of the first mandate."""
    scene = three_players(**options)
    for person, clan in ((AKI, "koi"), (BEN, "lotus"), (CHO, "turtle")):
        scene.answer(person, clan, {"kind": "ready"})
    return scene


HOLDERS = {"koi": AKI, "lotus": BEN, "turtle": CHO}


def play_until(scene: Scene, kind: str, limit: int = 400) -> str:
    """Give random answers until a question of this kind is asked. Returns the clan that is asked."""
    rng = Random(kind)
    for _ in range(limit):
        game = scene.table.game
        assert game is not None
        asked = next((d for d in game.pending if d.kind == kind), None)
        if asked is not None:
            return asked.clan
        clan = game.pending[0].clan
        options = game.pending[0].options
        scene.answer(HOLDERS[clan], clan, options[rng.randrange(len(options))].to_json())
    raise AssertionError(f"no {kind} came")
