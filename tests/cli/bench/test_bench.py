"""`hinode bench`: a short run of everything, and the calculations of its report."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import hinode
from hinode import HinodeError
from hinode.cli import bench
from hinode.cli.bench import engine, other_engines, profile
from hinode.cli.bench.measure import Metric, Probe, Reading, cost, measure, rate
from hinode.cli.bench.other_build import PROCESS, named, other_build
from hinode.cli.bench.report import ratios, report_lines
from hinode.vocab.build import BUILD

OURS = (engine.GAMES, engine.DECISIONS, engine.REPLAYS, engine.ANSWER, engine.COPY, engine.VIEW)

SEARCH = (engine.WORLD_DECISIONS, engine.FULL_WORLD_DECISIONS, engine.WORLD_COPY, engine.PLANNER)


def parse(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    return parser.parse_args(["--seconds", "0.05", "--rounds", "2", *arguments])


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the other engines; the planner decides only once, to save time."""
    monkeypatch.setattr(engine, "PLANNED", 1)
    for module in ("chess", "catanatron"):
        monkeypatch.setitem(sys.modules, module, None)


@pytest.mark.usefixtures("alone")
def test_a_short_run_prints_and_writes_every_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "figures.json"
    assert bench.run(parse("--json", str(file), "--all-cards")) == 0
    figures = json.loads(file.read_text(encoding="utf-8"))
    measured = {result["name"]: result for result in figures["results"]}
    printed = capsys.readouterr().out
    for metric in (*OURS, *SEARCH, engine.DIGEST, engine.SAMPLE, engine.FULL_GAMES, engine.FULL_DECISIONS):
        assert len(measured[metric.name]["values"]) == 2
        assert min(measured[metric.name]["values"]) > 0
        assert metric.name in printed
    assert "games/s with all cards against the base game" in figures["ratios"]


@pytest.mark.usefixtures("alone")
def test_an_engine_that_is_not_installed_is_named_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(parse()) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if "not installed" in line]
    assert [line.split(":")[0] for line in lines] == ["python-chess", "catanatron"]


@pytest.mark.usefixtures("alone")
def test_the_profile_accounts_for_all_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(parse("--profile")) == 0
    parts = capsys.readouterr().out.split("share of time by part")[1].split("and by module")[0]
    shares = [float(line.split()[-1].rstrip("%")) for line in parts.splitlines() if line.endswith("%")]
    assert sum(shares) == pytest.approx(100, abs=1)


@pytest.mark.parametrize("arguments", [("--seconds", "0"), ("--rounds", "0"), ("--seconds", "inf")])
def test_invalid_arguments_are_refused(arguments: tuple[str, str]) -> None:
    with pytest.raises(SystemExit) as caught:
        parse(*arguments)
    assert caught.value.code == 2


def test_a_file_that_cannot_be_written_is_refused_before_the_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bench.run(parse("--json", str(tmp_path / "nowhere" / "figures.json"))) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)


def test_probes_take_turns_after_one_warm_up_pass() -> None:
    calls: list[tuple[str, float]] = []

    def probe(name: str) -> Probe:
        def run(seconds: float) -> dict[Metric, float]:
            calls.append((name, seconds))
            return {Metric("x", name, "s"): float(len(calls))}

        return run

    found = measure([probe("one"), probe("two")], seconds=8, rounds=2)
    assert calls == [("one", 0), ("two", 0), ("one", 2), ("two", 2), ("one", 2), ("two", 2)]
    assert found[Metric("x", "one", "s")] == Reading((3, 5))


def test_every_call_gets_a_new_object() -> None:
    seen: list[int] = []
    things = iter(range(100))
    metric = Metric("x", "call", "µs")
    assert cost(seen.append, [0, 0], metric, fresh=lambda _: next(things))(0.0)[metric] > 0
    assert seen == [0, 1]


def test_a_rate_counts_at_least_one_step() -> None:
    done: list[None] = []
    metric = Metric("x", "steps", "/s")
    assert rate(lambda: done.append(None), metric)(0.0)[metric] > 0
    assert done == [None]


def test_a_ratio_above_one_means_faster() -> None:
    """More decisions per second, and fewer microseconds per copy; each round is compared separately."""
    readings = {
        engine.DECISIONS: Reading((10.0, 40.0, 60.0)),
        other_engines.CATAN_TICKS: Reading((5.0, 20.0, 60.0)),
        engine.COPY: Reading((10.0, 10.0, 20.0)),
        other_engines.CATAN_COPY: Reading((70.0, 70.0, 20.0)),
    }
    assert list(ratios(readings).values()) == [2.0, 7.0]
    assert any("catanatron ticks/s" in line and "2.00 x" in line for line in report_lines(readings, [], 3))


def test_a_folder_without_another_build_is_refused() -> None:
    folder = Path(hinode.__file__).parent.parent
    with pytest.raises(HinodeError, match="the same build"), other_build(folder, all_cards=False):
        pytest.fail("it was accepted")


def test_the_process_of_another_build_answers_each_line_with_the_values_of_a_probe() -> None:
    command = [sys.executable, "-m", PROCESS]
    done = subprocess.run(command, input="0 0\n3 0\n", capture_output=True, text=True, check=True)
    assert done.stderr == ""
    first, *answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert first["build"] == BUILD
    assert [[name for _, name, _, _ in answer["values"]] for answer in answers] == [
        [engine.GAMES.name, engine.DECISIONS.name],
        [engine.COPY.name],
    ]


def test_the_builds_are_compared() -> None:
    readings = {
        engine.WORLD_DECISIONS: Reading((10.0,)),
        named(engine.WORLD_DECISIONS, "compiled"): Reading((30.0,)),
    }
    assert ratios(readings) == {"decisions/s in worlds, compiled against plain": 3.0}


def test_random_play_gives_legal_answers_to_the_end() -> None:
    game = engine.new_game(3, **engine.FULL)
    assert engine.play_out(game, Random(0)) == game.version
    assert game.result is not None
    assert len(game.clans) == 4


@pytest.mark.parametrize(
    ("module", "function", "part"),
    [
        ("rules/changes/wealth.py", "gain_vp", "changes of the state"),
        ("rules/mandates/recruit.py", "options", "options: legal answers"),
        ("rules/mandates/recruit.py", "advance", "frames: advance and answer"),
        ("state/state.py", "emit", "events: recording"),
        ("api.py", "answer", "api edge: Decision, Answer, codes"),
    ],
)
def test_functions_are_charged_to_their_part(module: str, function: str, part: str) -> None:
    file = Path(hinode.__file__).parent / module
    assert profile.part_of((str(file), 1, function)) == part


def test_time_of_builtins_is_charged_to_their_callers() -> None:
    caller = (str(Path(hinode.__file__).parent / "api.py"), 1, "view")
    built_in = ("~", 0, "<built-in method builtins.len>")
    stats = {caller: (1, 1, 0.5, 0.7, {}), built_in: (9, 9, 0.2, 0.2, {caller: (9, 9, 0.2, 0.2)})}
    assert list(profile.charged(stats)) == [(caller, 0.5), (caller, 0.2)]
