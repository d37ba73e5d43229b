"""The layers of the package: imports only go down, and a planted import is found."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
# Module, what it must not import, and part of the contract's name.
PLANTED = [
    ("known.view", "hinode.state.vault", "cannot reach the whole truth"),
    ("flow.driver", "hinode.rules.changes", "Layers"),
    ("vocab.ids", "hinode.known.public", "Layers"),
    ("cli.arguments", "hinode.rules.queries", "public API only"),
    ("server.runtime", "hinode.server.http.app", "Server layers"),
    ("server.play.runner", "hinode.server.http.errors", "Server layers"),
    ("server.live.hub", "hinode.server.http.errors", "Server layers"),
    ("server.live.hub", "hinode.server.play.runner", "Server layers"),
    ("server.records.audit", "hinode.server.live.hub", "Server layers"),
    ("server.tables.table", "hinode.server.records.schema", "Server layers"),
    ("server.storage.store", "hinode.server.tables.table", "Server layers"),
    ("server.tables.table", "hinode.server.storage.store", "do no I/O"),
    ("server.tables.commands", "asyncio", "do no I/O"),
    ("server.records.reader", "sqlalchemy", "do no I/O"),
]


def lint(package_parent: Path, config: Path) -> subprocess.CompletedProcess[str]:
    """Run the import contracts on the `hinode` package found in a folder."""
    code = f"import sys; sys.path.insert(0, {str(package_parent)!r}); from importlinter.cli import {{}}"
    call = "lint_imports_command; lint_imports_command()"
    return subprocess.run(
        [sys.executable, "-c", code.format(call), "--config", str(config), "--no-cache", "--no-logo"],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package that a test may change."""
    return copy_package(tmp_path)


def copy_package(folder: Path) -> Path:
    ignored = shutil.ignore_patterns("__pycache__")
    return Path(shutil.copytree(ROOT / "src" / "hinode", folder / "hinode", ignore=ignored))


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The reports for all wrong imports planted at once, by the name of each broken contract."""
    package = copy_package(tmp_path_factory.mktemp("planted"))
    for importer, imported, _ in PLANTED:
        with open(package / f"{importer.replace('.', '/')}.py", "a", encoding="utf-8") as module:
            module.write(f"\n\nimport {imported}\n")
    found = lint(package.parent, ROOT / "pyproject.toml")
    assert found.returncode == 1, found.stdout + found.stderr
    details = found.stdout.partition("Broken contracts\n")[2]
    sections = re.split(r"^(.+)\n-+\n", details, flags=re.MULTILINE)[1:]
    return dict(zip(sections[::2], sections[1::2], strict=True))


def test_imports_only_go_down() -> None:
    found = lint(ROOT / "src", ROOT / "pyproject.toml")
    assert found.returncode == 0, found.stdout + found.stderr
    assert "0 broken" in found.stdout


@pytest.mark.parametrize(("importer", "imported", "contract"), PLANTED)
def test_a_planted_import_breaks_a_contract(
    reports: dict[str, str], importer: str, imported: str, contract: str
) -> None:
    wrong = rf"hinode\.{importer} -> {imported} \(l\.\d+\)"
    assert any(contract in name and re.search(wrong, report) for name, report in reports.items()), reports


def test_a_new_package_needs_a_layer(package: Path) -> None:
    (package / "extra").mkdir()
    (package / "extra" / "__init__.py").write_text("")
    found = lint(package.parent, ROOT / "pyproject.toml")
    assert found.returncode == 1
    assert "extra" in found.stdout
