"""The value of each possible alliance to both sides, and of Coins given for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from hinode.bots.alliances.trust import Trust
from hinode.bots.evaluation.expected_vp import ALLY, Values, components, relative_to_rivals
from hinode.bots.style import STYLES, Style
from hinode.known.public import Public
from hinode.rules.phases.political import next_to_choose
from hinode.rules.queries import all_forces, outranks
from hinode.vocab import codes
from hinode.vocab.facts import MANDATE_TURNS, TOKEN_VP
from hinode.vocab.ids import CLANS, KINDS, NOBODY, STRONGHOLD, at
from hinode.worlds.world import World

BONUS: Final = 0.6  # VP for each mandate turn of the partner
BETRAYAL_VP: Final = 1.0  # expected loss if the partner betrays, beside what the alliance brings
FIGURE: Final = 0.45
SET_SHARE: Final = 2.5  # value of a token for the set bonus
SETTLED: Final = 0.5  # part of the figures on the map that will still be there in the war
PATIENCE: Final = 0.75  # an offer must reach this part of the best alternative
DISTRUST: Final = 0.5  # no alliance with clans trusted less
AHEAD: Final = 6.0  # a leader with a larger lead (in VP) gets no help
PLAIN: Final = STYLES["plain"]  # the assumed style of other clans


@dataclass(frozen=True, slots=True)
class Gain:
    """What one clan gains from an alliance while it lasts, in VP."""

    mandates: float  # bonuses in the partner's mandate turns
    front: float  # wars where both have force
    position: float  # change of the position's value: harvests, cards
    province: int = NOBODY  # the main province of `front`

    @property
    def total(self) -> float:
        return self.mandates + self.front + self.position


class Terms(NamedTuple):
    """The gain of both sides from an alliance."""

    mine: float
    theirs: float


class AllianceValues:
    """All possible alliances, evaluated by one clan."""

    def __init__(self, world: World, me: int, style: Style, trust: Trust) -> None:
        self.world = world
        self.me = me
        self.style = style
        self.trust = trust
        p = world.public
        self.turns = mandate_turns(p)
        self.free = [clan for clan in p.clans if p.ally[clan] == NOBODY]
        self.others = [clan for clan in self.free if clan != me]
        self._forces = all_forces(p)
        self._before = components(p)
        self.values = [worth(parts, PLAIN) for parts in self._before]
        self._gains: dict[tuple[int, int], Gain] = {}
        self._liked: dict[int, float] = {}  # extra value for my style
        self._nets: dict[tuple[int, int], float] = {}
        for number, one in enumerate(self.free):
            for two in self.free[number + 1 :]:
                self._weigh(one, two)

    def _weigh(self, one: int, two: int) -> None:
        after = allied(self.world, one, two)
        if after is None:
            return
        found = components(after.public)
        for clan, other in ((one, two), (two, one)):
            change = [new - old for old, new in zip(self._before[clan], found[clan], strict=True)]
            change[ALLY] = 0.0  # counted by mandate turns instead
            front, province = shared_front(self.world.public, self._forces, clan, other)
            gain = Gain(BONUS * self.turns[other], front, worth(change, PLAIN), province)
            self._gains[clan, other] = gain
            if clan == self.me:
                self._liked[other] = worth(change, self.style) - gain.position

    def _style(self, clan: int) -> Style:
        return self.style if clan == self.me else PLAIN

    # -- value ----------------------------------------------------------------------------------

    def gain(self, clan: int, other: int) -> Gain:
        """What a clan gains from an alliance that is kept. Zero if it cannot be made."""
        return self._gains.get((clan, other), Gain(0.0, 0.0, 0.0))

    def liked(self, other: int) -> float:
        """The extra value of an alliance for my style."""
        return self._liked.get(other, 0.0)

    def possible(self, other: int) -> bool:
        """Whether an alliance with a clan can be made now."""
        return (self.me, other) in self._gains

    def expected(self, clan: int, other: int) -> float:
        """The expected gain, given how much the clan trusts the other."""
        if (clan, other) not in self._gains:
            return 0.0
        trust = self.trust.of(CLANS[clan], CLANS[other])
        return trust * self._gains[clan, other].total - (1 - trust) * BETRAYAL_VP

    def net(self, clan: int, other: int) -> float:
        """The net gain of a clan: its own gain, compared with its rivals and the partner's gain."""
        found = self._nets.get((clan, other))
        if found is None:
            values = self.values.copy()
            values[clan] += self.expected(clan, other)
            if clan == self.me:
                values[clan] += self._liked.get(other, 0.0)
            values[other] += max(0.0, self.expected(other, clan))
            p, style = self.world.public, self._style(clan)
            found = relative_to_rivals(p, values, clan, style) - relative_to_rivals(
                p, self.values, clan, style
            )
            self._nets[clan, other] = found
        return found

    def alternative(self, clan: int, instead_of: int) -> float:
        """The best net gain with another willing clan, or 0."""
        willing = [
            self.net(clan, other)
            for other in self.free
            if other not in (clan, instead_of) and self.net(other, clan) > 0
        ]
        return max(willing, default=0.0)

    def terms(self, other: int) -> Terms | None:
        """What both sides would gain by my proposal. None if the other clan should refuse it."""
        if self.distrusts(other, self.me) or self.helps_leader(other, self.me):
            return None
        theirs = self.net(other, self.me) - PATIENCE * self.alternative(other, self.me)
        return Terms(self.net(self.me, other), theirs) if theirs > 0 else None

    # -- clans to avoid -------------------------------------------------------------------------

    def distrusts(self, judge: int, clan: int) -> bool:
        return self.trust.of(CLANS[judge], CLANS[clan]) < DISTRUST

    def helps_leader(self, judge: int, clan: int) -> bool:
        """Whether the alliance helps a leader too far ahead, and the judge less than twice as much."""
        helped = 2 * self.expected(clan, judge) > self.expected(judge, clan)
        return helped and self.lead(clan) * self._style(judge).rivalry > AHEAD

    def leader(self) -> int:
        return max(self.world.public.clans, key=lambda clan: self.values[clan])

    def lead(self, clan: int) -> float:
        """Expected VP of a clan above the best of the others."""
        return self.values[clan] - max(self.values[c] for c in self.world.public.clans if c != clan)

    # -- Coins ----------------------------------------------------------------------------------

    def coins(self, clan: int, change: int) -> float:
        """The value of a change in Coins to a clan with the plain style."""
        if not change:
            return 0.0
        p = self.world.public.copy()
        p.coins[clan] = max(0, p.coins[clan] + change)
        return worth(components(p)[clan], PLAIN) - self.values[clan]

    def received(self, clan: int, giver: int) -> float:
        """The value of the Coins that another clan gave this season."""
        given = self.trust.balance(CLANS[giver], CLANS[clan])
        return -self.coins(clan, -given) if given > 0 else 0.0


def worth(parts: Values, style: Style) -> float:
    """The value of components, or of a change of them, for a style, in VP."""
    return sum([care * part for care, part in zip(style.cares, parts, strict=True)])


def mandate_turns(p: Public) -> list[int]:
    """By clan slot: the number of mandate turns it takes this season (POL-2)."""
    found = [0] * len(CLANS)
    clan = next_to_choose(p)
    for _ in range(MANDATE_TURNS):
        found[clan] += 1
        clan = p.left[clan]
    return found


def allied(world: World, one: int, two: int) -> World | None:
    """The world after two clans became allies. None if neither can propose or accept now."""
    asked = {ask.clan: ask for ask in world.asks() if ask.kind == "tea"}
    for proposer, partner in ((one, two), (two, one)):
        if proposer not in asked:
            continue
        options = world.codes(asked[proposer])
        if codes.pack(codes.ACCEPT, partner) in options:
            after = world.copy()
            after.play(proposer, codes.pack(codes.ACCEPT, partner))
            return after
        if codes.pack(codes.PROPOSE, partner) in options:
            after = world.copy()
            after.play(proposer, codes.pack(codes.PROPOSE, partner))
            after.play(partner, codes.pack(codes.ACCEPT, proposer))
            return after
    return None


def shared_front(p: Public, forces: list[list[int]], clan: int, ally: int) -> tuple[float, int]:
    """The value of an alliance in provinces at war, and the province where it matters most.

    If only the two are there, the stronger takes the token without a battle (WAR-5). A winner does not kill
    the figures of its ally (BAT-11).
    """
    total, most, where = 0.0, 0.0, NOBODY
    for province in p.war:
        mine, theirs = forces[province][clan], forces[province][ally]
        if not mine or not theirs:
            continue
        chance = mine**2 / (mine**2 + theirs**2)
        peace = (1 - chance) * FIGURE * figures(p, clan, province)
        if not any(forces[province][other] for other in p.clans if other not in (clan, ally)):
            token = TOKEN_VP[p.season] + SET_SHARE
            first = mine > theirs or (mine == theirs and outranks(p, clan, ally))
            peace += (1 - chance) * token if first else -chance * token
        total += SETTLED * peace
        if peace > most:
            most, where = peace, province
    return total, where


def figures(p: Public, clan: int, province: int) -> int:
    first = at(province, clan)
    return sum(p.pieces[first : first + KINDS]) - p.pieces[first + STRONGHOLD]
