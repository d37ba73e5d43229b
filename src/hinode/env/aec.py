"""PettingZoo AEC environment: one agent acts at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import (  # type: ignore[import-untyped]
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from hinode.api import Game
from hinode.env.actions import action_number
from hinode.env.layout import OBSERVATION_VERSION
from hinode.env.multi_agent import ILLEGAL_REWARD, MultiAgentEnv, final_infos
from hinode.env.rendering import RENDER_MODES
from hinode.env.session import Observation

Last = tuple[Any, float, bool, bool, dict[str, Any]]


def env(**options: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers. The options are those of `raw_env`.

    An action that the mask does not allow ends the game, with a reward of -1 for that agent.
    """
    made = TerminateIllegalWrapper(raw_env(**options), illegal_reward=ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(made))


class raw_env(MultiAgentEnv, AECEnv):  # type: ignore[misc]
    """One agent acts at a time. An action that the mask does not allow raises `IllegalAction`.

    The options are those of `MultiAgentEnv`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"hinode_v{OBSERVATION_VERSION}",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    # -- steps --------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(self._new_game(seed, options))

    def begin(self, game: Game) -> None:
        """Start from any game: a position, a record, or a sampled world."""
        self._start(game)
        self._skip_agent_selection = None
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, game.result is not None)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = final_infos(game)
        self.agent_selection = self.session.turn or self.agents[0]
        self._show()

    def step(self, action: int | None) -> None:
        session = self.session  # raises before the first reset
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        session.act(agent, _number(action))
        self._update([agent])

    def _update(self, acted: list[str]) -> None:
        """Update rewards, the next agent, and the end of the game after actions."""
        for agent in acted:
            self._cumulative_rewards[agent] = 0.0
        self.rewards = self._rewards.collect()
        self._accumulate_rewards()
        turn = self.session.turn
        if turn is not None:
            self.agent_selection = turn
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = final_infos(self.session.game)
        self._show()

    # -- simultaneous actions -----------------------------------------------------------------

    @property
    def asked(self) -> list[str]:
        """All clans that may act now. Several may act in the Tea Ceremony and when bidding."""
        return self.session.asked

    def observe_together(self) -> dict[str, Observation]:
        """The observations of all clans that may act now."""
        return {agent: self.session.observe(agent) for agent in self.asked}

    def step_together(self, actions: Mapping[str, int]) -> list[str]:
        """Some or all of the clans that are asked act at once, in seat order.

        In the Tea Ceremony an action that an earlier one made illegal is dropped. Returns the clans whose
        actions were dropped.
        """
        dropped = self.session.act_together({agent: _number(action) for agent, action in actions.items()})
        self._update(list(actions))
        return dropped

    def last(self, observe: bool = True) -> Last:
        """What the agent whose turn it is sees, its reward, whether its game is over, and more."""
        self.session  # noqa: B018  # raises before the first reset
        found: Last = super().last(observe)
        return found

    # -- observations -------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """The observation of an agent. Its mask is all zeros unless it is asked or the game is over."""
        return self.session.observe(agent)


def _number(action: int | None) -> int:
    if action is None:
        raise ValueError("None is allowed only for an agent whose game is over")
    return action_number(action)
