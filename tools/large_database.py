"""Makes a large SQLite database for measurements: thousands of finished and running games.

    python -m tools.large_database FILE --finished 10000 --running 2000

A few games are played by random bots; every table is one of them, with its own id and checksums.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from sqlalchemy import insert

from hinode import Game
from hinode.server.storage.engines.sqlite import transaction
from hinode.server.storage.queries.serialization import entry_row, pack
from hinode.server.storage.rows import Entry, TableRow
from hinode.server.storage.schema import entries, members, persons, tables
from hinode.server.storage.store import Store
from hinode.server.wire.options import TableOptions
from hinode.vocab.ids import CLANS

PLAYERS: Final = 4
GAMES: Final = 8  # that are really played
TABLES_AT_ONCE: Final = 100
OPTIONS: Final[dict[str, Any]] = TableOptions(players=PLAYERS).settled()


@dataclass(frozen=True)
class Sample:
    """One game, as the entries of its table."""

    seed: int
    log: list[Entry]

    @classmethod
    def play(cls, seed: int) -> Sample:
        rng, clans = Random(seed), CLANS[:PLAYERS]
        game = Game.new(clans=clans, seed=seed)
        log = list(lobby(clans))
        while game.result is None:
            decision = rng.choice(game.pending)
            answer = rng.choice(decision.options)
            body: dict[str, Any] = {
                "clan": decision.clan,
                "answer": answer.to_json(),
                "by": "person",
                "reason": None,
            }
            log.append(Entry(len(log) + 1, "answered", body, 0.0))
            game.answer(decision.clan, answer)
        return cls(seed, log)


def person_of(place: int) -> str:
    return f"person{place}"


def lobby(clans: Sequence[str]) -> Iterator[Entry]:
    yield Entry(1, "created", {"bots": [], "name": "Player 0"}, 0.0)
    for place, clan in enumerate(clans):
        person = {"person": person_of(place), "name": f"Player {place}", "by": "person"}
        yield Entry(place + 2, "joined", {"place": place, "chosen": clan, **person}, 0.0)
    start = {"bots": [None] * len(clans), "clans": list(clans), "picking": [], "by": "person"}
    yield Entry(len(clans) + 2, "started", start, 0.0)


def table_row(number: int, status: str, seed: int, now: float) -> TableRow:
    secret = f"{number:032x}"
    return TableRow(
        id=f"table{number:06}",
        creator=person_of(0),
        status=status,
        open=True,
        title=f"Table {number}",
        options=OPTIONS,
        seed=str(seed),
        salt=secret,
        commitment=secret,
        invite=secret,
        created=now,
        changed=now,
    )


def rows(samples: Sequence[Sample], finished: int, running: int) -> Iterator[tuple[TableRow, list[Entry]]]:
    """The tables: finished ones with their whole log, running ones with the first half."""
    now = time.time()
    for number in range(finished + running):
        sample = samples[number % len(samples)]
        over = number < finished
        log = sample.log if over else sample.log[: len(sample.log) // 2]
        status = "ended" if over else "playing"
        yield table_row(number, status, sample.seed, now), [replace(entry, at=now) for entry in log]


def fill(path: Path, finished: int, running: int) -> int:
    """Add the tables to a new database; returns the number of entries."""
    asyncio.run(_create(f"sqlite:///{path}"))
    found = list(rows([Sample.play(seed) for seed in range(GAMES)], finished, running))
    count = 0
    with transaction(path, "BEGIN IMMEDIATE", foreign_keys=False) as connection:
        people = [{"id": person_of(n), "name": f"Player {n}", "created": 0.0} for n in range(PLAYERS)]
        connection.execute(insert(persons), people)
        for start in range(0, len(found), TABLES_AT_ONCE):
            part = found[start : start + TABLES_AT_ONCE]
            connection.execute(insert(tables), [_values(row) for row, _ in part])
            connection.execute(
                insert(members),
                [{"table_id": row.id, "person": person_of(n)} for row, _ in part for n in range(PLAYERS)],
            )
            added = [entry_row(row.id, entry) for row, log in part for entry in log]
            connection.execute(insert(entries), added)
            count += len(added)
    return count


async def _create(url: str) -> None:
    await (await Store.open(url)).close()


def _values(row: TableRow) -> dict[str, Any]:
    """A running table is due at once, as after a start."""
    return asdict(row) | {"options": pack(row.options), "due": 0.0 if row.status == "playing" else None}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="make a large SQLite database for measurements")
    parser.add_argument("file", type=Path)
    parser.add_argument("--finished", type=int, default=10_000)
    parser.add_argument("--running", type=int, default=2_000)
    args = parser.parse_args(arguments)
    if args.file.exists():
        parser.error(f"{args.file} exists")
    count = fill(args.file, args.finished, args.running)
    size = args.file.stat().st_size / 2**20
    print(f"{args.finished} finished and {args.running} running games: {count} entries, {size:.0f} MiB")


if __name__ == "__main__":
    main()
