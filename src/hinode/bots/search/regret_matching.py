"""Bids by regret matching: payoffs by the winners of the advantages, then a mixed strategy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from hinode.bots.evaluation.expected_vp import estimates, relative_to_rivals, remaining_battles
from hinode.bots.search.bids import Bid, candidate_bids, fight_out, spread_bids
from hinode.bots.style import Style
from hinode.rules.queries import all_forces
from hinode.vocab.ids import NOBODY
from hinode.worlds.world import World

SIMPLE_SHARE = 0.7  # chance that a rival is assumed to pick a random simple candidate
Winners = tuple[int, int, int, int]


def advantage_winners(honor: Sequence[int], bids: dict[int, Bid]) -> Winners:
    """The highest bidder of each advantage. `honor` is the order of the clans in the battle (BAT-4)."""
    found = []
    for advantage in range(4):
        best, most = NOBODY, 0
        for clan in honor:
            if bids[clan][advantage] > most:
                best, most = clan, bids[clan][advantage]
        found.append(best)
    return (found[0], found[1], found[2], found[3])


class BattleOutcomes:
    """The outcome of a battle by the winners of its advantages, computed when first needed."""

    def __init__(self, world: World, style: Style, careful: bool = True) -> None:
        self.world = world
        self.style = style
        self.careful = careful
        p = world.public
        self.clans = p.battle
        self.honor = [clan for clan in p.honor if clan in p.battle]
        self.price = dict.fromkeys(p.battle, 0.0)
        self._known: dict[Winners, tuple[list[float], int]] = {}
        self._set_prices()

    def _set_prices(self) -> None:
        """The value of an unspent Coin to each clan: 0 unless it has another battle."""
        left = remaining_battles(self.world.public, all_forces(self.world.public))
        nothing = dict.fromkeys(self.clans, (0, 0, 0, 0))
        after = fight_out(self.world, nothing, self.style, self.careful).public
        values = estimates(after, self.style)
        for clan in self.clans:
            spent = min(after.coins[clan], 4)
            if left[clan] > 1 and spent:
                poorer = after.copy()
                poorer.coins[clan] -= spent
                self.price[clan] = (values[clan] - estimates(poorer, self.style)[clan]) / spent

    def outcome(self, winners: Winners) -> tuple[list[float], int]:
        """Expected VP of every clan without the value of Coins, and the winner of the battle."""
        found = self._known.get(winners)
        if found is None:
            tokens = {clan: tuple(int(w == clan) for w in winners) for clan in self.clans}
            affordable = all(sum(t) <= self.world.public.coins[c] for c, t in tokens.items())
            bids = {c: (t[0], t[1], t[2], t[3]) for c, t in tokens.items()} if affordable else {}
            found = self._play(bids) if affordable else ([0.0] * 5, NOBODY)
            self._known[winners] = found
        return found

    def _play(self, bids: dict[int, Bid]) -> tuple[list[float], int]:
        p = self.world.public
        province = p.war[p.war_at]
        after = fight_out(self.world, bids, self.style, self.careful).public
        victor = after.tokens[p.season * 8 + province]
        values = estimates(after, self.style)
        for clan in self.clans:  # the value of Coins is added in `payoff`
            values[clan] -= self.price[clan] * (after.coins[clan] - p.coins[clan])
        return values, victor

    def payoff(self, bids: dict[int, Bid], clan: int) -> float:
        """The value for a clan if all clans bid like this: expected VP against rivals, and Coins."""
        values, victor = self.outcome(advantage_winners(self.honor, bids))
        worth = relative_to_rivals(self.world.public, values, clan, self.style)
        spent = sum(bids[clan])
        losers = max(1, len(self.clans) - 1)
        gained = sum(bids[victor]) // losers if victor not in (NOBODY, clan) else 0
        given = 0.1 * spent / losers if victor == clan else 0.0
        return worth + self.price[clan] * (gained - spent) - given


def mixed_bid(
    world: World,
    clan: int,
    style: Style,
    rng: Random,
    rounds: int,
    in_time: Callable[[], bool],
    candidates: int = 16,
) -> tuple[list[Bid], list[float]]:
    """Regret matching over the candidates of all clans. Returns the clan's candidates and strategy."""
    p = world.public
    province = p.war[p.war_at]
    outcomes = BattleOutcomes(world, style)
    simple = {c: candidate_bids(p, c, province, rng, candidates) for c in p.battle}
    options = {c: sorted({*simple[c], *spread_bids(p, c, province)}) for c in p.battle}

    def draw(c: int, play: list[float]) -> Bid:
        return rng.choice(simple[c]) if rng.random() < SIMPLE_SHARE else options[c][_draw(play, rng)]

    def payoffs(bids: dict[int, Bid], c: int) -> list[float]:
        return [outcomes.payoff({**bids, c: bid}, c) for bid in options[c]]

    return options[clan], match_regrets(clan, options, draw, payoffs, rounds, in_time)


def match_regrets(
    clan: int,
    options: dict[int, list[Bid]],
    draw: Callable[[int, list[float]], Bid],
    payoffs: Callable[[dict[int, Bid], int], list[float]],
    rounds: int,
    in_time: Callable[[], bool],
) -> list[float]:
    """The clan's average strategy over its options.

    `draw` draws a clan's bid from its strategy. `payoffs` is what each option of a clan is worth to it if the
    others bid like this.
    """
    regrets = {c: [0.0] * len(found) for c, found in options.items()}
    average = [0.0] * len(options[clan])
    for number in range(rounds):
        if number and not in_time():
            break
        plays = {c: _strategy(regrets[c]) for c in options}
        for at, share in enumerate(plays[clan]):
            average[at] += share * (number + 1)  # linear averaging
        bids = {c: draw(c, play) for c, play in plays.items()}
        for c, play in plays.items():
            worth = payoffs(bids, c)
            mean = sum([share * value for share, value in zip(play, worth, strict=True)])
            regrets[c] = [max(0.0, old + value - mean) for old, value in zip(regrets[c], worth, strict=True)]
    return average


def _strategy(regrets: list[float]) -> list[float]:
    total = sum(regrets)
    if total <= 0:
        return [1 / len(regrets)] * len(regrets)
    return [regret / total for regret in regrets]


def _draw(shares: list[float], rng: Random) -> int:
    left = rng.random() * sum(shares)
    for at, share in enumerate(shares):
        left -= share
        if left < 0:
            return at
    return len(shares) - 1


def draw_bid(options: list[Bid], average: list[float], rng: Random) -> Bid:
    """Draw a bid from the mixed strategy, without very rare bids."""
    floor = 0.05 * max(average)
    return options[_draw([share if share >= floor else 0.0 for share in average], rng)]
