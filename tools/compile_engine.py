"""Compiles the engine with mypyc, from the same source as the plain build.

python tools/compile_engine.py             build/compiled holds the package with its compiled modules
python tools/compile_engine.py --out DIR   the same in another folder
python tools/compile_engine.py --current   print build/compiled if it is up to date, else nothing

Put the folder first on PYTHONPATH to run the compiled build. An unchanged engine is not compiled again.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "hinode"
OUT: Final = ROOT / "build" / "compiled"
GROUP: Final = "hinode_engine"  # one library for all modules, so that calls between them are direct
STAMP: Final = ".fingerprint"  # of the whole package
ENGINE_STAMP: Final = ".engine-fingerprint"  # of all that compiled modules depend on
LIBRARIES: Final = frozenset({".so", ".pyd"})

FOLDERS: Final = ("vocab", "known", "state", "flow", "rules", "worlds", "bots/evaluation", "env/observation")
MODULES: Final = ("bots/search/lookahead.py",)
ENGINE: Final = (*FOLDERS, "bots", "env")
# Plain in both builds: dataclasses with class variables, abstract bases, protocols, data, and `build`,
# which looks at a compiled module from outside.
PLAIN: Final = frozenset(
    f"vocab/{name}.py" for name in ("answers", "build", "data", "errors", "option_codes", "result")
)


def modules(source: Path = SOURCE) -> list[str]:
    """The files to compile, relative to the package."""
    found = [
        path.relative_to(source).as_posix() for folder in FOLDERS for path in (source / folder).rglob("*.py")
    ]
    return sorted({*MODULES, *(name for name in found if not name.endswith("/__init__.py"))} - PLAIN)


def fingerprint(folders: Sequence[str] = ("",)) -> str:
    """One digest of the sources in some folders, the versions of the compilers, and this file."""
    digest = hashlib.sha256(sys.version.encode())
    paths = [path for folder in folders for path in sorted((SOURCE / folder).rglob("*.py"))]
    for path in (Path(__file__), ROOT / "constraints.txt", *paths):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def copy_package(out: Path) -> None:
    """Copy the package again; libraries in the folder stay."""
    old = out / "hinode"
    for path in old.rglob("*"):
        if path.is_file() and path.suffix not in LIBRARIES:
            path.unlink()
    shutil.copytree(SOURCE, old, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)


def compile_in(folder: Path, opt_level: str) -> None:
    """Run mypyc and the C compiler in a folder that holds the package."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(folder)
    os.environ["MYPYPATH"] = str(folder)
    files = [f"hinode/{name}" for name in modules(folder / "hinode")]
    # NumPy and what `hinode.env` needs may be missing where this runs, such as in the build of a wheel.
    lenient = ["--follow-imports=silent", "--ignore-missing-imports"]
    extensions = mypycify(
        ["--strict", "--explicit-package-bases", "--config-file=", *lenient, *files],
        opt_level=opt_level,
        debug_level="0",
        group_name=GROUP,
        target_dir=str(folder / "c"),
    )
    setup(name="hinode", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])


def build(out: Path = OUT, opt_level: str = "3") -> Path:
    """Build the compiled package in a folder. What is up to date is not built again."""
    if is_current(out):
        return out
    engine, whole = fingerprint(ENGINE), fingerprint()  # before copying: the source may change meanwhile
    compiled = _stamp(out, ENGINE_STAMP) == engine
    if not compiled:
        shutil.rmtree(out, ignore_errors=True)
    (out / STAMP).unlink(missing_ok=True)
    copy_package(out)
    if not compiled:
        # A process of its own: mypyc changes the folder and keeps a lot of memory.
        command = [sys.executable, __file__, "--in", str(out), "--opt-level", opt_level]
        subprocess.run(command, check=True)
        for left_over in ("c", "build", ".mypy_cache"):
            shutil.rmtree(out / left_over, ignore_errors=True)
    missing = [name for name in modules() if not library_of(out, name).is_file()]
    if missing:
        raise SystemExit(f"not compiled: {', '.join(missing)}")
    (out / ENGINE_STAMP).write_text(engine)
    (out / STAMP).write_text(whole)
    return out


def is_current(out: Path) -> bool:
    """Whether a folder holds a complete build of this source."""
    return _stamp(out, STAMP) == fingerprint()


def _stamp(out: Path, name: str) -> str | None:
    stamp = out / name
    return stamp.read_text() if stamp.is_file() else None


def library_of(out: Path, module: str) -> Path:
    return (out / "hinode" / module).with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, default=OUT, help="where to build (default build/compiled)")
    parser.add_argument("--opt-level", default="3", choices=("0", "1", "2", "3"), help="of the C compiler")
    parser.add_argument("--current", action="store_true", help="print build/compiled if it is up to date")
    parser.add_argument("--in", dest="folder", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.folder is not None:
        compile_in(args.folder.resolve(), args.opt_level)
    elif args.current:
        print(OUT if is_current(OUT) else "")
    else:
        print(build(args.out.resolve(), args.opt_level))


if __name__ == "__main__":
    main()
