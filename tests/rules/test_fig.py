"""Figures: their force, what counts as a Daimyo, placing, and two types in one (FIG)."""

from __future__ import annotations

import pytest

from tests.support.battles import battle, over, victor
from tests.support.script import Json, Script, mandate, start

KAMI = ("raijin", "hachiman", "susanoo", "tsukuyomi")


def with_cards(*koi: str) -> Json:
    """Three players; the Koi own these cards."""
    return {"koi": {"cards": list(koi), "coins": 3}, "lotus": {"coins": 3, "vp": 1}, "turtle": {}}


# -- force -----------------------------------------------------------------------------------------


def leads(figures: dict[str, int], bushi: int, *cards: str) -> bool:
    """Whether these figures of the Koi beat this many Bushi of the Lotus, who win ties, in a Harvest."""
    script = mandate(
        "harvest",
        "koi",
        season="autumn",
        players=with_cards(*cards),
        honor=["lotus", "koi", "turtle"],
        map={"kyoto": {"koi": figures, "lotus": {"bushi": bushi}}},
    )
    return script.vp("koi") > 0


@pytest.mark.parametrize("figure", ["bushi", "shinto", "daimyo", "komainu", "oni-of-souls"])
def test_a_figure_has_one_force(figure: str) -> None:
    """FIG-1: of any kind; it beats nobody, and ties with one Bushi."""
    cards = [figure] if figure in ("komainu", "oni-of-souls") else []
    assert leads({figure: 1}, 0, *cards)
    assert not leads({figure: 1}, 1, *cards)


@pytest.mark.parametrize(("monster", "force"), [("yurei", 2), ("river-dragon", 5)])
def test_a_card_may_say_otherwise(monster: str, force: int) -> None:
    """FIG-1: the printed force of a Monster."""
    assert leads({monster: 1}, force - 1, monster)
    assert not leads({monster: 1}, force, monster)


def test_forces_add_up_and_a_stronghold_has_none() -> None:
    """FIG-1: a Bushi, two Shinto, a Daimyo, and a Yurei have 6 force; Strongholds add nothing."""
    here = {"bushi": 1, "shinto": 2, "daimyo": 1, "yurei": 1, "stronghold": 3}
    assert leads(here, 5, "yurei")
    assert not leads(here, 6, "yurei")


# -- Daimyo ----------------------------------------------------------------------------------------


def hostage(figures: dict[str, int], *cards: str) -> Script:
    """The Lotus have won Take Hostage against these figures of the Koi."""
    script = battle(
        {"koi": figures, "lotus": {"bushi": 4}},
        with_cards(*cards),
        season="autumn",
        honor=["lotus", "koi", "turtle"],
    )
    return script.bids(koi=(0, 0, 0, 0), lotus=(0, 1, 0, 0))


def test_daimyo_and_what_counts_as_one_cannot_be_captured() -> None:
    """FIG-2: of Daimyo, Yurei and Bushi only the Bushi is offered."""
    script = hostage({"daimyo": 1, "yurei": 1, "bushi": 1}, "yurei")
    script.asked("lotus", "hostage")
    offered = [(o["clan"], o["figure"]) for o in script.options("lotus") if o["kind"] == "capture"]
    assert offered == [("koi", "bushi")]
    script.refused("lotus", "BAT-8", "capture", clan_="koi", figure="daimyo")
    script.refused("lotus", "BAT-8", "capture", clan_="koi", figure="yurei")


def test_against_daimyo_alone_no_hostage_is_asked_for() -> None:
    """FIG-2: there is nobody to take."""
    script = over(hostage({"daimyo": 1, "yurei": 1}, "yurei"))
    assert not script.events("captured")


def test_a_daimyo_is_killed_by_a_lost_battle() -> None:
    """FIG-2: an effect on all figures touches it, and Yurei too."""
    script = over(hostage({"daimyo": 1, "yurei": 1}, "yurei"))
    assert (victor(script), script.at("nagato", "koi")) == ("lotus", {})
    assert (script.reserve("koi", "daimyo"), script.reserve("koi", "yurei")) == (1, 1)


def test_a_daimyo_dies_by_its_own_seppuku() -> None:
    """FIG-2: with all other figures there."""
    script = battle({"koi": {"daimyo": 1, "bushi": 1}, "lotus": {"bushi": 4}}, with_cards())
    script.bids(koi=(1, 0, 0, 0), lotus=(0, 0, 0, 0)).say("koi", "yes")
    assert (script.vp("koi"), script.reserve("koi", "daimyo")) == (2, 1)


def test_a_dead_daimyo_is_summoned_again_by_recruit() -> None:
    """FIG-2: once it is in reserve."""
    board = {"edo": {"koi": {"stronghold": 2}}}
    script = mandate("recruit", "turtle", players=with_cards(), map=board)
    script.say("koi", "summon", figure="daimyo", province="edo")
    script.refused("koi", "REC-3", "summon", figure="daimyo", province="edo")
    assert script.at("edo", "koi") == {"daimyo": 1, "stronghold": 2}


def test_daimyo_and_what_counts_as_one_cannot_be_replaced() -> None:
    """FIG-2: Betray finds only the Bushi beside them."""
    board = {"edo": {"koi": {"daimyo": 1, "yurei": 1, "bushi": 1}}}
    script = mandate("betray", "turtle", season="summer", players=with_cards("yurei"), map=board)
    assert [o["figure"] for o in script.options("turtle") if o["kind"] == "replace"] == ["bushi"]


# -- placing and replacing -------------------------------------------------------------------------


def test_a_figure_put_on_the_map_without_a_summon_sets_off_no_summon() -> None:
    """FIG-3: the owner of Path of the Warlord gains no Coin by a Betray."""
    script = mandate(
        "betray",
        "koi",
        season_set="teapot",
        players=with_cards("path-of-the-warlord"),
        map={"edo": {"lotus": {"bushi": 1}}},
    )
    script.say("koi", "replace", clan_="lotus", figure="bushi", province="edo", with_="bushi")
    script.asked("lotus", "mandate")
    assert script.coins("koi") == 3
    assert not script.events("summoned")


# -- two types -------------------------------------------------------------------------------------


def test_komainu_is_a_shinto_where_it_is_summoned() -> None:
    """FIG-4: it may go to a shrine, from a Recruit too."""
    shrines = [{"kami": kami} for kami in KAMI]
    board = {"edo": {"koi": {"stronghold": 1}}}
    script = mandate("recruit", "turtle", players=with_cards("komainu"), shrines=shrines, map=board)
    script.say("koi", "summon", figure="komainu", province="edo", shrine="hachiman")
    assert script.view["shrines"][1] == {"kami": "hachiman", "koi": {"komainu": 1}}


def test_a_worshipping_komainu_goes_home_in_cleanup() -> None:
    """FIG-4: like any Shinto."""
    shrines = [{"kami": KAMI[0], "koi": {"komainu": 1}}, *({"kami": kami} for kami in KAMI[1:])]
    script = start(phase="war", players=with_cards("komainu"), shrines=shrines, war=["edo"])
    assert (script.view["season"], script.reserve("koi", "komainu")) == ("summer", 1)


def test_komainu_is_both_types_for_betray() -> None:
    """FIG-4: a Shinto and a Monster of the Koi may both take its place."""
    players = {"koi": {"cards": ["oni-of-souls"]}, "lotus": {"cards": ["komainu"]}, "turtle": {}}
    script = mandate(
        "betray", "koi", season="summer", players=players, map={"edo": {"lotus": {"komainu": 1}}}
    )
    assert {o["with"] for o in script.options("koi") if o["kind"] == "replace"} == {"shinto", "oni-of-souls"}


def test_yurei_is_a_monster_and_a_daimyo() -> None:
    """FIG-4: as a Monster it replaces one, as a Daimyo it cannot be replaced after that."""
    players = {"koi": {"cards": ["yurei"]}, "lotus": {"cards": ["komainu", "oni-of-souls"]}, "turtle": {}}
    script = start(
        phase="political",
        season="summer",
        players=players,
        map={"edo": {"lotus": {"oni-of-souls": 1}}, "oshu": {"koi": {"bushi": 1}}},
        political={"turn": 1, "current": "koi", "hand": ["betray", "betray", "train", "harvest"]},
    )
    script.say("koi", "mandate", tile="betray")
    script.say("koi", "replace", clan_="lotus", figure="oni-of-souls", province="edo", with_="yurei")
    script.say("lotus", "mandate", tile="betray", announce="betray")
    script.refused("lotus", "BET-5", "replace", clan_="koi", figure="yurei", province="edo", with_="komainu")
