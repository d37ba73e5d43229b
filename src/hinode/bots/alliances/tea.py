"""Dealings at the tea ceremony: whom to ally with, what to offer for it, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hinode.bots.alliances.deals import AHEAD, PATIENCE, Deals, Price
from hinode.bots.alliances.reasons import because
from hinode.bots.alliances.trust import Trust
from hinode.bots.bot import Choice, Reason
from hinode.bots.seat import Seat
from hinode.bots.style import Style
from hinode.vocab.answers import Accept, Gift, Propose, Ready, Refuse, Withdraw
from hinode.vocab.ids import CLAN_NO, CLANS, NOBODY, PROVINCES

TRIES: Final = 2  # proposals to one clan in a season
SAVED: Final = 2  # Coins that are never given away
ASKED_AT_MOST: Final = 3  # Coins a bot names as its price
HARDLY: Final = 0.01  # what a proposal is to somebody who will most likely refuse it


class TeaStrategy:
    """One bot's conduct at tea, over a whole game."""

    def __init__(self, clan: str, style: Style) -> None:
        self.trust = Trust(clan, style.grudge)
        self.style = style

    def choose(self, seat: Seat) -> Choice:
        self.trust.follow(seat.events(self.trust.read))
        table = _TeaQuestion(seat, self.style, self.trust)
        offers = [CLAN_NO[a.from_] for a in seat.decision.options if isinstance(a, Accept)]
        if offers and not self.style.honest:  # promise the same to everybody else first
            proposal = table.propose()
            if not isinstance(proposal.answer, Ready):
                return proposal
        return table.reply(offers) if offers else table.propose()


class _TeaQuestion:
    """One question at the ceremony."""

    def __init__(self, seat: Seat, style: Style, trust: Trust) -> None:
        self.options = seat.decision.options
        self.style = style
        self.trust = trust
        self.name = seat.clan
        self.me = CLAN_NO[seat.clan]
        world = seat.world()
        self.max_offer = world.public.coins[self.me]
        self.deals = Deals(world, self.me, style, trust)

    # -- answering ------------------------------------------------------------------------------

    def reply(self, offers: Sequence[int]) -> Choice:
        """Take the best offer if it is good enough, else refuse the worst."""
        ranked = sorted(offers, key=lambda clan: (self.objection(clan) is None, self.worth(clan)))
        worst, best = ranked[0], ranked[-1]
        if self.objection(best) is None and self.worth(best) > self.bar(best):
            seal = self._bounty(best)
            if seal:
                return Choice(Gift(CLANS[best], seal, 0), because("seal", CLANS[best], coins=seal))
            return Choice(Accept(CLANS[best]), self._why_yes(best))
        reason = self.objection(worst) or self._why_no(worst)
        back = self._unearned(worst)
        if back and reason.kind != "price":
            return Choice(Gift(CLANS[worst], back, 0), because("gift-returned", CLANS[worst], coins=back))
        return Choice(Refuse(CLANS[worst]), reason)

    def worth(self, clan: int) -> float:
        """What an alliance is to me, with what the other has given for it."""
        return self.deals.net(self.me, clan) + self.style.gratitude * self.deals.received(self.me, clan)

    def bar(self, clan: int) -> float:
        """What it must be worth: my pride, or nearly what I could still have elsewhere."""
        hopes = [
            self.deals.net(self.me, other)
            for other in self.deals.others
            if other != clan and self.deals.net(other, self.me) > 0 and self._may_hope(other)
        ]
        return max([self.style.pride, *(PATIENCE * hope for hope in hopes)])

    def objection(self, clan: int) -> Reason | None:
        """Why I will have nothing to do with a clan at all."""
        name = CLANS[clan]
        breach = self.trust.betrayal_by(name)
        if breach is not None and (self.trust.shunned(name) or self.deals.distrusts(self.me, clan)):
            if breach.victim == self.name:
                return because("betrayed-me", name, season=breach.season)
            return because("betrayed-others", name, other=breach.victim, season=breach.season)
        if self.deals.helps_leader(self.me, clan):
            return because("too-far-ahead", name, lead=round(self.deals.lead(clan)))
        return None

    def _why_yes(self, clan: int) -> Reason:
        given = self.trust.balance(CLANS[clan], self.name)
        if given > 0 and self.deals.net(self.me, clan) <= self.bar(clan):
            return because("gift-received", CLANS[clan], coins=given)
        return self._why_ally(clan)

    def _why_no(self, clan: int) -> Reason:
        name, bar = CLANS[clan], self.bar(clan)
        for coins in range(1, ASKED_AT_MOST + 1):
            if self.worth(clan) + self.style.gratitude * self.deals.coins(self.me, coins) > bar:
                return because("price", name, coins=coins)
        if self.style.pride >= bar > 0:
            return because("stand-alone", name)
        return because("better-elsewhere" if bar > self.style.pride else "no-use", name)

    def _unearned(self, clan: int) -> int:
        """Coins of theirs for which they get nothing, if my style gives them back."""
        given = self.trust.balance(CLANS[clan], self.name)
        return max(0, min(given, self.max_offer)) if self.style.gratitude >= 1.0 else 0

    # -- asking ---------------------------------------------------------------------------------

    def propose(self) -> Choice:
        """Propose where both sides gain most, with Coins where they close the gap."""
        best, most = NOBODY, 0.0
        price = Price(0, 0.0, 0.0)
        for clan in self._askable():
            found = self._price(clan)
            if found is None or found.mine <= self.style.pride:
                continue
            share = self.style.generosity
            score = max(found.mine, HARDLY) ** (1 - share) * found.theirs**share
            if score > most:
                best, most, price = clan, score, found
        if best == NOBODY:
            return Choice(Ready())
        name = CLANS[best]
        coins = price.coins or self._bounty(best)
        if coins:
            return Choice(Gift(name, coins, 0), because("sweetener", name, coins=coins))
        return Choice(Propose(name), self._why_ask(best))

    def _askable(self) -> list[int]:
        """Whom I may ask now; first of all whom I have just given something."""
        found = [clan for clan in self.deals.others if self._may_ask(clan)]
        paid = [clan for clan in found if self._paid(clan) and not self.trust.stale(CLANS[clan])]
        return paid or found

    def _price(self, clan: int) -> Price | None:
        """What it takes; where no Coins of mine would do, a first try without any."""
        least = 1 if self.trust.stale(CLANS[clan]) else 0  # better terms than those refused
        found = self.deals.price(clan, min(self.style.max_offer, self.max_offer - SAVED), least)
        if found is None and not self.trust.asked(CLANS[clan]):
            return Price(0, self.deals.net(self.me, clan), HARDLY)
        return found

    def _bounty(self, clan: int) -> int:
        """Coins that a style adds to a deal in any case, once a season."""
        dealt = self.trust.balance(self.name, CLANS[clan])  # below 0 they are the ones who pay
        return 0 if dealt else max(0, min(self.style.extra_coins, self.max_offer - SAVED))

    def _paid(self, clan: int) -> bool:
        return self.trust.balance(self.name, CLANS[clan]) > 0

    def _may_ask(self, clan: int) -> bool:
        tries = self.trust.asked(CLANS[clan])
        asked = sum(self.trust.asked(CLANS[other]) > 0 for other in self.deals.others)
        room = 0 < tries < TRIES or (not tries and asked < self.style.clans_to_ask)
        free = Propose(CLANS[clan]) in self.options and Accept(CLANS[clan]) not in self.options
        return room and free and self.objection(clan) is None

    def _may_hope(self, clan: int) -> bool:
        """Whether it could still become my ally by my own doing: it has my proposal, or will."""
        return Withdraw(CLANS[clan]) in self.options or self._may_ask(clan)

    def _why_ask(self, clan: int) -> Reason:
        if self.style.promises:
            return because("stand-by-you", CLANS[clan])
        return self._why_ally(clan)

    def _why_ally(self, clan: int) -> Reason:
        """The most telling fact."""
        name, gain, leader = CLANS[clan], self.deals.gain(self.me, clan), self.deals.leader()
        kept = self.trust.alliances.get((name, self.name), 0)
        if gain.province != NOBODY and gain.front > gain.mandates:
            return because("shared-front", name, province=PROVINCES[gain.province])
        if leader not in (self.me, clan) and self.deals.lead(leader) > AHEAD:
            return because("against-leader", name, leader=CLANS[leader])
        if kept:
            return because("kept-faith", name, seasons=kept)
        turns = self.deals.turns
        return because("shared-mandates", name, turns=turns[self.me], their_turns=turns[clan])
