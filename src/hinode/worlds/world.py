"""A sampled world for search: a full state played with int codes, for speed."""

from __future__ import annotations

from random import Random
from typing import Any

from hinode.flow import driver
from hinode.known.public import Public
from hinode.state.state import Ask, State
from hinode.vocab.option_codes import OptionCodes
from hinode.worlds.sample import sample_state

__all__ = ["Ask", "World"]


class World:
    """One possible game from one seat's knowledge. Never the real game."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    @staticmethod
    def sampled(state: State, clan: int, rng: Random) -> World:
        return World(sample_state(state, clan, rng, with_log=False))

    @property
    def public(self) -> Public:
        return self._state.public

    def asks(self) -> list[Ask]:
        """Who is asked now."""
        return self._state.asks

    def codes(self, ask: Ask) -> OptionCodes:
        """The possible answers of a clan that is asked."""
        return self._state.codes(ask)

    def play(self, clan: int, code: int) -> None:
        """Answer with one of the `codes`; anything else would break the world, not the game."""
        driver.proceed(self._state, clan, code)

    def guess_bid(self, clan: int, code: int) -> None:
        """Replace a clan's sealed bid: in a sampled world it is only a guess (BAT-3)."""
        self._state.privates[clan].sealed = code

    def copy(self) -> World:
        return World(self._state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return World, (self._state,)
