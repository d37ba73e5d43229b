"""Bids, typed as four numbers."""

from __future__ import annotations

import re
from typing import Final

from hinode import Answer, Decision
from hinode.cli.menu import Unclear
from hinode.cli.words.voice import Voice
from hinode.vocab.answers import Bid
from hinode.vocab.ids import ADVANTAGES

_NAMED: Final = re.compile(rf"({'|'.join(ADVANTAGES)})\s+(\d{{1,9}})\b")
_DIGITS: Final = 10  # nobody has more Coins than that
_NOTHING: Final = ("0", "pass", "none", "nothing")


def bid_line(decision: Decision, voice: Voice) -> str:
    advantages = voice.listed(voice.call("advantage", name) for name in ADVANTAGES)
    return voice.say("bid-line", count=decision.coins, advantages=advantages)


def read_bid(text: str, decision: Decision, voice: Voice) -> Answer:
    """Four numbers, or some advantages by name: 'ronin 3 poets 1'."""
    amounts = _amounts(text.lower().replace(",", " ").strip())
    if amounts is None:
        raise Unclear(voice.say("four-numbers"))
    total = sum(amounts.values())
    if total > decision.coins:
        raise Unclear(voice.say("too-much", total=str(total), coins=decision.coins))
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
