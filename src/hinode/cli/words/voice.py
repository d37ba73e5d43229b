"""How things are called by the one who reads of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from hinode.locale import LANGUAGES, has, say
from hinode.vocab.ids import KAMI

# What an event or a question comes from is called by the first of these that the catalogue has.
_CAUSES: Final = ("cause", "card", "kami", "mandate", "advantage", "clan")


class Voice:
    """One reader's: in their language, and their own clan is "you" (`me` is None for those who play none)."""

    def __init__(self, me: str | None = None, language: str = LANGUAGES[0]) -> None:
        self.me = me
        self.language = language

    def say(self, message: str, /, **variables: str | int) -> str:
        return say(self.language, message, **variables)

    def has(self, message: str) -> bool:
        return has(self.language, message)

    def call(self, sort: str, name: str) -> str:
        """The name of something: `call("province", "edo")`."""
        return self.say(f"{sort}-{name}")

    def clan(self, clan: str) -> str:
        """As the catalogue's sentences take it."""
        return self.call("clan", "you" if clan == self.me else clan)

    def who(self, clan: str) -> str:
        return self.say("the-clan", clan=self.clan(clan))

    def all_of(self, clans: Iterable[str]) -> str:
        return self.listed(map(self.who, clans))

    def listed(self, parts: Iterable[str]) -> str:
        """Parts as a sentence lists them, with "and" before the last."""
        *head, last = list(parts) or [self.say("nothing")]
        if len(head) < 2:
            return self.say("list-two", one=head[0], other=last) if head else last
        return self.say("list-last", head=self.row(head), last=last)

    def row(self, parts: Iterable[str]) -> str:
        """Parts one after the other; empty if there are none."""
        text = ""
        for part in parts:
            text = self.say("list-more", head=text, next=part) if text else part
        return text

    def times(self, what: str, count: int) -> str:
        """So many of the same: Righteousness ×2."""
        return self.say("times", what=what, count=count) if count > 1 else what

    def figure(self, name: str) -> str:
        """One figure, with its article: a Bushi, the Daimyo; a kami takes none."""
        called = self.call("figure", name)
        return called if name in KAMI else self.say("a-figure", figure=called)

    def heap(self, counts: Mapping[str, int]) -> str:
        """Pieces of several kinds, short: Daimyo, 2 Bushi, Stronghold."""
        return self.row(self._pieces(*kind) for kind in counts.items()) or self.say("no-pieces")

    def _pieces(self, name: str, count: int) -> str:
        if name == "stronghold":
            return self.say("amount-strongholds", count=count)
        return self.say("amount-figures", count=count, figure=self.call("figure", name))

    def reward(self, harvest: Mapping[str, int]) -> str:
        """What a province gives: 1 VP, 2 Coins."""
        return self.row(self.say(f"amount-{unit}", count=count) for unit, count in harvest.items())

    def bid(self, coins: Mapping[str, int]) -> str:
        """A bid: 1 on Seppuku and 2 on Hire Ronin."""
        return self.listed(
            self.say("bid-part", coins=number, advantage=self.call("advantage", name))
            for name, number in coins.items()
            if number
        )

    def cause(self, name: str) -> str:
        """What something comes from; a clause without words of its own is named by its id."""
        calls = (f"{sort}-{name.lower()}" for sort in _CAUSES)
        return next((self.say(call) for call in calls if self.has(call)), name)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
