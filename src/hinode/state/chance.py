"""Chance: shuffles drawn from a secret key, or read from a record.

Each shuffle is a function of the key and of how many came before it (SHA-256 in counter mode), so
the same seed gives the same game on any machine and no outcome betrays the next.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from hinode.state.log import Log
from hinode.vocab.errors import InvalidRecord

Outcome = tuple[int, ...]


class Chance:
    """The source of every random outcome of one game."""

    __slots__ = ("count", "key", "outcomes", "script")

    def __init__(
        self,
        key: str,
        count: int = 0,
        outcomes: Log[Outcome] | None = None,
        script: tuple[Outcome, ...] = (),
    ) -> None:
        self.key = key
        self.count = count
        self.outcomes: Log[Outcome] = Log() if outcomes is None else outcomes  # so far, for the record
        self.script = script  # outcomes of a record being replayed

    @staticmethod
    def of_seed(seed: int) -> Chance:
        return Chance(sha256(f"hinode {seed}".encode()).hexdigest())

    def copy(self) -> Chance:
        return Chance(self.key, self.count, self.outcomes.copy(), self.script)

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance, (self.key, self.count, self.outcomes, self.script)

    def order(self, size: int) -> Outcome:
        """A random order of 0 … size - 1; scripted outcomes come first, so a replay never draws."""
        number = self.count
        self.count = number + 1
        if len(self.outcomes) < len(self.script):
            outcome = self.script[len(self.outcomes)]
            if len(outcome) != size:
                raise InvalidRecord(
                    f"chance[{len(self.outcomes)}]: an order of {size}, not of {len(outcome)}"
                )
        else:
            outcome = self._shuffled(number, size)
        self.outcomes.append(outcome)
        return outcome

    def _shuffled(self, number: int, size: int) -> Outcome:
        order = list(range(size))
        stream = sha256(f"{self.key} {number}".encode()).digest()
        stream += sha256(stream).digest()
        drawn = int.from_bytes(stream, "big")  # 512 bits: the bias of `%` is negligible
        for last in range(size - 1, 0, -1):
            drawn, pick = divmod(drawn, last + 1)
            order[last], order[pick] = order[pick], order[last]
        return tuple(order)
