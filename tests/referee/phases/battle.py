"""Battles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator

from tests.referee.effects.gains import Gains
from tests.referee.effects.killing import Victims, kill, may_die
from tests.referee.follow import DONE, YES, Options, Question, Referee, Reply, Steps, ask, offer
from tests.referee.model.facts import ADVANTAGES, DAIMYO, Json, check
from tests.referee.model.force import force, highest

Token = Callable[[Referee, Gains, str, str, str], Steps]
Bids = dict[str, dict[str, int]]


class Battle:
    def __init__(self, referee: Referee, gains: Gains, province: str, clans: list[str]) -> None:
        self.referee, self.gains, self.province, self.clans = referee, gains, province, clans
        self.state = referee.state
        self.bids: Bids = {}
        self.hired: Counter[str] = Counter()
        self.killed = 0

    # -- bids ---------------------------------------------------------------------------------

    def bid(self) -> Steps:
        """BAT-3: at the same time and in secret."""
        left = list(self.clans)
        unlisted: Options = list
        while left:
            asked = dict.fromkeys(left, unlisted)
            clan, answer = yield Question(
                "bid", "BAT-3", asked, always=True, carries={"province": self.province}
            )
            left.remove(clan)
            self.bids[clan] = {name: answer[name] for name in ADVANTAGES}
            self.referee.expect("bid_sealed", clan=clan, bid=self.bids[clan])
            check(sum(self.bids[clan].values()) <= self.state.coins(clan), f"BAT-3: {clan} bids {answer}")
        for clan in self.clans:
            self.referee.expect("bid_revealed", clan=clan, bid=self.bids[clan], province=self.province)
        for clan in self.clans:
            self.state.add(clan, "coins", -sum(self.bids[clan].values()))

    # -- advantages ---------------------------------------------------------------------------

    def advantage(self, name: str) -> Steps:
        """BAT-4, BAT-5: the highest bid wins, ties by current honor; without bids it is skipped."""
        most = max(bid[name] for bid in self.bids.values())
        if not most:
            return
        winner = highest(self.state, [clan for clan in self.clans if self.bids[clan][name] == most])
        self.referee.expect("advantage_won", clan=winner, advantage=name, bid=most, province=self.province)
        use = {"seppuku": self.seppuku, "hostage": self.hostage, "ronin": self.ronin, "poets": self.poets}
        yield from use[name](winner)
        self.gains.close_gain()

    def _declined(self, clan: str, name: str) -> None:
        self.referee.expect("advantage_declined", clan=clan, advantage=name)

    def seppuku(self, clan: str) -> Steps:
        """BAT-7, RUL-7."""
        own = Counter({(clan, f): n for f, n in self.state.figures(self.province, clan).items()})
        if not own:
            return
        _, answer = yield offer(clan, "seppuku", province=self.province)
        if answer != YES:
            self._declined(clan, "seppuku")
            return
        self.killed += yield from kill(
            self.referee, self.gains, clan, self.province, own, "seppuku", vp_each=1
        )
        self.referee.honor(clan, own.total(), "seppuku")

    def _hostages(self, clan: str) -> list[Json]:
        """BAT-8, FIG-2."""
        return [DONE] + [
            {"kind": "capture", "clan": owner, "figure": figure}
            for owner in self.state.others(clan)
            for figure in self.state.figures(self.province, owner)
            if figure not in DAIMYO
        ]

    def hostage(self, clan: str) -> Steps:
        """BAT-8, CAR-respect, CAR-sincerity; RUL-6: without anyone to take, nothing happens."""
        for taken in range(1 + self.state.owns(clan, "respect")):
            if self._hostages(clan) == [DONE]:
                return
            _, answer = yield ask(
                clan, "hostage", "hostage", lambda: self._hostages(clan), province=self.province
            )
            if answer == DONE:
                if not taken:
                    self._declined(clan, "hostage")
                return
            owner, figure = answer["clan"], answer["figure"]
            self.referee.expect(
                "captured", clan=clan, owner=owner, figure=figure, province=self.province, cause="hostage"
            )
            self.state.take(owner, figure, self.province)
            self.state.hostages.append((clan, owner, figure))
            self.gains.steal_vp(clan, [owner], 1, "hostage")
            copies = self.state.owns(clan, "sincerity")
            for _ in range(copies):
                self.referee.honor(clan, 1, "sincerity")
                self.gains.vp(clan, 1, "sincerity")

    def ronin(self, clan: str) -> Steps:
        """BAT-9, CLA-KOI-2, KUB-HACHIMAN."""
        count = self.state.ronin(clan) + (self.state.coins(clan) if clan == "koi" else 0)
        if not count:
            return
        _, answer = yield offer(clan, "ronin", province=self.province)
        if answer != YES:
            self._declined(clan, "ronin")
            return
        self.hired[clan] = count * (2 if self.state.kami.get("hachiman") == self.province else 1)
        self.referee.expect("ronin_hired", clan=clan, force=self.hired[clan])

    def poets(self, clan: str) -> Steps:
        """BAT-12."""
        if not self.killed:
            return
        _, answer = yield offer(clan, "poets", province=self.province)
        if answer != YES:
            self._declined(clan, "poets")
            return
        self.gains.vp(clan, self.killed, "poets")

    # -- outcome ------------------------------------------------------------------------------

    def outcome(self, token: Token) -> Generator[Question, Reply, str]:
        """BAT-10, BAT-11, RUL-4."""
        state = self.state
        forces = {clan: force(state, clan, self.province) + self.hired[clan] for clan in self.clans}
        most = max(forces.values())
        winner = highest(state, [clan for clan in self.clans if forces[clan] == most])
        self.referee.expect("battle_won", clan=winner, province=self.province, force=most)
        ally = state.allies.get(winner)
        losers = [clan for clan in self.clans if clan not in (winner, ally)]
        victims: Victims = Counter(
            {
                (clan, figure): count
                for clan in losers
                if may_die(self.referee, winner, clan, self.province)
                for figure, count in state.figures(self.province, clan).items()
            }
        )
        self.killed += yield from kill(self.referee, self.gains, winner, self.province, victims, "BAT-11")
        self.gains.close_gain()
        yield from token(self.referee, self.gains, winner, self.province, "BAT-10")
        return winner

    def reparations(self, winner: str) -> Steps:
        """BAT-13."""
        losers = [clan for clan in self.clans if clan != winner]
        total = sum(self.bids[winner].values())
        share, odd = divmod(total, len(losers))
        for clan in losers:
            lost = sum(self.bids[clan].values())
            if lost:
                self.referee.expect("bid_discarded", clan=clan, amount=lost)
            if share:
                self._pay(winner, clan, share)
        unpaid = list(losers)
        for left in range(odd, 0, -1):
            _, answer = yield ask(
                winner, "share", "BAT-13", lambda: [{"kind": "pay", "clan": c} for c in unpaid], coins=left
            )
            unpaid.remove(answer["clan"])
            self._pay(winner, answer["clan"], 1)
        self.referee.expect("battle_ended", province=self.province)

    def _pay(self, winner: str, clan: str, amount: int) -> None:
        self.referee.expect("reparation", clan=winner, to=clan, amount=amount)
        self.state.add(clan, "coins", amount)


def battle(referee: Referee, gains: Gains, province: str, clans: list[str], token: Token) -> Steps:
    """BAT-1 to BAT-14, in order."""
    referee.expect("battle_started", province=province, clans=clans, cause="WAR-6")
    fight = Battle(referee, gains, province, clans)
    referee.state.battle = {province: list(clans)}
    yield from fight.bid()
    for name in ("seppuku", "hostage", "ronin"):
        yield from fight.advantage(name)
    winner = yield from fight.outcome(token)
    yield from fight.advantage("poets")
    yield from fight.reparations(winner)
    referee.state.battle = {}
