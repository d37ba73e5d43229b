"""Moments at which cards take effect: after a Summon, and at the start of war."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.support.script import Json, Script, mandate, start


def summoned(clan: str, players: Mapping[str, Json], figure: str = "bushi", **position: Any) -> Script:
    """A Recruit in which only this clan summons: one figure, at its Stronghold in Edo.

    Effects of the Summon are asked next, and then the mandate of the player to the left.
    """
    board = {name: dict(here) for name, here in position.pop("map", {}).items()}
    mine = dict(board.setdefault("edo", {}).get(clan, {}))
    board["edo"][clan] = {**mine, "stronghold": mine.get("stronghold", 0) + 1}
    script = mandate("recruit", clan, players=dict(players), map=board, **position)
    return script.say(clan, "summon", figure=figure, province="edo").say(clan, "done")


def war(players: Mapping[str, Json], **position: Any) -> Script:
    """The start of a War Phase; the Koi and the Lotus will fight in Nagato, so their bids come next."""
    duel = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    board = {"nagato": duel, **position.pop("map", {})}
    return start(phase="war", players=dict(players), war=["nagato"], map=board, **position)


def over(script: Script) -> Script:
    """Checks that the start of war is over: only the Koi and the Lotus are asked, for their bids."""
    script.all_asked("bid", "koi", "lotus")
    return script
