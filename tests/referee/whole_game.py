"""A whole game, from its start or from a position in the middle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hinode import Game
from tests.referee.effects.gains import Gains
from tests.referee.follow import Referee, Rules, Steps
from tests.referee.model.facts import KAMI, SEASONS, check
from tests.referee.model.table import Table
from tests.referee.phases.kami import kami_turn
from tests.referee.phases.political import KAMI_TURNS, Deck, mandate_turn
from tests.referee.phases.seasons import cleanup, season_setup, winter
from tests.referee.phases.tea import tea_ceremony
from tests.referee.phases.war import war_phase


def referee_of(game: Game, position: Mapping[str, Any] | None = None) -> Referee:
    """A referee for a game that has just started, from its set-up or from a position."""
    table = Table()
    if position is None:
        table.unbound = bool(game.view(None)["kami_unbound"])
        return Referee(table, new_game)
    table.read_position(position)
    return Referee(table, from_position(position))


def new_game(referee: Referee) -> Steps:
    """SET, then three seasons and Winter."""
    table, gains, deck = referee.table, Gains(referee), Deck()
    started = referee.expect("game_started")
    table.set_up(started["clans"])
    table.shrines, table.season_set = started["shrines"], started["season_set"]
    check(len(set(table.shrines)) == 4 and set(table.shrines) <= set(KAMI), f"SET-6: {table.shrines}")
    table.next_mandate = table.honor[0]  # POL-2
    for season in SEASONS:
        season_setup(referee, gains, season)
        yield from _season(referee, gains, deck)
    yield from winter(referee, gains)


def _rest_of_season(referee: Referee, gains: Gains, deck: Deck, turn: int, told: bool = True) -> Steps:
    """POL-1 from a mandate turn on, war and cleanup."""
    referee.gifts = True
    for number in range(turn, 8):
        yield from mandate_turn(referee, gains, deck, number, told or number > turn)
        if number in KAMI_TURNS:
            yield from kami_turn(referee, gains, number)
    referee.gifts = False
    yield from war_phase(referee, gains)
    cleanup(referee, deck)


def _season(referee: Referee, gains: Gains, deck: Deck) -> Steps:
    """From the Tea Ceremony on."""
    yield from tea_ceremony(referee)
    referee.expect("phase_started", season=referee.table.season, phase="political")
    yield from _rest_of_season(referee, gains, deck, 1)


def from_position(position: Mapping[str, Any]) -> Rules:
    """From the very beginning of a phase; what has started already is not told again."""
    political, season, phase = position.get("political", {}), position["season"], position["phase"]

    def rules(referee: Referee) -> Steps:
        table, gains, deck = referee.table, Gains(referee), Deck()
        referee.expect("game_started", clans=table.clans, shrines=table.shrines, season_set=table.season_set)
        table.next_mandate = political.get("current")  # None: the first turn tells
        if phase == "tea":
            yield from _season(referee, gains, deck)
        elif phase == "political":
            yield from _rest_of_season(referee, gains, deck, political["turn"], told=False)
        elif phase == "kami":
            table.next_mandate = table.left_of(political["current"])
            referee.gifts = True
            yield from kami_turn(referee, gains, political["turn"], told=False)
            yield from _rest_of_season(referee, gains, deck, political["turn"] + 1)
        elif phase == "war":
            table.next_mandate = table.left_of(political["current"])
            yield from _rest_of_season(referee, gains, deck, 8)
        for later in SEASONS[SEASONS.index(season) + 1 :] if season in SEASONS else ():
            season_setup(referee, gains, later)
            yield from _season(referee, gains, deck)
        yield from winter(referee, gains)

    return rules
