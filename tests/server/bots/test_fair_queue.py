"""The fair queue: no table gets a second turn while another waits for its first."""

from __future__ import annotations

import asyncio

import pytest

from hinode.server.play.bots.fair_queue import FairQueue, QueueFull, QueueTurn, Urgency


def served(*waiting: str) -> list[str]:
    """The order in which jobs that arrive in this order are served; the first letter is the table."""

    async def serve() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        for one in waiting:
            queue.put(one[0], one)
        return [await queue.take() for _ in waiting]

    return asyncio.run(serve())


def test_one_table_is_served_in_order() -> None:
    assert served("a1", "a2", "a3") == ["a1", "a2", "a3"]


def test_tables_take_turns() -> None:
    assert served("a1", "a2", "a3", "b1", "b2", "c1") == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_a_new_table_waits_for_one_turn_of_each_other_table() -> None:
    async def serve() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        for one in ("a1", "a2", "a3", "b1", "b2"):
            queue.put(one[0], one)
        first = [await queue.take() for _ in range(3)]
        queue.put("c", "c1")
        return first + [await queue.take() for _ in range(3)]

    assert asyncio.run(serve()) == ["a1", "b1", "a2", "b2", "a3", "c1"]


def test_take_waits_while_the_queue_is_empty() -> None:
    async def serve() -> tuple[bool, str]:
        queue: FairQueue[str] = FairQueue()
        taking = asyncio.create_task(queue.take())
        await asyncio.sleep(0)
        early = taking.done()
        queue.put("a", "a1")
        return early, await taking

    assert asyncio.run(serve()) == (False, "a1")


def test_expired_clocks_come_first_and_tables_without_people_last() -> None:
    async def serve() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        for urgency in reversed(Urgency):
            queue.put(urgency.name, urgency.name, QueueTurn(urgency))
        return [await queue.take() for _ in Urgency]

    assert asyncio.run(serve()) == ["EXPIRED", "ATTENDED", "RECENT", "UNATTENDED"]


def test_an_address_with_a_thousand_tables_gets_one_turn_like_any_other() -> None:
    """So do 120 people at that address: they share its turns."""

    async def serve() -> int:
        queue: FairQueue[str] = FairQueue()
        for number in range(1200):
            turn = QueueTurn(Urgency.ATTENDED, "attacker", f"person {number % 120}")
            queue.put(f"table {number}", "attacker", turn)
        await queue.take()
        queue.put("table", "someone else", QueueTurn(Urgency.ATTENDED, "home", "Aki"))
        order = [await queue.take() for _ in range(10)]
        return order.index("someone else")

    assert asyncio.run(serve()) <= 1


def test_unattended_jobs_are_limited_per_person_and_per_address() -> None:
    async def fill() -> tuple[int, int]:
        queue: FairQueue[int] = FairQueue(per_person=2, per_address=4)
        refused = 0
        for number in range(20):
            try:
                queue.put(f"{number}", number, QueueTurn(Urgency.UNATTENDED, "address", f"{number % 10}"))
            except QueueFull:
                refused += 1
        for _ in range(4):
            await queue.take()
        queue.put("again", 1, QueueTurn(Urgency.UNATTENDED, "address", "a"))
        queue.put("and again", 1, QueueTurn(Urgency.UNATTENDED, "address", "a"))
        with pytest.raises(QueueFull):
            queue.put("once more", 1, QueueTurn(Urgency.UNATTENDED, "address", "a"))
        return refused, 20 - refused

    assert asyncio.run(fill()) == (16, 4)


def test_a_table_with_someone_connected_comes_before_those_left_a_moment_ago() -> None:
    """Otherwise one address could delay every bot by starting table after table."""

    async def serve() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        for number in range(10):
            queue.put(f"left {number}", "left", QueueTurn(Urgency.RECENT, person=str(number)))
        queue.put("b", "attended", QueueTurn(Urgency.ATTENDED))
        return [await queue.take(), await queue.take()]

    assert asyncio.run(serve()) == ["attended", "left"]


def test_a_reserved_worker_takes_no_unattended_job() -> None:
    async def serve() -> tuple[bool, str, str]:
        queue: FairQueue[str] = FairQueue()
        queue.put("a", "unattended", QueueTurn(Urgency.UNATTENDED))
        reserved = asyncio.create_task(queue.take(Urgency.ATTENDED))
        await asyncio.sleep(0.01)
        early = reserved.done()
        queue.put("b", "attended", QueueTurn(Urgency.ATTENDED))
        return early, await reserved, await queue.take()

    assert asyncio.run(serve()) == (False, "attended", "unattended")
