"""A secret deal without payments leaves no trace: everyone else receives the same bytes as without it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from pydantic_core import to_json

from hinode.server.errors import Refusal
from hinode.server.live.live_table import LiveTable
from hinode.server.tables.deals.commands import handle_deal
from hinode.server.tables.deals.presenters import deal_choices, ledger
from hinode.server.tables.table import Table
from hinode.server.tables.table_clocks import TableClocks
from hinode.server.wire import commands as wire
from tests.server.deals.deal_scenes import SPARE, STAY_OUT, DealScene, dealing_table
from tests.server.secrets.kit.channels import NOW, Comparison, Leak, Socket, alike, everyone_is_notified
from tests.server.secrets.kit.random_games import HOLDERS
from tests.server.tables.scenes import COMMANDS

pytestmark = pytest.mark.asyncio
OUTSIDERS = (None, "turtle")


def secret_deal(scene: DealScene) -> None:
    """An offer, a counteroffer, and a deal between the Koi and the Lotus."""
    first = scene.offer("koi", "lotus", [SPARE], [], secret=True)
    scene.reply("koi", scene.offer("lotus", "koi", [STAY_OUT], [SPARE], secret=True, counters=first))


def open_deal(scene: DealScene) -> None:
    scene.reply("lotus", scene.offer("koi", "lotus", [SPARE], [STAY_OUT]))


class Side:
    """One of two tables that continue in the same way."""

    def __init__(self) -> None:
        self.scene = dealing_table(people=HOLDERS)
        self.live = LiveTable(self.scene.table, self.scene.rows, TableClocks(self.scene.table, None, NOW))
        self.sockets = {viewer: Socket(self.live, viewer) for viewer in OUTSIDERS}

    async def play_on(self, steps: int) -> None:
        rng = Random("play on")
        for _ in range(steps):
            assert self.scene.table.game is not None
            asked = self.scene.table.game.pending[0]
            answer = asked.options[rng.randrange(len(asked.options))].to_json()
            self.scene.answer(HOLDERS[asked.clan], asked.clan, answer)
            self.live.wake()
            await everyone_is_notified()


def replies(table: Table) -> list[bytes]:
    """The replies to the Turtle's own deal commands."""
    found = []
    terms = {"give": [SPARE], "ask": [STAY_OUT], "until": "season"}
    for kind, fields in (
        ("deal_offer", {"to": "koi", **terms}),
        ("deal_offer", {"to": "lotus", "secret": True, **terms}),
        ("deal_reply", {"offer": "0123456789", "reply": "accept"}),
        ("deal_reveal", {"deal": "0123456789"}),
    ):
        command = COMMANDS.validate_python({"kind": kind, "id": "message-0", "seat": "turtle", **fields})
        assert isinstance(command, wire.DealCommand)
        try:
            found.append(to_json(handle_deal(table, HOLDERS["turtle"], command, "key").message))
        except Refusal as refusal:
            found.append(to_json([refusal.code, refusal.text]))
    return found


async def compared(deal: Callable[[DealScene], None]) -> None:
    """Two tables, one of them with the deal; raises `Leak` if an outsider can tell them apart."""
    sides = [Side(), Side()]
    deal(sides[1].scene)
    for side in sides:
        side.live.wake()
        await everyone_is_notified()
        await side.play_on(40)
    check, (one, two) = Comparison(), sides
    try:
        for viewer in OUTSIDERS:
            alike("socket", viewer, *(side.sockets[viewer].new_messages() for side in sides))
            await check.sockets(one.live, two.live, viewer, -1, 0)
            check.the_rest(one.scene.table, two.scene.table, viewer)
            alike("ledger", viewer, *([to_json(ledger(side.scene.table, viewer))] for side in sides))
        alike("replies", "turtle", replies(one.scene.table), replies(two.scene.table))
        chosen = [to_json(deal_choices(side.scene.table, "turtle", "koi")) for side in sides]
        alike("choices", "turtle", chosen[:1], chosen[1:])
    finally:
        for socket in (each for side in sides for each in side.sockets.values()):
            await socket.close()


async def test_a_secret_deal_leaves_no_trace() -> None:
    await compared(secret_deal)


async def test_an_open_deal_is_found() -> None:
    """The comparison can fail."""
    with pytest.raises(Leak):
        await compared(open_deal)
