"""What holds for all season cards (CAR), and the rulings on them (RUL)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import battle, over
from tests.support.card_moments import over as war_begun
from tests.support.card_moments import summoned, war
from tests.support.cards import TRIO, deaths, forces, gains, kami_turn, row, seats, winter
from tests.support.kami_unbound import control, moves, unbound
from tests.support.script import Json, Script, mandate, start

NONE = (0, 0, 0, 0)
MERCHANT = "way-of-the-merchant"
RIGHTEOUS = "way-of-the-righteous"
WARLORD = "path-of-the-warlord"


def purse(script: Script) -> dict[str, int]:
    """Everybody's Coins."""
    return {clan: script.coins(clan) for clan in script.game.clans}


# -- owning ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("copies", [1, 2])
def test_copies_stack(copies: int) -> None:
    """CAR-1: each copy of Courage pays 2 VP for a token."""
    script = start(
        phase="war",
        season_set="horseman",
        players=seats(koi={"cards": ["courage"] * copies}),
        war=["oshu"],
        map={"oshu": {"koi": {"bushi": 1}}},
    )
    assert gains(script, "courage") == [("vp", "koi", 2)] * copies


def test_a_copy_is_in_force_for_its_owner_alone() -> None:
    """CAR-1: of two owners of Way of the Shogun each has one."""
    shogun = {"cards": ["way-of-the-shogun"]}
    script = war_begun(war(seats(koi=shogun, turtle=shogun)))
    assert purse(script) == {"koi": 3, "lotus": 0, "turtle": 3}


def test_a_monster_is_owned_wherever_its_figure_is() -> None:
    """CAR-2: on the map, in reserve or held by a captor, each is 3 VP for Form of the Beast."""
    cards = ["form-of-the-beast", "komainu", "yurei", "river-dragon"]
    players = seats(koi={"cards": cards}, lotus={"hostages": [["koi", "komainu"]]})
    script = winter(players, map={"edo": {"koi": {"yurei": 1}}})
    assert gains(script, "form-of-the-beast") == [("vp", "koi", 9)]


def test_an_oni_in_reserve_is_owned() -> None:
    """CAR-2: Oni of Souls counts itself and the Oni of Blood that is nowhere to be seen."""
    script = start(
        phase="war",
        season="summer",
        players=seats(koi={"cards": ["oni-of-souls", "oni-of-blood"]}),
        war=["oshu"],
        map={"oshu": {"koi": {"oni-of-souls": 1}}},
    )
    assert gains(script, "oni-of-souls") == [("vp", "koi", 4)]


def test_a_stronghold_counts_only_on_the_map() -> None:
    """CAR-2: two of the four pay for Form of the Kitsune."""
    script = winter(seats(koi={"cards": ["form-of-the-kitsune"]}), map={"edo": {"koi": {"stronghold": 2}}})
    assert gains(script, "form-of-the-kitsune") == [("vp", "koi", 6)]


@pytest.mark.parametrize(("bought", "asked"), [("benevolence", False), ("path-of-the-kenin", True)])
def test_a_card_does_not_work_on_its_own_purchase(bought: str, asked: bool) -> None:
    """CAR-11: Benevolence reacts to what is bought with it in hand, not to being bought."""
    cards = [] if bought == "benevolence" else ["benevolence"]
    players = seats(koi={"cards": cards, "coins": 5})
    display = {"benevolence": 1, "path-of-the-kenin": 1}
    script = mandate("train", "lotus", players=players, display=display)
    script.done("lotus", "turtle").say("koi", "buy", card=bought)
    assert [d.kind for d in script.game.pending] == (["benevolence"] if asked else ["mandate"])


def test_a_second_copy_does_not_work_on_its_own_purchase_but_the_first_does() -> None:
    """CAR-11: of two Benevolence one was owned before, so one Coin can be handed over."""
    players = seats(koi={"cards": ["benevolence"], "coins": 2})
    script = mandate("train", "turtle", players=players, display={"benevolence": 1})
    script.done("turtle").say("koi", "buy", card="benevolence").say("koi", "pay", clan_="lotus")
    script.asked("koi", "mandate")
    assert script.coins("lotus") == 1


def test_a_card_works_from_the_moment_it_is_owned() -> None:
    """CAR-11: the Monster bought right after Path of the Warlord, in the same Train, is a Summon."""
    board = {"edo": {"koi": {"stronghold": 1}}}
    cards = {WARLORD: 1, "river-dragon": 1}
    script = mandate(
        "train",
        "koi",
        season_set="teapot",
        players=seats(koi={"coins": 3}),
        display=cards,
        map=board,
        shrines=row({"kami": "ryujin", "koi": {"shinto": 1}}),
        turn=7,
        war=[],
    )
    script.say("koi", "buy", card=WARLORD).done("lotus", "turtle")
    script.asked("koi", "train", "ryujin")
    script.say("koi", "buy", card="river-dragon")
    assert gains(script, WARLORD) == [("coins", "koi", 1)]


# -- after you Summon ------------------------------------------------------------------------------


def test_a_whole_recruit_is_one_summon_when_it_is_complete() -> None:
    """CAR-3: three figures bring the owner of Path of the Warlord 1 Coin, after the last."""
    players = seats(koi={"cards": [WARLORD]})
    board = {"edo": {"koi": {"stronghold": 2}}}
    script = mandate("recruit", "koi", season_set="teapot", players=players, map=board)
    for figure in ("bushi", "shinto"):
        script.say("koi", "summon", figure=figure, province="edo")
    assert gains(script, WARLORD) == []
    script.say("koi", "summon", figure="bushi", province="edo")
    assert gains(script, WARLORD) == [("coins", "koi", 1)]


def test_two_players_recruits_are_two_summons() -> None:
    """CAR-3: each owner gains for their own."""
    players = seats(koi={"cards": [WARLORD]}, lotus={"cards": [WARLORD]})
    board = {"edo": {"koi": {"stronghold": 1}, "lotus": {"stronghold": 1}}}
    script = mandate("recruit", "turtle", season_set="teapot", players=players, map=board)
    for clan in ("koi", "lotus"):
        script.say(clan, "summon", figure="bushi", province="edo")
    assert gains(script, WARLORD) == [("coins", "koi", 1), ("coins", "lotus", 1)]


def test_a_monster_acquired_and_raijins_bushi_are_summons() -> None:
    """CAR-3: one Coin for each."""
    players = seats(koi={"cards": [WARLORD], "coins": 2})
    board = {"edo": {"koi": {"stronghold": 1}}}
    bought = mandate(
        "train", "koi", season_set="teapot", players=players, map=board, display={"river-dragon": 1}
    )
    bought.say("koi", "buy", card="river-dragon")
    thunder = kami_turn({"kami": "raijin", "koi": {"shinto": 1}}, season_set="teapot", players=players)
    thunder.say("koi", "summon", figure="bushi", province="oshu")
    assert gains(bought, WARLORD) == gains(thunder, WARLORD) == [("coins", "koi", 1)]


def test_placing_is_no_summon() -> None:
    """CAR-3: what Path of the Kenin and Path of the Samurai place sets off no Path of the Kenin."""
    players = seats(koi={"cards": ["path-of-the-kenin", "path-of-the-samurai"]})
    script = summoned("koi", players, season="summer")
    script.asked("koi", "place", "path-of-the-kenin")
    script.say("koi", "place", figure="bushi", province="edo")
    script.asked("koi", "place", "path-of-the-samurai")
    script.say("koi", "place", figure="bushi", province="edo")
    script.asked("lotus", "mandate")


def test_replacing_is_no_summon() -> None:
    """CAR-3: a Betray brings the owner of Path of the Warlord nothing."""
    players = seats(koi={"cards": [WARLORD]})
    board = {"oshu": {"lotus": {"bushi": 1}}}
    script = mandate("betray", "koi", season_set="teapot", players=players, map=board)
    script.say("koi", "replace", clan_="lotus", figure="bushi", province="oshu", with_="bushi")
    assert gains(script, WARLORD) == []


# -- honor of a province, winning, gaining, taking --------------------------------------------------


def test_the_lowest_honor_is_among_players_with_force() -> None:
    """CAR-4: a Stronghold of the Bonsai, who are below the Koi, has no force; with a Bushi they do."""
    players: dict[str, Json] = {"koi": {"cards": ["oni-of-skulls"]}, "lotus": {}, "bonsai": {}}
    honor = ["lotus", "koi", "bonsai"]
    here: Json = {"koi": {"oni-of-skulls": 1}, "lotus": {"bushi": 1}, "bonsai": {"stronghold": 1}}
    script = start(players=players, honor=honor, map={"edo": here})
    assert script.game.force("koi", "edo") == 3
    here["bonsai"]["bushi"] = 1
    script = start(players=players, honor=honor, map={"edo": here})
    assert script.game.force("koi", "edo") == 1


def test_in_a_battle_honor_is_compared_among_all_players_in_it() -> None:
    """CAR-4: the Turtle, below the Koi, have lost their only figure but are still in the battle."""
    players = seats(koi={"cards": ["oni-of-skulls"], "coins": 1})
    here = {"koi": {"oni-of-skulls": 1}, "lotus": {"shinto": 1}, "turtle": {"bushi": 1}}
    script = battle(here, players, honor=["lotus", "koi", "turtle"])
    script.bids(koi=(0, 1, 0, 0), lotus=NONE, turtle=NONE)
    over(script.say("koi", "capture", clan_="turtle", figure="bushi"))
    assert forces(script) == [("lotus", 1)]


@pytest.mark.parametrize("others", [{}, {"lotus": {"bushi": 1}}, {"turtle": {"bushi": 1}}])
def test_a_token_is_won_in_whatever_way_it_is_taken(others: Json) -> None:
    """CAR-5: alone, beside an ally, or in a battle: Courage pays 2 VP."""
    script = start(
        phase="war",
        season_set="horseman",
        players=seats(koi={"cards": ["courage"]}),
        alliances=[["koi", "lotus"]],
        war=["oshu"],
        map={"oshu": {"koi": {"bushi": 2}, **others}},
    )
    if "turtle" in others:
        script.bids(koi=NONE, turtle=NONE)
    assert gains(script, "courage") == [("vp", "koi", 2)]


@pytest.mark.parametrize(("seppuku", "paid"), [("no", [("vp", "koi", 2)]), ("yes", [])])
def test_a_token_is_won_with_a_figure_only_if_it_is_alive_there(seppuku: str, paid: list[object]) -> None:
    """CAR-6: the Koi win with hired Coins either way; their Oni of Souls must not have died before."""
    players = seats(koi={"cards": ["oni-of-souls"], "coins": 9})
    here = {"koi": {"oni-of-souls": 1}, "lotus": {"bushi": 1}}
    script = battle(here, players, season="summer").bids(koi=(1, 0, 1, 0), lotus=NONE)
    over(script.say("koi", seppuku).say("koi", "yes"))
    assert gains(script, "oni-of-souls") == paid


def test_a_bonus_is_part_of_the_gain_it_adds_to() -> None:
    """CAR-7: Seppuku and Righteousness are one gain for Loyalty: 2 + 2 + 1."""
    koi = {"cards": ["righteousness", "loyalty"], "coins": 1}
    pact = [["koi", "turtle"]]
    here = {"koi": {"bushi": 2}, "lotus": {"bushi": 1}}
    script = battle(here, seats(koi=koi), season="summer", season_set="teapot", alliances=pact)
    over(script.bids(koi=(1, 0, 0, 0), lotus=NONE).say("koi", "yes"))
    assert (script.vp("koi"), gains(script, "loyalty")) == (5, [("vp", "koi", 1)])


def test_a_whole_harvest_is_one_gain() -> None:
    """CAR-7, POL-8: Kyoto's 4 VP, Kansai's 3 and Loyalty's 1."""
    script = mandate(
        "harvest",
        "koi",
        season="summer",
        season_set="teapot",
        players=seats(koi={"cards": ["loyalty"]}),
        alliances=[["koi", "turtle"]],
        map={"kyoto": {"koi": {"bushi": 1}}, "kansai": {"koi": {"bushi": 1}}},
    )
    assert script.vp("koi") == 8


@pytest.mark.parametrize("vp", [0, 1, 2, 5])
def test_stolen_vp_are_at_most_what_is_there(vp: int) -> None:
    """CAR-8: Oni of Spite reaches for 2."""
    players = seats(koi={"vp": vp}, turtle={"cards": ["oni-of-spite"]})
    board = {"edo": {"koi": {"bushi": 1}}, "kyoto": {"turtle": {"oni-of-spite": 1}}}
    script = mandate("marshal", "koi", season="autumn", players=players, map=board)
    script.say("turtle", "move", figure="oni-of-spite", from_="kyoto", to="edo")
    assert (script.vp("koi"), script.vp("turtle")) == (max(0, vp - 2), min(vp, 2))


def test_coins_taken_are_at_most_what_is_there() -> None:
    """CAR-8: Way of the Righteous takes the Lotus's only Coin and nothing from the Turtle."""
    players = seats(koi={"cards": [RIGHTEOUS]}, lotus={"coins": 1})
    script = war_begun(war(players, season_set="horseman"))
    assert purse(script) == {"koi": 1, "lotus": 0, "turtle": 0}


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


def test_figures_spared_in_a_battle_are_no_kills_for_the_poets() -> None:
    """CAR-10, BAT-12: nobody died, so there is no poem."""
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


# -- events for Way of the Merchant ----------------------------------------------------------------


def merchant(**more: Json) -> dict[str, Json]:
    """The Koi own Way of the Merchant; Lotus and Turtle have 5 Coins each, and what is said of them."""
    rich = {clan: {"coins": 5, **more.get(clan, {})} for clan in ("lotus", "turtle")}
    return {"koi": {"cards": [MERCHANT]}, **rich}


def paid(script: Script) -> int:
    """How often Way of the Merchant paid."""
    return len(gains(script, MERCHANT))


def test_a_mandate_is_one_event() -> None:
    """CAR-13: two richer players gain by their Summons in one Recruit; the Coin comes at its end."""
    players = merchant(lotus={"cards": [WARLORD]}, turtle={"cards": [WARLORD]})
    board = {"nagato": {"lotus": {"stronghold": 1}}, "kyoto": {"turtle": {"stronghold": 1}}}
    script = mandate("recruit", "koi", season="summer", season_set="teapot", players=players, map=board)
    script.say("lotus", "summon", figure="bushi", province="nagato")
    assert paid(script) == 0
    script.say("turtle", "summon", figure="bushi", province="kyoto")
    assert paid(script) == 1


def test_each_shrines_gift_is_an_event() -> None:
    """CAR-13: the Lotus gain by a Summon at Raijin's shrine and by Tsukuyomi's gift."""
    script = kami_turn(
        {"kami": "raijin", "lotus": {"shinto": 1}},
        {"kami": "tsukuyomi", "lotus": {"shinto": 1}},
        season="summer",
        season_set="teapot",
        players=merchant(lotus={"cards": [WARLORD]}),
    )
    script.say("lotus", "summon", figure="bushi", province="oshu").asked("koi", "mandate")
    assert (script.coins("lotus"), paid(script)) == (8, 2)


def test_each_cards_effect_at_the_start_of_war_is_an_event() -> None:
    """CAR-13: Way of the Shogun, and Way of the Moneylender."""
    cards = {"cards": ["way-of-the-shogun", "way-of-the-moneylender"]}
    players = merchant(lotus=cards)
    script = war_begun(war(players, season="autumn", season_set="teapot"))
    assert (script.coins("lotus"), paid(script)) == (13, 2)


def test_all_hostages_returned_are_one_event_and_income_is_none() -> None:
    """CAR-13: with 5 Coins of income the Koi are poorer than the Lotus, who get 2 more for two hostages."""
    players = merchant(lotus={"hostages": [["turtle", "bushi"], ["turtle", "shinto"]]})
    script = start(phase="war", season_set="teapot", players=players, war=[])
    script.all_asked("tea", *TRIO)
    assert purse(script) == {"koi": 6, "lotus": 9, "turtle": 6}
    assert paid(script) == 1


def test_income_alone_triggers_nothing() -> None:
    """CAR-13: all hold 0 when it comes."""
    script = start(phase="war", season_set="teapot", players=merchant(), war=[])
    script.all_asked("tea", *TRIO)
    assert (purse(script), paid(script)) == ({"koi": 5, "lotus": 7, "turtle": 6}, 0)


def test_a_payment_of_tsukuyomis_figure_is_one_event() -> None:
    """CAR-13: Lotus and Turtle, both richer, gain 4 Coins each."""
    script = start(
        phase="war",
        season="summer",
        season_set="teapot",
        players=merchant(),
        war=["oshu"],
        map={"oshu": {"lotus": {"bushi": 1}, "turtle": {"bushi": 1}}},
        **unbound({"tsukuyomi": "oshu"}),
    )
    script.all_asked("bid", "lotus", "turtle")
    assert (script.coins("lotus"), paid(script)) == (9, 1)


# -- the Koi's exchange ----------------------------------------------------------------------------


def test_the_exchange_is_the_last_of_the_kois_own_effects() -> None:
    """RUL-2: after Way of the Ronin, Way of the Righteous and Way of the Shogun; nothing is asked."""
    cards = ["way-of-the-ronin", RIGHTEOUS, "way-of-the-shogun"]
    players = seats(koi={"cards": cards, "ronin": 1}, lotus={"coins": 2}, turtle={"coins": 2})
    script = war_begun(war(players, season="summer", season_set="horseman"))
    causes = [event["cause"] for event in script.events("coins") if event["clan"] == "koi"]
    assert causes[-1] == "koi"
    assert (script.coins("koi"), script.ronin("koi")) == (8, 0)


def test_the_exchange_takes_the_kois_place_among_the_clans() -> None:
    """RUL-2, HON-5: Ronin that come at war's start are Coins the Lotus can take from, if the Koi go first."""
    players = seats(koi={"cards": ["way-of-the-ronin"], "ronin": 1}, lotus={"cards": [RIGHTEOUS]})
    honor = ["lotus", "koi", "turtle"]
    script = war(players, season="summer", season_set="horseman", honor=honor)
    war_begun(script.say("lotus", "last"))
    assert (script.coins("koi"), script.coins("lotus")) == (2, 1)


# -- order -----------------------------------------------------------------------------------------


def tax(koi: Json, lotus: int = 0, turtle: int = 5, **position: Any) -> Script:
    """The Lotus, above the Koi unless said otherwise, take Coins as war starts."""
    position.setdefault("honor", ["lotus", "koi", "turtle"])
    players = seats(koi=koi, lotus={"cards": [RIGHTEOUS], "coins": lotus}, turtle={"coins": turtle})
    return war(players, season_set="horseman", **position)


@pytest.mark.parametrize(("place", "koi", "lotus"), [("first", 2, 1), ("last", 1, 2)])
def test_the_order_of_a_tax_and_the_exchange_matters_to_koi_without_coins(
    place: str, koi: int, lotus: int
) -> None:
    """HON-5, RUL-1: before the exchange the Koi have nothing to take, after it they have."""
    script = tax({"ronin": 2})
    script.asked("lotus", "order", "HON-5")
    war_begun(script.say("lotus", place))
    assert (script.coins("koi"), script.coins("lotus")) == (koi, lotus)


@pytest.mark.parametrize(
    ("koi", "honor"),
    [
        ({"ronin": 2, "coins": 1}, ["lotus", "koi", "turtle"]),
        ({"ronin": 2}, ["koi", "lotus", "turtle"]),
        ({}, ["lotus", "koi", "turtle"]),
    ],
    ids=["a Coin to take", "the Koi are above", "no Ronin"],
)
def test_the_same_two_effects_where_their_order_cannot_matter(koi: Json, honor: list[str]) -> None:
    """RUL-1: nobody is asked."""
    script = war_begun(tax(koi, honor=honor))
    assert script.events("order_chosen") == []


def test_a_bystander_without_coins_makes_no_order_matter() -> None:
    """RUL-1: the Turtle have none to take in either order; the Koi have enough either way."""
    script = war_begun(tax({"ronin": 2, "coins": 1}, turtle=0))
    assert purse(script) == {"koi": 2, "lotus": 1, "turtle": 0}


def test_who_has_nobody_below_has_nothing_to_order() -> None:
    """RUL-1: Way of the Righteous at the bottom of the honor track takes from nobody."""
    honor = ["turtle", "koi", "lotus"]
    players = seats(lotus={"cards": [RIGHTEOUS]}, turtle={"cards": [RIGHTEOUS]})
    war_begun(war(players, season_set="horseman", honor=honor))


def test_a_clan_whose_place_cannot_matter_is_not_asked() -> None:
    """HON-5, RUL-1: the Turtle on top gain 3 Coins at any time; Lotus and Koi are the involved clans."""
    players: dict[str, Json] = {
        "koi": {"ronin": 2},
        "lotus": {"cards": [RIGHTEOUS]},
        "turtle": {"cards": ["way-of-the-shogun"]},
    }
    script = war(players, season_set="horseman", honor=["turtle", "lotus", "koi"])
    script.asked("lotus", "order", "HON-5")


@pytest.mark.parametrize(
    ("said", "order"),
    [
        (("first", "first", "first"), ["lotus", "turtle", "koi", "bonsai"]),
        (("first", "last", "last"), ["lotus", "bonsai", "koi", "turtle"]),
        (("last", "first", "first"), ["turtle", "koi", "bonsai", "lotus"]),
        (("last", "last", "first"), ["koi", "bonsai", "turtle", "lotus"]),
    ],
)
def test_clans_take_the_first_or_last_of_the_places_left(said: tuple[str, ...], order: list[str]) -> None:
    """HON-5: from the highest honor down; the fourth has no choice. With two Coins at stake all matter."""
    players: dict[str, Json] = {
        "koi": {"ronin": 1},
        "lotus": {"cards": [RIGHTEOUS], "coins": 1},
        "turtle": {"cards": [RIGHTEOUS]},
        "bonsai": {"cards": ["way-of-the-shogun"]},
    }
    board = {"edo": {"bonsai": {"bushi": 1}}}
    script = war(players, season_set="horseman", honor=["lotus", "turtle", "koi", "bonsai"], map=board)
    for clan, place in zip(("lotus", "turtle", "koi"), said, strict=True):
        script.asked(clan, "order", "HON-5")
        assert script.options(clan) == [{"kind": "first"}, {"kind": "last"}]
        script.say(clan, place)
    war_begun(script)
    assert purse(script) == _taxed(order)


def _taxed(order: list[str]) -> dict[str, int]:
    """What the four clans of the test above end with, worked out by hand in the order given."""
    coins = {"koi": 0, "lotus": 1, "turtle": 0, "bonsai": 0}
    below = {"lotus": ("turtle", "koi", "bonsai"), "turtle": ("koi", "bonsai")}
    for clan in order:
        coins[clan] += {"koi": 1, "bonsai": 3}.get(clan, 0)
        for other in below.get(clan, ()):
            taken = min(1, coins[other])
            coins[other] -= taken
            coins[clan] += taken
    return coins


def test_the_order_matters_to_a_merchant() -> None:
    """HON-5, RUL-1, CAR-13: the Koi own Way of the Merchant and Way of the Shogun.

    If the Lotus gain first they are richer than the Koi, who get a Coin for it; if the Koi gain first
    they are the richer.
    """
    koi = {"cards": [MERCHANT, "way-of-the-shogun"], "coins": 4}
    players = seats(koi=koi, lotus={"cards": ["way-of-the-shogun"], "coins": 5})
    script = war(players, season="summer", season_set="teapot")
    script.asked("koi", "order", "HON-5")
    war_begun(script.say("koi", "last"))
    assert (script.coins("koi"), paid(script)) == (8, 1)


def test_own_gains_are_put_in_order_where_a_merchant_can_tell() -> None:
    """HON-5, CAR-13: after 5 Coins the Lotus are richer than the Koi, after 3 they are not yet."""
    cards = ["way-of-the-shogun", "way-of-the-moneylender"]
    players = seats(koi={"cards": [MERCHANT], "coins": 8}, lotus={"cards": cards, "coins": 4})
    script = war(players, season="autumn", season_set="teapot")
    script.asked("lotus", "sequence", "HON-5")
    war_begun(script.say("lotus", "effect", source="way-of-the-shogun"))
    assert (script.coins("lotus"), paid(script)) == (12, 0)


def test_two_gains_that_no_merchant_can_tell_apart_have_no_order() -> None:
    """RUL-1: without a Way of the Merchant in play the same gains ask nothing."""
    shogun = {"cards": ["way-of-the-shogun"], "coins": 4}
    script = war_begun(war(seats(koi=shogun, lotus=shogun), season="summer", season_set="teapot"))
    assert script.events("order_chosen") == []


def ends(koi: list[str], lotus: list[str], board: Json | None = None) -> Script:
    """A Recruit in which nobody can summon; its end brings the cards of Koi and Lotus in."""
    players = seats(koi={"cards": koi}, lotus={"cards": lotus})
    return mandate("recruit", "turtle", season="summer", players=players, map=board or {})


def test_two_clans_that_place_at_one_moment_have_an_order() -> None:
    """HON-5: the clan that places last has seen where the other placed; the Koi have the higher honor."""
    script = ends(["path-of-the-light"], ["path-of-the-samurai"])
    script.asked("koi", "order", "HON-5")
    script.say("koi", "last").asked("lotus", "place", "path-of-the-samurai")
    script.done("lotus").asked("koi", "place", "path-of-the-light")


def test_with_nothing_to_place_there_is_no_order() -> None:
    """RUL-1: all Bushi of the Lotus are on the map."""
    script = ends(["path-of-the-light"], ["path-of-the-samurai"], {"oshu": {"lotus": {"bushi": 6}}})
    script.asked("koi", "place", "path-of-the-light")


def test_own_effects_that_do_not_touch_are_not_put_in_order() -> None:
    """RUL-1: one clan places a Shinto and a Bushi, with nothing in between that it could learn."""
    script = ends(["path-of-the-light", "path-of-the-samurai"], [])
    script.asked("koi", "place")


def test_own_effects_that_both_cost_honor_are_not_put_in_order() -> None:
    """RUL-1: with Ninja and Monkey the same is lost and gained whichever comes first."""
    players = seats(koi={"cards": ["path-of-the-ninja", "path-of-the-monkey"]}, lotus={"coins": 3})
    board = {"kyoto": {"turtle": {"bushi": 1}}}
    script = summoned("koi", players, season="summer", season_set="horseman", map=board)
    assert script.game.pending[0].kind in ("kill", "offer")


def test_own_effects_that_both_cost_honor_are_put_in_order_where_honor_protects() -> None:
    """HON-5, KUB-AMATERASU: a Monkey before the Ninja would put the Lotus above, and out of reach."""
    players = seats(koi={"cards": ["path-of-the-ninja", "path-of-the-monkey"]}, lotus={"coins": 3})
    script = summoned(
        "koi",
        players,
        season="summer",
        season_set="horseman",
        map={"edo": {"lotus": {"bushi": 1}}},
        **unbound({"amaterasu": "edo"}),
    )
    script.asked("koi", "sequence", "HON-5")


def test_own_effects_are_put_in_order_only_as_long_as_it_matters() -> None:
    """HON-5, RUL-1: once the top is lost, Path of the Spirit pays nothing and a second Monkey just comes."""
    cards = ["path-of-the-monkey", "path-of-the-monkey", "path-of-the-spirit"]
    players = seats(koi={"cards": cards}, lotus={"coins": 3})
    script = summoned("koi", players, season="autumn", season_set="horseman")
    script.asked("koi", "sequence", "HON-5")
    script.say("koi", "effect", source="path-of-the-monkey").say("koi", "yes")
    script.asked("koi", "offer", "path-of-the-monkey")


def test_gains_of_several_clans_from_one_killing_have_no_order() -> None:
    """RUL-1: from the top of the honor track down."""
    righteous = {"cards": ["righteousness"]}
    here = {"koi": {"bushi": 3}, "lotus": {"bushi": 1}, "turtle": {"bushi": 2}}
    players = seats(lotus=righteous, turtle=righteous)
    script = battle(here, players, honor=["turtle", "koi", "lotus"])
    over(script.bids(koi=NONE, lotus=NONE, turtle=NONE))
    assert gains(script, "righteousness") == [("vp", "turtle", 2), ("vp", "lotus", 1)]


# -- refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "answer"),
    [
        ("path-of-the-light", {"figure": "bushi", "province": "edo"}),
        ("path-of-the-samurai", {"figure": "shinto", "province": "edo"}),
    ],
)
def test_an_answer_that_a_card_does_not_allow_is_refused_by_its_clause(card: str, answer: Json) -> None:
    """CAR-path-of-the-light, CAR-path-of-the-samurai: the clause that forbids it is the card's own."""
    script = mandate("recruit", "turtle", season="summer", players=seats(koi={"cards": [card]}))
    script.asked("koi", "place", card)
    script.refused("koi", f"CAR-{card}", "place", **answer)


# -- rulings on single cards -----------------------------------------------------------------------


@pytest.mark.parametrize(("figure", "vp"), [("oshu", 4), ("kyoto", 8)])
def test_fujins_figure_doubles_a_reward_that_a_card_gives_in_a_harvest(figure: str, vp: int) -> None:
    """RUL-12: Kyoto's 4 VP by Path of Sengoku, where the Lotus lead."""
    script = mandate(
        "harvest",
        "turtle",
        season="summer",
        season_set="mountain",
        players=seats(koi={"cards": ["path-of-sengoku"]}),
        map={"kyoto": {"koi": {"daimyo": 1}, "lotus": {"bushi": 2}}},
        **unbound({"fujin": figure}),
    )
    assert gains(script, "path-of-sengoku") == [("vp", "koi", vp)]


def toll(coins: int) -> Script:
    """The Koi own Path of the Serpent; the Lotus with Fujin's two Moves ask for the way to Oshu."""
    players = seats(koi={"cards": ["path-of-the-serpent"]}, lotus={"coins": coins})
    board = {"hokkaido": {"lotus": {"bushi": 2}}}
    shrine = {"kami": "fujin", "lotus": {"shinto": 1}}
    script = kami_turn(shrine, season="summer", players=players, map=board)
    return script.say("lotus", "move", figure="bushi", from_="hokkaido", to="oshu")


@pytest.mark.parametrize("coins", [0, 1])
def test_the_owner_of_a_toll_is_asked_whether_the_mover_can_pay_or_not(coins: int) -> None:
    """RUL-14: when the route is first used in the instance, and not for the second figure."""
    script = toll(coins)
    script.asked("koi", "offer", "path-of-the-serpent")
    script.say("koi", "no").say("lotus", "move", figure="bushi", from_="hokkaido", to="oshu")
    script.asked("koi", "mandate")
    assert (script.at("oshu", "lotus"), script.coins("koi")) == ({"bushi": 2}, 0)


def test_a_toll_paid_opens_the_route_for_the_instance() -> None:
    """RUL-14: the Coin goes to the owner, once."""
    script = toll(1).say("koi", "yes").say("lotus", "move", figure="bushi", from_="hokkaido", to="oshu")
    script.asked("koi", "mandate")
    assert (script.at("oshu", "lotus"), purse(script)["koi"]) == ({"bushi": 2}, 1)


def test_a_toll_that_cannot_be_paid_closes_the_route_for_the_instance() -> None:
    """RUL-14: the figure has not moved, both Moves are left, another route may be tried."""
    script = toll(0).say("koi", "yes")
    assert script.asked("lotus", "fujin").moves == 2
    assert moves(script, "lotus", "bushi") == [("hokkaido", "kansai"), ("hokkaido", "kyushu")]
    script.say("lotus", "move", figure="bushi", from_="hokkaido", to="kansai")
    script.asked("koi", "offer", "path-of-the-serpent")


def test_sincerity_pays_also_where_nothing_is_stolen() -> None:
    """RUL-17: the Lotus have no VP."""
    players = seats(koi={"cards": ["sincerity"], "coins": 1})
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    script = battle(here, players, season="summer", season_set="mountain")
    script.bids(koi=(0, 1, 0, 0), lotus=NONE).say("koi", "capture", clan_="lotus", figure="bushi")
    assert script.vp("koi") == 1


def test_two_benevolence_may_give_both_coins_to_one_player() -> None:
    """RUL-17: one question for each."""
    players = seats(koi={"cards": ["benevolence"] * 2, "coins": 2})
    script = mandate("train", "turtle", players=players, display={"path-of-the-kenin": 1})
    script.done("turtle").say("koi", "buy", card="path-of-the-kenin")
    script.say("koi", "pay", clan_="turtle").say("koi", "pay", clan_="turtle").asked("koi", "mandate")
    assert (script.coins("turtle"), script.vp("koi")) == (2, 4)


def test_path_of_sengoku_pays_each_province_with_a_daimyo_once() -> None:
    """RUL-17: the Daimyo in Kyoto, Yurei in Kansai."""
    players = seats(koi={"cards": ["path-of-sengoku", "yurei"]})
    board = {"kyoto": {"koi": {"daimyo": 1}}, "kansai": {"koi": {"yurei": 1}}}
    script = mandate("harvest", "turtle", season="summer", season_set="mountain", players=players, map=board)
    assert sorted(gains(script, "path-of-sengoku")) == [("vp", "koi", 3), ("vp", "koi", 4)]


def test_path_of_sengoku_pays_one_province_with_two_daimyo_once() -> None:
    """RUL-17: Daimyo and Yurei in Kyoto; and nothing that the Harvest has paid already."""
    players = seats(koi={"cards": ["path-of-sengoku", "yurei"]})
    board = {"kyoto": {"koi": {"daimyo": 1, "yurei": 1}}}
    for current, vp in (("turtle", [("vp", "koi", 4)]), ("koi", [])):
        script = mandate(
            "harvest", current, season="summer", season_set="mountain", players=players, map=board
        )
        assert gains(script, "path-of-sengoku") == vp
        assert script.vp("koi") == 4


def test_the_dragonfly_summon_an_acquired_monster_anywhere() -> None:
    """RUL-17: also without a Stronghold on the map."""
    players: dict[str, Json] = {"koi": {}, "turtle": {}, "dragonfly": {"coins": 3}}
    script = mandate("train", "koi", players=players, display={"river-dragon": 1})
    script.done("koi", "turtle").say("dragonfly", "buy", card="river-dragon").asked(
        "dragonfly", "summon", "river-dragon"
    )
    assert len(script.options("dragonfly")) == 8
    script.say("dragonfly", "summon", figure="river-dragon", province="kyushu")
    assert script.at("kyushu", "dragonfly") == {"river-dragon": 1}


def test_fujins_moves_may_be_made_with_a_kami_figure() -> None:
    """RUL-17: one that the clan controls, both Moves with the same."""
    worship = unbound({"hachiman": "oshu", "susanoo": "oshu"}, fujin={"koi": 1}, hachiman={"koi": 1})
    script = start(phase="kami", players=list(TRIO), political={"turn": 3, "current": "turtle"}, **worship)
    while script.game.pending[0].kind != "fujin":
        script.done(script.game.pending[0].clan)
    assert control(script, "susanoo") is None
    assert moves(script, "koi", "susanoo") == []
    script.say("koi", "move", figure="hachiman", from_="oshu", to="edo")
    script.say("koi", "move", figure="hachiman", from_="edo", to="kyoto")
    assert script.view["kami_figures"]["hachiman"] == "kyoto"


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_extra_replacement_may_come_at_any_point(place: int) -> None:
    """RUL-17: a Shinto in a shrine first, second or third; the ordinary two are of two owners."""
    script = mandate(
        "betray",
        "koi",
        season="autumn",
        season_set="teapot",
        players=seats(koi={"cards": ["path-of-the-unrighteous"]}),
        map={"oshu": {"lotus": {"bushi": 2}}, "kyoto": {"turtle": {"bushi": 2}}},
        shrines=row({"kami": "fujin", "lotus": {"shinto": 1}}),
    )
    steps: list[Json] = [
        {"clan_": "lotus", "figure": "bushi", "province": "oshu", "with_": "bushi"},
        {"clan_": "turtle", "figure": "bushi", "province": "kyoto", "with_": "bushi"},
    ]
    extra = {"clan_": "lotus", "figure": "shinto", "shrine": "fujin", "with_": "shinto"}
    steps.insert(place, extra)
    for step in steps:
        script.say("koi", "replace", **step)
    script.asked("lotus", "mandate")


def test_the_ordinary_two_are_of_two_owners_also_with_an_extra_one() -> None:
    """RUL-17: after two of the Lotus, one of them the extra, only the Turtle are left."""
    script = mandate(
        "betray",
        "koi",
        season="autumn",
        season_set="teapot",
        players=seats(koi={"cards": ["path-of-the-unrighteous"]}),
        map={"oshu": {"lotus": {"bushi": 3}}, "kyoto": {"turtle": {"bushi": 1}}},
    )
    for _ in range(2):
        script.say("koi", "replace", clan_="lotus", figure="bushi", province="oshu", with_="bushi")
    assert {o["clan"] for o in script.options("koi") if o["kind"] == "replace"} == {"turtle"}
