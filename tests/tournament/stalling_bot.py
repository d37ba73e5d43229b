"""A bot for the test of a cluster: in a process that is marked, it stops in the middle of a game."""

from __future__ import annotations

import os
from pathlib import Path
from time import sleep

from hinode.bots.bot import Choice
from hinode.bots.random_bot import RandomBot
from hinode.bots.seat import Seat

FOLDER = "HINODE_WITNESS"


class StallingBot(RandomBot):
    """Plays at random; `marked` in its folder names the process that stops, `stopped` says that it has."""

    def choose(self, seat: Seat) -> Choice:
        folder = Path(os.environ[FOLDER])
        marked = folder / "marked"
        if marked.exists() and marked.read_text() == str(os.getpid()):
            (folder / "stopped").touch()
            sleep(600)
        return super().choose(seat)
