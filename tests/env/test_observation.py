"""The observation vector: layout, relative seats, and no hidden information."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hinode import Game
from hinode.env import layout
from hinode.env.layout import where
from hinode.env.observation import Encoder
from hinode.env.observation.cells import differences
from hinode.env.session import Session
from hinode.env.spaces import observation_space
from hinode.vocab.decisions import ANSWERS_OF
from hinode.vocab.ids import FIGURE_NO, KAMI_NO, KINDS, MANDATE_NO, PROVINCES
from tests.env.games import VARIANTS, moments
from tests.env.reference import Reference
from tests.support.play import random_game
from tests.support.script import mandate

THREE = ["koi", "lotus", "turtle"]


def read(session: Session, clan: str, field: str, number: int = 0, size: int = 1) -> list[float]:
    start = where(field, number)
    return [round(float(x), 4) for x in session.vector(clan)[start : start + size]]


# -- nothing hidden --------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_a_seat_does_not_know_leaves_no_trace(variant: dict[str, Any]) -> None:
    """Resample everything a seat does not know: its observation and mask stay the same, byte for byte."""
    rng = Random(variant["seed"])
    for number, (game, _) in enumerate(moments(rng, variant)):
        if number % 3 == 0:
            clan = rng.choice(game.clans)
            real, other = Session(game), Session(game.sample(clan, rng))
            assert real.vector(clan).tobytes() == other.vector(clan).tobytes()
            assert real.mask(clan).tobytes() == other.mask(clan).tobytes()


def test_a_sealed_bid_is_in_the_own_observation_only() -> None:
    """BAT-3."""
    position = {
        "phase": "war",
        "players": {clan: {"coins": 3} for clan in THREE},
        "war": ["edo"],
        "map": {"edo": {clan: {"bushi": 1} for clan in THREE}},
    }
    seen: dict[int, dict[str, bytes]] = {}
    for coins in (1, 2):
        game = Game.from_position(position)
        game.answer("koi", {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": coins, "poets": 0})
        session = Session(game)
        assert read(session, "koi", "own.sealed_bid", size=4) == [0, 0, coins / layout.COINS, 0]
        seen[coins] = {clan: session.vector(clan).tobytes() for clan in THREE}
    assert [clan for clan in THREE if seen[1][clan] != seen[2][clan]] == ["koi"]


def test_a_hand_is_in_the_own_observation_only() -> None:
    """POL-3."""
    political = {"turn": 1, "current": "koi", "hand": ["recruit", "recruit", "train", "betray"]}
    session = Session(
        Game.from_position({"players": {c: {} for c in THREE}, "phase": "political", "political": political})
    )
    assert read(session, "koi", "own.hand", size=5) == [1.0, 0, 0.5, 0, 0.5]
    assert read(session, "lotus", "own.hand", size=5) == [0.0] * 5


# -- kept up to date ---------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("looks", [1.0, 0.02], ids=["every step", "seldom"])
def test_what_is_kept_from_earlier_observations_is_always_true(variant: dict[str, Any], looks: float) -> None:
    """An encoder that followed the game and one that has just begun give the same numbers."""
    rng = Random(variant["seed"])
    kept = Session(random_game(**variant))
    asked = where("question.kind")
    while (turn := kept.turn) is not None:
        if rng.random() < looks:
            seen_by = rng.choice(kept.game.clans)
            questions = {decision.clan: decision for decision in kept.game.pending}
            fresh = Encoder(kept.game).vector(kept.relative_seats(seen_by), questions, None, 0.0)
            assert kept.vector(seen_by)[:asked].tobytes() == fresh[:asked].tobytes()
        kept.act(turn, rng.choice(sorted(kept.legal(turn))))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_number_equals_that_of_the_plain_encoder(variant: dict[str, Any]) -> None:
    """The encoder reads the public state and keeps what did not change; the plain one reads the view."""
    rng = Random(variant["seed"])
    session = Session(random_game(**variant))
    draft = where("question.bid_step")
    while (turn := session.turn) is not None:
        seen_by = turn if rng.random() < 0.5 else rng.choice(session.game.clans)
        plain = Reference(session.game, seen_by).numbers
        wrong = np.flatnonzero(session.vector(seen_by)[:draft] != plain[:draft])
        assert not wrong.size, f"{seen_by}: the numbers at {wrong} differ"
        session.act(turn, rng.choice(sorted(session.legal(turn))))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_questions_and_started_answers_leave_nothing_in_later_observations(variant: dict[str, Any]) -> None:
    """A copy of the session has an encoder that has just begun. Both give the same bytes for every seat."""
    rng = Random(variant["seed"])
    session = Session(random_game(**variant), gifts=True)
    while (turn := session.turn) is not None:
        session.vector(rng.choice(session.game.clans))
        if rng.random() < 0.1:
            fresh = deepcopy(session)
            for clan in session.game.clans:
                assert session.vector(clan).tobytes() == fresh.vector(clan).tobytes()
        session.act(turn, rng.choice(sorted(session.legal(turn))))


@pytest.mark.parametrize("copied", [deepcopy, lambda session: pickle.loads(pickle.dumps(session))])
def test_a_copy_of_a_session_observes_its_own_game(copied: Callable[[Session], Session]) -> None:
    rng = Random(5)
    session = Session(random_game(**VARIANTS[0]))
    session.vector(session.game.clans[0])
    twin = copied(session)
    for _ in range(60):
        turn = twin.turn
        assert turn is not None
        twin.act(turn, rng.choice(sorted(twin.legal(turn))))
    assert twin.vector("koi").tobytes() == Session(twin.game).vector("koi").tobytes()
    assert session.vector("koi").tobytes() == Session(session.game).vector("koi").tobytes()
    assert session.vector("koi").tobytes() != twin.vector("koi").tobytes()


@given(st.binary(min_size=20, max_size=20), st.binary(min_size=20, max_size=20))
def test_differences_are_all_places_where_bytes_differ(one: bytes, two: bytes) -> None:
    found = [number for number in range(20) if one[number] != two[number]]
    assert differences(one, two) == found[::-1]


# -- form ------------------------------------------------------------------------------------


def test_blocks_fill_the_vector_without_gaps() -> None:
    total = sum(times * layout.width(fields) for _, times, fields in layout.BLOCKS)
    assert total == layout.SIZE
    assert where("game.season") == 0
    assert where("question.victim_place") + dict(layout.QUESTION)["victim_place"] == layout.SIZE


@pytest.mark.parametrize("variant", VARIANTS[1:3], ids=str)
def test_observations_stay_within_their_space(variant: dict[str, Any]) -> None:
    space = observation_space()
    for game, decision in moments(Random(9), variant):
        assert Session(game).observe(decision.clan) in space


def test_great_numbers_are_cut_off_at_the_bound() -> None:
    game = Game.from_position({"players": {"koi": {"coins": 500}, "lotus": {}, "turtle": {}}})
    assert read(Session(game), "koi", "seat.coins") == [layout.HIGH]


def test_an_observation_can_be_changed_without_harm() -> None:
    session = Session(Game.new(clans=THREE, seed=1))
    first = session.observe("koi")
    first["observation"][:] = 0
    first["action_mask"][:] = 0
    again = session.observe("koi")
    assert again["observation"].any()
    assert again["action_mask"].any()


# -- contents --------------------------------------------------------------------------------


def test_the_own_seat_comes_first_then_clockwise() -> None:
    game = Game.from_position({"players": {"koi": {"vp": 5}, "lotus": {"vp": 10}, "turtle": {"vp": 20}}})
    session = Session(game)
    vp = {clan: [read(session, clan, "seat.vp", seat)[0] * layout.VP for seat in range(5)] for clan in THREE}
    assert vp["koi"] == pytest.approx([5, 10, 20, 0, 0])
    assert vp["lotus"] == pytest.approx([10, 20, 5, 0, 0])
    assert vp["turtle"] == pytest.approx([20, 5, 10, 0, 0])


def test_seats_that_nobody_sits_in_are_zeros() -> None:
    session = Session(Game.new(clans=THREE, seed=1))
    start, wide = where("seat.present", 3), layout.WIDTH["seat"]
    assert not session.vector("koi")[start : start + 2 * wide].any()
    assert session.vector("koi")[where("seat.present", 2)] == 1


def test_allies_see_each_other_by_place() -> None:
    game = Game.from_position(
        {
            "players": {clan: {} for clan in THREE},
            "phase": "political",
            "alliances": [["koi", "turtle"]],
        }
    )
    session = Session(game)
    assert read(session, "koi", "seat.ally", size=5) == [0, 0, 1, 0, 0]
    assert read(session, "turtle", "seat.ally", size=5) == [0, 1, 0, 0, 0]


def test_pieces_stand_by_seat_and_kind() -> None:
    game = Game.from_position(
        {
            "players": {clan: {} for clan in THREE},
            "map": {"edo": {"lotus": {"bushi": 3, "daimyo": 1}}},
        }
    )
    row = read(Session(game), "koi", "province.pieces", PROVINCES.index("edo"), 5 * KINDS)
    lotus = row[KINDS : 2 * KINDS]
    assert (lotus[FIGURE_NO["bushi"]], lotus[FIGURE_NO["daimyo"]]) == pytest.approx((0.5, 1 / 6), abs=1e-3)
    assert sum(row) == pytest.approx(sum(lotus))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_force_and_leader_are_those_of_the_game(variant: dict[str, Any]) -> None:
    """HON-4: ties go to the higher honor."""
    rng = Random(variant["seed"])
    for number, (game, decision) in enumerate(moments(rng, variant)):
        if number % 5 == 0:
            me = game.clans.index(decision.clan)
            clockwise = (*game.clans[me:], *game.clans[:me])
            vector = Session(game).vector(decision.clan)
            for at, province in enumerate(PROVINCES):
                force, leader = where("province.force", at), where("province.leader", at)
                seen = [round(float(vector[force + seat]) * layout.FORCE) for seat in range(len(clockwise))]
                assert seen == [game.force(clan, province) for clan in clockwise]
                shown = [clan for seat, clan in enumerate(clockwise) if vector[leader + seat]]
                assert shown == [clan for clan in clockwise if clan == game.leader(province)]


def test_the_standing_counts_tokens_and_their_set_bonus() -> None:
    """WIN-3, WIN-4: three provinces are a set of 10 VP."""
    tokens = [["spring", "edo"], ["summer", "kyoto"], ["summer", "oshu"]]
    game = Game.from_position(
        {"season": "autumn", "players": {"koi": {"vp": 4, "tokens": tokens}, "lotus": {}, "turtle": {}}}
    )
    standing = read(Session(game), "koi", "seat.standing")[0] * layout.VP
    assert standing == pytest.approx(4 + 1 + 2 + 2 + 10)


def test_a_tile_laid_face_down_is_shown_as_what_was_announced() -> None:
    """CLA-LOTUS-1: the others see only that it lies face down."""
    script = mandate("train", "lotus", players=THREE)
    session = Session(script.game)
    assert read(session, "koi", "mandate.carried_out", 0, 5)[MANDATE_NO["train"]] == 1
    assert read(session, "koi", "mandate.face_down", 0) == [1]
    assert read(session, "koi", "own.laid_face_down", size=5) == [0.0] * 5
    assert sum(read(session, "lotus", "own.laid_face_down", size=5)) == 0.5


def test_shrines_stand_by_kami_with_their_slot() -> None:
    game = Game.from_position(
        {
            "players": {clan: {} for clan in THREE},
            "shrines": [
                *({"kami": "susanoo"}, {"kami": "fujin", "koi": {"shinto": 2}}),
                *({"kami": "raijin"}, {"kami": "ryujin"}),
            ],
        }
    )
    session = Session(game)
    fujin = KAMI_NO["fujin"]
    assert read(session, "lotus", "shrine.slot", fujin, 4) == [0, 1, 0, 0]
    assert read(session, "koi", "shrine.worshippers", fujin, 2) == pytest.approx([1 / 3, 0], abs=1e-3)
    assert read(session, "koi", "shrine.slot", KAMI_NO["hachiman"], 4) == [0.0] * 4


def test_the_question_is_part_of_the_observation() -> None:
    session = Session(
        mandate("recruit", "koi", players=THREE, map={"edo": {"lotus": {"stronghold": 1}}}).game
    )
    recruit = layout.QUESTION_NO["recruit"]
    kinds = read(session, "lotus", "question.kind", size=len(layout.KINDS_OF_QUESTION))
    assert [number for number, asked in enumerate(kinds) if asked] == [recruit]
    cause = read(session, "lotus", "question.cause", size=len(layout.CAUSES))
    assert [layout.CAUSES[number] for number, it in enumerate(cause) if it] == ["recruit"]
    assert not np.any(read(session, "koi", "question.kind", size=len(layout.KINDS_OF_QUESTION)))


def test_every_kind_of_question_has_its_place() -> None:
    """Over random games with everything in play no question is unknown to the vector."""
    kinds = {decision.kind for variant in VARIANTS for _, decision in moments(Random(3), variant)}
    assert kinds <= set(layout.KINDS_OF_QUESTION)
    assert tuple(ANSWERS_OF) == layout.KINDS_OF_QUESTION
    assert len(kinds) > 12
