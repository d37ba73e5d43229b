"""Train: acquiring season cards (TRA)."""

from __future__ import annotations

from typing import Any

from tests.support.script import Script, mandate, start

CLANS = ("koi", "lotus", "turtle")
KAMI = ("raijin", "hachiman", "susanoo", "tsukuyomi")


def train(current: str, koi: int = 0, lotus: int = 0, turtle: int = 0, **position: Any) -> Script:
    """A Train of three clans with this many Coins."""
    coins = {"koi": koi, "lotus": lotus, "turtle": turtle}
    players = {clan: {"coins": coins[clan]} for clan in CLANS}
    return mandate("train", current, **{"players": players, **position})


def buyable(script: Script, clan: str) -> set[str]:
    return {option["card"] for option in script.options(clan) if option["kind"] == "buy"}


# -- who, what, for how much -----------------------------------------------------------------------


def test_the_current_player_trains_first() -> None:
    """TRA-1: then the others clockwise."""
    script = train("lotus", 5, 5, 5)
    for clan in ("lotus", "turtle", "koi"):
        script.asked(clan, "train", "train")
        script.done(clan)
    script.asked("turtle", "mandate")


def test_another_player_waits_for_the_current_one() -> None:
    """TRA-1: an answer out of turn is refused."""
    script = train("koi", 5, 5, 5)
    script.refused("lotus", "TRA-1", "buy", card="path-of-the-lion")


def test_a_card_is_paid_for_and_owned() -> None:
    """TRA-2: its cost goes to the pile, the card lies face up with the clan."""
    script = train("turtle", koi=5, display={"way-of-the-shogun": 2, "path-of-the-lion": 1})
    script.done("turtle").say("koi", "buy", card="way-of-the-shogun")
    assert script.player("koi")["cards"] == ["way-of-the-shogun"]
    assert script.coins("koi") == 3
    assert script.view["display"] == {"way-of-the-shogun": 1, "path-of-the-lion": 1}


def test_one_card_in_a_train() -> None:
    """TRA-2: after a purchase the next player is asked."""
    script = train("koi", 9, 9)
    script.say("koi", "buy", card="path-of-the-lion")
    script.asked("lotus", "train")
    script.refused("koi", "TRA-1", "buy", card="righteousness")


def test_a_card_that_is_not_on_display_cannot_be_bought() -> None:
    """TRA-2: it is a card of another season."""
    script = train("koi", 9)
    script.refused("koi", "TRA-2", "buy", card="river-dragon")


def test_a_card_that_is_sold_out_is_not_on_display() -> None:
    """TRA-2: the only copy goes to the first who takes it."""
    script = train("koi", 9, 9)
    assert "path-of-the-lion" in buyable(script, "koi")
    script.say("koi", "buy", card="path-of-the-lion")
    assert "path-of-the-lion" not in buyable(script, "lotus")
    script.refused("lotus", "TRA-2", "buy", card="path-of-the-lion")


def test_a_card_stays_with_its_clan_in_the_next_season() -> None:
    """TRA-2: while the rest of the display is discarded."""
    players: dict[str, Any] = {"koi": {"cards": ["righteousness"]}, "lotus": {}, "turtle": {}}
    script = start(phase="war", season="spring", players=players, war=["edo"])
    script.all_asked("tea", *CLANS)
    assert script.view["season"] == "summer"
    assert script.player("koi")["cards"] == ["righteousness"]
    assert "righteousness" not in script.view["display"]


def test_a_train_may_be_declined() -> None:
    """TRA-2: nothing is bought, nothing is paid."""
    script = train("koi", 5)
    script.done("koi")
    assert (script.coins("koi"), script.player("koi")["cards"]) == (5, [])


def test_a_second_copy_of_a_card_may_be_acquired() -> None:
    """TRA-3: the clan owns both."""
    players: dict[str, Any] = {"koi": {"cards": ["way-of-the-shogun"], "coins": 2}, "lotus": {}, "turtle": {}}
    script = train("koi", players=players)
    script.say("koi", "buy", card="way-of-the-shogun")
    assert script.player("koi")["cards"] == ["way-of-the-shogun", "way-of-the-shogun"]
    assert "way-of-the-shogun" not in script.view["display"]


def test_the_bonus_is_a_coin_less_for_the_current_player_and_the_ally() -> None:
    """TRA-4: the third player pays in full."""
    script = train(
        "turtle",
        5,
        5,
        5,
        alliances=[["turtle", "lotus"]],
        display={"way-of-the-shogun": 2, "righteousness": 2},
    )
    script.say("turtle", "buy", card="way-of-the-shogun")
    script.say("koi", "buy", card="way-of-the-shogun")
    script.say("lotus", "buy", card="righteousness")
    assert [script.coins(clan) for clan in CLANS] == [3, 4, 4]


def test_the_bonus_does_not_go_below_nothing() -> None:
    """TRA-4: a free card stays free."""
    script = train("koi", 0)
    script.say("koi", "buy", card="path-of-the-lion")
    assert script.coins("koi") == 0


def test_with_the_bonus_it_is_still_one_card() -> None:
    """TRA-4: however many Coins are left."""
    script = train("koi", 20, display={"way-of-the-shogun": 2, "righteousness": 2})
    script.say("koi", "buy", card="righteousness")
    script.done("lotus", "turtle").asked("lotus", "mandate")


def test_who_cannot_pay_cannot_acquire() -> None:
    """TRA-6: with 1 Coin no card for 2."""
    script = train("turtle", koi=1)
    script.done("turtle")
    script.refused("koi", "TRA-6", "buy", card="way-of-the-shogun")


def test_the_discount_counts_for_what_one_can_pay() -> None:
    """TRA-6: 1 Coin is enough for a card of 2 with the bonus, and not for the player without it."""
    script = train("koi", 1, 1)
    script.say("koi", "buy", card="way-of-the-shogun")
    assert script.coins("koi") == 0
    script.refused("lotus", "TRA-6", "buy", card="way-of-the-shogun")


def test_a_gift_helps_to_pay() -> None:
    """TRA-6: what one holds is read at the purchase."""
    script = train("turtle", koi=1, lotus=1)
    script.done("turtle").gift("lotus", "koi", coins=1)
    script.say("koi", "buy", card="way-of-the-shogun")
    assert (script.coins("koi"), script.coins("lotus")) == (0, 0)


def test_who_has_no_coin_is_asked_where_a_card_is_free() -> None:
    """TRA-6"""
    train("koi", 0, display={"path-of-the-lion": 1}).asked("koi", "train")


def test_who_can_afford_nothing_is_asked_while_a_gift_could_help() -> None:
    """TRA-6, NEG-1: the Turtle could give the Koi the Coin they lack."""
    script = train("koi", 0, 0, 1, display={"way-of-the-shogun": 2})
    script.asked("koi", "train")
    assert script.options("koi") == [{"kind": "done"}]


def test_a_gift_while_being_asked_buys_the_card() -> None:
    """TRA-6, NEG-1"""
    script = train("koi", 0, 0, 1, display={"way-of-the-shogun": 1})
    script.gift("turtle", "koi", coins=1).asked("koi", "train")
    script.say("koi", "buy", card="way-of-the-shogun")
    assert script.player("koi")["cards"] == ["way-of-the-shogun"]


def test_who_can_afford_nothing_is_not_asked_where_no_gift_could_help() -> None:
    """TRA-6: the Lotus lack 2 Coins, and the others have 1 each."""
    script = train("turtle", 1, 0, 1, display={"way-of-the-shogun": 2})
    script.done("turtle", "koi").asked("koi", "mandate")


def test_nobody_is_asked_where_nothing_is_on_display() -> None:
    """TRA-6: Coins of others cannot help."""
    train("koi", 5, 5, 5, display={}).asked("lotus", "mandate")


def test_giving_the_last_coin_away_does_not_end_the_turn() -> None:
    """TRA-6: not even if no one has enough left to help."""
    script = train("koi", 0, 2, 0, display={"way-of-the-shogun": 2}).done("koi")
    script.asked("lotus", "train")
    script.gift("lotus", "koi", coins=1).asked("lotus", "train")
    script.gift("lotus", "turtle", coins=1).asked("lotus", "train")
    assert script.options("lotus") == [{"kind": "done"}]


def test_ryujin_asks_while_a_gift_could_help() -> None:
    """TRA-6, KAM-6: at the listed cost."""
    shrines = [{"kami": "ryujin", "koi": {"shinto": 1}}, *({"kami": kami} for kami in KAMI[:3])]
    players = {"koi": {"coins": 0}, "lotus": {"coins": 2}, "turtle": {}}
    position: Any = {"players": players, "display": {"way-of-the-shogun": 1}, "shrines": shrines}
    script = start(phase="kami", political={"turn": 3, "current": "turtle"}, **position)
    script.asked("koi", "train", "ryujin")
    script.gift("lotus", "koi", coins=2).say("koi", "buy", card="way-of-the-shogun")
    assert script.coins("koi") == 0


# -- paying in full --------------------------------------------------------------------------------


def full_prices(script: Script, clan: str) -> set[str]:
    return {option["card"] for option in script.options(clan) if option.get("full")}


def benevolent(current: str, coins: int, **position: Any) -> Script:
    """The Koi own Benevolence, in a Train of theirs or of another clan."""
    players = {"koi": {"coins": coins, "cards": ["benevolence"]}, "lotus": {}, "turtle": {}}
    return train(current, players=players, **position)


def test_the_discount_may_be_declined_where_coins_spent_count() -> None:
    """TRA-4, CAR-benevolence: paid in full, a card for 1 Coin lets its buyer hand that Coin over."""
    script = benevolent("koi", 3, display={"benevolence": 1, "path-of-the-lion": 1})
    assert full_prices(script, "koi") == {"benevolence"}
    assert script.decision("koi").full_prices == {"benevolence": 1}
    script.say("koi", "buy", card="benevolence", full=True)
    assert script.coins("koi") == 2
    script.asked("koi", "benevolence")
    script.say("koi", "pay", clan_="lotus")
    assert script.coins("lotus") == 1


def test_with_the_discount_nothing_is_spent_and_nothing_handed_over() -> None:
    """TRA-4, CAR-benevolence"""
    script = benevolent("koi", 3, display={"benevolence": 1})
    script.say("koi", "buy", card="benevolence").asked("lotus", "mandate")
    assert script.coins("koi") == 3


def test_without_a_card_that_counts_coins_paying_in_full_is_not_offered() -> None:
    """TRA-4"""
    script = train("koi", 5)
    assert full_prices(script, "koi") == set()
    script.refused("koi", "TRA-4", "buy", card="way-of-the-shogun", full=True)


def test_without_the_bonus_paying_in_full_is_not_offered() -> None:
    """TRA-4: it is the only price."""
    script = benevolent("turtle", 5, display={"way-of-the-shogun": 1}).done("turtle")
    assert full_prices(script, "koi") == set()
    script.refused("koi", "TRA-4", "buy", card="way-of-the-shogun", full=True)


def test_the_full_price_must_be_affordable() -> None:
    """TRA-4, TRA-6: with 1 Coin a card for 2 can be bought with the bonus only."""
    script = benevolent("koi", 1, display={"way-of-the-shogun": 1})
    assert script.options("koi") == [{"kind": "done"}, {"kind": "buy", "card": "way-of-the-shogun"}]
    script.refused("koi", "TRA-6", "buy", card="way-of-the-shogun", full=True)


# -- Monsters --------------------------------------------------------------------------------------

TWO_HOMES = {"edo": {"koi": {"stronghold": 1}}, "oshu": {"koi": {"stronghold": 2}}}


def test_a_monster_is_summoned_at_once_to_a_stronghold() -> None:
    """TRA-5: its owner chooses the province, and must."""
    script = train("koi", 1, 9, map=TWO_HOMES | {"nagato": {"koi": {"bushi": 1}}})
    script.say("koi", "buy", card="oni-of-skulls")
    script.asked("koi", "summon", "oni-of-skulls")
    offered = [(option["figure"], option["province"]) for option in script.options("koi")]
    assert sorted(offered) == [("oni-of-skulls", "edo"), ("oni-of-skulls", "oshu")]
    script.refused("koi", "TRA-5", "done")
    script.refused("koi", "TRA-5", "summon", figure="oni-of-skulls", province="nagato")
    script.say("koi", "summon", figure="oni-of-skulls", province="oshu")
    assert script.at("oshu", "koi") == {"oni-of-skulls": 1, "stronghold": 2}
    script.asked("lotus", "train")


def test_only_the_monster_just_acquired_is_summoned() -> None:
    """TRA-5: no other figure in reserve."""
    script = train("koi", 1, map=TWO_HOMES)
    script.say("koi", "buy", card="oni-of-skulls")
    script.refused("koi", "TRA-5", "summon", figure="bushi", province="edo")


def test_with_one_province_the_monster_goes_there_unasked() -> None:
    """TRA-5: two Strongholds in one province are one place."""
    script = train("koi", 1, 9, map={"oshu": {"koi": {"stronghold": 2}}})
    script.say("koi", "buy", card="oni-of-skulls").asked("lotus", "train")
    assert script.at("oshu", "koi") == {"oni-of-skulls": 1, "stronghold": 2}
    [event] = script.events("summoned")
    assert (event["cause"], event["province"], event["to"]) == ("oni-of-skulls", "oshu", "oshu")


def test_a_monster_without_a_stronghold_goes_to_reserve() -> None:
    """TRA-5: nothing is asked."""
    script = train("koi", 1, 9, map={"oshu": {"koi": {"bushi": 2}}})
    script.say("koi", "buy", card="oni-of-skulls").asked("lotus", "train")
    assert script.reserve("koi", "oni-of-skulls") == 1
    assert not script.events("summoned")


def test_komainu_may_go_to_a_shrine() -> None:
    """TRA-5: it is summoned as the Shinto that it also is, so even one province leaves a choice."""
    shrines = [{"kami": kami} for kami in KAMI]
    script = train("koi", 1, shrines=shrines, map={"oshu": {"koi": {"stronghold": 1}}})
    script.say("koi", "buy", card="komainu").asked("koi", "summon", "komainu")
    ways = [(option["province"], option.get("shrine", "")) for option in script.options("koi")]
    assert sorted(ways) == [("oshu", ""), *(("oshu", kami) for kami in sorted(KAMI))]
    script.say("koi", "summon", figure="komainu", province="oshu", shrine="susanoo")
    assert script.view["shrines"][2] == {"kami": "susanoo", "koi": {"komainu": 1}}
    assert script.at("oshu", "koi") == {"stronghold": 1}


def test_a_killed_monster_goes_to_its_clans_reserve() -> None:
    """TRA-5: it stays one of the clan's figures."""
    script = start(
        phase="war",
        season="autumn",
        war=["edo", "oshu"],
        players={"koi": {"cards": ["river-dragon"]}, "lotus": {}, "turtle": {}},
        map={
            "edo": {"koi": {"river-dragon": 1}, "lotus": {"bushi": 6}},
            "oshu": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}},
        },
    )
    script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0))
    script.all_asked("bid", "koi", "turtle")
    assert script.at("edo", "koi") == {}
    assert script.reserve("koi", "river-dragon") == 1
    assert script.player("koi")["cards"] == ["river-dragon"]
