"""Planted faults: each check fails on its fault and passes without it."""

from __future__ import annotations

from random import Random

import pytest

from hinode import Game
from tests.support.checks import faults, invariants, refusals, replays, secrets
from tests.support.checks.faults import Check, Honest, finds_fault
from tests.support.checks.ledger import Ledger
from tests.support.game_plans import Plan

PLANS = [Plan(seed, ("koi", "lotus", "turtle", "bonsai"), policy="busy") for seed in (1, 2)]


def rng_of(game: Game) -> Random:
    return Random(game.version)


def on_the_table(game: Game) -> None:
    view = game.view(None)
    for holds in invariants.ON_THE_TABLE:
        holds(view)


def ledger(game: Game) -> None:
    Ledger().read_on(game.events()).compare(game.view(None))


def accepted(game: Game) -> None:
    invariants.options_are_accepted(game, rng_of(game), limit=12)


def refused(game: Game) -> None:
    if game.version % 10 == 0:
        refusals.wrong_answers_are_refused(game, rng_of(game))


def copied(game: Game) -> None:
    if game.version % 20 == 0:
        replays.copy_is_independent(game, rng_of(game))


def replayed(game: Game) -> None:
    if game.version % 50 == 49:
        replays.replay_is_the_same(game)


def positions(game: Game) -> None:
    replays.position_round_trip(game, rng_of(game), limit=2)


def told(game: Game) -> None:
    if game.version % 20 == 0:
        invariants.events_are_valid(game.events())


def aligned(game: Game) -> None:
    if game.version % 10 == 0:
        invariants.events_align(game)


def bids_hidden(game: Game) -> None:
    secrets.fork_on_bid(game, rng_of(game))


def tiles_hidden(game: Game) -> None:
    secrets.fork_on_tile(game, rng_of(game), limit=5)


def sampled(game: Game) -> None:
    if game.version % 7 == 0 or replays.is_pause(game):
        secrets.sample_is_consistent(game, game.clans[game.version % 4], rng_of(game))


def blind(game: Game) -> None:
    if game.version % 10 == 0:
        secrets.sample_sees_only_its_seat(game, game.clans[game.version % 4], rng_of(game))


def redrawn(game: Game) -> None:
    """At a mandate choice in Spring, a world with the same deck and piles cannot be an accident."""
    if replays.is_pause(game) and game.view(None)["season"] == "spring":
        clan = game.clans[-1]
        world = game.sample(clan, rng_of(game))
        invariants.check(
            secrets.hidden_from(game, clan)["piles"] != secrets.hidden_from(world, clan)["piles"],
            "the sampled world has the same piles",
        )


PLANTED: list[tuple[Check, type[Honest]]] = [
    (on_the_table, faults.OneBushiTooMany),
    (on_the_table, faults.LostStronghold),
    (on_the_table, faults.Debt),
    (on_the_table, faults.SharedRank),
    (on_the_table, faults.ForgedCard),
    (on_the_table, faults.TwinToken),
    (ledger, faults.OneBushiTooMany),
    (ledger, faults.LostStronghold),
    (ledger, faults.SilentCoin),
    (ledger, faults.SwallowedEvent),
    (told, faults.NoCause),
    (aligned, faults.OpenSecrets),
    (invariants.questions_are_well_formed, faults.NoChoice),
    (accepted, faults.EmptyPromise),
    (refused, faults.Lenient),
    (refused, faults.Slovenly),
    (copied, faults.SharedCopy),
    (replayed, faults.TornRecord),
    (positions, faults.ForgetfulPosition),
    (bids_hidden, faults.BidsShowInCoins),
    (bids_hidden, faults.BidsInOptions),
    (bids_hidden, faults.OpenSecrets),
    (tiles_hidden, faults.FaceUp),
    (tiles_hidden, faults.OpenSecrets),
    (sampled, faults.SeeThroughDeck),
    (sampled, faults.NextWarShows),
    (sampled, faults.SampleOfAnother),
    (blind, faults.KnowingSample),
    (redrawn, faults.TrueSample),
]


@pytest.mark.parametrize(
    ("check", "fault"), PLANTED, ids=[f"{check.__name__}-{fault.__name__}" for check, fault in PLANTED]
)
def test_a_planted_fault_is_found(check: Check, fault: type[Honest]) -> None:
    assert finds_fault(check, fault, PLANS)


@pytest.mark.parametrize("check", dict(PLANTED), ids=lambda check: str(check.__name__))
def test_without_a_fault_the_check_passes(check: Check) -> None:
    """The wrapper itself changes nothing."""
    assert not finds_fault(check, Honest, PLANS[:1])


def test_a_planted_fault_shows_only_where_it_is() -> None:
    """A miscount is not a leak: bids stay hidden in a game with a Coin from nowhere."""
    assert not finds_fault(bids_hidden, faults.SilentCoin, PLANS[:1])
