"""The referee finds planted faults: rules broken one at a time, with the referee's message for each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from hinode.rules import changes, queries
from hinode.rules.actions.moving import movable
from hinode.rules.cards.courage import Courage
from hinode.rules.cards.way_of_the_merchant import WayOfTheMerchant
from hinode.rules.cards.way_of_the_shogun import WayOfTheShogun
from hinode.rules.clans.koi import RoninExchange
from hinode.rules.clans.traits import Traits
from hinode.rules.kami import turn as kami_turn
from hinode.rules.mandates import marshal, performing
from hinode.rules.mandates.recruit import Recruiting
from hinode.rules.phases import mandate_deck, political, tea, winter
from hinode.rules.queries import province_force
from hinode.rules.triggers import windows
from hinode.rules.war import advantages, outcome, phase
from hinode.vocab.codes import arg
from hinode.vocab.ids import BONSAI, DRAGONFLY
from tests.referee.model.facts import Foul
from tests.referee.playing import refereed
from tests.support.game_plans import Plan

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]

CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
FAULTS: dict[str, tuple[Plant, str, Plan]] = {}


def fault(
    says: str, season_set: str = "archway", *, unbound: bool = False, scene: bool = False, seed: int = 1
) -> Callable[[Plant], Plant]:
    """Registers a fault with the referee's message and the kind of game in which it occurs."""

    def register(plant: Plant) -> Plant:
        plan = Plan(seed, CLANS, season_set, None, unbound, "busy", scene)
        FAULTS[plant.__name__] = (plant, says, plan)
        return plant

    return register


def skip(cause: str, done: Callable[..., Any]) -> Callable[..., Any]:
    """A change of the state that is skipped if it has this cause."""

    def change(*arguments: Any) -> Any:
        return None if arguments[-1] == cause else done(*arguments)

    return change


def with_traits(clan: int, traits: Traits) -> tuple[Traits, ...]:
    return tuple(traits if number == clan else own for number, own in enumerate(queries.TRAITS))


# -- order of play -----------------------------------------------------------------------------


@fault("performs")
def mandate_performed_counterclockwise(patch: Patch) -> None:
    in_order = performing.order_of
    patch.setattr(performing, "order_of", lambda p, mandate: in_order(p, mandate)[::-1])


@fault("performs")
def bonus_for_everyone(patch: Patch) -> None:
    patch.setattr(performing, "has_bonus", lambda p, clan, mandate: True)


@fault("mandate_turn|kami_turn")
def kami_turn_after_the_fourth_mandate(patch: Patch) -> None:
    patch.setattr(political, "KAMI_TURNS_AFTER", (4, 5, 7))


@fault("POL-2")
def mandate_turns_by_honor(patch: Patch) -> None:
    patch.setattr(political, "next_to_choose", lambda p: p.honor[p.turn % len(p.clans)])


@fault("POL-3")
def tiles_put_back_at_the_bottom(patch: Patch) -> None:
    take_out = mandate_deck.take_out

    def take_out_and_cut(s: Any, *arguments: Any) -> None:
        take_out(s, *arguments)
        s.vault.deck = s.vault.deck[3:] + s.vault.deck[:3]

    patch.setattr(mandate_deck, "take_out", take_out_and_cut)


@fault("HON-5: the order of", "horseman", scene=True)
def order_never_asked_for(patch: Patch) -> None:
    patch.setattr(windows, "clashing_clans", lambda *arguments: ())


@fault("HON-5: .*sequence", "teapot", scene=True, seed=21)
def sequence_of_own_effects_never_asked_for(patch: Patch) -> None:
    patch.setattr(windows, "order_matters", lambda *arguments: False)


@fault("tea.*missing.*propose", seed=10)
def only_two_proposals_to_one_clan(patch: Patch) -> None:
    patch.setattr(tea, "MAX_PROPOSALS", 2)


# -- prices and options ------------------------------------------------------------------------


@fault("train|marshal")
def bonsai_pay_two(patch: Patch) -> None:
    patch.setattr("hinode.rules.queries.clans.TRAITS", with_traits(BONSAI, Traits(price_cap=2)))


@fault("train")
def train_without_discount(patch: Patch) -> None:
    patch.setattr(performing, "TRAIN_BONUS", 0)


@fault("coins.*marshal")
def stronghold_built_for_nothing(patch: Patch) -> None:
    patch.setattr(changes, "spend_coins", skip("marshal", changes.spend_coins))


@fault("marshal.*offered against the rules")
def figures_move_twice_in_a_marshal(patch: Patch) -> None:
    patch.setattr(marshal, "movable", lambda p, clan, moved, kami, found: movable(p, clan, (), kami, found))


@fault("recruit.*(missing|is due)")
def dragonfly_summon_only_to_their_strongholds(patch: Patch) -> None:
    patch.setattr("hinode.rules.mandates.recruit.TRAITS", with_traits(DRAGONFLY, Traits()))


@fault("recruit.*is due")
def no_bonus_summon(patch: Patch) -> None:
    start = Recruiting.__init__
    patch.setattr(Recruiting, "__init__", lambda self, clan, bonus, *rest: start(self, clan, False, *rest))


# -- gains and losses --------------------------------------------------------------------------


@fault("coins.*harvest")
def harvest_without_the_coin(patch: Patch) -> None:
    patch.setattr(changes, "gain_coins", skip("harvest", changes.gain_coins))


@fault("reaped", unbound=True)
def harvest_tie_to_the_lowest_honor(patch: Patch) -> None:
    def leader(p: Any, province: int) -> int:
        forces = {clan: queries.force(p, clan, province) for clan in p.honor[::-1]}
        best = max(forces, key=lambda clan: forces[clan])
        return best if forces[best] else -1

    patch.setattr(province_force, "leader", leader)


@fault("honor.*betray")
def betray_costs_no_honor(patch: Patch) -> None:
    patch.setattr(changes, "lose_honor", skip("betray", changes.lose_honor))


@fault("honor.*seppuku")
def seppuku_without_honor(patch: Patch) -> None:
    patch.setattr(changes, "gain_honor", skip("seppuku", changes.gain_honor))


@fault("courage", "horseman", scene=True)
def courage_pays_twice(patch: Patch) -> None:
    once = Courage.do

    def twice(self: Courage, *arguments: Any) -> None:
        once(self, *arguments)
        once(self, *arguments)

    patch.setattr(Courage, "do", twice)


@fault("way-of-the-shogun")
def shogun_pays_nothing(patch: Patch) -> None:
    patch.setattr(WayOfTheShogun, "do", lambda *arguments: None)


@fault("way-of-the-merchant", "teapot")
def merchant_pays_for_anyone(patch: Patch) -> None:
    patch.setattr(WayOfTheMerchant, "times", lambda card, p, clan, args: card.copies(p, clan))


@fault("loyalty", "teapot")
def loyalty_pays_for_each_part_of_a_gain(patch: Patch) -> None:
    patch.setattr(changes, "open_gain", lambda s: None)
    patch.setattr("hinode.rules.changes.wealth.open_gain", lambda s: None)


@fault("by koi|koi.*ronin")
def koi_keep_their_ronin(patch: Patch) -> None:
    patch.setattr(RoninExchange, "due", lambda *arguments: False)


@fault("gift_won")
def shrine_tie_to_the_lowest_honor(patch: Patch) -> None:
    def devotee(p: Any, kami: int) -> int:
        here = {clan: queries.worshippers(p, clan, kami) for clan in p.honor[::-1]}
        best = max(here, key=lambda clan: here[clan])
        return best if here[best] else -1

    patch.setattr(kami_turn, "devotee", devotee)


# -- war ---------------------------------------------------------------------------------------


@fault("token_won")
def allies_fight_each_other(patch: Patch) -> None:
    patch.setattr(phase, "is_battle", lambda p, present: len(present) > 1)


@fault("force in")
def turtle_strongholds_without_force(patch: Patch) -> None:
    patch.setattr(province_force, "stronghold_force", lambda clan, built: 0)


@fault("advantage_won")
def tied_bid_to_the_lowest_honor(patch: Patch) -> None:
    def highest_bidder(p: Any, advantage: int) -> int:
        bids = {clan: arg(p.bids[clan], advantage) for clan in p.battle[::-1]}
        ranked = sorted(bids, key=p.honor.index, reverse=True)
        best = max(ranked, key=lambda clan: bids[clan])
        return int(best) if bids[best] else -1

    patch.setattr(advantages, "highest_bidder", highest_bidder)


@fault("battle_won")
def hired_ronin_do_not_fight(patch: Patch) -> None:
    patch.setattr(outcome, "battle_force", queries.force)


@fault("killed|token_won")
def losers_survive(patch: Patch) -> None:
    patch.setattr(outcome, "figures_of", lambda *arguments: ())


@fault("poets")
def poets_count_one_too_many(patch: Patch) -> None:
    gain_vp = changes.gain_vp

    def generous(s: Any, clan: int, amount: int, cause: str) -> None:
        gain_vp(s, clan, amount + (cause == "poets"), cause)

    patch.setattr(changes, "gain_vp", generous)


@fault("reparation")
def winner_pays_nothing(patch: Patch) -> None:
    patch.setattr(changes, "pay_reparation", lambda *arguments: None)


@fault("WIN-4")
def set_bonus_of_another_edition(patch: Patch) -> None:
    patch.setattr(winter, "SET_BONUS", (0, 0, 0, 5, 5, 15, 15, 25, 25))


def first_foul(plan: Plan, games: int = 40) -> str:
    """The referee's message for the first foul in these games."""
    for seed in range(plan.seed, plan.seed + games):
        try:
            refereed(replace(plan, seed=seed))
        except Foul as foul:
            return str(foul).splitlines()[0]
    pytest.fail(f"the referee found nothing in {games} games")


@pytest.fixture
def fresh_forces() -> Iterator[None]:
    """Clears forces that were cached with a fault in place."""
    province_force._PRINTED.clear()
    yield
    province_force._PRINTED.clear()


@pytest.mark.usefixtures("fresh_forces")
@pytest.mark.parametrize("name", FAULTS)
def test_the_referee_finds(name: str, monkeypatch: Patch) -> None:
    plant, says, plan = FAULTS[name]
    plant(monkeypatch)
    assert re.search(says, first_foul(plan))
