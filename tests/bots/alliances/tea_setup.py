"""Tea Ceremony setup for tests of deals: four equal clans in their home provinces."""

from __future__ import annotations

from random import Random
from typing import Any

from hinode.bots.alliances.tea_ceremony import TeaStrategy
from hinode.bots.alliances.trust import Trust
from hinode.bots.alliances.valuation import AllianceValues
from hinode.bots.bargaining.seat_deals import NO_DEALS, SeatDeals
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
    """A Tea Ceremony. Each clan has 5 Coins unless `players` says otherwise."""
    return start(
        players={clan: {"coins": 5, **players.get(clan, {})} for clan in FOUR},
        map={**AT_HOME, **(map or {})},
        war=war or WARS,
    )


def tea_bot(clan: str, style: str = "plain") -> TeaStrategy:
    return TeaStrategy(clan, STYLES[style])


def asked(script: Script, tea_bot: TeaStrategy, deals: SeatDeals = NO_DEALS) -> Choice:
    """What the bot would answer now."""
    clan = tea_bot.trust.me
    return tea_bot.choose(Seat(script.game, script.decision(clan), Random(1), SECONDS, deals))


def says(script: Script, tea_bot: TeaStrategy) -> Choice:
    """Let the bot answer, and return its choice."""
    choice = asked(script, tea_bot)
    script.game.answer(tea_bot.trust.me, choice.answer)
    return choice


def deals(script: Script, clan: str, style: str = "plain") -> AllianceValues:
    """The possible alliances, evaluated by a clan."""
    return AllianceValues(script.game.world(clan, Random(1)), CLAN_NO[clan], STYLES[style], Trust(clan))


def remembers(tea_bot: TeaStrategy, *events: Event) -> TeaStrategy:
    """The bot after events of earlier seasons."""
    tea_bot.trust.follow(events)
    return tea_bot


def happened(kind: str, cause: str, **fields: Any) -> Event:
    """An event of an earlier season."""
    fields = {name.rstrip("_"): value for name, value in fields.items()}
    return Event(number=-1, kind=kind, cause=cause, parent=None, **fields)


def betrayal(betrayer: str, victim: str) -> Event:
    return happened("alliance_ended", "betray", clan=betrayer, with_=victim)
