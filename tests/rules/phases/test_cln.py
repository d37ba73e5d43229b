"""Seasonal cleanup: what goes back and what stays (CLN)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.support.script import Script, start

THREE = ["koi", "lotus", "turtle"]


def clean_up(players: Any = THREE, season: str = "autumn", **position: Any) -> Script:
    """A war in which nothing is fought, then the cleanup; after Autumn no income blurs it."""
    return start(phase="war", season=season, players=players, **position)


def test_coins_and_ronin_go_back() -> None:
    """CLN-1: all of them, also those of the Koi's exchange at the start of war."""
    script = clean_up({"koi": {"coins": 4, "ronin": 3}, "lotus": {"coins": 1, "ronin": 2}, "turtle": {}})
    assert [(script.coins(clan), script.ronin(clan)) for clan in THREE] == [(0, 0)] * 3


def test_ronin_do_not_reach_the_next_season() -> None:
    """CLN-1."""
    script = clean_up({"koi": {}, "lotus": {"ronin": 2}, "turtle": {"coins": 9, "ronin": 7}}, season="spring")
    assert [script.ronin(clan) for clan in THREE] == [0, 0, 0]
    assert [script.coins(clan) for clan in THREE] == [5, 7, 6]


def test_victory_points_cards_and_tokens_stay() -> None:
    """CLN-1: nothing but Coins and Ronin is given back."""
    kept = {"vp": 6, "cards": ["path-of-the-lion", "righteousness"], "tokens": [["spring", "kyoto"]]}
    script = clean_up({"koi": {**kept, "coins": 2}, "lotus": {}, "turtle": {}}, season="spring")
    assert {key: script.player("koi")[key] for key in kept} == kept


def test_worshippers_go_home() -> None:
    """CLN-2: every figure in a shrine goes to its owner's reserve, a Komainu too."""
    script = clean_up(
        {"koi": {"cards": ["komainu"]}, "lotus": {}, "turtle": {}},
        shrines=[
            {"kami": "fujin", "koi": {"shinto": 2, "komainu": 1}, "lotus": {"shinto": 1}},
            {"kami": "raijin"},
            {"kami": "ryujin"},
            {"kami": "hachiman", "lotus": {"shinto": 2}},
        ],
    )
    assert [list(shrine) for shrine in script.view["shrines"]] == [["kami"]] * 4
    assert [script.reserve(clan, "shinto") for clan in THREE] == [3, 3, 3]
    assert script.reserve("koi", "komainu") == 1


def test_figures_and_strongholds_on_the_map_stay() -> None:
    """CLN-2."""
    here = {
        "edo": {"koi": {"shinto": 1, "bushi": 2, "daimyo": 1, "stronghold": 1}},
        "oshu": {"lotus": {"stronghold": 2}},
        "kyushu": {"turtle": {"bushi": 1}},
    }
    assert clean_up(map=here, war=["edo", "oshu", "kyushu"]).view["map"] == here


def test_all_mandate_tiles_are_shuffled_together_again() -> None:
    """CLN-3: all ten, laid or not, in an order of chance."""
    laid = [{"clan": clan, "tile": "harvest", "announce": "harvest"} for clan in ("koi", "turtle")]
    decks = []
    for seed in range(8):
        script = clean_up(season="spring", political={"current": "turtle", "laid": laid}, seed=seed)
        political = script.game.position()["political"]
        assert Counter(political["deck"]) == dict.fromkeys(
            ("recruit", "marshal", "train", "harvest", "betray"), 2
        )
        assert (political["laid"], script.view["mandates"]) == ([], [])
        decks.append(tuple(political["deck"]))
    assert len(set(decks)) > 4


def test_what_was_known_of_the_deck_is_worth_nothing_after_the_shuffle() -> None:
    """CLN-3: what a clan had seen on top is no longer there."""
    script = start(
        phase="political",
        players=THREE,
        display={},
        political={"turn": 7, "current": "koi", "hand": ["recruit", "train", "harvest", "betray"]},
    )
    assert len(script.game.view("koi")["private"]["deck"]["top"]) == 4
    script.say("koi", "mandate", tile="harvest")
    script.all_asked("tea", *THREE)
    known = script.game.view("koi")["private"]["deck"]
    assert (known["top"], known["seen"], known["size"]) == ([], [], 10)


def test_war_numbers_go_away() -> None:
    """CLN-4: also those nobody fought for."""
    script = clean_up(war=["edo", "oshu", "kyoto"], map={"oshu": {"koi": {"bushi": 1}}})
    assert script.view["season"] == "winter"
    assert (script.view["war"], script.view["war_at"]) == ([], None)
    assert script.player("koi")["tokens"] == [["autumn", "oshu"]]


def test_an_unclaimed_token_is_nobodys_in_the_next_season() -> None:
    """CLN-4: only the new season's provinces are at war."""
    pile = ["kyushu", "oshu", "kansai", "hokkaido", "nagato", "edo", "kyoto", "shikoku"]
    script = clean_up(season="spring", war=["edo", "kyoto"], piles={"summer": pile})
    assert script.view["war"] == pile[:5]
    assert [script.player(clan)["tokens"] for clan in THREE] == [[], [], []]
