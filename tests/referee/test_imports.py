"""The referee shares no code with the engine."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ALLOWED = {"Decision", "Game"}  # from the public API
MODULES = sorted(path for path in HERE.rglob("*.py") if not path.name.startswith("test_"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(HERE)))
def test_only_the_public_api_is_imported(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            module, names = node.module or "", {alias.name for alias in node.names}
            assert not module.startswith("hinode.")
            assert module != "hinode" or names <= ALLOWED
            assert not module.startswith("tests.support") or path.name == "playing.py"
        if isinstance(node, ast.Import):
            assert not any(alias.name.split(".")[0] == "hinode" for alias in node.names)
