"""The fair queue: no table gets a second turn while another waits for its first."""

from __future__ import annotations

import asyncio

from hinode.server.play.bots.fair_queue import FairQueue


def served(*waiting: str) -> list[str]:
    """The order in which those are served who came in that order; a table is the first letter."""

    async def serve() -> list[str]:
        line: FairQueue[str] = FairQueue()
        for one in waiting:
            line.put(one[0], one)
        return [await line.take() for _ in waiting]

    return asyncio.run(serve())


def test_one_table_is_served_in_order() -> None:
    assert served("a1", "a2", "a3") == ["a1", "a2", "a3"]


def test_tables_take_turns() -> None:
    assert served("a1", "a2", "a3", "b1", "b2", "c1") == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_who_comes_while_others_are_served_waits_for_one_turn_of_each() -> None:
    async def serve() -> list[str]:
        line: FairQueue[str] = FairQueue()
        for one in ("a1", "a2", "a3", "b1", "b2"):
            line.put(one[0], one)
        first = [await line.take() for _ in range(3)]
        line.put("c", "c1")
        return first + [await line.take() for _ in range(3)]

    assert asyncio.run(serve()) == ["a1", "b1", "a2", "b2", "a3", "c1"]


def test_an_empty_line_waits_for_someone() -> None:
    async def serve() -> tuple[bool, str]:
        line: FairQueue[str] = FairQueue()
        taking = asyncio.create_task(line.take())
        await asyncio.sleep(0)
        early = taking.done()
        line.put("a", "a1")
        return early, await taking

    assert asyncio.run(serve()) == (False, "a1")
