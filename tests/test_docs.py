"""The docs match the code: their examples run, and their links work."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from hinode import Game
from hinode.known.public import Public
from hinode.server.settings import Settings
from hinode.vocab import codes, ids

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
WITH_EXAMPLES = ["README.md", "docs/library.md", "docs/worlds.md", "docs/deals.md"]


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_run_as_printed(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_to_files_work(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_every_public_field_view_key_and_verb_is_described() -> None:
    text = (ROOT / "docs" / "worlds.md").read_text(encoding="utf-8")
    numbers = {name for name, value in vars(codes).items() if name.isupper() and type(value) is int}
    verbs = {name for name in numbers if not name.startswith("_")} - {"NONE"} - set(vars(ids))
    view = Game.new(clans=["koi", "lotus", "turtle"]).view("koi")
    for name in (*Public.fields, *view, *view["players"]["koi"], *view["private"], *verbs):
        assert f"`{name}`" in text, name


def test_every_setting_of_the_server_is_described() -> None:
    """Options of `hinode serve` may be described without their variable."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    options = {"host", "port", "database", "data", "behind_proxy", "workers", "log_level"}
    described = {name.lower() for name in re.findall(r"`HINODE_([A-Z_]+)", text)}
    assert described | options == set(Settings.model_fields)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_no_section_is_repeated(document: Path) -> None:
    headings = re.findall(r"^## .*", document.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(headings) == sorted(set(headings))


FILE = re.compile(r"`([\w./-]+/[\w./-]+\.(?:py|ts|svelte|js|json|ftl|md|css|toml|sh))`")
FOLDERS = [ROOT, ROOT / "docs", ROOT / "src" / "hinode", ROOT / "web" / "src", ROOT / "tests"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_named_files_exist(document: Path) -> None:
    named = FILE.findall(document.read_text(encoding="utf-8"))
    assert [name for name in named if not any((folder / name).exists() for folder in FOLDERS)] == []


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "adr"
    listed = (folder / "README.md").read_text(encoding="utf-8")
    assert [p.name for p in sorted(folder.glob("[0-9]*.md")) if f"({p.name})" not in listed] == []
