"""Deals at a table: offers, replies, exchanges, promises, undo, and loading."""

from __future__ import annotations

from typing import Any

import pytest

from hinode.server.tables import presenters
from hinode.server.tables.deals.presenters import deal_choices, deals
from hinode.server.tables.table import Table
from hinode.vocab.ids import MANDATES
from tests.server.deals.deal_scenes import SPARE, STAY_OUT, DealScene, dealing_table
from tests.server.tables.scenes import AKI, BEN, CHO, HOLDERS

COINS = {"kind": "coins", "amount": 2}
VIEWERS = (None, "koi", "lotus", "turtle")


def coins(table: Table, clan: str) -> int:
    assert table.game is not None
    return int(table.game.view(None)["players"][clan]["coins"])


def state(table: Table) -> Any:
    """Everything that any viewer sees of the deals, and who may undo."""
    return [deals(table, viewer) for viewer in VIEWERS], table.undo_stack.clan, table.asked


def test_an_offer_is_seen_and_accepted() -> None:
    scene = dealing_table()
    before = coins(scene.table, "lotus")
    offer = scene.offer("koi", "lotus", [COINS], [STAY_OUT])
    assert [each["id"] for each in deals(scene.table, None)["offers"]] == [offer]
    scene.reply("lotus", offer)
    assert coins(scene.table, "lotus") == before + 2
    shown = deals(scene.table, None)
    assert shown["offers"] == []
    assert shown["ledger"][0]["paid"] == [{"kind": "coins", "amount": 2, "by": "koi"}]
    assert [promise["state"] for promise in shown["ledger"][0]["promises"]] == ["open"]
    entry = presenters.entries(scene.table, None, scene.table.n - 1)[0]
    assert (entry["kind"], entry["facts"]) == ("exchanged", {"with": "koi", "deal": offer})


def test_an_alliance_forms_and_its_price_is_paid() -> None:
    scene = dealing_table(ready=False)
    offer = scene.offer("koi", "lotus", [{"kind": "alliance"}, COINS], [])
    scene.reply("lotus", offer)
    assert scene.table.game is not None
    assert scene.table.game.view(None)["alliances"] == [["koi", "lotus"]]


def test_a_deal_of_promises_makes_no_entry() -> None:
    scene = dealing_table()
    n = scene.table.n
    scene.reply("lotus", scene.offer("koi", "lotus", [SPARE], [STAY_OUT]))
    assert scene.table.n == n
    assert len(deals(scene.table, None)["ledger"]) == 1


def test_counteroffers_replace_offers() -> None:
    scene = dealing_table()
    first = scene.offer("koi", "lotus", [SPARE], [])
    second = scene.offer("lotus", "koi", [SPARE], [COINS], counters=first)
    assert [each["id"] for each in deals(scene.table, "koi")["offers"]] == [second]
    again = {"seat": "lotus", "offer": first, "reply": "accept"}
    assert scene.refused_deal(BEN, "deal_reply", **again) == "deal-gone"


def test_refusals_change_nothing() -> None:
    scene = dealing_table()
    terms = {"seat": "koi", "to": "lotus", "give": [SPARE], "ask": [], "until": "season"}
    assert scene.refused_deal(BEN, "deal_offer", **terms) == "not-your-seat"
    assert scene.refused_deal(AKI, "deal_offer", **terms | {"to": "koi"}) == "deal-term"
    assert scene.refused_deal(AKI, "deal_offer", **terms | {"to": "bonsai"}) == "deal-term"
    assert scene.refused_deal(AKI, "deal_offer", **terms | {"give": []}) == "deal-term"
    offer = scene.offer("koi", "lotus", [{"kind": "coins", "amount": 99}], [])
    assert scene.refused_deal(AKI, "deal_offer", **terms) == "deal-pending"
    reply = {"offer": offer, "reply": "accept"}
    assert scene.refused_deal(CHO, "deal_reply", seat="turtle", **reply) == "not-a-party"
    assert scene.refused_deal(AKI, "deal_reply", seat="koi", **reply) == "not-a-party"
    assert scene.refused_deal(BEN, "deal_reply", seat="lotus", **reply) == "cannot-pay"
    shown = deals(scene.table, "lotus")["offers"][0]
    assert shown["refusal"]["message"].startswith("refused-gift")
    assert scene.refused_deal(BEN, "deal_reveal", seat="lotus", deal=offer) == "deal-gone"


def test_only_the_seat_learns_that_its_own_hand_lacks_a_promised_tile() -> None:
    """Before it accepts, in the offer; after that, in the warnings of the question."""
    scene = dealing_table()
    assert scene.table.game is not None
    [decision] = scene.table.game.pending
    asked, other = decision.clan, next(clan for clan in HOLDERS if clan != decision.clan)
    hand = decision.to_json()["hand"]
    lacked = [mandate for mandate in MANDATES if mandate not in hand]
    assert asked != "lotus"
    assert lacked
    terms = {"kind": "mandate", "mandate": lacked[0], "choose": True, "until": "turn"}
    offer = scene.offer(other, asked, [COINS], [terms])
    why = {"message": "refused-deal-not-in-hand", "variables": {"mandate": lacked[0], "count": len(hand)}}
    for viewer in VIEWERS:
        [shown] = deals(scene.table, viewer)["offers"]
        assert shown["cannot_keep"] == ([why] if viewer == asked else [])
    scene.reply(asked, offer)
    for viewer in VIEWERS:
        warned = deals(scene.table, viewer)["warnings"]
        assert [(each["patterns"], each["impossible"]) for each in warned] == (
            [([], why)] if viewer == asked else []
        )


def test_withdrawn_and_declined_offers_are_gone() -> None:
    scene = dealing_table()
    for clan, reply in (("koi", "withdraw"), ("lotus", "decline")):
        scene.reply(clan, scene.offer("koi", "lotus", [SPARE], []), reply)
        assert deals(scene.table, "koi")["offers"] == []


def test_only_its_parties_see_a_secret_deal_until_one_shows_it() -> None:
    scene = dealing_table()
    offer = scene.offer("koi", "lotus", [SPARE], [STAY_OUT], secret=True)
    assert [len(deals(scene.table, viewer)["offers"]) for viewer in VIEWERS] == [0, 1, 1, 0]
    scene.reply("lotus", offer)
    assert [len(deals(scene.table, viewer)["ledger"]) for viewer in VIEWERS] == [0, 1, 1, 0]
    read = [presenters.talk(scene.rows, viewer, 0)["count"] for viewer in VIEWERS]
    assert read == [0, 2, 2, 0]
    assert scene.refused_deal(CHO, "deal_reveal", seat="turtle", deal=offer) == "deal-gone"
    scene.deal(BEN, "deal_reveal", seat="lotus", deal=offer)
    shown = [deals(scene.table, viewer)["ledger"] for viewer in VIEWERS]
    assert all(each == shown[0] and each[0]["visibility"] == "revealed" for each in shown)


def test_only_parties_learn_which_deal_an_exchange_belongs_to() -> None:
    scene = dealing_table()
    offer = scene.offer("koi", "lotus", [COINS], [SPARE], secret=True)
    scene.reply("lotus", offer)
    told = {
        viewer: presenters.entries(scene.table, viewer, scene.table.n - 1)[0]["facts"]["deal"]
        for viewer in VIEWERS
    }
    assert told == {None: None, "turtle": None, "koi": offer, "lotus": offer}


# -- undo ----------------------------------------------------------------------------------------


def with_undo(scene: DealScene) -> str:
    """A clan has just given a Coin, which can be undone. Returns that clan."""
    scene.do(CHO, "gift", seat="turtle", to="koi", coins=1)
    assert scene.table.undo_stack.clan == "turtle"
    return "turtle"


def test_a_deal_ends_the_undo_of_its_parties() -> None:
    scene = dealing_table()
    with_undo(scene)
    scene.reply("lotus", scene.offer("turtle", "lotus", [SPARE], []))
    assert scene.table.undo_stack.clan is None


def test_a_third_clan_keeps_its_undo_and_the_deal_stays() -> None:
    scene = dealing_table()
    with_undo(scene)
    scene.reply("lotus", scene.offer("koi", "lotus", [SPARE], [STAY_OUT], secret=True))
    assert scene.table.undo_stack.clan == "turtle"
    scene.do(CHO, "undo", seat="turtle", seen=scene.table.n)
    assert scene.table.game is not None
    made = deals(scene.table, "koi")["ledger"][0]["made"]
    assert made["event"] == scene.table.game.event_count
    assert state(scene.loaded()) == state(scene.table)


def test_an_exchange_ends_every_undo() -> None:
    scene = dealing_table()
    with_undo(scene)
    scene.reply("lotus", scene.offer("koi", "lotus", [COINS], []))
    assert scene.table.undo_stack.clan is None


# -- loading -------------------------------------------------------------------------------------


def test_a_loaded_table_is_the_same_after_every_row() -> None:
    scene = dealing_table()
    offer = scene.offer("koi", "lotus", [COINS], [STAY_OUT])
    assert state(scene.loaded()) == state(scene.table)
    scene.reply("lotus", offer)
    assert state(scene.loaded()) == state(scene.table)
    scene.offer("lotus", "turtle", [SPARE], [STAY_OUT], secret=True)
    for _ in range(25):
        clan = next(iter(scene.table.asked))
        scene.answer(HOLDERS[clan], clan, scene.first_answer(clan))
        assert state(scene.loaded()) == state(scene.table)


def test_a_row_waits_for_its_entry() -> None:
    """Another process may have written both, and they are read one after the other."""
    scene = dealing_table()
    scene.reply("lotus", scene.offer("koi", "lotus", [COINS], [STAY_OUT]))
    late = Table(scene.table.row)
    late.replay(scene.entries[:-1])
    late.add_messages(scene.rows)
    assert deals(late, None)["ledger"] == []
    late.apply(scene.entries[-1])
    assert state(late) == state(scene.table)


# -- what is shown -------------------------------------------------------------------------------


def test_the_story_tells_how_promises_ended() -> None:
    scene = dealing_table()
    term = {"kind": "mandate", "choose": False, "until": "turn"}
    assert scene.table.game is not None
    clan = scene.table.game.view(None)["current"] or next(iter(scene.table.asked))
    other = next(each for each in HOLDERS if each != clan)
    answer = scene.first_answer(clan)
    chosen = answer.get("announce") or answer["tile"]
    scene.reply(other, scene.offer(clan, other, [term | {"mandate": chosen}], []))
    warned = deals(scene.table, clan)["warnings"]
    assert [each["to"] for each in warned] == [other]
    assert deals(scene.table, other)["warnings"] == []
    scene.answer(HOLDERS[clan], clan, answer)
    change = presenters.entries(scene.table, None, scene.table.n - 1)[0]["promises"]
    assert [(each["by"], each["state"]) for each in change] == [(clan, "broken")]
    promise = deals(scene.table, None)["ledger"][0]["promises"][0]
    assert (promise["state"], promise["answered_by"]) == ("broken", "person")


@pytest.mark.parametrize("ready", [False, True])
def test_choices_and_presets_can_be_sent(ready: bool) -> None:
    scene = dealing_table(ready)
    found = deal_choices(scene.table, "koi", "lotus")
    assert found["refusal"] is None
    assert found["presets"]
    for preset in found["presets"]:
        offer = scene.offer("koi", "lotus", **preset)
        scene.reply("koi", offer, "withdraw")


def test_there_are_no_terms_for_a_deal_with_yourself() -> None:
    scene = dealing_table()
    assert deal_choices(scene.table, "koi", "koi")["refusal"]["message"] == "refused-deal-parties"
