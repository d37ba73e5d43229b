"""A bot for cluster tests that stalls in the middle of a game, in one marked process."""

from __future__ import annotations

import os
from pathlib import Path
from time import sleep

from hinode.bots.bot import Choice
from hinode.bots.random_bot import RandomBot
from hinode.bots.seat import Seat

FOLDER = "HINODE_STALLING_BOT"


class StallingBot(RandomBot):
    """Plays at random. The file `marked` names the process that stalls; `stopped` shows that it did."""

    def choose(self, seat: Seat) -> Choice:
        folder = Path(os.environ[FOLDER])
        marked = folder / "marked"
        if marked.exists() and marked.read_text() == str(os.getpid()):
            (folder / "stopped").touch()
            sleep(600)
        return super().choose(seat)
