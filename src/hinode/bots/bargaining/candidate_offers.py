"""Candidate offers at tea, before mandates, and in the war. They depend on the bot's style."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hinode.bots.alliances.reasons import because
from hinode.bots.alliances.trust import Trust
from hinode.bots.bargaining.prices import Prices
from hinode.bots.bargaining.replies import affordable, coins, promised
from hinode.bots.bot import Reason
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


def candidate_offers(prices: Prices, other: int) -> Iterator[Offer]:
    """Offers to one clan that may be good for both sides."""
    p = prices.p
    if prices.at_tea:
        yield from _alliances(prices, other)
    elif p.phase == PHASE_POLITICAL:
        yield from _mandates(prices, other)
        if prices.trust.turn == 1:
            yield from _pacts(prices, other)
            yield from _provinces(prices, other)
        if prices.style.name == "monk":
            yield from _shrines(prices, other)
        elif prices.style.name == "merchant":
            yield from _cards(prices, other)
    elif p.phase == PHASE_WAR and not p.battle and prices.style.name == "warlord":
        yield from _tokens(prices, other)
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


def _amounts(prices: Prices, other: int) -> range:
    """Coins that the other clan may pay me, or I it (negative)."""
    mine, theirs = (min(MAX_COINS, affordable(prices, clan)) for clan in (prices.me, other))
    return range(-mine, theirs + 1)


def _alliances(prices: Prices, other: int) -> Iterator[Offer]:
    if not prices.alliances.possible(other):
        return
    why = _reason(prices, other)
    for net in _amounts(prices, other):
        for give, ask in _ALLIANCE_PROMISES.get(prices.style.name, _USUAL_PROMISES):
            yield _offer(prices, other, [*give, ALLIANCE], ask, net, "turn", why)


def _reason(prices: Prices, other: int) -> Reason:
    if prices.trust.word_kept(CLANS[other]) > 0:
        return because("kept-word", CLANS[other])
    return because("your-gain", CLANS[other])


def _mandates(prices: Prices, other: int) -> Iterator[Offer]:
    """Sell my choice of a mandate, or buy that of my ally."""
    p, me = prices.p, prices.me
    buying = p.current == other and p.ally[me] == other and prices.trust.turn <= BUYING_TURNS
    if p.current != me and not buying:
        return
    amounts = _amounts(prices, other)
    why = because("your-gain", CLANS[other])
    for mandate in prices.mandates.all():
        term = promised("mandate", mandate=MANDATES[mandate], choose=True, until="turn")
        for net in amounts:
            if p.current == me and net > 0:
                yield _offer(prices, other, [term], [], net, "mandate", why)
            elif p.current == other and net < 0:
                yield _offer(prices, other, [], [term], net, "mandate", why)


def _pacts(prices: Prices, other: int) -> Iterator[Offer]:
    """Neither betrays the other, who is not an ally. A clan with many pacts can betray nobody."""
    pacts = prices.trust.pacts
    if prices.p.ally[prices.me] == other or pacts.get(CLANS[prices.me], 0) >= MAX_PACTS:
        return
    why = because("your-gain", CLANS[other])
    yield _offer(prices, other, [NO_BETRAY], [NO_BETRAY], 0, "mandate", why)


def worth_a_look(trust: Trust, me: str) -> bool:
    """Whether an offer is likely at this moment, so that prices are worth computing."""
    return trust.phase != "political" or mandate_worth_a_look(
        trust.turn, trust.chooser, trust.ally_of(me), me
    )


def mandate_worth_a_look(turn: int, chooser: str | None, ally: str | None, me: str) -> bool:
    """The same before a mandate. A server does not ask a built-in bot that makes no offer anyway."""
    return turn == 1 or chooser == me or (turn <= BUYING_TURNS and chooser is not None and chooser == ally)


def _provinces(prices: Prices, other: int) -> Iterator[Offer]:
    """Each stays out of a province at war where the other is stronger."""
    wars = [place for place in prices.p.war if prices.static_prices.chances(place)]
    if len(wars) < 2:
        return
    static, me = prices.static_prices, prices.me

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
    why = because("shared-war", CLANS[other], province=PROVINCES[mine])
    yield _offer(prices, other, [give], [ask], 0, "mandate", why)


def _shrines(prices: Prices, other: int) -> Iterator[Offer]:
    """Each stays away from a shrine."""
    why = because("your-gain", CLANS[other])
    for mine in prices.p.shrines[:2]:
        for theirs in prices.p.shrines[2:]:
            give, ask = (promised("worship", kami=KAMI[kami], do=False) for kami in (theirs, mine))
            yield _offer(prices, other, [give], [ask], 0, "mandate", why)


def _cards(prices: Prices, other: int) -> Iterator[Offer]:
    """Pay a clan for leaving me the last copy of a card."""
    if not affordable(prices, prices.me):
        return
    why = because("your-gain", CLANS[other])
    for card, copies in enumerate(prices.p.display):
        if copies == 1:
            term = promised("card", card=CARDS[card], buy=False)
            yield _offer(prices, other, [], [term], -1, "mandate", why)


def _tokens(prices: Prices, other: int) -> Iterator[Offer]:
    """Share two provinces where both stand, before the war."""
    forces, me = prices.static_prices.forces, prices.me
    shared = [
        place
        for place in prices.p.war
        if prices.static_prices.chances(place) and forces[place][me] and forces[place][other]
    ]
    for mine in shared:
        for theirs in shared:
            if mine != theirs:
                give, ask = (promised("token", province=PROVINCES[place]) for place in (theirs, mine))
                why = because("shared-war", CLANS[other], province=PROVINCES[mine])
                yield _offer(prices, other, [give], [ask], 0, "season", why)


def _battle(prices: Prices, other: int) -> Iterator[Offer]:
    """With an ally, or against a third clan: neither takes a figure of the other."""
    p = prices.p
    if len(p.battle) < 3 and p.ally[prices.me] in (NOBODY, other):
        return
    province = PROVINCES[p.war[p.war_at]]
    term = promised("no_hostage", province=province)
    why = because("shared-war", CLANS[other], province=province)
    yield _offer(prices, other, [term], [term], 0, "turn", why)
