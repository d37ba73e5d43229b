"""Way of the Keiri: at the start of war kill up to 2 Bushi or Shinto beside each Daimyo, for 3 VP each."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules.actions.killing import PickVictims, kill_options, reads_of_killing
from hinode.rules.queries import has_type
from hinode.rules.triggers.hooks import ON_MAP, WAR_START, Args, Card
from hinode.state.state import State
from hinode.vocab.facts import IS_DAIMYO
from hinode.vocab.ids import MAP_SIZE


class WayOfTheKeiri(Card):
    id = "way-of-the-keiri"
    window = WAR_START
    asks = "kill"
    writes = ON_MAP

    def reading(self, p: Public, me: int) -> int:
        return reads_of_killing(p, me)

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return bool(self._provinces(s.public, me))

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        for province in reversed(self._provinces(s.public, me)):  # the first ends on top of the stack
            s.push(PickVictims(me, province, self.id, most=2, bounty=3))

    @staticmethod
    def _provinces(p: Public, me: int) -> list[int]:
        """Provinces with its Daimyo and a figure to kill; a second Daimyo in a province adds nothing."""
        others = [other for other in p.clans if other != me]
        return [
            province
            for province in range(MAP_SIZE)
            if has_type(p, me, province, IS_DAIMYO) and any(kill_options(p, me, c, province) for c in others)
        ]
