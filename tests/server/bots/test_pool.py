"""The pool: bots in worker processes choose the same as in this one, and all tables share the workers."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from random import Random

import pytest

from hinode import Game
from hinode.bots.registry import make_bot
from hinode.bots.seat import Seat
from hinode.server.play.bots.jobs import BotChoice, BotJob
from hinode.server.play.bots.pool import BotPool, PoolClosed
from hinode.server.play.bots.worker import think
from hinode.server.settings import Settings
from tests.bots.alliances.tea_setup import tea
from tests.server.bots.pool_runner import AMPLE, MEMORY, PoolRunner, choosing, job
from tests.support.play import random_game, steps

BUILT_IN = ("random", "greedy", "greedy/monk", "greedy/trickster", "planner/merchant")


@pytest.fixture(scope="module")
def runner() -> Iterator[PoolRunner]:
    with PoolRunner(workers=2) as found:
        yield found


def seeded(game: Game, clan: str, bot: str, table: str = "t") -> BotJob:
    return BotJob.of(game, clan, bot, table, AMPLE, rng=Random(game.version))


def chosen_here(work: BotJob, game: Game) -> BotChoice:
    """The bot's choice in this process, where its worlds come from the game itself."""
    question = work.question
    seat = Seat(game, work.decision, Random(question.seed), question.seconds)
    choice = make_bot(question.bot).choose(seat)
    return BotChoice(choice.answer.to_json(), asdict(choice.reason) if choice.reason else None)


# -- the same choices in both processes ------------------------------------------------------------


@pytest.mark.parametrize("bot", BUILT_IN)
def test_a_bot_chooses_the_same_as_in_this_process(runner: PoolRunner, bot: str) -> None:
    compare(runner, bot, 2 if bot.startswith("planner") else 6)


def test_the_master_chooses_the_same_as_in_this_process() -> None:
    """With the default memory limit of workers, since it loads NumPy."""
    with PoolRunner(memory=Settings().bot_memory) as with_default_memory:
        compare(with_default_memory, "master@2", 2)


def compare(runner: PoolRunner, bot: str, count: int) -> None:
    """Ask a bot in a worker and in this process."""
    game, rng, asked = random_game(11, 4), Random(2), 0
    for clan, _ in steps(game, rng):
        if asked < count and rng.random() < 0.05:
            work = seeded(game, clan, bot)
            assert runner.run(runner.pool.choose(work)) == chosen_here(work, game), work.decision
            asked += 1
    assert asked == count


def test_a_whole_game_is_played(runner: PoolRunner) -> None:
    clans = ("koi", "lotus", "turtle", "dragonfly")
    bots = dict(zip(clans, ("greedy", "greedy/merchant", "greedy/trickster", "random"), strict=True))
    game, heard = Game.new(clans=clans, seed=4), Counter[str]()
    while game.pending:
        clan = game.pending[0].clan
        choice = runner.run(runner.pool.choose(seeded(game, clan, bots[clan])))
        assert choice.fault is None
        heard[choice.answer["kind"]] += 1
        heard["reasons"] += choice.reason is not None
        game.answer(clan, choice.answer)
    assert game.result is not None
    assert heard["propose"] > 0
    assert heard["reasons"] > 5


def test_an_answer_that_is_not_listed_comes_back_too(runner: PoolRunner) -> None:
    """NEG-1: a gift of any amount, here one that is returned with a refusal."""
    script = tea(lotus={"vp": 12}).gift("lotus", "koi", 2).say("lotus", "propose", to="koi")
    choice = runner.run(runner.pool.choose(seeded(script.game, "koi", "greedy")))
    assert choice.answer == {"kind": "gift", "to": "lotus", "coins": 2, "ronin": 0}


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "clever", "greedy/gambler", "random/monk", "os:system", "hinode:Game"])
def test_a_worker_knows_only_built_in_bots(name: str) -> None:
    """A module name imports nothing."""
    assert think(job(choosing().game, name).packet()) == {"fault": "is unknown at"}


def test_test_bots_exist_only_where_they_are_registered(runner: PoolRunner) -> None:
    choice = runner.ask(choosing().game, "prints")
    assert choice == job(choosing().game, "prints").default("is unknown at")


# -- sharing ---------------------------------------------------------------------------------------


def test_ten_tables_share_two_workers(runner: PoolRunner) -> None:
    """However much one table asks, the others get their turns."""
    order: list[str] = []

    async def ask(table: str) -> None:
        await runner.pool.choose(job(choosing().game, "random", table=table))
        order.append(table)

    async def all_at_once() -> None:
        greedy = [ask("a") for _ in range(20)]
        others = [ask(table) for table in "bcdefghij" for _ in range(2)]
        await asyncio.gather(*greedy, *others)

    runner.run(all_at_once())
    fifth = [number for number, table in enumerate(order) if table == "a"][4]
    assert Counter(order[:fifth]) == {"a": 4, **dict.fromkeys("bcdefghij", 2)}


def test_questions_of_one_table_are_answered_in_parallel(runner: PoolRunner) -> None:
    """BAT-3: all bids are asked for at the same time."""

    async def both() -> list[BotChoice]:
        work = [job(choosing().game, "greedy") for _ in range(2)]
        return await asyncio.gather(*[runner.pool.choose(one) for one in work])

    one, two = runner.run(both())
    assert one == two
    assert one.fault is None


def test_a_cancelled_job_costs_nothing(runner: PoolRunner) -> None:
    async def change_their_mind() -> BotChoice:
        waiting = [asyncio.create_task(runner.pool.choose(job(choosing().game, "greedy"))) for _ in range(8)]
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return await runner.pool.choose(job(choosing().game, "random"))

    assert runner.run(change_their_mind()).fault is None


# -- opening and closing ---------------------------------------------------------------------------


def test_a_closed_pool_says_so() -> None:
    async def too_late() -> None:
        pool = BotPool(1, MEMORY)
        with pytest.raises(PoolClosed):
            await pool.choose(job(choosing().game, "random"))
        await pool.start()
        waiting = [asyncio.create_task(pool.choose(job(choosing().game, "greedy"))) for _ in range(3)]
        await asyncio.sleep(0)
        await pool.close()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(one) for one in found] == [PoolClosed] * 3
        with pytest.raises(PoolClosed):
            await pool.choose(job(choosing().game, "random"))

    asyncio.run(too_late())


@pytest.mark.parametrize("turns", [0, 3, 30])
def test_a_pool_can_be_closed_while_it_replaces_a_worker(turns: int) -> None:
    """Nothing is left open, at any point of interruption; the loop would complain."""

    async def break_off() -> None:
        pool = BotPool(1, MEMORY)
        await pool.start()
        assert (await pool.choose(job(choosing().game, "nobody"))).fault == "is unknown at"
        for _ in range(turns):
            await asyncio.sleep(0)
        await pool.close()

    asyncio.run(break_off())
    gc.collect()


@pytest.mark.parametrize("turns", [1, 2, 3, 5, 10])
def test_a_server_that_stops_with_an_error_does_not_wait_for_its_workers(turns: int) -> None:
    """The pool is not closed: the loop just cancels all tasks."""

    async def fail() -> None:
        await BotPool(2, MEMORY).start()
        for _ in range(turns):
            await asyncio.sleep(0)
        raise KeyError("database")

    with pytest.raises(KeyError):
        asyncio.run(fail())
    gc.collect()


def test_workers_that_cannot_start_cost_decisions_but_not_the_game(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    with PoolRunner(plugins=["no_such_module"]) as runner:
        for _ in range(2):
            assert runner.ask(choosing().game, "random").fault == "found no worker for"
    assert set(caplog.messages) == {
        "a worker for bots cannot be started: it did not start: IncompleteReadError"
    }
