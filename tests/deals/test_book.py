"""The ledger of a whole game: states, releases, secrecy, and undo."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from hinode import Game
from hinode.deals import Deal, DealBook, InvalidDeal, Offer, parse_term
from hinode.vocab.events import Event
from tests.deals.random_deals import dealing
from tests.deals.scripts import BLANK, WAR, gift, laid, performs, replaced

STAY_OUT = parse_term({"kind": "stay_out", "province": "edo"})
NO_BETRAY = parse_term({"kind": "no_betray"})
GIVE = parse_term({"kind": "give", "coins": 2, "ronin": 0, "after": "harvest"})
HARVEST = parse_term({"kind": "mandate", "mandate": "harvest", "choose": True, "until": "turn"})


def deal(give: tuple[object, ...], ask: tuple[object, ...], name: str = "d", secret: bool = False) -> Deal:
    offer = Offer(name, "koi", "turtle", give, ask, "season", secret)  # type: ignore[arg-type]
    return Deal(offer, 0, 0, "spring")


def book_of(*deals: Deal) -> DealBook:
    book = DealBook()
    for each in deals:
        book.add(each, BLANK)
    return book


def follow(book: DealBook, *events: Mapping[str, object]) -> list[tuple[str, str, str | None]]:
    numbered = enumerate(events, book.read)
    found = book.follow([Event({"cause": "", **each, "number": n, "parent": None}) for n, each in numbered])
    return [(each.promise.id, each.verdict.state, each.verdict.note) for each in found]


def test_a_broken_promise_releases_the_other_party_of_that_deal() -> None:
    other = deal((STAY_OUT,), (), name="e")
    book = book_of(deal((GIVE,), (HARVEST,)), other)
    ended = follow(book, laid("turtle", "train"))
    assert ended == [("d.ask.0", "broken", "excusable"), ("d.give.0", "void", "released")]
    assert [promise.id for promise in book.open_promises("koi", None)] == ["e.give.0"]


def test_a_void_promise_releases_nobody() -> None:
    book = book_of(deal((GIVE,), (HARVEST,)))
    ended = follow(book, laid("lotus", "harvest"), laid("bonsai", "harvest"))
    assert ended == [("d.ask.0", "void", "impossible")]


def test_betraying_an_ally_releases_it_from_all_promises() -> None:
    book = book_of(deal((STAY_OUT, NO_BETRAY), (), name="d"))
    betrayal = {"kind": "alliance_ended", "cause": "betray", "clan": "turtle", "with": "koi"}
    assert follow(book, betrayal) == [("d.give.0", "void", "released"), ("d.give.1", "void", "released")]


def test_an_alliance_that_ends_with_the_season_releases_nobody() -> None:
    book = book_of(deal((STAY_OUT,), ()))
    assert follow(book, {"kind": "alliance_ended", "cause": "TEA-1", "clan": "turtle", "with": "koi"}) == []


def test_the_end_of_the_game_ends_open_promises() -> None:
    book = book_of(deal((STAY_OUT,), ()))
    assert follow(book, {"kind": "game_ended", "ranking": [], "winners": []}) == [("d.give.0", "void", "end")]


def test_events_must_be_consecutive() -> None:
    with pytest.raises(ValueError, match="event 5 does not follow"):
        book_of().follow([Event(number=5, kind="ready", cause="TEA-6", parent=None, clan="koi")])


def test_only_its_parties_see_a_secret_deal_until_it_is_revealed_or_the_game_is_over() -> None:
    book = book_of(deal((STAY_OUT,), (), secret=True))
    assert [len(book.entries(viewer)) for viewer in ("koi", "turtle", "lotus", None)] == [1, 1, 0, 0]
    assert book.open_promises("koi", "lotus") == []
    assert len(book.entries(None, over=True)) == 1
    book.reveal("d")
    assert [entry["visibility"] for entry in book.entries("lotus")] == ["revealed"]


def test_a_deal_in_the_ledger_has_its_payments_and_promises() -> None:
    coins = parse_term({"kind": "coins", "amount": 2})
    book = book_of(deal((coins,), (NO_BETRAY,)))
    follow(book, laid("turtle", "betray"), replaced("turtle", "koi", "edo"))
    (entry,) = book.entries(None)
    assert entry["paid"] == [{"kind": "coins", "amount": 2, "by": "koi"}]
    assert entry["promises"] == [
        {
            "id": "d.ask.0",
            "by": "turtle",
            "to": "koi",
            "term": {"kind": "no_betray"},
            "state": "broken",
            "event": 1,
            "note": None,
            "due": None,
        }
    ]


def test_a_clan_that_owes_a_gift_cannot_promise_more_coins() -> None:
    book = book_of(deal((GIVE,), ()))
    with pytest.raises(InvalidDeal) as refused:
        book.check_limits(deal((parse_term({"kind": "coins", "amount": 1}),), ()).offer)
    assert refused.value.code == "deal-debt"
    follow(book, laid("lotus", "harvest"), gift("koi", "turtle", 2))
    book.check_limits(deal((parse_term({"kind": "coins", "amount": 1}),), ()).offer)


def test_a_gift_is_due_from_harvest_on_minus_earlier_payments() -> None:
    book = book_of(deal((GIVE,), (STAY_OUT,)))
    follow(book, gift("koi", "turtle", 1))

    def due() -> list[object]:
        return [promise["due"] for promise in book.entries(None)[0]["promises"]]

    assert due() == [None, None]
    follow(book, laid("lotus", "harvest"))
    assert due() == [{"coins": 1, "ronin": 0}, None]
    follow(book, gift("koi", "turtle", 1))
    assert due() == [None, None]


def test_the_number_of_open_promises_is_limited() -> None:
    book = book_of(*(deal((STAY_OUT,), (), name=str(number)) for number in range(6)))
    with pytest.raises(InvalidDeal, match="at most 6 open promises"):
        book.check_limits(deal((NO_BETRAY,), ()).offer)
    book.check_limits(deal((), (NO_BETRAY,)).offer)


def test_a_promise_broken_by_an_undone_answer_is_open_again() -> None:
    book = book_of(deal((STAY_OUT,), ()))
    follow(book, performs("koi", "marshal"), {"kind": "built", "clan": "koi", "province": "edo"})
    assert book.open_promises("koi", None) == []

    class Restored:
        event_count = 1

        def view(self, viewer: str | None) -> dict[str, object]:
            return BLANK

        def events(self, viewer: str | None = None, since: int = 0) -> list[Event]:
            return [Event({**performs("koi", "marshal"), "number": 0, "parent": None})]

    book.rewind(Restored())
    assert [promise.id for promise in book.open_promises("koi", None)] == ["d.give.0"]
    follow(book, WAR)
    assert book.read == 2


@pytest.mark.parametrize("seed", range(6))
def test_every_promise_of_a_random_game_ends_in_exactly_one_state(seed: int) -> None:
    ended: dict[str, tuple[str, int]] = {}
    for game, book, _ in dealing(seed, kami_unbound=seed % 2 == 0):
        for entry in book.entries(None, over=True):
            for promise in entry["promises"]:
                if promise["state"] != "open":
                    state = (promise["state"], promise["event"])
                    assert ended.setdefault(promise["id"], state) == state
                else:
                    assert promise["id"] not in ended
                    assert game.result is None
    assert len(ended) > 10


@pytest.mark.parametrize("seed", range(3))
def test_every_seat_and_a_sampled_world_have_the_same_ledger(seed: int) -> None:
    *_, (game, book, deals) = dealing(seed)
    views = views_at(game, [each.event for each in deals])
    for viewer in game.clans:
        again, events = DealBook(), game.events(viewer)
        for each in deals:
            again.follow(events[again.read : each.event])
            again.add(each, views[each.event])
        again.follow(events[again.read :])
        assert again.entries(None, over=True) == book.entries(None, over=True)


def views_at(game: Game, numbers: list[int]) -> dict[int, dict[str, object]]:
    """The spectator's view of a finished game at the given event counts."""
    return {
        each.event_count: each.view(None)
        for each in Game.unroll(game.record())
        if each.event_count in numbers
    }
