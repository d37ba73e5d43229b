"""Gymnasium environment for one seat, with bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AsyncVectorEnv
from numpy.typing import NDArray

from hinode.bots.registry import make_bot
from hinode.bots.runner import BotSeat, answer_one
from hinode.env.actions import action_number
from hinode.env.multi_agent import ILLEGAL_REWARD, final_infos
from hinode.env.options import GameOptions
from hinode.env.rendering import RENDER_MODES, check_mode, render
from hinode.env.rewards import Rewards
from hinode.env.session import Observation, Session
from hinode.env.spaces import action_space, observation_space
from hinode.vocab.errors import InvalidOptions

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class SingleSeat(gymnasium.Env[Observation, np.int64]):
    """The agent plays one clan, and bots play the others.

    `seat` is the agent's clan; without it, each game has a random one. `bots` is one name for all, or one for
    each other seat, clockwise from the agent. `seconds` is the time of a bot for one answer. An action that
    the mask does not allow ends the game with a reward of -1.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        seat: str | None = None,
        bots: str | Sequence[str] = "random",
        clans: Sequence[str] | None = None,
        players: int = 4,
        season_set: str = "archway",
        shrines: Sequence[str] | None = None,
        kami_unbound: bool = False,
        gifts: bool = False,
        shaping: float = 0.0,
        seconds: float = 0.3,
        render_mode: str | None = None,
    ) -> None:
        self.options = GameOptions.of(clans, players, season_set, shrines, kami_unbound)
        if seat is not None and seat not in self.options.possible:
            raise InvalidOptions(f"seat: {seat!r} is not a clan of this game")
        others = self.options.players - 1
        self.bots = (bots,) * others if isinstance(bots, str) else tuple(bots)
        if len(self.bots) != others:
            raise InvalidOptions(f"bots: one name, or one for each of the {others} other seats")
        for name in self.bots:
            make_bot(name)  # raises for an unknown name
        self.seat = seat
        self.gifts = gifts
        self.shaping = shaping
        self.seconds = seconds
        self.render_mode = check_mode(render_mode)
        self._session: Session | None = None
        self._over = False
        self.observation_space = observation_space()
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        chosen = self._options_of(options)
        super().reset(seed=seed)
        rng = Random(int(self.np_random.integers(2**62)))
        game = chosen.start(rng, self.seat)
        self.clan = self.seat if self.seat is not None else rng.choice(game.clans)
        self._session, self._over = Session(game, self.gifts), False
        self._rewards = Rewards(self.session, self.shaping)
        at = game.clans.index(self.clan)
        clockwise = (*game.clans[at + 1 :], *game.clans[:at])
        self._seats = {
            clan: BotSeat(name, make_bot(name), f"{rng.getrandbits(48)} {clan}", self.seconds)
            for clan, name in zip(clockwise, self.bots, strict=True)
        }
        self._let_bots_play()
        return self.session.observe(self.clan), {"clan": self.clan}

    def _options_of(self, changes: dict[str, Any] | None) -> GameOptions:
        """The options of one game. The number of players follows from the bots."""
        options = self.options.changed(changes)
        if options.players != self.options.players:
            raise InvalidOptions(f"options: {self.options.players} players, one for each bot and the agent")
        if self.seat is not None and options.clans is not None and self.seat not in options.clans:
            raise InvalidOptions(f"options: the agent plays the {self.seat}, so they must take part")
        return options

    @property
    def session(self) -> Session:
        """The game being played. `session.game` is the real one, with hidden information."""
        if self._session is None:
            raise ResetNeeded("call reset() first")
        return self._session

    def step(self, action: np.int64 | int) -> Step:
        session = self.session
        if self._over:
            raise ResetNeeded("the game is over: call reset()")
        if action_number(action) not in session.legal(self.clan):
            self._over = True
            return session.observe(self.clan), ILLEGAL_REWARD, True, False, {"illegal": True}
        session.act(self.clan, int(action))
        self._let_bots_play()
        over = self._over = session.game.result is not None
        info = {"clan": self.clan, **final_infos(self.session.game)[self.clan]}
        return self.session.observe(self.clan), self._rewards.collect()[self.clan], over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask, under the name that libraries with action masking expect."""
        return self.session.mask(self.clan).astype(np.bool_)

    def _let_bots_play(self) -> None:
        """Let bots answer until it is the agent's turn or the game is over."""
        session = self.session
        while (turn := session.turn) is not None and turn != self.clan:
            answer_one(session.game, {turn: self._seats[turn]})
            session.acted(turn)
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return render(self.session.game, self.render_mode)


def vector_env(count: int, **options: Any) -> AsyncVectorEnv:
    """`count` single seats, each in a process of its own. The options are those of `SingleSeat`.

    A game that has ended starts again with the next step (Gymnasium's `NEXT_STEP`).
    """
    if count < 1:
        raise InvalidOptions(f"count: at least one game, not {count}")
    return AsyncVectorEnv([partial(SingleSeat, **options)] * count)


def single_seat(**options: Any) -> SingleSeat:
    """A new `SingleSeat` environment."""
    return SingleSeat(**options)
