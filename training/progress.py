"""Progress bars, on a terminal and in log files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress(words: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar; call the result with the number of steps that are done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, refresh_per_second=2) as bar:
        task = bar.add_task(words, total=total)
        yield lambda steps: bar.advance(task, steps)
