"""Offers: their form, expiry, replies, limits, and the exchange."""

from __future__ import annotations

from typing import Any

import pytest

from hinode import Game, IllegalAnswer
from hinode.deals import InvalidDeal, Offer, OfferBook, check_offer, exchange_steps, parse_offer
from hinode.deals.offers import expires
from hinode.locale import LANGUAGES
from hinode.vocab.events import Event
from tests.deals.scripts import BLANK

COINS = {"kind": "coins", "amount": 2}
ALLIANCE = {"kind": "alliance"}
NO_BETRAY = {"kind": "no_betray"}
OFFER: dict[str, Any] = {"to": "turtle", "give": [COINS], "ask": [NO_BETRAY], "until": "season"}


def offer(name: str = "a", giver: str = "koi", **changes: Any) -> Offer:
    return parse_offer(OFFER | changes, name, giver)


def tea() -> Game:
    return Game.new(clans=["koi", "turtle", "lotus", "bonsai"], seed=1)


@pytest.mark.parametrize(
    "changes",
    [
        {"to": 3},
        {"until": "tomorrow"},
        {"secret": "yes"},
        {"counters": 1},
        {"give": "coins"},
        {"give": [], "ask": []},
        {"give": [COINS] * 4},
        {"give": [COINS, COINS]},
        {"ask": [{"kind": "coins", "amount": 1}]},
        {"ask": [ALLIANCE]},
        {"give": [{"kind": "coins", "amount": 0}]},
        {"give": [{"kind": "coins", "amount": True}]},
        {"give": [{"kind": "coins"}]},
        {"give": [{"kind": "coins", "amount": 1, "note": "x"}]},
        {"give": [{"kind": "friendship"}]},
        {"give": [7]},
        {"ask": [{"kind": "stay_out", "province": "mars"}]},
    ],
)
def test_a_malformed_offer_is_refused_in_both_languages(changes: dict[str, Any]) -> None:
    with pytest.raises(InvalidDeal) as refused:
        offer(**changes)
    assert refused.value.code == "deal-term"
    assert all(refused.value.text(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("changes", "view", "message"),
    [
        ({"to": "koi"}, {}, "refused-deal-parties"),
        ({"to": "dragonfly"}, {}, "refused-deal-parties"),
        ({}, {"phase": "war"}, "refused-deal-not-now"),
        ({}, {"phase": "cleanup"}, "refused-deal-not-now"),
        ({"give": []}, {"phase": "war"}, "refused-deal-not-now"),
        ({"give": [ALLIANCE]}, {}, "refused-deal-alliance-at-tea"),
        ({"ask": [{"kind": "leave", "province": "edo"}]}, {}, "refused-deal-not-there"),
        ({"ask": [{"kind": "token", "province": "oshu"}]}, {}, "refused-deal-no-war"),
        ({"ask": [{"kind": "token", "province": "kyoto"}]}, {"war_at": 1}, "refused-deal-no-war"),
        ({"ask": [{"kind": "card", "card": "respect", "buy": True}]}, {}, "refused-not-on-display"),
        ({"ask": [{"kind": "worship", "kami": "raijin", "do": False}]}, {}, "refused-no-shrine"),
        ({"ask": [{"kind": "ally"}]}, {"season": "autumn"}, "refused-deal-no-tea-left"),
        (
            {"ask": [{"kind": "give", "coins": 0, "ronin": 0, "after": "harvest"}]},
            {},
            "refused-deal-gives-nothing",
        ),
        (
            {"ask": [{"kind": "mandate", "mandate": "train", "choose": True, "until": "season"}]},
            {},
            "refused-deal-mandate-next-turn-only",
        ),
    ],
)
def test_an_offer_that_is_not_valid_now_is_refused(
    changes: dict[str, Any], view: dict[str, Any], message: str
) -> None:
    with pytest.raises(InvalidDeal) as refused:
        check_offer(offer(**changes), BLANK | view)
    assert refused.value.message == message
    assert all(refused.value.text(language) for language in LANGUAGES)


def test_a_sealed_bid_cannot_be_promised() -> None:
    ask = [{"kind": "bid", "province": "kyoto", "advantage": "any", "most": 0}]
    bidding = {"phase": "war", "war_at": 0, "stack": [{"kind": "bidding", "province": "kyoto"}]}
    check_offer(offer(give=[], ask=ask), BLANK | bidding | {"waiting": ["turtle"]})
    with pytest.raises(InvalidDeal, match="already placed"):
        check_offer(offer(give=[], ask=ask), BLANK | bidding | {"waiting": ["koi"]})


def event(kind: str, number: int = 0, **fields: Any) -> Event:
    return Event(number=number, kind=kind, cause="", parent=None, **fields)


@pytest.mark.parametrize(
    ("until", "ends", "stands"),
    [
        ("mandate", event("mandate_laid"), event("mandate_turn")),
        ("mandate", event("phase_started", phase="war"), event("phase_started", phase="political")),
        ("turn", event("kami_turn"), event("mandate_laid")),
        ("turn", event("phase_started", phase="political"), event("gift")),
        ("season", event("season_started"), event("phase_started", phase="war")),
    ],
)
def test_an_offer_expires(until: str, ends: Event, stands: Event) -> None:
    assert expires(offer(until=until), ends)
    assert not expires(offer(until=until), stands)


def test_an_expired_offer_cannot_be_accepted() -> None:
    book = OfferBook()
    book.add(offer(), event=4, season="spring")
    book.follow([event("season_started", number=3)])  # before the offer
    assert book.validate_reply("turtle", "a", "accept") == offer()
    book.follow([event("season_started", number=4)])
    with pytest.raises(InvalidDeal) as refused:
        book.validate_reply("turtle", "a", "accept")
    assert refused.value.code == "deal-gone"


def test_only_the_receiver_replies_and_only_the_sender_withdraws() -> None:
    book = OfferBook()
    book.add(offer(), event=0, season="spring")
    for clan, reply in (("koi", "accept"), ("lotus", "accept"), ("turtle", "withdraw")):
        with pytest.raises(InvalidDeal) as refused:
            book.validate_reply(clan, "a", reply)
        assert refused.value.code == "not-a-party"


def test_to_others_a_secret_offer_looks_like_an_unknown_one() -> None:
    book = OfferBook()
    book.add(offer(secret=True), event=0, season="spring")
    refusals = []
    for name in ("a", "b"):
        with pytest.raises(InvalidDeal) as refused:
            book.validate_reply("lotus", name, "accept")
        refusals.append((refused.value.code, refused.value.text()))
    assert refusals[0] == refusals[1]
    assert [len(book.pending(viewer)) for viewer in ("koi", "turtle", "lotus", None)] == [1, 1, 0, 0]


def test_one_offer_is_open_at_a_time_and_six_can_be_made_in_a_season() -> None:
    book = OfferBook()
    for number in range(6):
        book.validate_offer(offer(str(number)), BLANK)
        book.add(offer(str(number)), event=0, season="spring")
        with pytest.raises(InvalidDeal) as refused:
            book.validate_offer(offer("x"), BLANK)
        assert refused.value.code == "deal-pending"
        book.settle(str(number), "declined")
    with pytest.raises(InvalidDeal) as refused:
        book.validate_offer(offer("x"), BLANK)
    assert refused.value.code == "deal-limit"
    book.validate_offer(offer("x", to="lotus"), BLANK)
    book.validate_offer(offer("x"), BLANK | {"season": "summer"})


def test_counteroffers_replace_an_offer_and_end_after_four() -> None:
    book = OfferBook()
    book.add(offer("0"), event=0, season="spring")
    parties = ("turtle", "koi")
    for number in range(1, 4):
        giver, receiver = parties[:: 1 if number % 2 else -1]
        counter = offer(str(number), giver, to=receiver, counters=str(number - 1))
        book.validate_offer(counter, BLANK)
        book.add(counter, event=0, season="spring")
    assert [each.id for each in book.pending("koi")] == ["3"]
    with pytest.raises(InvalidDeal, match="4 offers and counteroffers in a row"):
        book.validate_offer(offer("4", "koi", to="turtle", counters="3"), BLANK)


def test_an_exchange_pays_and_allies_immediately() -> None:
    game = tea()
    before = game.digest()
    steps = exchange_steps(game, offer(give=[COINS, ALLIANCE], ask=[]))
    assert game.digest() == before
    for clan, answer in steps:
        game.answer(clan, answer)
    view = game.view(None)
    assert view["alliances"] == [["koi", "turtle"]]
    assert (view["players"]["koi"]["coins"], view["players"]["turtle"]["coins"]) == (3, 8)


def test_an_exchange_accepts_an_open_proposal() -> None:
    game = tea()
    game.answer("turtle", {"kind": "propose", "to": "koi"})
    assert exchange_steps(game, offer(give=[ALLIANCE], ask=[])) == [
        ("koi", {"kind": "accept", "from": "turtle"})
    ]


def test_a_clan_that_is_ready_can_be_allied_by_the_other() -> None:
    game = tea()
    game.answer("koi", {"kind": "ready"})
    assert exchange_steps(game, offer(give=[ALLIANCE], ask=[]))[0] == (
        "turtle",
        {"kind": "propose", "to": "koi"},
    )


def test_an_exchange_that_cannot_be_paid_changes_nothing() -> None:
    game = tea()
    before = game.digest()
    with pytest.raises(IllegalAnswer) as refused:
        exchange_steps(game, offer(give=[{"kind": "coins", "amount": 50}, ALLIANCE], ask=[]))
    assert refused.value.clause == "NEG-1"
    assert game.digest() == before


@pytest.mark.parametrize("allied", ["koi", "turtle"])
def test_a_refused_alliance_names_the_party_that_has_an_ally(allied: str) -> None:
    """Both parties see it, so it must not say "you"."""
    game = tea()
    game.answer("lotus", {"kind": "propose", "to": allied})
    game.answer(allied, {"kind": "accept", "from": "lotus"})
    with pytest.raises(IllegalAnswer) as refused:
        exchange_steps(game, offer(give=[ALLIANCE], ask=[]))
    assert (refused.value.message, refused.value.variables) == ("refused-has-ally", {"clan": allied})
