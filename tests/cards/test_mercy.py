"""Mercy: about to kill figures of others, one may spare them all and gain 2 VP."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import Pieces, battle, over
from tests.support.cards import deaths, gains, row, seats
from tests.support.script import Json, Script, mandate

CARD = "mercy"
NONE = (0, 0, 0, 0)
WON = {"koi": {"bushi": 3}, "lotus": {"bushi": 1, "shinto": 1}}


def fight(nagato: Pieces, copies: int = 1, lotus: Json | None = None, **position: Any) -> Script:
    """A battle; the Koi own the card."""
    players = seats(koi={"coins": 5, "cards": [CARD] * copies}, lotus={"coins": 5, **(lotus or {})})
    return battle(nagato, players, season_set="horseman", **position)


def summon_hate(cards: tuple[str, ...] = (CARD,), **clans: Json) -> Script:
    """The Turtle have Oni of Hate summoned to Oshu, where these are."""
    script = mandate(
        *("recruit", "turtle"),
        season="autumn",
        season_set="horseman",
        players=seats(turtle={"cards": ["oni-of-hate", *cards]}),
        map={"oshu": {"turtle": {"stronghold": 1}, **clans}},
    )
    return script.say("turtle", "summon", figure="oni-of-hate", province="oshu")


def test_the_winner_of_a_battle_is_asked() -> None:
    """CAR-mercy: once the battle is won, before anyone dies."""
    script = fight(WON).bids(koi=NONE, lotus=NONE)
    script.asked("koi", "offer", CARD)
    assert script.options("koi") == [{"kind": "yes"}, {"kind": "no"}]
    assert script.at("nagato", "lotus") == WON["lotus"]


def test_spared_figures_stay_and_two_vp_are_gained() -> None:
    """CAR-mercy, RUL-8: the token is taken all the same."""
    script = over(fight(WON).bids(koi=NONE, lotus=NONE).say("koi", "yes"))
    assert script.at("nagato", "lotus") == WON["lotus"]
    assert gains(script, CARD) == [("vp", "koi", 2)]
    assert script.player("koi")["tokens"] == [["spring", "nagato"]]
    assert [(e["clan"], e["province"], e["cause"]) for e in script.events("spared")] == [
        ("koi", "nagato", CARD)
    ]


def test_without_mercy_they_die() -> None:
    """CAR-mercy: it is a "may"."""
    script = over(fight(WON).bids(koi=NONE, lotus=NONE).say("koi", "no"))
    assert (script.at("nagato", "lotus"), script.vp("koi"), script.events("spared")) == ({}, 0, [])


def test_spared_figures_count_for_nobodys_kills() -> None:
    """CAR-mercy, CAR-10: no poets, and no Righteousness for their owner."""
    script = fight(WON, lotus={"cards": ["righteousness"]})
    over(script.bids(koi=NONE, lotus=(0, 0, 0, 2)).say("koi", "yes"))
    assert script.vp("lotus") == 0


def test_all_or_nothing() -> None:
    """CAR-mercy: the figures of both losers are one killing event and one question."""
    here = {"koi": {"bushi": 3}, "lotus": {"bushi": 1}, "turtle": {"bushi": 1}}
    script = over(fight(here).bids(koi=NONE, lotus=NONE, turtle=NONE).say("koi", "yes"))
    assert (script.at("nagato", "lotus"), script.at("nagato", "turtle")) == ({"bushi": 1}, {"bushi": 1})
    assert script.vp("koi") == 2


def test_two_copies_stack() -> None:
    """CAR-mercy, CAR-1: one question, 4 VP."""
    assert over(fight(WON, copies=2).bids(koi=NONE, lotus=NONE).say("koi", "yes")).vp("koi") == 4


def test_who_loses_is_not_asked() -> None:
    """CAR-mercy: the owner's own figures die."""
    script = over(fight({"koi": {"bushi": 1}, "lotus": {"bushi": 2}}).bids(koi=NONE, lotus=NONE))
    assert deaths(script) == [("koi", "bushi", 1, "BAT-11")]


def test_seppuku_is_not_a_killing_by_others() -> None:
    """CAR-mercy: nothing is asked before one's own figures die."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"bushi": 2}}).bids(koi=(1, 0, 0, 0), lotus=NONE)
    over(script.say("koi", "yes"))
    assert deaths(script) == [("koi", "bushi", 1, "seppuku")]


def test_with_nobody_to_kill_nothing_is_asked() -> None:
    """CAR-mercy: the Turtle fight with a Stronghold only."""
    over(fight({"koi": {"bushi": 2}, "turtle": {"stronghold": 1}}).bids(koi=NONE, turtle=NONE))


def test_the_winners_ally_is_not_about_to_be_killed() -> None:
    """CAR-mercy: the question names the figures of the Turtle only."""
    here = {"koi": {"bushi": 3}, "lotus": {"bushi": 1}, "turtle": {"bushi": 1}}
    script = fight(here, alliances=[["koi", "lotus"]]).bids(koi=NONE, lotus=NONE, turtle=NONE)
    assert script.asked("koi", "offer", CARD).victims == [["turtle", "bushi", 1]]


def test_figures_amaterasu_protects_need_no_mercy() -> None:
    """CAR-mercy, KUB-AMATERASU: the Lotus cannot be killed, so nothing is asked."""
    script = fight(
        WON,
        honor=["lotus", "koi", "turtle"],
        kami_unbound=True,
        shrines=row(),
        kami_figures={"amaterasu": "nagato"},
    )
    assert over(script.bids(koi=NONE, lotus=NONE)).at("nagato", "lotus") == WON["lotus"]


@pytest.mark.parametrize(("answer", "left"), [("yes", {"bushi": 1}), ("no", {})])
def test_oni_of_hate_may_be_merciful(answer: str, left: dict[str, int]) -> None:
    """CAR-mercy: whatever kills them."""
    script = summon_hate(koi={"bushi": 1})
    script.asked("turtle", "offer", CARD)
    script.say("turtle", answer)
    assert script.at("oshu", "koi") == left
    assert script.vp("turtle") == (2 if answer == "yes" else 0)


def test_the_figures_are_picked_first() -> None:
    """CAR-mercy, CAR-10: Oni of Hate has a choice of the Koi's figures, then mercy is asked once for all."""
    script = summon_hate(koi={"bushi": 1, "shinto": 1}, lotus={"bushi": 1})
    script.say("turtle", "kill", clan_="koi", figure="shinto", province="oshu")
    victims = script.asked("turtle", "offer", CARD).victims
    assert victims == [["koi", "shinto", 1], ["lotus", "bushi", 1]]
    script.say("turtle", "yes")
    assert (script.vp("turtle"), deaths(script)) == (2, [])


@pytest.mark.parametrize(("victim", "asked"), [("lotus", True), ("koi", False)])
def test_path_of_the_ninja_may_be_merciful(victim: str, asked: bool) -> None:
    """CAR-mercy: to another's Bushi; one's own has no need of it."""
    script = mandate(
        *("recruit", "koi"),
        season="summer",
        season_set="horseman",
        players=seats(koi={"cards": [CARD, "path-of-the-ninja"]}),
        map={"edo": {"koi": {"stronghold": 1}, "lotus": {"bushi": 1}}},
    )
    script.say("koi", "summon", figure="bushi", province="edo").done("koi")
    script.say("koi", "kill", clan_=victim, figure="bushi", province="edo")
    assert (script.game.pending[0].cause == CARD) == asked
