"""Path of the Patron: 2 Coins after you Summon if at least two players have lower honor."""

from __future__ import annotations

import pytest

from tests.support.card_moments import summoned
from tests.support.cards import gains, kami_turn, seats
from tests.support.script import Json, Script, mandate

PATRON = "path-of-the-patron"


def patron(honor: list[str]) -> Script:
    """The Koi own Path of the Patron and have summoned a Bushi."""
    players: dict[str, Json] = {clan: {} for clan in honor}
    players["koi"] = {"cards": [PATRON]}
    return summoned("koi", players, season_set="teapot", honor=honor)


@pytest.mark.parametrize(
    "honor",
    [
        ["koi", "lotus", "turtle"],
        ["lotus", "koi", "turtle", "bonsai"],
        ["lotus", "turtle", "koi", "bonsai", "dragonfly"],
    ],
)
def test_two_coins_with_two_players_below(honor: list[str]) -> None:
    """CAR-path-of-the-patron: or more of them; nothing is asked."""
    script = patron(honor)
    script.asked("lotus", "mandate")
    assert gains(script, PATRON) == [("coins", "koi", 2)]
    assert script.coins("koi") == 2


@pytest.mark.parametrize(
    "honor",
    [["lotus", "koi", "turtle"], ["lotus", "turtle", "koi"], ["lotus", "turtle", "koi", "bonsai"]],
)
def test_nothing_with_fewer_below(honor: list[str]) -> None:
    """CAR-path-of-the-patron: one player below is not enough."""
    script = patron(honor)
    script.asked("lotus", "mandate")
    assert (gains(script, PATRON), script.coins("koi")) == ([], 0)


def test_a_whole_recruit_pays_once() -> None:
    """CAR-path-of-the-patron, CAR-3: two figures at two Strongholds are one Summon."""
    board = {"edo": {"koi": {"stronghold": 2}}}
    players = seats(koi={"cards": [PATRON]})
    script = mandate("recruit", "turtle", players=players, season_set="teapot", map=board)
    script.say("koi", "summon", figure="bushi", province="edo")
    assert script.coins("koi") == 0
    script.say("koi", "summon", figure="bushi", province="edo")
    assert gains(script, PATRON) == [("coins", "koi", 2)]


def test_nothing_for_a_recruit_without_a_summon_or_for_someone_elses() -> None:
    """CAR-path-of-the-patron: after *you* Summon."""
    board = {"edo": {"koi": {"stronghold": 1}, "lotus": {"stronghold": 1}}}
    players = seats(koi={"cards": [PATRON]})
    script = mandate("recruit", "koi", players=players, season_set="teapot", map=board)
    script.say("lotus", "summon", figure="bushi", province="edo").done("koi")
    script.asked("lotus", "mandate")
    assert gains(script, PATRON) == []


def test_a_monster_acquired_is_a_summon() -> None:
    """CAR-path-of-the-patron, CAR-3: the Coins come when it is on the map."""
    players = seats(koi={"cards": [PATRON], "coins": 3})
    display = {"river-dragon": 1}
    board = {"edo": {"koi": {"stronghold": 1}}}
    script = mandate("train", "koi", players=players, season_set="teapot", display=display, map=board)
    script.say("koi", "buy", card="river-dragon")
    assert (script.at("edo", "koi")["river-dragon"], script.coins("koi")) == (1, 3)


def test_raijins_bushi_is_a_summon() -> None:
    """CAR-path-of-the-patron, CAR-3: declined, it is none."""
    shrine = {"kami": "raijin", "koi": {"shinto": 1}}
    players = seats(koi={"cards": [PATRON]})
    script = kami_turn(shrine, players=players, season_set="teapot")
    declined = Script(script.game.copy()).done("koi")
    script.say("koi", "summon", figure="bushi", province="oshu")
    assert (script.coins("koi"), declined.coins("koi")) == (2, 0)
