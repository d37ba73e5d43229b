"""Deals in a record: checked against the game's events, and every change is found."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from hinode import Game
from hinode.deals import Deal, DealBook, Offer, parse_term
from hinode.deals.record import deals_of, faults, had_tiles, with_excuses
from hinode.vocab.ids import MANDATES
from tests.deals.random_deals import dealing

Json = dict[str, Any]


@pytest.fixture(scope="module")
def finished() -> tuple[Json, list[Json]]:
    """A game's record and its deals."""
    *_, (game, book, _) = dealing(5)
    return game.record(), deals_of(book)


def test_unchanged_deals_have_no_faults(finished: tuple[Json, list[Json]]) -> None:
    record, deals = finished
    assert len(deals) > 5
    assert list(faults(record, deals)) == []


CHANGES: list[tuple[str, Any]] = [
    ("state", lambda deal: deal["promises"][0].update(state="open")),
    ("note", lambda deal: deal["promises"][0].update(note="planted")),
    ("event", lambda deal: deal["promises"][0].update(event=deal["promises"][0]["event"] + 1)),
    ("promise", lambda deal: deal["promises"].pop()),
    ("anchor", lambda deal: deal["made"].update(event=1)),
    ("parties", lambda deal: deal.update({"from": deal["to"], "to": deal["from"]})),
    ("term", lambda deal: deal["give"][0].update(kind="unknown")),
    ("visibility", lambda deal: deal.update(visibility="planted")),
]


@pytest.mark.parametrize("change", [change for _, change in CHANGES], ids=[name for name, _ in CHANGES])
def test_a_changed_deal_is_found(finished: tuple[Json, list[Json]], change: Any) -> None:
    record, deals = finished
    changed = deepcopy(deals)
    change(changed[2])
    assert list(faults(record, changed))


def test_a_deal_after_the_end_is_found(finished: tuple[Json, list[Json]]) -> None:
    record, deals = finished
    late = deepcopy(deals)
    late[-1]["made"]["event"] = 10**6
    assert list(faults(record, late)) == [f"deals[{len(late) - 1}]: the game ended before it was made"]


# -- excuses -------------------------------------------------------------------------------------


def mandate_promised(clans: list[str], had_tile: bool, kept: bool = False) -> tuple[Game, DealBook]:
    """A clan promises a mandate, with or without its tile, and chooses it (`kept`) or another."""
    game, book = Game.new(clans=clans, seed=1), DealBook()
    for clan in clans:
        game.answer(clan, {"kind": "ready"})
    asked = game.pending[0]
    hand = [option.to_json()["tile"] for option in asked.options]
    wanted = next(mandate for mandate in MANDATES if (mandate in hand) == had_tile)
    term = parse_term({"kind": "mandate", "mandate": wanted, "choose": True, "until": "turn"})
    other = next(clan for clan in clans if clan != asked.clan)
    book.follow(game.events())
    offer = Offer("0" * 10, asked.clan, other, (term,), (), "season")
    book.add(Deal(offer, 1, game.event_count, "spring"), game.view(None))
    chosen = next(option for option in asked.options if (option.to_json()["tile"] == wanted) == kept)
    game.answer(asked.clan, chosen)
    book.follow(game.events(None, book.read))
    return game, book


@pytest.mark.parametrize("had_tile", [True, False])
def test_the_tiles_of_a_clan_say_whether_it_could_keep_its_promise(had_tile: bool) -> None:
    game, book = mandate_promised(["koi", "turtle", "bonsai"], had_tile)
    found = had_tiles(book, game)
    assert found == {"0000000000.give.0": had_tile}
    [entry] = with_excuses(book.entries(None), found)
    [promise] = entry["promises"]
    assert (promise["state"], promise["note"], promise["had_tile"]) == ("broken", "excusable", had_tile)


def test_a_kept_promise_needs_no_excuse() -> None:
    game, book = mandate_promised(["koi", "turtle", "bonsai"], had_tile=True, kept=True)
    found = had_tiles(book, game)
    assert found == {}
    assert with_excuses(book.entries(None), found) == book.entries(None)
