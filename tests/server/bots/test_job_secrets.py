"""Nothing that is sent to a worker depends on what the seat cannot know.

Two games that differ only in hidden things give the same bytes, if the same random numbers are drawn.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from hinode import Game
from hinode.server.play.bots.jobs import BotJob, WorkerQuestion
from hinode.state.state import State
from hinode.worlds.sample import sample_state
from tests.server.bots.pool_runner import choosing
from tests.support.battles import battle
from tests.support.checks.replays import plays_on_alike, snapshot
from tests.support.checks.secrets import hidden_from, seen_by
from tests.support.play import random_game, steps

MAX_BYTES = 40_000


def packet(game: Game, clan: str) -> bytes:
    return BotJob.of(game, clan, "greedy", "t", 1.0, rng=Random(5)).packet()


def question(game: Game, clan: str) -> WorkerQuestion:
    found: WorkerQuestion = pickle.loads(packet(game, clan))
    return found


def moments(seed: int, share: float) -> Iterator[tuple[Game, str]]:
    """Some points of a random game, each with a clan that is asked there."""
    game, rng = random_game(seed, kami_unbound=seed % 2 == 1, season_set="random"), Random(seed)
    for clan, _ in steps(game, rng):
        if rng.random() < share:
            yield game, clan


def reseeded(game: Game) -> Game:
    """The same outcomes and answers from another seed: only the future differs."""
    record = json.loads(json.dumps(game.record()))
    record["start"]["options"]["seed"] += 1
    return Game.replay(record)


def bids(sealed: int) -> Game:
    """The Koi have sealed a bid of this many Coins; the Lotus have not bid yet."""
    both = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    game = battle(both, {clan: {"coins": 5} for clan in (*both, "turtle")}).game
    game.answer("koi", {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": sealed, "poets": 0})
    return game


def other_worlds(clan: str, game: Game) -> list[Game]:
    """Games that the clan cannot tell from this one."""
    return [game.sample(clan, Random(1)), game.sample(clan, Random(2)), reseeded(game)]


# -- what is hidden --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_bytes_do_not_depend_on_hidden_state(seed: int) -> None:
    looked = differ = 0
    for game, clan in moments(seed, 0.15):
        sent = packet(game, clan)
        for other in other_worlds(clan, game):
            assert packet(other, clan) == sent, (clan, game.pending)
            looked += 1
            differ += hidden_from(game, clan) != hidden_from(other, clan)
    assert looked >= 45
    assert differ >= 20


def test_bytes_do_not_depend_on_a_rivals_sealed_bid() -> None:
    """BAT-3: bids are secret until all are in."""
    assert packet(bids(0), "lotus") == packet(bids(3), "lotus")
    assert bids(0).digest() != bids(3).digest()


def test_bytes_do_not_depend_on_the_lotus_face_down_tile() -> None:
    """CLA-LOTUS-1: only the Lotus know the tile they laid."""
    looked = 0
    for seed in range(8):
        for game, clan in moments(seed, 1.0):
            asked = next((d for d in game.pending if d.clan == clan and d.kind == "mandate"), None)
            if clan != "lotus" or asked is None:
                continue
            tiles = [o for o in asked.options if o.to_json()["announce"] == "harvest"]
            one, two = game.copy(), game.copy()
            one.answer(clan, tiles[0])
            two.answer(clan, tiles[-1])
            for rival in {d.clan for d in one.pending} - {"lotus"}:
                if not one.view(rival)["private"][
                    "hand"
                ]:  # the next clan to look at the deck sees what is left
                    assert packet(one, rival) == packet(two, rival)
                    looked += tiles[0] != tiles[-1]
    assert looked >= 5


def test_bytes_do_not_depend_on_earlier_views() -> None:
    """The server reads the views and options of all seats; a bot's packet stays the same."""
    for game, clan in moments(3, 0.1):
        fresh = packet(Game.replay(game.record()), clan)
        seen = [seen_by(game, viewer) for viewer in (*game.clans, None)]
        assert seen
        assert packet(game, clan) == fresh


def test_copies_that_continued_leave_nothing_in_the_packet() -> None:
    """A copy shares its past with the game; the seat must not learn what happens in the copy."""
    for game, clan in moments(4, 0.1):
        sent, whole = packet(game, clan), pickle.dumps(game)
        for _ in zip(steps(game.copy(), Random(1)), range(20), strict=False):
            pass
        assert packet(game, clan) == sent
        assert pickle.dumps(game) == whole


def test_equal_values_give_equal_bytes() -> None:
    """Packets do not show which values are the same object."""
    for game, clan in moments(5, 0.1):
        work = BotJob.of(game, clan, "greedy", "t", 1.0, rng=Random(5))
        sent = work.packet()
        assert replace(work, question=pickle.loads(sent)).packet() == sent


# -- the tests find leaks --------------------------------------------------------------------------


def _keep(change: Callable[[State, State], None]) -> Callable[..., State]:
    """Sampling that keeps one hidden thing as it really is."""
    honest = sample_state

    def leaky(s: State, clan: int, rng: Random, with_log: bool = True) -> State:
        twin = honest(s, clan, rng, with_log)
        change(s, twin)
        return twin

    return leaky


def _seed(s: State, twin: State) -> None:
    twin.vault.chance.key = s.vault.chance.key


def _deck(s: State, twin: State) -> None:
    twin.vault.deck = s.vault.deck


def _piles(s: State, twin: State) -> None:
    twin.vault.piles = s.vault.piles


def _outcomes(s: State, twin: State) -> None:
    twin.vault.chance.outcomes = s.vault.chance.outcomes


def _rivals(s: State, twin: State) -> None:
    twin.privates = s.privates


def _log(s: State, twin: State) -> None:
    twin.log = s.log


def _answers(s: State, twin: State) -> None:
    twin.answers = s.answers


@pytest.mark.parametrize("leak", [_seed, _deck, _piles, _outcomes, _rivals, _log, _answers])
def test_a_planted_leak_is_found(
    leak: Callable[[State, State], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = 0
    for game, clan in moments(1, 0.1):
        others = other_worlds(clan, game)
        with monkeypatch.context() as patch:
            patch.setattr("hinode.api.sample_state", _keep(leak))
            found += any(packet(other, clan) != packet(game, clan) for other in others)
    assert found > 0


# -- what is known -------------------------------------------------------------------------------


def test_a_packet_holds_everything_that_the_seat_may_know() -> None:
    looked = 0
    for game, clan in moments(2, 0.15):
        world = question(game, clan).world
        assert seen_by(world, clan) == seen_by(game, clan)
        looked += 1
    assert looked > 15


def test_a_world_continues_the_same_after_it_is_sent() -> None:
    for game, clan in moments(5, 0.05):
        drawn = game.sample(clan, Random(5))
        sent = question(game, clan).world
        assert snapshot(sent) == snapshot(drawn)
        plays_on_alike(sent, drawn, Random(1), 30)


def test_what_the_seat_knows_makes_a_difference() -> None:
    """Otherwise equal bytes would prove nothing. POL-3: the hand is known to its owner."""
    hands = (["recruit", "train", "harvest", "betray"], ["recruit", "train", "harvest", "marshal"])
    assert len({packet(choosing(hand).game, "koi") for hand in hands}) == 2


def test_a_packet_is_small() -> None:
    sizes = [len(packet(game, clan)) for game, clan in moments(7, 0.2)]
    assert max(sizes) < MAX_BYTES
