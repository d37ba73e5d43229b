"""Replies: what a bot accepts, what it asks for, and what it declines."""

from __future__ import annotations

from typing import Any

import pytest

from hinode.bots.alliances.reasons import REASONS
from hinode.bots.alliances.trust import Trust
from hinode.bots.bargaining.replies import affordable, reply_to
from hinode.bots.greedy import GreedyBot
from hinode.deals import check_offer
from hinode.vocab.ids import CLAN_NO
from tests.bots.alliances.tea_setup import tea
from tests.bots.bargaining.setup import (
    ALLIANCE,
    NO_BETRAY,
    coins,
    deal_values,
    entry,
    offer,
    seat,
    stay_out,
)

KOI = CLAN_NO["koi"]


def test_a_bare_request_is_declined() -> None:
    reply = reply_to(offer([], [coins(1)]), deal_values(tea()))
    assert reply.kind == "decline"


def test_a_gift_is_accepted() -> None:
    assert reply_to(offer([coins(2)], []), deal_values(tea())).kind == "accept"


def test_coins_change_an_answer() -> None:
    """The same request, for nothing and for enough Coins."""
    request = [stay_out("oshu")]
    free = reply_to(offer([], request), deal_values(tea()))
    paid = reply_to(offer([coins(3)], request), deal_values(tea()))
    assert (free.kind, paid.kind) == ("decline", "accept")


def test_a_counteroffer_asks_for_the_fewest_coins_that_it_would_accept() -> None:
    """An alliance for 2 Coins: the Koi would accept it for nothing, and not for 1 Coin."""
    script = tea()
    reply = reply_to(offer([ALLIANCE], [coins(2)]), deal_values(script))
    assert reply.counter is not None
    assert reply.reason is not None
    assert reply.reason.kind == "price"
    assert reply.reason.args == {"clan": "lotus", "coins": 2}
    assert reply.counter.net_coins("koi") == 0
    assert (reply.counter.giver, reply.counter.receiver) == ("koi", "lotus")
    check_offer(reply.counter, script.game.view(None))
    assert reply_to(offer([ALLIANCE], []), deal_values(script)).kind == "accept"
    assert reply_to(offer([ALLIANCE], [coins(1)]), deal_values(script)).kind == "counter"


def test_a_counteroffer_is_not_countered() -> None:
    again = offer([ALLIANCE], [coins(2)], counters="9876543210")
    assert reply_to(again, deal_values(tea())).kind == "decline"


def test_no_clan_is_asked_for_coins_it_does_not_have() -> None:
    request = offer([ALLIANCE], [stay_out("edo")])
    for held in range(4):
        reply = reply_to(request, deal_values(tea(lotus={"coins": held})))
        assert reply.counter is None or reply.counter.net_coins("koi") <= held


def test_a_clan_that_broke_a_promise_this_season_gets_no_deals() -> None:
    trust = Trust("koi")
    trust.read_ledger([entry("lotus", "koi", NO_BETRAY, "broken")])
    reply = reply_to(offer([coins(3)], []), deal_values(tea(), trust=trust))
    assert reply.kind == "decline"
    assert reply.reason is not None
    assert reply.reason.kind == "broke-word"


def test_a_bot_pays_at_most_half_of_its_coins_in_a_season() -> None:
    script, trust = tea(), Trust("koi")  # 5 Coins
    assert affordable(deal_values(script, trust=trust), KOI) == 2
    paid = [{"by": "koi", "kind": "coins", "amount": 1}]
    trust.read_ledger([{**entry("koi", "lotus", NO_BETRAY, "open"), "season": trust.season, "paid": paid}])
    now = deal_values(script, trust=trust)
    assert affordable(now, KOI) == 2  # half of 6, minus the one already paid
    assert affordable(now, CLAN_NO["turtle"]) == 2
    trust.read_ledger([{**entry("koi", "lotus", NO_BETRAY, "open"), "season": "earlier", "paid": paid}])
    assert trust.spent("koi") == 0
    assert reply_to(offer([ALLIANCE], [coins(3)]), now).kind != "accept"


def test_a_loyal_style_promises_only_what_it_will_keep() -> None:
    assert reply_to(offer([coins(3)], [NO_BETRAY]), deal_values(tea(), style="loyal")).kind == "accept"


@pytest.mark.parametrize("mode", ["off", "answer"])
def test_modes(mode: str) -> None:
    bot = GreedyBot()
    bot.mode = mode
    script = tea()
    kind = bot.reply(seat(script), offer([coins(2)], [])).kind
    assert kind == ("decline" if mode == "off" else "accept")
    assert bot.offer(seat(script)) is None


@pytest.mark.parametrize(
    "terms", [([], [coins(1)]), ([coins(2)], []), ([], [stay_out("oshu")]), ([ALLIANCE], [coins(3)])]
)
def test_every_reply_has_a_reason_of_the_list(terms: tuple[list[Any], list[Any]]) -> None:
    reason = reply_to(offer(*terms), deal_values(tea())).reason
    assert reason is not None
    assert tuple(reason.args) == REASONS[reason.kind]
