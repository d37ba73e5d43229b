"""Previews of battles: the table of a bid, and the offers that its winners get."""

from __future__ import annotations

from typing import Any

from tests.support.battles import battle
from tests.support.script import Script

Json = dict[str, Any]
NOTHING = {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}


def becomes(before: Any, after: Any) -> Json:
    return {"before": before, "after": after}


def fight(**more: Any) -> Script:
    """Koi 2 against Lotus 3 in Nagato."""
    return battle(
        {"koi": {"bushi": 2}, "lotus": {"bushi": 2, "daimyo": 1}},
        {"koi": {"coins": 2, "vp": 1}, "lotus": {"coins": 3, "ronin": 2, "vp": 4}, "turtle": {}},
        **more,
    )


def table(script: Script, clan: str) -> Json:
    found: Json = script.game.previews(clan)["bids"]
    return found


def test_a_bid_is_shown_as_a_table_not_as_options() -> None:
    found = fight().game.previews("koi")
    assert found["options"] == []
    assert (found["bids"]["province"], set(found["bids"]["rivals"].values())) == ("nagato", {"lotus"})
    assert found["bids"]["outcome"] == {"winner": "lotus", "force": 3, "second": 2}


def test_the_sides_have_force_coins_ronin_honor_and_whether_they_have_bid() -> None:
    script = fight()
    script.game.answer("lotus", NOTHING)
    sides = {side["clan"]: side for side in table(script, "koi")["sides"]}
    assert sides["lotus"] == {
        "clan": "lotus",
        "force": 3,
        "with_ronin": 5,
        "coins": 3,
        "ronin": 2,
        "honor": 2,
        "sealed": True,
    }
    assert not sides["koi"]["sealed"]


def test_the_rival_of_an_advantage_is_the_one_for_whom_it_would_do_most() -> None:
    """BAT-9: the Lotus are stronger, but the Turtle could hire six Ronin."""
    script = battle(
        {"koi": {"bushi": 3}, "lotus": {"bushi": 2}, "turtle": {"bushi": 1}},
        {"koi": {"coins": 2}, "lotus": {"coins": 2, "ronin": 1}, "turtle": {"coins": 1, "ronin": 6}},
    )
    rivals = table(script, "koi")["rivals"]
    assert (rivals["ronin"], rivals["poets"]) == ("turtle", "lotus")


def test_a_rival_without_coins_can_win_no_advantage() -> None:
    script = battle(
        {"koi": {"bushi": 3}, "lotus": {"bushi": 2}, "turtle": {"bushi": 1}},
        {"koi": {"coins": 2}, "lotus": {"coins": 2, "ronin": 1}, "turtle": {"coins": 0, "ronin": 6}},
    )
    assert table(script, "koi")["rivals"]["ronin"] == "lotus"


def test_a_hostage_shows_who_leads_by_who_wins_it() -> None:
    """BAT-8: with equal force honor decides."""
    won = table(fight(), "koi")["advantages"]["hostage"]
    assert won["koi"]["outcome"] == {"winner": "koi", "force": 2, "second": 2}
    assert won["koi"]["captured"] == {"clan": "lotus", "figure": "bushi"}
    assert won["koi"]["vp"] == {"koi": becomes(1, 2), "lotus": becomes(4, 3)}
    assert won["lotus"]["outcome"] == {"winner": "lotus", "force": 3, "second": 1}


def test_hired_ronin_count_and_the_koi_add_the_coins_they_keep() -> None:
    """BAT-9, CLA-KOI-2: for 1 and for 2 Coins bid in all."""
    won = table(fight(), "koi")["advantages"]["ronin"]
    assert won["lotus"]["forces"] == {"koi": 2, "lotus": 5}
    assert [outcome["winner"] for outcome in won["koi"]["by_coins_bid"]] == ["koi", "lotus"]
    assert won["lotus"]["by_coins_bid"] == []


def test_seppuku_shows_vp_honor_and_the_figures_killed() -> None:
    """BAT-7."""
    won = table(fight(), "koi")["advantages"]["seppuku"]["lotus"]
    assert (won["killed"], won["vp"]) == (3, {"lotus": becomes(4, 7)})
    assert won["honor"] == {"lotus": becomes(2, 1), "koi": becomes(1, 2)}
    assert won["outcome"] == {"winner": "koi", "force": 2, "second": 0}


def test_poets_show_the_vp_by_who_wins() -> None:
    """BAT-12: two die if the Lotus win, three if the Koi do."""
    assert table(fight(), "koi")["advantages"]["poets"]["koi"]["poets"] == {"vp": 2, "least": 2, "most": 3}


def test_a_clan_without_coins_cannot_win_an_advantage() -> None:
    script = battle(
        {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}, {"koi": {"coins": 1}, "lotus": {}, "turtle": {}}
    )
    won = table(script, "koi")["advantages"]["hostage"]
    assert (won["koi"]["possible"], won["lotus"]["possible"]) == (True, False)


def test_only_the_last_bid_cannot_be_taken_back() -> None:
    """BAT-3: it reveals all of them."""
    script = fight()
    first = script.game.preview("koi", NOTHING)
    assert (first["stops"], first["irreversible"], table(script, "koi")["last"]) == ("question", [], False)
    script.game.answer("lotus", NOTHING)
    assert table(script, "koi")["last"]


def test_the_last_bid_stops_at_the_reveal() -> None:
    """BAT-3: what the others bid plays no part."""
    script = fight()
    script.game.answer("lotus", {**NOTHING, "poets": 3})
    found = script.game.preview("koi", {**NOTHING, "ronin": 1})
    assert (found["stops"], found["irreversible"]) == ("reveal", ["bid"])
    assert [event["kind"] for event in found["events"]] == ["bid_sealed"]
    assert found["clans"] == {}


def test_an_offer_of_seppuku_states_its_effect() -> None:
    """BAT-7: three figures killed, 3 VP, honor; the battle continues without them."""
    script = fight()
    script.game.answer("lotus", {**NOTHING, "seppuku": 1})
    script.game.answer("koi", NOTHING)
    found = script.game.preview("lotus", {"kind": "yes"})
    assert found["killed"] == {"lotus": 3}
    assert found["clans"]["lotus"]["vp"] == becomes(4, 7)
    assert found["clans"]["lotus"]["honor"] == becomes(2, 1)
    assert found["irreversible"] == ["figures"]
    assert found["battle"]["forces"] == {"koi": becomes(2, 2), "lotus": becomes(3, 0)}
    assert found["battle"]["winner"] == becomes("lotus", "koi")


def test_an_offer_to_hire_shows_the_forces_that_clash() -> None:
    """BAT-9: they count for the outcome, which follows at once."""
    script = fight()
    script.game.answer("lotus", NOTHING)
    script.game.answer("koi", {**NOTHING, "ronin": 1})
    found = script.game.preview("koi", {"kind": "yes"})
    assert found["battle"] == {
        "province": "nagato",
        "forces": {"koi": becomes(2, 3), "lotus": becomes(3, 3)},
        "winner": becomes("lotus", "koi"),
        "decided": True,
    }
    assert found["killed"] == {"lotus": 3}
