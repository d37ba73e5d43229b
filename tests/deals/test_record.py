"""Deals in a record: read again from the game's events, and every change is found."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from hinode.deals.record import deals_of, faults
from tests.deals.random_deals import dealing

Json = dict[str, Any]


@pytest.fixture(scope="module")
def finished() -> tuple[Json, list[Json]]:
    """A game's record and its deals."""
    *_, (game, book, _) = dealing(5)
    return game.record(), deals_of(book)


def test_deals_as_they_were_have_no_faults(finished: tuple[Json, list[Json]]) -> None:
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
