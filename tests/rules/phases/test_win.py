"""Winter: hostages return, cards and tokens score, and the game ends (WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from hinode import Result
from tests.support.script import Json, Script, start

PROVINCES = ["hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu"]


def winter(players: dict[str, Json], **position: Any) -> Script:
    """A script that has gone through winter to the end."""
    return start(season="winter", phase="winter", players=players, **position)


def result(script: Script) -> Result:
    found = script.game.result
    assert found is not None
    return found


def scored(*tokens: list[str]) -> int:
    """What the Koi score with these tokens."""
    return result(winter({"koi": {"tokens": list(tokens)}, "lotus": {}, "turtle": {}})).scores["koi"]


# -- WIN-1 -----------------------------------------------------------------------------------


def test_hostages_return_in_winter() -> None:
    """WIN-1, SEA-4: the Koi gain a Coin for each of two, the owners have their figures back."""
    hostages = [["lotus", "bushi"], ["turtle", "shinto"]]
    script = winter({"koi": {"hostages": hostages}, "lotus": {}, "turtle": {}})
    assert script.coins("koi") == 2
    assert script.player("koi")["hostages"] == []
    assert (script.reserve("lotus", "bushi"), script.reserve("turtle", "shinto")) == (6, 3)


def test_nothing_else_is_set_up_in_winter() -> None:
    """WIN-1: after an Autumn war no income, no cards, no war order and no ceremony come."""
    script = start(
        season="autumn", phase="war", players={"koi": {"coins": 3}, "lotus": {}, "turtle": {}}, war=[]
    )
    kinds = [event.kind for event in script.game.events()]
    assert kinds[kinds.index("season_started") :] == ["season_started", "phase_started", "game_ended"]
    assert [script.coins(clan) for clan in ("koi", "lotus", "turtle")] == [0, 0, 0]
    assert (script.view["season"], script.view["war"], script.game.pending) == ("winter", [], ())


def test_hostages_return_before_the_scoring() -> None:
    """WIN-1: first the hostages, then the VP."""
    players = {
        "koi": {"hostages": [["lotus", "bushi"]], "tokens": [["spring", "edo"]]},
        "lotus": {},
        "turtle": {},
    }
    kinds = [event.kind for event in winter(players).game.events()]
    assert kinds.index("hostage_returned") < kinds.index("vp") < kinds.index("game_ended")


# -- WIN-2 -----------------------------------------------------------------------------------


def test_winter_upgrades_score() -> None:
    """WIN-2: Form of the Kitsune is worth 3 VP for each Stronghold on the map."""
    script = winter(
        {"koi": {"vp": 1, "cards": ["form-of-the-kitsune"]}, "lotus": {"vp": 6}, "turtle": {}},
        map={"edo": {"koi": {"stronghold": 2}}, "oshu": {"lotus": {"stronghold": 3}}},
    )
    assert result(script).scores == {"koi": 7, "lotus": 6, "turtle": 0}
    assert result(script).winners == ["koi"]


# -- WIN-3, WIN-4 ----------------------------------------------------------------------------


@pytest.mark.parametrize(("season", "vp"), [("spring", 1), ("summer", 2), ("autumn", 3)])
def test_a_token_scores_by_its_season(season: str, vp: int) -> None:
    """WIN-3: 1, 2 or 3 VP."""
    assert scored([season, "edo"]) == vp
    assert scored([season, "edo"], [season, "oshu"]) == 2 * vp


def test_tokens_of_all_seasons_add_up() -> None:
    """WIN-3: two provinces, no bonus."""
    assert (
        scored(["spring", "edo"], ["summer", "edo"], ["autumn", "oshu"], ["spring", "oshu"]) == 1 + 2 + 3 + 1
    )


def test_vp_held_before_are_kept() -> None:
    """WIN-3: the tokens come on top, for each player their own."""
    players: dict[str, Json] = {
        "koi": {"vp": 5, "tokens": [["autumn", "edo"]]},
        "lotus": {"tokens": [["summer", "edo"]]},
        "turtle": {},
    }
    assert result(winter(players)).scores == {"koi": 8, "lotus": 2, "turtle": 0}


@pytest.mark.parametrize(
    ("different", "bonus"),
    [(0, 0), (1, 0), (2, 0), (3, 10), (4, 10), (5, 20), (6, 20), (7, 30), (8, 30)],
)
def test_the_set_bonus(different: int, bonus: int) -> None:
    """WIN-4: for tokens of different provinces, once."""
    tokens = [["spring", province] for province in PROVINCES[:different]]
    assert scored(*tokens) == different + bonus


def test_tokens_of_one_province_are_not_a_set() -> None:
    """WIN-4: three tokens of Edo and two of Oshu are two provinces."""
    edo = [[season, "edo"] for season in ("spring", "summer", "autumn")]
    assert scored(*edo) == 6
    assert scored(*edo, ["spring", "oshu"], ["summer", "oshu"]) == 9


def test_a_set_may_span_the_seasons() -> None:
    """WIN-4: three provinces of three seasons, one of them twice."""
    assert scored(["spring", "edo"], ["summer", "oshu"], ["autumn", "kyoto"], ["summer", "kyoto"]) == 8 + 10


def test_a_token_won_in_autumn_scores() -> None:
    """WIN-3, WIN-4: the third province of the Koi falls to them in the last war."""
    script = start(
        season="autumn",
        phase="war",
        players={"koi": {"tokens": [["spring", "edo"], ["summer", "oshu"]]}, "lotus": {}, "turtle": {}},
        war=["kyoto"],
        map={"kyoto": {"koi": {"bushi": 1}}},
    )
    assert result(script).scores["koi"] == 1 + 2 + 3 + 10


# -- WIN-5 -----------------------------------------------------------------------------------


@pytest.mark.parametrize("best", ["koi", "lotus", "turtle"])
def test_most_vp_win(best: str) -> None:
    """WIN-5: regardless of honor."""
    players: dict[str, Json] = {clan: {"vp": 4} for clan in ("koi", "lotus", "turtle")}
    players[best] = {"vp": 5}
    assert result(winter(players)).winners == [best]


@pytest.mark.parametrize(
    "honor", [["koi", "lotus", "turtle"], ["turtle", "lotus", "koi"], ["lotus", "turtle", "koi"]]
)
def test_a_tie_goes_to_the_highest_honor(honor: list[str]) -> None:
    """WIN-5, HON-4: Koi and Lotus have 9 each, the Turtle 3."""
    players = {"koi": {"vp": 9}, "lotus": {"vp": 9}, "turtle": {"vp": 3}}
    tied = [clan for clan in honor if clan != "turtle"]
    found = result(winter(players, honor=honor))
    assert (found.winners, found.ranking) == ([tied[0]], [*tied, "turtle"])


def test_all_players_are_ranked() -> None:
    """WIN-5: best first, ties by honor, also below the first place."""
    vp = {"koi": 3, "lotus": 7, "turtle": 3, "dragonfly": 0, "bonsai": 3}
    script = winter(
        {clan: {"vp": amount} for clan, amount in vp.items()},
        honor=["turtle", "dragonfly", "bonsai", "koi", "lotus"],
    )
    found = result(script)
    assert found.scores == vp
    assert found.ranking == ["lotus", "turtle", "bonsai", "koi", "dragonfly"]
    ended = script.events("game_ended")
    assert [(e["ranking"], e["winners"]) for e in ended] == [(found.ranking, ["lotus"])]


def test_the_game_is_over_after_winter() -> None:
    """WIN-5: nothing more is asked, and nothing is taken."""
    script = winter({"koi": {}, "lotus": {}, "turtle": {}})
    assert (script.game.pending, script.view["phase"], script.view["waiting"]) == ((), "end", [])
    script.refused("koi", "WIN-5", "ready")


def test_there_is_no_result_before_the_end() -> None:
    """WIN-5: it is known when the game is over, not before."""
    assert start(players=["koi", "lotus", "turtle"]).game.result is None


# -- WIN-6 -----------------------------------------------------------------------------------


@pytest.mark.parametrize("honor", [["koi", "lotus", "turtle"], ["turtle", "lotus", "koi"]])
def test_tied_allies_share_the_victory(honor: list[str]) -> None:
    """WIN-6: both win; the ranking still tells them apart by honor."""
    players = {"koi": {"vp": 9}, "lotus": {"vp": 9}, "turtle": {"vp": 3}}
    found = result(winter(players, honor=honor, alliances=[["koi", "lotus"]]))
    assert sorted(found.winners) == ["koi", "lotus"]
    assert found.ranking == [*(clan for clan in honor if clan != "turtle"), "turtle"]


def test_an_ally_who_is_not_tied_shares_nothing() -> None:
    """WIN-6: the Lotus are 1 VP short."""
    players = {"koi": {"vp": 9}, "lotus": {"vp": 8}, "turtle": {"vp": 3}}
    assert result(winter(players, alliances=[["koi", "lotus"]])).winners == ["koi"]


def test_an_ally_of_someone_else_shares_nothing() -> None:
    """WIN-6: the Lotus tie with the Koi, but are allied with the Turtle."""
    players = {"koi": {"vp": 9}, "lotus": {"vp": 9}, "turtle": {"vp": 3}}
    assert result(winter(players, alliances=[["lotus", "turtle"]])).winners == ["koi"]


def test_allies_tied_for_second_do_not_win() -> None:
    """WIN-6: the victory is shared by the winner's ally only."""
    players = {"koi": {"vp": 9}, "lotus": {"vp": 8}, "turtle": {"vp": 8}}
    assert result(winter(players, alliances=[["lotus", "turtle"]])).winners == ["koi"]
