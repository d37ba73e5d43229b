"""The layers of the package: imports go down only, and a planted import is noticed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


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
    """A copy of the package that a test may spoil."""
    ignored = shutil.ignore_patterns("__pycache__")
    return Path(shutil.copytree(ROOT / "src" / "hinode", tmp_path / "hinode", ignore=ignored))


def plant(package: Path, module: str, statement: str) -> subprocess.CompletedProcess[str]:
    path = package / module
    path.write_text(path.read_text(encoding="utf-8") + f"\n\n{statement}\n", encoding="utf-8")
    return lint(package.parent, ROOT / "pyproject.toml")


def test_imports_go_down_only() -> None:
    found = lint(ROOT / "src", ROOT / "pyproject.toml")
    assert found.returncode == 0, found.stdout + found.stderr
    assert "0 broken" in found.stdout


@pytest.mark.parametrize(
    ("module", "statement", "contract"),
    [
        ("known/view.py", "from hinode.state.vault import Vault", "cannot reach the whole truth"),
        ("flow/driver.py", "import hinode.rules.changes", "Layers"),
        ("vocab/ids.py", "from hinode.known import public", "Layers"),
        ("cli/__init__.py", "import hinode.rules.queries", "public API only"),
        ("server/runtime.py", "import hinode.server.http.app", "Server layers"),
        ("server/play/runner.py", "import hinode.server.http.errors", "Server layers"),
        ("server/live/hub.py", "import hinode.server.http.errors", "Server layers"),
        ("server/live/hub.py", "import hinode.server.play.runner", "Server layers"),
        ("server/records/audit.py", "import hinode.server.live.hub", "Server layers"),
        ("server/tables/table.py", "import hinode.server.records.schema", "Server layers"),
        ("server/storage/store.py", "import hinode.server.tables.table", "Server layers"),
        ("server/tables/table.py", "import hinode.server.storage.store", "do no I/O"),
        ("server/tables/commands.py", "import asyncio", "do no I/O"),
        ("server/records/reader.py", "import sqlalchemy", "do no I/O"),
    ],
)
def test_a_planted_import_breaks_a_contract(
    package: Path, module: str, statement: str, contract: str
) -> None:
    found = plant(package, module, statement)
    broken = [line for line in found.stdout.splitlines() if line.endswith("BROKEN")]
    assert found.returncode == 1
    assert any(contract in line for line in broken), found.stdout + found.stderr


def test_a_new_package_must_be_given_a_layer(package: Path) -> None:
    (package / "extra").mkdir()
    (package / "extra" / "__init__.py").write_text("")
    found = lint(package.parent, ROOT / "pyproject.toml")
    assert found.returncode == 1
    assert "extra" in found.stdout
