"""`Game.preview` and `Game.previews`: consequences before a choice, in numbers."""

from __future__ import annotations

from typing import Any

import pytest

from hinode import Game, HinodeError, IllegalAnswer
from tests.support.kami_unbound import kami_turn
from tests.support.script import Script, mandate, start

Json = dict[str, Any]
TRIO = ["koi", "lotus", "turtle"]


def preview(script: Script, clan: str, kind: str, **fields: Any) -> Json:
    return script.game.preview(clan, {"kind": kind, **{name.rstrip("_"): v for name, v in fields.items()}})


def chooses(tile: str, **position: Any) -> Json:
    """The preview of a mandate of the Koi's, in their turn."""
    political = {"turn": 1, "current": "koi", "hand": [tile, "train", "recruit", "harvest"]}
    script = start(**{"players": TRIO, "phase": "political", "political": political, **position})
    return preview(script, "koi", "mandate", tile=tile)


def part(found: Json, clan: str) -> Json:
    return next(part for part in found["parts"] if part["clan"] == clan)


def becomes(before: Any, after: Any) -> Json:
    return {"before": before, "after": after}


# -- mandates --------------------------------------------------------------------------------


def test_a_harvest_says_what_everyone_gains() -> None:
    """HAR-1, HAR-2: one Coin for all, and rewards for the current player and their ally."""
    found = chooses(
        "harvest",
        alliances=[["koi", "turtle"]],
        map={
            "kyoto": {"koi": {"bushi": 1}},
            "edo": {"turtle": {"bushi": 1}},
            "oshu": {"lotus": {"bushi": 1}},
        },
    )
    assert found["stops"] == "resolved"
    assert found["clans"] == {
        "koi": {"vp": becomes(0, 4), "coins": becomes(0, 1)},
        "lotus": {"coins": becomes(0, 1)},
        "turtle": {"vp": becomes(0, 2), "coins": becomes(0, 3)},
    }
    assert part(found, "koi") == {
        "mandate": "harvest",
        "clan": "koi",
        "bonus": True,
        "vp": 4,
        "coins": 1,
        "ronin": 0,
        "provinces": ["kyoto"],
    }
    assert [part["clan"] for part in found["parts"]] == ["lotus", "turtle", "koi"]


def test_a_harvest_ends_where_the_kami_turn_begins() -> None:
    """The Ronin from Hachiman's shrine after the third mandate are not part of the Harvest."""
    political = {"turn": 3, "current": "koi", "hand": ["harvest", "train", "recruit", "marshal"]}
    shrines = [
        {"kami": "hachiman", "koi": {"shinto": 1}},
        *({"kami": k} for k in ("fujin", "raijin", "ryujin")),
    ]
    script = start(players=TRIO, phase="political", political=political, shrines=shrines)
    assert "ronin" not in preview(script, "koi", "mandate", tile="harvest")["clans"]["koi"]


def test_a_recruit_says_how_many_figures_each_clan_can_summon() -> None:
    """REC-1, REC-2: one for each Stronghold, one more with the bonus; no more than there are in reserve."""
    found = chooses(
        "recruit",
        map={
            "edo": {"koi": {"stronghold": 2}},
            "oshu": {"lotus": {"stronghold": 1}},
            "kyoto": {"turtle": {"stronghold": 2, "bushi": 6, "shinto": 3}},
        },
    )
    assert {part["clan"]: part["figures"] for part in found["parts"]} == {"lotus": 1, "turtle": 1, "koi": 3}
    assert part(found, "koi")["provinces"] == ["edo"]
    assert (found["stops"], found["asks"]) == (
        "question",
        [{"clan": "lotus", "kind": "recruit", "cause": "recruit"}],
    )


def test_a_marshal_says_how_many_pieces_can_move_and_what_building_costs() -> None:
    """MAR-1, MAR-3, CLA-TURTLE-1: the Turtle's Strongholds move too; building takes the bonus and Coins."""
    found = chooses(
        "marshal",
        players={"koi": {"coins": 3}, "lotus": {"coins": 3}, "turtle": {}},
        map={"edo": {"koi": {"bushi": 2, "stronghold": 1}, "turtle": {"bushi": 1, "stronghold": 2}}},
    )
    shown = {part["clan"]: (part["figures"], part["build"]) for part in found["parts"]}
    assert shown == {"lotus": (0, None), "turtle": (3, None), "koi": (2, 3)}
    assert {part["clan"]: part["provinces"] for part in found["parts"]} == {
        "lotus": [],
        "turtle": ["edo"],
        "koi": ["edo"],
    }


def test_a_train_says_how_many_cards_each_clan_can_pay_for() -> None:
    """TRA-4, TRA-6: of those on display, one Coin less with the bonus."""
    display = {"benevolence": 1, "oni-of-skulls": 1, "river-dragon": 1}
    cost = {"benevolence": 1, "oni-of-skulls": 2, "river-dragon": 3}
    found = chooses(
        "train", players={"koi": {"coins": 1}, "lotus": {"coins": 1}, "turtle": {}}, display=display
    )
    affordable = sum(price - 1 <= 1 for price in cost.values())
    assert part(found, "koi") == {
        "mandate": "train",
        "clan": "koi",
        "bonus": True,
        "cards": affordable,
        "display": 3,
    }
    assert (part(found, "lotus")["cards"], part(found, "turtle")["cards"]) == (1, 0)


def test_a_betray_says_what_it_costs_and_which_figures_can_be_replaced() -> None:
    """BET-2, BET-3: the alliance ends and honor is lost; two figures of two different players at most."""
    found = chooses(
        "betray",
        alliances=[["koi", "turtle"]],
        map={"edo": {"lotus": {"bushi": 3, "daimyo": 1}, "turtle": {"bushi": 1}}},
    )
    assert part(found, "koi") == {
        "mandate": "betray",
        "clan": "koi",
        "bonus": False,
        "figures": 2,
        "targets": {"lotus": 3, "turtle": 1},
        "provinces": ["edo"],
        "ally": "turtle",
        "honor": becomes(1, 2),
    }
    assert found["clans"]["koi"] == {"honor": becomes(1, 2), "ally": becomes("turtle", None)}
    assert found["irreversible"] == ["alliance", "honor"]
    assert found["asks"] == [{"clan": "koi", "kind": "betray", "cause": "betray"}]


def test_a_betray_with_one_figure_in_reserve_replaces_one() -> None:
    """BET-3: only a figure of the same type can take a figure's place."""
    found = chooses(
        "betray",
        map={
            "edo": {"lotus": {"bushi": 1}, "turtle": {"bushi": 1}},
            "oshu": {"koi": {"bushi": 5, "shinto": 3, "daimyo": 1}},
        },
    )
    assert part(found, "koi")["figures"] == 1


def test_what_the_lotus_announce_is_previewed_not_the_tile() -> None:
    """CLA-LOTUS-1."""
    political = {"turn": 1, "current": "lotus", "hand": ["train", "train", "recruit", "recruit"]}
    script = start(players=TRIO, phase="political", political=political)
    found = preview(script, "lotus", "mandate", tile="train", announce="harvest")
    assert {part["mandate"] for part in found["parts"]} == {"harvest"}
    assert found["clans"]["koi"] == {"coins": becomes(0, 1)}


# -- steps -----------------------------------------------------------------------------------


def test_a_move_shows_force_and_leader_in_both_provinces() -> None:
    script = mandate(
        "marshal",
        "turtle",
        players=TRIO,
        map={"edo": {"koi": {"bushi": 2}, "lotus": {"bushi": 1}}, "kyoto": {"lotus": {"bushi": 1}}},
    )
    found = preview(script, "koi", "move", figure="bushi", from_="edo", to="kyoto")
    assert found["provinces"] == {
        "edo": {"forces": {"koi": becomes(2, 1)}, "leader": becomes("koi", "koi")},
        "kyoto": {"forces": {"koi": becomes(0, 1)}, "leader": becomes("lotus", "koi")},
    }
    assert found["irreversible"] == []


def test_a_shinto_sent_to_a_shrine_shows_its_leader_after_this_step() -> None:
    script = mandate(
        "recruit",
        "turtle",
        players=TRIO,
        map={"edo": {"koi": {"stronghold": 2}}},
        shrines=[
            {"kami": "fujin", "lotus": {"shinto": 1}},
            *({"kami": k} for k in ("raijin", "ryujin", "susanoo")),
        ],
    )
    found = preview(script, "koi", "summon", figure="shinto", province="edo", shrine="fujin")
    assert found["shrines"] == {
        "fujin": {"figures": {"koi": becomes(0, 1)}, "leader": becomes("lotus", "koi")}
    }
    assert found["provinces"] == {}


def test_a_stronghold_shows_its_price() -> None:
    script = mandate("marshal", "koi", players={"koi": {"coins": 4}, "lotus": {}, "turtle": {}})
    found = preview(script, "koi", "build", province="edo")
    assert found["clans"] == {"koi": {"coins": becomes(4, 1), "strongholds": becomes(0, 1)}}


def test_a_rise_to_the_top_shows_who_leads_then() -> None:
    """KAM-3, HON-4: a tie in force goes by honor, so the leader changes without a move."""
    script = kami_turn(
        players=TRIO,
        shrines=[
            {"kami": "amaterasu", "turtle": {"shinto": 1}},
            *({"kami": k} for k in ("fujin", "raijin", "ryujin")),
        ],
        map={"edo": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}},
    )
    found = preview(script, "turtle", "yes")
    assert found["clans"]["turtle"]["honor"] == becomes(3, 1)
    assert found["provinces"]["edo"] == {"forces": {}, "leader": becomes("koi", "turtle")}


# -- cards -----------------------------------------------------------------------------------


def buys(card: str, **koi: Any) -> Json:
    script = mandate(
        "train",
        "koi",
        players={"koi": {"coins": 6, **koi}, "lotus": {}, "turtle": {}},
        display={card: 1},
        map={"edo": {"koi": {"bushi": 2, "daimyo": 1, "stronghold": 2}}},
    )
    return preview(script, "koi", "buy", card=card)


def test_a_card_shows_its_price_and_its_listed_price() -> None:
    """TRA-4."""
    found = buys("way-of-the-shogun")
    assert found["card"]["listed"] == found["card"]["price"] + 1
    assert found["clans"]["koi"]["coins"] == becomes(6, 6 - found["card"]["price"])


def test_a_card_for_the_start_of_war_shows_what_it_would_bring_now() -> None:
    assert buys("way-of-the-shogun")["card"]["war"] == {"vp": 0, "coins": 3, "ronin": 0}


def test_a_card_counts_with_those_already_owned() -> None:
    """Way of Bushido pays for each different Virtue: one more makes it worth more."""
    found = buys("benevolence", cards=["way-of-bushido"])
    assert found["card"]["war"] == {"vp": 2, "coins": 2, "ronin": 0}


def test_a_winter_card_shows_its_vp() -> None:
    """Form of the Kitsune: 3 VP for each Stronghold on the map."""
    script = mandate(
        "train",
        "koi",
        season="autumn",
        season_set="random",
        players={"koi": {"coins": 6}, "lotus": {}, "turtle": {}},
        display={"form-of-the-kitsune": 1},
        map={"edo": {"koi": {"stronghold": 2}}},
    )
    assert preview(script, "koi", "buy", card="form-of-the-kitsune")["card"]["winter"] == 6


def test_a_card_that_adds_force_only_in_war_shows_the_force_in_war() -> None:
    """Way of the Katana: Bushi have force 2 in the War Phase."""
    found = buys("way-of-the-katana")
    assert found["card"]["war_forces"] == {"edo": becomes(3, 5)}
    assert found["provinces"] == {}


def test_a_card_that_adds_force_at_once_shows_it_in_the_province() -> None:
    """Path of the Lion: the Daimyo has one more."""
    assert buys("path-of-the-lion")["provinces"]["edo"]["forces"] == {"koi": becomes(3, 4)}


def test_a_monster_shows_where_it_would_lead() -> None:
    """TRA-5: it is summoned to a province with a Stronghold; the River Dragon has force 5."""
    found = buys("river-dragon")["card"]["summons"]
    assert found == {"edo": {"forces": {"koi": becomes(3, 8)}, "leader": becomes("koi", "koi")}}


# -- progress --------------------------------------------------------------------------------


def test_a_recruit_says_how_many_are_placed_and_left() -> None:
    script = mandate("recruit", "turtle", players=TRIO, map={"edo": {"koi": {"stronghold": 2}}})
    assert script.game.previews("koi")["progress"] == {"done": 0, "left": 2}
    script.say("koi", "summon", figure="bushi", province="edo")
    assert script.game.previews("koi")["progress"] == {"done": 1, "left": 1}


def test_a_marshal_says_how_many_pieces_are_left_to_move() -> None:
    """MAR-2: a figure that has moved is not counted, one that stands beside it is."""
    here = {"edo": {"koi": {"bushi": 2}}, "kyoto": {"koi": {"bushi": 1}}}
    script = mandate("marshal", "turtle", players=TRIO, map=here)
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto")
    assert script.game.previews("koi")["progress"] == {"done": 1, "left": 2}


def test_a_question_with_one_step_has_no_progress() -> None:
    assert Game.new(TRIO, seed=1).previews("koi")["progress"] is None


# -- tea, gifts, faults ----------------------------------------------------------------------


def test_accepting_an_alliance_shows_both_allies() -> None:
    script = Script(Game.new(TRIO, seed=1))
    script.say("koi", "propose", to="turtle")
    found = preview(script, "turtle", "accept", from_="koi")
    assert found["clans"] == {
        "koi": {"ally": becomes(None, "turtle")},
        "turtle": {"ally": becomes(None, "koi")},
    }


def test_a_gift_can_be_previewed() -> None:
    game = Game.new(TRIO, seed=1)
    before = game.digest()
    coins = game.view(None)["players"]["koi"]["coins"]
    found = game.preview("koi", {"kind": "gift", "to": "lotus", "coins": 1, "ronin": 0})
    assert found["clans"]["koi"] == {"coins": becomes(coins, coins - 1)}
    assert game.digest() == before


def test_an_illegal_answer_has_no_preview() -> None:
    game = Game.new(TRIO, seed=1)
    with pytest.raises(IllegalAnswer):
        game.preview("koi", {"kind": "done"})
    with pytest.raises(IllegalAnswer):
        game.preview("bonsai", {"kind": "ready"})


def test_a_clan_that_is_not_asked_has_no_previews() -> None:
    script = mandate("recruit", "koi", players=TRIO, map={"edo": {"lotus": {"stronghold": 1}}})
    with pytest.raises(HinodeError, match="koi are not asked"):
        script.game.previews("koi")
    with pytest.raises(HinodeError, match="not a clan in this game"):
        script.game.previews("bonsai")


def test_one_preview_is_as_in_the_list_of_all() -> None:
    script = mandate("marshal", "koi", players=TRIO, map={"edo": {"lotus": {"bushi": 2}}})
    options = script.decision("lotus").options
    assert script.game.previews("lotus")["options"] == [script.game.preview("lotus", o) for o in options]
