"""A tea ceremony for the tests of dealings: four clans at home, alike but for their seats."""

from __future__ import annotations

from random import Random
from typing import Any

from hinode.bots.alliances.deals import Deals
from hinode.bots.alliances.tea import TeaStrategy
from hinode.bots.alliances.trust import Trust
from hinode.bots.bot import Choice
from hinode.bots.seat import Seat
from hinode.bots.style import STYLES
from hinode.vocab.events import Event
from hinode.vocab.ids import CLAN_NO
from tests.support.script import Json, Script, start

FOUR = ("koi", "lotus", "turtle", "dragonfly")
HOMES = {"koi": "edo", "lotus": "nagato", "turtle": "oshu", "dragonfly": "kyoto"}
AT_HOME: Json = {home: {clan: {"bushi": 1, "stronghold": 1}} for clan, home in HOMES.items()}
WARS = ["edo", "nagato", "oshu", "kyoto"]
SECONDS = 60.0


def tea(map: Json | None = None, war: list[str] | None = None, **players: Json) -> Script:
    """A tea ceremony; a clan has 5 Coins unless it is said what it has."""
    return start(
        players={clan: {"coins": 5, **players.get(clan, {})} for clan in FOUR},
        map={**AT_HOME, **(map or {})},
        war=war or WARS,
    )


def tea_bot(clan: str, style: str = "plain") -> TeaStrategy:
    return TeaStrategy(clan, STYLES[style])


def asked(script: Script, tea_bot: TeaStrategy) -> Choice:
    """What a tea_bot says now."""
    clan = tea_bot.trust.me
    return tea_bot.choose(Seat(script.game, script.decision(clan), Random(1), SECONDS))


def says(script: Script, tea_bot: TeaStrategy) -> Choice:
    """The same, and it is said."""
    choice = asked(script, tea_bot)
    script.game.answer(tea_bot.trust.me, choice.answer)
    return choice


def deals(script: Script, clan: str, style: str = "plain") -> Deals:
    """What a clan makes of the alliances that could be made."""
    return Deals(script.game.world(clan, Random(1)), CLAN_NO[clan], STYLES[style], Trust(clan))


def remembers(tea_bot: TeaStrategy, *events: Event) -> TeaStrategy:
    """A tea_bot who has seen something before this game's first event."""
    tea_bot.trust.follow(events)
    return tea_bot


def happened(kind: str, cause: str, **fields: Any) -> Event:
    """An event of an earlier season."""
    fields = {name.rstrip("_"): value for name, value in fields.items()}
    return Event(number=-1, kind=kind, cause=cause, parent=None, **fields)


def betrayal(betrayer: str, victim: str) -> Event:
    return happened("alliance_ended", "betray", clan=betrayer, with_=victim)
