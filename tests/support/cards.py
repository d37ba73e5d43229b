"""Shortcuts to the moments at which season cards matter."""

from __future__ import annotations

from typing import Any

from tests.support.script import Json, Script, mandate, start

TRIO = ("koi", "lotus", "turtle")
KAMI = ("amaterasu", "fujin", "hachiman", "raijin", "ryujin", "susanoo", "tsukuyomi")


def seats(**more: Json) -> dict[str, Json]:
    """The players Koi, Lotus, and Turtle, plus all named clans, with the given properties."""
    return {clan: {} for clan in TRIO} | more


def row(*shrines: Json) -> list[Json]:
    """These shrines from the left, then empty ones."""
    used = [shrine["kami"] for shrine in shrines]
    return [*shrines, *({"kami": kami} for kami in KAMI if kami not in used)][:4]


def kami_turn(*shrines: Json, **position: Any) -> Script:
    """The first kami turn of a season, after the Turtle's mandate."""
    political = {"turn": 3, "current": "turtle"}
    return start(phase="kami", political=political, shrines=row(*shrines), **position)


def winter(players: dict[str, Json], **position: Any) -> Script:
    """A game played out from the last question before winter."""
    script = start(season="winter", phase="winter", players=players, **position)
    assert script.game.result is not None
    return script


def gains(script: Script, card: str) -> list[tuple[str, str, int]]:
    """A card's changes of VP, Coins, and Ronin, in order: (kind, clan, amount)."""
    resources = ("vp", "coins", "ronin")
    mine = [event for event in script.game.events() if event.cause == card and event.kind in resources]
    return [(event.kind, event["clan"], event["amount"]) for event in mine]


def all_coins(script: Script) -> dict[str, int]:
    """The Coins of each clan."""
    return {clan: script.coins(clan) for clan in script.game.clans}


def forces(script: Script) -> list[tuple[str, int]]:
    """The winner of each battle so far, and the winning force."""
    return [(event["clan"], event["force"]) for event in script.events("battle_won")]


def deaths(script: Script) -> list[tuple[str, str, int, str]]:
    """Figures killed so far: (owner, figure, how many, cause)."""
    return [(e["clan"], e["figure"], e["count"], e["cause"]) for e in script.events("killed")]


def bought_last(card: str, cards: list[str], **position: Any) -> tuple[int, int]:
    """The Koi buy a card in the last Train of autumn. Returns their VP right after it and at the end."""
    players = seats(koi={"coins": 9, "cards": cards}, lotus={"coins": 9})
    position |= {"season": "autumn", "players": players, "display": {card: 2}}
    script = mandate("train", "koi", 7, **position)
    script.say("koi", "buy", card=card).asked("lotus", "train")
    before = script.vp("koi")
    assert script.done("lotus", "turtle").game.result is not None
    return before, script.vp("koi")
