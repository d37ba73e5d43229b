"""The generated TypeScript: it has everything on the wire, and outdated files are found."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hinode.bots.registry import LEVELS
from hinode.bots.style import STYLES
from hinode.server.wire.engine.decisions import QUESTIONS
from hinode.server.wire.engine.stack import STEPS
from hinode.vocab.answers import ANSWER_KINDS
from hinode.vocab.events import FIELDS
from hinode.vocab.ids import CARDS, CLANS, KAMI, MANDATES, PROVINCES
from tools import wire_types
from tools.wire_vocab import value

UNIONS = {
    "Answer": tuple(ANSWER_KINDS),
    "Decision": tuple(QUESTIONS),
    "GameEvent": tuple(FIELDS),
    "Step": tuple(STEPS),
}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with correct files; without Node, so there are only a few types."""
    folder = tmp_path_factory.mktemp("wire")
    openapi = wire_types.openapi_json()
    (folder / "vocab.ts").write_text(wire_types.vocab_ts(), encoding="utf-8")
    (folder / "openapi.json").write_text(openapi, encoding="utf-8")
    (folder / "api.ts").write_text(
        wire_types.sealed(openapi, "export type View = object;\n"), encoding="utf-8"
    )
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    """The same, which a test may change."""
    return Path(shutil.copytree(made, tmp_path / "wire"))


def client_types() -> str:
    return (wire_types.WIRE / "api.ts").read_text(encoding="utf-8")


# -- everything is there ---------------------------------------------------------------------


@pytest.mark.parametrize("union", UNIONS)
def test_every_kind_is_in_its_union(union: str) -> None:
    """Each member of the union is an object with its own kind."""
    text = client_types()
    kinds = [kind for member in members(text, union) for kind in kinds_of(text, member)]
    assert sorted(set(kinds)) == sorted(UNIONS[union])


def members(text: str, union: str) -> list[str]:
    declared = re.search(rf"^        {union}: (.*);$", text, re.MULTILINE)
    assert declared is not None, f"{union} is not a union"
    return re.findall(r'components\["schemas"\]\["(\w+)"\]', declared[1])


def kinds_of(text: str, name: str) -> list[str]:
    """The kind of a named shape, or the kinds of a union."""
    shape = re.search(rf"^        {name}: {{\n(.*?)^        }};$", text, re.MULTILINE | re.DOTALL)
    if shape is None:
        return [kind for member in members(text, name) for kind in kinds_of(text, member)]
    return re.findall(r'^            kind: "(\w+)";$', shape[1], re.MULTILINE)


@pytest.mark.parametrize(
    "names",
    [CLANS, PROVINCES, CARDS, KAMI, MANDATES, tuple(LEVELS), tuple(STYLES)[1:], *UNIONS.values()],
    ids=lambda n: n[0],
)
def test_the_vocabulary_has_every_id(names: tuple[str, ...]) -> None:
    text = wire_types.vocab_ts()
    assert [name for name in names if not re.search(rf'^  "?{name}"?[:,]', text, re.MULTILINE)] == []


def test_the_map_is_symmetric() -> None:
    """Neighbors by land and by sea, as in the engine's data."""
    text = wire_types.vocab_ts()
    assert 'oshu: { harvest: { vp: 0, coins: 3, ronin: 0 }, borders: ["edo", "kyoto"]' in text
    assert 'edo: { harvest: { vp: 2, coins: 2, ronin: 0 }, borders: ["oshu", "kyoto"], routes: [] }' in text
    assert 'borders: [], routes: ["oshu", "kansai", "kyushu"]' in text


def test_values_are_written_as_typescript() -> None:
    given = {"a": [1, True, None], "b-c": {"d": 'say "so"'}, "e": {}}
    assert value(given) == '{ a: [1, true, null], "b-c": { d: "say \\"so\\"" }, e: {} }'


def test_only_the_top_level_title_is_kept() -> None:
    description = json.loads(wire_types.openapi_json())
    assert description["info"]["title"] == "Hinode"
    assert "title" not in description["components"]["schemas"]["View"]
    assert "title" in description["components"]["schemas"]["TableView"]["properties"]


# -- drift -----------------------------------------------------------------------------------


def test_correct_files_pass(made: Path) -> None:
    assert wire_types.main(["--check"], made) == 0


@pytest.mark.parametrize("name", ["vocab.ts", "openapi.json", "api.ts"])
def test_an_edited_file_is_found(folder: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    path = folder / name
    path.write_text(path.read_text(encoding="utf-8") + " ", encoding="utf-8")
    assert wire_types.main(["--check"], folder) == 1
    said = capsys.readouterr().err
    assert f"web/src/wire/{name} is out of date or was edited: run `python -m tools.wire_types`" in said
    assert said.count("\n") == 1


def test_outdated_types_are_found(folder: Path) -> None:
    path = folder / "api.ts"
    path.write_text(wire_types.sealed("{}", "export type View = object;\n"), encoding="utf-8")
    assert wire_types.drifted(folder) == ["api.ts"]


def test_missing_files_are_found(tmp_path: Path) -> None:
    assert wire_types.drifted(tmp_path) == ["vocab.ts", "openapi.json", "api.ts"]


def test_without_the_clients_tools_the_error_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert wire_types.main([], tmp_path / "wire", tmp_path / "web") == 1
    assert capsys.readouterr().err == "openapi-typescript is not installed: run `npm ci` in web/\n"


def test_the_output_is_the_same_in_every_process(made: Path) -> None:
    code = f"import pathlib, tools.wire_types as w; print(w.drifted(pathlib.Path({str(made)!r})))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        cwd=wire_types.ROOT,
        env={**os.environ, "PYTHONHASHSEED": "7"},
    )
    assert (done.stdout, done.returncode) == ("[]\n", 0), done.stderr
