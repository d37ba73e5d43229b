"""The clocks of a table, in virtual time."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hinode.server.tables.clock_arithmetic import (
    HEARTBEAT,
    MAX_SECONDS,
    MAX_TICK,
    MIN_SECONDS,
    ClockRules,
    Clocks,
)
from hinode.vocab.errors import InvalidOptions

CLANS = ("koi", "lotus", "turtle")
NONE = ClockRules()
DECISION = ClockRules("decision", 60, tea=90)
BANK = ClockRules("bank", 300, 10, tea=90)
START = 1000.0


def clocks(rules: ClockRules, *asked: str) -> Clocks:
    """New clocks at START; these clans have a question."""
    made = Clocks(rules, CLANS, START)
    for clan in asked:
        made.asked(clan, 0)
    return made


def pass_time(made: Clocks, now: float, until: float, waiting: tuple[str, ...], tea: bool = False) -> None:
    """Ticks at most HEARTBEAT apart, as the runner does."""
    while now < until:
        now = min(now + HEARTBEAT, until)
        made.tick(now, waiting, tea)


# -- rules --------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [NONE, ClockRules(tea=120), DECISION, BANK], ids=lambda r: str(r.to_json()))
def test_rules_survive_json(rules: ClockRules) -> None:
    assert ClockRules.from_json(json.loads(json.dumps(rules.to_json()))) == rules


def test_rules_without_a_clock_need_no_other_keys() -> None:
    assert ClockRules.from_json({"kind": "none"}) == NONE


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, "clock: an object with its kind"),
        ([], "clock: an object with its kind"),
        ({}, "clock.kind: None is none of none, decision, bank"),
        ({"kind": ["bank"]}, "clock.kind"),
        ({"kind": "hourglass"}, "clock.kind: 'hourglass'"),
        ({"kind": "none", "seconds": 60}, "clock.seconds: no part of a clock of kind none"),
        ({"kind": "decision", "seconds": 60, "increment": 5, "tea": 90}, "clock.increment: no part"),
        ({"kind": "decision", "tea": 90}, "clock.seconds: missing with kind decision"),
        ({"kind": "decision", "seconds": 60}, "clock.tea: missing with kind decision"),
        ({"kind": "decision", "seconds": 60, "tea": None}, "clock.tea: whole seconds"),
        ({"kind": "bank", "seconds": 60, "tea": 90}, "clock.increment: missing"),
        (
            {"kind": "bank", "seconds": 60, "increment": -1, "tea": 90},
            "clock.increment: whole seconds from 0",
        ),
        (
            {"kind": "decision", "seconds": MIN_SECONDS - 1, "tea": 90},
            "clock.seconds: whole seconds from 5 to",
        ),
        ({"kind": "decision", "seconds": MAX_SECONDS + 1, "tea": 90}, "clock.seconds: whole seconds"),
        ({"kind": "decision", "seconds": 60.5, "tea": 90}, "not 60.5"),
        ({"kind": "bank", "seconds": 60, "increment": True, "tea": 90}, "not True"),
        ({"kind": "decision", "seconds": float("nan"), "tea": 90}, "not nan"),
        ({"kind": "none", "tea": 1}, "clock.tea: whole seconds from 5"),
    ],
    ids=str,
)
def test_bad_rules_are_refused_with_a_message(value: Any, words: str) -> None:
    with pytest.raises(InvalidOptions) as refused:
        ClockRules.from_json(value)
    assert words in str(refused.value)


@pytest.mark.parametrize("seconds", [MIN_SECONDS, MAX_SECONDS])
def test_the_limits_themselves_are_allowed(seconds: int) -> None:
    assert ClockRules.from_json({"kind": "decision", "seconds": seconds, "tea": seconds}).seconds == seconds


# -- who pays -----------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [DECISION, BANK], ids=["decision", "bank"])
def test_only_late_bidders_are_charged_and_each_separately(rules: ClockRules) -> None:
    made = clocks(rules, *CLANS)
    made.tick(START + 7, CLANS, False)
    made.answered("koi")
    made.tick(START + 18, ("lotus", "turtle"), False)
    assert made.left["koi"] == rules.seconds - 7 + rules.increment
    assert made.left["lotus"] == made.left["turtle"] == rules.seconds - 18


def test_without_a_clock_nothing_runs() -> None:
    made = clocks(NONE, "koi")
    made.tick(START + 30, ("koi",), False)
    made.tick(START + 60, ("koi",), True)
    assert made.left == {}
    assert made.expired(("koi",)) == []
    assert not made.tea_over()
    assert made.next_expiry(("koi",), False) is made.next_expiry(("koi",), True) is None


def test_a_clan_named_twice_is_charged_once() -> None:
    made = clocks(BANK, "koi")
    made.tick(START + 5, ("koi", "koi"), False)
    assert made.left["koi"] == 295


def test_bots_are_not_charged_and_are_never_late() -> None:
    made = clocks(DECISION, "koi")
    made.bots = ("koi",)
    pass_time(made, START, START + 100, ("koi",))
    assert made.left["koi"] == 60
    assert made.expired(("koi",)) == []
    assert made.next_expiry(("koi",), False) is None


def test_bots_earn_no_time_for_the_person_who_returns() -> None:
    made = Clocks(BANK, CLANS, START)
    made.bots = ("koi",)
    for question in range(20):
        made.asked("koi", question)
        made.answered("koi")
    assert made.left["koi"] == 300


@pytest.mark.parametrize("tea", [False, True], ids=["decision", "tea"])
def test_a_pause_stops_everything(tea: bool) -> None:
    made = clocks(DECISION, "koi")
    pass_time(made, START, START + 90, ("koi",), tea)
    assert made.expired(("koi",)) == ([] if tea else ["koi"])
    assert made.tea_over() == tea
    made.paused = True
    made.tick(START + 100, ("koi",), tea)
    assert made.expired(("koi",)) == []
    assert not made.tea_over()
    assert made.next_expiry(("koi",), tea) is None


def test_after_a_pause_time_continues_from_its_end() -> None:
    made = clocks(DECISION, "koi")
    made.paused = True
    made.tick(START + 40, ("koi",), False)
    made.paused = False
    made.tick(START + 45, ("koi",), False)
    assert made.left["koi"] == 55


# -- questions ----------------------------------------------------------------------------------


def test_each_decision_has_its_own_time() -> None:
    made = clocks(DECISION, "koi")
    made.tick(START + 50, ("koi",), False)
    made.answered("koi")
    assert made.left["koi"] == 10
    made.asked("koi", 1)
    assert made.left["koi"] == 60


def test_a_bank_is_shared_by_all_decisions_and_grows_with_each_answer() -> None:
    made = clocks(BANK, "koi")
    made.tick(START + 50, ("koi",), False)
    made.answered("koi")
    made.asked("koi", 1)
    assert made.left["koi"] == 260


def test_a_question_asked_again_gives_no_new_time() -> None:
    made = clocks(DECISION, "koi")
    made.tick(START + 50, ("koi",), False)
    made.asked("koi", 0)
    assert made.left["koi"] == 10


def test_answering_and_undoing_does_not_extend_a_decision() -> None:
    made = Clocks(DECISION, CLANS, START)
    made.asked("koi", 4)
    now = START
    for _ in range(12):  # 10 seconds for each of the same two questions
        for question in (4, 5):
            made.asked("koi", question)
            now += 10
            made.tick(now, ("koi",), False)
            if made.expired(("koi",)):
                assert now <= START + 2 * 60
                return
            made.answered("koi")
    pytest.fail("the same two questions were asked forever")


def test_a_repeated_answer_after_an_undo_earns_no_second_increment() -> None:
    made = clocks(BANK, "koi")
    for _ in range(5):
        made.asked("koi", 0)
        made.answered("koi")
    assert made.left["koi"] == 310


def test_an_empty_bank_still_allows_a_few_seconds_per_question() -> None:
    made = clocks(ClockRules("bank", 60, 0, tea=90), "koi")
    pass_time(made, START, START + 80, ("koi",))
    assert made.expired(("koi",)) == ["koi"]
    made.answered("koi")
    made.asked("koi", 1)
    assert made.left["koi"] == MIN_SECONDS
    assert made.expired(("koi",)) == []


# -- tea limit -----------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [ClockRules(tea=90), DECISION, BANK], ids=["none", "decision", "bank"])
def test_the_ceremony_uses_only_the_time_limit_of_tea(rules: ClockRules) -> None:
    made = Clocks(rules, CLANS, START)
    before = dict(made.left)
    made.ceremony(0)
    pass_time(made, START, START + 89, CLANS, tea=True)
    assert not made.tea_over()
    assert made.tea_left == 1
    made.tick(START + 90, CLANS, True)
    assert made.tea_over()
    assert made.left == before


def test_each_season_has_one_full_time_limit_of_tea() -> None:
    made = Clocks(BANK, CLANS, START)
    made.ceremony(0)
    made.tick(START + 50, CLANS, True)
    made.ceremony(0)
    assert made.tea_left == 40
    made.ceremony(1)
    assert made.tea_left == 90


def test_the_time_limit_of_tea_does_not_run_outside_the_ceremony() -> None:
    made = clocks(BANK, "koi")
    pass_time(made, START, START + 120, ("koi",))
    assert made.tea_left == 90


# -- deadlines ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("passed", "late"), [(59.99, []), (60.0, ["koi"]), (60.01, ["koi"])])
def test_time_runs_out_exactly_at_the_deadline(passed: float, late: list[str]) -> None:
    made = clocks(DECISION, "koi")
    pass_time(made, START, START + passed, ("koi",))
    assert made.expired(("koi",)) == late


@pytest.mark.parametrize("passed", [60.0, 75.0])
def test_an_answer_committed_before_the_timeout_counts(passed: float) -> None:
    """Even in the tick of the deadline or after it: an answered question is never late."""
    made = clocks(DECISION, "koi")
    pass_time(made, START, START + passed, ("koi",))
    made.answered("koi")
    made.asked("lotus", 1)
    assert made.expired(("lotus",)) == []
    assert made.next_expiry(("lotus",), False) == HEARTBEAT


def test_a_timeout_committed_first_counts_and_the_next_question_has_full_time() -> None:
    made = clocks(DECISION, "koi")
    pass_time(made, START, START + 60, ("koi",))
    assert made.expired(("koi",)) == ["koi"]
    made.answered("koi")  # by the bot
    made.asked("koi", 1)
    assert made.expired(("koi",)) == []
    assert made.left["koi"] == 60


def test_an_overdrawn_bank_is_empty_without_debt() -> None:
    made = clocks(BANK, "koi")
    pass_time(made, START, START + 400, ("koi",))
    assert made.left["koi"] == 0
    made.answered("koi")
    assert made.left["koi"] == 10


def test_late_clans_are_listed_in_seat_order() -> None:
    made = clocks(DECISION, *CLANS)
    pass_time(made, START, START + 60, CLANS)
    assert made.expired(("turtle", "koi")) == ["koi", "turtle"]


def test_the_runner_sleeps_until_the_first_deadline() -> None:
    made = clocks(DECISION, *CLANS)
    made.tick(START + 20, ("lotus",), False)
    made.tick(START + 40, ("lotus", "koi"), False)
    assert made.next_expiry(CLANS, False) == 20
    assert made.next_expiry((), False) is None


def test_the_runner_never_sleeps_so_long_that_the_next_tick_looks_like_a_jump() -> None:
    made = Clocks(ClockRules("decision", MAX_SECONDS, tea=MAX_SECONDS), CLANS, START)
    made.asked("koi", 0)
    assert made.next_expiry(("koi",), False) == made.next_expiry((), True) == HEARTBEAT < MAX_TICK


def test_the_runner_wakes_at_the_time_limit_of_tea() -> None:
    made = Clocks(ClockRules(tea=20), CLANS, START)
    assert made.next_expiry(CLANS, True) == 20


# -- clocks that jump, servers that stop ----------------------------------------------------------


def test_a_clock_set_back_charges_nobody_and_continues_from_there() -> None:
    made = clocks(BANK, "koi")
    made.tick(START - 3600, ("koi",), False)
    assert made.left["koi"] == 300
    made.tick(START - 3595, ("koi",), False)
    assert made.left["koi"] == 295


@pytest.mark.parametrize("jump", [MAX_TICK + 1, 3600.0, 3 * 86400.0])
def test_a_suspended_machine_charges_no_more_than_the_limit(jump: float) -> None:
    made = clocks(BANK, "koi")
    made.tick(START + jump, ("koi",), False)
    assert made.left["koi"] == 300 - MAX_TICK
    made.tick(START + jump + 5, ("koi",), False)
    assert made.left["koi"] == 300 - MAX_TICK - 5


@pytest.mark.parametrize("later", [1.0, 3600.0, 3 * 86400.0, -500.0], ids=["1s", "1h", "3d", "rebooted"])
@pytest.mark.parametrize("rules", [DECISION, BANK], ids=["decision", "bank"])
def test_time_while_the_server_is_down_is_not_charged(rules: ClockRules, later: float) -> None:
    made = clocks(rules, "koi")
    made.tick(START + 20, ("koi",), False)
    saved = json.loads(json.dumps(made.snapshot()))

    again = Clocks(rules, CLANS, START + later - 2)  # loading takes time
    again.restore(saved, START + later)
    again.asked("koi", 0)  # the question is still open: its clock does not restart
    assert again.left["koi"] == rules.seconds - 20
    again.tick(START + later + 3, ("koi",), False)
    assert again.left["koi"] == rules.seconds - 23


def test_a_restart_neither_expires_nor_resets_the_tea_timer() -> None:
    made = Clocks(DECISION, CLANS, START)
    made.ceremony(1)
    made.tick(START + 30, CLANS, True)
    again = Clocks(DECISION, CLANS, 5.0)
    again.restore(made.snapshot(), 5.0)
    again.ceremony(1)
    again.tick(10.0, CLANS, True)
    assert again.tea_left == 55


def test_a_restart_neither_repeats_nor_loses_an_increment() -> None:
    made = clocks(BANK, "koi", "lotus")
    made.answered("koi")
    again = Clocks(BANK, CLANS, 5.0)
    again.restore(made.snapshot(), 5.0)
    for clan in ("koi", "lotus"):
        again.asked(clan, 0)
        again.answered(clan)
    assert again.left == {"koi": 310, "lotus": 310, "turtle": 300}


def test_a_snapshot_does_not_change() -> None:
    made = clocks(BANK, "koi")
    saved = made.snapshot()
    words = json.dumps(saved)
    again = Clocks(BANK, CLANS, START)
    again.restore(saved, START)
    for each in (made, again):
        each.tick(START + 9, ("koi",), False)
        each.answered("koi")
        each.asked("koi", 1)
    assert json.dumps(saved) == words
