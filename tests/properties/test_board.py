"""The numbers of the board match what the engine then does, and reveal nothing hidden."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from hinode import Game
from hinode.vocab.events import FORCE_KINDS
from tests.properties.strategies import games
from tests.support.game_plans import Plan

Json = dict[str, Any]
NOTHING = {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}


@games(25)
def test_forces_and_their_parts_are_those_of_the_engine(plan: Plan) -> None:
    for game, _ in plan.some_moments("forces", 0.2):
        board = game.board(None)
        for province, leader in board["leaders"].items():
            forces = {clan: game.force(clan, province) for clan in game.clans}
            assert leader == game.leader(province)
            assert board["forces"][province] == {clan: force for clan, force in forces.items() if force}
            for clan, force in forces.items():
                assert sum(part["force"] for part in parts(board, province, clan)) == force


def parts(board: Json, province: str, clan: str) -> list[Json]:
    found: list[Json] = board["why"].get(province, {}).get(clan, [])
    return found


@games(15)
def test_ranks_are_by_force_then_by_honor(plan: Plan) -> None:
    for game, _ in plan.some_moments("ranks", 0.2):
        board, honor = game.board(None), game.view(None)["honor"]
        for province, ranks in board["ranks"].items():
            forces = board["forces"][province]
            assert ranks == sorted(forces, key=lambda clan: (-forces[clan], honor.index(clan)))
            assert ranks[:1] == [clan for clan in [board["leaders"][province]] if clan]


@games(15)
def test_forces_change_only_with_the_events_that_can_change_them(plan: Plan) -> None:
    seen, before = 0, None
    for game in plan.moments():
        board = game.board(None)
        now = {part: board[part] for part in ("forces", "ranks", "leaders", "why", "devotees")}
        kinds = {event.kind for event in game.events(None, seen)}
        assert kinds & FORCE_KINDS or before in (None, now)
        seen, before = game.event_count, now


@games(30)
def test_the_board_does_not_depend_on_hidden_state(plan: Plan) -> None:
    """Byte for byte, for the seat and for a spectator."""
    for game, rng in plan.some_moments("worlds", 0.1):
        clan = rng.choice(game.clans)
        world = game.sample(clan, rng)
        for viewer in (clan, None):
            assert json.dumps(world.board(viewer)) == json.dumps(game.board(viewer))


@games(10)
def test_reading_the_board_changes_nothing(plan: Plan) -> None:
    for game, rng in plan.some_moments("look", 0.1):
        before = game.digest()
        game.board(rng.choice(game.clans))
        assert game.digest() == before


def harvest_comes_true(game: Game) -> bool:
    """HAR-3: the clan with the bonus gains what the board says."""
    wanted = [
        (decision.clan, option)
        for decision in game.pending
        for option in decision.options
        if decision.kind == "mandate" and named(option.to_json()) == "harvest"
    ]
    if not wanted:
        return False
    board, after, since = game.board(None), game.copy(), game.event_count
    after.answer(*wanted[0])
    events = [event for event in after.events(None, since) if event.cause == "harvest"]
    for clan in [event["clan"] for event in events if event.kind == "performs" and event["bonus"]]:
        promised = board["harvest"][clan]
        mine = [event for event in events if event.get("clan") == clan]
        reaped = [event["province"] for event in mine if event.kind == "reaped"]
        assert reaped == [reward["province"] for reward in promised]
        for what, own in (("vp", 0), ("coins", 1), ("ronin", 0)):  # everyone gains a Coin (HAR-1)
            gained = sum(event["amount"] for event in mine if event.kind == what)
            assert gained == own + sum(reward[what] for reward in promised)
    return True


def named(answer: Json) -> str:
    return str(answer.get("announce", answer["tile"]))


def battle_comes_true(game: Game) -> bool:
    """BAT-10: if nobody bids, the predicted clan wins, with the predicted force."""
    if not game.pending or any(decision.kind != "bid" for decision in game.pending):
        return False
    view = game.view(None)
    battle = next(frame for frame in view["stack"] if frame["kind"] == "battle")
    if len(game.pending) < len(battle["clans"]):
        return False
    war = game.board(None)["wars"][0]
    after, since = game.copy(), game.event_count
    for decision in game.pending:
        after.answer(decision.clan, NOTHING)
    won = next(event for event in after.events(None, since) if event.kind == "battle_won")
    assert (war["province"], war["winner"], war["battle"]) == (won["province"], won["clan"], True)
    assert war["sides"][0] == {**war["sides"][0], "clan": won["clan"], "force": won["force"]}
    return True


def prices_are_asked(game: Game) -> bool:
    """TRA-4: the prices of a Train are those of the board, with or without the bonus."""
    asked = [decision for decision in game.pending if decision.kind == "train"]
    for decision in asked:
        board = game.board(decision.clan)["prices"]
        prices = [{card: board[card][how]["coins"] for card in board} for how in ("plain", "bonus")]
        assert decision.prices in prices
        how = ("plain", "bonus")[prices.index(decision.prices)]
        offered = {option.to_json()["card"] for option in decision.options if option.kind == "buy"}
        assert offered == {card for card in board if board[card][how]["affordable"]}
    return bool(asked)


@pytest.mark.parametrize("comes_true", [harvest_comes_true, battle_comes_true, prices_are_asked])
def test_what_the_board_says_comes_true(comes_true: Callable[[Game], bool]) -> None:
    moments = (game for seed in range(12) for game, _ in Plan.of_seed(seed).some_moments("say", 0.5))
    assert sum(map(comes_true, moments)) > 20


@games(15)
def test_the_worth_of_tokens_is_scored(plan: Plan) -> None:
    """WIN-3, WIN-4: at the end, tokens score their worth on the board."""
    game = plan.played()
    scored: Counter[tuple[str, str]] = Counter()
    for event in game.events():
        if event.kind == "vp":
            scored[event["clan"], event.cause] += event["amount"]
    for clan, worth in game.board(None)["worth"].items():
        assert sum(worth["tokens"].values()) == scored[clan, "WIN-3"]
        assert worth["set_bonus"] == scored[clan, "WIN-4"]
