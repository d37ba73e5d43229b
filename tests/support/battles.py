"""Battles for the tests: one in Nagato, and one after it that holds the game where it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.support.script import Json, Script, start

Pieces = Mapping[str, Mapping[str, int]]


def battle(nagato: Pieces, players: Mapping[str, Json], **position: Any) -> Script:
    """A script at the bids of a battle in Nagato.

    Every player also has a Bushi in Edo, where the next battle is: the war is not over when the one
    in Nagato is, so what it left behind can be looked at.
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
    """The province whose bids are being made, if nothing else is asked."""
    asked = {str(d.province) if d.kind == "bid" else None for d in script.game.pending}
    return asked.pop() if len(asked) == 1 else None


def over(script: Script) -> Script:
    """The battle in Nagato is over: the bids of the next one are asked for, and nothing else."""
    assert fought_in(script) == "edo", script.game.pending
    return script


def advantages(script: Script) -> list[tuple[str, str]]:
    """Who won which advantage so far, in order."""
    return [(event["advantage"], event["clan"]) for event in script.events("advantage_won")]


def victor(script: Script) -> str:
    """Who won the last battle."""
    return str(script.events("battle_won")[-1]["clan"])
