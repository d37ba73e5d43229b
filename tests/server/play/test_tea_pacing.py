"""Bots at tea give people time: the rule itself, with a fake clock."""

from __future__ import annotations

from typing import Any

import pytest

from hinode.api import Game
from hinode.bots.runner import GRACE
from hinode.server.play.bots.jobs import BotChoice, BotJob
from hinode.server.play.tea_pacing import TEA_CAP_SECONDS, WATCHING_SECONDS, TeaPacing
from hinode.vocab.answers import Accept, Answer, Propose, Ready, Refuse, Withdraw
from hinode.vocab.decisions import Decision

SECONDS = 30.0
CLANS = ("koi", "lotus", "turtle", "bonsai")
READY = BotChoice({"kind": "ready"})


class Tea:
    """A ceremony where the Koi (unless others are given) are a person and the rest are bots."""

    def __init__(self, *said: tuple[str, Answer], people: frozenset[str] = frozenset({"koi"})) -> None:
        self.game = Game.new(clans=CLANS, seed=1)
        self.people = people
        self.pacing = TeaPacing(SECONDS)
        self.now = 100.0
        self.say(*said)

    def say(self, *said: tuple[str, Answer]) -> None:
        for clan, answer in said:
            self.game.answer(clan, answer)
        self.look()

    def look(self, *watching: str) -> None:
        self.pacing.follow(self.game.pending, self.people, self.now, watching=watching)

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.look()

    def asked(self, clan: str) -> Decision:
        return next(decision for decision in self.game.pending if decision.clan == clan)

    def left(self) -> float:
        return self.pacing.time_left(self.now)

    def withheld(self, clan: str) -> set[Answer]:
        return set(self.pacing.withheld(self.asked(clan), self.now))

    def paced(self, clan: str, choice: BotChoice = READY) -> dict[str, Any] | None:
        found = self.pacing.paced(self.asked(clan), choice, 7, self.now)
        return None if found is None else found.answer


def test_people_have_time_from_the_start_of_the_ceremony() -> None:
    tea = Tea()
    assert tea.left() == SECONDS
    tea.wait(SECONDS - 1)
    assert tea.left() == 1
    tea.wait(1)
    assert tea.left() == 0


def test_a_new_offer_to_a_person_starts_the_time_again() -> None:
    tea = Tea()
    tea.wait(20)
    tea.say(("lotus", Propose("turtle")))  # to a bot
    assert tea.left() == 10
    tea.say(("lotus", Propose("koi")))
    assert tea.left() == SECONDS
    tea.wait(5)
    assert tea.left() == SECONDS - 5


def test_the_time_begins_when_people_have_caught_up_with_the_story() -> None:
    """They may still be watching the last war of the previous season."""
    tea = Tea()
    tea.now += SECONDS
    tea.look("koi")
    assert tea.left() == SECONDS
    tea.wait(5)
    assert tea.left() == SECONDS - 5


def test_bots_do_not_wait_forever_for_people_who_watch() -> None:
    tea = Tea()
    tea.now += WATCHING_SECONDS
    tea.look("koi")
    assert tea.left() == 0


def test_bots_do_not_wait_for_a_bot_or_a_person_without_a_question() -> None:
    tea = Tea(people=frozenset({"koi", "lotus"}))
    tea.say(("lotus", Ready()))
    tea.now += SECONDS
    tea.look("lotus", "turtle")
    assert tea.left() == 0


def test_bots_continue_when_the_person_is_ready() -> None:
    tea = Tea(("lotus", Propose("koi")), ("koi", Ready()))
    assert tea.left() == 0


def test_bots_wait_while_another_person_is_not_ready() -> None:
    tea = Tea(("koi", Ready()), people=frozenset({"koi", "bonsai"}))
    assert tea.left() == SECONDS
    tea.say(("bonsai", Ready()))
    assert tea.left() == 0


def test_the_offer_of_another_bot_is_withheld_and_the_person_s_is_not() -> None:
    tea = Tea(("lotus", Propose("turtle")), ("koi", Propose("turtle")))
    assert tea.withheld("turtle") == {Accept("lotus"), Propose("lotus"), Withdraw("koi")}
    tea.wait(SECONDS)
    assert tea.withheld("turtle") == set()


def test_the_offer_of_a_person_who_is_ready_is_not_withheld() -> None:
    tea = Tea(("koi", Propose("turtle")), ("koi", Ready()), people=frozenset({"koi", "bonsai"}))
    assert tea.left() == SECONDS
    assert Accept("koi") not in tea.withheld("turtle")


def test_a_bot_with_a_withheld_offer_waits_instead_of_being_ready() -> None:
    tea = Tea(("lotus", Propose("turtle")))
    assert tea.paced("turtle") is None
    turtle = tea.asked("turtle")
    assert tea.pacing.is_silent(turtle, 7, tea.now)
    assert not tea.pacing.is_silent(turtle, 8, tea.now)  # something has happened since
    tea.wait(SECONDS)
    assert not tea.pacing.is_silent(turtle, 7, tea.now)
    assert tea.paced("turtle") == {"kind": "ready"}


def test_a_bot_without_offers_may_be_ready() -> None:
    assert Tea().paced("turtle") == {"kind": "ready"}


def test_a_bot_that_would_be_ready_declines_a_person_s_offer_with_a_reason() -> None:
    tea = Tea(("koi", Propose("turtle")))
    assert tea.pacing.owes_reply(tea.asked("turtle"))
    assert not tea.pacing.owes_reply(tea.asked("lotus"))
    found = tea.pacing.paced(tea.asked("turtle"), READY, 7, tea.now)
    assert found is not None
    assert found.answer == Refuse("koi").to_json()
    assert found.reason == {"kind": "stand-alone", "args": {"clan": "koi"}}


@pytest.mark.parametrize("answer", [Accept("koi"), Refuse("koi"), Propose("bonsai")])
def test_any_other_choice_is_submitted_unchanged(answer: Answer) -> None:
    tea = Tea(("koi", Propose("turtle")), ("lotus", Propose("turtle")))
    assert tea.paced("turtle", BotChoice(answer.to_json())) == answer.to_json()


def test_a_bot_is_cut_off_two_seconds_after_a_person_s_offer_at_the_latest() -> None:
    assert TEA_CAP_SECONDS * GRACE < 2


def test_a_new_ceremony_has_its_own_time() -> None:
    tea = Tea()
    tea.wait(SECONDS)
    tea.pacing.follow([], tea.people, tea.now)  # the Political Phase
    assert tea.left() == 0
    tea.look()
    assert tea.left() == SECONDS


def test_a_worker_gets_the_options_without_those_withheld() -> None:
    tea = Tea(("lotus", Propose("turtle")))
    job = BotJob.of(tea.game, "turtle", "greedy", "t", 1.0, withheld=tea.withheld("turtle"))
    options = job.question.decision().options
    assert Accept("lotus") not in options
    assert Accept("lotus") in job.decision.options
    assert {Ready(), Refuse("lotus"), Propose("koi")} <= set(options)
