"""Probes of two other engines for comparison, if they are installed: python-chess and catanatron."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from itertools import count
from random import Random
from typing import Any, Final

from hinode.cli.bench.measure import Metric, Probe, cost, rates

CHESS: Final = "python-chess"
CHESS_GAMES: Final = Metric(CHESS, "random playouts", "games/s")
CHESS_MOVES: Final = Metric(CHESS, "moves in them", "/s")
CHESS_COPY: Final = Metric(CHESS, "board.copy(stack=False)", "µs")
CHESS_STACK_COPY: Final = Metric(CHESS, "board.copy()", "µs")

CATAN: Final = "catanatron"
CATAN_GAMES: Final = Metric(CATAN, "random games, 4 players", "games/s")
CATAN_TICKS: Final = Metric(CATAN, "ticks in them", "/s")
CATAN_COPY: Final = Metric(CATAN, "game.copy()", "µs")

_MAX_PLIES = 300  # a random chess game rarely ends much earlier
_GAMES = 12


def installed() -> tuple[list[Probe], list[str]]:
    """Probes of the installed engines, and the names of the missing ones."""
    probes: list[Probe] = []
    missing: list[str] = []
    for name, build in ((CHESS, chess_probes), (CATAN, catan_probes)):
        try:
            probes += build()
        except ModuleNotFoundError:
            missing.append(name)
    return probes, missing


def chess_probes() -> list[Probe]:
    chess: Any = import_module("chess")
    rng = Random(3)

    def play_out(most: int = _MAX_PLIES) -> Any:
        board = chess.Board()
        while len(board.move_stack) < most:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(rng.random() * len(moves))])
        return board

    boards = [play_out(rng.randrange(10, 120)) for _ in range(_GAMES)]
    return [
        rates(lambda: len(play_out().move_stack), CHESS_GAMES, CHESS_MOVES),
        cost(lambda board: board.copy(stack=False), boards, CHESS_COPY),
        cost(lambda board: board.copy(), boards, CHESS_STACK_COPY),
    ]


def catan_probes() -> list[Probe]:
    module: Any = import_module("catanatron")
    seeds, rng = count(1), Random(4)

    def new() -> Any:
        return module.Game([module.RandomPlayer(color) for color in module.Color], seed=next(seeds))

    def play_out() -> int:
        game = new()
        game.play()
        return _ticks(game)

    games = [_stopped(new, rng.randrange(50, 600)) for _ in range(_GAMES)]
    return [
        rates(play_out, CATAN_GAMES, CATAN_TICKS),
        cost(lambda game: game.copy(), games, CATAN_COPY),
    ]


def _stopped(new: Callable[[], Any], ticks: int) -> Any:
    """A game after some ticks, or at its end if that comes first."""
    game = new()
    while _ticks(game) < ticks and game.winning_color() is None:
        game.play_tick()
    return game


def _ticks(game: Any) -> int:
    return len(game.state.actions)
