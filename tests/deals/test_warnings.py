"""Warnings: exactly the answers that would break a promise have a warning."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hinode import Game
from hinode.deals import Deal, DealBook, Offer, Promise, matches, parse_term, why_impossible
from hinode.deals.promises import RULES
from tests.deals.random_deals import random_deal
from tests.deals.scripts import BLANK, promise
from tests.support.cards import seats
from tests.support.play import random_answer, random_game
from tests.support.script import mandate


def is_restraint(made: Promise) -> bool:
    """Whether one answer can break it. Duties are broken at their deadline; tokens and debts need more."""
    term = made.term.to_json()
    duty = term.get("choose") or term.get("do") or term.get("buy")
    return not duty and term["kind"] not in ("leave", "token", "give", "bid")


def test_a_pattern_covers_answers_that_have_its_keys() -> None:
    move = {"kind": "move", "figure": "bushi", "from": "edo", "to": "kyoto"}
    assert matches({"kind": "move", "to": "kyoto"}, move)
    assert not matches({"kind": "move", "to": "edo"}, move)
    assert matches({"kind": "move", "shrine": None}, move)


@pytest.mark.parametrize(("ronin", "over", "total"), [(1, False, False), (2, True, False), (3, True, True)])
def test_patterns_for_bids_have_limits(ronin: int, over: bool, total: bool) -> None:
    bid = {"kind": "bid", "seppuku": 0, "hostage": 1, "ronin": ronin, "poets": 0}
    assert matches({"kind": "bid", "over": {"ronin": 1}}, bid) is over
    assert matches({"kind": "bid", "total_over": 3}, bid) is total


def test_a_clan_without_the_tile_is_not_warned() -> None:
    made = promise(kind="mandate", mandate="harvest", choose=True, until="turn")
    hand = [{"kind": "mandate", "tile": tile} for tile in ("train", "betray")]
    asked = {"clan": "koi", "kind": "mandate", "options": hand}
    assert RULES["mandate"].warnings(made, asked, BLANK) == []
    asked["options"] = [*hand, {"kind": "mandate", "tile": "harvest"}]
    assert RULES["mandate"].warnings(made, asked, BLANK) == hand


def test_a_promise_of_a_tile_that_is_not_in_hand_is_impossible() -> None:
    """On the turn that it is about, and for the clan that is asked. The Lotus can announce any mandate."""
    made = promise(kind="mandate", mandate="harvest", choose=True, until="turn")
    asked = {"clan": "koi", "kind": "mandate", "hand": ["train", "train", "betray", "recruit"]}
    why = why_impossible(made, asked)
    assert why is not None
    assert why.text("en").startswith("None of the 4 tiles you hold is Harvest")
    assert why_impossible(made, {**asked, "clan": "turtle"}) is None
    assert why_impossible(made, {**asked, "kind": "train"}) is None
    assert why_impossible(made, {**asked, "hand": ["harvest", "train"]}) is None
    assert why_impossible(replace(made, by="lotus"), {**asked, "clan": "lotus"}) is None
    never = promise(kind="mandate", mandate="harvest", choose=False, until="turn")
    assert why_impossible(never, asked) is None


def test_refusing_or_ignoring_a_promised_ally_gets_a_warning() -> None:
    """Of two promises to ally, accepting one breaks the other."""
    game, book = Game.new(clans=["koi", "turtle", "lotus"], seed=1), DealBook()
    game.answer("turtle", {"kind": "propose", "to": "koi"})
    game.answer("lotus", {"kind": "propose", "to": "koi"})
    for clan in ("turtle", "lotus"):
        game.answer(clan, {"kind": "ready"})
    book.follow(game.events())
    asked = game.pending[0].to_json()
    offer = Offer("0" * 10, "koi", "turtle", (parse_term({"kind": "ally"}),), (), "season")
    book.add(Deal(offer, 1, game.event_count, "spring"), game.view(None))
    assert book.warnings(asked, game.view(None)) == []  # the promise is about the next season
    [(_, patterns)] = book.warnings(asked, game.view(None) | {"season": "summer"})
    assert patterns == [
        {"kind": "accept", "from": "lotus"},
        {"kind": "refuse", "from": "turtle"},
        {"kind": "ready"},
    ]


@pytest.mark.parametrize("seed", range(6))
def test_exactly_the_answers_with_a_warning_break_the_promise(seed: int) -> None:
    """Except bids, which count when all are revealed, and Moves, which a toll may stop."""
    game, rng, book, counted = random_game(seed), Random(f"warned {seed}"), DealBook(), 0
    book.follow(game.events())
    while game.pending:
        deal = random_deal(game, rng, game.version) if rng.random() < 0.4 else None
        if deal is not None:
            book.add(deal, game.view(None))
        clan, answer = random_answer(game, rng)
        asked = next(decision for decision in game.pending if decision.clan == clan)
        warned = {
            made.id
            for made, patterns in book.warnings(asked.to_json(), game.view(None))
            if any(matches(pattern, answer.to_json()) for pattern in patterns)
        }
        game.answer(clan, answer)
        ended = book.follow(game.events(None, book.read))
        broken = {each.promise for each in ended if each.verdict.state == "broken"}
        tolled = any(decision.cause == "path-of-the-serpent" for decision in game.pending)
        if asked.kind != "bid" and not tolled:
            counted += len(warned)
            assert warned <= {made.id for made in broken}
            assert {made.id for made in broken if made.by == clan and is_restraint(made)} <= warned
    assert counted


@pytest.mark.parametrize("term", [{"kind": "spare"}, {"kind": "stay_out", "province": "oshu"}])
def test_a_warning_covers_the_effects_of_an_answer(term: dict[str, str]) -> None:
    """A Monster that can only be placed in Oshu is placed immediately, and kills there."""
    game = mandate(
        *("train", "turtle"),
        season="autumn",
        players=seats(turtle={"coins": 2}),
        display={"oni-of-hate": 1},
        map={"oshu": {"koi": {"bushi": 1}, "turtle": {"stronghold": 1}}},
    ).game
    book = DealBook()
    book.follow(game.events())
    offer = Offer("0" * 10, "turtle", "koi", (parse_term(term),), (), "season")
    book.add(Deal(offer, 1, game.event_count, "autumn"), game.view(None))
    asked, view = game.pending[0].to_json(), game.view(None)
    assert book.warnings(asked, view) == []
    [(made, patterns)] = book.warnings(asked, view, lambda: game.previews("turtle")["options"])
    assert patterns == [{"kind": "buy", "card": "oni-of-hate"}]
    game.answer("turtle", patterns[0])
    [ended] = book.follow(game.events(None, book.read))
    assert (ended.promise, ended.verdict.state) == (made, "broken")
