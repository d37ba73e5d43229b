"""PettingZoo parallel environment: all agents act at once. Agents that are not asked wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from hinode.env.actions import WAITING, IllegalAction, action_number
from hinode.env.layout import OBSERVATION_VERSION
from hinode.env.multi_agent import ILLEGAL_REWARD, MultiAgentEnv, final_infos
from hinode.env.rendering import RENDER_MODES
from hinode.env.session import Observation

Observations = dict[str, Observation]
Infos = dict[str, dict[str, Any]]
Step = tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]


class parallel_env(MultiAgentEnv, ParallelEnv):  # type: ignore[misc]
    """All agents act at once. An agent that is not asked may only wait (action 0).

    In the Tea Ceremony an action that an earlier one made illegal is dropped, and `infos` says so. An action
    that the mask does not allow ends the game for all, with a reward of -1 for that agent. The options are
    those of `MultiAgentEnv`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"hinode_parallel_v{OBSERVATION_VERSION}",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        self._start(self._new_game(seed, options))
        self._show()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Step:
        agents = self._all_given(actions)
        given = {agent: action_number(actions[agent]) for agent in agents}
        offenders = [agent for agent, action in given.items() if not self._allowed(agent, action)]
        if offenders:
            return self._stop(offenders)
        asked = self.session.asked
        dropped = self.session.act_together({agent: given[agent] for agent in agents if agent in asked})
        over = self.session.game.result is not None
        if over:
            self.agents = []
        self._show()
        infos = final_infos(self.session.game)
        for agent in dropped:
            infos[agent]["dropped"] = True
        ended, cut_short = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return self._observations(), self._rewards.collect(), ended, cut_short, infos

    def _all_given(self, actions: Mapping[str, int]) -> list[str]:
        """The agents, each of which must have an action."""
        agents = self.agents if self.session.game.result is None else []
        missing, strange = sorted(set(agents) - set(actions)), sorted(set(actions) - set(agents))
        if missing or strange:
            wrong = f"{missing[0]!r} has none" if missing else f"{strange[0]!r} is not playing"
            raise IllegalAction(f"one action for each of {', '.join(agents) or 'no agent'}: {wrong}")
        return agents

    def _allowed(self, agent: str, action: int) -> bool:
        legal = self.session.legal(agent)
        return action in legal if legal else action == WAITING

    def _stop(self, offenders: list[str]) -> Step:
        agents, self.agents = self.agents, []
        rewards = {agent: ILLEGAL_REWARD if agent in offenders else 0.0 for agent in agents}
        infos: Infos = {agent: {"illegal": agent in offenders} for agent in agents}
        ended, cut_short = dict.fromkeys(agents, True), dict.fromkeys(agents, False)
        return self._observations(), rewards, ended, cut_short, infos

    def _observations(self) -> Observations:
        """Observations of every seat. The mask of an agent that is not asked allows waiting."""
        seen = {agent: self.session.observe(agent) for agent in self.session.game.clans}
        for agent, observation in seen.items():
            if not self.session.legal(agent):
                observation["action_mask"][WAITING] = 1
        return seen
