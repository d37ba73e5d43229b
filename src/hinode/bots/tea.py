"""Dealings at the tea ceremony: whom to ally with, what to offer for it, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hinode.bots.bot import Choice, Reason
from hinode.bots.deals import Deals, Price
from hinode.bots.reasons import because
from hinode.bots.seat import Seat
from hinode.bots.style import Style
from hinode.bots.trust import Trust
from hinode.vocab.answers import Accept, Gift, Propose, Ready, Refuse
from hinode.vocab.ids import CLAN_NO, CLANS, NOBODY, PROVINCES

TRIES: Final = 2  # proposals to one clan in a season
PATIENCE: Final = 0.75  # an offer is taken if it is this good beside the best that may still come
DISTRUST: Final = 0.5  # no alliance with those trusted less
AHEAD: Final = 4.0  # VP by which a leader is too far ahead to be helped
SAVED: Final = 2  # Coins that are never given away
ASKED_AT_MOST: Final = 3  # Coins a bot names as its price


class TeaManners:
    """One bot's conduct at tea, over a whole game."""

    def __init__(self, clan: str, style: Style) -> None:
        self.trust = Trust(clan, style.grudge)
        self.style = style

    def choose(self, seat: Seat) -> Choice:
        self.trust.follow(seat.events(self.trust.read))
        table = _Table(seat, self.style, self.trust)
        offers = [CLAN_NO[a.from_] for a in seat.decision.options if isinstance(a, Accept)]
        if offers:
            return table.reply(offers)
        return table.court()


class _Table:
    """One question at the ceremony."""

    def __init__(self, seat: Seat, style: Style, trust: Trust) -> None:
        self.seat = seat
        self.style = style
        self.trust = trust
        self.me = CLAN_NO[seat.clan]
        world = seat.world()
        self.coins = world.public.coins[self.me]
        self.deals = Deals(world, self.me, style, trust)

    # -- answering ------------------------------------------------------------------------------

    def reply(self, offers: Sequence[int]) -> Choice:
        """Take the best offer if it is good enough, else refuse the worst."""
        ranked = sorted(offers, key=self.worth)
        best = ranked[-1]
        if self.objection(best) is None and self.worth(best) > self.bar(best):
            return Choice(Accept(CLANS[best]), self._why_yes(best))
        worst = ranked[0]
        reason = self.objection(worst) or self._why_no(worst)
        back = self._kept_gift(worst)
        if back and reason.kind != "price":
            returned = because("gift-returned", CLANS[worst], coins=back)
            return Choice(Gift(CLANS[worst], back, 0), returned)
        return Choice(Refuse(CLANS[worst]), reason)

    def worth(self, clan: int) -> float:
        """What an alliance is to me, with what the other has given for it."""
        given = max(0, self.trust.balance(CLANS[clan], self.seat.clan))
        return self.deals.net(self.me, clan) + self.style.gratitude * given * self.deals.coin(self.me)

    def bar(self, clan: int) -> float:
        """What it must be worth: my pride, or nearly what I could still have elsewhere."""
        hopes = [
            self.deals.net(self.me, other)
            for other in self.deals.others
            if other != clan and self.deals.net(other, self.me) > 0 and self._may_ask(other)
        ]
        return max([self.style.pride, *(PATIENCE * hope for hope in hopes)])

    def objection(self, clan: int) -> Reason | None:
        """Why I will have nothing to do with a clan at all."""
        name = CLANS[clan]
        breach = self.trust.betrayal_by(name)
        if breach and (self.trust.shunned(name) or self.trust.in_clan(name) < DISTRUST):
            if breach.victim == self.seat.clan:
                return because("betrayed-me", name, season=breach.season)
            return because("betrayed-others", name, other=breach.victim, season=breach.season)
        lead = self.deals.lead(clan)
        theirs, mine = self.deals.expected(clan, self.me), self.deals.expected(self.me, clan)
        if lead * self.style.rivalry > AHEAD and theirs >= mine:
            return because("too-far-ahead", name, lead=round(lead))
        return None

    def _why_yes(self, clan: int) -> Reason:
        name = CLANS[clan]
        given = self.trust.balance(name, self.seat.clan)
        if given > 0 and self.deals.net(self.me, clan) <= self.bar(clan):
            return because("gift-received", name, coins=given)
        return self._why_ally(clan)

    def _why_no(self, clan: int) -> Reason:
        name = CLANS[clan]
        coin = self.style.gratitude * self.deals.coin(self.me)
        lacking = self.bar(clan) - self.worth(clan)
        for coins in range(1, ASKED_AT_MOST + 1):
            if coins * coin > lacking:
                return because("price", name, coins=coins)
        if self.style.pride >= self.bar(clan) > 0:
            return because("stand-alone", name)
        return because("better-elsewhere" if self.bar(clan) > 0 else "no-use", name)

    def _kept_gift(self, clan: int) -> int:
        """Coins of theirs that I have not earned, if my style gives them back."""
        given = self.trust.balance(CLANS[clan], self.seat.clan)
        return min(given, self.coins) if self.style.gratitude >= 1.0 and given > 0 else 0

    # -- asking ---------------------------------------------------------------------------------

    def court(self) -> Choice:
        """Propose where both sides gain most, with Coins where they close the gap."""
        asked = sum(self.trust.asked(CLANS[clan]) > 0 for clan in self.deals.others)
        best, most = NOBODY, 0.0
        price = Price(0, 0.0, 0.0)
        for clan in self.deals.others:
            name = CLANS[clan]
            if not self._may_ask(clan) or (asked >= self.style.courtship and not self.trust.asked(name)):
                continue
            found = self._price(clan)
            if found is None or found.mine <= self.style.pride or (not found.coins and self.trust.stale(name)):
                continue
            share = self.style.generosity
            score = max(found.mine, 0.01) ** (1 - share) * found.theirs**share
            if score > most:
                best, most, price = clan, score, found
        if best == NOBODY:
            return Choice(Ready())
        name = CLANS[best]
        coins = price.coins or self._bounty(best)
        if coins:
            return Choice(Gift(name, coins, 0), because("sweetener", name, coins=coins))
        return Choice(Propose(name), self._why_ask(best))

    def _price(self, clan: int) -> Price | None:
        """What it takes; where no Coins of mine would do, a first try without any."""
        most = max(0, min(self.style.purse, self.coins - SAVED))
        found = self.deals.price(clan, most, PATIENCE)
        if found is None and not self.trust.asked(CLANS[clan]):
            return Price(0, self.deals.net(self.me, clan), 0.01)
        return found

    def _bounty(self, clan: int) -> int:
        """Coins that a style sends along in any case, once a season."""
        spare = self.coins - SAVED if self.trust.balance(self.seat.clan, CLANS[clan]) <= 0 else 0
        return max(0, min(self.style.bounty, spare))

    def _may_ask(self, clan: int) -> bool:
        name = CLANS[clan]
        return (
            Propose(name) in self.seat.decision.options
            and self.trust.asked(name) < TRIES
            and self.objection(clan) is None
        )

    def _why_ask(self, clan: int) -> Reason:
        if self.style.promises:
            return because("stand-by-you", CLANS[clan])
        return self._why_ally(clan)

    def _why_ally(self, clan: int) -> Reason:
        """The most telling fact."""
        name = CLANS[clan]
        gain = self.deals.gain(self.me, clan)
        if gain is not None and gain.province != NOBODY and gain.front > gain.mandates:
            return because("shared-front", name, province=PROVINCES[gain.province])
        leader = self.deals.leader()
        if leader not in (self.me, clan) and self.deals.lead(leader) > AHEAD:
            return because("against-leader", name, leader=CLANS[leader])
        kept = self.trust.alliances.get((name, self.seat.clan), 0)
        if kept:
            return because("kept-faith", name, seasons=kept)
        turns = self.deals.turns
        return because("shared-mandates", name, turns=turns[self.me], their_turns=turns[clan])
