"""docs/environment.md matches the code."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from hinode.env import layout
from hinode.env.actions import ACTION_VERSION, ACTIONS, BID_CAP, BLOCKS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environment.md"
TEXT = PAGE.read_text(encoding="utf-8")


def rows(heading: str) -> list[tuple[str, int, int]]:
    """Name, start, and size in the table under a heading."""
    section = TEXT.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    found = re.findall(r"^\| `([a-z_.-]+)` \| (\d+) \| (\d+) \|", section, re.MULTILINE)
    return [(name, int(first), int(size)) for name, first, size in found]


def test_its_examples_run_as_printed() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert (failed, tried > 0) == (0, True)


def test_every_field_of_the_observation_is_listed_with_its_index() -> None:
    assert rows("Observations") == [
        (f"{block}.{name}", layout.START[f"{block}.{name}"], size)
        for block, _, fields in layout.BLOCKS
        for name, size in fields
    ]


def test_every_kind_of_action_is_listed_with_its_index() -> None:
    assert rows("Actions") == [(name, block.start, len(block)) for name, block in BLOCKS.items()]


def test_sizes_and_versions_are_named() -> None:
    assert f"The vector has {layout.SIZE} numbers" in TEXT
    assert f"OBSERVATION_VERSION` {layout.OBSERVATION_VERSION};" in TEXT
    assert f"`Discrete({ACTIONS})` (`hinode.env.ACTION_VERSION` {ACTION_VERSION})" in TEXT
    assert f"at most {BID_CAP} Coins on an advantage" in TEXT


def test_repeated_blocks_are_named() -> None:
    said = re.sub(r"\s+", " ", TEXT)
    wide = layout.WIDTH
    counted = f"5 seats of {wide['seat']} numbers, 8 provinces of {wide['province']}"
    assert f"{counted}, 7 shrines (one for each kami) of {wide['shrine']}" in said
    assert f"7 mandate turns of {wide['mandate']}." in said
