"""Base class of the multi-agent environments: options, spaces, session, and rendering."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from hinode.api import Game
from hinode.env.layout import HIGH, SEATS, SIZE
from hinode.env.observation import Vector
from hinode.env.options import GameOptions
from hinode.env.rendering import Image, check_mode, render
from hinode.env.rewards import Rewards
from hinode.env.session import Session
from hinode.env.spaces import action_space, observation_space

ILLEGAL_REWARD = -1.0
CONFORMANCE_OPTIONS = {"options": 1}  # PettingZoo's API tests pass this and expect it to be ignored


class MultiAgentEnv:
    """Agents are named by their clans.

    `clans` are the players (3 to 5). Without them, `players` random clans are drawn at each reset.
    `season_set`, `shrines`, and `kami_unbound` are options of `Game.new`. `gifts` lets agents give Coins and
    Ronin (NEG-1). `shaping` is the weight of changes in the VP margin in the rewards.
    """

    def __init__(
        self,
        clans: Sequence[str] | None = None,
        players: int = 4,
        season_set: str = "archway",
        shrines: Sequence[str] | None = None,
        kami_unbound: bool = False,
        gifts: bool = False,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.options = GameOptions.of(clans, players, season_set, shrines, kami_unbound)
        self.gifts = gifts
        self.shaping = shaping
        self.render_mode = check_mode(render_mode)
        self.possible_agents = self.options.possible
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, HIGH, (SEATS * SIZE,), np.float32)
        self._rng = Random()
        self._session: Session | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def _new_game(self, seed: int | None, changes: Mapping[str, Any] | None) -> Game:
        """A new game. After a seed, the sequence of games is always the same."""
        options = self.options.changed(None if changes == CONFORMANCE_OPTIONS else changes)
        if seed is not None:
            self._rng = Random(seed)
        return options.start(self._rng)

    @property
    def session(self) -> Session:
        """The game being played. `session.game` is the real one, with hidden information."""
        if self._session is None:
            raise ResetNeeded("call reset() first")
        return self._session

    def _start(self, game: Game) -> None:
        self._session = Session(game, self.gifts)
        self._rewards = Rewards(self.session, self.shaping)
        self.agents = list(game.clans)

    def state(self) -> Vector:
        """The observations of all seats in a row, with hidden information, for centralized critics."""
        state = np.zeros(SEATS * SIZE, dtype=np.float32)
        for seat, agent in enumerate(self.session.game.clans):
            state[seat * SIZE : (seat + 1) * SIZE] = self.session.vector(agent)
        return state

    def render(self) -> Image | None:
        return render(self.session.game, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Does nothing: there are no open resources."""


def final_infos(game: Game) -> dict[str, dict[str, Any]]:
    """The final result for each clan. Empty before the end."""
    result = game.result
    if result is None:
        return {clan: {} for clan in game.clans}
    return {
        clan: {
            "vp": result.scores[clan],
            "rank": result.ranking.index(clan) + 1,
            "won": clan in result.winners,
        }
        for clan in game.clans
    }
