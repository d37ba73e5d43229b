"""The progress file of the long crash test: a run resumes where it stopped, and violations are reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.soak.crash import BLOCK, missing_blocks
from tools.soak.crash_progress import POSTGRES, POWER_CUTS, SQLITE, Block, Progress, summary

COUNTS = {"kills": {"received": 2, "at an instant": 1}, "checked": {"entries": 40}}


def block(series: str, number: int, violation: str | None = None) -> Block:
    return Block(series, number, BLOCK, 12.0, violation, COUNTS)


def test_a_run_resumes_where_it_stopped(tmp_path: Path) -> None:
    wanted = {SQLITE: 2 * BLOCK + 7, POSTGRES: BLOCK}
    first = Progress(tmp_path / "new" / "progress.jsonl", "1")
    assert [kills for _, _, kills in missing_blocks(wanted, first.has)] == [BLOCK, BLOCK, BLOCK, 7]
    first.add(block(SQLITE, 0))
    first.add(block(POSTGRES, 0, "lost: a move"))
    again = Progress(tmp_path / "new" / "progress.jsonl", "1")
    assert again.blocks == first.blocks
    assert list(missing_blocks(wanted, again.has)) == [(SQLITE, 1, BLOCK), (SQLITE, 2, 7)]


def test_progress_of_another_seed_is_refused(tmp_path: Path) -> None:
    Progress(tmp_path / "progress.jsonl", "1").add(block(SQLITE, 0))
    with pytest.raises(SystemExit, match="of seed 1, not 2"):
        Progress(tmp_path / "progress.jsonl", "2")


def test_the_summary_adds_up_each_series() -> None:
    text = summary([block(SQLITE, 0), block(SQLITE, 1), block(POWER_CUTS, 0, "lost: a move")])
    assert "| kills: in all | 6 | 3 | 0 |" in text
    assert "| checked: entries | 80 | 40 | 0 |" in text
    assert "| violations | 0 | 1 | 0 |" in text


def test_a_block_with_a_violation_says_so() -> None:
    assert block(SQLITE, 0, "lost: a move").line().endswith("BROKEN: lost: a move")
