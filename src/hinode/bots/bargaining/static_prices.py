"""Static prices of Coins, Ronin, and each kind of promise, from public information."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hinode.bots.evaluation.card_values import fitted_value
from hinode.bots.evaluation.expected_vp import (
    SHRINE_VP,
    Values,
    provinces_won,
    remaining_battles,
    stage_of,
)
from hinode.bots.evaluation.force_odds import SET_WORTH_BY_FORCE
from hinode.bots.evaluation.war_odds import SET_WORTH, chances_in
from hinode.deals.terms import Term
from hinode.known.public import Public
from hinode.rules.queries import all_forces
from hinode.vocab.facts import MANDATE_TURNS, TOKEN_VP
from hinode.vocab.ids import CARD_NO, KAMI_NO, MAP_SIZE, NOBODY, PROVINCE_NO

COIN: Final = 0.6  # of the use of a Coin: for cards in the mandates to come, and in each battle
# VP of one Coin more, by season, by the learned value: the means of 24 games (`benchmarks.coin_value`).
COIN_IN_PLAY: Final = (0.35, 0.55, 0.45)
CARD_USE: Final = 0.35
BATTLE_USE: Final = 0.28
RONIN_USE: Final = 0.3
PLENTY: Final = 6  # Coins above this many are worth half
HORIZON: Final = 0.5  # what is beyond the next turns counts half
REINFORCED: Final = 0.3  # part of its chance that a clan owes to figures still to come
ADVANTAGE_VP: Final = {"seppuku": 0.2, "hostage": 0.4, "ronin": 0.4, "poets": 0.2, "any": 0.8}
HOSTAGE_VP: Final = 0.35
SPARED_VP: Final = 0.35
BETRAYED_ALLY_VP: Final = 2.0  # what a betrayed ally loses
# VP that a clan loses to one that is not an ally, by figures replaced in Betray mandates, by season.
REPLACED: Final = (0.1, 0.33, 0.36)
OTHER_VICTIMS: Final = 0.25  # part of it that sparing one clan costs: there are others, until they are spared
MANDATE_VP: Final = 0.4  # for a later mandate
NEXT_SEASON: Final = 0.6

Stake = tuple[float, float]  # what it costs the promiser, and what it brings the other party


class StaticPrices:
    """Prices of one position."""

    def __init__(self, p: Public, values: Values) -> None:
        self.p = p
        self.values = values
        self.stage = stage_of(p)
        self.forces = all_forces(p)
        self.battles = remaining_battles(p, self.forces)
        self.won = provinces_won(p)
        self._chances: dict[int, dict[int, float]] = {}

    # -- Coins and Ronin ------------------------------------------------------------------------

    def money(self, clan: int, coins: int, ronin: int) -> float:
        """The value of a change in Coins and Ronin to a clan. They are lost in Cleanup."""
        fights = min(self.battles[clan], 3)
        use = COIN * (BATTLE_USE * fights + (CARD_USE if self.stage.turns else 0.0))
        had = self.p.coins[clan]
        hire = COIN * RONIN_USE * fights
        return use * (_useful(had + coins) - _useful(had)) + hire * ronin

    def money_in_play(self, clan: int, coins: int, ronin: int) -> float:
        """What a change in Coins and Ronin brings a clan before the war, by the learned value."""
        if not self.stage.turns:
            return self.money(clan, coins, ronin)
        return COIN_IN_PLAY[min(self.p.season, 2)] * coins + self.money(clan, 0, ronin)

    # -- promises -------------------------------------------------------------------------------

    def change(self, term: Term, by: int, to: int) -> Values:
        """What a promise that is kept changes for every clan."""
        rule = _RULES.get(term.kind)
        return self._moved(by, to, *(rule(self, term, by, to) if rule else (0.3, 0.3)))

    def no_betray(self, by: int, to: int, risk: float, pacts: int, allies: bool) -> Values:
        """Betrayed allies lose bonuses and figures, others only figures. The betrayer gains less.

        `risk`: the chance that the clan betrays an ally. `pacts`: its promises to spare others.
        """
        left = self.stage.turns / MANDATE_TURNS
        if allies or self.p.ally[by] == to:
            stake = risk * BETRAYED_ALLY_VP * left
            return self._moved(by, to, 0.5 * stake, stake)
        stake = REPLACED[min(self.p.season, 2)] * left
        return self._moved(by, to, OTHER_VICTIMS * (1 + pacts) * stake, stake)

    @staticmethod
    def _moved(by: int, to: int, cost: float, worth: float) -> Values:
        found = [0.0] * 5
        found[by] -= cost
        found[to] += worth
        return found

    def token(self, clan: int, province: int) -> float:
        """VP of a war token for a clan, with its part in the set bonus."""
        worth = SET_WORTH_BY_FORCE if self.p.season >= 2 else SET_WORTH
        had = len(self.won[clan])
        new = province not in self.won[clan] and had < MAP_SIZE
        return TOKEN_VP[min(self.p.season, 2)] + (worth[had + 1] - worth[had] if new else 0.0)

    def chances(self, province: int) -> dict[int, float]:
        """By clan slot: its chance to win a token that is still to be won."""
        found = self._chances.get(province)
        if found is None:
            p = self.p
            open_ = province in p.war[max(0, p.war_at) :] and (
                p.tokens[min(p.season, 2) * MAP_SIZE + province] == NOBODY
            )
            found = chances_in(p, self.stage.turns, self.forces, self.battles, province) if open_ else {}
            self._chances[province] = found
        return found

    def conceded(self, by: int, to: int, province: int, share: float) -> Stake:
        """A clan gives up a share of its chance to win a province; the others gain in proportion."""
        chances = self.chances(province)
        lost = share * chances.get(by, 0.0)
        cost = lost * self.token(by, province)
        left = 1.0 - lost
        rise = chances.get(to, 0.0) * lost / left if left > 0.01 else 0.0
        return cost, rise * self.token(to, province)

    def _stay_out(self, term: Term, by: int, to: int) -> Stake:
        province = PROVINCE_NO[str(term["province"])]
        share = REINFORCED if self.forces[province][by] else 1.0
        cost, worth = self.conceded(by, to, province, share)
        return HORIZON * cost, HORIZON * worth

    def _leave(self, term: Term, by: int, to: int) -> Stake:
        cost, worth = self.conceded(by, to, PROVINCE_NO[str(term["province"])], 1.0)
        return HORIZON * cost + 0.3, HORIZON * worth

    def _token(self, term: Term, by: int, to: int) -> Stake:
        province = PROVINCE_NO[str(term["province"])]
        if not self.forces[province][to]:
            return 0.0, 0.0
        return self.conceded(by, to, province, 1.0)

    def _bid(self, term: Term, by: int, to: int) -> Stake:
        province, most = PROVINCE_NO[str(term["province"])], int(term["most"] or 0)
        spare = self.p.coins[by] - most
        if spare <= 0 or not self.forces[province][by] or not self.forces[province][to]:
            return 0.0, 0.0
        worth = ADVANTAGE_VP[str(term["advantage"])] * min(1.0, spare / 3)
        return worth, worth

    def _no_hostage(self, term: Term, by: int, to: int) -> Stake:
        where = self.p.war if term["province"] is None else [PROVINCE_NO[str(term["province"])]]
        shared = sum(1 for place in where if self.forces[place][by] and self.forces[place][to])
        return HOSTAGE_VP * min(shared, 2), HOSTAGE_VP * min(shared, 2)

    def _worship(self, term: Term, by: int, to: int) -> Stake:
        ability = SHRINE_VP[KAMI_NO[str(term["kami"])]] * self.stage.kami_turns
        return (0.3 * ability, 0.3 * ability) if not term["do"] else (0.3, 0.1)

    def _card(self, term: Term, by: int, to: int) -> Stake:
        card, p = CARD_NO[str(term["card"])], self.p
        if term["buy"]:
            return 0.3, 0.0
        cost = 0.3 * fitted_value(p, by, card, self.stage.wars) if p.coins[by] else 0.0
        last = p.display[card] == 1 and p.coins[to]
        return cost, 0.3 * fitted_value(p, to, card, self.stage.wars) if last else 0.0

    def _give(self, term: Term, by: int, to: int) -> Stake:
        coins, ronin = int(term["coins"] or 0), int(term["ronin"] or 0)
        cost = -self.money(by, -coins, -ronin)
        return HORIZON * cost, HORIZON * self.money(to, coins, ronin)


def _useful(coins: int) -> float:
    return coins if coins <= PLENTY else PLENTY + 0.5 * (min(coins, 2 * PLENTY) - PLENTY)


_RULES: Final[dict[str, Callable[[StaticPrices, Term, int, int], Stake]]] = {
    "mandate": lambda stakes, term, by, to: (MANDATE_VP, MANDATE_VP),
    "stay_out": StaticPrices._stay_out,
    "leave": StaticPrices._leave,
    "token": StaticPrices._token,
    "bid": StaticPrices._bid,
    "no_hostage": StaticPrices._no_hostage,
    "spare": lambda stakes, term, by, to: (SPARED_VP, SPARED_VP),
    "worship": StaticPrices._worship,
    "card": StaticPrices._card,
    "give": StaticPrices._give,
    "ally": lambda stakes, term, by, to: (0.5 * NEXT_SEASON, NEXT_SEASON),
}
