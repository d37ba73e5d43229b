"""Way of the Katana: in the War Phase your Bushi have force 2."""

from __future__ import annotations

from tests.support.battles import battle, over
from tests.support.card_moments import over as war_begun
from tests.support.card_moments import war
from tests.support.cards import forces, row, seats
from tests.support.script import Json, mandate, start

KATANA = "way-of-the-katana"
NONE = (0, 0, 0, 0)


def test_bushi_fight_with_force_two() -> None:
    """CAR-way-of-the-katana: two Bushi beat three of the Lotus; Shinto and Daimyo stay at 1."""
    here = {"koi": {"bushi": 2, "shinto": 1, "daimyo": 1}, "lotus": {"bushi": 5}}
    script = battle(here, seats(koi={"cards": [KATANA]}), season="autumn")
    over(script.bids(koi=NONE, lotus=NONE))
    assert forces(script) == [("koi", 6)]


def test_hired_ronin_stay_at_one() -> None:
    """CAR-way-of-the-katana: they are not Bushi."""
    players = seats(turtle={"cards": [KATANA], "ronin": 2, "coins": 1})
    script = battle({"turtle": {"bushi": 1}, "lotus": {"bushi": 3}}, players, season="autumn")
    script.bids(turtle=(0, 0, 1, 0), lotus=NONE).say("turtle", "yes")
    assert forces(script) == [("turtle", 4)]


def test_not_in_a_harvest() -> None:
    """CAR-way-of-the-katana: in the War Phase only."""
    board = {"kyoto": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}}
    honor = ["lotus", "koi", "turtle"]
    players = seats(koi={"cards": [KATANA]})
    script = mandate("harvest", "koi", season="autumn", players=players, honor=honor, map=board)
    assert script.vp("koi") == 0


def test_it_counts_wherever_force_is_compared_in_the_war_phase() -> None:
    """CAR-way-of-the-katana, WAR-5: of two allies the one with one Bushi takes the token from two Shinto."""
    board = {"oshu": {"koi": {"bushi": 1}, "lotus": {"shinto": 2}}, "edo": {"koi": {"bushi": 1}}}
    script = start(
        phase="war",
        season="autumn",
        players=seats(koi={"cards": [KATANA]}),
        alliances=[["koi", "lotus"]],
        war=["oshu"],
        map=board,
    )
    assert [(e["clan"], e["province"]) for e in script.events("token_won")] == [("koi", "oshu")]


def test_where_raijin_stands_bushi_have_force_two() -> None:
    """CAR-way-of-the-katana, KUB-RAIJIN: Bushi keep their force there."""
    script = war_begun(
        war(
            seats(koi={"cards": [KATANA]}),
            season="autumn",
            kami_unbound=True,
            shrines=row({"kami": "raijin"}),
            kami_figures={"raijin": "oshu"},
            map={"oshu": {"koi": {"bushi": 2, "daimyo": 1}}},
        )
    )
    assert script.game.force("koi", "oshu") == 4


def test_it_is_for_its_owner_only() -> None:
    """CAR-way-of-the-katana: the Lotus's Bushi have force 1."""
    script = war_begun(war(seats(koi={"cards": [KATANA]}), season="autumn"))
    assert [script.game.force(clan, "nagato") for clan in ("koi", "lotus")] == [2, 1]


def test_bought_in_a_train_it_works_in_the_war_of_the_season() -> None:
    """CAR-way-of-the-katana, CAR-11: owned before the war, in force in it."""
    board: Json = {"oshu": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}}
    script = mandate(
        "train",
        "koi",
        turn=7,
        season="autumn",
        players=seats(koi={"coins": 2}),
        honor=["turtle", "lotus", "koi"],
        display={KATANA: 1},
        war=["oshu"],
        map=board,
    )
    script.say("koi", "buy", card=KATANA).bids(koi=NONE, turtle=NONE)
    assert forces(script) == [("koi", 2)]
