"""Winter: hostages return, cards and tokens score, and the game ends (WIN)."""

from __future__ import annotations

from collections.abc import Sequence

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.triggers import hooks
from hinode.rules.triggers.windows import open_window
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab.facts import SET_BONUS, TOKEN_VP
from hinode.vocab.ids import MAP_SIZE, PHASE_WINTER


class Winter(Frame):
    """Hostages, Winter Upgrades, tokens, set bonus, in this order."""

    __slots__ = ()
    name = "winter"

    def advance(self, s: State) -> None:
        step = self.step
        self.step += 1
        if step == 0:
            self.parent = changes.start_phase(s, PHASE_WINTER, "WIN-1")
            changes.return_hostages(s)
            open_window(s, hooks.WINTER_SCORING)
        else:
            for clan in s.public.clans:
                score_tokens(s, clan)
            changes.end_game(s, ranking(s.public), winners(s.public))
            s.done()


def score_tokens(s: State, clan: int) -> None:
    """1, 2 or 3 VP for each token, and the bonus for different provinces (WIN-3, WIN-4)."""
    tokens = s.public.tokens
    for season, vp in enumerate(TOKEN_VP):
        mine = tokens[season * MAP_SIZE : (season + 1) * MAP_SIZE].count(clan)
        changes.gain_vp(s, clan, mine * vp, "WIN-3")
    changes.gain_vp(s, clan, SET_BONUS[different_provinces(s.public.tokens, clan)], "WIN-4")


def different_provinces(tokens: Sequence[int], clan: int) -> int:
    """Provinces of which a clan has at least one token."""
    if clan not in tokens:
        return 0
    return sum([clan in tokens[province::MAP_SIZE] for province in range(MAP_SIZE)])


def ranking(p: Public) -> tuple[int, ...]:
    """Best first, ties by honor (WIN-5)."""
    return tuple(sorted(p.honor, key=lambda clan: -p.vp[clan]))


def winners(p: Public) -> tuple[int, ...]:
    """The first, and their ally if tied with them (WIN-6, RUL-18)."""
    first = ranking(p)[0]
    friend = p.ally[first]
    shared = friend in p.clans and p.vp[friend] == p.vp[first]
    return (first, friend) if shared else (first,)
