"""Kami Unbound for the tests: shrines with worshippers, kami figures on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.support.script import Json, Script, start

KAMI = ("amaterasu", "fujin", "hachiman", "raijin", "ryujin", "susanoo", "tsukuyomi")
TRIO = ("koi", "lotus", "turtle")
QUINTET = (*TRIO, "dragonfly", "bonsai")


def row(**worship: Mapping[str, int]) -> list[Json]:
    """Four shrines with this many Shinto of each clan; the remaining ones on the right are empty."""
    named: list[Json] = [
        {"kami": kami, **{clan: {"shinto": count} for clan, count in clans.items()}}
        for kami, clans in worship.items()
    ]
    return [*named, *({"kami": kami} for kami in KAMI if kami not in worship)][:4]


def unbound(figures: Mapping[str, str], **worship: Mapping[str, int]) -> Json:
    """The part of a position with the kami figures and the worshippers."""
    shrines = row(**{**{kami: {} for kami in figures if kami not in worship}, **worship})
    return {"kami_unbound": True, "kami_figures": dict(figures), "shrines": shrines}


def kami_turn(figures: Mapping[str, str] | None = None, **more: Any) -> Script:
    """The kami turn after the Turtle's third mandate; arguments that are not kami go to the position."""
    worship = {name: value for name, value in more.items() if name in KAMI}
    position = {name: value for name, value in more.items() if name not in KAMI}
    political = {"turn": 3, "current": "turtle"}
    return start(
        phase="kami",
        political=political,
        **{"players": list(TRIO), **unbound(figures or {}, **worship), **position},
    )


def where(script: Script, kami: str) -> str | None:
    """The province of a kami's figure, if it is on the map."""
    found: str | None = script.view["kami_figures"].get(kami)
    return found


def control(script: Script, kami: str) -> str | None:
    found: str | None = script.view["kami_control"][kami]
    return found


def moves(script: Script, clan: str, figure: str) -> list[tuple[str, str]]:
    """Every offered Move of a figure, as (from, to)."""
    offered = [option for option in script.options(clan) if option["kind"] == "move"]
    return [(option["from"], option["to"]) for option in offered if option["figure"] == figure]
