"""Questions: who is asked what, why, and what may be answered."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from hinode import Decision, Game
from hinode.vocab.answers import ANSWER_KINDS
from hinode.vocab.decisions import ANSWERS_OF
from hinode.vocab.ids import ADVANTAGES, CARDS, CLANS, KAMI, MANDATES
from tests.api.questions import QUESTIONS, bid, choice, share, tea
from tests.support.play import play_out, random_game, steps

CLAUSE = re.compile(r"[A-Z]{3}(-[A-Z]+)?-\d+")
SOURCES = {*CARDS, *KAMI, *MANDATES, *CLANS, *ADVANTAGES}

# The answers that each kind of question takes.
TABLE = {
    "tea": {"propose", "accept", "refuse", "withdraw", "ready"},
    "mandate": {"mandate"},
    "recruit": {"summon", "done"},
    "marshal": {"move", "build", "shift", "done"},
    "train": {"buy", "done"},
    "summon": {"summon", "done"},
    "betray": {"replace", "done"},
    "fujin": {"move", "done"},
    "offer": {"yes", "no"},
    "place": {"place", "done"},
    "bid": {"bid"},
    "hostage": {"capture", "done"},
    "kill": {"kill", "done"},
    "share": {"pay"},
    "benevolence": {"pay", "done"},
    "order": {"first", "last"},
    "sequence": {"effect"},
}


def check_form(decision: Decision) -> None:
    """What is true of every Decision."""
    assert decision.clan in CLANS
    assert decision.kind in TABLE
    assert decision.cause in SOURCES or CLAUSE.fullmatch(decision.cause), decision.cause
    assert decision.required is (decision.kind != "tea")
    assert len(decision.options) > 1 or decision.kind in ("tea", "bid", "train")
    found = json.loads(json.dumps(decision.to_json()))
    for key in ("clan", "kind", "cause", "required"):
        assert found[key] == getattr(decision, key)
    if decision.kind == "bid":
        assert found["options"] is None  # too many to list; `coins` bounds them
        return
    assert {option["kind"] for option in found["options"]} <= TABLE[decision.kind]
    assert len({json.dumps(option) for option in found["options"]}) == len(decision.options)
    assert found["options"] == [option.to_json() for option in decision.options]


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_kind_of_question_has_the_documented_form(kind: str) -> None:
    script = QUESTIONS[kind]()
    assert {d.kind for d in script.game.pending} == {"summon" if kind == "raijin" else kind}
    for decision in script.game.pending:
        check_form(decision)


@pytest.mark.parametrize("seed", range(6))
def test_every_question_of_a_random_game_has_the_documented_form(seed: int) -> None:
    rng = Random(seed)
    season_set = ("archway", "horseman", "teapot", "mountain")[seed % 4]
    game = random_game(seed, season_set=season_set, kami_unbound=seed % 2 == 0)
    for _ in steps(game, rng):
        assert len({d.clan for d in game.pending}) == len(game.pending)
        assert len({d.kind for d in game.pending}) == 1
        for decision in game.pending:
            check_form(decision)


def test_every_kind_of_question_is_documented_and_has_a_game() -> None:
    assert {kind: set(answers) for kind, answers in ANSWERS_OF.items()} == TABLE
    assert QUESTIONS.keys() - {"raijin"} == TABLE.keys()


def test_the_table_knows_every_answer_but_the_gift() -> None:
    assert set().union(*TABLE.values()) == set(ANSWER_KINDS) - {"gift"}


@pytest.mark.parametrize(
    ("kind", "cause"),
    [
        *[("tea", "TEA-2"), ("mandate", "POL-3"), ("recruit", "recruit"), ("marshal", "marshal")],
        *[("train", "train"), ("summon", "oni-of-skulls"), ("raijin", "raijin"), ("betray", "betray")],
        *[("fujin", "fujin"), ("offer", "amaterasu"), ("bid", "BAT-3"), ("hostage", "hostage")],
        *[("share", "BAT-13"), ("benevolence", "benevolence"), ("kill", "path-of-the-ninja")],
        *[("place", "hachiman"), ("order", "HON-5"), ("sequence", "HON-5")],
    ],
)
def test_the_cause_is_what_asks(kind: str, cause: str) -> None:
    """A card, kami, mandate, clan or war advantage, else a clause."""
    assert {d.cause for d in QUESTIONS[kind]().game.pending} == {cause}


def test_only_the_tea_ceremony_is_an_open_invitation() -> None:
    """TEA-6"""
    assert not any(d.required for d in tea().game.pending)
    assert all(d.required for d in choice().game.pending)


def test_a_bid_carries_coins_and_province() -> None:
    """BAT-3"""
    script = bid()
    found = {d.clan: (d.coins, d.province, len(d.options)) for d in script.game.pending}
    assert found == {"koi": (3, "nagato", 35), "lotus": (2, "nagato", 15), "turtle": (0, "nagato", 1)}
    as_json = script.decision("koi").to_json()
    assert (as_json["coins"], as_json["province"]) == (3, "nagato")


def test_one_possible_bid_is_asked_for_all_the_same() -> None:
    """BAT-3: being asked is itself public knowledge."""
    assert bid().options("turtle") == [{"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}]


@pytest.mark.parametrize("name", ["coins", "province", "prices", "tiles", "_options", "to_jsn"])
def test_a_question_has_no_attributes_it_does_not_carry(name: str) -> None:
    decision = tea().game.pending[0]
    with pytest.raises(AttributeError, match=name):
        getattr(decision, name)
    assert name not in decision.to_json()


def test_what_a_question_carries_is_a_top_level_key_too() -> None:
    for build in (bid, choice, share):
        for decision in build().game.pending:
            carried = set(decision.to_json()) - {"clan", "kind", "cause", "required", "options"}
            assert carried
            for name in carried:
                assert getattr(decision, name) == decision.to_json()[name]


def test_the_current_player_of_a_mandate_turn_sees_four_tiles() -> None:
    """POL-3"""
    decision = choice().asked("koi", "mandate", "POL-3")
    assert decision.hand == ["recruit", "train", "harvest", "betray"]


def test_pending_is_a_tuple_in_seat_order() -> None:
    assert isinstance(tea().game.pending, tuple)
    assert [d.clan for d in tea().game.pending] == ["koi", "lotus", "turtle"]


def test_pending_is_the_same_until_something_is_answered() -> None:
    script = tea()
    before = [d.to_json() for d in script.game.pending]
    assert [d.to_json() for d in script.game.pending] == before
    script.say("koi", "ready")
    assert [d.to_json() for d in script.game.pending] != before


def test_nobody_is_asked_after_the_end() -> None:
    """WIN-5"""
    assert play_out(random_game(2), Random(2)).pending == ()


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_option_is_taken_and_nothing_else_changes_the_others(kind: str) -> None:
    """Each option works on a copy of its own, as an Answer and as JSON."""
    game = QUESTIONS[kind]().game
    before = game.digest()
    for decision in game.pending:
        for option in list(decision.options)[:40]:
            one, two = game.copy(), game.copy()
            one.answer(decision.clan, option)
            two.answer(decision.clan, json.loads(json.dumps(option.to_json())))
            assert one.digest() == two.digest() != before
    assert game.digest() == before


def change(value: Any) -> None:
    """Spoil every list and object in a JSON value."""
    for part in list(value.values() if isinstance(value, dict) else value):
        if isinstance(part, dict | list):
            change(part)
    value.clear()


@pytest.mark.parametrize("kind", QUESTIONS)
def test_the_json_of_a_question_is_the_callers_own(kind: str) -> None:
    game: Game = QUESTIONS[kind]().game
    before = json.dumps([d.to_json() for d in game.pending])
    for decision in game.pending:
        change(decision.to_json())
    assert json.dumps([d.to_json() for d in game.pending]) == before
