"""A fair queue of bot jobs: first by urgency, then addresses, people, and tables take turns."""

from __future__ import annotations

from asyncio import Event
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")


class Urgency(IntEnum):
    """Served in this order."""

    EXPIRED = 0  # a stand-in for a person whose clock ran out
    ATTENDED = 1  # someone is connected and waits for the bot
    RECENT = 2  # someone was there a moment ago
    UNATTENDED = 3  # nobody would notice


@dataclass(frozen=True, slots=True)
class QueueTurn:
    """Whose turn a job uses: of the person and the address that created its table."""

    urgency: Urgency = Urgency.ATTENDED
    address: str = ""
    person: str = ""


class QueueFull(Exception):
    """This person or this address has enough jobs in the queue for tables without people."""


class FairQueue(Generic[T]):
    """Waiting items. Only unattended ones are limited: each table has one item at a time anyway."""

    def __init__(self, per_person: int = 2, per_address: int = 4) -> None:
        self._limits = per_person, per_address
        self._levels: dict[Urgency, _Turns[tuple[QueueTurn, T]]] = {urgency: _Turns() for urgency in Urgency}
        self._unattended: Counter[tuple[str, str]] = Counter()  # waiting, by ("person" or "address", id)
        self._arrived = Event()

    def put(self, table: str, item: T, turn: QueueTurn | None = None) -> None:
        """Raises `QueueFull` if the item is not urgent and there are enough of its person or address."""
        turn = turn or QueueTurn()
        if turn.urgency is Urgency.UNATTENDED:
            keys = _keys(turn)
            if any(self._unattended[key] >= most for key, most in zip(keys, self._limits, strict=True)):
                raise QueueFull
            self._unattended.update(keys)
        self._levels[turn.urgency].put((turn.address, turn.person, table), (turn, item))
        self._arrived.set()

    async def take(self, least: Urgency = Urgency.UNATTENDED) -> T:
        """The next item that is at least this urgent, as soon as there is one."""
        while True:
            for urgency, turns in self._levels.items():
                if turns and urgency <= least:
                    return self._pop(turns)
            self._arrived = self._arrived if not self._arrived.is_set() else Event()
            await self._arrived.wait()

    def _pop(self, turns: _Turns[tuple[QueueTurn, T]]) -> T:
        turn, item = turns.pop()
        if turn.urgency is Urgency.UNATTENDED:
            self._unattended.subtract(_keys(turn))
            for key in _keys(turn):
                if not self._unattended[key]:
                    del self._unattended[key]
        return item


class _Turns(Generic[T]):
    """Items by a path of keys; on each level every key gets a turn before any gets a second."""

    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._below: dict[str, _Turns[T]] = {}  # in the order of their next turn

    def __bool__(self) -> bool:
        return bool(self._items or self._below)

    def put(self, path: Sequence[str], item: T) -> None:
        if path:
            self._below.setdefault(path[0], _Turns()).put(path[1:], item)
        else:
            self._items.append(item)

    def pop(self) -> T:
        if self._items:
            return self._items.popleft()
        key = next(iter(self._below))
        below = self._below.pop(key)
        item = below.pop()
        if below:
            self._below[key] = below
        return item


def _keys(turn: QueueTurn) -> tuple[tuple[str, str], tuple[str, str]]:
    return ("person", turn.person), ("address", turn.address)
