"""The worker process: reads questions from standard input, runs the bots, and writes their choices.

`python -m hinode.server.play.bots.worker MEMORY NICENESS [PLUGIN…]`: memory limit in bytes, by how much it
yields to other processes, and what to import first: modules, and custom bots as `module:Class`.
It exits at the end of its input: a server that dies leaves no worker behind, whatever a bot is doing.
"""

from __future__ import annotations

import json
import os
import pickle
import resource
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from itertools import count
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, BinaryIO, Final

from hinode.bots.bargaining.seat_deals import NO_DEALS, SeatDeals
from hinode.bots.bot import Bot
from hinode.bots.registry import builtin_bot, custom_bot_class, is_custom
from hinode.bots.runner import GRACE, BotFault, ask, ask_offer, ask_reply
from hinode.bots.seat import Seat
from hinode.deals import parse_offer
from hinode.deals.terms import SIDES
from hinode.server.play.bots.framing import READY, encode_packet, read_packet
from hinode.server.play.bots.jobs import UNKNOWN, WorkerQuestion
from hinode.vocab.errors import InvalidOptions

EXIT_DELAY: Final = 2.0  # seconds after the deadline, when a worker that was not killed ends itself
CUSTOM_BOTS: Final[dict[str, Callable[[], Bot]]] = {}  # the classes that this server offers, by name


def think(packet: bytes) -> dict[str, Any]:
    """The reply to one question. A failure is reported by error type only: its message may hold secrets."""
    question: WorkerQuestion = pickle.loads(packet)
    _exit_after(question.seconds * GRACE + EXIT_DELAY)
    try:
        bot = _make_bot(question.bot)
        if question.offer is not None:
            return _reply(bot, question, question.offer)
        if question.makes_offer:
            return _offer(bot, question)
        decision = question.decision()
        seat = Seat(question.world, decision, Random(question.seed), question.seconds, _deals(question))
        choice = ask(bot, seat, decision, question.seconds)
        reason = choice.reason and choice.reason.to_json()
        return {"answer": choice.answer.to_json(), "reason": reason}
    except BotFault as fault:
        cause = fault.__cause__
        return {"fault": f"failed ({type(cause).__name__}) at" if cause else str(fault)}
    finally:
        _exit_after(0)


def _deals(question: WorkerQuestion) -> SeatDeals:
    return NO_DEALS if question.deals is None else SeatDeals.from_json(question.deals)


def _reply(bot: Bot, question: WorkerQuestion, offered: dict[str, Any]) -> dict[str, Any]:
    """A bot's reply to an offer."""
    offer = parse_offer(offered, offered["id"], offered["from"])
    faults: list[str] = []
    reply = ask_reply(bot, _seat(question), offer, faults.append)
    if faults:
        raise BotFault("failed at")
    terms: dict[str, Any] = {} if reply.counter is None else reply.counter.to_json()
    said: dict[str, Any] = {"kind": reply.kind, **{side: terms[side] for side in SIDES if side in terms}}
    return {"reply": said, "reason": reply.reason and reply.reason.to_json()}


def _offer(bot: Bot, question: WorkerQuestion) -> dict[str, Any]:
    """An offer that a bot makes, if it makes one."""
    faults: list[str] = []
    offer = ask_offer(bot, _seat(question), faults.append)
    if faults:
        raise BotFault("failed at")
    return {"offer": offer and offer.to_json(), "reason": offer and offer.reason}


def _seat(question: WorkerQuestion) -> Seat:
    """A seat without a question."""
    return Seat(question.world, question.clan, Random(question.seed), question.seconds, _deals(question))


def _make_bot(name: str) -> Bot:
    """Only a custom bot that the server offers is created: names come from tables."""
    try:
        return CUSTOM_BOTS[name]() if name in CUSTOM_BOTS else builtin_bot(name)
    except InvalidOptions:
        raise BotFault(UNKNOWN) from None
    except (Exception, SystemExit) as error:  # the constructor of a custom bot may raise anything
        raise BotFault("failed at") from error


def _exit_after(seconds: float) -> None:
    """The kernel kills this process after `seconds`, even if it hangs outside Python; 0 cancels it."""
    signal.setitimer(signal.ITIMER_REAL, seconds)


def serve(questions: BinaryIO, replies: BinaryIO) -> None:
    """Answer questions one by one, forever."""
    inbox: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions, inbox), daemon=True).start()
    replies.write(encode_packet(READY))
    try:
        for number in count(1):
            reply = {"number": number, **think(inbox.get())}
            replies.write(encode_packet(json.dumps(reply).encode()))
    finally:
        os._exit(1)  # at once: a regular exit would wait for the reading thread


def _listen(questions: BinaryIO, inbox: SimpleQueue[bytes]) -> None:
    """Queue questions until the input ends; then exit, whatever the main thread is doing."""
    try:
        while (packet := read_packet(questions)) is not None:
            inbox.put(packet)
    finally:
        os._exit(0)


def _take_stream(number: int) -> int:
    """Take over a standard stream: whatever bots print or read goes to /dev/null."""
    own, nothing = os.dup(number), os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, number)
    os.close(nothing)
    return own


def _enter_removed_directory() -> None:
    """Change into a directory that no longer exists: it is empty, and nothing can be created in it."""
    with TemporaryDirectory(prefix="hinode-bots-", ignore_cleanup_errors=True) as folder:
        os.chdir(folder)


def _limit_resources(memory: int, niceness: int) -> None:
    """Limit memory; forbid writing files and core dumps."""
    sys.dont_write_bytecode = True
    os.nice(niceness)
    limits = {resource.RLIMIT_AS: memory, resource.RLIMIT_FSIZE: 0, resource.RLIMIT_CORE: 0}
    for kind, limit in limits.items():
        with suppress(ValueError):  # some systems know the limit but do not allow setting it
            resource.setrlimit(kind, (limit, limit))


def _import_custom_bot(name: str) -> None:
    """A bot that cannot be imported is unknown; the other bots of this worker still play."""
    with suppress(InvalidOptions):
        CUSTOM_BOTS[name] = custom_bot_class(name)


def main(memory: str, niceness: str, *plugins: str) -> None:
    asked, said = _take_stream(0), _take_stream(1)
    for plugin in plugins:
        if is_custom(plugin):
            _import_custom_bot(plugin)
        else:
            import_module(plugin)
    _enter_removed_directory()
    _limit_resources(int(memory), int(niceness))
    with open(asked, "rb") as questions, open(said, "wb", buffering=0) as replies:
        serve(questions, replies)


if __name__ == "__main__":
    main(*sys.argv[1:])
