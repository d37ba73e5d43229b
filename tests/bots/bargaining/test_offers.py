"""Offers that a bot makes: good for both sides, legal, with a reason, and not twice."""

from __future__ import annotations

from dataclasses import replace

from hinode.bots.alliances.reasons import REASONS
from hinode.bots.alliances.trust import Trust
from hinode.bots.bargaining.candidate_offers import candidate_offers
from hinode.bots.bargaining.deal_values import OfferValue
from hinode.bots.bargaining.offers import Candidate, candidates
from hinode.bots.bargaining.replies import reply_to
from hinode.bots.bargaining.seat_deals import PastOffer, SeatDeals
from hinode.bots.greedy import GreedyBot
from hinode.deals import Offer, check_offer
from hinode.vocab.ids import CLAN_NO
from tests.bots.alliances.tea_setup import betrayal, tea
from tests.bots.bargaining.setup import ALLIANCE, coins, deal_values, offer, seat, stay_out
from tests.support.script import Script

TURTLE = CLAN_NO["turtle"]


def offered(deals: SeatDeals) -> Offer | None:
    return GreedyBot().offer(seat(tea(), "lotus", deals))


def made() -> Offer:
    found = offered(SeatDeals())
    assert found is not None
    return replace(found, id="0123456789")


def test_at_tea_a_bot_offers_an_alliance() -> None:
    script = tea()
    offer = made()
    assert offer.allies
    assert offer.giver == "lotus"
    check_offer(offer, script.game.view(None))


def test_an_offer_has_a_reason_of_the_list() -> None:
    reason = made().reason
    assert reason is not None
    assert tuple(reason["args"]) == REASONS[reason["kind"]]
    assert reason["args"]["clan"] == made().receiver


def test_every_offer_is_good_for_both_sides() -> None:
    found = list(candidates(seat(tea(), "lotus"), deal_values(tea(), "lotus")))
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


def test_a_clan_that_can_have_the_alliance_for_nothing_is_offered_no_deal_for_it() -> None:
    script, receiver = tea(), made().receiver
    script.say("lotus", "propose", to=receiver)
    again = GreedyBot().offer(seat(script, "lotus"))
    assert again is None or again.receiver != receiver


def test_a_clan_that_accepts_is_offered_less() -> None:
    """A bot that accepts everything pays more and more."""
    first = made()
    accepted = SeatDeals(past=(PastOffer(first, "accepted", "earlier"),) * 4)

    def least(deals: SeatDeals) -> float:
        """What the worst offer would still bring the other clan."""
        script = tea()
        now = deal_values(script, "lotus")
        found = [c.offer for c in candidates(seat(script, "lotus", deals), now)]
        return min(now.worth(offer).theirs for offer in found if offer.receiver == first.receiver)

    assert least(accepted) < least(SeatDeals())


def promises_with_an_alliance(style: str) -> set[tuple[tuple[str, ...], tuple[str, ...]]]:
    """(what the bot promises, what it asks for) in its candidate offers at tea."""
    found = [
        offer for other in (1, 2, 3) for offer in candidate_offers(deal_values(tea(), style=style), other)
    ]
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
    assert deal_values(tea(), style="trickster").worth(promise).mine == 0
    assert deal_values(tea()).worth(promise).mine < 0


# -- which offers will be accepted -----------------------------------------------------------------


def test_what_a_bot_offers_at_tea_is_accepted() -> None:
    """Both sides price an alliance from what everyone can see."""
    found = list(candidates(seat(tea(), "lotus"), deal_values(tea(), "lotus")))
    replies = {reply_to(each.offer, deal_values(tea(), each.offer.receiver)).kind for each in found}
    assert replies == {"accept"}


def test_a_clan_that_i_betrayed_is_not_asked() -> None:
    trust = Trust("lotus")
    trust.follow([betrayal("lotus", "turtle")])
    asked = {each.offer.receiver for each in candidates(seat(tea(), "lotus"), deal_values(tea(), "lotus"))}
    wary = candidates(seat(tea(), "lotus"), deal_values(tea(), "lotus", trust=trust))
    assert "turtle" in asked
    assert "turtle" not in {each.offer.receiver for each in wary}


def test_a_leader_far_ahead_expects_a_fair_offer_to_be_declined() -> None:
    ahead = tea(lotus={"vp": 30})
    now = deal_values(ahead, "lotus")
    fair, generous = OfferValue(mine=1.0, theirs=1.0), OfferValue(mine=0.4, theirs=1.0)
    assert now.refuses(TURTLE, fair)
    assert not now.refuses(TURTLE, generous)
    assert not deal_values(tea(), "lotus").refuses(TURTLE, fair)


def test_a_bot_asks_for_no_more_coins_than_a_clan_pays_in_a_season() -> None:
    def most_asked(script: Script) -> int:
        return max(each.net_coins("lotus") for each in candidate_offers(deal_values(script, "lotus"), TURTLE))

    assert most_asked(tea()) == 2  # of 5
    assert most_asked(tea(turtle={"coins": 2})) == 1


def test_the_clan_that_makes_an_offer_counts_what_coins_bring_in_play() -> None:
    now = deal_values(tea(), "lotus")
    sale = offer([ALLIANCE], [coins(2)], by="lotus", to="turtle")
    usual, in_play = now.worth(sale), now.worth(sale, in_play=True)
    assert in_play.mine > usual.mine
    assert in_play.theirs == usual.theirs


def test_a_mandate_is_sold_more_easily_the_more_it_leaves_the_buyer() -> None:
    sale = offer([{"kind": "mandate", "mandate": "train", "choose": True, "until": "turn"}], [coins(1)])
    chances = [Candidate(sale, 1.0, theirs).chance for theirs in (0.1, 0.5, 2.0)]
    assert 0 < chances[0] < chances[1] < chances[2] < 1
    assert Candidate(offer([ALLIANCE], [coins(1)]), 1.0, 0.1).chance == 1
