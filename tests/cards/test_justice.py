"""Justice: 3 VP when one kills figures of a player with lower honor."""

from __future__ import annotations

from typing import Any

from tests.support.battles import Pieces, battle, over
from tests.support.cards import deaths, gains, row, seats
from tests.support.script import Script, mandate

CARD = "justice"
NONE = (0, 0, 0, 0)


def fight(nagato: Pieces, copies: int = 1, **position: Any) -> Script:
    """A battle; the Lotus own the card, and stand between the Koi and the Turtle in honor."""
    owner = {"coins": 5, "ronin": 5, "cards": [CARD] * copies}
    players = seats(koi={"coins": 5}, lotus=owner, turtle={"coins": 5})
    return battle(nagato, players, **position)


def test_killing_in_a_battle_gains_three_vp() -> None:
    """CAR-justice: the Turtle are below the Lotus; nothing is asked."""
    script = over(fight({"lotus": {"bushi": 2}, "turtle": {"bushi": 1}}).bids(lotus=NONE, turtle=NONE))
    assert gains(script, CARD) == [("vp", "lotus", 3)]
    assert script.vp("lotus") == 3


def test_killing_those_of_higher_honor_gains_nothing() -> None:
    """CAR-justice: the Koi are above the Lotus."""
    script = over(fight({"lotus": {"bushi": 2}, "koi": {"bushi": 1}}).bids(koi=NONE, lotus=NONE))
    assert (deaths(script), gains(script, CARD)) == ([("koi", "bushi", 1, "BAT-11")], [])


def test_once_for_each_player_however_many_figures_die() -> None:
    """CAR-justice: three figures of one player are 3 VP."""
    here = {"lotus": {"bushi": 4}, "turtle": {"bushi": 2, "shinto": 1}}
    assert over(fight(here).bids(lotus=NONE, turtle=NONE)).vp("lotus") == 3


def test_two_players_of_lower_honor_are_twice() -> None:
    """CAR-justice: once for each of them in one killing event; the third, above, is none."""
    here = {clan: {"bushi": 1} for clan in ("koi", "turtle", "dragonfly")} | {"lotus": {"bushi": 2}}
    players = seats(lotus={"cards": [CARD]}, dragonfly={})
    script = over(battle(here, players).bids(koi=NONE, lotus=NONE, turtle=NONE, dragonfly=NONE))
    assert script.vp("lotus") == 6


def test_each_battle_is_an_event_of_its_own() -> None:
    """CAR-justice, CAR-10: the same player's figures die in two provinces."""
    board = {"lotus": {"bushi": 2}, "turtle": {"bushi": 1}}
    script = over(fight(board).bids(lotus=NONE, turtle=NONE))
    script.bids(koi=NONE, lotus=(0, 0, 1, 0), turtle=NONE).say("lotus", "yes")
    assert gains(script, CARD) == [("vp", "lotus", 3)] * 2


def test_two_copies_stack() -> None:
    """CAR-justice, CAR-1."""
    here = {"lotus": {"bushi": 2}, "turtle": {"bushi": 1}}
    assert over(fight(here, copies=2).bids(lotus=NONE, turtle=NONE)).vp("lotus") == 6


def test_the_loser_gains_nothing() -> None:
    """CAR-justice: the killer is the winner of the battle."""
    script = over(fight({"lotus": {"bushi": 1}, "turtle": {"bushi": 2}}).bids(lotus=NONE, turtle=NONE))
    assert gains(script, CARD) == []


def test_the_kills_of_others_gain_nothing() -> None:
    """CAR-justice: the Koi kill figures of the Turtle, who are below the Lotus too."""
    here = {"koi": {"bushi": 3}, "lotus": {"bushi": 1}, "turtle": {"bushi": 1}}
    script = over(fight(here).bids(koi=NONE, lotus=NONE, turtle=NONE))
    assert gains(script, CARD) == []


def test_the_winners_ally_is_not_killed() -> None:
    """CAR-justice: the Turtle are allied with the Lotus, and only the Koi die."""
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 3}, "turtle": {"bushi": 1}}
    script = fight(here, alliances=[["lotus", "turtle"]]).bids(koi=NONE, lotus=NONE, turtle=NONE)
    assert gains(over(script), CARD) == []


def test_a_loser_without_figures_to_kill_is_none() -> None:
    """CAR-justice: the Turtle fight with a Stronghold."""
    script = fight({"lotus": {"bushi": 2}, "turtle": {"stronghold": 1}}).bids(lotus=NONE, turtle=NONE)
    assert gains(over(script), CARD) == []


def test_a_hostage_is_not_killed() -> None:
    """CAR-justice, BAT-8: the only figure of the Turtle is captured."""
    script = fight({"lotus": {"bushi": 1}, "turtle": {"bushi": 1}}).bids(lotus=(0, 1, 0, 0), turtle=NONE)
    over(script.say("lotus", "capture", clan_="turtle", figure="bushi"))
    assert gains(script, CARD) == []


def test_honor_is_read_when_they_die() -> None:
    """CAR-justice, HON-6: their Seppuku has lifted the Lotus over the Koi; their own dead are none."""
    script = fight({"koi": {"bushi": 1}, "lotus": {"bushi": 1}}).bids(koi=NONE, lotus=(1, 0, 1, 0))
    script.say("lotus", "yes")
    assert (script.honor(), gains(script, CARD)) == (["lotus", "koi", "turtle"], [])
    over(script.say("lotus", "yes"))
    assert gains(script, CARD) == [("vp", "lotus", 3)]


def test_figures_amaterasu_protects_are_not_killed() -> None:
    """CAR-justice, KUB-AMATERASU: the Lotus stand above the Turtle, whose figures die, the Koi's do not."""
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}, "turtle": {"bushi": 3}}
    script = battle(
        here,
        seats(turtle={"cards": [CARD]}),
        honor=["koi", "turtle", "lotus"],
        kami_unbound=True,
        shrines=row(),
        kami_figures={"amaterasu": "nagato"},
    )
    over(script.bids(koi=NONE, lotus=NONE, turtle=NONE))
    assert gains(script, CARD) == [("vp", "turtle", 3)]
    assert script.at("nagato", "koi") == {"bushi": 1}


def test_oni_of_hate_kills_only_those_above() -> None:
    """CAR-justice: so the two cards never pay together."""
    script = mandate(
        "recruit",
        "lotus",
        season="autumn",
        players=seats(lotus={"cards": [CARD, "oni-of-hate"]}),
        map={"oshu": {"koi": {"bushi": 1}, "lotus": {"stronghold": 1}, "turtle": {"bushi": 1}}},
    )
    script.say("lotus", "summon", figure="oni-of-hate", province="oshu")
    assert deaths(script) == [("koi", "bushi", 1, "oni-of-hate")]
    assert gains(script, CARD) == []
