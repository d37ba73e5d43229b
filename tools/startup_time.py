"""Measures how long a server takes to start: wall-clock time and CPU time until it is ready.

    python -m tools.large_database DIR/hinode.sqlite && python -m tools.startup_time DIR --times 5

After each start, one request must get a 200: a server that says it is ready and answers 503 is not.
"""

from __future__ import annotations

import argparse
import tempfile
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import monotonic
from typing import NamedTuple

from hinode.cli.bench.server_load.server_process import processor_of, served


class Start(NamedTuple):
    wall: float
    cpu: float


def measure(data: Path) -> Start:
    began = monotonic()
    with served(data) as (process, origin):
        found = Start(monotonic() - began, processor_of(process))
        with urllib.request.urlopen(f"{origin}/healthz") as response:
            assert response.status == 200, response.status
        return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="measure how long a server takes to start")
    parser.add_argument("data", type=Path, nargs="?", help="the data folder (default: an empty one)")
    parser.add_argument("--times", type=int, default=5)
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as empty:
        data = args.data or Path(empty)
        measure(data)  # fills the caches of Python and of the system
        starts = [measure(data) for _ in range(args.times)]
    for name, values in (("wall", [s.wall for s in starts]), ("CPU", [s.cpu for s in starts])):
        print(f"{name:5}{median(values):6.2f} s ({min(values):.2f} to {max(values):.2f})")


if __name__ == "__main__":
    main()
