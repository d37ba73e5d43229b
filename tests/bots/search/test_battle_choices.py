"""Good choices: battles searched to their end, allies spared, and no useless moves."""

from __future__ import annotations

from random import Random

import pytest

from hinode.bots.alliances.trust import RESENTED_BY_VICTIM
from hinode.bots.greedy import GreedyBot, style_bonus
from hinode.bots.master import ALLY_HELP, MAX_ENMITY, RESENTMENT, MasterBot
from hinode.bots.planner import ALLY_REGARD, PlannerBot
from hinode.bots.search.battle import ally_harmed
from hinode.bots.search.bids import candidate_bids, spread_bids
from hinode.bots.search.lookahead import best_of
from hinode.bots.seat import Seat
from hinode.bots.style import STYLES
from hinode.vocab import codes
from hinode.vocab.answers import Answer, Capture, No, Yes
from hinode.vocab.ids import BETRAY, BUSHI, CLAN_NO, HARVEST, PROVINCE_NO
from tests.bots.alliances.tea_setup import betrayal, remembers, tea_bot
from tests.bots.scripted import AMPLE, choice_of
from tests.support.battles import battle
from tests.support.script import Json, Script, mandate, start

NAGATO = PROVINCE_NO["nagato"]
KOI, LOTUS, TURTLE = (CLAN_NO[clan] for clan in ("koi", "lotus", "turtle"))
LEVELS = ("greedy", "planner")


def answer(script: Script, clan: str, bot: str) -> Answer:
    return choice_of(bot, script.game, script.decision(clan), seed=1)


# -- in a battle -----------------------------------------------------------------------------------


def seppuku_won_by_turtle(own: int, rival: int) -> Script:
    """The last season, when a token is worth more than the honor of a few Bushi."""
    players = {"turtle": {"coins": 2}, "lotus": {"coins": 2}, "koi": {}}
    script = battle({"turtle": {"bushi": own}, "lotus": {"bushi": rival}}, players, season="autumn")
    return script.bids(turtle=(1, 0, 0, 0), lotus=(0, 0, 0, 0))


@pytest.mark.parametrize("level", LEVELS)
def test_figures_that_would_die_for_nothing_commit_seppuku(level: str) -> None:
    """BAT-7: VP and honor for each of them, in a battle that is lost anyway."""
    assert answer(seppuku_won_by_turtle(own=2, rival=5), "turtle", level) == Yes()


@pytest.mark.parametrize("level", LEVELS)
def test_an_army_that_wins_does_not_commit_seppuku(level: str) -> None:
    assert answer(seppuku_won_by_turtle(own=2, rival=1), "turtle", level) == No()


@pytest.mark.parametrize("level", LEVELS)
def test_the_hostage_that_decides_the_battle_is_taken(level: str) -> None:
    """BAT-8, HON-4: the Lotus would win the tie with the Turtle, the Koi are too weak to win."""
    armies = {"lotus": {"bushi": 3}, "turtle": {"bushi": 3}, "koi": {"bushi": 1}}
    players = {"lotus": {"coins": 1}, "turtle": {"coins": 1}, "koi": {"coins": 1}}
    script = battle(armies, players, honor=["lotus", "koi", "turtle"])
    script.bids(lotus=(0, 0, 0, 0), turtle=(0, 1, 0, 0), koi=(0, 0, 0, 0))
    assert answer(script, "turtle", level) == Capture("lotus", "bushi")


# -- allies ----------------------------------------------------------------------------------------


def hostage_of_koi(armies: dict[str, dict[str, int]], ally: str) -> Script:
    """The Koi have won Take Hostage in a battle that their ally also fights."""
    players: dict[str, Json] = {clan: {"coins": 1} for clan in ("koi", "lotus", "turtle")}
    script = battle(armies, players, alliances=[["koi", ally]])
    return script.bids(**{clan: (0, int(clan == "koi"), 0, 0) for clan in armies})


@pytest.mark.parametrize("style", ["loyal", "monk"])
def test_an_ally_is_spared_if_another_hostage_can_be_taken(style: str) -> None:
    three = {"koi": {"bushi": 5}, "lotus": {"bushi": 1}, "turtle": {"bushi": 1}}
    for ally, other in (("lotus", "turtle"), ("turtle", "lotus")):
        script = hostage_of_koi(three, ally)
        assert answer(script, "koi", f"greedy/{style}") == Capture(other, "bushi")


def test_taking_an_allys_figure_has_a_price_for_styles_that_value_alliances() -> None:
    script = hostage_of_koi({"koi": {"bushi": 5}, "lotus": {"bushi": 1}, "turtle": {"bushi": 1}}, "lotus")
    p = script.game.world("koi", Random(1)).public
    hit = codes.pack(codes.CAPTURE, LOTUS, BUSHI)
    assert ally_harmed(p, KOI, hit, STYLES["plain"]) > 0
    assert ally_harmed(p, KOI, hit, STYLES["trickster"]) == 0
    assert ally_harmed(p, KOI, codes.pack(codes.CAPTURE, TURTLE, BUSHI), STYLES["plain"]) == 0


@pytest.mark.parametrize("betrayer", ["lotus", "turtle"])
def test_a_hostage_is_taken_from_a_betrayer_so_that_it_loses(betrayer: str) -> None:
    """The Koi are too weak to win, but decide which of the others does."""
    armies = {"koi": {"bushi": 1}, "lotus": {"bushi": 3}, "turtle": {"bushi": 3}}
    players: dict[str, Json] = {clan: {"coins": 1} for clan in armies}
    script = battle(armies, players).bids(**{clan: (0, int(clan == "koi"), 0, 0) for clan in armies})
    bot = GreedyBot()
    bot.tea_strategy = remembers(tea_bot("koi"), *[betrayal(betrayer, "koi")] * 2)
    found = bot.choose(Seat(script.game, script.decision("koi"), Random(1), AMPLE)).answer
    assert found == Capture(betrayer, "bushi")


@pytest.mark.parametrize(
    ("bot", "weight"),
    [
        (PlannerBot(), -ALLY_REGARD),
        (PlannerBot("loyal"), -ALLY_REGARD),
        (PlannerBot("trickster"), 0.0),
        (MasterBot(), -ALLY_REGARD),
        (GreedyBot(), 0.0),
    ],
)
def test_planners_count_the_vp_of_their_ally_less(bot: GreedyBot, weight: float) -> None:
    script = hostage_of_koi({"koi": {"bushi": 5}, "lotus": {"bushi": 1}, "turtle": {"bushi": 1}}, "lotus")
    bot.choose(Seat(script.game, script.decision("koi"), Random(1), AMPLE))
    assert (bot.style.enmity or (0.0,) * 5)[LOTUS] == weight
    assert not any(other for clan, other in enumerate(bot.style.enmity) if clan != LOTUS)


# -- Betray ----------------------------------------------------------------------------------------


def betray_bonus(season: str, style: str, ally: bool) -> float:
    pairs = [["koi", "lotus"]] if ally else []
    script = start(players=["koi", "lotus", "turtle"], season=season, alliances=pairs, phase="political")
    world = script.game.world("koi", Random(1))
    return style_bonus(world, KOI, BETRAY, STYLES[style])


def test_breaking_an_alliance_costs_more_the_more_seasons_follow() -> None:
    """Trust is needed again in later Tea Ceremonies."""
    spring, summer, autumn = (
        betray_bonus(season, "plain", True) for season in ("spring", "summer", "autumn")
    )
    assert spring < summer < autumn < 0


def test_betraying_without_an_ally_costs_nothing() -> None:
    """BET-1: there is no alliance to break."""
    assert betray_bonus("spring", "plain", ally=False) == 0


def test_disloyal_styles_care_less_about_breaking_an_alliance() -> None:
    prices = [
        betray_bonus("spring", style, ally=False) - betray_bonus("spring", style, ally=True)
        for style in ("loyal", "plain", "opportunist", "trickster")
    ]
    assert prices == sorted(prices, reverse=True)
    assert prices[-1] == 0


def test_other_mandates_have_no_such_price() -> None:
    script = start(players=["koi", "lotus", "turtle"], alliances=[["koi", "lotus"]], phase="political")
    assert style_bonus(script.game.world("koi", Random(1)), KOI, HARVEST, STYLES["loyal"]) == 0


# -- bids ------------------------------------------------------------------------------------------


def highest_stake(own: int, rival: int, honor: list[str]) -> int:
    """The most Coins that a candidate bid of the Turtle puts on one advantage, before another battle."""
    players = {"turtle": {"coins": own}, "lotus": {"coins": rival}, "koi": {}}
    script = battle({"turtle": {"bushi": 2}, "lotus": {"bushi": 2}}, players, honor=honor)
    p = script.game.world("turtle", Random(1)).public
    found = [*candidate_bids(p, TURTLE, NAGATO, Random(1), 99), *spread_bids(p, TURTLE, NAGATO)]
    return max(max(bid) for bid in found)


def test_one_coin_is_enough_against_a_rival_without_coins() -> None:
    """BAT-4: a bid wins an advantage if nobody bids more."""
    assert highest_stake(8, 0, ["turtle", "lotus", "koi"]) == 1


def test_no_bid_is_higher_than_needed_to_be_sure_of_winning() -> None:
    """BAT-4: the higher honor wins ties, so the lower one needs one Coin more."""
    assert highest_stake(8, 3, ["turtle", "lotus", "koi"]) == 3
    assert highest_stake(8, 3, ["lotus", "turtle", "koi"]) == 4


# -- useless moves ---------------------------------------------------------------------------------


def test_a_move_that_changes_nothing_is_not_made() -> None:
    """Nothing is harvested after the last mandate, and no war is in reach."""
    here = {"kyushu": {"koi": {"bushi": 1}}, "oshu": {"lotus": {"bushi": 1}, "turtle": {"bushi": 1}}}
    script = mandate("marshal", "koi", 7, players=["koi", "lotus", "turtle"], map=here, war=["oshu"])
    script.done("lotus", "turtle")
    world = script.game.world("koi", Random(1))
    ask = world.asks()[0]
    options = tuple(world.codes(ask))
    assert len(options) > 1
    for order in (options, options[::-1]):
        assert best_of(world, ask, order, STYLES["plain"])[0] == codes.DONE


@pytest.mark.parametrize(
    ("betrayals", "weight"), [(0, 0.0), (1, RESENTMENT * RESENTED_BY_VICTIM), (3, MAX_ENMITY)]
)
def test_a_master_resents_betrayals_up_to_a_limit_and_regards_its_ally(betrayals: int, weight: float) -> None:
    script = hostage_of_koi({"koi": {"bushi": 5}, "lotus": {"bushi": 1}, "turtle": {"bushi": 1}}, "turtle")
    bot = MasterBot()
    bot.tea_strategy = remembers(tea_bot("koi"), *[betrayal("lotus", "koi")] * betrayals)
    bot.choose(Seat(script.game, script.decision("koi"), Random(1), AMPLE))
    assert bot.rival_weights[LOTUS] == pytest.approx(weight)
    assert bot.rival_weights[TURTLE] == -ALLY_HELP
