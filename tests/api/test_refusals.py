"""A refused answer names the clause that forbids it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from hinode import IllegalAnswer
from tests.api import questions as ask
from tests.api.questions import QUESTIONS
from tests.support.play import random_game, steps
from tests.support.script import Script, mandate, start
from tests.vocab.samples import SAMPLES

CLAUSE = re.compile(
    r"(SET|HON|NEG|SEA|TEA|POL|REC|MAR|TRA|HAR|BET|KAM|WAR|BAT|CLN|WIN|FIG|KUB|CAR|RUL)-[A-Z0-9a-z-]+|CLA-[A-Z]+-\d"
)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_other_answer_to_a_question_is_refused_by_a_clause(kind: str) -> None:
    """All sample answers of all kinds, to every kind of question."""
    script = QUESTIONS[kind]()
    before = script.game.digest()
    for decision in script.game.pending:
        for sample in SAMPLES:
            if sample in decision.options or sample["kind"] == "gift":
                continue
            with pytest.raises(IllegalAnswer) as caught:
                script.game.answer(decision.clan, sample)
            assert CLAUSE.fullmatch(caught.value.clause or ""), sample
    assert script.game.digest() == before


def test_only_the_lotus_announce() -> None:
    """CLA-LOTUS-1"""
    script = ask.choice("koi")
    script.refused("koi", "CLA-LOTUS-1", "mandate", tile="train", announce="train")
    script.refused("koi", "CLA-LOTUS-1", "mandate", tile="train", announce="harvest")


def test_the_lotus_always_announce() -> None:
    """CLA-LOTUS-1"""
    ask.choice("lotus").refused("lotus", "CLA-LOTUS-1", "mandate", tile="train")


@pytest.mark.parametrize(("clan", "more"), [("koi", {}), ("lotus", {"announce": "train"})])
def test_a_tile_must_be_in_the_hand(clan: str, more: dict[str, str]) -> None:
    """POL-3"""
    ask.choice(clan).refused(clan, "POL-3", "mandate", tile="marshal", **more)


@pytest.mark.parametrize(
    ("said", "clause"),
    [
        ({"kind": "propose", "to": "koi"}, "TEA-2"),  # oneself
        ({"kind": "propose", "to": "bonsai"}, "TEA-2"),  # does not play
        ({"kind": "accept", "from": "lotus"}, "TEA-2"),  # has proposed nothing
        ({"kind": "refuse", "from": "lotus"}, "TEA-2"),
        ({"kind": "withdraw", "to": "lotus"}, "TEA-2"),
    ],
    ids=str,
)
def test_the_tea_ceremony_refuses(said: dict[str, Any], clause: str) -> None:
    ask.tea().refused("koi", clause, **said)


def test_no_second_proposal_to_the_same_clan_while_one_is_open() -> None:
    """TEA-2"""
    ask.tea().say("koi", "propose", to="lotus").refused("koi", "TEA-2", "propose", to="lotus")


def test_nobody_proposes_to_an_ally_of_another() -> None:
    """TEA-2"""
    script = start(players=["koi", "lotus", "turtle", "bonsai"])
    script.say("koi", "propose", to="lotus").say("lotus", "accept", from_="koi")
    script.refused("turtle", "TEA-2", "propose", to="koi")


@pytest.mark.parametrize(
    ("said", "clause"),
    [
        ({"figure": "bushi", "province": "oshu"}, "REC-1"),
        ({"figure": "komainu", "province": "edo"}, "REC-3"),
        ({"figure": "stronghold", "province": "edo"}, "REC-3"),
        ({"figure": "fujin", "province": "edo"}, "REC-3"),
        ({"figure": "bushi", "province": "edo", "shrine": "susanoo"}, "REC-5"),
    ],
    ids=str,
)
def test_recruit_refuses(said: dict[str, Any], clause: str) -> None:
    shrines = [{"kami": kami} for kami in ("susanoo", "tsukuyomi", "ryujin", "fujin")]
    script = mandate(
        "recruit", "koi", players=ask.THREE, shrines=shrines, map={"edo": {"koi": {"stronghold": 1}}}
    )
    script.refused("koi", clause, "summon", **said)


def test_a_shinto_goes_to_a_shrine_of_this_game() -> None:
    """SET-6"""
    shrines = [{"kami": kami} for kami in ("susanoo", "tsukuyomi", "ryujin", "fujin")]
    script = mandate(
        "recruit", "koi", players=ask.THREE, shrines=shrines, map={"edo": {"koi": {"stronghold": 1}}}
    )
    script.refused("koi", "SET-6", "summon", figure="shinto", province="edo", shrine="hachiman")


def test_no_more_summons_than_strongholds_and_bonus() -> None:
    """REC-1, REC-2"""
    players = ["koi", "lotus", "turtle"]
    strongholds = {"edo": {"koi": {"stronghold": 1}}, "oshu": {"koi": {"stronghold": 1}}}
    script = mandate("recruit", "turtle", players=players, map=strongholds)
    script.say("koi", "summon", figure="bushi", province="edo")
    script.refused("koi", "REC-1", "summon", figure="bushi", province="edo")


@pytest.mark.parametrize(
    ("said", "clause"),
    [
        ({"kind": "move", "figure": "bushi", "from": "edo", "to": "nagato"}, "MAR-1"),
        ({"kind": "move", "figure": "bushi", "from": "edo", "to": "edo"}, "MAR-1"),
        ({"kind": "move", "figure": "shinto", "from": "edo", "to": "kyoto"}, "MAR-1"),
        ({"kind": "move", "figure": "bushi", "from": "kyoto", "to": "edo"}, "MAR-1"),
        ({"kind": "move", "figure": "stronghold", "from": "edo", "to": "kyoto"}, "CLA-TURTLE-1"),
        ({"kind": "shift", "figure": "shinto", "from": "fujin", "to": "raijin"}, "REC-6"),
    ],
    ids=str,
)
def test_marshal_refuses(said: dict[str, Any], clause: str) -> None:
    ask.marshal().refused("koi", clause, **said)


def test_no_figure_moves_twice() -> None:
    """MAR-2"""
    script = ask.marshal().say("koi", "move", figure="bushi", from_="edo", to="kyoto")
    script.refused("koi", "MAR-2", "move", figure="bushi", from_="kyoto", to="kansai")


def test_one_stronghold_is_built() -> None:
    """MAR-3"""
    players = {"koi": {"coins": 6}, "lotus": {}, "turtle": {}}
    script = mandate("marshal", "koi", players=players, map={"edo": {"koi": {"bushi": 1}}})
    script.say("koi", "build", province="oshu")
    script.refused("koi", "MAR-3", "build", province="oshu")


def test_building_is_a_bonus() -> None:
    """POL-6"""
    players = {"koi": {"coins": 6}, "lotus": {}, "turtle": {}}
    script = mandate("marshal", "turtle", players=players, map={"edo": {"koi": {"bushi": 1}}})
    script.refused("koi", "POL-6", "build", province="oshu")


def test_building_costs_three() -> None:
    """MAR-3"""
    players = {"koi": {"coins": 2}, "lotus": {}, "turtle": {}}
    script = mandate("marshal", "koi", players=players, map={"edo": {"koi": {"bushi": 1}}})
    script.refused("koi", "MAR-3", "build", province="oshu")


def test_there_are_four_strongholds() -> None:
    """MAR-3"""
    players = {"koi": {"coins": 9}, "lotus": {}, "turtle": {}}
    script = mandate("marshal", "koi", players=players, map={"edo": {"koi": {"bushi": 1, "stronghold": 4}}})
    script.refused("koi", "MAR-3", "build", province="oshu")


@pytest.mark.parametrize(("card", "clause"), [("river-dragon", "TRA-2"), ("courage", "TRA-2")])
def test_a_card_must_be_on_display(card: str, clause: str) -> None:
    """TRA-2"""
    ask.train().refused("koi", clause, "buy", card=card)


def test_a_card_must_be_paid() -> None:
    """TRA-6"""
    script = mandate("train", "koi", players=ask.THREE)
    script.refused("koi", "TRA-6", "buy", card="righteousness")


def test_a_monster_is_summoned_to_a_stronghold() -> None:
    """TRA-5"""
    script = ask.summon()
    script.refused("koi", "TRA-5", "summon", figure="oni-of-skulls", province="kyoto")
    script.refused("koi", "TRA-5", "summon", figure="bushi", province="edo")
    script.refused("koi", "TRA-5", "done")


def test_raijin_summons_a_bushi() -> None:
    """KAM-5"""
    ask.raijin().refused("koi", "KAM-5", "summon", figure="shinto", province="edo")


@pytest.mark.parametrize(
    ("said", "clause"),
    [
        ({"clan_": "lotus", "figure": "daimyo", "province": "edo", "with": "daimyo"}, "BET-5"),
        ({"clan_": "lotus", "figure": "stronghold", "province": "edo", "with": "stronghold"}, "BET-5"),
        ({"clan_": "lotus", "figure": "fujin", "province": "edo", "with": "bushi"}, "BET-5"),
        ({"clan_": "lotus", "figure": "shinto", "shrine": "fujin", "with": "shinto"}, "BET-5"),
        ({"clan_": "koi", "figure": "bushi", "province": "edo", "with": "bushi"}, "BET-3"),
        ({"clan_": "bonsai", "figure": "bushi", "province": "edo", "with": "bushi"}, "BET-3"),
        ({"clan_": "lotus", "figure": "bushi", "province": "oshu", "with": "bushi"}, "BET-3"),
        ({"clan_": "lotus", "figure": "bushi", "province": "edo", "with": "shinto"}, "BET-3"),
        ({"clan_": "lotus", "figure": "bushi", "province": "edo", "with": "komainu"}, "BET-3"),
    ],
    ids=str,
)
def test_betray_refuses(said: dict[str, Any], clause: str) -> None:
    ask.betray().refused("koi", clause, "replace", **said)


def test_two_figures_of_one_owner_cannot_be_replaced() -> None:
    """BET-3"""
    script = start(
        phase="political",
        players=ask.THREE,
        map={"edo": {"lotus": {"bushi": 2}, "turtle": {"shinto": 1}}},
        political={"current": "koi", "hand": ["betray", "recruit", "train", "harvest"]},
    )
    script.say("koi", "mandate", tile="betray")
    script.say("koi", "replace", clan_="lotus", figure="bushi", province="edo", with_="bushi")
    script.refused("koi", "BET-3", "replace", clan_="lotus", figure="bushi", province="edo", with_="bushi")


def test_fujins_moves_are_moves() -> None:
    """KAM-4, MAR-1"""
    ask.fujin().refused("koi", "MAR-1", "move", figure="bushi", from_="edo", to="nagato")


@pytest.mark.parametrize("bid", [(4, 0, 0, 0), (1, 1, 1, 1), (0, 0, 0, 65535)])
def test_a_bid_is_at_most_what_one_has(bid: tuple[int, int, int, int]) -> None:
    """BAT-3"""
    seppuku, hostage, ronin, poets = bid
    ask.bid().refused("koi", "BAT-3", "bid", seppuku=seppuku, hostage=hostage, ronin=ronin, poets=poets)


@pytest.mark.parametrize(
    ("clan", "figure"),
    [
        ("lotus", "daimyo"),
        ("lotus", "stronghold"),
        ("koi", "bushi"),
        ("turtle", "shinto"),
        ("lotus", "fujin"),
    ],
)
def test_who_cannot_be_taken_hostage(clan: str, figure: str) -> None:
    """BAT-8"""
    ask.hostage().refused("koi", "BAT-8", "capture", clan_=clan, figure=figure)


@pytest.mark.parametrize("clan", ["koi", "bonsai"])
def test_odd_coins_go_to_losers(clan: str) -> None:
    """BAT-13"""
    ask.share().refused("koi", "BAT-13", "pay", clan_=clan)


def test_a_share_cannot_be_kept() -> None:
    """BAT-13"""
    ask.share().refused("koi", "BAT-13", "done")


def test_a_yes_or_no_is_answered_yes_or_no() -> None:
    script: Script = ask.offer()
    assert script.refused("turtle", "KAM-3", "done")


@pytest.mark.parametrize("seed", range(3))
def test_an_answer_that_is_not_offered_in_a_random_game_is_refused_by_a_clause(seed: int) -> None:
    """Every sample answer by every clan, now and then in a game."""
    game = random_game(seed, kami_unbound=seed % 2 == 0, season_set="random")
    for count, _ in enumerate(steps(game, Random(seed))):
        if count % 7:
            continue
        offered = {decision.clan: decision.options for decision in game.pending}
        before = game.digest()
        for clan in game.clans:
            for sample in SAMPLES:
                if sample["kind"] == "gift" or sample in offered.get(clan, ()):
                    continue
                with pytest.raises(IllegalAnswer) as caught:
                    game.answer(clan, sample)
                assert CLAUSE.fullmatch(caught.value.clause or ""), (clan, sample)
        assert game.digest() == before
