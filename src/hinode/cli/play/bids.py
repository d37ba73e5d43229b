"""Bids: read from four numbers, or from the names of advantages."""

from __future__ import annotations

import re
from typing import Final

from hinode import Answer, Decision
from hinode.cli.play.menu import UnclearInput
from hinode.cli.words.translator import Translator
from hinode.vocab.answers import Bid
from hinode.vocab.ids import ADVANTAGES

_NAMED: Final = re.compile(rf"({'|'.join(ADVANTAGES)})\s+(\d{{1,9}})\b")
_DIGITS: Final = 10  # a number with this many digits is more Coins than exist
_NOTHING: Final = ("0", "pass", "none", "nothing")


def bid_line(decision: Decision, translator: Translator) -> str:
    advantages = translator.join_and(translator.name("advantage", name) for name in ADVANTAGES)
    return translator.say("bid-line", count=decision.coins, advantages=advantages)


def read_bid(text: str, decision: Decision, translator: Translator) -> Answer:
    """A bid from four numbers, or from advantages by name: 'ronin 3 poets 1'."""
    amounts = _amounts(text.lower().replace(",", " ").strip())
    if amounts is None:
        raise UnclearInput(translator.say("four-numbers"))
    total = sum(amounts.values())
    if total > decision.coins:
        raise UnclearInput(translator.say("too-much", total=str(total), coins=decision.coins))
    return Bid(**amounts)


def _amounts(text: str) -> dict[str, int] | None:
    if text in _NOTHING:
        return dict.fromkeys(ADVANTAGES, 0)
    parts = text.split()
    numbers = [part for part in parts if part.isdecimal() and len(part) < _DIGITS]
    if len(numbers) == len(parts) == len(ADVANTAGES):
        return dict(zip(ADVANTAGES, map(int, numbers), strict=True))
    if text and not _NAMED.sub("", text).strip():
        given = {name: int(number) for name, number in _NAMED.findall(text)}
        return dict.fromkeys(ADVANTAGES, 0) | given
    return None
