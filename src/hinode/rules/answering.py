"""Questions and answers at the edge of the engine: names and Answers outside, ints inside.

What comes from outside may be anything, so it is an `object` here until it is checked.
"""

from __future__ import annotations

from hinode.flow import driver
from hinode.rules.actions.gifts import check_gift, give_gift
from hinode.rules.refusals import refuse
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.decisions import Decision, Options
from hinode.vocab.errors import HinodeError, IllegalAnswer, quote, reason
from hinode.vocab.ids import CLAN_NO, CLANS, NOBODY


def decisions(s: State) -> tuple[Decision, ...]:
    """One Decision for each clan that has to answer now."""
    found = []
    for ask in s.asks:
        option_codes = s.codes(ask) if ask.codes is None else ask.codes
        details = s.stack[-1].details(s, ask.clan)
        found.append(Decision(CLANS[ask.clan], ask.kind, ask.cause, Options(option_codes), details))
    return tuple(found)


def take_answer(s: State, clan: object, answer: object) -> None:
    """Answer for a clan, or let it give something away. A refused answer changes nothing."""
    seat, code = seat_of(s, clan, IllegalAnswer), codes.code_of(answer)
    if driver.may_answer(s, seat, code):
        driver.proceed(s, seat, code)
    else:
        _check_gift(s, seat, code)
        give_gift(s, seat, code)


def checked_answer(s: State, clan: object, answer: object) -> tuple[int, int]:
    """The seat and the code of an answer that a clan may give now; any other raises `IllegalAnswer`."""
    seat, code = seat_of(s, clan, IllegalAnswer), codes.code_of(answer)
    if not driver.may_answer(s, seat, code):
        _check_gift(s, seat, code)
    return seat, code


def _check_gift(s: State, seat: int, code: int) -> None:
    """A gift needs no question (NEG-1). Any other answer that is not an option is refused."""
    if codes.verb_of(code) != codes.GIFT:
        raise refuse(s, seat, code)
    check_gift(s, seat, code)


def seat_of(s: State, clan: object, error: type[HinodeError] | type[IllegalAnswer] = HinodeError) -> int:
    """The number of a clan in this game; for anything else the error is raised."""
    seat = CLAN_NO.get(clan, NOBODY) if isinstance(clan, str) else NOBODY
    if seat not in s.public.clans:
        raise error(reason("refused-no-such-clan", value=quote(clan)))
    return seat
