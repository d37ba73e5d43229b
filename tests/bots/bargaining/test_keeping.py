"""A bot keeps its promises, unless breaking one brings more than it costs."""

from __future__ import annotations

from typing import Any

import pytest

from hinode import Game
from hinode.bots.bargaining.deal_values import breaking_price
from hinode.bots.bargaining.promise_keeping import debt_due, promise_bonus
from hinode.bots.bargaining.seat_deals import SeatDeals
from hinode.bots.easy import EasyBot
from hinode.bots.greedy import GreedyBot
from hinode.bots.planner import PlannerBot
from hinode.bots.style import STYLES
from hinode.deals import Deal, DealBook, OfferBook
from hinode.vocab import codes
from hinode.vocab.answers import Gift
from tests.bots.bargaining.setup import NO_BID, asked, battle, entry, offer

PLAIN = STYLES["plain"]


def promised(term: dict[str, Any], by: str = "koi", to: str = "lotus") -> SeatDeals:
    return SeatDeals(ledger=(entry(by, to, term, "open"),))


@pytest.mark.parametrize("level", [EasyBot, GreedyBot, PlannerBot])
def test_a_bot_that_promised_not_to_bid_bids_nothing(level: type[GreedyBot]) -> None:
    game = battle().game
    free = level("loyal").choose(asked(game, "koi", SeatDeals())).answer.to_json()
    bound = level("loyal").choose(asked(game, "koi", promised(NO_BID))).answer.to_json()
    assert sum(amount for key, amount in free.items() if key != "kind") > 0
    assert sum(amount for key, amount in bound.items() if key != "kind") == 0


def test_a_promise_binds_only_the_clan_that_made_it() -> None:
    game = battle().game
    assert promise_bonus(asked(game, "koi", promised(NO_BID, by="lotus", to="koi")), PLAIN) is None


def test_an_answer_that_breaks_a_promise_costs_its_price() -> None:
    bonus = promise_bonus(asked(battle().game, "koi", promised(NO_BID)), PLAIN)
    assert bonus is not None
    assert bonus(codes.pack(codes.BID, 0, 0, 0, 0)) == 0
    assert bonus(codes.pack(codes.BID, 1, 0, 0, 0)) == -breaking_price(PLAIN, 0)


def test_breaking_a_promise_costs_less_later_in_secret_and_for_some_styles() -> None:
    by_season = [breaking_price(PLAIN, season) for season in range(3)]
    assert by_season == sorted(by_season, reverse=True)
    assert by_season[-1] > 0
    assert breaking_price(PLAIN, 0, secret=True) < by_season[0]
    assert breaking_price(STYLES["trickster"], 0) == 0
    assert breaking_price(STYLES["loyal"], 2) == breaking_price(STYLES["monk"], 2) == float("inf")
    assert breaking_price(STYLES["opportunist"], 0) < by_season[0]


GIVE = {"kind": "give", "coins": 2, "ronin": 0, "after": "harvest"}


def owed(game: Game, by: str, to: str) -> SeatDeals:
    """The deals of a clan that promised 2 Coins after Harvest, before the first event."""
    book = DealBook()
    book.add(Deal(offer([GIVE], [], by=by, to=to), 0, 0, "spring"), game.view(None))
    book.follow(game.events())
    return SeatDeals.of(by, OfferBook(), book)


def played_until_harvest() -> Game:
    """A game at the first question after a Harvest, with Coins everywhere."""
    game = Game.new(clans=["koi", "lotus", "turtle"], seed=2)
    while not any(event.get("tile") == "harvest" for event in game.events()):
        decision = game.pending[0]
        harvest = [option for option in decision.options if option.to_json().get("tile") == "harvest"]
        game.answer(decision.clan, harvest[0] if harvest else decision.options[0])
    return game


def debtor_and_creditor(game: Game) -> tuple[str, str]:
    clan = game.pending[0].clan
    return clan, next(name for name in game.clans if name != clan)


def test_a_debt_is_paid_at_the_first_question_after_harvest() -> None:
    game = played_until_harvest()
    clan, other = debtor_and_creditor(game)
    assert game.view(None)["players"][clan]["coins"] >= 2
    seat = asked(game, clan, owed(game, clan, other))
    assert debt_due(seat) == Gift(other, 2, 0)
    assert GreedyBot().choose(seat).answer == Gift(other, 2, 0)
    game.answer(clan, Gift(other, 1, 0))
    assert debt_due(asked(game, clan, owed(game, clan, other))) == Gift(other, 1, 0)


def test_a_trickster_pays_no_debts() -> None:
    game = played_until_harvest()
    clan, other = debtor_and_creditor(game)
    seat = asked(game, clan, owed(game, clan, other))
    assert not isinstance(GreedyBot("trickster").choose(seat).answer, Gift)


def test_nothing_is_due_before_harvest() -> None:
    game = Game.new(clans=["koi", "lotus", "turtle"], seed=2)
    assert debt_due(asked(game, "koi", owed(game, "koi", "lotus"))) is None
