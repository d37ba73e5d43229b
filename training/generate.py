"""Generate: plays games on all cores and writes them to shard files. A stopped run can be resumed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from training.bots import check_bots
from training.data import write_shard
from training.progress import progress
from training.recording import record_game

SHARD: Final = 20  # games in a file


def generate(
    folder: Path, mix: Sequence[tuple[str, float]], games: int, seed: str, seconds: float, workers: int
) -> None:
    """Fill a folder with shards until it holds the games."""
    check_bots(name for name, _ in mix)
    folder.mkdir(parents=True, exist_ok=True)
    numbers = range(-(-games // SHARD))
    missing = [number for number in numbers if not shard_path(folder, number).exists()]
    job = partial(_play_shard, folder, tuple(mix), seed, seconds)
    with get_context("spawn").Pool(workers) as pool, progress("games", len(missing) * SHARD) as advance:
        for _ in pool.imap_unordered(job, missing):
            advance(SHARD)


def shard_path(folder: Path, number: int) -> Path:
    return folder / f"{number:05}.npz"


def _play_shard(
    folder: Path, mix: tuple[tuple[str, float], ...], seed: str, seconds: float, number: int
) -> None:
    games = [record_game(f"{seed} {number} {game}", mix, seconds) for game in range(SHARD)]
    write_shard(shard_path(folder, number), games)
