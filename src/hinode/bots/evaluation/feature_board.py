"""Features of the board: armies, provinces, and shrines."""

from __future__ import annotations

from hinode.bots.evaluation import feature_columns as f
from hinode.bots.evaluation.expected_vp import on_map
from hinode.known.public import Public
from hinode.vocab.facts import FORCE, REWARDS
from hinode.vocab.ids import FIRST_MONSTER, FIRST_SHRINE, KINDS, MAP_SIZE, NOBODY, RESERVE, STRONGHOLD, at


def write_army(p: Public, starts: list[int], row: list[int]) -> None:
    """Pieces by kind, on the map and in reserve."""
    army = on_map(p)
    pieces = bytes(p.pieces[at(RESERVE, 0) :])
    for clan in p.clans:
        i, first = starts[clan], clan * KINDS
        for kind in range(FIRST_MONSTER):
            row[i + f.ON_MAP + kind] = army[first + kind]
            if kind != STRONGHOLD:
                row[i + f.IN_RESERVE + kind] = pieces[first + kind]
        for kind in range(FIRST_MONSTER, KINDS):
            if army[first + kind]:
                row[i + f.ON_MAP + FIRST_MONSTER] += army[first + kind]
                row[i + f.MONSTER_FORCE] += army[first + kind] * FORCE[kind]
            row[i + f.MONSTERS_WAITING] += pieces[first + kind]


def write_lands(p: Public, forces: list[list[int]], starts: list[int], row: list[int]) -> None:
    """Where a clan stands, and what its provinces would bring in a Harvest."""
    for province in range(MAP_SIZE):
        here = forces[province]
        first, most = NOBODY, 0
        for clan in p.honor:
            force = here[clan]
            if force:
                i = starts[clan]
                row[i + f.PRESENT] += 1
                row[i + f.MAP_FORCE] += force
                if force > most:
                    first, most = clan, force
        if first != NOBODY:
            i = starts[first]
            reward = REWARDS[province]
            row[i + f.HARVEST] += reward[0]
            row[i + f.HARVEST + 1] += reward[1]
            row[i + f.HARVEST + 2] += reward[2]
            row[i + f.LEADS] += 1


def write_shrines(p: Public, starts: list[int], row: list[int]) -> None:
    """Worshippers, and who has the most in each shrine (KAM-2)."""
    for kami in p.shrines:
        i = at(FIRST_SHRINE + kami, 0)
        here = bytes(p.pieces[i : i + 5 * KINDS])
        first, most = NOBODY, 0
        for clan in p.honor:
            heads = 0
            for kind in range(clan * KINDS, (clan + 1) * KINDS):
                heads += here[kind]
            if heads:
                row[starts[clan] + f.WORSHIPPERS + kami] = heads
                if heads > most:
                    first, most = clan, heads
        if first != NOBODY:
            row[starts[first] + f.DEVOTEE + kami] = 1
