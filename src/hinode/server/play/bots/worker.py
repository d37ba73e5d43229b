"""The worker process: is sent questions on its standard input, says what its bots choose, and keeps nothing.

`python -m hinode.server.play.bots.worker MEMORY [PLUGIN…]`: bytes it may take, modules to import first.
It ends with its input: a server that is gone leaves no worker behind, whatever a bot is doing.
"""

from __future__ import annotations

import json
import os
import pickle
import resource
import signal
import sys
from contextlib import suppress
from importlib import import_module
from itertools import count
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, BinaryIO, Final

from hinode.bots.registry import builtin_bot
from hinode.bots.runner import GRACE, BotFault, ask
from hinode.bots.seat import Seat
from hinode.server.play.bots.framing import READY, encode_packet, read_packet
from hinode.server.play.bots.jobs import UNKNOWN, Question
from hinode.vocab.errors import InvalidOptions

LAST: Final = 2.0  # seconds after the deadline at which a worker nobody has stopped ends itself
NICE: Final = 10  # the server goes first


def think(packet: bytes) -> dict[str, Any]:
    """The reply to one question. Why a bot failed is named, not told: an error's text may hold secrets."""
    question: Question = pickle.loads(packet)
    try:
        bot = builtin_bot(question.bot)
    except InvalidOptions:
        return {"fault": UNKNOWN}
    decision = next(asked for asked in question.world.pending if asked.clan == question.clan)
    seat = Seat(question.world, decision, Random(question.seed), question.seconds)
    _end_at(question.seconds * GRACE + LAST)
    try:
        choice = ask(bot, seat, decision, question.seconds)
        reason = choice.reason and {"kind": choice.reason.kind, "args": choice.reason.args}
        return {"answer": choice.answer.to_json(), "reason": reason}
    except BotFault as fault:
        cause = fault.__cause__
        return {"fault": f"failed ({type(cause).__name__}) at" if cause else str(fault)}
    finally:
        _end_at(0)


def _end_at(seconds: float) -> None:
    """The kernel ends this process after so many seconds, even one that is stuck outside Python; 0: not."""
    signal.setitimer(signal.ITIMER_REAL, seconds)


def serve(asked: BinaryIO, said: BinaryIO) -> None:
    """Answer questions one by one, for ever."""
    inbox: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(asked, inbox), daemon=True).start()
    said.write(encode_packet(READY))
    try:
        for number in count(1):
            reply = {"number": number, **think(inbox.get())}
            said.write(encode_packet(json.dumps(reply).encode()))
    finally:
        os._exit(1)  # at once: to end in order would be to wait for whoever listens


def _listen(asked: BinaryIO, inbox: SimpleQueue[bytes]) -> None:
    """Put questions aside until nothing more can come; then this process ends, whatever it is doing."""
    try:
        while (packet := read_packet(asked)) is not None:
            inbox.put(packet)
    finally:
        os._exit(0)


def _take_stream(number: int) -> int:
    """A standard stream for this module alone: what bots print or read goes to nobody."""
    own, nothing = os.dup(number), os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, number)
    os.close(nothing)
    return own


def _go_nowhere() -> None:
    """Into a folder that is gone at once: nothing is in it, nothing can be put there, nothing is left."""
    with TemporaryDirectory(prefix="hinode-bots-", ignore_cleanup_errors=True) as folder:
        os.chdir(folder)


def _confine(memory: int) -> None:
    """So much memory and no more; no file is written, no core left."""
    sys.dont_write_bytecode = True
    os.nice(NICE)
    limits = {resource.RLIMIT_AS: memory, resource.RLIMIT_FSIZE: 0, resource.RLIMIT_CORE: 0}
    for kind, most in limits.items():
        with suppress(ValueError):  # some systems know the limit but do not let it be set
            resource.setrlimit(kind, (most, most))


def main(memory: str, *plugins: str) -> None:
    asked, said = _take_stream(0), _take_stream(1)
    for plugin in plugins:
        import_module(plugin)
    _go_nowhere()
    _confine(int(memory))
    with open(asked, "rb") as questions, open(said, "wb", buffering=0) as replies:
        serve(questions, replies)


if __name__ == "__main__":
    main(*sys.argv[1:])
