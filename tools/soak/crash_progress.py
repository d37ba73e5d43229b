"""The progress file of the crash test: a line of JSON for each finished block, and their sums."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

SQLITE: Final = "SQLite"
POWER_CUTS: Final = "SQLite, power cuts"
POSTGRES: Final = "PostgreSQL"
SERIES: Final = (SQLITE, POWER_CUTS, POSTGRES)
Counts = dict[str, dict[str, int]]


@dataclass(frozen=True)
class Block:
    """Some kills in a row: what was counted, and the violation that ended them."""

    series: str
    number: int
    kills: int
    seconds: float
    violation: str | None
    counts: Counts

    def line(self) -> str:
        result = "nothing lost" if self.violation is None else f"BROKEN: {self.violation}"
        return f"{self.series}, block {self.number + 1}: {self.kills} kills, {self.seconds:.0f} s, {result}"


class Progress:
    """Finished blocks, on the disk as soon as they are known."""

    def __init__(self, path: Path, seed: str) -> None:
        self._path = path
        self._seed = seed
        self.blocks: list[Block] = []
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._read(json.loads(line))

    def _read(self, line: dict[str, object]) -> None:
        seed = line.pop("seed")
        if seed != self._seed:
            raise SystemExit(f"{self._path}: of seed {seed}, not {self._seed}; delete it or use --progress")
        self.blocks.append(Block(**line))  # type: ignore[arg-type]

    def has(self, series: str, number: int) -> bool:
        return any((block.series, block.number) == (series, number) for block in self.blocks)

    def add(self, block: Block) -> None:
        self.blocks.append(block)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"seed": self._seed, **asdict(block)}) + "\n")


def summary(blocks: Sequence[Block]) -> str:
    """A table for docs/reliability.md."""
    sums = {series: _sum([block for block in blocks if block.series == series]) for series in SERIES}
    names = sorted({name for counts in sums.values() for name in counts})
    rows = [f"| {name} | " + " | ".join(f"{sums[each][name]:,}" for each in SERIES) + " |" for name in names]
    return "\n".join((f"| | {' | '.join(SERIES)} |", "|---|---:|---:|---:|", *rows))


def _sum(blocks: Sequence[Block]) -> Counter[str]:
    found: Counter[str] = Counter()
    for block in blocks:
        for group, counts in block.counts.items():
            found.update({f"{group}: {name}": count for name, count in counts.items()})
        found["kills: in all"] += sum(block.counts["kills"].values())
        found["violations"] += block.violation is not None
        found["seconds"] += round(block.seconds)
    return found
