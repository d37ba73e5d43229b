"""Bots that hang, crash, or write garbage. Only worker processes may import this module."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from tempfile import gettempdir
from typing import Any, Final

from hinode.bots.alliances.reasons import because
from hinode.bots.bot import Choice, Reason
from hinode.bots.registry import LEVELS
from hinode.bots.seat import Seat
from hinode.server.play.bots.framing import encode_packet

KEPT: Final[list[bytearray]] = []
MIB: Final = 1 << 20
SECRET: Final = "the-hand-of-the-koi"


def last(seat: Seat) -> Choice:
    """The answer of the well-behaved ones: never the default of a mandate question."""
    return Choice(seat.decision.options[-1])


def say_on_every_stream(words: bytes) -> None:
    for stream in range(3, 32):
        with suppress(OSError):
            os.write(stream, words)


def sleeps(seat: Seat) -> Choice:
    time.sleep(600)
    return last(seat)


def loops(seat: Seat) -> Choice:
    while True:
        pass


def is_stuck(seat: Seat) -> Choice:
    """In a call that lets no other Python thread run."""
    sum(range(10**13))
    return last(seat)


def dawdles(seat: Seat) -> Choice:
    """It answers after the time limit, but before it is stopped."""
    time.sleep(seat.time_left() * 2 + 0.05)
    return last(seat)


def raises(seat: Seat) -> Choice:
    raise ValueError(SECRET)


def leaves(seat: Seat) -> Choice:
    sys.exit(SECRET)


def dies(seat: Seat) -> Choice:
    os._exit(3)


def is_killed(seat: Seat) -> Choice:
    os.kill(os.getpid(), signal.SIGKILL)
    return last(seat)


def eats(seat: Seat) -> Choice:
    while True:
        KEPT.append(bytearray(MIB))


def gorges(seat: Seat) -> Choice:
    """It continues even when no memory is left."""
    while True:
        with suppress(MemoryError):
            KEPT.append(bytearray(MIB))


def hoards(seat: Seat) -> Choice:
    """It answers well, but leaves its worker almost no memory."""
    with suppress(MemoryError):
        eats(seat)
    return last(seat)


def builds(seat: Seat) -> Choice:
    """A well-behaved one that needs some memory."""
    bytearray(20 * MIB)
    return last(seat)


def prints(seat: Seat) -> Choice:
    """Its output is discarded, so its answer counts."""
    print("\xff" * 5000, flush=True)
    os.write(1, b"\xff" * 5000)
    return last(seat)


def babbles(seat: Seat) -> Choice:
    say_on_every_stream(b"\xff" * 100)
    return last(seat)


def nests(seat: Seat) -> Choice:
    say_on_every_stream(encode_packet(b"[" * 16_000))
    return last(seat)


def floods(seat: Seat) -> Choice:
    while True:
        say_on_every_stream(bytes(65536))


def forges(seat: Seat) -> Choice:
    """A well-formed reply, with an answer to a question that was not asked."""
    for number in range(1, 50):
        say_on_every_stream(encode_packet(json.dumps({"number": number, "answer": {"kind": "yes"}}).encode()))
    return last(seat)


def stammers(seat: Seat) -> Choice:
    """Its reply comes twice: the second one during the next question."""
    choice = last(seat)
    said = {"number": 1, "answer": choice.answer.to_json(), "reason": None}
    say_on_every_stream(encode_packet(json.dumps(said).encode()))
    return choice


def says_nothing(seat: Seat) -> Any:
    return None


def mumbles(seat: Seat) -> Choice:
    """A reason that is not JSON."""
    return Choice(last(seat).answer, Reason("no-use", {"clan": object()}))


def tells(seat: Seat) -> Choice:
    """It says which process it runs in."""
    return _naming(os.getpid(), seat)


def multiplies(seat: Seat) -> Choice:
    """It starts another process, and says which one."""
    return _naming(subprocess.Popen(["sleep", "600"]).pid, seat)


def _naming(pid: int, seat: Seat) -> Choice:
    """A reason whose numbers name a process."""
    thousands, ones = divmod(pid, 1000)
    return Choice(last(seat).answer, because("shared-mandates", "lotus", turns=thousands, their_turns=ones))


def snoops(seat: Seat) -> Choice:
    """It fails with an error whose class name lists what it has found."""
    for thing, found in findings().items():
        if found:
            raise type(f"Found_{thing}", (Exception,), {})
    return last(seat)


def findings() -> dict[str, object]:
    """Everything found that a worker should not have."""
    known = {"PYTHONPATH", "LC_CTYPE", "LD_LIBRARY_PATH", "SYSTEMROOT", "TMPDIR"}
    return {
        "environment": os.environ.keys() - known,
        "folder": os.listdir(os.curdir),
        "streams": [stream for stream in range(5, 256) if _is_open(stream)],
        "database": sys.modules.keys() & {"sqlite3", "sqlalchemy", "aiosqlite", "asyncpg"},
        "server": sys.modules.keys() & {"fastapi", "uvicorn", "asyncio", "hinode.server.live.hub"},
        "writing": _can_write("mine") or _can_write(os.path.join(gettempdir(), f"hinode-bot-{os.getpid()}")),
    }


def _is_open(stream: int) -> bool:
    try:
        os.fstat(stream)
    except OSError:
        return False
    return True


def _can_write(path: str) -> bool:
    try:
        with open(path, "w", encoding="utf-8") as mine:
            mine.write("something")
    except OSError:
        return False
    finally:
        with suppress(FileNotFoundError):
            os.remove(path)
    return True


class MisbehavingBot:
    """One of the above as a bot."""

    def __init__(self, choose: Callable[[Seat], Any]) -> None:
        self._choose = choose

    def choose(self, seat: Seat) -> Choice:
        choice: Choice = self._choose(seat)
        return choice


def enlist(*bots: Callable[[Seat], Any]) -> None:
    for bot in bots:
        LEVELS[bot.__name__] = partial(MisbehavingBot, bot)


enlist(
    sleeps, loops, is_stuck, dawdles, raises, leaves, dies, is_killed, eats, gorges, hoards, prints, babbles
)
enlist(nests, floods, forges, stammers, says_nothing, mumbles, builds, tells, multiplies, snoops)
