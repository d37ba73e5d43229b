"""Tables at every stage, made without a server, and copied into its database as needed.

Roles at a running table: `asked` has the question, `late` has timed out, `handed` lets a bot answer,
`former` has lost the seat to `heir`, `owner` holds the seat that is offered, `maker` created the table and
has no seat, `invited` has entered by the link.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from time import time
from typing import Final

from sqlalchemy import Connection

from hinode.server.ids import new_id
from hinode.server.storage.queries import tables
from hinode.server.storage.rows import Person, TableRow
from hinode.server.storage.store import Store
from hinode.server.tables.table import Table
from hinode.vocab.decisions import Decision
from tests.server.tables.scenes import AKI, Json, Scene

People = Mapping[str, Person]
CLANS: Final = {"asked": "koi", "late": "lotus", "handed": "turtle", "heir": "dragonfly", "owner": "bonsai"}
PLACES: Final = {role: number for number, role in enumerate(CLANS)} | {"former": 3}
READY: Final = {"kind": "ready"}


def gathering(people: People) -> Scene:
    """Two people have joined and one has left again; a bot has place 4, and the others are free."""
    scene = Scene(players=5, bots=[{"level": "random"}])
    for role in ("asked", "late", "former"):
        scene.do(people[role], "join", clan=CLANS.get(role))
    scene.do(people["former"], "leave")
    return scene


def picking(people: People) -> Scene:
    """All five have joined; `asked` picks a clan now."""
    scene = Scene(players=5, clans="pick")
    for role in ("asked", "late", "handed", "heir", "owner"):
        scene.do(people[role], "join")
    scene.do(AKI, "start")
    first = scene.table.picking[0]
    scene = Scene(players=5, clans="pick")
    seated = ["late", "handed", "heir", "owner"]
    for role in (*seated[:first], "asked", *seated[first:]):
        scene.do(people[role], "join")
    scene.do(AKI, "start")
    return scene


def tea(people: People) -> Scene:
    """At the first Tea Ceremony; `asked` has just made a proposal, and can undo it."""
    scene = Scene(players=5)
    for role in ("asked", "late", "handed", "former", "owner"):
        scene.do(people[role], "join", clan=CLANS["heir" if role == "former" else role])
    scene.do(AKI, "start")
    scene.answer(people["asked"], "koi", {"kind": "propose", "to": "turtle"})
    return scene


def playing(people: People) -> Scene:
    """The Koi are asked for the first mandate."""
    scene = tea(people)
    scene.by_bot("lotus", {"kind": "propose", "to": "bonsai"}, by="clock")
    for clan in CLANS.values():
        scene.by_bot(clan, READY, by="clock" if clan == "lotus" else "person")
    _offer(scene, people, "dragonfly", ("asked", "late", "handed"))
    scene.do(people["heir"], "take", seat="dragonfly")
    _offer(scene, people, "bonsai", ("asked", "late", "handed"))
    scene.do(people["handed"], "hand", seat="turtle")
    return scene


def _offer(scene: Scene, people: People, clan: str, voters: tuple[str, ...]) -> None:
    for role in voters:
        scene.do(people[role], "vote", seat=CLANS[role], about=clan, to="link", absent=(clan,))


def ended(people: People) -> Scene:
    """The same game, played to its end in as few answers as possible."""
    scene = playing(people)
    while (game := scene.table.game) is not None and game.result is None:
        scene.by_bot(game.pending[0].clan, _quickest(game.pending[0]))
    return scene


def _quickest(decision: Decision) -> Json:
    if decision.kind == "bid":
        return {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}
    options = [option.to_json() for option in decision.options]
    short: tuple[Json, ...] = (READY, {"kind": "done"}, {"kind": "no"})
    return next((answer for answer in short if answer in options), options[0])


STAGES: Final = {each.__name__: each for each in (gathering, picking, tea, playing, ended)}
MEMBERS: Final = ("maker", "invited", *CLANS, "former")


class SampleTables:
    """New copies of each, for people whom the server knows."""

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self.people = people
        self._scenes: dict[str, Scene] = {}

    def scene(self, name: str) -> Scene:
        if name not in self._scenes:
            self._scenes[name] = STAGES[name](self.people)
        return self._scenes[name]

    def table(self, name: str) -> Table:
        """The table before anything is tried."""
        return self.scene(name).table

    async def copy(self, name: str, *, open: bool = False) -> TableRow:
        scene = self.scene(name)
        row = replace(
            scene.table.row,
            id=new_id(),
            creator=self.people["maker"].id,
            status=scene.table.status,
            open=open,
            invite=new_id(),
        )
        members, now = [self.people[role].id for role in MEMBERS], time()

        def write(connection: Connection) -> None:
            """In one transaction: the runner sees all of it or nothing."""
            tables.create(connection, row, scene.entries[0], row.creator)
            for entry in scene.entries[1:]:
                entry = replace(entry, at=now)  # old tables are not listed
                tables.append(
                    connection, row.id, entry, key=None, digest=None, status=None, members=(), clock=None
                )
            tables.enter(connection, row.id, members)

        await self._store._database.write(write)
        return row
