"""Offers that a bot makes: at tea, before mandates, and before battles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from hinode.bots.alliances.reasons import because
from hinode.bots.alliances.trust import Trust
from hinode.bots.bargaining.prices import Prices
from hinode.bots.bargaining.replies import acceptable, affordable, coins, net_coins, promised
from hinode.bots.bargaining.seat_deals import SeatDeals
from hinode.bots.bot import Reason
from hinode.bots.seat import Seat
from hinode.deals.terms import Offer, Term
from hinode.vocab.ids import CLANS, KAMI, MANDATES, NOBODY, PHASE_POLITICAL, PHASE_WAR, PROVINCES

MAX_COINS: Final = 3  # in one offer
STEP: Final = 0.25  # VP that each refusal makes me leave to the other party, and each acceptance to myself
MAX_STEPS: Final = 6
ASKED: Final = 2  # offers to one clan in a season, at tea and after it
BUYING_TURNS: Final = 3  # turns in which it looks for a mandate to buy: simulating others' choices takes time
MAX_PACTS: Final = 2  # promises not to betray, with those to its ally
ALLIANCE: Final = Term("alliance")
NO_BETRAY: Final = Term("no_betray")


@dataclass(frozen=True, slots=True)
class Candidate:
    """An offer, what it brings me, and what it leaves the other party above the least it takes."""

    offer: Offer
    mine: float
    theirs: float


def best_offer(seat: Seat, prices: Prices, spent: int) -> Offer | None:
    """The offer with the best gain for both sides, if I have not made it before."""
    best, most = None, 0.0
    share = min(0.9, max(0.0, prices.style.generosity))
    for candidate in candidates(seat, prices, spent):
        score = candidate.mine ** (1 - share) * candidate.theirs**share
        if score > most:
            best, most = candidate.offer, score
    return best


def candidates(seat: Seat, prices: Prices, spent: int) -> Iterator[Candidate]:
    """Offers that are good for both sides."""
    for other in prices.p.clans:
        if other == prices.me or prices.objection(other) is not None or not may_ask(seat, other, prices):
            continue
        steps = _steps(seat.deals, seat.clan, CLANS[other])
        for offer in _ideas(prices, other, spent):
            worth = prices.worth(offer)
            theirs = worth.theirs - prices.their_threshold(offer) - STEP * steps
            if theirs > 0 and acceptable(offer, prices, worth, spent) and not _made(seat.deals, offer):
                yield Candidate(offer, worth.mine, theirs)


def may_ask(seat: Seat, other: int, prices: Prices) -> bool:
    """Whether I have not asked the clan too often this season."""
    name = CLANS[other]
    if any(offer.receiver == name and offer.giver == seat.clan for offer in seat.deals.offers):
        return False
    asked = [
        each.offer
        for each in seat.deals.past
        if each.season == prices.trust.season
        and each.offer.giver == seat.clan
        and each.offer.receiver == name
    ]
    return sum(offer.allies == prices.at_tea for offer in asked) < ASKED


def _steps(deals: SeatDeals, me: str, other: str) -> int:
    """Refusals minus acceptances of my offers by a clan."""
    states = [e.state for e in deals.past if e.offer.giver == me and e.offer.receiver == other]
    refused = sum(state in ("declined", "countered") for state in states)
    return max(-MAX_STEPS, min(MAX_STEPS, refused - states.count("accepted")))


def _made(deals: SeatDeals, offer: Offer) -> bool:
    """Whether the clan refused the same or better terms before, this season or not."""
    return any(
        each.state != "accepted"
        and (each.offer.giver, each.offer.receiver) == (offer.giver, offer.receiver)
        and _promises(each.offer) == _promises(offer)
        and net_coins(each.offer, offer.receiver) >= net_coins(offer, offer.receiver)
        for each in deals.past
    )


def _promises(offer: Offer) -> tuple[frozenset[Term], frozenset[Term]]:
    give, ask = (frozenset(term for term in side if term.kind != "coins") for side in (offer.give, offer.ask))
    return give, ask


# -- ideas ---------------------------------------------------------------------------------------


def _ideas(prices: Prices, other: int, spent: int) -> Iterator[Offer]:
    p = prices.p
    if prices.at_tea:
        yield from _alliances(prices, other, spent)
    elif p.phase == PHASE_POLITICAL:
        yield from _mandates(prices, other, spent)
        if prices.trust.turn == 1:
            yield from _pacts(prices, other)
            yield from _provinces(prices, other)
        if prices.style.name == "monk":
            yield from _shrines(prices, other)
    elif p.phase == PHASE_WAR and p.battle and prices.me in p.battle and other in p.battle and not p.bids:
        yield from _battle(prices, other)


def _offer(
    prices: Prices, other: int, give: list[Term], ask: list[Term], net: int, until: str, why: Reason
) -> Offer:
    """`net`: Coins that the other clan pays me; negative if I pay."""
    give, ask = list(give), list(ask)
    if net:
        (ask if net > 0 else give).insert(0, coins(abs(net)))
    secret = prices.style.name == "opportunist" and not any(term.kind == "alliance" for term in give)
    reason: dict[str, Any] = {"kind": why.kind, "args": why.args}
    parties = ("", CLANS[prices.me], CLANS[other])
    return Offer(*parties, tuple(give), tuple(ask), until, secret, reason=reason)


def _amounts(prices: Prices, other: int, spent: int) -> range:
    """Coins that the other clan may pay me, or I it (negative)."""
    return range(-min(MAX_COINS, affordable(prices, spent)), min(MAX_COINS, prices.p.coins[other]) + 1)


def _alliances(prices: Prices, other: int, spent: int) -> Iterator[Offer]:
    if not prices.alliances.possible(other):
        return
    why = _reason(prices, other)
    for net in _amounts(prices, other, spent):
        for give, ask in (([], []), ([], [NO_BETRAY]), ([NO_BETRAY], [NO_BETRAY])):
            yield _offer(prices, other, [*give, ALLIANCE], list(ask), net, "turn", why)


def _reason(prices: Prices, other: int) -> Reason:
    if prices.trust.word_kept(CLANS[other]) > 0:
        return because("kept-word", CLANS[other])
    return because("your-gain", CLANS[other])


def _mandates(prices: Prices, other: int, spent: int) -> Iterator[Offer]:
    """Sell my choice of a mandate, or buy that of my ally."""
    p, me = prices.p, prices.me
    buying = p.current == other and p.ally[me] == other and prices.trust.turn <= BUYING_TURNS
    if p.current != me and not buying:
        return
    amounts = _amounts(prices, other, spent)
    why = because("your-gain", CLANS[other])
    for mandate in prices.mandates.all():
        term = promised("mandate", mandate=MANDATES[mandate], choose=True, until="turn")
        for net in amounts:
            if p.current == me and net > 0:
                yield _offer(prices, other, [term], [], net, "mandate", why)
            elif p.current == other and net < 0:
                yield _offer(prices, other, [], [term], net, "mandate", why)


def _pacts(prices: Prices, other: int) -> Iterator[Offer]:
    """Neither betrays the other, who is no ally. A clan with many pacts can betray nobody."""
    pacts = prices.trust.pacts
    if prices.p.ally[prices.me] == other or pacts.get(CLANS[prices.me], 0) >= MAX_PACTS:
        return
    why = because("your-gain", CLANS[other])
    yield _offer(prices, other, [NO_BETRAY], [NO_BETRAY], 0, "mandate", why)


def worth_a_look(trust: Trust, me: str) -> bool:
    """Whether an offer is likely at this moment, so that prices are worth computing."""
    if trust.phase != "political" or trust.turn == 1 or trust.chooser == me:
        return True
    return trust.turn <= BUYING_TURNS and trust.chooser == trust.ally_of(me)


def _provinces(prices: Prices, other: int) -> Iterator[Offer]:
    """Each stays out of a province at war where the other is stronger."""
    wars = [place for place in prices.p.war if prices.stakes.chances(place)]
    if len(wars) < 2:
        return
    stakes, me = prices.stakes, prices.me

    def net(place: int, by: int, to: int) -> float:
        """What the other party gains more than it costs."""
        share = 0.3 if stakes.forces[place][by] else 1.0
        cost, worth = stakes.conceded(by, to, place, share)
        return worth - cost

    mine = max(wars, key=lambda place: net(place, other, me))
    theirs = max(wars, key=lambda place: net(place, me, other))
    if mine == theirs:
        return
    give, ask = (promised("stay_out", province=PROVINCES[place]) for place in (theirs, mine))
    why = because("shared-war", CLANS[other], province=PROVINCES[mine])
    yield _offer(prices, other, [give], [ask], 0, "mandate", why)


def _shrines(prices: Prices, other: int) -> Iterator[Offer]:
    """Each stays away from a shrine."""
    why = because("your-gain", CLANS[other])
    for mine in prices.p.shrines[:2]:
        for theirs in prices.p.shrines[2:]:
            give, ask = (promised("worship", kami=KAMI[kami], do=False) for kami in (theirs, mine))
            yield _offer(prices, other, [give], [ask], 0, "mandate", why)


def _battle(prices: Prices, other: int) -> Iterator[Offer]:
    """With an ally, or against a third clan: neither takes a figure of the other."""
    p = prices.p
    if len(p.battle) < 3 and p.ally[prices.me] in (NOBODY, other):
        return
    province = PROVINCES[p.war[p.war_at]]
    term = promised("no_hostage", province=province)
    why = because("shared-war", CLANS[other], province=province)
    yield _offer(prices, other, [term], [term], 0, "turn", why)
