"""Cards that meet where Coins and VP are gained and spent."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.cards import gains, kami_turn, seats, winter
from tests.support.kami_unbound import unbound
from tests.support.script import Json, Script, mandate, start

TRIO = ("koi", "lotus", "turtle")
QUINTET = (*TRIO, "dragonfly", "bonsai")
MERCHANT = ["way-of-the-merchant"]


def teapot(tile: str, current: str, **more: Any) -> Script:
    """A mandate with the Teapot cards."""
    return mandate(tile, current, season_set="teapot", **more)


# -- the Merchant ----------------------------------------------------------------------------


@pytest.mark.parametrize(("copies", "coins"), [(1, 2), (2, 3)])
def test_several_richer_players_in_one_harvest(copies: int, coins: int) -> None:
    """CAR-way-of-the-merchant, POL-8: a whole Harvest is one event, besides the Merchant's own Coin."""
    players = seats(koi={"coins": 5}, lotus={"coins": 3}, turtle={"cards": MERCHANT * copies})
    script = teapot("harvest", "koi", players=players, map={"oshu": {"koi": {"bushi": 1}}})
    assert script.coins("turtle") == coins


def test_the_merchant_among_equals() -> None:
    """CAR-way-of-the-merchant: wealth is compared before the event, and equal is not richer."""
    players = seats(koi={"coins": 1}, turtle={"coins": 1, "cards": MERCHANT})
    script = teapot("harvest", "koi", players=players, map={"oshu": {"koi": {"bushi": 1}}})
    assert (script.coins("koi"), script.coins("turtle")) == (5, 2)


def test_two_merchants_of_two_players() -> None:
    """CAR-way-of-the-merchant: what one gains by it triggers nothing for the other."""
    players = seats(koi={"coins": 2, "cards": MERCHANT}, turtle={"coins": 1, "cards": MERCHANT})
    script = teapot("harvest", "lotus", players=players)
    assert gains(script, "way-of-the-merchant") == [("coins", "turtle", 1)]


def test_the_merchant_and_warlords_in_a_recruit() -> None:
    """CAR-way-of-the-merchant, CAR-path-of-the-warlord: two richer players gain, one mandate is one event."""
    players = seats(
        koi={"coins": 2, "cards": ["path-of-the-warlord"]},
        lotus={"coins": 2, "cards": ["path-of-the-warlord"]},
        turtle={"cards": MERCHANT},
    )
    here = {"edo": {"koi": {"stronghold": 1}, "lotus": {"stronghold": 1}}}
    script = teapot("recruit", "turtle", players=players, map=here)
    for clan in ("koi", "lotus"):
        script.say(clan, "summon", figure="bushi", province="edo")
    assert gains(script, "way-of-the-merchant") == [("coins", "turtle", 1)]


def test_the_merchant_and_a_patron() -> None:
    """CAR-way-of-the-merchant, CAR-path-of-the-patron: 2 Coins for the Koi, one for the Merchant."""
    players = seats(koi={"coins": 1, "cards": ["path-of-the-patron"]}, turtle={"cards": MERCHANT})
    script = teapot("recruit", "turtle", players=players, map={"edo": {"koi": {"stronghold": 1}}})
    script.say("koi", "summon", figure="bushi", province="edo")
    assert (script.coins("koi"), script.coins("turtle")) == (3, 1)


def test_patron_and_warlord_need_no_sequence() -> None:
    """RUL-1, CAR-path-of-the-patron, CAR-path-of-the-warlord: 2 + 1 Coins in any order."""
    players = seats(koi={"cards": ["path-of-the-patron", "path-of-the-warlord"]})
    script = teapot("recruit", "turtle", players=players, map={"edo": {"koi": {"stronghold": 1}}})
    script.say("koi", "summon", figure="bushi", province="edo").asked("koi", "mandate")
    assert script.coins("koi") == 3


@pytest.mark.parametrize(("copies", "coins"), [(1, 1), (2, 2)])
def test_the_merchant_at_the_start_of_war(copies: int, coins: int) -> None:
    """CAR-13, CAR-way-of-the-shogun: each card's effect is an event of its own."""
    script = start(
        phase="war",
        season_set="teapot",
        players=seats(koi={"coins": 1, "cards": ["way-of-the-shogun"] * copies}, turtle={"cards": MERCHANT}),
        war=["oshu"],
        map={"oshu": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}},
    )
    assert (script.coins("koi"), script.coins("turtle")) == (1 + 3 * copies, coins)


def test_the_merchant_gains_nothing_by_the_kois_exchange() -> None:
    """CAR-way-of-the-merchant, CLA-KOI-1."""
    script = start(
        phase="war",
        season_set="teapot",
        players=seats(koi={"coins": 1, "ronin": 3}, turtle={"cards": MERCHANT}),
        war=["oshu"],
        map={"oshu": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}},
    )
    assert (script.coins("koi"), script.coins("turtle")) == (4, 0)


@pytest.mark.parametrize(("captor", "coins"), [("lotus", 6), ("koi", 7)])
def test_the_merchant_and_hostages_returned(captor: str, coins: int) -> None:
    """CAR-13, SEA-4: after an income of 5 for the Koi, 7 for the Lotus; two hostages are one event.

    As the captor the Koi have the Coins of the hostages, and nobody richer gains.
    """
    hostages = {"hostages": [["turtle", "bushi"], ["turtle", "bushi"]]}
    players = seats(koi={"cards": MERCHANT}, lotus={})
    players[captor] |= hostages
    script = start(phase="war", season_set="teapot", players=players, war=["oshu"])
    assert (script.view["season"], script.coins("koi")) == ("summer", coins)


def test_the_merchant_and_tsukuyomis_shrine_ability() -> None:
    """CAR-13, KAM-9: one shrine ability."""
    players = seats(koi={"coins": 1}, turtle={"cards": MERCHANT})
    script = kami_turn({"kami": "tsukuyomi", "koi": {"shinto": 1}}, season_set="teapot", players=players)
    assert (script.coins("koi"), script.coins("turtle")) == (3, 1)


def test_the_merchant_and_tsukuyomis_figure() -> None:
    """CAR-13, KUB-TSUKUYOMI: one payment to two richer players."""
    script = start(
        phase="war",
        season_set="teapot",
        players=seats(koi={"coins": 1}, lotus={"coins": 1}, turtle={"cards": MERCHANT}),
        war=["oshu"],
        map={"oshu": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}},
        **unbound({"tsukuyomi": "oshu"}),
    )
    assert [script.coins(clan) for clan in TRIO] == [5, 5, 1]


def test_the_merchant_and_a_gift() -> None:
    """CAR-way-of-the-merchant, NEG-1: no Coin from the pile."""
    players = seats(koi={"coins": 5}, lotus={"coins": 5}, turtle={"cards": MERCHANT})
    script = start(season_set="teapot", players=players).gift("koi", to="lotus", coins=2)
    assert script.coins("turtle") == 0


# -- Benevolence and the price ---------------------------------------------------------------


def buys(buyer: str, card: str, cards: list[str], coins: int = 5, bonus: bool = False, **more: Any) -> Script:
    """A clan buys the only card on display, in its own Train or, without the bonus, in the Lotus's."""
    players: dict[str, Json] = {clan: {} for clan in QUINTET}
    players[buyer] = {"coins": coins, "cards": cards}
    current = buyer if bonus else "lotus"
    script = mandate("train", current, players=players, display={card: 1}, **more)
    while [decision.clan for decision in script.game.pending] != [buyer]:
        script.done(script.game.pending[0].clan)
    return script.say(buyer, "buy", card=card)


def test_benevolence_and_a_price_of_nothing() -> None:
    """CAR-benevolence: the Path of the Lion is free."""
    buys("koi", "path-of-the-lion", ["benevolence"], bonus=True).asked("lotus", "mandate")


def test_benevolence_and_a_price_brought_down_to_nothing() -> None:
    """CAR-benevolence, CLA-BONSAI-1, TRA-4: at most 1, and 1 less with the bonus."""
    script = buys("bonsai", "komainu", ["benevolence"], coins=1, bonus=True)
    script.asked("koi", "mandate")
    assert (script.coins("bonsai"), script.reserve("bonsai", "komainu")) == (1, 1)


def test_benevolence_of_the_bonsai() -> None:
    """CAR-benevolence, CLA-BONSAI-1: without the bonus the card costs them 1, which may be handed on."""
    script = buys("bonsai", "path-of-the-kenin", ["benevolence"], coins=1)
    script.asked("bonsai", "benevolence", "benevolence")
    script.say("bonsai", "pay", clan_="koi").asked("turtle", "mandate")
    assert (script.coins("bonsai"), script.coins("koi"), script.vp("bonsai")) == (0, 1, 2)
    assert script.honor()[-2:] == ["bonsai", "dragonfly"]


def test_two_copies_of_benevolence_and_a_price_of_one() -> None:
    """CAR-benevolence: there is one Coin to hand on, so it is asked once."""
    script = buys("turtle", "way-of-the-shogun", ["benevolence"] * 2, bonus=True)
    script.say("turtle", "pay", clan_="koi").asked("dragonfly", "mandate")
    assert (script.vp("turtle"), script.coins("koi"), script.coins("turtle")) == (2, 1, 4)


def test_two_copies_of_benevolence_hand_two_coins_to_one_player() -> None:
    """CAR-benevolence, RUL-17: and gain twice."""
    script = buys("turtle", "way-of-the-shogun", ["benevolence"] * 2)
    script.say("turtle", "pay", clan_="koi").say("turtle", "pay", clan_="koi").asked("turtle", "mandate")
    assert (script.vp("turtle"), script.coins("koi"), script.coins("turtle")) == (4, 2, 3)
    assert script.honor()[0] == "turtle"


def test_a_second_benevolence_is_bought_with_the_first() -> None:
    """CAR-11, CAR-benevolence: a price of 1, handed on by the copy owned before."""
    script = buys("turtle", "benevolence", ["benevolence"])
    script.say("turtle", "pay", clan_="koi").asked("turtle", "mandate")
    assert script.vp("turtle") == 2


def test_benevolence_and_gifts_of_the_one_who_received() -> None:
    """CAR-benevolence, NEG-1: the Coin handed over may come back as a gift, and the honor stays."""
    script = buys("turtle", "way-of-the-shogun", ["benevolence"])
    script.say("turtle", "pay", clan_="koi").gift("koi", to="turtle", coins=1)
    assert (script.coins("turtle"), script.honor()[:2]) == (4, ["koi", "turtle"])


def test_benevolence_with_a_stronghold_of_the_bonsai() -> None:
    """CAR-benevolence, CLA-BONSAI-1, MAR-3: a Stronghold for one Coin, which the Koi get."""
    players: dict[str, Json] = {clan: {} for clan in QUINTET}
    players["bonsai"] = {"coins": 1, "cards": ["benevolence"]}
    script = mandate("marshal", "bonsai", players=players).say("bonsai", "build", province="oshu")
    script.asked("bonsai", "benevolence")
    script.say("bonsai", "pay", clan_="koi")
    assert (script.coins("koi"), script.vp("bonsai")) == (1, 2)


def test_benevolence_comes_before_the_monster_is_summoned() -> None:
    """CAR-benevolence, TRA-5: the Coin is handed over after paying, then the Monster comes."""
    here = {"edo": {"koi": {"stronghold": 1}}, "oshu": {"koi": {"stronghold": 1}}}
    script = buys("koi", "oni-of-skulls", ["benevolence"], map=here)
    script.say("koi", "pay", clan_="lotus").asked("koi", "summon", "oni-of-skulls")


def test_ryujins_shrine_ability_and_the_bonsai() -> None:
    """KAM-6, CLA-BONSAI-1: full cost is 1 Coin for them, and no Train bonus makes it less."""
    players: dict[str, Json] = {clan: {} for clan in QUINTET}
    players["bonsai"] = {"coins": 1}
    script = kami_turn({"kami": "ryujin", "bonsai": {"shinto": 1}}, players=players)
    script.asked("bonsai", "train", "ryujin")
    script.say("bonsai", "buy", card="way-of-the-shogun")
    assert script.coins("bonsai") == 0


def test_ryujins_shrine_ability_and_benevolence() -> None:
    """KAM-6, CAR-benevolence: Coins spent on a card count no matter what allows the purchase."""
    players = seats(lotus={"coins": 2, "cards": ["benevolence"]})
    script = kami_turn({"kami": "ryujin", "lotus": {"shinto": 1}}, players=players)
    script.say("lotus", "buy", card="way-of-the-shogun").say("lotus", "pay", clan_="koi")
    assert (script.coins("koi"), script.honor()) == (1, ["lotus", "koi", "turtle"])


# -- Loyalty and Honesty ---------------------------------------------------------------------


def test_loyalty_over_a_whole_harvest() -> None:
    """CAR-loyalty, POL-8: the VP of two provinces are one gain; the ally's are theirs."""
    script = teapot(
        *("harvest", "koi"),
        alliances=[["koi", "lotus"]],
        players=seats(koi={"cards": ["loyalty"]}, lotus={"cards": ["loyalty"]}),
        map={"kyoto": {"koi": {"bushi": 1}}, "kansai": {"koi": {"bushi": 1}}, "edo": {"lotus": {"bushi": 1}}},
    )
    assert (script.vp("koi"), script.vp("lotus")) == (8, 3)


def test_loyalty_and_a_harvest_without_vp() -> None:
    """CAR-loyalty: Coins are not a gain of VP."""
    script = teapot(
        *("harvest", "koi"),
        alliances=[["koi", "lotus"]],
        players=seats(koi={"cards": ["loyalty"]}),
        map={"oshu": {"koi": {"bushi": 1}}},
    )
    assert script.vp("koi") == 0


def test_honesty_and_loyalty() -> None:
    """CAR-honesty, CAR-loyalty: choosing is one gain of 2 + 1, the Harvest another of 4 + 1."""
    script = teapot(
        *("harvest", "koi"),
        alliances=[["koi", "lotus"]],
        players=seats(koi={"cards": ["honesty", "loyalty"]}),
        map={"kyoto": {"koi": {"bushi": 1}}},
    )
    assert script.vp("koi") == 8


@pytest.mark.parametrize(
    ("tile", "announce", "vp"), [("betray", "harvest", 2), ("harvest", "betray", 0), ("train", "train", 2)]
)
def test_honesty_and_what_the_lotus_announce(tile: str, announce: str, vp: int) -> None:
    """CAR-honesty, CLA-LOTUS-1: the announced mandate counts, not the tile."""
    political = {"turn": 1, "current": "lotus", "hand": ["betray", "harvest", "train", "recruit"]}
    script = start(
        phase="political",
        political=political,
        season_set="teapot",
        alliances=[["koi", "lotus"]],
        players=seats(lotus={"cards": ["honesty"]}),
    )
    assert script.say("lotus", "mandate", tile=tile, announce=announce).vp("lotus") == vp


def test_loyalty_ends_with_the_alliance() -> None:
    """CAR-loyalty, BET-2: the Koi betray; Susanoo's shrine ability after that gives no extra VP."""
    shrines: list[Json] = [{"kami": "susanoo", "lotus": {"shinto": 1}}]
    shrines += [{"kami": kami} for kami in ("fujin", "raijin", "ryujin")]
    script = teapot(
        *("betray", "koi"),
        turn=3,
        alliances=[["koi", "lotus"]],
        players=seats(lotus={"cards": ["loyalty"]}),
        shrines=shrines,
        map={"edo": {"lotus": {"stronghold": 2}}},
    )
    assert gains(script, "susanoo") == [("vp", "lotus", 2)]
    assert script.vp("lotus") == 2


def test_loyalty_and_susanoos_shrine_ability() -> None:
    """CAR-loyalty, KAM-8: two Strongholds and one more."""
    script = kami_turn(
        {"kami": "susanoo", "lotus": {"shinto": 1}},
        season_set="teapot",
        alliances=[["koi", "lotus"]],
        players=seats(lotus={"cards": ["loyalty"]}),
        map={"edo": {"lotus": {"stronghold": 2}}},
    )
    assert script.vp("lotus") == 3


def test_loyalty_never_counts_in_winter() -> None:
    """CAR-loyalty, TEA-7, CAR-form-of-the-kitsune: 3 VP for the Stronghold, 1 for the token."""
    players = seats(koi={"cards": ["loyalty", "form-of-the-kitsune"], "tokens": [["spring", "edo"]]})
    here = {"edo": {"koi": {"stronghold": 1}}}
    script = winter(players, season_set="teapot", alliances=[["koi", "lotus"]], map=here)
    assert script.vp("koi") == 4


# -- the Monkey ------------------------------------------------------------------------------


def monkey(*cards: str, **more: Json) -> Script:
    """The Koi have recruited with the Path of the Monkey."""
    script = mandate(
        *("recruit", "koi"),
        season_set="horseman",
        players=seats(koi={"cards": ["path-of-the-monkey", *cards]}, **more),
        map={"edo": {"koi": {"stronghold": 1}}},
    )
    return script.say("koi", "summon", figure="bushi", province="edo").say("koi", "done")


def test_the_monkey_and_two_who_are_tied() -> None:
    """CAR-path-of-the-monkey: a Coin from each, honor lost once."""
    script = monkey(lotus={"coins": 3}, turtle={"coins": 3}).say("koi", "yes")
    assert [script.coins(clan) for clan in TRIO] == [2, 2, 2]
    assert script.honor() == ["lotus", "koi", "turtle"]


def test_two_monkeys_one_after_the_other() -> None:
    """CAR-path-of-the-monkey, CAR-1: the second takes from who is the richest then."""
    script = monkey("path-of-the-monkey", lotus={"coins": 3}, turtle={"coins": 2}).say("koi", "yes")
    assert [script.coins(clan) for clan in TRIO] == [1, 2, 2]
    script.say("koi", "yes")
    assert [script.coins(clan) for clan in TRIO] == [3, 1, 1]


def test_monkey_and_spirit_ask_for_their_sequence() -> None:
    """HON-5, CAR-path-of-the-monkey, CAR-path-of-the-spirit: the honor lost would cost the Spirit."""
    script = monkey("path-of-the-spirit", lotus={"coins": 3})
    script.asked("koi", "sequence")
    script.say("koi", "effect", source="path-of-the-spirit").say("koi", "yes")
    assert (script.coins("koi"), script.vp("koi")) == (3, 2)
