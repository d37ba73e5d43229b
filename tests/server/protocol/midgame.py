"""Games in progress, stored as tables as if they had been played there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from hinode.api import Game
from hinode.server.ids import new_id
from hinode.server.storage.rows import Entry, Person, TableRow
from hinode.server.storage.store import Store
from hinode.server.wire.options import TableOptions

Json = dict[str, Any]
BOT = "random"  # the fastest


@dataclass(frozen=True)
class Midgame:
    """An unfinished game: its start and the answers so far."""

    clans: tuple[str, ...]
    seed: int
    season_set: str
    kami_unbound: bool
    answers: tuple[tuple[str, Json], ...] = field(hash=False)

    def game(self) -> Game:
        game = begun(self.clans, self.seed, self.season_set, self.kami_unbound)
        for clan, answer in self.answers:
            game.answer(clan, answer)
        return game


def begun(clans: tuple[str, ...], seed: int, season_set: str, kami_unbound: bool) -> Game:
    return Game.new(clans=clans, season_set=season_set, kami_unbound=kami_unbound, seed=seed)


def played_until(
    clans: tuple[str, ...],
    holds: Callable[[Game], bool],
    *,
    season_set: str = "archway",
    kami_unbound: bool = False,
    seed: int = 0,
) -> Midgame:
    """Play random games until a position meets the condition."""
    while True:
        rng, answers = Random(f"stage {seed}"), list[tuple[str, Json]]()
        game = begun(clans, seed, season_set, kami_unbound)
        while game.pending:
            if holds(game):
                return Midgame(clans, seed, season_set, kami_unbound, tuple(answers))
            clan, answer = any_answer(game, rng)
            game.answer(clan, answer)
            answers.append((clan, answer))
        seed += 1


def any_answer(game: Game, rng: Random) -> tuple[str, Json]:
    decision = game.pending[rng.randrange(len(game.pending))]
    return decision.clan, decision.options[rng.randrange(len(decision.options))].to_json()


@cache
def all_bidding(players: int) -> Midgame:
    """Whether all players are asked for a bid at the same time, and have something to bid."""
    clans = ("koi", "lotus", "turtle", "dragonfly", "bonsai")[:players]
    return played_until(
        clans, lambda game: [d.kind for d in game.pending if len(d.options) > 9] == ["bid"] * players
    )


async def store_table(store: Store, midgame: Midgame, owners: Mapping[str, Person], **options: Any) -> str:
    """Store a table with this game; bots hold the seats without a person. Returns its id."""
    settled = TableOptions.model_validate(
        {
            "players": len(midgame.clans),
            "season_set": midgame.season_set,
            "kami_unbound": midgame.kami_unbound,
        }
    ).settled()
    host = next(iter(owners.values()))
    row = TableRow(
        *(new_id(), host.id, "gathering", True, "", {**settled, **options}),
        *(str(midgame.seed), "5" * 64, "c" * 64, "invite", 0.0, 0.0),
    )
    first, *rest = _entries(midgame, owners)
    await store.create_table(row, first, host.id)
    await asyncio.gather(*(store.append(row.id, entry) for entry in rest[:-1]))
    await store.append(
        row.id, rest[-1], status="playing"
    )  # last, so that no server runs the table before it is complete
    return row.id


def _entries(midgame: Midgame, owners: Mapping[str, Person]) -> list[Entry]:
    bodies: list[tuple[str, Json]] = [("created", {"name": "Host", "bots": []})]
    for number, clan in enumerate(midgame.clans):
        if clan in owners:
            person = owners[clan]
            joined = {"place": number, "person": person.id, "name": person.name, "chosen": clan}
            bodies.append(("joined", joined))
        else:
            bodies.append(("bot_seated", {"place": number, "bot": BOT}))
    bots = [None if clan in owners else BOT for clan in midgame.clans]
    bodies.append(("started", {"bots": bots, "clans": list(midgame.clans), "picking": []}))
    for clan, answer in midgame.answers:
        bodies.append(("answered", {"clan": clan, "answer": answer, "by": "bot", "reason": None}))
    return [Entry(seq, kind, body, 0.0) for seq, (kind, body) in enumerate(bodies, 1)]
