"""Runner: asks bots in turn, checks their answers and their time, and never gets stuck.

If a bot raises, gives an answer that is not an option, or is too late, a safe default replaces its answer and
a warning is logged. Time limits are cooperative: a bot checks `seat.time_left()`. Nothing stops a bot that
runs too long, but an answer after the grace period does not count.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from random import Random
from time import monotonic
from typing import Final, Protocol

from hinode.api import Game
from hinode.bots.bargaining.seat_deals import NO_DEALS, SeatDeals
from hinode.bots.bot import Bot, Choice, Reason, Reply
from hinode.bots.random_bot import RandomBot
from hinode.bots.seat import Seat
from hinode.deals.terms import Offer
from hinode.vocab.answers import ANSWER_KINDS, Answer, Done, Gift, No, Ready
from hinode.vocab.decisions import Decision
from hinode.vocab.errors import IllegalAnswer

log = logging.getLogger(__name__)
MAX_GIFTS: Final = 3  # gifts before one answer, so that the game ends
GRACE: Final = 2.0  # an answer after this many times the cap is too late
LATE: Final = "was too late for"

OnChoice = Callable[[Decision, Choice, float], None]
REPLIES: Final = ("accept", "decline", "counter")


class Deals(Protocol):
    """The deals of a game, as far as the runner needs them (`bargaining.deal_runner.DealRunner`)."""

    def before_answer(self) -> None: ...
    def of(self, clan: str) -> SeatDeals: ...


class BotSeat:
    """One bot in one seat of one game, with its own random generators.

    Deals have a generator of their own: offers that come to nothing do not change the bot's answers.
    """

    __slots__ = ("bot", "deal_rng", "name", "rng", "seconds")

    def __init__(self, name: str, bot: Bot, seed: str, seconds: float) -> None:
        self.name = name
        self.bot = bot
        self.rng = Random(seed)
        self.deal_rng = Random(f"{seed} deals")
        self.seconds = seconds

    def answer(self, game: Game, decision: Decision, deals: SeatDeals = NO_DEALS) -> Choice:
        """The bot's choice, or a safe default with a warning if the bot fails."""
        try:
            return ask(self.bot, Seat(game, decision, self.rng, self.seconds, deals), decision, self.seconds)
        except BotFault as fault:
            log.debug("bot %s failed", self.name, exc_info=fault.__cause__)
            return self.default(decision, str(fault))

    def offer(self, game: Game, clan: str, deals: SeatDeals) -> Offer | None:
        """The bot's offer to another clan, if it makes one."""
        return ask_offer(self.bot, Seat(game, clan, self.deal_rng, self.seconds, deals), self.warn)

    def reply(self, game: Game, offer: Offer, deals: SeatDeals) -> Reply:
        """The bot's reply to an offer. A bot that makes no deals or fails declines."""
        seat = Seat(game, offer.receiver, self.deal_rng, self.seconds, deals)
        return ask_reply(self.bot, seat, offer, self.warn)

    def warn(self, fault: str) -> None:
        log.warning("bot %s %s", self.name, fault)

    def default(self, decision: Decision, fault: str) -> Choice:
        """Log a warning and return the safe default."""
        log.warning("bot %s %s a %s question", self.name, fault, decision.kind)
        return safe_default(decision)


class BotFault(Exception):
    """Why a bot's choice does not count, as the beginning of `… a tea question`."""


def ask(bot: Bot, seat: Seat, decision: Decision, seconds: float) -> Choice:
    """A valid choice of a bot. Raises only `BotFault`, whatever the bot does.

    A gift is not checked here: the game decides whether the clan can pay it.
    """
    begun = monotonic()
    try:
        choice: object = bot.choose(seat)
        late = monotonic() - begun > seconds * GRACE
        fault = LATE if late else fault_of(choice, decision)
    except (Exception, SystemExit) as error:
        raise BotFault(f"failed ({error!r}) at") from error
    finally:
        seat.close()
    if fault is None and isinstance(choice, Choice):
        return choice
    raise BotFault(fault)


def ask_offer(bot: Bot, seat: Seat, warn: Callable[[str], None]) -> Offer | None:
    """A bot's offer. None, with a warning, if the bot fails."""
    make = getattr(bot, "offer", None)
    if make is None:
        return None
    try:
        offer: object = make(seat)
    except (Exception, SystemExit) as error:
        warn(f"failed ({error!r}) at an offer")
        return None
    finally:
        seat.close()
    if offer is None or isinstance(offer, Offer):
        return offer
    warn("returned something other than an Offer")
    return None


def ask_reply(bot: Bot, seat: Seat, offer: Offer, warn: Callable[[str], None]) -> Reply:
    """A bot's reply to an offer. It declines, with a warning, if the bot fails."""
    answer = getattr(bot, "reply", None)
    if answer is None:
        return Reply("decline")
    try:
        reply: object = answer(seat, offer)
    except (Exception, SystemExit) as error:
        warn(f"failed ({error!r}) at a reply")
        return Reply("decline")
    finally:
        seat.close()
    if isinstance(reply, Reply) and reply.kind in REPLIES and _has_offer(reply):
        return reply
    warn("returned something other than a Reply")
    return Reply("decline")


def _has_offer(reply: Reply) -> bool:
    return isinstance(reply.counter, Offer) == (reply.kind == "counter")


def fault_of(choice: object, decision: Decision) -> str | None:
    """What is wrong with a choice. None for a legal answer and for every gift."""
    if not isinstance(choice, Choice):
        return "did not return a Choice for"
    answer = choice.answer
    if not isinstance(answer, Answer) or ANSWER_KINDS.get(answer.kind) is not type(answer):
        return "returned no Answer to"
    if not (choice.reason is None or _is_reason(choice.reason)):
        return "gave an invalid reason for"
    if not isinstance(answer, Gift) and answer not in decision.options:
        return "gave an illegal answer to"
    return None


def _is_reason(reason: object) -> bool:
    return isinstance(reason, Reason) and isinstance(reason.kind, str) and isinstance(reason.args, dict)


def safe_default(decision: Decision) -> Choice:
    """Decline if that is possible, else take the first option."""
    for answer in (Done(), No(), Ready()):
        if answer in decision.options:
            return Choice(answer)
    return Choice(decision.options[0])


def answer_one(
    game: Game, seats: Mapping[str, BotSeat], on_choice: OnChoice | None = None, deals: Deals | None = None
) -> None:
    """Let one bot that is asked answer, after at most `MAX_GIFTS` gifts."""
    decision = next(d for d in game.pending if d.clan in seats)
    seat = seats[decision.clan]
    for number in range(MAX_GIFTS + 1):
        begun = monotonic()
        choice = seat.answer(game, decision, NO_DEALS if deals is None else deals.of(decision.clan))
        spent = monotonic() - begun
        if isinstance(choice.answer, Gift) and number == MAX_GIFTS:
            choice = seat.default(decision, "gave too many gifts at")
        try:
            game.answer(decision.clan, choice.answer)
        except IllegalAnswer as error:  # a gift that the clan cannot pay, or that is not allowed now
            choice = seat.default(decision, f"was refused ({error}) at")
            game.answer(decision.clan, choice.answer)
        if on_choice is not None:
            on_choice(decision, choice, spent)
        if not isinstance(choice.answer, Gift):
            return
        decision = next(d for d in game.pending if d.clan == decision.clan)


def play_out(
    game: Game, seats: Mapping[str, BotSeat], on_choice: OnChoice | None = None, deals: Deals | None = None
) -> Game:
    """Let bots play a game to its end, with deals if `deals` is given."""
    while game.pending:
        if deals is not None:
            deals.before_answer()
        answer_one(game, seats, on_choice, deals)
    return game


def random_seat(clan: str, seed: object) -> BotSeat:
    return BotSeat("random", RandomBot(), f"{seed} {clan}", 1.0)
