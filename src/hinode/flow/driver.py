"""The one loop that advances the frames."""

from __future__ import annotations

from collections.abc import Iterator

from hinode.state.state import State


def run(s: State) -> None:
    """Advance until a clan has to answer or nothing is left to resolve."""
    stack = s.stack
    while stack and not s.asks:
        stack[-1].advance(s)


def steps(s: State, depth: int) -> Iterator[None]:
    """Advance one step at a time, while nobody is asked and more than `depth` frames are left."""
    stack = s.stack
    while len(stack) > depth and not s.asks:
        yield
        stack[-1].advance(s)


def proceed(s: State, clan: int, code: int) -> None:
    """Carry out a legal answer to the top frame, then run on."""
    s.public.version += 1
    s.answers.append((clan, code))
    s.asks.clear()
    s.stack[-1].answer(s, clan, code)
    run(s)
