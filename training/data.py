"""Data: recorded games in shard files, and batches of positions for training.

A shard is an .npz file of a few hundred games. Rows are padded to five seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hinode.bots.evaluation import feature_columns as f
from training.recording import Recorded

SEATS: Final = 5
WIDTH: Final = f.TABLE_SIZE + SEATS * f.ROW_SIZE
MAX_BIDS: Final = 96  # candidates of one bid that are kept

Numbers = NDArray[np.float32]
Counts = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Positions:
    """Positions of many games, with the end of the game that each belongs to."""

    rows: NDArray[np.uint8]  # (position, WIDTH)
    game: Counts
    seat: Counts  # who chose a mandate, or -1
    mandate: Counts
    hand: Counts
    players: Counts  # by game
    vp: Numbers  # (game, seat)
    win: Numbers
    tokens: Numbers

    def __len__(self) -> int:
        return len(self.rows)

    def chosen(self, which: NDArray[Any]) -> Positions:
        """Some of the positions, with all games."""
        parts = (self.rows[which], self.game[which], self.seat[which], self.mandate[which], self.hand[which])
        return Positions(*parts, self.players, self.vp, self.win, self.tokens)

    def split(self, share: float) -> tuple[Positions, Positions]:
        """Training and test positions. A game is never in both."""
        test = (self.game * 2654435761 % 1000) < share * 1000
        return self.chosen(~test), self.chosen(test)

    def batches(self, size: int, rng: np.random.Generator) -> Iterator[Positions]:
        order = rng.permutation(len(self))
        for start in range(0, len(order) - size + 1, size):
            yield self.chosen(np.sort(order[start : start + size]))


def _by_seat(numbers: Sequence[Sequence[float]]) -> Numbers:
    found = np.zeros((len(numbers), SEATS), dtype=np.float32)
    for at, line in enumerate(numbers):
        found[at, : len(line)] = line
    return found


def write_shard(path: Path, games: Sequence[Recorded]) -> None:
    """Write games to a file. A file that exists is complete: it is renamed at the end."""
    positions = [(number, found) for number, game in enumerate(games) for found in game.positions]
    bids = [bid for game in games for bid in game.bids]
    padded = b"".join(found.row.ljust(WIDTH, b"\0") for _, found in positions)
    arrays: dict[str, Any] = {
        "rows": np.frombuffer(padded, dtype=np.uint8).reshape(-1, WIDTH),
        "game": np.array([number for number, _ in positions], dtype=np.int32),
        "seat": np.array([found.seat for _, found in positions], dtype=np.int8),
        "mandate": np.array([found.mandate for _, found in positions], dtype=np.int8),
        "hand": np.array([found.hand for _, found in positions], dtype=np.uint8),
        "players": np.array([len(game.vp) for game in games], dtype=np.int8),
        "vp": _by_seat([game.vp for game in games]),
        "win": _by_seat([game.win for game in games]),
        "tokens": _by_seat([game.tokens for game in games]),
        "bid_features": np.array([line for rows, _ in bids for line in rows], dtype=np.float16),
        "bid_counts": np.array([len(rows) for rows, _ in bids], dtype=np.int16),
        "bid_made": np.array([made for _, made in bids], dtype=np.int16),
        "bots": np.array([",".join(game.bots) for game in games]),
    }
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, **arrays)
    part.rename(path)


def shards(folders: Sequence[Path]) -> list[Path]:
    return [path for folder in folders for path in sorted(folder.glob("*.npz"))]


def read_positions(paths: Sequence[Path]) -> Positions:
    """All positions of some shards."""
    if not paths:
        raise SystemExit("there are no recorded games: run `python -m training generate` first")
    found: dict[str, list[NDArray[Any]]] = {}
    games = 0
    for path in paths:
        with np.load(path) as shard:
            for name in ("rows", "game", "seat", "mandate", "hand", "players", "vp", "win", "tokens"):
                part = shard[name]
                if name == "game":
                    part = part.astype(np.int64) + games
                found.setdefault(name, []).append(part)
            games += len(shard["players"])
    joined = {name: np.concatenate(parts) for name, parts in found.items()}
    game, seat, mandate, hand, players = (
        joined[name].astype(np.int64) for name in ("game", "seat", "mandate", "hand", "players")
    )
    ends = (joined["vp"], joined["win"], joined["tokens"])
    return Positions(joined["rows"], game, seat, mandate, hand, players, *ends)


def read_bids(paths: Sequence[Path]) -> tuple[Numbers, NDArray[np.bool_], Counts]:
    """(candidates of every bid, which of them are real, the one that was made)."""
    features, counts, made = [], [], []
    for path in paths:
        with np.load(path) as shard:
            features.append(shard["bid_features"].astype(np.float32))
            counts.append(shard["bid_counts"].astype(np.int64))
            made.append(shard["bid_made"].astype(np.int64))
    flat, sizes, chosen = np.concatenate(features), np.concatenate(counts), np.concatenate(made)
    ends = np.cumsum(sizes)
    kept = sizes <= MAX_BIDS
    columns = np.arange(MAX_BIDS)
    real = columns[None] < sizes[kept, None]
    at = np.where(real, (ends - sizes)[kept, None] + columns[None], 0)
    return flat[at], real, chosen[kept]
