"""Two server processes on one PostgreSQL: players are spread over both, and one is killed."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest

from hinode.server.storage.engines.postgres_leases import BEAT_SECONDS, LEASE_SECONDS
from tests.server.crash.kit.group import Group
from tests.server.crash.kit.players import Person
from tests.server.crash.kit.two_servers import two_servers, watch
from tests.server.kit.process import ForkServerClient

pytestmark = pytest.mark.asyncio(loop_scope="module")
FROZEN = 45.0  # seconds within which a frozen process has lost its tables; 15 on an idle machine
TAKEN_OVER = 40.0  # seconds within which the other process takes over after a kill; 10 on an idle machine
PROMISED = 15.0  # seconds, as documented
CUT = 6.0  # seconds; without a notification, an update takes ten


async def test_the_game_continues_through_the_other_process(
    tmp_path: Path, fork_server: ForkServerClient, pg_url: str
) -> None:
    """Either process may die: bots continue, and nothing is lost or repeated."""
    async with two_servers(fork_server, tmp_path, pg_url) as (first, second):
        group = Group.through([first.access, second.access, first.access], "spread 1", players=4, bots=1)
        await group.sit_down()
        async with group.playing():
            for dying, other in ((first, second), (second, first)):
                await group.until(_all_have_acted(group, 5))
                await dying.kill()
                killed, bots = monotonic(), group.by_bots()
                for person in group.people:
                    person.go_to(other.access)
                all_act = _all_have_acted(group, 1)
                await group.until(lambda: group.by_bots() > bots and all_act())  # noqa: B023
                assert monotonic() - killed < TAKEN_OVER
                await dying.open()
                group.people[1].go_to(dying.access)
        await first.kill()
        await second.kill()
        print(dict((await group.look(pg_url)).counts))


def _all_have_acted(group: Group, times: int) -> Callable[[], bool]:
    before = group.acknowledged()
    return lambda: all(now >= was + times for now, was in zip(group.acknowledged(), before, strict=True))


async def test_people_online_in_the_other_process_are_shown(
    tmp_path: Path, fork_server: ForkServerClient, pg_url: str
) -> None:
    """Immediately, in both processes, when they connect and disconnect, even if nothing else happens."""
    async with two_servers(fork_server, tmp_path, pg_url) as (first, second):
        group = Group.through([first.access, second.access, first.access], "presence 1", players=3)
        await group.sit_down()
        aki, ben, _ = group.people
        begun = monotonic()
        async with watch(aki, first, group.table, seat="koi") as here:
            async with watch(ben, second, group.table, seat="lotus") as there:
                for feed in (here, there):
                    await feed.until(lambda m: m["type"] == "presence" and m["online"] == ["koi", "lotus"])
            await here.until(lambda m: m["type"] == "presence" and m["online"] == ["koi"])
        assert monotonic() - begun < CUT
        group.leave()


async def test_a_deal_is_made_through_two_processes(
    tmp_path: Path, fork_server: ForkServerClient, pg_url: str
) -> None:
    async with two_servers(fork_server, tmp_path, pg_url) as (first, second):
        group = Group.through([first.access, second.access, first.access], "deal 1", players=3)
        await group.sit_down()
        aki, ben, _ = group.people
        async with (
            watch(aki, first, group.table, seat="koi") as here,
            watch(ben, second, group.table, seat="lotus") as there,
        ):
            terms = {"give": [{"kind": "coins", "amount": 1}], "ask": [{"kind": "spare"}], "until": "season"}
            await aki.command(group.table, "deal_offer", seat="koi", to="lotus", **terms)
            [offer] = (await there.until(lambda m: m["type"] == "deals" and m["offers"]))["offers"]
            accepted = {"seat": "lotus", "offer": offer["id"], "reply": "accept"}
            assert (await ben.command(group.table, "deal_reply", **accepted)).refused is None
            for feed in (here, there):
                [deal] = (await feed.until(lambda m: m["type"] == "deals" and m["ledger"]))["ledger"]
                assert deal["paid"] == [{"kind": "coins", "amount": 1, "by": "koi"}]
        group.leave()


async def test_a_move_to_another_device_cuts_the_socket_in_the_other_process(
    tmp_path: Path, fork_server: ForkServerClient, pg_url: str
) -> None:
    async with two_servers(fork_server, tmp_path, pg_url) as (first, second):
        group = Group.through([first.access, second.access, first.access], "device 1", players=3)
        await group.sit_down()
        aki, phone = group.people[0], Person(second.access, "Aki's phone", "phone")
        async with watch(aki, first, group.table, seat="koi") as old:
            await old.until(lambda m: m["type"] == "update")
            link = (await aki.client.post("/api/session/link", {})).json()
            begun = monotonic()
            await phone.client.post("/api/session/move", {"code": link["code"]})
            assert await old.closed() == 4000
            assert monotonic() - begun < CUT
        async with watch(phone, second, group.table, seat="koi") as new:
            assert (await new.until(lambda m: m["type"] == "hello"))["viewer"] == "koi"
        phone.client.close()
        group.leave()


async def test_a_lease_ends_well_within_the_promised_time() -> None:
    """On any machine: two heartbeats plus the lease."""
    assert LEASE_SECONDS + 2 * BEAT_SECONDS < PROMISED


async def test_a_frozen_process_loses_its_tables_and_its_late_writes(
    tmp_path: Path, fork_server: ForkServerClient, pg_url: str
) -> None:
    """The other process soon continues; when the frozen one wakes up, nothing is written twice."""
    async with two_servers(fork_server, tmp_path, pg_url) as (first, second):
        group = Group.through([first.access] * 3, "frozen 1", players=4, bots=1)
        await group.sit_down()  # through the first, which then runs the table
        for person in group.people:
            person.go_to(second.access)
        async with group.playing():
            await group.until(_all_have_acted(group, 3))
            assert first.server is not None
            first.server.send_signal(signal.SIGSTOP)
            frozen, bots = monotonic(), group.by_bots()
            await group.until(lambda: group.by_bots() > bots + 1)  # one may have been in progress
            assert monotonic() - frozen < FROZEN
            first.server.send_signal(signal.SIGCONT)
            await group.until(_all_have_acted(group, 3))
        await first.kill()
        await second.kill()
        print(dict((await group.look(pg_url)).counts))
    logs = "".join(path.read_text() for path in tmp_path.glob("*.log"))
    assert "taken over by" in logs
    assert "has lost its 1 leases" in logs
