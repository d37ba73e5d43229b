"""Pacing of the Tea Ceremony: bots give people time before they ally with each other (TEA-2)."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final

from hinode.bots.alliances.reasons import because
from hinode.server.play.bots.jobs import BotChoice
from hinode.vocab.answers import Accept, Answer, Propose, Refuse, Withdraw
from hinode.vocab.decisions import Decision

WATCHING_SECONDS: Final = 180.0  # that bots wait at most for people who still watch the last war
TEA_CAP_SECONDS: Final = 0.9  # with the grace period, a bot replies to a person's offer within two seconds


class TeaPacing:
    """When bots may ally with each other at one table, and what they may not answer before.

    Bots wait while a person can still talk, until `seconds` have passed since the ceremony began, since the
    latest offer of a bot to a person, or since the last person has caught up with the story. Until then they
    accept no offer of another bot, and they do not withdraw an offer to a person.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._opened = 0.0  # when the ceremony began
        self._began: float | None = None  # when the people's time began
        self._people: frozenset[str] = frozenset()  # clans that people play
        self._waits = False  # whether a person can still talk
        self._offers: set[tuple[str, str]] = set()  # open offers of bots to people, as (from, to)
        self._silent: dict[str, int] = {}  # by bot: the entry after which it had no further move

    def follow(
        self,
        asked: Iterable[Decision],
        people: frozenset[str],
        now: float,
        deals: Iterable[tuple[str, str]] = (),
        watching: Container[str] = (),
    ) -> None:
        """Take note of the questions that are open now, and of open offers of deals, as (from, to).

        `watching`: clans whose players are still behind the story.
        """
        talking = [decision for decision in asked if decision.kind == "tea"]
        self._people = people
        self._waits = any(decision.clan in people for decision in talking)
        if not talking:
            self._began, self._offers = None, set()
            self._silent.clear()
            return
        offers = {
            (clan, decision.clan)
            for decision in talking
            if decision.clan in people
            for clan in self._bots_offering(decision)
        } | {(giver, to) for giver, to in deals if to in people and giver not in people}
        if self._began is None:
            self._opened = now
        behind = now - self._opened < WATCHING_SECONDS and any(
            decision.clan in people and decision.clan in watching for decision in talking
        )
        if self._began is None or behind or offers - self._offers:
            self._began = now
        self._offers = offers

    def time_left(self, now: float) -> float:
        """Seconds until bots may ally with each other; 0 if they may."""
        if self._began is None or not self._waits:
            return 0.0
        return max(0.0, self._began + self._seconds - now)

    def withheld(self, decision: Decision, now: float) -> tuple[Answer, ...]:
        """The options that a bot does not get now."""
        if decision.kind != "tea" or self.time_left(now) == 0:
            return ()
        found: list[Answer] = [Withdraw(clan) for clan in sorted(self._people)]
        for clan in self._bots_offering(decision):
            found += [Accept(clan), Propose(clan)]
        return tuple(found)

    def is_silent(self, decision: Decision, n: int, now: float) -> bool:
        """Whether a bot waits, because it had no further move after entry `n`."""
        return self.time_left(now) > 0 and self._silent.get(decision.clan) == n

    def owes_reply(self, decision: Decision) -> bool:
        """Whether a person waits for the bot's answer to an offer."""
        return bool(self._people_offering(decision))

    def paced(self, decision: Decision, choice: BotChoice, n: int, now: float) -> BotChoice | None:
        """The choice to submit; None if the bot waits.

        A bot that is ready declines a person's open offer first. It is not ready while another bot's offer is
        withheld from it: it could no longer accept.
        """
        if choice.answer["kind"] != "ready":
            return choice
        for clan in self._people_offering(decision):
            reason = because("stand-alone", clan)
            answer = Refuse(clan).to_json()
            return BotChoice(answer, reason.to_json(), choice.fault)
        if self.time_left(now) > 0 and self._bots_offering(decision):
            self._silent[decision.clan] = n
            return None
        return choice

    def _people_offering(self, decision: Decision) -> list[str]:
        return [clan for clan in _offering(decision) if clan in self._people]

    def _bots_offering(self, decision: Decision) -> list[str]:
        return [clan for clan in _offering(decision) if clan not in self._people]


def _offering(decision: Decision) -> list[str]:
    """The clans that have an open offer to the clan that is asked."""
    if decision.kind != "tea":
        return []
    return [answer.from_ for answer in decision.options if isinstance(answer, Accept)]
