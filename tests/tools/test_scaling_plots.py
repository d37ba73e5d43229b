"""Scaling plots: their points and the chart."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools.line_chart import line_chart, ticks
from tools.scaling_plots import BIN, binned, decisions, draw_ramp, entries


@pytest.mark.parametrize(
    ("maximum", "last"), [(0.003, 0.005), (7, 10), (10, 10), (11, 25), (240, 250), (260, 500)]
)
def test_an_axis_ends_at_a_round_number(maximum: float, last: float) -> None:
    found = ticks(maximum)
    assert found[0] == 0
    assert found[-1] == pytest.approx(last)


def test_a_point_is_the_median_of_its_bin() -> None:
    samples = [(0, 1.0), (1, 2.0), (BIN - 1, 30.0), (BIN, 5.0), (BIN + 1, 5.0)]
    assert binned(samples, 1.0) == [(BIN / 2, 2.0), (BIN * 1.5, 5.0)]


def test_bins_of_only_the_longest_games_are_left_out() -> None:
    samples = [(number, 1.0) for number in range(BIN)] + [(BIN, 9.0)]
    assert binned(samples, 1.0) == [(BIN / 2, 1.0)]


def test_every_decision_and_entry_of_a_game_is_measured() -> None:
    for measured in (decisions, entries):
        numbers = [number for number, seconds in measured(1) if seconds >= 0]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert len(numbers) > 100


def test_a_line_goes_through_its_points() -> None:
    chart = ElementTree.fromstring(line_chart([(0, 0), (10, 10)], "moves", "ms"))
    line = next(each for each in chart if each.tag.endswith("polyline"))
    assert line.attrib["points"] == "56.0,196.0 624.0,16.0"


def test_a_ramp_is_drawn_from_its_results(tmp_path: Path) -> None:
    steps = [{"tables": 10, "server_cpu_ms_per_move": 2.0}, {"tables": 20, "server_cpu_ms_per_move": 2.0}]
    (tmp_path / "ramp.json").write_text(json.dumps({"steps": steps}), encoding="utf-8")
    draw_ramp(tmp_path, tmp_path / "ramp.json")
    assert "tables at one move per second" in (tmp_path / "tables-time.svg").read_text(encoding="utf-8")
