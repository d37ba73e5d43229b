"""Translator: names and phrases in one reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from hinode.locale import LANGUAGES, has, say
from hinode.vocab.errors import HinodeError
from hinode.vocab.ids import KAMI

# The name of a cause is the first of these messages that the catalog has.
_CAUSES: Final = ("cause", "card", "kami", "mandate", "advantage", "clan")


class Translator:
    """Messages in one language. The clan `me` reads as "you"; `me` is None for spectators."""

    def __init__(self, me: str | None = None, language: str = LANGUAGES[0]) -> None:
        self.me = me
        self.language = language

    def say(self, message: str, /, **variables: str | int) -> str:
        return say(self.language, message, **variables)

    def has(self, message: str) -> bool:
        return has(self.language, message)

    def name(self, kind: str, name: str) -> str:
        """The name of something: `name("province", "edo")`."""
        return self.say(f"{kind}-{name}")

    def clan(self, clan: str) -> str:
        """A clan as a variable of the catalog's sentences."""
        return self.name("clan", "you" if clan == self.me else clan)

    def the_clan(self, clan: str) -> str:
        return self.say("the-clan", clan=self.clan(clan))

    def the_clans(self, clans: Iterable[str]) -> str:
        return self.join_and(map(self.the_clan, clans))

    def join_and(self, parts: Iterable[str]) -> str:
        """A list with "and" before the last part."""
        *head, last = list(parts) or [self.say("nothing")]
        if len(head) < 2:
            return self.say("list-two", one=head[0], other=last) if head else last
        return self.say("list-last", head=self.join(head), last=last)

    def join(self, parts: Iterable[str]) -> str:
        """A list with commas; empty if there are no parts."""
        return self._joined("list-more", parts)

    def facts(self, parts: Iterable[str]) -> str:
        """Phrases in one line, each of which may have commas."""
        return self._joined("list-facts", parts)

    def _joined(self, message: str, parts: Iterable[str]) -> str:
        text = ""
        for part in parts:
            text = self.say(message, head=text, next=part) if text else part
        return text

    def counted(self, name: str, count: int) -> str:
        """A name with its count, if that is more than 1: Righteousness ×2."""
        return self.say("times", what=name, count=count) if count > 1 else name

    def figure(self, name: str) -> str:
        """One figure with its article: a Bushi, the Daimyo. A kami has no article."""
        called = self.name("figure", name)
        return called if name in KAMI else self.say("a-figure", figure=called)

    def pieces(self, counts: Mapping[str, int]) -> str:
        """Pieces of several kinds, short: Daimyo, 2 Bushi, Stronghold."""
        return self.join(self._pieces(*kind) for kind in counts.items()) or self.say("no-pieces")

    def _pieces(self, name: str, count: int) -> str:
        if name == "stronghold":
            return self.say("amount-strongholds", count=count)
        return self.say("amount-figures", count=count, figure=self.name("figure", name))

    def reward(self, harvest: Mapping[str, int]) -> str:
        """The reward of a province: 1 VP, 2 Coins."""
        return self.join(self.say(f"amount-{unit}", count=count) for unit, count in harvest.items())

    def bid(self, coins: Mapping[str, int]) -> str:
        """A bid: 1 on Seppuku and 2 on Hire Ronin."""
        return self.join_and(
            self.say("bid-part", coins=number, advantage=self.name("advantage", name))
            for name, number in coins.items()
            if number
        )

    def refusal(self, error: HinodeError) -> str:
        """Why the engine refuses something, with the clause."""
        text = error.text(self.language)
        return f"{text} [{error.clause}]" if error.clause else text

    def cause(self, name: str) -> str:
        """The name of a cause; a clause without a message is named by its id."""
        messages = (f"{kind}-{name.lower()}" for kind in _CAUSES)
        return next((self.say(message) for message in messages if self.has(message)), name)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
