"""Candidate offers at tea, before mandates, and in the war. They depend on the bot's style."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hinode.bots.alliances.trust import Trust
from hinode.bots.bargaining.deal_values import DealValues
from hinode.bots.bargaining.replies import affordable, coins, promised
from hinode.deals.terms import Offer, Term
from hinode.vocab.ids import CARDS, CLANS, KAMI, MANDATES, NOBODY, PHASE_POLITICAL, PHASE_WAR, PROVINCES

MAX_COINS: Final = 3  # in one offer
BUYING_TURNS: Final = 3  # turns in which it looks for a mandate to buy: simulating others' choices takes time
MAX_PACTS: Final = 2  # promises not to betray, with those to its ally
ALLIANCE: Final = Term("alliance")
NO_BETRAY: Final = Term("no_betray")
# What the two promise each other with an alliance: (I, the other clan).
Promises = tuple[tuple[list[Term], list[Term]], ...]
_USUAL_PROMISES: Final[Promises] = (([], []), ([], [NO_BETRAY]), ([NO_BETRAY], [NO_BETRAY]))
_ALLIANCE_PROMISES: Final[dict[str, Promises]] = {
    "loyal": (([NO_BETRAY], [NO_BETRAY]),),
    "opportunist": (([], []), ([], [NO_BETRAY])),  # keeps its hands free
    "trickster": (([NO_BETRAY], []), ([NO_BETRAY], [NO_BETRAY])),  # promises whatever helps
}


def candidate_offers(deal_values: DealValues, other: int) -> Iterator[Offer]:
    """Offers to one clan that may be good for both sides."""
    p = deal_values.p
    if deal_values.at_tea:
        yield from _alliances(deal_values, other)
    elif p.phase == PHASE_POLITICAL:
        yield from _mandates(deal_values, other)
        if deal_values.trust.turn == 1:
            yield from _pacts(deal_values, other)
            yield from _provinces(deal_values, other)
        if deal_values.style.name == "monk":
            yield from _shrines(deal_values, other)
        elif deal_values.style.name == "merchant":
            yield from _cards(deal_values, other)
    elif p.phase == PHASE_WAR and not p.battle and deal_values.style.name == "warlord":
        yield from _tokens(deal_values, other)
    elif (
        p.phase == PHASE_WAR and p.battle and deal_values.me in p.battle and other in p.battle and not p.bids
    ):
        yield from _battle(deal_values, other)


def _offer(
    deal_values: DealValues, other: int, give: list[Term], ask: list[Term], net: int, until: str
) -> Offer:
    """`net`: Coins that the other clan pays me; negative if I pay."""
    give, ask = list(give), list(ask)
    if net:
        (ask if net > 0 else give).insert(0, coins(abs(net)))
    secret = deal_values.style.name == "opportunist" and not any(term.kind == "alliance" for term in give)
    parties = ("", CLANS[deal_values.me], CLANS[other])
    return Offer(*parties, tuple(give), tuple(ask), until, secret)


def _amounts(deal_values: DealValues, other: int) -> range:
    """Coins that the other clan may pay me, or I it (negative)."""
    mine, theirs = (min(MAX_COINS, affordable(deal_values, clan)) for clan in (deal_values.me, other))
    return range(-mine, theirs + 1)


def _alliances(deal_values: DealValues, other: int) -> Iterator[Offer]:
    if not deal_values.alliances.possible(other):
        return
    for net in _amounts(deal_values, other):
        for give, ask in _ALLIANCE_PROMISES.get(deal_values.style.name, _USUAL_PROMISES):
            yield _offer(deal_values, other, [*give, ALLIANCE], ask, net, "turn")


def _mandates(deal_values: DealValues, other: int) -> Iterator[Offer]:
    """Sell my choice of a mandate, or buy that of my ally."""
    p, me = deal_values.p, deal_values.me
    buying = p.current == other and p.ally[me] == other and deal_values.trust.turn <= BUYING_TURNS
    if p.current != me and not buying:
        return
    amounts = _amounts(deal_values, other)
    for mandate in deal_values.mandates.all():
        term = promised("mandate", mandate=MANDATES[mandate], choose=True, until="turn")
        for net in amounts:
            if p.current == me and net > 0:
                yield _offer(deal_values, other, [term], [], net, "mandate")
            elif p.current == other and net < 0:
                yield _offer(deal_values, other, [], [term], net, "mandate")


def _pacts(deal_values: DealValues, other: int) -> Iterator[Offer]:
    """Neither betrays the other, who is not an ally. A clan with many pacts can betray nobody."""
    pacts = deal_values.trust.pacts
    if deal_values.p.ally[deal_values.me] == other or pacts.get(CLANS[deal_values.me], 0) >= MAX_PACTS:
        return
    yield _offer(deal_values, other, [NO_BETRAY], [NO_BETRAY], 0, "mandate")


def worth_a_look(trust: Trust, me: str) -> bool:
    """Whether an offer is likely at this moment, so that its value is worth computing."""
    return trust.phase != "political" or mandate_worth_a_look(
        trust.turn, trust.chooser, trust.ally_of(me), me
    )


def mandate_worth_a_look(turn: int, chooser: str | None, ally: str | None, me: str) -> bool:
    """The same before a mandate. A server does not ask a built-in bot that makes no offer anyway."""
    return turn == 1 or chooser == me or (turn <= BUYING_TURNS and chooser is not None and chooser == ally)


def _provinces(deal_values: DealValues, other: int) -> Iterator[Offer]:
    """Each stays out of a province at war where the other is stronger."""
    wars = [place for place in deal_values.p.war if deal_values.static_prices.chances(place)]
    if len(wars) < 2:
        return
    static, me = deal_values.static_prices, deal_values.me

    def net(place: int, by: int, to: int) -> float:
        """What the other party gains more than it costs."""
        share = 0.3 if static.forces[place][by] else 1.0
        cost, worth = static.conceded(by, to, place, share)
        return worth - cost

    mine = max(wars, key=lambda place: net(place, other, me))
    theirs = max(wars, key=lambda place: net(place, me, other))
    if mine == theirs:
        return
    give, ask = (promised("stay_out", province=PROVINCES[place]) for place in (theirs, mine))
    yield _offer(deal_values, other, [give], [ask], 0, "mandate")


def _shrines(deal_values: DealValues, other: int) -> Iterator[Offer]:
    """Each stays away from a shrine."""
    for mine in deal_values.p.shrines[:2]:
        for theirs in deal_values.p.shrines[2:]:
            give, ask = (promised("worship", kami=KAMI[kami], do=False) for kami in (theirs, mine))
            yield _offer(deal_values, other, [give], [ask], 0, "mandate")


def _cards(deal_values: DealValues, other: int) -> Iterator[Offer]:
    """Pay a clan for leaving me the last copy of a card."""
    if not affordable(deal_values, deal_values.me):
        return
    for card, copies in enumerate(deal_values.p.display):
        if copies == 1:
            term = promised("card", card=CARDS[card], buy=False)
            yield _offer(deal_values, other, [], [term], -1, "mandate")


def _tokens(deal_values: DealValues, other: int) -> Iterator[Offer]:
    """Share two provinces where both stand, before the war."""
    forces, me = deal_values.static_prices.forces, deal_values.me
    shared = [
        place
        for place in deal_values.p.war
        if deal_values.static_prices.chances(place) and forces[place][me] and forces[place][other]
    ]
    for mine in shared:
        for theirs in shared:
            if mine != theirs:
                give, ask = (promised("token", province=PROVINCES[place]) for place in (theirs, mine))
                yield _offer(deal_values, other, [give], [ask], 0, "season")


def _battle(deal_values: DealValues, other: int) -> Iterator[Offer]:
    """With an ally, or against a third clan: neither takes a figure of the other."""
    p = deal_values.p
    if len(p.battle) < 3 and p.ally[deal_values.me] in (NOBODY, other):
        return
    province = PROVINCES[p.war[p.war_at]]
    term = promised("no_hostage", province=province)
    yield _offer(deal_values, other, [term], [term], 0, "turn")
