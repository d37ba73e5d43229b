"""Decisions: a question to one clan, with its possible answers as a lazy sequence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from math import comb
from typing import Any, Final, overload

from hinode.vocab import codes
from hinode.vocab.answers import Answer, parse_answer
from hinode.vocab.errors import IllegalAnswer


def _code_of(raw: object) -> int | None:
    """The code of an Answer or of its JSON form; None if it is not an answer."""
    code = codes.find(raw) if isinstance(raw, Answer) else None
    if code is None:
        try:
            code = codes.encode(parse_answer(raw))
        except IllegalAnswer:
            return None
    return code


class Options(Sequence[Answer]):
    """The possible answers to a question; each Answer is built when it is read."""

    __slots__ = ("codes",)

    def __init__(self, option_codes: Sequence[int]) -> None:
        self.codes = option_codes

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Answer: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Answer]: ...
    def __getitem__(self, index: int | slice) -> Answer | Sequence[Answer]:
        if isinstance(index, slice):
            return Options(self.codes[index])
        return codes.decode(self.codes[index])

    def __iter__(self) -> Iterator[Answer]:
        return map(codes.decode, self.codes)

    def __contains__(self, answer: object) -> bool:
        code = _code_of(answer)
        return code is not None and code in self.codes

    def __repr__(self) -> str:
        return f"Options({len(self)})"


class BidCodes(Sequence[int]):
    """Every way to put at most `coins` Coins on four advantages (BAT-3), in lexical order.

    There are C(coins + 4, 4) of them, so they are numbered and not listed.
    """

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def __len__(self) -> int:
        return comb(self.coins + 4, 4)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[int]: ...
    def __getitem__(self, index: int | slice) -> int | Sequence[int]:
        if isinstance(index, slice):
            return [self._at(number) for number in range(len(self))[index]]
        return self._at(range(len(self))[index])

    def _at(self, number: int) -> int:
        left, bids = self.coins, [0, 0, 0, 0]
        for advantage in range(4):
            spots = 3 - advantage  # the remaining advantages share what this one leaves
            while number >= (count := comb(left - bids[advantage] + spots, spots)):
                number -= count
                bids[advantage] += 1
            left -= bids[advantage]
        return codes.pack(codes.BID, *bids)

    def __contains__(self, code: object) -> bool:
        if not isinstance(code, int) or codes.verb_of(code) != codes.BID:
            return False
        return sum(codes.arg(code, number) for number in range(4)) <= self.coins


OPEN_KINDS: Final = frozenset({"tea"})  # an open invitation: no clan has to answer


class Decision:
    """A question to one clan: its kind, its cause, and the possible answers."""

    __slots__ = ("cause", "clan", "details", "kind", "options")

    def __init__(self, clan: str, kind: str, cause: str, options: Options, details: dict[str, Any]) -> None:
        self.clan = clan
        self.kind = kind
        self.cause = cause
        self.options = options
        self.details = details

    @property
    def required(self) -> bool:
        return self.kind not in OPEN_KINDS

    def __getattr__(self, name: str) -> Any:
        """What this kind of question carries: `.coins`, `.province` …"""
        details = object.__getattribute__(self, "details")
        if name in details:
            return details[name]
        raise AttributeError(f"a {self.kind} decision carries no {name!r}")

    def to_json(self) -> dict[str, Any]:
        """The decision as JSON. The options of a bid are too many to list; `coins` is their limit."""
        listed = None if self.kind == "bid" else [option.to_json() for option in self.options]
        return {
            "clan": self.clan,
            "kind": self.kind,
            "cause": self.cause,
            "required": self.required,
            **deepcopy(self.details),
            "options": listed,
        }

    def __repr__(self) -> str:
        return f"Decision({self.clan}, {self.kind}, cause={self.cause!r}, {len(self.options)} options)"
