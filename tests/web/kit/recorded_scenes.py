"""Scenes of a recorded game: what came before, and the answers that make the scene."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from hinode import Game
from tests.web.kit.filmstrip import Json
from tests.web.kit.moments import THREE, Past, course
from tests.web.kit.server import Visitor, WebServer

ME: Final = "koi"
SEED: Final = 7
MAX_ANSWERS: Final = 14  # in one scene


@cache
def game_of(seed: int) -> tuple[Past, tuple[frozenset[str], ...]]:
    """A whole recorded game, and the kinds of events that each answer caused."""
    game = Game.new(clans=THREE, season_set="archway", seed=seed)
    counts: list[int] = []
    past: Past = ()
    for said in course(game, seed):
        counts.append(game.event_count)
        past = tuple(said)
    events = game.events(None, 0)
    kinds = tuple(frozenset(_kind(event) for event in events[first:last]) for first, last in pairwise(counts))
    return past, kinds


def _kind(event: Json) -> str:
    if event["kind"] == "phase_started":
        return f"phase_started {event['phase']}"
    if event["kind"] == "battle_started":
        return f"battle_started {ME in event['clans']}"
    if event["kind"] == "alliance_ended":
        return f"alliance_ended {event['cause']}"
    return str(event["kind"])


@dataclass(frozen=True)
class Scene:
    """Starts one answer before the first that causes `first`, and ends with the one that causes `last`."""

    first: str
    last: str

    def answers(self) -> tuple[Past, Past]:
        """The answers before the scene, and those of the scene."""
        past, kinds = game_of(SEED)
        start = next(i for i, kind in enumerate(kinds) if self.first in kind)
        end = next(i for i in range(start, len(kinds)) if self.last in kinds[i])
        assert end - start < MAX_ANSWERS, "the scene is too long for a test"
        return past[:start], past[start : end + 1]


SCENES: Final = {
    "a mandate": Scene("mandate_laid", "mandate_turn"),
    "a Kami Turn": Scene("kami_turn", "kami_turn"),
    "a betrayal": Scene("alliance_ended betray", "mandate_turn"),
    "another player's war": Scene("battle_started False", "battle_ended"),
    "my own war": Scene("battle_started True", "battle_ended"),
    "a change of season": Scene("season_started", "season_started"),
}
# A part of the betrayal: one answer.
REPLACEMENT: Final = Scene("replaced", "replaced")


def people(server: WebServer) -> dict[str, Visitor]:
    return {clan: server.visitor(f"{clan.title()} player") for clan in THREE}


def go_on(server: WebServer, table: str, seats: dict[str, Visitor], scene: Past) -> None:
    """Everyone answers immediately, including the player under test on another device."""
    for clan, answer in scene:
        server.answer(table, seats[clan], clan, answer)
