"""Moments of a game: the win share of each clan after each mandate turn, battle, and phase."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Final

from hinode.analysis.report import Moment, MomentCause, Shares, TurningPoint, rounded
from hinode.api import Game
from hinode.bots.learned.network import Network
from hinode.bots.learned.values import estimate
from hinode.known.public import Public
from hinode.vocab.events import Event
from hinode.vocab.ids import CLANS, PHASE_POLITICAL, PHASE_WAR, PHASES, PROVINCES, SEASONS
from hinode.worlds.world import World

MAX_TURNING_POINTS: Final = 6
MIN_CHANGE: Final = 0.05  # of a win share, for a turning point
Place = tuple[int, int, int, int]  # season, phase, mandate turn, war


class MomentLog:
    """Collects the moments of a game that is replayed step by step."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._at: list[tuple[int, MomentCause]] = []
        self._worlds: list[World] = []
        self._place: Place | None = None
        self._province: int | None = None  # of the war that is being resolved
        self._events = 0  # number of events until the last moment

    def see(self, game: Game, step: int) -> None:
        """Look at the game after `step` answers."""
        p = game.public
        place = _place(p)
        if place != self._place:
            cause = MomentCause("start", SEASONS[p.season]) if self._place is None else self._cause(game)
            self._at.append((step, cause))
            # The network reads public facts only, so any clan's world will do.
            self._worlds.append(game.world(game.clans[0], Random(step)))
            self._place, self._events = place, game.event_count
            self._province = p.war[p.war_at] if p.phase == PHASE_WAR and p.war_at >= 0 else None

    def _cause(self, game: Game) -> MomentCause:
        """What ended here. The last answer also leads to the Final Scoring, which decides."""
        assert self._place is not None
        if game.result is not None:
            return MomentCause("winter", SEASONS[game.public.season])
        season, phase = SEASONS[self._place[0]], self._place[1]
        events = game.events(None, self._events)
        if phase == PHASE_POLITICAL:
            laid = next((e for e in reversed(events) if e.kind in _LAID), None)
            if laid is not None:
                return MomentCause("mandate", season, clan=laid["clan"], mandate=_mandate(laid))
        if phase == PHASE_WAR and self._province is not None:
            province = PROVINCES[self._province]
            return MomentCause("battle", season, clan=_victor(events, province), province=province)
        return MomentCause(PHASES[phase], season)

    def moments(self) -> list[Moment]:
        win = estimate(self.network, self._worlds).win.tolist()
        clans = self._worlds[0].public.clans
        found = []
        for (step, cause), row in zip(self._at, win, strict=True):
            shares = {CLANS[clan]: rounded(share) for clan, share in zip(clans, row, strict=True)}
            found.append(Moment(step, cause, shares))
        return found


_LAID: Final = ("mandate_laid", "mandate_announced")


def _place(p: Public) -> Place:
    return p.season, p.phase, p.turn, p.war_at


def _mandate(event: Event) -> str:
    return str(event["announce" if event.kind == "mandate_announced" else "tile"])


def _victor(events: list[Event], province: str) -> str | None:
    won = (e["clan"] for e in events if e.kind == "token_won" and e["province"] == province)
    return next(won, None)


def turning_points(moments: list[Moment]) -> list[TurningPoint]:
    """The moments with the largest changes, in the order of the game."""
    found = []
    for number, (before, now) in enumerate(pairwise(moments), 1):
        changes = _changes(before.shares, now.shares)
        clan = max(changes, key=lambda each: abs(changes[each]))
        if abs(changes[clan]) >= MIN_CHANGE:
            found.append(TurningPoint(number, now.step, clan, rounded(changes[clan])))
    largest = sorted(found, key=lambda point: -abs(point.change))[:MAX_TURNING_POINTS]
    return sorted(largest, key=lambda point: point.moment)


def _changes(before: Shares, now: Shares) -> Shares:
    return {clan: share - before[clan] for clan, share in now.items()}
