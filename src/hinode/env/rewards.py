"""Rewards: a share of the win at the end, and optionally changes of the margin in projected VP."""

from __future__ import annotations

from typing import Final

from hinode.env.session import Session
from hinode.vocab.result import Result

MARGIN_SCALE: Final = 50.0  # VP that count as a margin of 1


def win_shares(result: Result) -> dict[str, float]:
    """1 for the winner and 0 for the others. A shared victory is split (WIN-6)."""
    share = 1.0 / len(result.winners)
    return {clan: share if clan in result.winners else 0.0 for clan in result.scores}


def margins(session: Session) -> dict[str, float]:
    """Own projected score minus the mean of the others, in units of `MARGIN_SCALE`. The sum is 0.

    Projected: with what Winter would score now, so that a war token counts when it is won.
    """
    vp = {clan: score["total"] for clan, score in session.game.projection().items()}
    total, others = sum(vp.values()), len(vp) - 1
    return {clan: (mine - (total - mine) / others) / MARGIN_SCALE for clan, mine in vp.items()}


class Rewards:
    """The reward of each clan since the last call of `collect`."""

    __slots__ = ("_before", "_session", "_version", "shaping")

    def __init__(self, session: Session, shaping: float) -> None:
        self.shaping = shaping
        self._session = session
        self._version = session.game.version
        self._before = margins(session) if shaping else {}

    def collect(self) -> dict[str, float]:
        game = self._session.game
        earned = dict.fromkeys(game.clans, 0.0)
        if game.version == self._version:
            return earned
        self._version = game.version
        if self.shaping:
            now = margins(self._session)
            earned = {clan: self.shaping * (now[clan] - self._before[clan]) for clan in earned}
            self._before = now
        if game.result is not None:
            for clan, share in win_shares(game.result).items():
                earned[clan] += share
        return earned
