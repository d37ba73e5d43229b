"""Cards and abilities that meet where figures come, count as others, or are owned but gone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.cards import deaths, gains, kami_turn, seats, winter
from tests.support.kami_unbound import QUINTET, unbound
from tests.support.script import Json, Script, mandate, start

PLACED = {"edo": {"koi": {"stronghold": 1}}}


def five(**more: Json) -> dict[str, Json]:
    """Five players, and what is said of some."""
    return {clan: {} for clan in QUINTET} | more


# -- summoning, placing, replacing -----------------------------------------------------------


def test_what_the_kenin_place_is_not_summoned() -> None:
    """CAR-3, FIG-3, CAR-path-of-the-kenin: two copies place two Bushi, and no more."""
    script = mandate(
        *("recruit", "turtle"), players=seats(koi={"cards": ["path-of-the-kenin"] * 2}), map=PLACED
    )
    script.say("koi", "summon", figure="daimyo", province="edo")
    script.say("koi", "place", figure="bushi", province="edo")
    script.say("koi", "place", figure="bushi", province="edo").asked("koi", "mandate")
    assert script.at("edo", "koi") == {"daimyo": 1, "bushi": 2, "stronghold": 1}


@pytest.mark.parametrize(
    ("card", "figure", "place"),
    [
        ("path-of-the-samurai", "bushi", {"province": "oshu"}),
        ("path-of-the-light", "shinto", {"shrine": "fujin"}),
    ],
)
def test_what_samurai_and_light_place_is_not_summoned(card: str, figure: str, place: dict[str, str]) -> None:
    """CAR-3, FIG-3: the Kenin do not follow, as the Koi summoned nothing in this Recruit."""
    shrines = [{"kami": kami} for kami in ("fujin", "raijin", "ryujin", "susanoo")]
    players = seats(koi={"cards": [card, "path-of-the-kenin"]})
    script = mandate("recruit", "turtle", players=players, map=PLACED, shrines=shrines)
    script.done("koi").say("koi", "place", figure=figure, **place).asked("koi", "mandate")


def test_kenin_then_samurai() -> None:
    """CAR-path-of-the-kenin, CAR-path-of-the-samurai: after the Summon, and at the end of the mandate."""
    script = mandate(
        *("recruit", "turtle"),
        players=seats(koi={"cards": ["path-of-the-kenin", "path-of-the-samurai"]}),
        map={"edo": {"koi": {"stronghold": 1}, "lotus": {"stronghold": 1}}},
    )
    script.say("koi", "summon", figure="bushi", province="edo")
    script.asked("koi", "place", "path-of-the-kenin")
    script.say("koi", "place", figure="bushi", province="edo").done("lotus")
    script.asked("koi", "place", "path-of-the-samurai")
    script.say("koi", "place", figure="bushi", province="hokkaido")
    assert script.at("hokkaido", "koi") == {"bushi": 1}


def test_the_dragonflys_kenin_need_a_stronghold() -> None:
    """FIG-3, CAR-path-of-the-kenin, CLA-DRAGONFLY-1: Summoned anywhere, but placing is not a Summon."""
    script = mandate(
        *("recruit", "bonsai"),
        players=five(dragonfly={"cards": ["path-of-the-kenin"]}),
        map={"hokkaido": {"dragonfly": {"stronghold": 1}}},
    )
    script.say("dragonfly", "summon", figure="bushi", province="nagato")
    script.asked("dragonfly", "place", "path-of-the-kenin")
    assert [option.get("province") for option in script.options("dragonfly")] == [None, "hokkaido"]


def test_a_figure_that_replaces_is_not_summoned() -> None:
    """CAR-3, BET-6, CAR-path-of-the-warlord: Betray brings no Coin."""
    script = mandate(
        *("betray", "koi"),
        season_set="teapot",
        players=seats(koi={"cards": ["path-of-the-warlord", "path-of-the-unrighteous"]}),
        map={"edo": {"lotus": {"bushi": 1}}},
    )
    script.say("koi", "replace", clan_="lotus", figure="bushi", province="edo", with_="bushi")
    assert script.coins("koi") == 0


def test_raijins_shrine_ability_is_a_summon() -> None:
    """CAR-3, KAM-5, CAR-path-of-the-warlord: two copies, two Coins."""
    players = seats(koi={"cards": ["path-of-the-warlord"] * 2})
    script = kami_turn({"kami": "raijin", "koi": {"shinto": 1}}, season_set="teapot", players=players)
    script.say("koi", "summon", figure="bushi", province="nagato")
    assert script.coins("koi") == 2


def test_an_acquired_monster_is_a_summon() -> None:
    """CAR-3, TRA-5, CAR-path-of-the-warlord: but a card that is not a Monster is not."""
    players = seats(koi={"coins": 4, "cards": ["path-of-the-warlord"]})
    display = {"komainu": 1, "way-of-the-shogun": 1}
    script = mandate(*("train", "koi"), season_set="teapot", players=players, map=PLACED, display=display)
    script.say("koi", "buy", card="komainu").say("koi", "summon", figure="komainu", province="edo")
    assert gains(script, "path-of-the-warlord") == [("coins", "koi", 1)]


def test_a_monster_that_cannot_be_summoned_triggers_nothing() -> None:
    """TRA-5, CAR-path-of-the-warlord: without a Stronghold it goes to the reserve."""
    players = seats(koi={"coins": 4, "cards": ["path-of-the-warlord"]})
    script = mandate("train", "koi", season_set="teapot", players=players, display={"oni-of-skulls": 1})
    script.say("koi", "buy", card="oni-of-skulls")
    assert (script.reserve("koi", "oni-of-skulls"), gains(script, "path-of-the-warlord")) == (1, [])


def test_the_dragonfly_summon_an_acquired_monster_anywhere() -> None:
    """RUL-17, CLA-DRAGONFLY-1, CAR-oni-of-hate: it kills where it lands, no Stronghold is needed."""
    script = mandate(
        *("train", "dragonfly"),
        season="autumn",
        players=five(dragonfly={"coins": 4}),
        map={"nagato": {"koi": {"bushi": 1}}},
        display={"oni-of-hate": 1},
    )
    script.say("dragonfly", "buy", card="oni-of-hate")
    assert len(script.options("dragonfly")) == 8
    script.say("dragonfly", "summon", figure="oni-of-hate", province="nagato")
    assert deaths(script) == [("koi", "bushi", 1, "oni-of-hate")]


def test_hate_and_spite_enter_one_after_the_other() -> None:
    """CAR-oni-of-hate, CAR-oni-of-spite: the Koi, robbed of their Bushi, have no force left to steal from."""
    script = mandate(
        *("recruit", "koi"),
        players=seats(koi={"vp": 5}, turtle={"cards": ["oni-of-hate", "oni-of-spite"]}),
        map={"edo": {"koi": {"bushi": 1}, "turtle": {"stronghold": 2}}},
    )
    script.say("turtle", "summon", figure="oni-of-hate", province="edo")
    script.say("turtle", "summon", figure="oni-of-spite", province="edo")
    assert (script.vp("koi"), script.vp("turtle")) == (5, 0)


def test_spite_enters_by_betray() -> None:
    """CAR-oni-of-spite, CAR-9, CAR-8: 2 VP of the Lotus, the only one the Koi have."""
    script = mandate(
        *("betray", "turtle"),
        players=seats(
            koi={"vp": 1, "cards": ["oni-of-skulls"]}, lotus={"vp": 5}, turtle={"cards": ["oni-of-spite"]}
        ),
        map={"edo": {"koi": {"oni-of-skulls": 1, "bushi": 1}, "lotus": {"bushi": 1}}},
    )
    script.say(
        *("turtle", "replace"), clan_="koi", figure="oni-of-skulls", province="edo", with_="oni-of-spite"
    )
    assert [script.vp(clan) for clan in ("koi", "lotus", "turtle")] == [0, 3, 3]


# -- Yurei and Komainu -----------------------------------------------------------------------


def betray(victim: dict[str, int], mine: list[str]) -> Script:
    """The Koi's Betray against the Lotus's pieces in Edo."""
    cards = [kind for kind in victim if kind not in ("bushi", "shinto", "daimyo")]
    players = seats(koi={"cards": mine}, lotus={"cards": cards})
    return mandate("betray", "koi", players=players, map={"edo": {"lotus": victim}})


def replacements(script: Script) -> set[tuple[str, str]]:
    """What may replace what, as (victim, with)."""
    return {(o["figure"], o["with"]) for o in script.options("koi") if o["kind"] == "replace"}


def test_yurei_is_not_replaced() -> None:
    """CAR-yurei, BET-5: it counts as a Daimyo."""
    script = betray({"yurei": 1, "bushi": 1}, ["oni-of-skulls"])
    assert replacements(script) == {("bushi", "bushi")}


def test_yurei_replaces_a_monster() -> None:
    """CAR-yurei, BET-4: in reserve it is a Monster like any other."""
    script = betray({"oni-of-skulls": 1}, ["yurei"])
    script.say("koi", "replace", clan_="lotus", figure="oni-of-skulls", province="edo", with_="yurei")
    assert script.at("edo", "koi") == {"yurei": 1}


def test_komainu_is_replaced_as_either_type() -> None:
    """CAR-12, CAR-komainu, BET-3: by a Shinto or by a Monster, Yurei too."""
    script = betray({"komainu": 1}, ["oni-of-skulls", "yurei"])
    assert replacements(script) == {("komainu", "shinto"), ("komainu", "oni-of-skulls"), ("komainu", "yurei")}


def test_komainu_replaces_either_type() -> None:
    """CAR-12, CAR-komainu, BET-3: a Shinto or a Monster; no Bushi."""
    script = betray({"shinto": 1, "oni-of-skulls": 1, "bushi": 1}, ["komainu"])
    assert replacements(script) == {
        *(("shinto", "shinto"), ("shinto", "komainu")),
        *(("oni-of-skulls", "komainu"), ("bushi", "bushi")),
    }


def test_hate_kills_komainu_but_no_yurei() -> None:
    """CAR-12, CAR-oni-of-hate, CAR-yurei: the Koi's Komainu is a Shinto, the Lotus's Yurei a Daimyo."""
    script = mandate(
        *("recruit", "koi"),
        players=seats(
            koi={"cards": ["komainu"]}, lotus={"cards": ["yurei"]}, turtle={"cards": ["oni-of-hate"]}
        ),
        map={"edo": {"koi": {"komainu": 1}, "lotus": {"yurei": 1}, "turtle": {"stronghold": 1}}},
    )
    script.say("turtle", "summon", figure="oni-of-hate", province="edo")
    assert deaths(script) == [("koi", "komainu", 1, "oni-of-hate")]


# -- Sengoku ---------------------------------------------------------------------------------


def sengoku(here: Json, current: str = "turtle", **more: Any) -> Script:
    """A Harvest in which the Koi own the Path of Sengoku and Yurei."""
    players = seats(koi={"cards": ["path-of-sengoku", "yurei"]})
    return mandate("harvest", current, season_set="mountain", players=players, map=here, **more)


def test_sengoku_pays_the_province_of_yurei_too() -> None:
    """RUL-17, CAR-path-of-sengoku, CAR-yurei: Kyoto and Kansai, 4 + 3 VP."""
    assert sengoku({"kyoto": {"koi": {"daimyo": 1}}, "kansai": {"koi": {"yurei": 1}}}).vp("koi") == 7


def test_sengoku_pays_one_province_once() -> None:
    """RUL-17: Daimyo and Yurei side by side."""
    assert sengoku({"kyoto": {"koi": {"daimyo": 1, "yurei": 1}}}).vp("koi") == 4


def test_sengoku_pays_nothing_for_a_reward_gained_already() -> None:
    """CAR-path-of-sengoku, HAR-2: Kyoto came with the Koi's own bonus, Kansai is led by the Lotus."""
    here = {"kyoto": {"koi": {"daimyo": 1}}, "kansai": {"koi": {"yurei": 1}, "lotus": {"bushi": 3}}}
    script = sengoku(here, "koi")
    assert gains(script, "path-of-sengoku") == [("vp", "koi", 3)]
    assert script.vp("koi") == 7


def test_sengoku_and_fujins_figure() -> None:
    """RUL-12: doubled where Fujin stands, and not again where it was gained already."""
    here = {"kyoto": {"koi": {"daimyo": 1}}}
    assert sengoku(here, **unbound({"fujin": "kyoto"})).vp("koi") == 8
    assert sengoku(here, "koi", **unbound({"fujin": "kyoto"})).vp("koi") == 8


# -- what is owned in Winter -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("season_set", "cards", "vp"),
    [
        ("archway", ["form-of-the-beast", "oni-of-skulls", "komainu"], 6),
        ("archway", ["form-of-the-beast", "form-of-the-beast", "oni-of-skulls", "yurei"], 12),
        ("horseman", ["form-of-the-demon", "oni-of-skulls", "river-dragon", "oni-of-hate"], 6),
        ("mountain", ["form-of-the-tanuki", "oni-of-skulls", "komainu", "piety", "respect"], 6),
        ("archway", ["form-of-the-phoenix", "respect", "respect", "justice"], 6),
    ],
)
def test_winter_upgrades_count_cards_wherever_the_figures_are(
    season_set: str, cards: list[str], vp: int
) -> None:
    """CAR-2: the Koi have nothing on the map; their Oni of Skulls is a hostage, if they own it."""
    hostages = [["koi", "oni-of-skulls"]] if "oni-of-skulls" in cards else []
    players = seats(koi={"cards": cards}, lotus={"hostages": hostages})
    assert winter(players, season_set=season_set).vp("koi") == vp


def test_kindred_counts_a_broken_alliance() -> None:
    """CAR-form-of-the-kindred, BET-2: the alliance of this season was broken by its first mandate."""
    political = {"turn": 1, "current": "koi", "hand": ["betray", "train", "recruit", "harvest"]}
    position: Json = {"season_set": "teapot", "players": seats(), "political": political}
    script = start(phase="political", season="autumn", alliances=[["koi", "lotus"]], **position)
    script.say("koi", "mandate", tile="betray")
    assert script.view["alliances"] == []
    seasons = {clan: script.player(clan)["allied_seasons"] for clan in ("koi", "lotus")}
    assert seasons == {"koi": ["autumn"], "lotus": ["autumn"]}
    players = seats(lotus={"cards": ["form-of-the-kindred"], "allied_seasons": seasons["lotus"]})
    assert winter(players, season_set="teapot").vp("lotus") == 3


# -- gifts while cards ask -------------------------------------------------------------------


def test_a_gift_while_the_kenin_are_placed() -> None:
    """NEG-1: any clan may give, no matter who is asked; the question stays."""
    script = mandate(
        *("recruit", "turtle"),
        players=seats(koi={"cards": ["path-of-the-kenin"]}, lotus={"coins": 2}),
        map=PLACED,
    )
    script.say("koi", "summon", figure="bushi", province="edo")
    script.gift("lotus", to="turtle", coins=2).asked("koi", "place", "path-of-the-kenin")
    assert script.coins("turtle") == 2


def test_a_gift_makes_another_player_the_richest() -> None:
    """NEG-1, CAR-path-of-the-monkey: while the Koi think it over, the Lotus give their Coins away."""
    script = mandate(
        *("recruit", "koi"),
        season_set="horseman",
        players=seats(koi={"cards": ["path-of-the-monkey"]}, lotus={"coins": 3}, turtle={"coins": 1}),
        map=PLACED,
    )
    script.say("koi", "summon", figure="bushi", province="edo").say("koi", "done")
    script.asked("koi", "offer", "path-of-the-monkey")
    script.gift("lotus", to="turtle", coins=3).say("koi", "yes")
    assert [script.coins(clan) for clan in ("koi", "lotus", "turtle")] == [1, 0, 3]


def test_a_gift_while_the_ninja_asks_for_mercy() -> None:
    """NEG-1, CAR-10: the killing still waits for the answer, and is done once."""
    script = mandate(
        *("recruit", "koi"),
        season_set="horseman",
        players=seats(koi={"cards": ["path-of-the-ninja", "mercy"]}, lotus={"coins": 1}),
        map={**PLACED, "nagato": {"lotus": {"bushi": 1}}},
    )
    script.say("koi", "summon", figure="daimyo", province="edo").say("koi", "done")
    script.say("koi", "kill", clan_="lotus", figure="bushi", province="nagato")
    script.gift("lotus", to="koi", coins=1).asked("koi", "offer", "mercy")
    script.say("koi", "no")
    assert deaths(script) == [("lotus", "bushi", 1, "path-of-the-ninja")]
    assert script.honor() == ["lotus", "koi", "turtle"]


def test_a_gift_lets_a_card_be_bought() -> None:
    """NEG-1, TRA-6: the price is looked at when the card is bought."""
    players = seats(koi={"coins": 1}, lotus={"coins": 1})
    display = {"way-of-the-shogun": 1, "path-of-the-lion": 1}
    script = mandate("train", "turtle", players=players, display=display).done("turtle")
    script.refused("koi", "TRA-6", "buy", card="way-of-the-shogun")
    script.gift("lotus", to="koi", coins=1).say("koi", "buy", card="way-of-the-shogun")
    assert script.player("koi")["cards"] == ["way-of-the-shogun"]
