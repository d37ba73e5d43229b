"""Bad arguments: one clear line on stderr, exit code 2, no traceback."""

from __future__ import annotations

import subprocess
import sys
from importlib import metadata
from importlib.metadata import version
from pathlib import Path

import pytest

from hinode.flow import driver
from hinode.vocab.build import BUILD
from tests.cli.kit import called, command, error_line


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["play", "--clan", "fox"], "'fox' is not a clan: choose koi, lotus, turtle, dragonfly, bonsai"),
        (["play", "--players", "2"], "3 to 5 players, not '2'"),
        (["play", "--players", "6"], "3 to 5 players, not '6'"),
        (["play", "--players", "many"], "3 to 5 players, not 'many'"),
        (["play", "--seed", "x"], "a whole number, not 'x'"),
        (["play", "--set", "kettle"], "'kettle' is not a card set: choose archway"),
        (["play", "--shrines", "fujin,raijin"], "four different kami"),
        (["play", "--shrines", "fujin,fujin,raijin,ryujin"], "four different kami"),
        (["play", "--shrines", "fujin,raijin,ryujin,susanoo", "--first-game"], "not allowed with"),
        (["play", "--worlds", "0"], "expected a number of worlds from 1 to 1000, not '0'"),
        (["play", "--worlds", "some"], "expected a number of worlds from 1 to 1000, not 'some'"),
        (["play", "--level", "clever"], "'clever' is not a level: choose random, easy, greedy, planner"),
        (["play", "--style", "gambler"], "'gambler' is not a style: choose plain, loyal"),
        (["play", "--level", "random", "--style", "monk"], "the level 'random' has no styles"),
        (["play", "--bot", "nobody"], "'nobody' is not a bot: choose random, easy, greedy, planner, master"),
        (["play", "--bot", "no_such_module:Bot"], "No module named 'no_such_module'"),
        (["play", "--bot", "random", "--level", "greedy"], "not allowed with argument --bot"),
        (["play", "--bot", "greedy", "--style", "monk"], "--style works with levels only"),
        (["play", "--cap", "0"], "a number of seconds greater than 0, not '0'"),
        (["play", "--cap", "soon"], "a number of seconds greater than 0, not 'soon'"),
        (["play", "--tempo", "9"], "unrecognized arguments: --tempo 9"),
        (["simulate", "--games", "0"], "a whole number of 1 or more, not '0'"),
        (["simulate", "--players", "9"], "3 to 5 players, not '9'"),
        (["replay"], "required: FILE"),
        (["replay", "no-such-file.json"], "no-such-file.json: No such file or directory"),
        (["juggle"], "invalid choice: 'juggle'"),
        ([], "required: COMMAND"),
    ],
)
def test_bad_arguments_are_refused_in_one_line(
    args: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """SET-1 and the command line's own limits."""
    assert message in error_line(capsys, *args)


def test_a_refused_command_ends_with_code_2_and_no_traceback() -> None:
    done = command("play", "--clan", "fox")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("hinode play: ")
    assert "Traceback" not in done.stderr


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert called("--help") == 0
    shown = capsys.readouterr().out
    for name in ("play", "simulate", "replay", "bench"):
        assert f"\n    {name} " in shown


@pytest.mark.parametrize("name", ["play", "simulate", "replay", "bench"])
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert called(name, "--help") == 0
    assert f"usage: hinode {name}" in capsys.readouterr().out


def test_the_version_is_that_of_the_package_and_names_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert called("--version") == 0
    assert capsys.readouterr().out == f"hinode {version('hinode')} ({BUILD})\n"
    assert ("plain" if str(driver.__file__).endswith(".py") else "compiled") == BUILD


def test_a_bare_copy_of_the_sources_has_no_version(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)
    assert called("--version") == 0
    assert capsys.readouterr().out == f"hinode unknown ({BUILD})\n"


def test_the_installed_command_is_the_same_as_the_module() -> None:
    script = Path(sys.executable).parent / "hinode"
    done = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == command("--version").stdout
