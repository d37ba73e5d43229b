"""docs/tournaments.md matches the code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_type_hints

from hinode.tournament.rows import GameRow, GameSummary
from tests.cli.kit import command
from tests.tournament.games import read

DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "tournaments.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")


def test_the_example_runs_as_printed(tmp_path: Path) -> None:
    example = re.search(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert example is not None
    (tmp_path / "example.py").write_text(example[1], encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "example.py"], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert re.match(r"[\d.]+%, 95 %: \(", ran.stdout)
    assert len(read(tmp_path / "games.jsonl")) == 5
    assert (tmp_path / "games.html").exists()


def test_every_option_is_described() -> None:
    shown = command("tournament", "--help").stdout
    assert set(re.findall(r"--[a-z-]+", shown)) - {"--help"} <= set(re.findall(r"--[a-z-]+", TEXT))


def test_every_key_of_a_line_is_described() -> None:
    for key in get_type_hints(GameRow).keys() - {"summary"}:
        assert f"`{key}`" in TEXT
    for key in get_type_hints(GameSummary):
        assert f"`summary.{key}`" in TEXT
