"""Answers as ints, the form the engine works with, and the conversion in both directions.

A code is a verb in the low five bits and up to four numbers of sixteen bits above it. It needs no
game to be read: a shrine is named by its kami.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hinode.vocab import answers as a
from hinode.vocab.errors import IllegalAnswer, quote, reason
from hinode.vocab.ids import (
    CARD_NO,
    CARDS,
    CLAN_NO,
    CLANS,
    FIGURE_NO,
    FIGURES,
    FIRST_SHRINE,
    KAMI,
    KAMI_NO,
    MANDATE_NO,
    MANDATES,
    PROVINCE_NO,
    PROVINCES,
    index,
)

DONE: Final = 0
YES: Final = 1
NO: Final = 2
FIRST: Final = 3
LAST: Final = 4
READY: Final = 5
PROPOSE: Final = 6
WITHDRAW: Final = 7
ACCEPT: Final = 8
REFUSE: Final = 9
PAY: Final = 10
MANDATE: Final = 11
SUMMON: Final = 12
MOVE: Final = 13
SHIFT: Final = 14
BUILD: Final = 15
BUY: Final = 16
REPLACE: Final = 17
PLACE: Final = 18
BID: Final = 19
CAPTURE: Final = 20
KILL: Final = 21
EFFECT: Final = 22
GIFT: Final = 23
VERB_NO: Final = index(tuple(a.ANSWER_KINDS))  # the kinds of answer are listed in the order of their verbs

NONE: Final = 65535  # an optional number that is absent
SOURCES: Final = (*CARDS, *CLANS, *KAMI)  # what an `effect` answer may name
_SOURCE_NO = {name: number for number, name in enumerate(SOURCES)}


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    return verb | a << 5 | b << 21 | c << 37 | d << 53


def verb_of(code: int) -> int:
    return code & 31


def arg(code: int, number: int) -> int:
    """Number 0 to 3 of a code."""
    return code >> (5 + 16 * number) & 65535


def three(code: int) -> tuple[int, int, int]:
    """The first three numbers of a code."""
    return code >> 5 & 65535, code >> 21 & 65535, code >> 37 & 65535


def bid_total(code: int) -> int:
    return (code >> 5 & 65535) + (code >> 21 & 65535) + (code >> 37 & 65535) + (code >> 53 & 65535)


def _place_name(place: int) -> tuple[str | None, str | None]:
    if place < FIRST_SHRINE:
        return PROVINCES[place], None
    return None, KAMI[place - FIRST_SHRINE]


def _place_no(province: str | None, shrine: str | None) -> int:
    if province is not None:
        return PROVINCE_NO[province]
    return FIRST_SHRINE + KAMI_NO[shrine or ""]


_PLAIN: Final[dict[int, a.Answer]] = {
    DONE: a.Done(),
    YES: a.Yes(),
    NO: a.No(),
    FIRST: a.First(),
    LAST: a.Last(),
    READY: a.Ready(),
}


def _read_mandate(code: int) -> a.Answer:
    announce = arg(code, 1)
    return a.Mandate(MANDATES[arg(code, 0)], None if announce == NONE else MANDATES[announce])


def _read_summon(code: int) -> a.Answer:
    shrine = arg(code, 2)
    name = None if shrine == NONE else KAMI[shrine]
    return a.Summon(FIGURES[arg(code, 0)], PROVINCES[arg(code, 1)], name)


def _read_replace(code: int) -> a.Answer:
    province, shrine = _place_name(arg(code, 2))
    return a.Replace(CLANS[arg(code, 0)], FIGURES[arg(code, 1)], FIGURES[arg(code, 3)], province, shrine)


def _read_place(code: int) -> a.Answer:
    return a.Place(FIGURES[arg(code, 0)], *_place_name(arg(code, 1)))


_READ: Final[dict[int, Callable[[int], a.Answer]]] = {
    PROPOSE: lambda code: a.Propose(CLANS[arg(code, 0)]),
    WITHDRAW: lambda code: a.Withdraw(CLANS[arg(code, 0)]),
    ACCEPT: lambda code: a.Accept(CLANS[arg(code, 0)]),
    REFUSE: lambda code: a.Refuse(CLANS[arg(code, 0)]),
    PAY: lambda code: a.Pay(CLANS[arg(code, 0)]),
    MANDATE: _read_mandate,
    SUMMON: _read_summon,
    MOVE: lambda code: a.Move(FIGURES[arg(code, 0)], PROVINCES[arg(code, 1)], PROVINCES[arg(code, 2)]),
    SHIFT: lambda code: a.Shift(FIGURES[arg(code, 0)], KAMI[arg(code, 1)], KAMI[arg(code, 2)]),
    BUILD: lambda code: a.Build(PROVINCES[arg(code, 0)]),
    BUY: lambda code: a.Buy(CARDS[arg(code, 0)], True if arg(code, 1) else None),
    REPLACE: _read_replace,
    PLACE: _read_place,
    BID: lambda code: a.Bid(arg(code, 0), arg(code, 1), arg(code, 2), arg(code, 3)),
    CAPTURE: lambda code: a.Capture(CLANS[arg(code, 0)], FIGURES[arg(code, 1)]),
    KILL: lambda code: a.Kill(CLANS[arg(code, 0)], FIGURES[arg(code, 1)], PROVINCES[arg(code, 2)]),
    EFFECT: lambda code: a.Effect(SOURCES[arg(code, 0)]),
    GIFT: lambda code: a.Gift(CLANS[arg(code, 0)], arg(code, 1), arg(code, 2)),
}
# A code means the same answer in every game, so each Answer is built once and cached, but for gifts and
# the bids for which there is no room.
_MAX_ANSWERS: Final = 1 << 15
_ANSWERS: Final[dict[int, a.Answer]] = dict(_PLAIN)
_CODES: Final[dict[a.Answer, int]] = {answer: code for code, answer in _PLAIN.items()}
# By identity, which is faster than the hash of a dataclass. The cached answers live as long as the process.
_CODES_BY_ID: Final[dict[int, int]] = {id(answer): code for code, answer in _PLAIN.items()}


def decode(code: int) -> a.Answer:
    answer = _ANSWERS.get(code)
    if answer is None:
        answer = _READ[verb_of(code)](code)
        _keep(answer, code)
    return answer


def _keep(answer: a.Answer, code: int) -> None:
    verb = verb_of(code)
    if verb == GIFT or (verb == BID and len(_ANSWERS) >= _MAX_ANSWERS):
        return
    _ANSWERS[code] = answer
    _CODES_BY_ID[id(answer)] = code
    if verb != BID:  # a bid built by hand may equal this one and yet hold something other than ints
        _CODES[answer] = code


def code_of(answer: object) -> int:
    """The code of an Answer or of its JSON form; anything else raises `IllegalAnswer`."""
    code = _CODES_BY_ID.get(id(answer))
    if code is None:
        code = find(answer)
    if code is None:
        code = encode(a.parse_answer(answer))
    if code is None:
        raise IllegalAnswer(reason("refused-unknown-effect", value=quote(answer)))
    return code


def find(answer: object) -> int | None:
    """The code of a bid, or of an answer equal to one decoded before, if it is certainly well formed."""
    if isinstance(answer, a.Bid):
        return _code_of_bid(answer)
    if not isinstance(answer, a.Answer):
        return None
    try:
        return _CODES.get(answer)
    except TypeError:  # built by hand with an unhashable value
        return None


def _code_of_bid(bid: Any) -> int | None:
    """Anything may be in a bid built by hand, so its type is not trusted."""
    coins: list[Any] = [bid.seppuku, bid.hostage, bid.ronin, bid.poets]
    for number in coins:
        if type(number) is not int or not 0 <= number <= a.MAX_NUMBER:
            return None
    return pack(BID, coins[0], coins[1], coins[2], coins[3])


def encode(answer: a.Answer) -> int | None:
    """The code of a well-formed answer; None for an effect of an unknown source."""
    code = _CODES.get(answer)
    return code if code is not None else _encode(answer)


def _encode(answer: a.Answer) -> int | None:
    match answer:
        case a.Propose(to=clan):
            return pack(PROPOSE, CLAN_NO[clan])
        case a.Withdraw(to=clan):
            return pack(WITHDRAW, CLAN_NO[clan])
        case a.Accept(from_=clan):
            return pack(ACCEPT, CLAN_NO[clan])
        case a.Refuse(from_=clan):
            return pack(REFUSE, CLAN_NO[clan])
        case a.Pay(clan=clan):
            return pack(PAY, CLAN_NO[clan])
        case a.Mandate(tile, announce):
            return pack(MANDATE, MANDATE_NO[tile], NONE if announce is None else MANDATE_NO[announce])
        case a.Bid(seppuku, hostage, ronin, poets):
            return pack(BID, seppuku, hostage, ronin, poets)
        case a.Gift(to, coins, ronin):
            return pack(GIFT, CLAN_NO[to], coins, ronin)
        case a.Buy(card, full):
            return pack(BUY, CARD_NO[card], 1 if full else 0)
        case a.Effect(source):
            return pack(EFFECT, _SOURCE_NO[source]) if source in _SOURCE_NO else None
    return _encode_figure(answer)


def _encode_figure(answer: a.Answer) -> int | None:
    """Answers that name a piece or a place."""
    match answer:
        case a.Summon(figure, province, shrine):
            kami = NONE if shrine is None else KAMI_NO[shrine]
            return pack(SUMMON, FIGURE_NO[figure], PROVINCE_NO[province], kami)
        case a.Move(figure, start, end):
            return pack(MOVE, FIGURE_NO[figure], PROVINCE_NO[start], PROVINCE_NO[end])
        case a.Shift(figure, start, end):
            return pack(SHIFT, FIGURE_NO[figure], KAMI_NO[start], KAMI_NO[end])
        case a.Build(province):
            return pack(BUILD, PROVINCE_NO[province])
        case a.Replace(clan, figure, with_, province, shrine):
            place = _place_no(province, shrine)
            return pack(REPLACE, CLAN_NO[clan], FIGURE_NO[figure], place, FIGURE_NO[with_])
        case a.Place(figure, province, shrine):
            return pack(PLACE, FIGURE_NO[figure], _place_no(province, shrine))
        case a.Capture(clan, figure):
            return pack(CAPTURE, CLAN_NO[clan], FIGURE_NO[figure])
        case a.Kill(clan, figure, province):
            return pack(KILL, CLAN_NO[clan], FIGURE_NO[figure], PROVINCE_NO[province])
    return None
