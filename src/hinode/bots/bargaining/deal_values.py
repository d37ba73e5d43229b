"""Deal values: what a deal is worth to both sides, by the difference in value with and without it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import exp, log
from random import Random
from typing import Final

from hinode.bots.alliances.trust import Betrayal, Trust
from hinode.bots.alliances.valuation import AHEAD, DISTRUST, PATIENCE, AllianceValues
from hinode.bots.bargaining.mandate_values import MandateValues
from hinode.bots.bargaining.static_prices import StaticPrices
from hinode.bots.evaluation.expected_vp import Values, estimates, relative_to_rivals
from hinode.bots.style import FIRM, STYLES, Style
from hinode.deals.terms import Offer, Promise
from hinode.vocab.ids import CLAN_NO, CLANS, MANDATE_NO, PHASE_TEA
from hinode.worlds.world import World

PLAIN: Final = replace(STYLES["plain"], tuned=True)  # the assumed style of other clans
MIN_GAIN: Final = 0.05  # VP that a deal must bring
NOISE: Final = 0.2  # about one standard error of a simulated mandate
CLEARLY: Final = 2  # times this much is a gain that a person notices
TEMPTATION: Final = 1.5  # VP of cost that reduce the odds of keeping a promise by a factor of e
LAST_SEASON: Final = 0.5  # in Autumn, trust that would help later deals is worth little
BREAKING: Final = (2.5, 1.5, 0.5)  # VP that breaking a promise costs an average clan, by season
SECRET: Final = 0.7  # of that, if only the two parties can see it
LATER_DEAL: Final = 0.5  # VP for each later season in which nobody would deal with it


@dataclass(slots=True)
class OfferValue:
    """What an offer is worth to me and to the other party, in VP."""

    mine: float
    theirs: float
    costs: list[float] = field(default_factory=list)  # of my promises
    trusted: float = 1.0  # chance that they keep the least certain of theirs


class DealValues:
    """What deals are worth at one moment, for one clan. The value sees both sides, and their rivals."""

    def __init__(self, world: World, me: int, style: Style, trust: Trust, mandates: MandateValues) -> None:
        self.world = world
        self.p = world.public
        self.me = me
        self.style = style
        self.trust = trust
        self.mandates = mandates
        self.values = estimates(self.p, PLAIN)
        self.static_prices = StaticPrices(self.p, self.values)

    @cached_property
    def alliances(self) -> AllianceValues:
        return AllianceValues(self.world, self.me, self.style, self.trust)

    # -- offers ---------------------------------------------------------------------------------

    def other(self, offer: Offer) -> int:
        """The other party of an offer to or from me."""
        return CLAN_NO[offer.other(CLANS[self.me])]

    def worth(self, offer: Offer, in_play: bool = False) -> OfferValue:
        """What an offer is worth to both parties. I keep my promises; they may keep theirs.

        `in_play`: count for me what Coins bring in play, which is more than bots ask for them in a reply.
        """
        them = self.other(offer)
        found = OfferValue(0.0, 0.0)
        mine, theirs = [0.0] * 5, [0.0] * 5  # changes of all clans, as I see them and as they do
        for by, to, coins, ronin in offer.payments():
            for clan, sign in ((CLAN_NO[by], -1), (CLAN_NO[to], 1)):
                change = self.static_prices.money(clan, sign * coins, sign * ronin)
                theirs[clan] += change
                if in_play:
                    change = self.static_prices.money_in_play(clan, sign * coins, sign * ronin)
                mine[clan] += change * (self.style.coins if clan == self.me else 1.0)
        if offer.allies:
            self._add_alliance(mine, theirs, them)
        for promise in offer.promises():
            self._add_promise(promise, found, mine, theirs, offer.allies)
        found.mine, found.theirs = self.gain(self.me, mine), self.gain(them, theirs)
        return found

    def _add_alliance(self, mine: Values, theirs: Values, them: int) -> None:
        values = self.alliances
        for clan, other in ((self.me, them), (them, self.me)):
            expected = values.expected(clan, other)
            mine[clan] += expected if clan == self.me else max(0.0, expected)
            theirs[clan] += expected if clan == them else max(0.0, expected)
        mine[self.me] += values.liked(them)

    def _add_promise(
        self, promise: Promise, found: OfferValue, mine: Values, theirs: Values, allies: bool
    ) -> None:
        change = self.change(promise, allies)
        by = CLAN_NO[promise.by]
        cost = -self.gain(by, change)
        chance = self.chance_to_keep(promise, cost)
        if by == self.me:
            kept_mine, kept_theirs = 1.0 if self.style.loyalty > 0 else 0.0, chance
            found.costs.append(cost)
        else:
            kept_mine, kept_theirs = chance, 1.0
            found.trusted = min(found.trusted, chance)
        for clan, vp in enumerate(change):
            mine[clan] += kept_mine * vp
            theirs[clan] += kept_theirs * vp

    def change(self, promise: Promise, allies: bool = False) -> Values:
        """What a promise changes for every clan if it is kept, in VP. `allies`: the two become allies too."""
        term = promise.term
        by, to = CLAN_NO[promise.by], CLAN_NO[promise.to]
        if term.kind == "mandate" and by == self.p.current and term["choose"]:
            found = self.mandates.change(MANDATE_NO[str(term["mandate"])])
            if found is not None:
                return found
        if term.kind == "no_betray":
            pacts = self.trust.pacts.get(promise.by, 0)
            return self.static_prices.no_betray(by, to, self._risk(by, to), pacts, allies)
        return self.static_prices.change(term, by, to)

    def _risk(self, by: int, to: int) -> float:
        """The chance that a clan betrays another without a promise."""
        return 1.0 - self.trust.of(CLANS[to], CLANS[by])

    def gain(self, clan: int, change: Sequence[float]) -> float:
        """What changes of all clans' values mean for one clan, compared with its rivals."""
        style = self.style if clan == self.me else PLAIN
        after = [value + more for value, more in zip(self.values, change, strict=True)]
        return relative_to_rivals(self.p, after, clan, style) - relative_to_rivals(
            self.p, self.values, clan, style
        )

    # -- trust ----------------------------------------------------------------------------------

    def chance_to_keep(self, promise: Promise, cost: float) -> float:
        """The chance that a promise is kept, for its receiver. Its cost counts more than the clan's past."""
        trust = min(0.99, max(0.01, self.trust.of(promise.to, promise.by)))
        odds = log(trust / (1 - trust)) - max(0.0, cost) / TEMPTATION
        if self.p.season >= len(BREAKING) - 1:
            odds -= LAST_SEASON
        return 1 / (1 + exp(-odds))

    def objection(self, clan: int) -> str | None:
        """Why I make no deals with a clan: the kind of a reason."""
        name = CLANS[clan]
        if self.trust.broke_word(name):
            return "broke-word"
        if self.trust.shunned(name) or self.trust.in_clan(name) < DISTRUST:
            return "no-trust"
        return None

    def helps_leader(self, clan: int, worth: OfferValue) -> bool:
        """Whether a deal helps a leader who is far ahead, and me less than twice as much."""
        return self._lead(clan) * self.style.rivalry > AHEAD and 2 * worth.theirs > worth.mine

    def refuses(self, clan: int, worth: OfferValue) -> bool:
        """Whether a clan will decline a deal that brings it enough: it distrusts me, or I am far ahead."""
        me, name = CLANS[self.me], CLANS[clan]
        betrayed = Betrayal(self.trust.season, me, name) in self.trust.betrayals
        if betrayed or self.trust.of(name, me) < DISTRUST:
            return True
        return self._lead(self.me) > AHEAD and 2 * worth.mine > worth.theirs

    def _lead(self, clan: int) -> float:
        return self.values[clan] - max(self.values[c] for c in self.p.clans if c != clan)

    def threshold(self, offer: Offer) -> float:
        """What an offer must be worth to me."""
        if not offer.allies:
            return _noise(offer)
        them = self.other(offer)
        return max(self.style.pride, PATIENCE * self.alliances.alternative(self.me, them), 0.0)

    def their_threshold(self, offer: Offer) -> float:
        """What I believe it must be worth to the other party."""
        if not offer.allies:
            return _noise(offer)
        them = self.other(offer)
        return max(0.0, PATIENCE * self.alliances.alternative(them, self.me))

    @staticmethod
    def clear_gain(offer: Offer) -> float:
        """What must be left to a person above the least that it takes: twice what may be a mistake."""
        return CLEARLY * _noise(offer)

    @property
    def at_tea(self) -> bool:
        return self.p.phase == PHASE_TEA


def _noise(offer: Offer) -> float:
    """What a deal without an alliance must bring: more if its price is uncertain."""
    return NOISE if offer.about_mandates else MIN_GAIN


def breaking_price(style: Style, season: int, secret: bool = False) -> float:
    """VP that breaking a promise costs a clan of this style. Infinite if it never breaks one."""
    if style.loyalty >= FIRM:
        return float("inf")
    price = BREAKING[min(season, 2)] * (SECRET if secret else 1.0) + LATER_DEAL * max(0, 2 - season)
    return style.loyalty * price


def deal_values_of(
    world: World, clan: str, style: Style, trust: Trust, rng: Random, worlds: Sequence[World] = ()
) -> DealValues:
    """The values in one sampled world. Mandates are simulated in it, and in `worlds` as well."""
    return DealValues(world, CLAN_NO[clan], style, trust, MandateValues([world, *worlds], PLAIN, rng))
