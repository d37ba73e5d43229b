"""Deals in games of bots: when offers and replies are made, and the ledger."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest

from hinode import Game
from hinode.bots.bargaining.deal_runner import DealRunner
from hinode.bots.bargaining.deal_times import OFFERS_AT_TEA, DealTimes
from hinode.bots.bargaining.seat_deals import SeatDeals
from hinode.bots.bot import Choice, Reply
from hinode.bots.registry import make_bot
from hinode.bots.runner import BotSeat, play_out
from hinode.bots.seat import NoQuestion, Seat
from hinode.deals import Offer
from hinode.vocab.answers import Accept, Propose
from tests.bots.bargaining.setup import ALLIANCE, AMPLE, coins, offer, stay_out
from tests.support.script import start

CLANS = ("koi", "lotus", "turtle", "bonsai")


class Dealing:
    """A bot that takes its first option, and makes deals with two functions."""

    def __init__(self, make: Callable[[Seat], object], reply: Callable[[Seat, Offer], object]) -> None:
        self.make = make
        self.react = reply

    def choose(self, seat: Seat) -> Choice:
        return Choice(seat.decision.options[0])

    def offer(self, seat: Seat) -> object:
        return self.make(seat)

    def reply(self, seat: Seat, offer: Offer) -> object:
        return self.react(seat, offer)


class Quiet:
    """A bot without methods for deals."""

    def choose(self, seat: Seat) -> Choice:
        return Choice(seat.decision.options[0])


def nothing(*_: object) -> None:
    return None


def table(koi: object, lotus: object, seed: int = 1) -> DealRunner:
    game = Game.new(clans=list(CLANS), seed=seed)
    bots = {"koi": koi, "lotus": lotus}
    seats = {clan: BotSeat(clan, bots.get(clan, Quiet()), clan, AMPLE) for clan in CLANS}  # type: ignore[arg-type]
    return DealRunner(game, seats, seed)


def once(wanted: Offer) -> Callable[[Seat], Offer | None]:
    """Makes one offer, at the first opportunity."""
    left = [wanted]
    return lambda seat: left.pop() if left else None


PAID_ALLIANCE = offer([coins(1), ALLIANCE], [], by="koi", to="lotus")


def test_an_accepted_offer_is_carried_out_immediately() -> None:
    found = table(Dealing(once(PAID_ALLIANCE), nothing), Dealing(nothing, lambda *_: Reply("accept")))
    before = found.game.view(None)["players"]["lotus"]["coins"]
    found.before_answer()
    view = found.game.view(None)
    assert view["alliances"] == [["koi", "lotus"]]
    assert view["players"]["lotus"]["coins"] == before + 1
    assert [entry["paid"] for entry in found.book.entries(None)] == [
        [{"kind": "coins", "amount": 1, "by": "koi"}]
    ]


def test_a_bot_without_the_methods_declines() -> None:
    found = table(Dealing(once(PAID_ALLIANCE), nothing), Quiet())
    found.before_answer()
    assert found.book.deals() == []
    assert [each.state for each in found.of("koi").past] == ["declined"]


def test_a_counteroffer_goes_back_to_the_first_clan() -> None:
    counter = offer([ALLIANCE], [coins(2)], by="lotus", to="koi")
    found = table(
        Dealing(once(PAID_ALLIANCE), lambda *_: Reply("accept")),
        Dealing(nothing, lambda *_: Reply("counter", counter)),
    )
    found.before_answer()
    assert [deal.offer.give for deal in found.book.deals()] == [counter.give]
    assert [each.state for each in found.of("koi").past] == ["countered", "accepted"]
    assert found.made == {"koi": 1, "lotus": 1}


def test_a_deal_that_cannot_be_paid_changes_nothing() -> None:
    found = table(
        Dealing(once(offer([coins(99)], [], by="koi", to="lotus")), nothing),
        Dealing(nothing, lambda *_: Reply("accept")),
    )
    before = found.game.digest()
    found.before_answer()
    assert found.game.digest() == before
    assert found.book.deals() == []


@pytest.mark.parametrize("bad", ["x", Reply("maybe"), Reply("counter")])
def test_a_bad_reply_declines(bad: object, caplog: pytest.LogCaptureFixture) -> None:
    found = table(Dealing(once(PAID_ALLIANCE), nothing), Dealing(nothing, lambda *_: bad))
    found.before_answer()
    assert found.book.deals() == []
    assert "other than a Reply" in caplog.text


def test_a_bad_offer_is_refused(caplog: pytest.LogCaptureFixture) -> None:
    to_itself = offer([coins(1)], [], by="koi", to="koi")
    found = table(Dealing(once(to_itself), nothing), Quiet())
    found.before_answer()
    assert found.offers.history("koi") == []
    assert "refused" in caplog.text


def test_there_is_no_question_while_a_bot_is_asked_for_an_offer() -> None:
    seen: list[str] = []

    def look(seat: Seat) -> None:
        with pytest.raises(NoQuestion):
            _ = seat.decision
        seen.append(seat.view["phase"])

    table(Dealing(look, nothing), Quiet()).before_answer()
    assert seen == ["tea"]


def test_each_moment_for_offers_comes_once() -> None:
    moments: list[tuple[str, int]] = []

    def look(seat: Seat) -> None:
        moments.append((seat.view["phase"], len(seat.view["mandates"])))

    found = table(Dealing(look, nothing), Quiet())
    play_out(found.game, found._seats, None, found)
    mandates = [moment for moment in moments if moment[0] == "political"]
    assert len(mandates) == 21
    assert moments[0][0] == "tea"


def test_bots_make_offers_after_an_alliance_of_two_others() -> None:
    """The remaining clans have fewer partners to choose from."""
    game = Game.new(clans=["koi", "lotus", "turtle", "bonsai"], seed=1)
    moments = DealTimes()
    moments.catch_up(game)
    before = moments.now(game.pending)
    game.answer("koi", Propose("lotus"))
    moments.catch_up(game)
    assert moments.now(game.pending) == before
    game.answer("lotus", Accept("koi"))
    moments.catch_up(game)
    assert moments.now(game.pending) != before


def test_bots_make_offers_before_the_bids_of_a_battle() -> None:
    """And at the start of the war. Neither happens twice."""
    script = start(
        phase="war",
        war=["edo"],
        map={"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}},
        players={"koi": {"coins": 1}, "lotus": {"coins": 1}, "turtle": {}},
    )
    asked: list[str] = []
    bot = Dealing(lambda seat: asked.append(seat.clan), nothing)
    seats = {clan: BotSeat(clan, bot, clan, AMPLE) for clan in script.game.clans}
    found = DealRunner(script.game, seats, 1)
    for _ in range(2):
        found.before_answer()
    assert Counter(asked) == dict.fromkeys(script.game.clans, 2)


def test_only_the_two_parties_know_a_secret_offer() -> None:
    secret = offer([stay_out("edo")], [], by="koi", to="lotus", secret=True)
    seen: dict[str, int] = {}

    def accept(seat: Seat, asked: Offer) -> Reply:
        seen["lotus"] = len(seat.deals.offers)
        return Reply("accept")

    found = table(Dealing(once(secret), nothing), Dealing(nothing, accept))
    found.before_answer()
    assert seen == {"lotus": 1}
    assert [len(found.of(clan).ledger) for clan in ("koi", "lotus", "turtle")] == [1, 1, 0]


def test_what_a_seat_knows_of_deals_survives_json() -> None:
    found = table(Dealing(once(PAID_ALLIANCE), nothing), Dealing(nothing, lambda *_: Reply("accept")))
    found.before_answer()
    known = found.of("koi")
    assert SeatDeals.from_json(json.loads(json.dumps(known.to_json()))) == known
    assert known.past


def played(names: tuple[str, ...], deals: bool, seed: int = 3) -> tuple[Game, DealRunner | None]:
    game = Game.new(clans=list(CLANS), seed=seed)
    seats = {
        clan: BotSeat(name, make_bot(name), f"{seed} {clan}", AMPLE)
        for clan, name in zip(CLANS, names, strict=True)
    }
    made = DealRunner(game, seats, seed) if deals else None
    return play_out(game, seats, None, made), made


def test_without_offers_the_game_is_the_same_as_without_deals() -> None:
    plain, _ = played(("greedy",) * 4, deals=False)
    for mode in ("off", "answer"):
        same, made = played((f"greedy+{mode}",) * 4, deals=True)
        assert same.digest() == plain.digest()
        assert made is not None
        assert made.book.deals() == []


def test_a_game_of_bots_that_deal() -> None:
    game, made = played(("greedy+full", "greedy/loyal+full", "greedy/merchant+full", "easy+full"), deals=True)
    assert made is not None
    made.follow()
    entries = made.book.entries(None, over=True)
    assert entries
    assert all(promise["state"] != "open" for entry in entries for promise in entry["promises"])
    assert Game.replay(game.record()).digest() == game.digest()


# -- with a person -------------------------------------------------------------------------------


def with_person(*offers: Offer | None) -> DealRunner:
    """The Lotus are a person. The Koi make these offers, one each time they are asked."""
    game, left = Game.new(clans=["koi", "lotus", "turtle"], seed=1), list(reversed(offers))
    koi = Dealing(lambda _: left.pop() if left else None, nothing)
    bots = {"koi": koi, "turtle": Dealing(nothing, lambda *_: Reply("accept"))}
    seats = {clan: BotSeat(clan, bot, clan, AMPLE) for clan, bot in bots.items()}
    found = DealRunner(game, seats, 1)
    found.before_answer()
    return found


def next_moment(found: DealRunner) -> None:
    """A refusal at tea."""
    found.game.answer("turtle", {"kind": "propose", "to": "lotus"})
    found.game.answer("lotus", {"kind": "refuse", "from": "turtle"})
    found.before_answer()


def made(found: DealRunner) -> list[tuple[str, int]]:
    return [(act.offer.receiver, act.offer.net_coins("koi")) for act in found.acts if act.act == "offer"]


def test_an_offer_to_a_person_stays_open_until_the_reply() -> None:
    found = with_person(PAID_ALLIANCE)
    [standing] = found.offers.pending("lotus")
    assert found.of("turtle").busy == ("lotus", "koi", "turtle")
    found.reply("lotus", standing.id, "accept")
    assert found.game.view(None)["alliances"] == [["koi", "lotus"]]
    assert [act.act for act in found.acts] == ["offer", "accept"]


def test_a_person_who_declined_never_gets_the_same_offer_again() -> None:
    better = offer([coins(2), ALLIANCE], [], by="koi", to="lotus")
    found = with_person(PAID_ALLIANCE, None, PAID_ALLIANCE, better)
    found.reply("lotus", found.offers.pending("lotus")[0].id, "decline")
    next_moment(found)
    assert made(found) == [("lotus", -1), ("lotus", -2)]


def test_at_tea_bots_deal_with_each_other_when_the_person_is_ready() -> None:
    to_turtle = offer([coins(1), ALLIANCE], [], by="koi", to="turtle")
    found = with_person(*[to_turtle] * (OFFERS_AT_TEA + 1))  # each is refused until the person is ready
    assert made(found) == []
    found.game.answer("lotus", {"kind": "ready"})
    found.before_answer()
    assert made(found) == [("turtle", -1)]
    assert found.game.view(None)["alliances"] == [["koi", "turtle"]]


def test_a_deal_of_two_people_outlasts_an_undo() -> None:
    turtle = BotSeat("turtle", Quiet(), "turtle", AMPLE)
    found = DealRunner(Game.new(clans=["koi", "lotus", "turtle"], seed=1), {"turtle": turtle}, 1)
    found.offer("koi", offer([{"kind": "ally"}], [], by="koi", to="lotus"))
    found.reply("lotus", found.offers.pending("lotus")[0].id, "accept")
    before = found.game.copy()
    next_moment(found)
    found.rewind(before)
    assert found.book.read == before.event_count
    assert [promise.term.kind for promise in found.of("lotus").open_promises("koi")] == ["ally"]
    next_moment(found)
