"""A whole game, from its start or from a position in the middle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hinode import Game
from tests.referee.effects.gains import Gains
from tests.referee.follow import Referee, Rules, Steps
from tests.referee.model.facts import KAMI, SEASONS, check
from tests.referee.model.state import State
from tests.referee.phases.kami import kami_turn
from tests.referee.phases.political import KAMI_TURNS, Deck, mandate_turn
from tests.referee.phases.seasons import cleanup, season_setup, winter
from tests.referee.phases.tea import tea_ceremony
from tests.referee.phases.war import war_phase


def referee_of(game: Game, position: Mapping[str, Any] | None = None) -> Referee:
    """A referee for a game that has just started, from the setup or from a position."""
    state = State()
    if position is None:
        state.unbound = bool(game.view(None)["kami_unbound"])
        return Referee(state, new_game)
    state.read_position(position)
    return Referee(state, from_position(position))


def new_game(referee: Referee) -> Steps:
    """SET, then three seasons and Winter."""
    state, gains, deck = referee.state, Gains(referee), Deck()
    started = referee.expect("game_started")
    state.set_up(started["clans"])
    state.shrines, state.season_set = started["shrines"], started["season_set"]
    check(len(set(state.shrines)) == 4 and set(state.shrines) <= set(KAMI), f"SET-6: {state.shrines}")
    state.next_mandate = state.honor[0]  # POL-2
    for season in SEASONS:
        season_setup(referee, gains, season)
        yield from _season(referee, gains, deck)
    yield from winter(referee, gains)


def _rest_of_season(referee: Referee, gains: Gains, deck: Deck, turn: int, told: bool = True) -> Steps:
    """POL-1 from a mandate turn on, then war and cleanup."""
    referee.gifts = True
    for number in range(turn, 8):
        yield from mandate_turn(referee, gains, deck, number, told or number > turn)
        if number in KAMI_TURNS:
            yield from kami_turn(referee, gains, number)
    referee.gifts = False
    yield from war_phase(referee, gains)
    cleanup(referee, deck)


def _season(referee: Referee, gains: Gains, deck: Deck) -> Steps:
    """A season from the Tea Ceremony on."""
    yield from tea_ceremony(referee)
    referee.expect("phase_started", season=referee.state.season, phase="political")
    yield from _rest_of_season(referee, gains, deck, 1)


def from_position(position: Mapping[str, Any]) -> Rules:
    """From the start of a phase; events that already happened do not come again."""
    political, season, phase = position.get("political", {}), position["season"], position["phase"]

    def rules(referee: Referee) -> Steps:
        state, gains, deck = referee.state, Gains(referee), Deck()
        referee.expect("game_started", clans=state.clans, shrines=state.shrines, season_set=state.season_set)
        state.next_mandate = political.get("current")  # None: the first turn says it
        if phase == "tea":
            yield from _season(referee, gains, deck)
        elif phase == "political":
            yield from _rest_of_season(referee, gains, deck, political["turn"], told=False)
        elif phase == "kami":
            state.next_mandate = state.left_of(political["current"])
            referee.gifts = True
            yield from kami_turn(referee, gains, political["turn"], told=False)
            yield from _rest_of_season(referee, gains, deck, political["turn"] + 1)
        elif phase == "war":
            state.next_mandate = state.left_of(political["current"])
            yield from _rest_of_season(referee, gains, deck, 8)
        for later in SEASONS[SEASONS.index(season) + 1 :] if season in SEASONS else ():
            season_setup(referee, gains, later)
            yield from _season(referee, gains, deck)
        yield from winter(referee, gains)

    return rules
