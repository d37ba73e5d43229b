"""Oni of Hate: entering a province it kills a Bushi or Shinto of each player with higher honor."""

from __future__ import annotations

from typing import Any

from tests.support.cards import deaths, gains, kami_turn, row, seats
from tests.support.script import Json, Script, mandate

CARD = "oni-of-hate"


def summon(oshu: Json, **position: Any) -> Script:
    """The Turtle, below Koi and Lotus, have it summoned to Oshu, where these are."""
    players = seats(turtle={"cards": [CARD]}, **position.pop("more", {}))
    board = {"oshu": {**oshu, "turtle": {"stronghold": 1, **oshu.get("turtle", {})}}}
    script = mandate("recruit", "turtle", season="autumn", players=players, map=board, **position)
    return script.say("turtle", "summon", figure=CARD, province="oshu")


def killed(owner: str, figure: str = "bushi") -> tuple[str, str, int, str]:
    return owner, figure, 1, CARD


def test_summoned_it_kills_one_figure_of_each_player_above() -> None:
    """CAR-oni-of-hate: with only one figure to pick of each nothing is asked."""
    script = summon({"koi": {"bushi": 2}, "lotus": {"shinto": 1}})
    assert deaths(script) == [killed("koi"), killed("lotus", "shinto")]
    assert (script.at("oshu", "koi"), script.reserve("koi", "bushi")) == ({"bushi": 1}, 5)
    script.asked("turtle", "recruit")


def test_its_owner_picks_the_figures() -> None:
    """CAR-oni-of-hate: one of the Koi, then one of the Lotus; it is not a "may"."""
    both = {"bushi": 1, "shinto": 1}
    script = summon({"koi": both, "lotus": both})
    script.asked("turtle", "kill", CARD)
    pick = {"kind": "kill", "clan": "koi", "province": "oshu"}
    assert script.options("turtle") == [{**pick, "figure": "bushi"}, {**pick, "figure": "shinto"}]
    script.say("turtle", "kill", clan_="koi", figure="shinto", province="oshu")
    assert deaths(script) == []
    script.say("turtle", "kill", clan_="lotus", figure="bushi", province="oshu")
    assert deaths(script) == [killed("koi", "shinto"), killed("lotus")]


def test_players_of_lower_honor_are_safe() -> None:
    """CAR-oni-of-hate: honor as it is when it enters."""
    script = summon({"koi": {"bushi": 1}, "lotus": {"bushi": 1}}, honor=["koi", "turtle", "lotus"])
    assert deaths(script) == [killed("koi")]


def test_an_ally_is_not_spared() -> None:
    """CAR-oni-of-hate, TEA-5."""
    assert deaths(summon({"koi": {"bushi": 1}}, alliances=[["koi", "turtle"]])) == [killed("koi")]


def test_what_counts_as_daimyo_is_safe_and_so_are_monsters() -> None:
    """CAR-oni-of-hate: and nothing is asked."""
    koi = {"daimyo": 1, "yurei": 1, "river-dragon": 1}
    script = summon({"koi": koi}, more={"koi": {"cards": ["yurei", "river-dragon"]}})
    assert (deaths(script), script.at("oshu", "koi")) == ([], koi)


def test_komainu_is_a_shinto() -> None:
    """CAR-oni-of-hate, CAR-12: it can be picked."""
    script = summon({"koi": {"komainu": 1}}, more={"koi": {"cards": ["komainu"]}})
    assert deaths(script) == [killed("koi", "komainu")]


def test_it_works_when_it_is_acquired() -> None:
    """CAR-oni-of-hate, CAR-11: it is owned by the time it is summoned."""
    script = mandate(
        *("train", "turtle"),
        season="autumn",
        players=seats(turtle={"coins": 2}),
        display={CARD: 1},
        map={"oshu": {"koi": {"bushi": 1}, "turtle": {"stronghold": 1}}},
    )
    assert deaths(script.say("turtle", "buy", card=CARD)) == [killed("koi")]


def test_moved_in_a_marshal_it_enters() -> None:
    """CAR-oni-of-hate, CAR-9: where it arrives, not where it leaves."""
    board = {"oshu": {"koi": {"bushi": 1}, "turtle": {CARD: 1}}, "edo": {"lotus": {"bushi": 1}}}
    players = seats(turtle={"cards": [CARD]})
    script = mandate("marshal", "turtle", season="autumn", players=players, map=board).done("koi", "lotus")
    script.say("turtle", "move", figure=CARD, from_="oshu", to="edo")
    assert deaths(script) == [killed("lotus")]


def test_each_step_of_a_move_enters() -> None:
    """CAR-oni-of-hate, CAR-9: moved twice by Fujin it kills in both provinces."""
    script = kami_turn(
        {"kami": "fujin", "turtle": {"shinto": 1}},
        season="autumn",
        players=seats(turtle={"cards": [CARD]}),
        map={
            "oshu": {"turtle": {CARD: 1}},
            "edo": {"koi": {"bushi": 1}},
            "kyoto": {"lotus": {"bushi": 1}},
        },
    )
    script.say("turtle", "move", figure=CARD, from_="oshu", to="edo")
    script.say("turtle", "move", figure=CARD, from_="edo", to="kyoto")
    assert deaths(script) == [killed("koi"), killed("lotus")]


def test_replacing_a_monster_it_enters() -> None:
    """CAR-oni-of-hate, CAR-9: with Betray."""
    script = mandate(
        *("betray", "turtle"),
        season="autumn",
        players=seats(koi={"cards": ["river-dragon"]}, turtle={"cards": [CARD]}),
        map={"oshu": {"koi": {"river-dragon": 1, "bushi": 1}, "lotus": {"daimyo": 1}}},
    )
    script.say("turtle", "replace", clan_="koi", figure="river-dragon", province="oshu", with_=CARD)
    assert deaths(script) == [killed("koi")]


def test_other_figures_entering_its_province_do_nothing() -> None:
    """CAR-oni-of-hate: a Bushi of its owner, and a victim that its own clan moves there."""
    board = {"oshu": {"turtle": {CARD: 1}}, "edo": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}}
    players = seats(turtle={"cards": [CARD]})
    script = mandate("marshal", "turtle", season="autumn", players=players, map=board)
    script.say("koi", "move", figure="bushi", from_="edo", to="oshu")
    script.say("turtle", "move", figure="bushi", from_="edo", to="oshu")
    assert deaths(script) == []


def test_a_figure_killed_pays_its_owner_righteousness() -> None:
    """CAR-oni-of-hate: it was killed, by a card."""
    script = summon({"koi": {"bushi": 1}}, more={"koi": {"cards": ["righteousness"]}})
    assert gains(script, "righteousness") == [("vp", "koi", 1)]


def test_amaterasu_protects_the_highest() -> None:
    """CAR-oni-of-hate, KUB-AMATERASU: the Koi cannot be killed there, the Lotus can."""
    script = summon(
        {"koi": {"bushi": 1}, "lotus": {"bushi": 1}},
        kami_unbound=True,
        shrines=row(),
        kami_figures={"amaterasu": "oshu"},
    )
    assert deaths(script) == [killed("lotus")]
