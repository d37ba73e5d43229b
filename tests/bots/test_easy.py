"""The level `easy`: sensible but simple."""

from __future__ import annotations

import pytest

from hinode import Game
from hinode.bots.registry import make_bot
from hinode.bots.runner import BotSeat, play_out
from hinode.vocab.answers import Bid, Mandate
from tests.bots.scripted import AMPLE, choice_of
from tests.support.battles import battle
from tests.support.script import Script, start

SEEDS = range(12)


def may_betray(ally: bool) -> Script:
    """The Koi may choose Betray or Harvest."""
    political = {"turn": 1, "current": "koi", "hand": ["betray", "betray", "harvest", "harvest"]}
    pairs = [["koi", "lotus"]] if ally else []
    return start(players=["koi", "lotus", "turtle"], phase="political", political=political, alliances=pairs)


def tiles(bot: str, ally: bool) -> set[str]:
    """The mandates that the bot chooses with different seeds."""
    script = may_betray(ally)
    found = [choice_of(bot, script.game, script.decision("koi"), seed) for seed in SEEDS]
    return {answer.tile for answer in found if isinstance(answer, Mandate)}


def test_it_breaks_no_alliance() -> None:
    assert tiles("easy", ally=True) == {"harvest"}
    assert "betray" in tiles("easy", ally=False)


def test_a_trickster_breaks_alliances_at_this_level_too() -> None:
    assert "betray" in tiles("easy/trickster", ally=True)


def test_its_bids_differ_and_are_affordable() -> None:
    players = {"koi": {"coins": 4}, "lotus": {"coins": 3}}
    script = battle({"koi": {"bushi": 2}, "lotus": {"bushi": 2}}, {**players, "turtle": {}})
    found = [choice_of("easy", script.game, script.decision("lotus"), seed) for seed in SEEDS]
    bids = {bid for bid in found if isinstance(bid, Bid)}
    assert len(bids) > 2
    assert all(bid.seppuku + bid.hostage + bid.ronin + bid.poets <= 3 for bid in bids)


@pytest.mark.parametrize("seed", [1, 2])
def test_it_beats_random_bots(seed: int) -> None:
    clans = ("koi", "lotus", "turtle", "bonsai")
    levels = {clan: "easy" if clan == "lotus" else "random" for clan in clans}
    seats = {clan: BotSeat(level, make_bot(level), f"{seed} {clan}", AMPLE) for clan, level in levels.items()}
    game = play_out(Game.new(clans=clans, seed=seed), seats)
    points = {clan: player["vp"] for clan, player in game.view(None)["players"].items()}
    assert max(points, key=lambda clan: points[clan]) == "lotus"
