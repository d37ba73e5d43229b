"""The network: its file, its errors, and its estimates of positions."""

from __future__ import annotations

from importlib import resources
from io import BytesIO
from random import Random

import numpy as np
import pytest

from hinode.bots.evaluation import feature_columns as f
from hinode.bots.evaluation.features import features
from hinode.bots.learned import network as n
from hinode.bots.learned.bid_model import FEATURES, bid_chances, shipped_weights
from hinode.bots.learned.values import by_seat, estimate, values_for
from hinode.bots.search.bids import candidate_bids
from hinode.worlds.world import World
from tests.support.game_plans import Plan

MEGABYTE = 1 << 20
CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")


def worlds(players: int, seed: int = 2) -> list[World]:
    plan = Plan(seed, CLANS[:players], season_set="random", kami_unbound=False, policy="busy")
    return [
        game.world(game.pending[0].clan, Random(1))
        for game, _ in plan.some_moments("network", 0.05)
        if game.pending
    ]


def saved(network: n.Network) -> bytes:
    data = BytesIO()
    network.save(data)
    return data.getvalue()


def test_the_shipped_weights_are_small() -> None:
    folder = resources.files(n.__package__)
    assert len(folder.joinpath(n.FILE).read_bytes()) < MEGABYTE


@pytest.mark.parametrize("players", [3, 4, 5])
def test_estimates_for_every_number_of_players(players: int) -> None:
    found = estimate(n.shipped_network(), worlds(players))
    assert found.vp.shape == found.win.shape == found.tokens.shape
    assert found.win.shape[1] == players
    assert found.mandate.shape[2] == 5
    assert np.allclose(found.win.sum(axis=1), 1, atol=1e-4)
    assert np.isfinite(by_seat(found)).all()


def test_a_batch_gives_the_same_as_single_rows() -> None:
    here = worlds(4)
    together = by_seat(estimate(n.shipped_network(), here))
    alone = np.concatenate([by_seat(estimate(n.shipped_network(), [world])) for world in here])
    assert np.allclose(together, alone, atol=1e-3)


def test_more_points_are_better() -> None:
    """The network has learned at least that."""
    for world in worlds(4):
        clan = world.public.clans[0]
        richer = world.copy()
        richer.public.vp[clan] += 15
        poor, rich = values_for(n.shipped_network(), [world, richer], clan)
        assert rich > poor


def test_seats_can_be_swapped() -> None:
    """Nothing depends on the number of a seat."""
    rows = np.frombuffer(features(worlds(4)[3]), dtype=np.uint8)[None]
    parts = rows[:, f.TABLE_SIZE :].reshape(4, f.ROW_SIZE).copy()
    order = [2, 0, 3, 1]
    moved = parts[order].copy()
    for part in moved:
        if part[f.ALLY_SEAT]:
            part[f.ALLY_SEAT] = order.index(part[f.ALLY_SEAT] - 1) + 1
    other = np.concatenate([rows[:, : f.TABLE_SIZE], moved.reshape(1, -1)], axis=1)
    net = n.shipped_network()
    assert np.allclose(net.outputs(other)[0], net.outputs(rows)[0][order], atol=1e-3)


def test_a_finished_game_has_its_result() -> None:
    game = Plan(2, CLANS[:4], season_set="random", kami_unbound=False, policy="busy").played()
    assert game.result is not None
    world = game.world("koi", Random(1))
    found = estimate(n.shipped_network(), [world])
    assert found.vp[0].tolist() == [game.result.scores[clan] for clan in game.clans]
    assert found.win[0].sum() == 1


def test_a_file_survives_the_round_trip() -> None:
    net = n.shipped_network()
    again = n.read_network(saved(net))
    assert all(np.array_equal(again.weights[part], net.weights[part]) for part in n.PARTS)


def changed(**parts: object) -> bytes:
    arrays = {**n.shipped_network().weights, "format": np.array(n.FORMAT), **parts}
    data = BytesIO()
    np.savez(data, **{name: part for name, part in arrays.items() if part is not None})  # type: ignore[arg-type]
    return data.getvalue()


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "mine: not a file of network weights"),
        (b"PK nonsense", "mine: not a file of network weights"),
        (saved(n.shipped_network())[:5000], "mine: not a file of network weights"),
        (changed(format=np.array(99)), "mine: its format is 99, but this version reads format 1"),
        (changed(format=None), "mine: its format is None"),
        (changed(ally=None), "mine: the weights have no ally"),
        (changed(clan=np.zeros((3, 3))), r"mine: the weights of clan are \(3, 3\), but \("),
        (
            changed(bias_3=np.full(n.OUTPUTS, np.nan)),
            "mine: the weights of bias_3 contain numbers that are not finite",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_a_clear_message(data: bytes, message: str) -> None:
    with pytest.raises(n.NetworkError, match=message):
        n.read_network(data, "mine")


def test_the_bid_model_gives_probabilities() -> None:
    assert len(shipped_weights()) == len(FEATURES)
    looked = 0
    for world in worlds(4, 3):
        p = world.public
        if p.battle:
            province, clan = p.war[p.war_at], p.battle[0]
            bids = candidate_bids(p, clan, province, Random(1), 20)
            chances = bid_chances(p, clan, province, bids, shipped_weights())
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0
            looked += 1
    assert looked
