"""A process that reads one uploaded record. Arguments: bytes of memory, seconds, and bytes of a record.

The record comes on stdin, and the parsed record goes to stdout. Memory and time are limited by the server.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Final

from hinode.server.subprocesses import limit

NICENESS: Final = 10  # games come first


def main() -> None:
    memory, seconds, max_bytes = map(int, sys.argv[1:])
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    # Imported after the priority is lowered: loading the engine takes longer than reading most records.
    from hinode.server.records.importing import read_import
    from hinode.vocab.errors import HinodeError

    limit(memory, seconds)
    try:
        found = read_import(sys.stdin.buffer.read(max_bytes + 1), max_bytes)._asdict()
    except HinodeError as error:
        found = {"error": str(error)}
    except MemoryError:
        found = {"error": "reading it needs too much memory"}
    sys.stdout.write(json.dumps(found, separators=(",", ":")))


if __name__ == "__main__":
    main()
