"""`hinode verify`: its output and exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hinode import Game
from tests.cli.kit import called, command, error_line
from tests.server.records.table_records import finished

Json = dict[str, Any]
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def verify(tmp_path: Path, capsys: Capture) -> Callable[..., tuple[int, list[str]]]:
    """Returns the exit code and the printed lines."""

    def run(document: Any, *args: str) -> tuple[int, list[str]]:
        path = tmp_path / "table.json"
        path.write_text(json.dumps(document), encoding="utf-8")
        code = called("verify", str(path), *args)
        out, err = capsys.readouterr()
        assert err == ""
        return code, out.splitlines()

    return run


Verify = Callable[..., tuple[int, list[str]]]


def test_every_line_of_an_honest_record_is_ok(verify: Verify) -> None:
    code, lines = verify(finished())
    assert code == 0
    assert lines[-1] == "OK: all checks passed."
    assert all(line.startswith(("ok  ", "not checked  ")) for line in lines[:-1])
    told = [line[13:].split(":")[0] for line in lines[:-1] if line.startswith("ok")]
    assert told == [
        *("form", "commitment", "setup.seats", "answers", "chance", "end", "digest", "result"),
        *("entries", "chain"),
    ]


def test_noted_values_are_compared(verify: Verify) -> None:
    document = finished()
    noted = ("--commitment", document["commitment"].upper(), "--head", document["head"])
    code, lines = verify(document, *noted)
    assert code == 0
    assert "ok           commitment: it is the one noted" in lines
    assert "ok           chain: the head noted is the last one" in lines
    assert not any(line.startswith("not checked") for line in lines)


def test_the_record_of_another_table_fails(verify: Verify) -> None:
    code, lines = verify(finished(), "--commitment", "0" * 64, "--head", "0" * 64)
    assert code == 1
    assert "FAILS        commitment: it is not the one noted" in lines
    assert "FAILS        chain: the head noted is none of this record" in lines
    assert lines[-1] == "NOT OK: 2 checks failed."


def test_each_failure_has_one_line(verify: Verify) -> None:
    """Lines are not wrapped at the width of the terminal, so that a script can read them."""
    code, lines = verify({**finished(), "digest": "0" * 64, "commitment": "1" * 64})
    assert code == 1
    assert [line[13:].split(":")[0] for line in lines if line.startswith("FAILS")] == [
        *("commitment", "digest", "chain")
    ]


def test_a_bare_game_is_checked_and_the_rest_is_listed(verify: Verify) -> None:
    code, lines = verify(Game.new(["koi", "lotus", "turtle"], seed=3).record())
    assert code == 0
    assert [line[:13].strip() for line in lines[:-1]] == ["ok", "ok", *["not checked"] * 3]


def test_an_illegal_answer_is_named_with_its_number_and_clause(verify: Verify) -> None:
    record = Game.new(["koi", "lotus", "turtle"], seed=3).record()
    code, lines = verify({**record, "answers": [["koi", {"kind": "propose", "to": "koi"}]]})
    assert code == 1
    assert lines[0].startswith("FAILS        record: answers[0]: ")


def test_terminal_control_characters_are_not_printed(verify: Verify) -> None:
    record = Game.new(["koi", "lotus", "turtle"], seed=3).record()
    record["start"]["options"]["\x1b[2J\n" + "x" * 5000] = 1
    code, lines = verify(record)
    assert code == 1
    assert lines[0].startswith("FAILS        record: start.options: ")
    assert "?[2J?xxx" in lines[0]
    assert all(line.isprintable() and len(line) < 450 for line in lines)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not JSON (line 1, column 1"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"[]", "a record is an object, not list"),
        (b"{}", "format: hinode-record and hinode-table-record up to version 2 are read"),
        (b'{"format": "hinode-table-record", "version": 3}', "up to version 2 are read, not"),
        (b"[" * 100_000, "nested too deeply"),
        (b" " * 3_000_000, "larger than"),
    ],
    ids=range(7),
)
def test_a_file_that_is_not_a_record_gives_one_line_and_exit_code_2(
    content: bytes, message: str, capsys: Capture, tmp_path: Path
) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    line = error_line(capsys, "verify", str(path))
    assert message in line
    assert "broken.json: " in line


def test_a_file_that_cannot_be_read_is_named(capsys: Capture, tmp_path: Path) -> None:
    assert "none.json: No such file" in error_line(capsys, "verify", str(tmp_path / "none.json"))
    assert "Is a directory" in error_line(capsys, "verify", str(tmp_path))


@pytest.mark.parametrize("option", ["--commitment", "--head"])
def test_an_invalid_hash_is_refused(option: str, capsys: Capture) -> None:
    assert "64 hexadecimal digits, not 'abc'" in error_line(capsys, "verify", "table.json", option, "abc")


def test_the_command_runs_in_its_own_process(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(finished()), encoding="utf-8")
    done = command("verify", str(path), COLUMNS="40")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 13


def test_verifying_does_not_import_the_server() -> None:
    code = "import sys, hinode.cli.main; print({'fastapi', 'sqlalchemy', 'pydantic'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
