"""Recruit: summoning figures to one's Strongholds (REC)."""

from __future__ import annotations

from typing import Any

from tests.support.script import Script, mandate

CLANS = ["koi", "lotus", "turtle"]
KAMI = ("raijin", "hachiman", "susanoo", "tsukuyomi")
SHRINES = [{"kami": kami} for kami in KAMI]


def recruit(current: str, **position: Any) -> Script:
    """A Recruit of three clans; who has no Stronghold is not asked."""
    return mandate("recruit", current, **{"players": CLANS, "shrines": SHRINES, **position})


def strongholds(*provinces: str) -> dict[str, Any]:
    """A map with Koi Strongholds only."""
    return {province: {"koi": {"stronghold": provinces.count(province)}} for province in provinces}


def places(script: Script, figure: str) -> list[str]:
    """Where the Koi may summon a figure to stay."""
    summons = [option for option in script.options("koi") if option.get("figure") == figure]
    return sorted(option["province"] for option in summons if "shrine" not in option)


# -- one figure for each Stronghold ----------------------------------------------------------------


def test_one_figure_for_each_stronghold_in_its_province() -> None:
    """REC-1: after a figure for each Stronghold the clan is asked no more."""
    script = recruit("turtle", map=strongholds("edo", "kansai"))
    script.asked("koi", "recruit", "recruit")
    assert places(script, "bushi") == ["edo", "kansai"]
    script.say("koi", "summon", figure="bushi", province="edo")
    assert places(script, "bushi") == ["kansai"]
    script.say("koi", "summon", figure="bushi", province="kansai")
    script.asked("koi", "mandate")
    assert script.at("edo", "koi") == script.at("kansai", "koi") == {"bushi": 1, "stronghold": 1}
    assert script.reserve("koi", "bushi") == 4


def test_a_stronghold_summons_only_once() -> None:
    """REC-1: a second figure to a province with one Stronghold is refused."""
    script = recruit("turtle", map=strongholds("edo", "kansai"))
    script.say("koi", "summon", figure="bushi", province="edo")
    script.refused("koi", "REC-1", "summon", figure="bushi", province="edo")


def test_no_summon_to_a_province_without_a_stronghold() -> None:
    """REC-1: figures alone do not open a province."""
    script = recruit("turtle", map=strongholds("edo") | {"oshu": {"koi": {"bushi": 2}}})
    script.refused("koi", "REC-1", "summon", figure="bushi", province="oshu")


def test_a_stronghold_of_another_clan_does_not_help() -> None:
    """REC-1: it must be one's own Stronghold."""
    script = recruit("turtle", map=strongholds("edo") | {"oshu": {"lotus": {"stronghold": 1}}})
    script.refused("koi", "REC-1", "summon", figure="bushi", province="oshu")


def test_two_strongholds_in_a_province_summon_two_figures_there() -> None:
    """REC-1: and not three."""
    script = recruit("turtle", map=strongholds("edo", "edo", "kansai"))
    script.say("koi", "summon", figure="bushi", province="edo")
    script.say("koi", "summon", figure="shinto", province="edo")
    script.refused("koi", "REC-1", "summon", figure="bushi", province="edo")
    assert places(script, "bushi") == ["kansai"]
    assert script.at("edo", "koi") == {"bushi": 1, "shinto": 1, "stronghold": 2}


def test_without_a_stronghold_nothing_is_asked() -> None:
    """REC-1: with no Stronghold on the map there is only one possible answer, also with the bonus."""
    script = recruit("koi", map={"edo": {"koi": {"daimyo": 1, "bushi": 1}}})
    script.asked("lotus", "mandate")


def test_a_recruit_may_be_declined_at_any_point() -> None:
    """REC-1: a player may summon fewer figures."""
    script = recruit("turtle", map=strongholds("edo", "kansai"))
    script.say("koi", "summon", figure="bushi", province="kansai").done("koi")
    script.asked("koi", "mandate")
    assert script.at("edo", "koi") == {"stronghold": 1}


def test_recruit_is_answered_in_turn() -> None:
    """REC-1: another clan cannot summon while the Koi are asked."""
    script = recruit("turtle", map=strongholds("edo") | {"nagato": {"lotus": {"stronghold": 1}}})
    script.asked("koi", "recruit")
    script.refused("lotus", "POL-5", "summon", figure="bushi", province="nagato")
    script.done("koi").asked("lotus", "recruit")


# -- the bonus -------------------------------------------------------------------------------------


def test_the_bonus_is_one_more_figure() -> None:
    """REC-2: to a Stronghold that has had its figure."""
    script = recruit("koi", map=strongholds("edo"))
    script.say("koi", "summon", figure="bushi", province="edo")
    script.say("koi", "summon", figure="shinto", province="edo")
    script.asked("lotus", "mandate")
    assert script.at("edo", "koi") == {"bushi": 1, "shinto": 1, "stronghold": 1}


def test_the_bonus_may_come_before_the_other_summons() -> None:
    """REC-2: after the bonus every other Stronghold still has its own figure."""
    script = recruit("koi", map=strongholds("edo", "kansai"))
    for _ in range(2):
        script.say("koi", "summon", figure="bushi", province="kansai")
    script.refused("koi", "REC-1", "summon", figure="bushi", province="kansai")
    script.say("koi", "summon", figure="bushi", province="edo")
    script.asked("lotus", "mandate")
    assert script.at("kansai", "koi") == {"bushi": 2, "stronghold": 1}


def test_the_bonus_needs_a_stronghold_in_the_province() -> None:
    """REC-2: the extra figure too goes to a province with one's Stronghold."""
    script = recruit("koi", map=strongholds("edo", "kansai"))
    assert places(script, "bushi") == ["edo", "kansai"]
    script.refused("koi", "REC-1", "summon", figure="bushi", province="kyoto")


def test_the_ally_of_the_current_player_has_the_bonus_and_others_have_not() -> None:
    """REC-2: the Koi (ally) summon two, the Lotus one, the Turtle (current player) two."""
    homes = {clan: {clan: {"stronghold": 1}} for clan in CLANS}
    script = recruit(
        "turtle",
        alliances=[["koi", "turtle"]],
        map={"edo": homes["koi"], "nagato": homes["lotus"], "kyoto": homes["turtle"]},
    )
    for clan, province, count in (("koi", "edo", 2), ("lotus", "nagato", 1), ("turtle", "kyoto", 2)):
        for _ in range(count):
            script.asked(clan, "recruit")
            script.say(clan, "summon", figure="bushi", province=province)
    script.asked("koi", "mandate")


# -- what may be summoned --------------------------------------------------------------------------


def test_any_figure_in_reserve_may_be_summoned() -> None:
    """REC-3: Bushi, Shinto, Daimyo and Monsters, but no Stronghold."""
    players = {"koi": {"cards": ["komainu"]}, "lotus": {}, "turtle": {}}
    script = recruit("turtle", players=players, map=strongholds("edo"))
    figures = {option["figure"] for option in script.options("koi") if option["kind"] == "summon"}
    assert figures == {"bushi", "shinto", "daimyo", "komainu"}
    script.refused("koi", "REC-3", "summon", figure="stronghold", province="edo")


def test_a_monster_is_summoned_from_reserve() -> None:
    """REC-3: a Monster of one's own in reserve."""
    players = {"koi": {"cards": ["river-dragon"]}, "lotus": {}, "turtle": {}}
    script = recruit("turtle", season="autumn", players=players, map=strongholds("edo"))
    script.say("koi", "summon", figure="river-dragon", province="edo")
    assert script.at("edo", "koi") == {"river-dragon": 1, "stronghold": 1}
    assert script.reserve("koi", "river-dragon") == 0


def test_a_monster_of_another_clan_is_not_in_reserve() -> None:
    """REC-3: it belongs to the clan that owns its card."""
    players: dict[str, Any] = {"koi": {}, "lotus": {"cards": ["river-dragon"]}, "turtle": {}}
    script = recruit("turtle", season="autumn", players=players, map=strongholds("edo"))
    script.refused("koi", "REC-3", "summon", figure="river-dragon", province="edo")


def test_a_figure_on_the_map_is_not_in_reserve() -> None:
    """REC-3: the only Daimyo is on the map."""
    script = recruit("turtle", map={"edo": {"koi": {"stronghold": 1, "daimyo": 1}}})
    script.refused("koi", "REC-3", "summon", figure="daimyo", province="edo")


def test_a_hostage_is_not_in_reserve() -> None:
    """REC-3: it is behind its captor's screen."""
    players = {"koi": {"cards": ["komainu"]}, "lotus": {"hostages": [["koi", "komainu"]]}, "turtle": {}}
    script = recruit("turtle", players=players, map=strongholds("edo"))
    script.refused("koi", "REC-3", "summon", figure="komainu", province="edo")


def test_the_last_figure_of_a_kind_in_reserve() -> None:
    """REC-3: the sixth Bushi is summoned, a seventh is refused."""
    board = strongholds("edo", "kansai") | {"oshu": {"koi": {"bushi": 5}}}
    script = recruit("turtle", map=board)
    script.say("koi", "summon", figure="bushi", province="edo")
    script.refused("koi", "REC-3", "summon", figure="bushi", province="kansai")


def test_with_an_empty_reserve_nothing_is_asked() -> None:
    """REC-3: no figure in reserve, no summon, although two Strongholds are left."""
    board = strongholds("edo", "edo", "edo") | {"oshu": {"koi": {"bushi": 6, "shinto": 2, "daimyo": 1}}}
    script = recruit("turtle", map=board)
    script.say("koi", "summon", figure="shinto", province="edo")
    script.asked("koi", "mandate")


def test_no_limit_to_figures_in_a_province() -> None:
    """REC-4: a tenth figure joins nine."""
    board = {"edo": {"koi": {"stronghold": 1, "bushi": 6, "shinto": 3}}}
    script = recruit("turtle", map=board)
    script.say("koi", "summon", figure="daimyo", province="edo")
    assert script.at("edo", "koi") == {"bushi": 6, "shinto": 3, "daimyo": 1, "stronghold": 1}


# -- Shinto and shrines ----------------------------------------------------------------------------


def test_a_shinto_may_go_to_any_of_the_four_shrines() -> None:
    """REC-5: or stay in the province."""
    script = recruit("turtle", map=strongholds("edo"))
    summons = [option for option in script.options("koi") if option.get("figure") == "shinto"]
    stay = {"kind": "summon", "figure": "shinto", "province": "edo"}
    assert sorted(option.get("shrine", "") for option in summons) == ["", *sorted(KAMI)]
    assert all({**option, **stay} == option for option in summons)


def test_a_shinto_in_a_shrine_has_used_its_strongholds_summon() -> None:
    """REC-5: it stands in the shrine, not in the province, and the Stronghold is spent."""
    script = recruit("turtle", map=strongholds("edo", "kansai"))
    script.say("koi", "summon", figure="shinto", province="edo", shrine="susanoo")
    assert script.view["shrines"][2] == {"kami": "susanoo", "koi": {"shinto": 1}}
    assert script.at("edo", "koi") == {"stronghold": 1}
    assert places(script, "bushi") == ["kansai"]


def test_only_a_shinto_goes_to_a_shrine() -> None:
    """REC-5: neither a Bushi nor a Daimyo nor any other Monster does."""
    players = {"koi": {"cards": ["river-dragon"]}, "lotus": {}, "turtle": {}}
    script = recruit("turtle", season="autumn", players=players, map=strongholds("edo"))
    for figure in ("bushi", "daimyo", "river-dragon"):
        script.refused("koi", "REC-5", "summon", figure=figure, province="edo", shrine="susanoo")


def test_a_shinto_bound_for_a_shrine_needs_a_legal_province() -> None:
    """REC-5: one without a Stronghold is not."""
    script = recruit("turtle", map=strongholds("edo"))
    script.refused("koi", "REC-1", "summon", figure="shinto", province="kyoto", shrine="susanoo")


def test_there_is_no_way_to_a_shrine_that_is_not_in_play() -> None:
    """REC-5: only to one of the 4 shrines of this game."""
    script = recruit("turtle", map=strongholds("edo"))
    script.refused("koi", "SET-6", "summon", figure="shinto", province="edo", shrine="amaterasu")


def test_a_shinto_on_the_map_can_no_longer_go_to_a_shrine() -> None:
    """REC-5: only at the moment it is summoned."""
    script = recruit("turtle", map={"edo": {"koi": {"stronghold": 1, "shinto": 3}}})
    script.asked("koi", "recruit")
    assert all("shrine" not in option for option in script.options("koi"))
    script.refused("koi", "REC-3", "summon", figure="shinto", province="edo", shrine="susanoo")


def test_a_shinto_in_a_shrine_is_not_on_the_map() -> None:
    """REC-6: a Harvest finds no force of the Koi in the province it was summoned through."""
    worship = [{"kami": "susanoo", "koi": {"shinto": 3}}, *({"kami": k} for k in KAMI if k != "susanoo")]
    script = mandate("harvest", "koi", players=CLANS, shrines=worship, map=strongholds("edo"))
    assert (script.vp("koi"), script.coins("koi")) == (0, 1)
    assert script.view["map"] == {"edo": {"koi": {"stronghold": 1}}}


def test_a_shinto_in_a_shrine_cannot_go_to_another_one() -> None:
    """REC-6: a Marshal shifts nobody from shrine to shrine."""
    worship = [{"kami": "susanoo", "koi": {"shinto": 1}}, *({"kami": k} for k in KAMI if k != "susanoo")]
    board = {"edo": {"koi": {"bushi": 1}}}
    script = mandate("marshal", "turtle", players=CLANS, shrines=worship, map=board)
    script.refused("koi", "REC-6", "shift", figure="shinto", from_="susanoo", to="raijin")


def test_a_shinto_in_a_shrine_stays_for_the_season() -> None:
    """REC-6: a kami turn does not send it home."""
    script = recruit("koi", turn=3, map=strongholds("edo"))
    script.say("koi", "summon", figure="shinto", province="edo", shrine="hachiman").done("koi")
    script.asked("lotus", "mandate")
    assert script.ronin("koi") == 2
    assert script.view["shrines"][1] == {"kami": "hachiman", "koi": {"shinto": 1}}
    assert script.reserve("koi", "shinto") == 2


def test_no_limit_to_shinto_in_a_shrine() -> None:
    """REC-7: all Shinto of a clan, next to those of another."""
    worship = [{"kami": "susanoo", "lotus": {"shinto": 3}}, *({"kami": k} for k in KAMI if k != "susanoo")]
    script = recruit("turtle", shrines=worship, map=strongholds("edo", "edo", "kansai", "oshu"))
    for province in ("edo", "edo", "oshu"):
        script.say("koi", "summon", figure="shinto", province=province, shrine="susanoo")
    assert script.view["shrines"][0] == {"kami": "susanoo", "koi": {"shinto": 3}, "lotus": {"shinto": 3}}
