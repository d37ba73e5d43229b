"""A host's own bots, as `module:Class`. Only worker processes import this module."""

from __future__ import annotations

import time

from hinode.bots.bot import Choice
from hinode.bots.seat import Seat
from hinode.vocab.answers import Yes

NAME = __name__


class Last:
    """Takes the last option."""

    def choose(self, seat: Seat) -> Choice:
        return Choice(seat.decision.options[-1])


class Counting(Last):
    """Takes the last option, but only once per instance."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seat: Seat) -> Choice:
        self.asked += 1
        if self.asked > 1:
            raise RuntimeError
        return super().choose(seat)


class Raises:
    def choose(self, seat: Seat) -> Choice:
        raise ValueError("the hand of the Koi")


class Hangs:
    def choose(self, seat: Seat) -> Choice:
        time.sleep(600)
        return Choice(seat.decision.options[-1])


class AnswersIllegally:
    def choose(self, seat: Seat) -> Choice:
        return Choice(Yes())


class CannotStart:
    def __init__(self) -> None:
        raise OSError("no weights\nhere")

    def choose(self, seat: Seat) -> Choice:
        return Choice(seat.decision.options[-1])


class NoBot:
    """A class without `choose`."""
