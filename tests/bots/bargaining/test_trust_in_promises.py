"""Trust from the ledger: promises kept and broken."""

from __future__ import annotations

from typing import Any

from hinode.bots.alliances.trust import Trust
from tests.bots.bargaining.setup import NO_BETRAY, entry

BID = {"kind": "bid", "province": "edo", "advantage": "any", "most": 0}
TOKEN = {"kind": "token", "province": "edo"}


def trust(*ledger: dict[str, Any], me: str = "koi") -> Trust:
    found = Trust(me)
    found.read_ledger(ledger)
    return found


def after(term: dict[str, Any], state: str, **more: Any) -> float:
    return trust(entry("lotus", "koi", term, state, **more)).in_clan("lotus")


def test_a_promise_kept_earns_trust_and_a_broken_one_costs_more() -> None:
    usual = Trust("koi").in_clan("lotus")
    kept, broken = after(NO_BETRAY, "kept"), after(NO_BETRAY, "broken")
    assert broken < usual < kept
    assert usual - broken > kept - usual


def test_void_and_open_promises_change_nothing() -> None:
    usual = Trust("koi").in_clan("lotus")
    assert after(NO_BETRAY, "void") == after(NO_BETRAY, "open") == usual


def test_a_promise_that_costs_more_counts_more() -> None:
    assert after(TOKEN, "kept") > after(BID, "kept")
    assert after(TOKEN, "broken") < after(BID, "broken")


def test_an_excusable_breach_counts_less() -> None:
    term = {"kind": "mandate", "mandate": "harvest", "choose": True, "until": "turn"}
    assert after(term, "broken") < after(term, "broken", note="excusable")


def test_a_breach_by_a_timeout_counts_less() -> None:
    assert after(TOKEN, "broken") < after(TOKEN, "broken", answered_by="clock")


def test_acts_toward_others_count_a_third() -> None:
    usual = Trust("koi").in_clan("lotus")
    others = trust(entry("lotus", "turtle", TOKEN, "broken")).in_clan("lotus")
    assert after(TOKEN, "broken") < others < usual


def test_cheap_promises_earn_no_more_than_one_costly_promise_in_a_season() -> None:
    cheap = [entry("lotus", "koi", BID, "kept") for _ in range(9)]
    assert trust(*cheap).in_clan("lotus") == after(TOKEN, "kept")


def test_a_ledger_is_read_as_a_whole() -> None:
    found = trust(entry("lotus", "koi", TOKEN, "kept"))
    once = found.in_clan("lotus")
    found.read_ledger([entry("lotus", "koi", TOKEN, "kept")])
    assert found.in_clan("lotus") == once


def test_a_clan_that_breaks_a_promise_to_me_is_shunned() -> None:
    assert trust(entry("lotus", "koi", BID, "broken")).shunned("lotus")
    assert not trust(entry("lotus", "turtle", BID, "broken")).shunned("lotus")


def test_the_payment_of_a_deal_is_not_a_gift() -> None:
    paid = entry("lotus", "koi", BID, "open") | {"paid": [{"kind": "coins", "amount": 2, "by": "lotus"}]}
    found = trust(paid)
    found.season = "spring"
    found._given["lotus", "koi"] = 3
    assert found.balance("lotus", "koi") == 1
