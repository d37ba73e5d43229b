"""A process that analyzes one game. Arguments: bytes of memory, seconds of CPU time, and niceness.

The record of the game comes on stdin as JSON. On stdout, a line `[done, all]` says how many answers have been
looked at; the last line is the analysis, or `{"error": …}`.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from hinode.server.subprocesses import limit
from hinode.vocab.errors import HinodeError


def main() -> None:
    memory, seconds, niceness = map(int, sys.argv[1:])
    os.nice(niceness)
    limit(memory, seconds)
    try:
        found = _analyze(json.loads(sys.stdin.buffer.read()))
    except HinodeError as error:
        found = {"error": str(error)}
    except MemoryError:
        found = {"error": "it needs too much memory"}
    _say(found)


def _analyze(record: Any) -> dict[str, Any]:
    from hinode.analysis import analyze  # after the limits are set

    said = 0

    def progress(done: int, total: int) -> None:
        nonlocal said
        percent = 100 * done // max(total, 1)
        if percent > said:  # also ends this process if the server is gone: the pipe is closed
            said = percent
            _say([done, total])

    return analyze(record, progress=progress).to_json()


def _say(value: object) -> None:
    sys.stdout.write(json.dumps(value, separators=(",", ":")) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
