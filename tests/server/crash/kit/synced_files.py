"""What is safely on disk: a copy of each of SQLite's files as of its last sync.

`kill -9` loses nothing that was written to the system; a power cut loses what was not synced. So SQLite gets
its own VFS that copies each file after a sync, and a simulated power cut restores the copies.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import os
import shutil
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_void_p
from pathlib import Path
from typing import Any, Final

SYNCED: Final = ".synced"  # file name suffix of a copy
TO_SYNC: Final = 5  # index of xSync among the methods of a file, where index 0 is the version
METHODS: Final = 19

# The name is passed on as a raw pointer: SQLite keeps it while the file is open.
OPEN: Final = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
SYNC: Final = CFUNCTYPE(c_int, c_void_p, c_int)


class Vfs(Structure):
    """The part of `sqlite3_vfs` that is changed; the rest is copied."""

    _fields_ = (
        ("version", c_int),
        ("size_of_file", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
        ("others", c_void_p * 15),
    )


class Watch:
    """Wraps SQLite's file system layer and records each open and sync."""

    def __init__(self) -> None:
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = POINTER(Vfs)
        self._usual = library.sqlite3_vfs_find(None)
        self._usual_open = OPEN(self._usual.contents.open)
        self._paths: dict[int, Path] = {}
        self._methods: dict[int, tuple[Any, Any, Any]] = {}  # kept: SQLite holds pointers into them
        self._vfs = Vfs.from_buffer_copy(self._usual.contents)
        self._open = OPEN(self._on_open)
        self._vfs.name = b"watched"
        self._vfs.open = ctypes.cast(self._open, c_void_p)
        library.sqlite3_vfs_register(ctypes.byref(self._vfs), 1)

    def _on_open(self, _vfs: int, name: int | None, file: int, flags: int, out: int) -> int:
        result = self._usual_open(ctypes.cast(self._usual, c_void_p), name, file, flags, out)
        place = c_void_p.from_address(file)
        if result == 0 and name is not None and place.value is not None:
            self._paths[file] = Path(os.fsdecode(ctypes.string_at(name)))
            place.value = self._watched(place.value)
        return int(result)

    def _watched(self, methods: int) -> int:
        """The same methods, except for one."""
        if methods not in self._methods:
            table = (c_void_p * METHODS).from_buffer_copy((c_void_p * METHODS).from_address(methods))
            usual = SYNC(table[TO_SYNC] or 0)

            def sync(file: int, flags: int) -> int:
                result = usual(file, flags)
                self._keep(self._paths[file])
                return int(result)

            called = SYNC(sync)
            table[TO_SYNC] = ctypes.cast(called, c_void_p).value
            self._methods[methods] = table, usual, called
        return ctypes.addressof(self._methods[methods][0])

    def _keep(self, path: Path) -> None:
        """Atomically: the process may be killed at any moment."""
        made = path.with_name(path.name + ".copying")
        shutil.copyfile(path, made)
        made.replace(path.with_name(path.name + SYNCED))


_watch: Final[list[Watch]] = []


def keep_what_is_synced() -> None:
    """Start copying synced files in this process."""
    _watch.append(Watch())


def cut_power(path: Path) -> None:
    """Reduce a database to what was synced, after its process has ended."""
    for name in (path.name, path.name + "-wal"):
        file = path.with_name(name)
        file.unlink(missing_ok=True)
        copy = path.with_name(name + SYNCED)
        if copy.exists():
            shutil.copyfile(copy, file)
    path.with_name(path.name + "-shm").unlink(missing_ok=True)
