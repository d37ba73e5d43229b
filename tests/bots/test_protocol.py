"""The runner: after any fault of a bot, the game continues, and a warning says what was wrong."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import sleep
from typing import Any

import pytest

from hinode import Answer, Game
from hinode.bots.bot import Choice, Reason
from hinode.bots.runner import MAX_GIFTS, answer_one, play_out, safe_default
from hinode.bots.seat import Seat
from hinode.vocab.answers import Bid, Done, Gift, Mandate, No, Propose, Ready
from tests.bots.scripted import AMPLE, scripted_seat
from tests.support.play import random_game
from tests.support.script import Script, mandate, start

HOME = {"edo": {"koi": {"bushi": 1, "stronghold": 1}, "lotus": {"bushi": 1}}}
ADVANTAGES = ("seppuku", "hostage", "ronin", "poets")
RICH = {clan: {"coins": 5} for clan in ("koi", "lotus", "turtle")}


def choosing() -> Script:
    """The Koi choose a mandate."""
    political = {"turn": 1, "current": "koi", "hand": ["recruit", "train", "harvest", "betray"]}
    return start(phase="political", political=political, players=RICH, map=HOME)


def bidding() -> Script:
    return start(phase="war", war=["edo"], players=RICH, map=HOME)


def tea() -> Script:
    return start(phase="tea", players=RICH, map=HOME)


def say(script: Script, choose: Callable[[Seat], Any], seconds: float = AMPLE) -> None:
    """The Koi's bot answers."""
    answer_one(script.game, {"koi": scripted_seat(choose, seconds)})


def last_answer(game: Game) -> Any:
    return game.record()["answers"][-1]


@pytest.fixture
def warnings(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    caplog.set_level(logging.WARNING)
    return lambda: [record.getMessage() for record in caplog.records]


Warned = Callable[[], list[str]]


# -- answers that count ------------------------------------------------------------------------


def test_a_legal_answer_gives_no_warning(warnings: Warned) -> None:
    script = choosing()
    say(script, lambda seat: Choice(Mandate("train")))
    assert last_answer(script.game) == ["koi", {"kind": "mandate", "tile": "train"}]
    assert warnings() == []


def test_the_callback_gets_every_answer_with_its_reason_and_time() -> None:
    script, seen = choosing(), []
    reason = Reason("a-hunch")
    bot = scripted_seat(lambda seat: Choice(Mandate("train"), reason))
    answer_one(script.game, {"koi": bot}, lambda *what: seen.append(what))
    [(decision, choice, seconds)] = seen
    assert (decision.kind, choice) == ("mandate", Choice(Mandate("train"), reason))
    assert 0 <= seconds < AMPLE


def test_only_the_runners_own_bots_are_asked() -> None:
    """BAT-3: the Lotus are asked too, but not by this runner."""
    script = bidding()
    say(script, lambda seat: Choice(Bid(0, 0, 1, 0)))
    assert [decision.clan for decision in script.game.pending] == ["lotus"]


# -- answers that do not ------------------------------------------------------------------------


def raising(error: BaseException) -> Callable[[Seat], Any]:
    def choose(seat: Seat) -> Any:
        raise error

    return choose


class Odd(Mandate):
    """An object that is not an answer."""

    def to_json(self) -> dict[str, Any]:
        raise AssertionError("never looked at")


RUBBISH: dict[str, tuple[Callable[[Seat], Any], str]] = {
    "raises": (raising(KeyError("edo")), "failed (KeyError('edo')) at"),
    "leaves": (raising(SystemExit(3)), "failed (SystemExit(3)) at"),
    "runs in circles": (raising(RecursionError()), "failed (RecursionError()) at"),
    "nothing": (lambda seat: None, "did not return a Choice for"),
    "a bare answer": (lambda seat: Mandate("train"), "did not return a Choice for"),
    "an empty choice": (lambda seat: Choice(None), "returned no Answer to"),  # type: ignore[arg-type]
    "text": (lambda seat: Choice("train"), "returned no Answer to"),  # type: ignore[arg-type]
    "an answer of its own make": (lambda seat: Choice(Odd("train")), "returned no Answer to"),
    "a reason of its own make": (
        lambda seat: Choice(Mandate("train"), "why not"),  # type: ignore[arg-type]
        "gave an invalid reason for",
    ),
    "an answer to another question": (lambda seat: Choice(Done()), "gave an illegal answer to"),
    "a tile it does not have": (lambda seat: Choice(Mandate("marshal")), "gave an illegal answer to"),
    "a tile that is no tile": (lambda seat: Choice(Mandate("fold")), "gave an illegal answer to"),
    "a thing in place of a tile": (
        lambda seat: Choice(Mandate(["train"])),  # type: ignore[arg-type]
        "gave an illegal answer to",
    ),
}


@pytest.mark.parametrize("what", RUBBISH)
def test_an_invalid_answer_is_replaced_with_a_warning(what: str, warnings: Warned) -> None:
    """POL-3: the first possible mandate is chosen instead."""
    script = choosing()
    default = script.decision("koi").options[0]
    choose, fault = RUBBISH[what]
    say(script, choose)
    assert last_answer(script.game) == ["koi", default.to_json()]
    assert warnings() == [f"bot mine {fault} a mandate question"]


def test_a_bid_beyond_its_coins_is_replaced(warnings: Warned) -> None:
    """BAT-3: in total at most what the clan has; the default bids nothing."""
    script = bidding()
    say(script, lambda seat: Choice(Bid(2, 2, 2, 0)))
    assert script.game.view("koi")["private"]["sealed"] == {"kind": "bid", **dict.fromkeys(ADVANTAGES, 0)}
    assert warnings() == ["bot mine gave an illegal answer to a bid question"]


@pytest.mark.parametrize(
    "bid", [Bid(-1, 0, 0, 1), Bid(True, 0, 0, 0), Bid(1.0, 0, 0, 0), Bid(10**9, 0, 0, 0)]  # type: ignore[arg-type]
)  # fmt: skip
def test_an_invalid_bid_is_replaced(bid: Bid, warnings: Warned) -> None:
    """BAT-3: a whole number of Coins on each advantage."""
    script = bidding()
    say(script, lambda seat: Choice(bid))
    assert len(warnings()) == 1
    assert [decision.clan for decision in script.game.pending] == ["lotus"]


def test_ctrl_c_is_not_the_bots_fault() -> None:
    with pytest.raises(KeyboardInterrupt):
        say(choosing(), raising(KeyboardInterrupt()))


# -- time ----------------------------------------------------------------------------------------


def test_a_late_answer_is_not_used(warnings: Warned) -> None:
    script = choosing()
    default = script.decision("koi").options[0]

    def dawdle(seat: Seat) -> Choice:
        sleep(0.02)
        return Choice(seat.decision.options[-1])

    say(script, dawdle, seconds=0.005)
    assert last_answer(script.game) == ["koi", default.to_json()]
    assert warnings() == ["bot mine was too late for a mandate question"]


def test_time_runs_down_while_a_bot_thinks() -> None:
    left: list[float] = []

    def watch_the_clock(seat: Seat) -> Choice:
        left.append(seat.time_left())
        sleep(0.01)
        left.append(seat.time_left())
        return Choice(seat.decision.options[0])

    say(choosing(), watch_the_clock, seconds=2.0)
    assert 2.0 >= left[0] > left[1] + 0.009


def test_each_question_has_its_own_time() -> None:
    left: list[float] = []

    def look(seat: Seat) -> Choice:
        left.append(seat.time_left())
        sleep(0.2)
        return Choice(Gift("lotus", 1, 0) if len(left) == 1 else Ready())

    say(tea(), look, seconds=10.0)
    assert min(left) > 9.85


# -- gifts ---------------------------------------------------------------------------------------


def test_after_a_gift_the_bot_is_asked_again() -> None:
    """NEG-1: a gift is not an answer to the question."""
    script, asked = tea(), []

    def give_once(seat: Seat) -> Choice:
        asked.append(seat.view["players"]["koi"]["coins"])
        return Choice(Gift("lotus", 2, 0) if len(asked) == 1 else Propose("lotus"))

    say(script, give_once)
    assert asked == [5, 3]
    assert (script.coins("koi"), script.coins("lotus")) == (3, 7)
    assert last_answer(script.game) == ["koi", {"kind": "propose", "to": "lotus"}]


@pytest.mark.parametrize(
    "gift",
    [
        Gift("lotus", 6, 0),
        Gift("lotus", 0, 1),
        Gift("koi", 1, 0),
        Gift("bonsai", 1, 0),
        Gift("fox", 1, 0),
        Gift("lotus", 0, 0),
    ],
)
def test_a_gift_it_cannot_make_is_replaced(gift: Gift, warnings: Warned) -> None:
    """NEG-1: own Coins and Ronin, to another player of this game."""
    script = tea()
    say(script, lambda seat: Choice(gift))
    assert last_answer(script.game) == ["koi", {"kind": "ready"}]
    assert script.coins("koi") == 5
    assert len(warnings()) == 1
    assert "was refused (" in warnings()[0]


def test_a_gift_in_war_is_replaced(warnings: Warned) -> None:
    """NEG-2: no gifts in the War Phase."""
    script = bidding()
    say(script, lambda seat: Choice(Gift("lotus", 1, 0)))
    assert script.coins("koi") == 5
    assert "NEG-2" in warnings()[0]


def test_the_number_of_gifts_is_limited(warnings: Warned) -> None:
    """NEG-1 sets no limit, but the runner does."""
    script = tea()
    say(script, lambda seat: Choice(Gift("lotus", 1, 0)))
    assert script.coins("koi") == 5 - MAX_GIFTS
    assert last_answer(script.game) == ["koi", {"kind": "ready"}]
    assert warnings() == ["bot mine gave too many gifts at a tea question"]


def test_two_clans_that_give_to_each_other_forever_finish_their_tea() -> None:
    script = tea()
    giver = {"koi": "lotus", "lotus": "turtle", "turtle": "koi"}
    seats = {c: scripted_seat(lambda seat: Choice(Gift(giver[seat.clan], 1, 0))) for c in script.game.clans}
    while script.view["phase"] == "tea":
        answer_one(script.game, seats)
    assert sum(script.coins(clan) for clan in seats) == 15


# -- defaults ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "clan", "default"),
    [
        (tea(), "koi", Ready()),
        (mandate("recruit", "koi", players=RICH, map=HOME), "koi", Done()),
        (bidding(), "lotus", Bid(0, 0, 0, 0)),
    ],
    ids=["tea", "recruit", "bid"],
)
def test_the_default_declines(script: Script, clan: str, default: Answer) -> None:
    assert safe_default(script.decision(clan)) == Choice(default)


def test_the_default_to_an_offer_is_no() -> None:
    """BAT-5: an advantage need not be used."""
    script = bidding().bids(koi=(1, 0, 0, 0), lotus=(0, 0, 0, 0))
    assert safe_default(script.asked("koi", "offer", "seppuku")) == Choice(No())


def test_if_nothing_can_be_declined_the_default_is_the_first_option() -> None:
    """POL-3: a mandate must be chosen."""
    decision = choosing().asked("koi", "mandate")
    assert safe_default(decision) == Choice(decision.options[0])


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("choose", [raising(ValueError()), lambda seat: None], ids=["raises", "nothing"])
def test_a_table_of_broken_bots_plays_to_the_end(choose: Callable[[Seat], Any]) -> None:
    game = random_game(3, 3)
    play_out(game, {clan: scripted_seat(choose) for clan in game.clans})
    assert game.result is not None


def test_bots_that_always_propose_do_not_prolong_the_tea_forever() -> None:
    """TEA-2: proposing, withdrawing, and refusing are limited."""

    def talk(seat: Seat) -> Choice:
        talkative = [o for o in seat.decision.options if o.kind in ("propose", "withdraw", "refuse")]
        return Choice(seat.rng.choice(talkative or list(seat.decision.options[:1])))

    script = tea()
    answers = 0
    while script.view["phase"] == "tea":
        answer_one(script.game, {clan: scripted_seat(talk) for clan in script.game.clans})
        answers += 1
    assert answers < 100
