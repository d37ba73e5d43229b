"""The action space: one number for each small decision, with relative seat numbers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hinode import Game
from hinode.env.actions import (
    ACTIONS,
    BID_CAP,
    BLOCKS,
    CODES,
    NUMBER,
    WAITING,
    WITH,
    RelativeSeats,
    action_name,
)
from hinode.env.session import Session
from hinode.vocab import codes
from hinode.vocab.ids import BONSAI, DRAGONFLY, KOI, LOTUS, MAP_SIZE, TURTLE
from tests.env.games import VARIANTS, moments


def test_every_action_has_its_own_number() -> None:
    assert len(NUMBER) == len(CODES) == ACTIONS
    assert [number for block in BLOCKS.values() for number in block] == list(range(ACTIONS))


def test_waiting_is_action_0() -> None:
    assert WAITING == 0
    assert action_name(0) == "wait"


def test_every_action_has_a_different_name() -> None:
    assert len({action_name(action) for action in range(ACTIONS)}) == ACTIONS


@pytest.mark.parametrize(
    ("kind", "first", "last"),
    [
        ("propose", "propose 1", "propose 4"),
        ("mandate", "mandate recruit", "mandate betray"),
        ("announce", "announce recruit recruit", "announce betray betray"),
        ("worship", "worship shinto hokkaido amaterasu", "worship komainu kyushu tsukuyomi"),
        ("move", "move bushi hokkaido oshu", "move tsukuyomi kyushu shikoku"),
        ("replace", "replace 1 bushi hokkaido", "replace 4 komainu tsukuyomi"),
        ("with", "with bushi", "with oni-of-spite"),
        ("bid", "bid seppuku 0", f"bid poets {BID_CAP}"),
        ("kill", "kill 0 bushi hokkaido", "kill 4 komainu kyushu"),
        ("give-ronin", "give-ronin 1", "give-ronin 4"),
    ],
)
def test_actions_are_named_in_words(kind: str, first: str, last: str) -> None:
    block = BLOCKS[kind]
    assert (action_name(block[0]), action_name(block[-1])) == (first, last)


def test_clans_are_numbered_clockwise_from_the_acting_seat() -> None:
    relative_seats = RelativeSeats(TURTLE, (KOI, TURTLE, DRAGONFLY, BONSAI))
    proposed = [
        action_name(relative_seats.action(codes.pack(codes.PROPOSE, c))) for c in (DRAGONFLY, BONSAI, KOI)
    ]
    assert proposed == ["propose 1", "propose 2", "propose 3"]


def test_the_same_relative_answer_of_two_seats_is_the_same_action() -> None:
    """The next clan clockwise is number 1 for every seat."""
    seats = (KOI, LOTUS, TURTLE)
    said = [
        RelativeSeats(me, seats).action(codes.pack(codes.PROPOSE, to)) for me, to in ((0, 1), (1, 2), (2, 0))
    ]
    assert len(set(said)) == 1


def test_the_effect_of_a_seats_own_clan_is_the_same_action_for_every_clan() -> None:
    koi = RelativeSeats(KOI, (KOI, LOTUS, TURTLE))
    assert action_name(koi.action(codes.pack(codes.EFFECT, codes.SOURCES.index("koi")))) == "effect own-clan"


def test_moves_from_a_province_to_itself_are_not_actions() -> None:
    moves = [CODES[action] for action in BLOCKS["move"]]
    assert all(codes.arg(code, 1) != codes.arg(code, 2) for code in moves)
    assert len(moves) % (MAP_SIZE * (MAP_SIZE - 1)) == 0


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_option_of_a_game_can_be_reached(variant: dict[str, Any]) -> None:
    """Each offered option has actions that lead to exactly that answer."""
    rng = Random(variant["seed"])
    for game, decision in moments(rng, variant):
        session = Session(game)
        if decision.kind != "bid":
            relative_seats = session.relative_seats(decision.clan)
            assert {relative_seats.action(code) for code in decision.options.codes} == set(
                session.legal(decision.clan)
            )
        code = rng.choice(decision.options.codes)
        by_action, by_answer = game.copy(), game.copy()
        by_answer.answer(decision.clan, codes.decode(code))
        reach(by_action, decision.clan, code)
        assert by_action.digest() == by_answer.digest()


def reach(game: Game, clan: str, code: int) -> None:
    """Give an answer by actions."""
    session, version = Session(game), game.version
    if codes.verb_of(code) == codes.BID:
        amounts = [NUMBER[codes.pack(codes.BID, which, codes.arg(code, which))] for which in range(4)]
        while game.version == version:
            session.act(clan, amounts.pop(0))
        return
    session.act(clan, session.relative_seats(clan).action(code))
    if game.version == version:  # several figures could replace the victim
        session.act(clan, NUMBER[codes.pack(WITH, codes.arg(code, 3))])


@pytest.mark.parametrize("variant", VARIANTS[1:3], ids=str)
def test_every_action_the_mask_allows_is_accepted(variant: dict[str, Any]) -> None:
    rng = Random(variant["seed"])
    tried = 0
    for game, decision in moments(rng, variant):
        for action in Session(game).mask(decision.clan).nonzero()[0].tolist():
            session = Session(game.copy())
            session.act(decision.clan, action)
            tried += 1
    assert tried > 1000
