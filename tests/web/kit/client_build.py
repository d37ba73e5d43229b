"""The client as it is shipped: built once per test run, from one copy of the sources."""

from __future__ import annotations

import fcntl
import importlib.util
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Final, NoReturn

import pytest

ROOT: Final = Path(__file__).parents[3]
WEB: Final = ROOT / "web"
LOCALE: Final = Path("src", "hinode", "locale")  # part of the client, next to `web`
SHIPPED: Final = ROOT / "src" / "hinode" / "server" / "static"  # where the wheel's build hook puts it
STAMP: Final = ".build-id"


def give_up(reason: str) -> NoReturn:
    """Fail with a message that says what is missing: a test that cannot run must not pass."""
    pytest.fail(reason, pytrace=False)


def built_client(run: Path) -> Path:
    """The client in `run`, the folder of this test run. If several test processes ask, one of them builds it.

    Sources may be edited while the tests run: all processes use the client as of the start.
    """
    built = run / "client"
    run.mkdir(parents=True, exist_ok=True)
    with (run / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not built.exists():
            with TemporaryDirectory(dir=run) as work:
                _build(Path(work, "sources"), Path(work, "client"))
                Path(work, "client").rename(built)
    return built


def _build(sources: Path, out: Path) -> None:
    hook = _hook()
    shutil.copytree(WEB, sources / "web", ignore=shutil.ignore_patterns(*hook.IGNORED))
    shutil.copytree(ROOT / LOCALE, sources / LOCALE)
    if _is_shipped(hook.fingerprint(sources / "web", sources / LOCALE)):
        shutil.copytree(SHIPPED, out)
        return
    if hook.system_node() is None:
        give_up("the client has changed and cannot be built: Node 20.19 or newer is not on PATH")
    if not (WEB / "node_modules").is_dir():
        hook.npm(WEB, "ci", "--no-audit", "--no-fund")
    (sources / "web" / "node_modules").symlink_to(WEB / "node_modules")
    hook.npm(sources / "web", "run", "build", "--", "--logLevel", "warn", env={"CLIENT_OUT": str(out)})


def _is_shipped(wanted: str) -> bool:
    stamp = SHIPPED / STAMP
    return stamp.is_file() and stamp.read_text() == wanted


def _hook() -> ModuleType:
    """hatch_build.py, which builds the client for the wheel; hatchling exists only during that build."""
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
