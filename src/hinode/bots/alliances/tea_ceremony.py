"""Tea Ceremony: which alliances to propose, accept, or refuse, and why. A bot pays nothing for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hinode.bots.alliances.reasons import because
from hinode.bots.alliances.trust import OTHERS_WEIGHT, Trust
from hinode.bots.alliances.valuation import PATIENCE, AllianceValues, Terms
from hinode.bots.alliances.why_allied import alliance_reason
from hinode.bots.bot import Choice, Reason
from hinode.bots.seat import Seat
from hinode.bots.style import Style
from hinode.vocab.answers import Accept, Gift, Propose, Ready, Refuse, Withdraw
from hinode.vocab.ids import CLAN_NO, CLANS, NOBODY

MAX_PRICE: Final = 3  # Coins that a bot may ask for
UNLIKELY: Final = 0.01  # gain assumed for a clan that will probably refuse


class TeaStrategy:
    """One bot's alliance decisions over a whole game. Remembers what the events say about trust."""

    def __init__(self, clan: str, style: Style, others_weight: float = OTHERS_WEIGHT) -> None:
        self.trust = Trust(clan, style.grudge, others_weight)
        self.style = style

    def read(self, seat: Seat) -> None:
        """Read what has happened since the last question."""
        self.trust.read_ledger(seat.deals.ledger)
        self.trust.follow(seat.events(self.trust.read))

    def choose(self, seat: Seat) -> Choice:
        self.read(seat)
        question = _TeaQuestion(seat, self.style, self.trust)
        offers = [CLAN_NO[a.from_] for a in seat.decision.options if isinstance(a, Accept)]
        for clan in set(offers) & self._promised(seat):
            return question.accept(clan)
        if offers and not self.style.honest:  # first make the same promise to all other clans
            proposal = question.propose()
            if not isinstance(proposal.answer, Ready):
                return proposal
        return question.reply(offers) if offers else question.propose()

    def _promised(self, seat: Seat) -> set[int]:
        """Clans whose alliance it promised to accept, in an earlier season."""
        if self.style.loyalty <= 0:
            return set()
        return {
            CLAN_NO[promise["to"]]
            for deal in seat.deals.ledger
            for promise in deal["promises"]
            if deal["season"] != self.trust.season
            and (promise["by"], promise["term"]["kind"], promise["state"]) == (seat.clan, "ally", "open")
        }


class _TeaQuestion:
    """One question in the Tea Ceremony."""

    def __init__(self, seat: Seat, style: Style, trust: Trust) -> None:
        self.options = seat.decision.options
        self.style = style
        self.trust = trust
        self.name = seat.clan
        self.offered = {o.receiver for o in seat.deals.offers if o.giver == seat.clan and o.allies}
        self.me = CLAN_NO[seat.clan]
        world = seat.world()
        self.coins = world.public.coins[self.me]
        self.deals = AllianceValues(world, self.me, style, trust)

    # -- replies --------------------------------------------------------------------------------

    def reply(self, offers: Sequence[int]) -> Choice:
        """Accept the best offer if it is good enough, else refuse the worst."""
        ranked = sorted(offers, key=lambda clan: (self.objection(clan) is None, self.worth(clan)))
        worst, best = ranked[0], ranked[-1]
        if self.objection(best) is None and self.worth(best) > self.threshold(best):
            return self.accept(best)
        reason = self.objection(worst) or self._reason_to_refuse(worst)
        back = self._unearned(worst)
        if back and reason.kind != "price":
            return Choice(Gift(CLANS[worst], back, 0), because("gift-returned", CLANS[worst], coins=back))
        return Choice(Refuse(CLANS[worst]), reason)

    def accept(self, clan: int) -> Choice:
        return Choice(Accept(CLANS[clan]), self._reason_to_accept(clan))

    def worth(self, clan: int) -> float:
        """The value of an alliance to me, with the gifts received for it."""
        return self.deals.net(self.me, clan) + self.style.gratitude * self.deals.received(self.me, clan)

    def threshold(self, clan: int) -> float:
        """The minimum value of an offer: my pride, or most of the best alternative."""
        hopes = [
            self.deals.net(self.me, other)
            for other in self.deals.others
            if other != clan and self.deals.net(other, self.me) > 0 and self._may_still_ally(other)
        ]
        return max([self.style.pride, *(PATIENCE * hope for hope in hopes)])

    def objection(self, clan: int) -> Reason | None:
        """Why I make no deals with a clan; None if there is no objection."""
        name = CLANS[clan]
        breach = self.trust.betrayal_by(name)
        if breach is not None and (self.trust.shunned(name) or self.deals.distrusts(self.me, clan)):
            if breach.victim == self.name:
                return because("betrayed-me", name, season=breach.season)
            return because("betrayed-others", name, other=breach.victim, season=breach.season)
        if self.deals.helps_leader(self.me, clan):
            return because("too-far-ahead", name, lead=round(self.deals.lead(clan)))
        return None

    def _reason_to_accept(self, clan: int) -> Reason:
        given = self.trust.balance(CLANS[clan], self.name)
        if given > 0 and self.deals.net(self.me, clan) <= self.threshold(clan):
            return because("gift-received", CLANS[clan], coins=given)
        return alliance_reason(self.deals, self.trust, clan)

    def _reason_to_refuse(self, clan: int) -> Reason:
        name, threshold = CLANS[clan], self.threshold(clan)
        for coins in range(1, MAX_PRICE + 1):
            if self.worth(clan) + self.style.gratitude * self.deals.coins(self.me, coins) > threshold:
                return because("price", name, coins=coins)
        if self.style.pride >= threshold > 0:
            return because("stand-alone", name)
        return because("better-elsewhere" if threshold > self.style.pride else "no-use", name)

    def _unearned(self, clan: int) -> int:
        """Coins received for a deal I refuse, if my style returns them."""
        given = self.trust.balance(CLANS[clan], self.name)
        return max(0, min(given, self.coins)) if self.style.gratitude >= 1.0 else 0

    # -- proposals ------------------------------------------------------------------------------

    def propose(self) -> Choice:
        """Propose the alliance with the best gain for both sides."""
        best, most = NOBODY, 0.0
        for clan in filter(self._may_ask, self.deals.others):
            terms = self.deals.terms(clan) or Terms(self.deals.net(self.me, clan), UNLIKELY)
            if terms.mine <= self.style.pride:
                continue
            share = self.style.generosity
            score = max(terms.mine, UNLIKELY) ** (1 - share) * terms.theirs**share
            if score > most:
                best, most = clan, score
        if best == NOBODY:
            return Choice(Ready())
        return Choice(Propose(CLANS[best]), self._reason_to_propose(best))

    def _may_ask(self, clan: int) -> bool:
        """Whether I have not asked the clan this season, and my style asks another one.

        A clan that thinks about my offer of a deal with an alliance gets no second proposal.
        """
        if CLANS[clan] in self.offered:
            return False
        asked = [other for other in self.deals.others if self.trust.asked(CLANS[other])]
        room = clan not in asked and len(asked) < self.style.clans_to_ask
        free = Propose(CLANS[clan]) in self.options and Accept(CLANS[clan]) not in self.options
        return room and free and self.objection(clan) is None

    def _may_still_ally(self, clan: int) -> bool:
        """Whether I have proposed to the clan, or may still do so."""
        return Withdraw(CLANS[clan]) in self.options or self._may_ask(clan)

    def _reason_to_propose(self, clan: int) -> Reason:
        if self.style.promises:
            return because("stand-by-you", CLANS[clan])
        return alliance_reason(self.deals, self.trust, clan)
