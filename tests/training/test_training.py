"""Training: recorded games, gradients, and files. Small, since no test needs a good network."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from hinode.bots.evaluation import feature_columns as f
from hinode.bots.learned import network as n
from hinode.bots.learned.bid_model import FEATURES
from hinode.bots.master import MasterBot
from training.__main__ import main
from training.bots import training_bot
from training.data import Positions, read_bids, read_positions, write_shard
from training.export import export
from training.model import Pass, Scaling, Weights, exported, first_weights
from training.plot import plot
from training.recording import Recorded, record_game
from training.train import Settings, train_bids, train_network


@pytest.fixture(scope="module")
def games() -> list[Recorded]:
    return [record_game(f"test {number}", [("random", 1.0)], 1.0) for number in range(6)]


@pytest.fixture
def folder(tmp_path: Path, games: list[Recorded]) -> Path:
    (tmp_path / "games").mkdir()
    write_shard(tmp_path / "games" / "00000.npz", games)
    return tmp_path / "games"


@pytest.fixture
def positions(folder: Path) -> Positions:
    return read_positions([folder / "00000.npz"])


def test_a_recorded_game_is_complete(games: list[Recorded]) -> None:
    for game in games:
        assert len(game.vp) == len(game.win) == len(game.tokens) == len(game.bots)
        assert sum(game.win) == pytest.approx(1)
        assert len(game.positions) > 20
        assert sum(position.seat >= 0 for position in game.positions) >= 10  # mandates
    again = record_game("test 0", [("random", 1.0)], 1.0)
    assert again == games[0]


def test_a_shard_survives_the_round_trip(games: list[Recorded], positions: Positions, folder: Path) -> None:
    assert len(positions) == sum(len(game.positions) for game in games)
    first = games[0].positions[0].row
    assert positions.rows[0, : len(first)].tobytes() == first
    assert positions.vp[1, : len(games[1].vp)].tolist() == games[1].vp
    features, real, made = read_bids([folder / "00000.npz"])
    assert len(made) == sum(len(game.bids) for game in games)
    assert real[np.arange(len(made)), made].all()
    assert features.shape[2] == len(FEATURES)


def test_no_game_is_in_both_parts(positions: Positions) -> None:
    learn, test = positions.split(0.4)
    assert len(learn) + len(test) == len(positions)
    assert not set(learn.game.tolist()) & set(test.game.tolist())
    assert len(learn)
    assert len(test)


def random_weights(seed: int) -> Weights:
    rng = np.random.default_rng(seed)
    found = first_weights(12, 6, rng)
    return {k: (v + 0.1 * rng.standard_normal(v.shape)).astype(np.float32) for k, v in found.items()}


@pytest.mark.parametrize("part", n.PARTS)
def test_gradients_match_numerical_differences(part: str, positions: Positions) -> None:
    """The largest entries of each gradient, compared with a small step in both directions."""
    weights, scaling = random_weights(1), Scaling.of(positions)
    one = Pass(weights, scaling, positions)
    gradient = one.gradients(one.losses()[1])[part]
    for place in np.argsort(-np.abs(gradient).ravel())[:3]:
        at = np.unravel_index(place, gradient.shape)
        ends = []
        for step in (0.01, -0.01):
            moved = {**weights, part: weights[part].copy()}
            moved[part][at] += step
            ends.append(Pass(moved, scaling, positions).losses()[0].total)
        assert (ends[0] - ends[1]) / 0.02 == pytest.approx(gradient[at], rel=0.05, abs=2e-3)


def test_the_exported_network_equals_the_trained_one(positions: Positions) -> None:
    weights, scaling = random_weights(2), Scaling.of(positions)
    wanted = Pass(weights, scaling, positions).out
    net = exported(weights, scaling)
    players = positions.players[positions.game]
    for count in sorted(set(players.tolist())):
        which = players == count
        rows = positions.rows[which][:, : f.TABLE_SIZE + count * f.ROW_SIZE]
        assert np.allclose(net.outputs(rows), wanted[which][:, :count], atol=1e-3)


def test_training_learns_writes_and_exports(folder: Path, tmp_path: Path) -> None:
    out, package = tmp_path / "out", tmp_path / "package"
    package.mkdir()
    train_network([folder], out, Settings(hidden=8, context=4, epochs=3, batch=64))
    train_bids([folder], out, rounds=20)
    epochs = json.loads((out / "training.json").read_text())["epochs"]
    assert epochs[-1]["training"] < epochs[0]["training"]
    assert plot(out).read_text().startswith("<svg")
    assert {path.name for path in export(out, package)} == {"network.npz", "bid_model.json"}
    assert n.read_network((package / "network.npz").read_bytes()).hidden == 8


def test_a_broken_network_is_not_exported(tmp_path: Path) -> None:
    (tmp_path / "network.npz").write_bytes(b"nonsense")
    with pytest.raises(n.NetworkError, match="not a file of network weights"):
        export(tmp_path, tmp_path / "package")


def test_an_unknown_setting_of_the_master_is_refused(tmp_path: Path) -> None:
    with (tmp_path / "net.npz").open("wb") as file:
        n.shipped_network().save(file)
    with pytest.raises(SystemExit, match="the master has no setting 'deep'"):
        training_bot(f"master,deep=3:{tmp_path}/net.npz")


def test_by_default_the_master_has_the_shipped_weights() -> None:
    bot = training_bot("master")
    assert isinstance(bot, MasterBot)
    assert bot.network is n.shipped_network()


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("master:", "bot 'master:': .*directory"),
        ("fast:missing.npz", "bot 'fast:missing.npz': .*No such file"),
        ("master,depth=deep", "the setting 'depth' is a number, not 'deep'"),
        ("grumpy", "'grumpy' is not a bot"),
    ],
)
def test_a_bot_that_cannot_be_made_is_reported_before_any_game(
    bot: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    for step in (["evaluate", bot, "random", "random"], ["generate", str(out), "--mix", f"{bot}=1"]):
        monkeypatch.setattr("sys.argv", ["training", *step])
        with pytest.raises(SystemExit, match=problem):
            main()
    assert not out.exists()
