"""How a forked server dies: at a named point of a command, or with a planted fault."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from hinode.server.http.routes import commands as command_routes
from hinode.server.http.routes import socket
from hinode.server.live.hub import Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.storage.queries import tables
from hinode.server.storage.rows import Entry
from hinode.server.storage.store import Store
from tests.server.crash.kit import faults
from tests.server.crash.kit.patching import around
from tests.server.kit.process import Setup

# The points in handling a command at which the process dies, in order.
POINTS: Final = ("received", "validated", "inserted", "committed", "done", "telling")
SAID: Final = "said"  # a chat message is written but not sent yet
DEALT: Final = "dealt"  # the same for an offer of a deal, or for a reply without an exchange


@dataclass(frozen=True)
class Plan:
    """Die at `point` of an answer to a question of that `kind` (None: of any), once armed by SIGUSR1."""

    point: str | None = None
    kind: str | None = None
    skip: int = 0  # how many times the point is passed first
    faults: list[str] = field(default_factory=list)

    def setup(self) -> Setup:
        """The setup of a forked server."""
        return f"{__name__}:follow", asdict(self)


class Trigger:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.left = plan.skip
        self.armed = False
        self.kinds: dict[tuple[str, int], str] = {}  # kind of the question that an entry answers

    def arm(self, *_: object) -> None:
        self.armed = True

    def at(self, point: str, kind: str | None) -> None:
        if not self.armed or point != self.plan.point or kind is None:
            return
        if self.plan.kind not in (None, kind):
            return
        if self.left:
            self.left -= 1
            return
        os.kill(os.getpid(), signal.SIGKILL)


def follow(**fields: Any) -> None:
    """Runs in the server's process, before the server starts."""
    plan = Plan(**fields)
    for name in plan.faults:
        faults.FAULTS[name]()
    trigger = Trigger(plan)
    signal.signal(signal.SIGUSR1, trigger.arm)
    if plan.point is not None:
        _watch_hub(trigger)
        _watch_store(trigger)
        _watch_sockets(trigger)


def _asked(live: LiveTable, clan: str | None) -> str | None:
    question = None if clan is None else live.table.question(clan)
    return None if question is None else question.kind


def _watch_hub(trigger: Trigger) -> None:
    @around(command_routes, "run_command")
    async def command(
        original: Callable[..., Any], hub: Hub, live: LiveTable, person: Any, command: Any
    ) -> int:
        kind = _asked(live, getattr(command, "seat", None)) if command.kind == "answer" else None
        trigger.at("received", kind)
        number: int = await original(hub, live, person, command)
        trigger.at("done", kind)
        return number

    @around(Hub, "_append")
    async def append(
        original: Callable[..., Any], hub: Hub, live: LiveTable, outcome: Any, *rest: Any
    ) -> int:
        kind = "deal" if outcome.kind == "exchanged" else None
        if outcome.kind == "answered":
            kind = _asked(live, outcome.body["clan"])
        if kind is not None:
            trigger.kinds[live.table.id, live.table.n + 1] = kind
        number: int = await original(hub, live, outcome, *rest)
        return number


def _watch_store(trigger: Trigger) -> None:
    @around(Store, "append")
    async def append(original: Callable[..., Any], store: Store, id: str, entry: Entry, **rest: Any) -> None:
        kind = trigger.kinds.get((id, entry.seq))
        trigger.at("validated", kind)
        await original(store, id, entry, **rest)
        trigger.at("committed", kind)

    @around(tables, "append")
    def insert(original: Callable[..., Any], connection: Any, id: str, entry: Entry, **rest: Any) -> None:
        original(connection, id, entry, **rest)
        trigger.at("inserted", trigger.kinds.get((id, entry.seq)))

    @around(Store, "add_chat")
    async def add_chat(original: Callable[..., Any], *args: Any) -> Any:
        said = await original(*args)
        trigger.at(SAID, "talk")
        return said

    @around(Store, "add_message")
    async def add_message(original: Callable[..., Any], *args: Any) -> None:
        await original(*args)
        trigger.at(DEALT, "deal")


def _watch_sockets(trigger: Trigger) -> None:
    """A message is pushed immediately, or sent when the client reads."""

    def told(message: dict[str, Any]) -> None:
        if message["type"] == "update" and message["frames"]:
            trigger.at("telling", trigger.kinds.get((message["table"]["id"], message["n"])))

    @around(socket.BoundedWebSocket, "push")
    def push(original: Callable[..., Any], websocket: Any, message: dict[str, Any]) -> bool:
        pushed: bool = original(websocket, message)
        if pushed:
            told(message)
        return pushed

    @around(socket.BoundedWebSocket, "send")
    async def send(original: Callable[..., Any], websocket: Any, message: dict[str, Any]) -> None:
        await original(websocket, message)
        told(message)
