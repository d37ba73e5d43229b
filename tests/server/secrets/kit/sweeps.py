"""Compares a table with its twin at many points. A difference raises `Leak`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from hinode.server.storage.rows import ChatMessage
from hinode.server.tables.table import Table
from tests.server.secrets.kit.alternate_worlds import AlternateWorlds, unread
from tests.server.secrets.kit.channels import Comparison, Socket, everyone_is_notified, live_of
from tests.server.secrets.kit.random_games import Plan, PlayedGame, Viewer, chat_message


class TwinComparison:
    """A table and the same table in another world, as one viewer sees them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.compared = Comparison()
        self.rng = Random(f"{plan} worlds")
        self.twins = {viewer: AlternateWorlds(viewer, Random(f"{plan} {viewer}")) for viewer in plan.viewers}

    async def compare(
        self, table: Table, talk: Sequence[ChatMessage], viewer: Viewer, *, whole: bool
    ) -> None:
        """Compares new messages; with `whole`, also the story from a random entry and all other channels."""
        twins, rng = self.twins[viewer], self.rng
        one = live_of(table, talk)
        two = live_of(twins.table(table), twins.talk(talk, self.plan.clans))
        since = rng.choice((-1, 0, rng.randint(0, table.n + 1))) if whole else table.n - 2
        await self.compared.sockets(one, two, viewer, since, rng.randint(0, len(talk) + 1))
        if whole:
            self.compared.replies(one.table, two.table, viewer, rng)
            self.compared.the_rest(one.table, two.table, viewer)


async def compare_whispers(history: PlayedGame, viewer: Viewer, entries: range, compared: Comparison) -> None:
    """The same story twice, once with others' whispers: this viewer must not notice them."""
    rng, talk = Random(f"{history.plan} {viewer} whispers"), list(history.talk[:5])
    lives = [live_of(history.table(entries.start), talk) for _ in range(2)]
    sockets = [Socket(live, viewer) for live in lives]
    for entry in history.entries[entries.start : entries.stop]:
        for _ in range(rng.randint(0, 2)):
            whisper = unread(viewer, history.plan.clans, rng)
            lives[1].talk.append(replace(whisper, no=len(lives[1].talk) + 1))
            lives[1].wake()
            await everyone_is_notified()
        for live in lives:
            if entry.seq % 3 == 0:
                said = chat_message(len(live.talk) + 1, history.plan.clans[0], None, f"after {entry.seq}")
                live.talk.append(replace(said, at=entry.at))
            live.table.apply(entry)
            live.wake()
        await everyone_is_notified()
        compared.alike("stream", viewer, *(socket.new_messages() for socket in sockets))
    for socket in sockets:
        await socket.close()
