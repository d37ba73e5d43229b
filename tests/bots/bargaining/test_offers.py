"""Offers that a bot makes: good for both sides, legal, with a reason, and not twice."""

from __future__ import annotations

from dataclasses import replace

from hinode.bots.alliances.reasons import REASONS
from hinode.bots.bargaining.ideas import ideas
from hinode.bots.bargaining.offers import candidates
from hinode.bots.bargaining.seat_deals import PastOffer, SeatDeals
from hinode.bots.greedy import GreedyBot
from hinode.deals import Offer, check_offer
from tests.bots.bargaining.setup import offer, prices, seat, stay_out
from tests.bots.tea_setup import tea


def offered(deals: SeatDeals) -> Offer | None:
    return GreedyBot().offer(seat(tea(), deals=deals))


def made() -> Offer:
    found = offered(SeatDeals())
    assert found is not None
    return replace(found, id="0123456789")


def test_at_tea_a_bot_offers_an_alliance() -> None:
    script = tea()
    offer = made()
    assert offer.allies
    assert offer.giver == "koi"
    check_offer(offer, script.game.view(None))


def test_an_offer_has_a_reason_of_the_list() -> None:
    reason = made().reason
    assert reason is not None
    assert tuple(reason["args"]) == REASONS[reason["kind"]]
    assert reason["args"]["clan"] == made().receiver


def test_every_offer_is_good_for_both_sides() -> None:
    found = list(candidates(seat(tea()), prices(tea()), 0))
    assert found
    assert all(each.mine > 0 and each.theirs > 0 for each in found)


def test_the_same_terms_are_not_offered_twice() -> None:
    first = made()
    again = offered(SeatDeals(past=(PastOffer(first, "declined", "spring"),)))
    assert again is None or again.to_json() != first.to_json()


def test_a_clan_that_declined_twice_this_season_is_not_asked_again() -> None:
    first = made()
    past = (PastOffer(first, "declined", ""),) * 2
    again = offered(SeatDeals(past=past))
    assert again is None or again.receiver != first.receiver


def test_a_clan_with_an_open_offer_is_not_asked() -> None:
    first = made()
    again = offered(SeatDeals(offers=(first,)))
    assert again is None or again.receiver != first.receiver


def test_a_clan_that_accepts_is_offered_less() -> None:
    """A bot that accepts everything pays more and more."""
    first = made()
    accepted = SeatDeals(past=(PastOffer(first, "accepted", "earlier"),) * 4)

    def least(deals: SeatDeals) -> float:
        """What the worst offer would still bring the other clan."""
        script = tea()
        now = prices(script)
        found = [c.offer for c in candidates(seat(script, deals=deals), now, 0)]
        return min(now.worth(offer).theirs for offer in found if offer.receiver == first.receiver)

    assert least(accepted) < least(SeatDeals())


def promises_with_an_alliance(style: str) -> set[tuple[tuple[str, ...], tuple[str, ...]]]:
    """(what the bot promises, what it asks for) in its ideas at tea."""
    found = [offer for other in (1, 2, 3) for offer in ideas(prices(tea(), style=style), other, 0)]
    assert found
    assert all(offer.allies for offer in found)
    return {
        (
            tuple(term.kind for term in offer.give if not term.immediate),
            tuple(term.kind for term in offer.ask if not term.immediate),
        )
        for offer in found
    }


def test_styles_promise_different_things_with_an_alliance() -> None:
    no, yes = (), ("no_betray",)
    assert promises_with_an_alliance("loyal") == {(yes, yes)}
    assert promises_with_an_alliance("opportunist") == {(no, no), (no, yes)}
    assert promises_with_an_alliance("trickster") == {(yes, no), (yes, yes)}
    assert promises_with_an_alliance("plain") == {(no, no), (no, yes), (yes, yes)}


def test_a_promise_that_a_trickster_will_not_keep_costs_it_nothing() -> None:
    promise = offer([], [stay_out("oshu")])
    assert prices(tea(), style="trickster").worth(promise).mine == 0
    assert prices(tea()).worth(promise).mine < 0
