"""The host's own bots (`hinode serve --bot module:Class`): checked in a separate process before the start.

`python -m hinode.server.play.bots.custom MODULE:CLASS…` creates each bot once, and prints what is wrong.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from subprocess import DEVNULL, PIPE, TimeoutExpired, run
from typing import Final

from hinode.bots.registry import make_bot
from hinode.server.play.bots.worker_handle import START_SECONDS
from hinode.server.settings import InvalidSettings
from hinode.server.subprocesses import environment
from hinode.vocab.errors import InvalidOptions

UNUSABLE: Final = 2  # exit code


def check_custom_bots(names: Sequence[str]) -> None:
    """Raise `InvalidSettings` for a bot that cannot be created. The server itself never imports it."""
    if not names:
        return
    command = (sys.executable, "-P", "-m", __name__, *names)
    try:
        checked = run(
            command,
            env=environment(),
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=DEVNULL,
            timeout=START_SECONDS,
            check=False,
        )
    except TimeoutExpired:
        reason = f"importing {', '.join(names)} takes longer than {START_SECONDS:g} s"
        raise InvalidSettings(f"bots: {reason}") from None
    if checked.returncode == UNUSABLE:
        said = checked.stdout.decode(errors="replace").strip().splitlines()
        raise InvalidSettings(f"bots: {said[-1] if said else 'unusable'}")
    if checked.returncode:
        reason = f"Python ended with exit code {checked.returncode} when {', '.join(names)} was imported"
        raise InvalidSettings(f"bots: {reason}")


def main(*names: str) -> int:
    for name in names:
        try:
            make_bot(name)
        except InvalidOptions as error:
            print(f"\n{' '.join(str(error).split())}")
            return UNUSABLE
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
