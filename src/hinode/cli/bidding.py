"""Bids, typed as four numbers."""

from __future__ import annotations

import re
from typing import Final

from hinode import Answer, Decision
from hinode.cli.menu import Unclear
from hinode.cli.words import names, says
from hinode.vocab.answers import Bid

_NAMED: Final = re.compile(rf"({'|'.join(names.ADVANTAGES)})\s+(\d{{1,9}})\b")
_DIGITS: Final = 10  # nobody has more Coins than that
_NOTHING: Final = ("0", "pass", "none", "nothing")


def bid_line(decision: Decision) -> str:
    coins = names.amount(decision.coins, "Coin")
    return says.BID_LINE.format(coins=coins, advantages=names.listed(names.ADVANTAGES.values()))


def read_bid(text: str, decision: Decision) -> Answer:
    """Four numbers, or some advantages by name: 'ronin 3 poets 1'."""
    amounts = _amounts(text.lower().replace(",", " ").strip())
    total = sum(amounts.values())
    if total > decision.coins:
        raise Unclear(says.TOO_MUCH.format(total=total, coins=decision.coins))
    return Bid(**amounts)


def _amounts(text: str) -> dict[str, int]:
    if text in _NOTHING:
        return dict.fromkeys(names.ADVANTAGES, 0)
    parts = text.split()
    numbers = [part for part in parts if part.isdecimal() and len(part) < _DIGITS]
    if len(numbers) == len(parts) == len(names.ADVANTAGES):
        return dict(zip(names.ADVANTAGES, map(int, numbers), strict=True))
    if text and not _NAMED.sub("", text).strip():
        given = {name: int(number) for name, number in _NAMED.findall(text)}
        return dict.fromkeys(names.ADVANTAGES, 0) | given
    raise Unclear(says.FOUR_NUMBERS)
