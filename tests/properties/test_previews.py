"""Previews match what then happens, and are the same in every world that the seat considers possible."""

from __future__ import annotations

from collections import Counter

import pytest

from hinode import Game
from hinode.rules.preview import preview as module
from hinode.rules.preview import run
from hinode.rules.preview.redacted import redacted_state
from hinode.state.state import State
from tests.properties.strategies import games
from tests.support.checks import previews, replays
from tests.support.checks.invariants import Broken
from tests.support.game_plans import Plan, random_gift

PLANS = [Plan(seed, ("koi", "lotus", "turtle", "bonsai"), policy="busy") for seed in (1, 2)]


@games(25)
def test_a_preview_equals_what_then_happens(plan: Plan) -> None:
    """Up to the point where it stops: events, Coins, VP, honor, forces, leaders, and the next question."""
    for game, rng in plan.some_moments("match", 0.1):
        for decision in game.pending:
            previews.previews_match_the_game(game, decision.clan, rng)


@games(25)
def test_a_preview_is_the_same_in_every_world_of_the_seat(plan: Plan) -> None:
    for game, rng in plan.some_moments("worlds", 0.08):
        for decision in game.pending:
            previews.the_same_in_every_world(game, decision.clan, rng)


@games(5)
def test_previews_do_not_change_the_game_its_log_or_its_chance(plan: Plan) -> None:
    """Two games, one of them previewed at every step, stay the same to the end."""
    quiet = plan.moments()
    for game, still in zip(plan.moments(), quiet, strict=True):
        for decision in game.pending:
            if decision.kind != "bid":
                game.previews(decision.clan)
        assert game.digest() == still.digest()
        assert game.event_count == still.event_count
    assert game.record() == still.record()


@games(15)
def test_the_preview_of_a_gift_equals_the_gift(plan: Plan) -> None:
    for game, rng in plan.some_moments("gifts", 0.3):
        gift = random_gift(game, rng)
        if gift is not None:
            clan, answer = gift
            before = replays.snapshot(game)
            previewed = game.preview(clan, answer)
            assert replays.snapshot(game) == before
            start = game.event_count
            real = game.copy()
            real.answer(clan, answer)
            assert real.events(clan, start)[: len(previewed["events"])] == previewed["events"]


@games(20)
def test_bid_table_matches_the_game(plan: Plan) -> None:
    """BAT-4 to BAT-10: who wins the battle if one clan wins one advantage and uses it."""
    for game, _ in plan.some_moments("bids", 0.5):
        if game.pending and game.pending[0].kind == "bid":
            previews.bid_table_matches_the_game(game, game.pending[0].clan)


def test_bid_tables_are_compared() -> None:
    """Guards against a property that compares nothing."""
    compared = 0
    for game, _ in Plan(3, ("koi", "lotus", "turtle", "bonsai"), policy="busy").some_moments("bids", 1):
        if game.pending and game.pending[0].kind == "bid":
            compared += previews.bid_table_matches_the_game(game, game.pending[0].clan)
    assert compared > 50


@games(20)
def test_no_more_steps_can_be_taken_than_previewed(plan: Plan) -> None:
    """REC-1, MAR-2, BET-3, KAM-4; in a Recruit, all of them can be taken."""
    for game, rng in plan.some_moments("steps", 0.2):
        for decision in game.pending:
            if decision.kind in previews.STEPS:
                kind, left, taken = previews.steps_taken(game, decision.clan, rng)
                assert taken <= left
                assert kind != "recruit" or taken == left


@games(15)
def test_the_projection_is_what_winter_scores(plan: Plan) -> None:
    """The parts always add up, and at the end the totals are the final scores."""
    for game, _ in plan.some_moments("parts", 0.2):
        found = game.projection()
        assert sorted(clan["rank"] for clan in found.values()) == list(range(1, len(game.clans) + 1))
        for clan in found.values():
            added = clan["tokens"] + clan["set_bonus"] + clan["winter"]
            assert clan["vp"] + added == clan["total"]
            assert clan["winter"] == sum(clan["cards"].values())
    ended = plan.played()
    assert ended.result is not None
    assert {clan: part["total"] for clan, part in ended.projection().items()} == ended.result.scores


@games(15)
def test_the_projection_comes_true_if_winter_comes_now(plan: Plan) -> None:
    """WIN-2 to WIN-5: in Winter, the same table scores and ranks as projected."""
    for game, _ in plan.some_moments("winter", 0.3):
        if replays.is_pause(game) and game.result is None:
            found, result = game.projection(), in_winter(game).result
            assert result is not None
            assert {clan: part["total"] for clan, part in found.items()} == result.scores
            assert sorted(found, key=lambda clan: int(found[clan]["rank"])) == result.ranking


def in_winter(game: Game) -> Game:
    """The same table, after the last season."""
    position = game.position()
    kept = ("players", "honor", "alliances", "map", "shrines", "season_set", "kami_unbound", "seed")
    return Game.from_position(
        {key: position[key] for key in kept if key in position} | {"season": "winter", "phase": "winter"}
    )


def test_every_kind_of_question_is_previewed() -> None:
    """Guards against properties that compare nothing: random games ask nearly every kind of question."""
    kinds, stops = Counter[str](), Counter[str]()
    for seed in range(8):
        for game, rng in Plan.of_seed(seed).some_moments("kinds", 0.3):
            for decision in game.pending:
                kinds[decision.kind] += 1
                for _, preview in previews.some_previews(game, decision.clan, rng, 2):
                    stops[preview["stops"]] += 1
    assert {"tea", "mandate", "recruit", "marshal", "train", "bid", "offer", "hostage"} <= set(kinds)
    assert all(stops[why] > 20 for why in ("question", "reveal", "resolved")), stops


# -- planted faults --------------------------------------------------------------------------


def runs_the_real_deck(s: State, clan: int) -> State:
    twin = redacted_state(s, clan)
    twin.redacted, twin.vault = False, s.vault.copy()
    return twin


def reads_sealed_bids(s: State, clan: int) -> State:
    twin = redacted_state(s, clan)
    twin.redacted, twin.privates = False, [private.copy() for private in s.privates]
    return twin


def some_world_differs() -> bool:
    for plan in PLANS:
        for game, rng in plan.some_moments("planted", 0.5):
            for decision in game.pending:
                try:
                    previews.the_same_in_every_world(game, decision.clan, rng, worlds=1)
                except Broken:
                    return True
    return False


def some_preview_is_wrong() -> bool:
    for game, rng in PLANS[0].some_moments("wrong", 0.3):
        for decision in game.pending:
            try:
                previews.previews_match_the_game(game, decision.clan, rng)
            except Broken:
                return True
    return False


def test_a_preview_that_runs_the_real_deck_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "redacted_state", runs_the_real_deck)
    monkeypatch.setattr(run, "_depth_of_course", lambda s: 0)
    assert some_world_differs()


def test_a_preview_that_reads_a_sealed_bid_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "redacted_state", reads_sealed_bids)
    assert some_world_differs()


def test_without_a_fault_nothing_is_caught() -> None:
    assert not some_world_differs()
    assert not some_preview_is_wrong()


def test_a_preview_that_stops_too_early_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty preview is a fault."""
    monkeypatch.setattr(run, "_depth_of_course", lambda s: 1000)
    assert some_preview_is_wrong()


def test_a_preview_with_a_wrong_number_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(before: object, p: object) -> dict[str, object]:
        return {"koi": {"coins": {"before": 0, "after": 1}}}

    monkeypatch.setattr(module, "clan_changes", wrong)
    assert some_preview_is_wrong()
