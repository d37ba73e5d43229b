"""Plays tables while their server is killed again and again."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from signal import SIGUSR1
from typing import Any, Final

from hinode.vocab.ids import CLANS
from tests.server.crash.checks.checker import Checker
from tests.server.crash.checks.stored_data import StoredData
from tests.server.crash.checks.transcript import Json, Violation
from tests.server.crash.kit.kill_plans import DEALT, POINTS, SAID
from tests.server.crash.kit.kill_schedule import Kill
from tests.server.crash.kit.players import Person, Player, ServerAccess, start_game
from tests.server.kit.process import CommandServer, ForkServerClient, ServerProcess, Site

TIMEOUT: Final = 60.0  # seconds to wait for something that must happen, on a busy machine
MAX_RANDOM_DELAY: Final = 0.25  # seconds: the maximum of a random delay
RARE_QUESTION_TIMEOUT: Final = 1.0  # seconds within which a rare question should come
STARTING: Final = 0.3
POLL_SECONDS: Final = 0.005
GROUPS: Final[tuple[dict[str, Any], ...]] = (
    {"players": 3, "bots": 0},
    {"players": 3, "bots": 1, "shrines": "first-game"},
    {"players": 4, "bots": 1, "kami_unbound": True},
    {"players": 5, "bots": 2, "season_set": "random"},
)


class TableGroup:
    """A group of people who play one table after another."""

    def __init__(self, people: list[Person], deals: bool = False, **options: Any) -> None:
        self.people = people
        self.deals = deals  # whether these people make deals
        self.options = options
        self.games = 0

    async def run(self) -> None:
        await asyncio.gather(*(person.arrive() for person in self.people))
        while True:
            table = await start_game(self.people, **self.options)
            seats = zip(self.people, CLANS, strict=False)
            players = [Player(person, table, clan, self.deals) for person, clan in seats]
            await asyncio.gather(*(player.play() for player in players))
            self.games += 1

    @property
    def acknowledged(self) -> int:
        return sum(person.acknowledged for person in self.people)

    async def look_back(self, rng: Random) -> None:
        """One person reads the whole table again."""
        person = rng.choice(self.people)
        if person.transcripts:
            await person.look(list(person.transcripts.values())[-1])


class Harness:
    """A server, its groups of players, and the checker. `after_kill` may change the files."""

    def __init__(
        self, site: Site, fork_server: ForkServerClient, seed: str, groups: Sequence[dict[str, Any]] = GROUPS
    ) -> None:
        self.site = site
        self.fork_server = fork_server
        self.rng = Random(seed)
        self.access = ServerAccess(site.origin)
        self.groups = [self._group(number, seed, **options) for number, options in enumerate(groups)]
        self.people = [person for group in self.groups for person in group.people]
        self.checker = Checker()
        self.kills: Counter[str] = Counter()
        self.after_kill: Callable[[], None] = lambda: None
        self.excused: tuple[str, ...] = ()  # kinds of faults that servers may log
        self._tasks: list[asyncio.Task[None]] = []

    def _group(self, number: int, seed: str, players: int, bots: int, **options: Any) -> TableGroup:
        names = [f"{number}-{seat}" for seat in range(players - bots)]
        people = [Person(self.access, f"Guest {name}", f"{seed} {name}") for name in names]
        return TableGroup(people, players=players, bots=[{"level": "random"}] * bots, **options)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        self._tasks = [asyncio.create_task(group.run()) for group in self.groups]
        try:
            yield
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            for person in self.people:
                person.client.close()

    async def cycle(self, kill: Kill) -> None:
        """Start, play, kill, check."""
        server = await self.start(kill)
        try:
            self.kills[await self._until_its_end(server, kill)] += 1
        finally:
            await server.kill()
        await self.look()

    async def start(self, kill: Kill) -> ServerProcess:
        if kill.command:
            return await CommandServer.start(self.site)
        return await self.fork_server.start(self.site, kill.plan.setup())

    async def all_go_on(self) -> None:
        """Every table accepts another move, and sends the same transcript as before."""
        before = [group.acknowledged for group in self.groups]

        async def gone_on() -> None:
            while any(group.acknowledged == was for group, was in zip(self.groups, before, strict=True)):
                await asyncio.sleep(POLL_SECONDS)

        try:
            async with asyncio.timeout(TIMEOUT):
                await self.unless_broken(
                    asyncio.gather(gone_on(), *(group.look_back(self.rng) for group in self.groups))
                )
        except TimeoutError:
            raise Violation("stuck", f"no table accepts another move: {before} acknowledged so far") from None

    async def _until_its_end(self, server: ServerProcess, kill: Kill) -> str:
        """Wait for the point of the plan or a random instant. Returns which one it was."""
        if kill.starting:
            await asyncio.sleep(self.rng.uniform(0, STARTING))
            return kill.label
        await server.until_ready()
        self.access.open.set()
        await self.all_go_on()
        if kill.plan.point is None:
            await asyncio.sleep(self.rng.uniform(0, MAX_RANDOM_DELAY))
            return kill.label
        server.send_signal(SIGUSR1)  # arms the plan
        try:
            async with asyncio.timeout(TIMEOUT if kill.surely else RARE_QUESTION_TIMEOUT):
                await self.unless_broken(server.exited.wait())
        except TimeoutError:
            if kill.surely:
                raise Violation("stuck", f"this point was never reached: {kill.label}") from None
            return "at an instant"
        return kill.label

    async def look(self) -> None:
        """Check the data after the server has died and every client has noticed."""
        await self.unless_broken(self.access.close())
        self.after_kill()
        self.checker.look(await StoredData.read(self.site.database), self.people)
        self._check_logs()

    def _check_logs(self) -> None:
        """No server has logged a fault of its own."""
        for log in self.site.data.glob("*.log"):
            for line in log.read_text(encoding="utf-8").splitlines():
                noted: Json = json.loads(line) if line.startswith("{") else {"level": "error"}
                if noted["level"] == "error" and noted.get("fault", {}).get("kind") not in self.excused:
                    raise Violation("fault", line)

    async def unless_broken(self, wanted: Awaitable[Any]) -> None:
        """Wait for something, or raise the first violation."""
        waiting = asyncio.ensure_future(wanted)
        try:
            await asyncio.wait((waiting, *self._tasks), return_when=asyncio.FIRST_COMPLETED)
            for task in self._tasks:
                if task.done():
                    task.result()
            await waiting
        finally:
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)

    def counts(self) -> dict[str, dict[str, int]]:
        """What was done and checked so far, by category."""
        resumed = sum(
            transcript.resumed for person in self.people for transcript in person.transcripts.values()
        )
        return {
            "kills": dict(_without_question(self.kills)),
            "questions open at a kill": dict(self.checker.pending),
            "checked": dict(self.checker.counts),
            "played": {
                "games": sum(group.games for group in self.groups),
                "reconnected to the state": resumed,
            },
        }


def _without_question(kills: Counter[str]) -> Counter[str]:
    """Kills by named point, for all kinds of question together."""
    found: Counter[str] = Counter()
    for label, count in kills.items():
        point = label.split(" ")[0]
        found[point if point in (*POINTS, SAID, DEALT) else label] += count
    return found
