"""Terminals: with color, without color, with limited encodings, and closed."""

from __future__ import annotations

import io
import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from hinode.cli.screen.terminal import Quit, Terminal
from tests.cli.kit import command
from tests.support.play import play_out, random_game

ESCAPE = "\x1b["


def on_a_terminal(*args: str, typed: str = "quit\n", **environment: str) -> str:
    """The output of a command on a terminal; by default the player quits immediately."""
    mine, theirs = pty.openpty()
    env = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    with subprocess.Popen(
        [sys.executable, "-m", "hinode", *args],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**env, "TERM": "xterm-256color", **environment},
        close_fds=True,
    ) as running:
        os.close(theirs)
        os.write(mine, typed.encode())
        shown = b""
        while True:
            try:
                part = os.read(mine, 65536)
            except OSError:  # the terminal is closed
                break
            if not part:
                break
            shown += part
        assert running.wait(timeout=30) == 0
    os.close(mine)
    return shown.decode("utf-8")


def test_color_on_a_terminal() -> None:
    assert ESCAPE in on_a_terminal("play", "--seed", "1")


@pytest.mark.parametrize("plain", [{"TERM": "dumb"}, {"NO_COLOR": "1"}])
def test_no_color_if_it_is_turned_off(plain: dict[str, str]) -> None:
    shown = on_a_terminal("play", "--seed", "1", **plain)
    assert "You are the Koi" in shown
    assert f"{ESCAPE}31m" not in shown


@pytest.mark.parametrize("locale", ["C.UTF-8", "zh_TW.UTF-8", "zh_XX.UTF-8"])
def test_chinese_can_be_typed_whether_or_not_the_locale_is_installed(locale: str) -> None:
    shown = on_a_terminal("play", "--language", "zh-Hant", typed="向\nquit\n", LC_ALL=locale)
    assert "「向」符合不只一個選項" in shown
    assert "再見" in shown


def test_no_color_in_a_pipe() -> None:
    assert ESCAPE not in command("play", "--seed", "1", typed="1\n").stdout


def test_a_stream_with_a_limited_encoding_works() -> None:
    done = command("play", "--seed", "1", typed="1\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Tea Ceremony ---" in done.stdout


def test_invalid_bytes_in_the_input_are_accepted() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hinode", "play", "--seed", "1"],
        input=b"\xff\xfe\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Nothing here is called" in done.stdout


def test_piped_input_is_in_the_transcript() -> None:
    screen = io.StringIO()
    assert Terminal(io.StringIO("  two words \n"), screen).ask("koi> ") == "two words"
    assert screen.getvalue() == "koi>   two words \n"


def test_the_end_of_input_quits() -> None:
    with pytest.raises(Quit):
        Terminal(io.StringIO(""), io.StringIO()).ask("> ")


def test_a_closed_output_pipe_is_not_an_error(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(play_out(random_game(1, 3), Random(1)).record()), encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-m", "hinode", "replay", str(path), "--all"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(timeout=30) == 0
