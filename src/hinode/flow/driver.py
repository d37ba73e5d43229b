"""The one loop that advances the frames."""

from __future__ import annotations

from collections.abc import Iterator

from hinode.state.log import CountingLog
from hinode.state.state import State


def run(s: State) -> None:
    """Advance until a clan has to answer or nothing is left to resolve."""
    stack = s.stack
    while stack and not s.asks:
        frame = stack[-1] if len(stack) > s.shared else s.top()
        frame.advance(s)


def steps(s: State, depth: int) -> Iterator[None]:
    """Advance one step at a time, while nobody is asked and more than `depth` frames are left."""
    stack = s.stack
    while len(stack) > depth and not s.asks:
        yield
        s.top().advance(s)


def may_answer(s: State, clan: int, code: int) -> bool:
    """Whether a clan is asked now and the code is among its options."""
    for ask in s.asks:
        if ask.clan == clan:
            codes = ask.codes
            return s.stack[-1].legal(s, clan, code) if codes is None else code in codes
    return False


def proceed(s: State, clan: int, code: int) -> None:
    """Carry out a legal answer to the top frame, then run on."""
    s.public.version += 1
    answers = s.answers
    if isinstance(answers, CountingLog):
        answers.count()
    else:
        answers.append((clan, code))
    if s.passed is not None:
        s.passed = []
    s.asks.clear()
    s.top().answer(s, clan, code)
    run(s)
