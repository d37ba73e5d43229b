"""Terminal game: one player against bots, with deals and undo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hinode import Answer, Decision, Event, Game
from hinode.bots.bargaining.deal_runner import DealAct, DealRunner
from hinode.bots.bot import Choice, Reason
from hinode.bots.runner import BotSeat, answer_one
from hinode.deals import Change, DealBook, Offer, Promise, why_impossible
from hinode.deals.record import deals_of
from hinode.server.records.writer import saved_game
from hinode.vocab.errors import Reason as DealReason

# Events for which bots give their reasons.
EXPLAINED: Final = frozenset({"proposed", "refused", "withdrew", "ready", "allied", "gift"})


class TerminalGame:
    """A game in which the player has the clan `me`, and bots have the other clans."""

    def __init__(
        self, game: Game, me: str, bots: Mapping[str, BotSeat], book: DealBook | None = None
    ) -> None:
        """`book`: the deals of a resumed game."""
        self.game = game
        self.me = me
        self.reasons: dict[int, Reason] = {}  # by event number
        self.deals = DealRunner(game, bots, "terminal", book)
        self._bots = bots
        # The game before each of the player's answers since a bot last answered.
        self._before: list[Game] = []
        self._shown = 0 if book is None else len(game.events(me))  # events the player has seen
        self._read = self._shown  # events up to the last answer of a bot
        self._told = (0, 0)  # what was said about deals, and ends of promises, that the player has seen

    def question(self) -> Decision | None:
        """Let the bots answer until the player is asked. None when the game is over."""
        while self.game.pending:
            self._let_bots_offer()
            mine = [decision for decision in self.game.pending if decision.clan == self.me]
            if mine:
                return mine[0]
            self._let_answer(self._bots)
        self.deals.follow()
        return None

    def _let_bots_offer(self) -> None:
        """At a moment for deals. What bots exchange cannot be undone."""
        version = self.game.version
        self.deals.before_answer()
        if self.game.version != version:
            self._before.clear()

    def offer(self, offer: Offer) -> None:
        """Make an offer to a bot, which replies at once. Raises `InvalidDeal`."""
        made = len(self.deals.book.deals())
        self.deals.offer(self.me, offer)
        if len(self.deals.book.deals()) > made:
            self._before.clear()

    def reply(self, offer: str, reply: str) -> None:
        """Accept, decline, or withdraw an offer. Raises `InvalidDeal` or `IllegalAnswer`."""
        self.deals.reply(self.me, offer, reply)
        if reply == "accept":
            self._before.clear()

    def promises_at_risk(self, decision: Decision) -> list[tuple[Promise, DealReason | None]]:
        """The player's open promises that an answer to this question, or what it sets off, would break.

        Also those that the question shows to be impossible, with the reason.
        """
        book, asked = self.deals.book, decision.to_json()
        promises = book.open_promises(self.me, self.me)
        if not promises:
            return []

        def previews() -> list[dict[str, Any]]:
            return list(self.game.previews(self.me)["options"])

        risky = book.warnings(asked, self.game.view(None), previews)
        lost = [(promise, why_impossible(promise, asked)) for promise in promises]
        return [*((promise, None) for promise, _ in risky), *(each for each in lost if each[1] is not None)]

    def answer(self, answer: Answer | Mapping[str, Any]) -> None:
        """Answer for the player, or give a gift. An illegal answer changes nothing."""
        before = self.game.copy()
        talk = any(d.clan == self.me and d.kind == "tea" for d in before.pending)
        self.game.answer(self.me, answer)
        self._before.append(before)
        if talk and not _is_gift(answer):
            self._let_bots_deal()

    def _let_bots_deal(self) -> None:
        """In the Tea Ceremony, let each bot answer once after the player."""
        for clan in [d.clan for d in self.game.pending if d.clan != self.me]:
            if any((d.clan, d.kind) == (clan, "tea") for d in self.game.pending):
                self._let_answer({clan: self._bots[clan]})

    def _let_answer(self, bots: Mapping[str, BotSeat]) -> None:
        self._fresh_events()
        answer_one(self.game, bots, self._keep_reason, self.deals)
        self._before.clear()

    def _keep_reason(self, decision: Decision, choice: Choice, seconds: float) -> None:
        """Keep the reason for a deal or a gift. The reason for a bid could reveal the bid."""
        explained = [event.number for event in self._fresh_events() if event.kind in EXPLAINED]
        if choice.reason is not None and explained and (decision.kind == "tea" or _is_gift(choice.answer)):
            self.reasons[explained[0]] = choice.reason

    def _fresh_events(self) -> list[Event]:
        found = self.game.events(self.me, self._read)
        self._read += len(found)
        return found

    @property
    def can_undo(self) -> bool:
        """Whether nobody else has acted since, and nothing hidden was revealed."""
        return bool(self._before) and self._before[-1].reveals == self.game.reveals

    def undo(self) -> bool:
        """Take back the player's last answer. False if that is not allowed."""
        if not self.can_undo:
            return False
        self.game = self._before.pop()
        self.deals.rewind(self.game)
        self._shown = min(self._shown, len(self.game.events(self.me)))
        return True

    def record(self) -> dict[str, Any]:
        """The game as it is saved, with its deals and the state of their promises."""
        self.deals.follow()
        return saved_game(self.game, deals_of(self.deals.book))

    def new_events(self) -> list[Event]:
        """Events since the last call, as the player may know them."""
        found = self.game.events(self.me, self._shown)
        self._shown += len(found)
        return found

    def new_deal_acts(self) -> tuple[list[DealAct], list[Change]]:
        """New offers, replies, and deals, and promises that ended or opened again, since the last call."""
        acts, changes = self._told
        self._told = len(self.deals.acts), len(self.deals.changes)
        return self.deals.acts[acts:], self.deals.changes[changes:]


def _is_gift(answer: Answer | Mapping[str, Any]) -> bool:
    return (answer.kind if isinstance(answer, Answer) else answer.get("kind")) == "gift"
