"""Sweeps: comparisons of a table with its twin. A difference raises `Leak`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hinode.server.storage.rows import Said
from hinode.server.tables.table import Table
from tests.server.secrets.channels import Comparison, live_of
from tests.server.secrets.courses import Plan, Viewer
from tests.server.secrets.twins import Twins


class Worlds:
    """A table and the same table in another world, as one viewer is told of them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.compared = Comparison()
        self.rng = Random(f"{plan} worlds")
        self.twins = {viewer: Twins(viewer, Random(f"{plan} {viewer}")) for viewer in plan.viewers}

    async def compare(self, table: Table, talk: Sequence[Said], viewer: Viewer, *, whole: bool) -> None:
        """The socket's last news; with `whole` the story from somewhere on, and every other channel."""
        twins, rng = self.twins[viewer], self.rng
        one = live_of(table, talk)
        two = live_of(twins.table(table), twins.talk(talk, self.plan.clans))
        since = rng.choice((-1, 0, rng.randint(0, table.n + 1))) if whole else table.n - 2
        await self.compared.sockets(one, two, viewer, since, rng.randint(0, len(talk) + 1))
        if whole:
            self.compared.replies(one.table, two.table, viewer, rng)
            self.compared.the_rest(one.table, two.table, viewer)
