"""Features: a position as small numbers for the learned value (`hinode.bots.learned`).

One row of bytes: the numbers of the game, then the numbers of each clan in seat order. Every clan has the
same columns, so the network treats all clans alike; only `CLAN` says which clan it is. Features use public
information only: the public state, who is asked, and what kind of question it is.
"""

from __future__ import annotations

from hinode.bots.evaluation import feature_columns as f
from hinode.bots.evaluation.expected_vp import stage_of
from hinode.bots.evaluation.feature_board import write_army, write_lands, write_shrines
from hinode.bots.evaluation.feature_clans import write_cards, write_holdings, write_order, write_scores
from hinode.bots.evaluation.feature_wars import write_wars
from hinode.rules.phases.political import turns_left
from hinode.rules.queries import all_forces
from hinode.vocab.ids import PHASE_KAMI, PHASE_POLITICAL, PHASE_TEA, PHASE_WAR, WINTER
from hinode.worlds.world import World


def features(world: World) -> bytes:
    """The row of a position."""
    p = world.public
    seats = len(p.clans)
    row = [0] * (f.TABLE_SIZE + seats * f.ROW_SIZE)
    turns = turns_left(p)
    forces = all_forces(p)
    _table(world, len(turns), row)
    starts = [0] * 5
    for seat, clan in enumerate(p.clans):
        starts[clan] = f.TABLE_SIZE + seat * f.ROW_SIZE
        row[starts[clan] + f.CLAN + clan] = 1
    write_holdings(p, starts, row)
    write_order(p, turns, starts, row)
    write_army(p, starts, row)
    write_lands(p, forces, starts, row)
    write_shrines(p, starts, row)
    write_wars(p, len(turns), forces, starts, row)
    write_scores(p, starts, row)
    for ask in world.asks():
        row[starts[ask.clan] + f.ASKED] = 1
    write_cards(p, starts, row)
    return bytes(row)


def _table(world: World, turns: int, row: list[int]) -> None:
    p = world.public
    if p.season < WINTER:
        row[f.SEASON + p.season] = 1
    if p.phase == PHASE_TEA:
        row[f.PHASE] = 1
    elif p.phase == PHASE_POLITICAL:
        row[f.PHASE + 1] = 1
    elif p.phase == PHASE_KAMI:
        row[f.PHASE + 2] = 1
    elif p.phase == PHASE_WAR:
        row[f.PHASE + 3] = 1
    row[f.TURNS] = turns
    row[f.KAMI_TURNS] = stage_of(p).kami_turns
    for _, _, _, mandate in p.laid:
        row[f.LAID + mandate] += 1
    for kami in p.shrines:
        row[f.SHRINES + kami] = 1
    asks = world.asks()
    if asks:
        kind = asks[0].kind
        number = 0
        while number < len(f.QUESTIONS) and f.QUESTIONS[number] != kind:
            number += 1
        row[f.QUESTION + number] = 1
    row[f.WARS_LEFT] = len(p.war) - max(0, p.war_at)
    row[f.PLAYERS + len(p.clans) - 3] = 1
    row[f.UNBOUND] = 1 if p.kami_unbound else 0
