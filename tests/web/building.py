"""The client as it would be shipped: built once for the sources as they are, and kept until they change."""

from __future__ import annotations

import fcntl
import importlib.util
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from types import ModuleType
from typing import Final, NoReturn

import pytest

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
PACKAGE: Final = ROOT / "src" / "hinode"
SHIPPED: Final = PACKAGE / "server" / "static"  # where the wheel's hook builds it
KEPT: Final = WEB / "dist"
STAMP: Final = ".build-id"
HOUR: Final = 3600


def give_up(reason: str) -> NoReturn:
    """Whoever has no browser at home may go without; CI may not."""
    if os.environ.get("CI"):
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


def built_client() -> Path:
    """A folder with the built client. Several test processes may ask at once: one of them builds."""
    hook = _hook()
    wanted: str = hook.fingerprint(WEB, PACKAGE / "locale")
    kept = KEPT / wanted[:16]
    for folder in (SHIPPED, kept):
        if (folder / STAMP).is_file() and (folder / STAMP).read_text() == wanted:
            return folder
    if hook.system_node() is None:
        give_up("the client has changed and cannot be built: Node 20.19 or newer is not on PATH")
    KEPT.mkdir(exist_ok=True)
    with (KEPT / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists():
            _build(hook, wanted, kept)
    return kept


def _build(hook: ModuleType, wanted: str, kept: Path) -> None:
    for old in KEPT.iterdir():
        if old.is_dir() and old.stat().st_mtime < time.time() - HOUR:  # younger ones may be in use
            shutil.rmtree(old)
    if not (WEB / "node_modules").is_dir():
        hook.npm(WEB, "ci", "--no-audit", "--no-fund")
    with tempfile.TemporaryDirectory(dir=KEPT) as folder:
        out = Path(folder) / "client"
        hook.npm(WEB, "run", "build", env={"CLIENT_OUT": str(out)})
        (out / STAMP).write_text(wanted)
        out.rename(kept)


def _hook() -> ModuleType:
    """hatch_build.py, which builds the client for the wheel; hatchling is there only while it does."""
    interface = "hatchling.builders.hooks.plugin.interface"
    if importlib.util.find_spec("hatchling") is None and interface not in sys.modules:
        stand_in = ModuleType(interface)
        stand_in.BuildHookInterface = list  # type: ignore[attr-defined]
        sys.modules[interface] = stand_in
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found
