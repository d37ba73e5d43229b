"""The level `master`: it finds obviously best answers, keeps its cap, and uses only what its clan knows."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from hinode import Game
from hinode.bots.learned.master_bids import LearnedOutcomes
from hinode.bots.learned.network import shipped_network
from hinode.bots.learned.rollout import WIDE, Rollout, Width, after, mandate_arms
from hinode.bots.learned.values import values_for
from hinode.bots.master import PLAIN, MasterBot
from hinode.bots.runner import BotSeat, play_out, random_seat
from hinode.bots.seat import Seat
from hinode.vocab.ids import PHASE_POLITICAL
from hinode.worlds.world import World
from tests.bots.scripted import AMPLE, choice_of
from tests.bots.test_knowledge import positions, question_of

CLANS = ("koi", "lotus", "turtle", "bonsai")


def world_at(kind: str, seed: int = 3) -> World:
    """A world in which a question of this kind is asked."""
    for game, _ in positions(seed, 1.0):
        asked = [decision for decision in game.pending if decision.kind == kind]
        if asked:
            return game.world(asked[0].clan, Random(1))
    raise AssertionError(f"no question of the kind {kind}")


def test_it_beats_random_bots() -> None:
    """One whole game with a few worlds for each decision."""
    game = Game.new(clans=CLANS, season_set="random", seed=5)
    seats = {clan: random_seat(clan, 5) for clan in game.clans}
    bot = MasterBot()
    bot.worlds = 1
    seats["turtle"] = BotSeat("master", bot, "5 turtle", AMPLE)
    play_out(game, seats)
    assert game.result is not None
    assert game.result.winners == ["turtle"]


def test_it_does_not_depend_on_hidden_state() -> None:
    looked = 0
    for game, decision in islice(positions(2, 0.03), 3):
        other = game.sample(decision.clan, Random(1))
        here = choice_of("master@2", game, decision, 1)
        assert choice_of("master@2", other, question_of(other, decision.clan), 1) == here, decision
        looked += 1
    assert looked == 3


def test_a_fixed_number_of_worlds_ignores_the_clock() -> None:
    """Even without any time, the answer is the same as with plenty of time."""
    looked = 0
    for game, decision in islice(positions(2, 0.05), 4):
        answers = []
        for seconds in (AMPLE, 0.0):
            bot = MasterBot()
            bot.worlds = 2
            answers.append(bot.choose(Seat(game, decision, Random(1), seconds)).answer)
        assert answers[0] == answers[1]
        looked += 1
    assert looked == 4


def test_a_rollout_ends_with_the_mandate_turn() -> None:
    world = world_at("mandate")
    turn, clan = world.public.turn, world.asks()[0].clan
    ask = world.asks()[0]
    worlds = []
    for code in mandate_arms(world, ask).values():
        worlds.append(world.copy())
        worlds[-1].play(clan, code)
    ends = Rollout(shipped_network(), clan, turn, 7).play(worlds)
    assert len(ends) == len(worlds) >= 2
    for end in ends:
        p = end.public
        assert p.turn == turn + 1 or p.phase != PHASE_POLITICAL


@pytest.mark.parametrize(
    ("seconds", "worlds", "wide"), [(AMPLE, None, True), (0.5, None, False), (AMPLE, 1, False)]
)
def test_rollouts_compare_more_options_with_more_time(
    seconds: float, worlds: int | None, wide: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a fixed number of worlds they do not: the answer does not depend on the time."""
    widths: set[Width] = set()

    def play(self: Rollout, worlds: list[World]) -> list[World]:
        widths.add(self.width)
        return worlds

    monkeypatch.setattr(Rollout, "play", play)
    game, decision = next((g, d) for g, d in positions(3, 1.0) if d.kind == "mandate")
    bot = MasterBot()
    bot.worlds = worlds
    bot.choose(Seat(game, decision, Random(1), seconds))
    assert [width == WIDE for width in widths] == [wide]


def test_a_rollout_stops_when_time_is_up() -> None:
    world = world_at("mandate")
    ask = world.asks()[0]
    steps = iter([True, True, False])
    rollout = Rollout(shipped_network(), ask.clan, world.public.turn, 7, in_time=lambda: next(steps))
    starts = [after(world, ask.clan, code) for code in mandate_arms(world, ask).values()]
    ends = rollout.play(starts)
    assert not rollout.is_complete
    assert ends != starts
    assert any(end.public.turn == world.public.turn for end in ends)
    whole = Rollout(shipped_network(), ask.clan, world.public.turn, 7)
    whole.play(starts)
    assert whole.is_complete


@pytest.mark.parametrize("kind", ["mandate", "recruit", "marshal", "fujin"])
def test_without_time_it_plays_no_world_on(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A single world can take longer than a small cap."""

    def step(self: Rollout, found: object, rngs: object, going: object) -> None:
        raise AssertionError("a world is played on")

    monkeypatch.setattr(Rollout, "_step", step)
    asked = (
        (g, d) for seed in (2, 3, 4) for g, d in positions(seed, 1.0) if d.kind == kind and len(d.options) > 2
    )
    game, decision = next(asked)
    assert MasterBot().choose(Seat(game, decision, Random(1), 0.0)).answer in decision.options


def test_it_values_positions_less_if_a_betrayer_gains_and_more_if_its_ally_does() -> None:
    world = world_at("mandate")
    me = world.asks()[0].clan
    other = next(clan for clan in world.public.clans if clan != me)
    gained = world.copy()
    gained.public.vp[other] += 5

    def loss(weight: float) -> float:
        enmity = tuple(weight * (clan == other) for clan in range(5))
        here, there = values_for(shipped_network(), [world, gained], me, enmity)
        return here - there

    assert loss(0.3) > loss(0.0) > loss(-0.3)


@pytest.mark.parametrize("seed", [3, 5])
def test_bids_that_win_nothing_more_are_worth_less(seed: int) -> None:
    """The same winners for more Coins: never better, and worse if Coins still have a price."""
    world = world_at("bid", seed)
    p = world.public
    clan = max(p.battle, key=lambda c: p.coins[c])
    outcomes = LearnedOutcomes(world, clan, PLAIN, shipped_network())
    nothing = dict.fromkeys(p.battle, (0, 0, 0, 0))
    one, two = outcomes.payoffs(nothing, clan, [(0, 0, 0, 1), (0, 0, 0, 2)])
    assert one - two == pytest.approx(outcomes.price[clan], abs=1e-6)
    assert outcomes.price[clan] >= 0
