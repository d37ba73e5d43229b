"""Battles for the tests: one in Nagato, and a later one, so that the war is not over after the first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.support.script import Json, Script, start

Pieces = Mapping[str, Mapping[str, int]]


def battle(nagato: Pieces, players: Mapping[str, Json], **position: Any) -> Script:
    """A script at the bids of a battle in Nagato.

    Every player also has a Bushi in Edo, where the next battle is. So the war continues after the battle
    in Nagato, and the test can check its results.
    """
    edo = {clan: {"bushi": 1} for clan in players}
    script = start(
        phase="war",
        players=dict(players),
        war=["nagato", "edo"],
        map={"nagato": nagato, "edo": edo},
        **position,
    )
    assert fought_in(script) == "nagato"
    return script


def fought_in(script: Script) -> str | None:
    """The province of the current bids, if nothing else is asked."""
    asked = {str(d.province) if d.kind == "bid" else None for d in script.game.pending}
    return asked.pop() if len(asked) == 1 else None


def over(script: Script) -> Script:
    """Checks that the battle in Nagato is over and only the bids of the next one are asked for."""
    assert fought_in(script) == "edo", script.game.pending
    return script


def advantages(script: Script) -> list[tuple[str, str]]:
    """The advantages won so far and their winners, in order."""
    return [(event["advantage"], event["clan"]) for event in script.events("advantage_won")]


def victor(script: Script) -> str:
    """The winner of the last battle."""
    return str(script.events("battle_won")[-1]["clan"])
