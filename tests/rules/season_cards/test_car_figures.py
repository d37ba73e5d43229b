"""Season cards and figures: entering, killing, and Komainu as a Shinto (CAR)."""

from __future__ import annotations

from tests.support.battles import battle, over
from tests.support.card_moments import war
from tests.support.cards import deaths, gains, kami_turn, row, seats
from tests.support.script import Json, Script, mandate, start

NONE = (0, 0, 0, 0)


# -- entering and killing --------------------------------------------------------------------------


def spite(script: Script) -> list[int]:
    """The VP each use of Oni of Spite stole from the Koi."""
    return [-amount for _, clan, amount in gains(script, "oni-of-spite") if clan == "koi"]


SPITE_OWNER: dict[str, Json] = {"koi": {"vp": 9}, "turtle": {"cards": ["oni-of-spite"]}}


def test_a_figure_enters_when_it_is_summoned() -> None:
    """CAR-9: by a Recruit."""
    board = {"edo": {"koi": {"bushi": 1}, "turtle": {"stronghold": 1}}}
    script = mandate("recruit", "koi", season="autumn", players=seats(**SPITE_OWNER), map=board)
    script.say("turtle", "summon", figure="oni-of-spite", province="edo")
    assert spite(script) == [2]


def test_a_figure_enters_when_it_is_acquired_and_summoned() -> None:
    """CAR-9, CAR-11: its card is owned when it comes."""
    board = {"edo": {"koi": {"bushi": 1}, "turtle": {"stronghold": 1}}}
    players = seats(koi={"vp": 9}, turtle={"coins": 3})
    display = {"oni-of-spite": 1}
    script = mandate("train", "turtle", season="autumn", players=players, map=board, display=display)
    script.say("turtle", "buy", card="oni-of-spite")
    assert spite(script) == [2]


def test_a_figure_enters_at_each_step() -> None:
    """CAR-9: both provinces of its two Moves with Fujin."""
    board = {
        "oshu": {"turtle": {"oni-of-spite": 1}},
        "edo": {"koi": {"bushi": 1}},
        "kyoto": {"koi": {"bushi": 1}},
    }
    shrine = {"kami": "fujin", "turtle": {"shinto": 1}}
    script = kami_turn(shrine, season="autumn", players=seats(**SPITE_OWNER), map=board)
    script.say("turtle", "move", figure="oni-of-spite", from_="oshu", to="edo")
    script.say("turtle", "move", figure="oni-of-spite", from_="edo", to="kyoto")
    assert spite(script) == [2, 2]


def test_a_figure_enters_when_it_replaces_another() -> None:
    """CAR-9: the Koi's Bushi is there when their Oni's place is taken."""
    players = seats(koi={"vp": 9, "cards": ["oni-of-skulls"]}, turtle={"cards": ["oni-of-spite"]}, lotus={})
    board = {"edo": {"koi": {"bushi": 1, "oni-of-skulls": 1}}}
    script = mandate("betray", "turtle", season="autumn", players=players, map=board)
    script.say("turtle", "replace", clan_="koi", figure="oni-of-skulls", province="edo", with_="oni-of-spite")
    assert spite(script) == [2]


def hate(*cards: str, **more: Json) -> Script:
    """The Turtle's Oni of Hate enters Edo, where Koi and Lotus have a Bushi and a Shinto each."""
    crowd = {"bushi": 1, "shinto": 1}
    players = seats(turtle={"cards": ["oni-of-hate", *cards]}, **more)
    script = mandate(
        "marshal",
        "lotus",
        season="autumn",
        season_set="horseman",
        players=players,
        map={"edo": {"koi": crowd, "lotus": crowd}, "kyoto": {"turtle": {"oni-of-hate": 1}}},
    )
    return script.say("turtle", "move", figure="oni-of-hate", from_="kyoto", to="edo")


def pick(script: Script, clan: str, figure: str) -> Script:
    return script.say("turtle", "kill", clan_=clan, figure=figure, province="edo")


def test_all_figures_are_picked_before_any_dies_and_mercy_is_asked_once() -> None:
    """CAR-10: one Bushi and one Shinto of two players are one killing event."""
    script = pick(pick(hate("mercy"), "koi", "bushi"), "lotus", "shinto")
    asked = script.asked("turtle", "offer", "mercy")
    assert asked.victims == [["koi", "bushi", 1], ["lotus", "shinto", 1]]
    assert deaths(script) == []
    script.say("turtle", "no")
    assert deaths(script) == [("koi", "bushi", 1, "oni-of-hate"), ("lotus", "shinto", 1, "oni-of-hate")]


def test_spared_figures_pay_nothing_to_anybody() -> None:
    """CAR-10: all or nothing; no VP of Righteousness for figures that live."""
    script = hate("mercy", koi={"cards": ["righteousness"]})
    pick(pick(script, "koi", "bushi"), "lotus", "bushi").say("turtle", "yes")
    assert (deaths(script), gains(script, "righteousness"), script.vp("turtle")) == ([], [], 2)


def test_figures_spared_in_a_battle_do_not_count_for_the_poets() -> None:
    """CAR-10, BAT-12: nobody died, so Imperial Poets score nothing."""
    players = seats(koi={"cards": ["mercy"], "coins": 1}, lotus={"cards": ["righteousness"]})
    here = {"koi": {"bushi": 2}, "lotus": {"bushi": 1}}
    script = battle(here, players, season="summer", season_set="horseman")
    script.bids(koi=(0, 0, 0, 1), lotus=NONE).asked("koi", "offer", "mercy")
    over(script.say("koi", "yes"))
    assert (script.vp("koi"), script.vp("lotus"), script.at("nagato", "lotus")) == (2, 0, {"bushi": 1})


def test_a_battles_outcome_is_one_killing_event() -> None:
    """CAR-10: figures of two losers; Justice pays once for each of them."""
    here = {"koi": {"bushi": 3}, "lotus": {"bushi": 2}, "turtle": {"bushi": 2}}
    script = battle(here, seats(koi={"cards": ["justice"]}), season="summer")
    over(script.bids(koi=NONE, lotus=NONE, turtle=NONE))
    assert gains(script, "justice") == [("vp", "koi", 6)]


# -- Komainu ---------------------------------------------------------------------------------------


def test_komainu_is_placed_by_path_of_the_light() -> None:
    """CAR-12: as a Shinto from reserve."""
    script = mandate("recruit", "turtle", players=seats(koi={"cards": ["komainu", "path-of-the-light"]}))
    kami = script.view["shrines"][0]["kami"]
    script.say("koi", "place", figure="komainu", shrine=kami)
    assert script.view["shrines"][0]["koi"] == {"komainu": 1}


def test_komainu_is_moved_by_path_of_the_kannushi() -> None:
    """CAR-12: from one shrine to another."""
    script = mandate(
        "marshal",
        "turtle",
        season_set="mountain",
        players=seats(koi={"cards": ["komainu", "path-of-the-kannushi"]}),
        shrines=row({"kami": "fujin", "koi": {"komainu": 1}}, {"kami": "hachiman"}),
    )
    script.say("koi", "shift", figure="komainu", from_="fujin", to="hachiman")
    assert [shrine.get("koi") for shrine in script.view["shrines"][:2]] == [None, {"komainu": 1}]


def test_komainu_is_favored() -> None:
    """CAR-12: force 3 where its owner has the highest honor."""
    script = start(
        season_set="mountain",
        players=seats(koi={"cards": ["komainu", "path-of-the-favored"]}),
        map={"edo": {"koi": {"komainu": 1}, "lotus": {"bushi": 1}}},
    )
    assert script.game.force("koi", "edo") == 3


def test_komainu_is_pious() -> None:
    """CAR-12: a token won with it pays for Piety."""
    script = start(
        phase="war",
        season_set="mountain",
        players=seats(koi={"cards": ["komainu", "piety"]}),
        war=["oshu"],
        map={"oshu": {"koi": {"komainu": 1}}},
    )
    assert gains(script, "piety") == [("vp", "koi", 3)]


def test_komainu_is_a_victim_of_oni_of_hate_and_way_of_the_keiri() -> None:
    """CAR-12: the only figure of the Koi that can die by either."""
    players = seats(koi={"cards": ["komainu"]}, turtle={"cards": ["oni-of-hate", "way-of-the-keiri"]})
    board = {"edo": {"koi": {"komainu": 1}}, "kyoto": {"turtle": {"oni-of-hate": 1}}}
    script = mandate("marshal", "koi", season="autumn", season_set="mountain", players=players, map=board)
    script.say("turtle", "move", figure="oni-of-hate", from_="kyoto", to="edo")
    assert deaths(script) == [("koi", "komainu", 1, "oni-of-hate")]
    board = {"edo": {"koi": {"komainu": 1}, "turtle": {"daimyo": 1}}}
    script = war(players, season="autumn", season_set="mountain", map=board)
    script.say("turtle", "kill", clan_="koi", figure="komainu", province="edo")
    assert deaths(script) == [("koi", "komainu", 1, "way-of-the-keiri")]
