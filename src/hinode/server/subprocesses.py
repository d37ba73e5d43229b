"""Environment and resource limits of the server's subprocesses."""

from __future__ import annotations

import os
import sys
from typing import Final

_INHERITED: Final = ("LD_LIBRARY_PATH", "TMPDIR")  # environment variables that Python itself may need


def environment() -> dict[str, str]:
    """A subprocess's environment: Python's module path, but no database URL and no secret."""
    inherited = {name: os.environ[name] for name in _INHERITED if name in os.environ}
    return {**inherited, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def limit(memory: int, seconds: int) -> None:
    """Limit this process to bytes of memory and seconds of CPU time."""
    try:
        import resource
    except ImportError:  # not a Unix system: the server still stops this process in time
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
