"""Evaluate: plays a candidate against other bots, with seats and clans balanced as in tournaments."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from hinode.api import Game
from hinode.bots.runner import BotSeat, play_out
from hinode.tournament.match import counted_faults
from hinode.tournament.plan import Match, Plan
from hinode.tournament.standings import wilson
from training.bots import check_bots, training_bot
from training.progress import progress


@dataclass(slots=True)
class Tally:
    """Games of a hero, and how many it won, by its clan."""

    games: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)
    margin: float = 0.0
    faults: int = 0

    def add(self, clan: str, won: float, margin: float, faults: int) -> None:
        self.games[clan] += 1
        self.wins[clan] += won  # type: ignore[assignment]  # a victory may be shared
        self.margin += margin
        self.faults += faults

    def to_json(self) -> dict[str, Any]:
        games, wins = sum(self.games.values()), sum(self.wins.values())
        low, high = wilson(wins, games)
        return {
            "games": games,
            "won": round(wins / games, 4),
            "interval": [round(low, 4), round(high, 4)],
            "margin": round(self.margin / games, 2),
            "faults": self.faults,
            "clans": {clan: round(self.wins[clan] / count, 3) for clan, count in sorted(self.games.items())},
        }


def evaluate(
    bots: Sequence[str], games: int, seed: int, caps: tuple[float, float], workers: int, out: Path | None
) -> dict[str, Any]:
    """Play games of a hero (the first bot) with its time cap and the cap of the others."""
    check_bots(bots)
    plan = Plan(tuple(bots), seed, max(caps))
    tally = Tally()
    with get_context("spawn").Pool(workers) as pool, progress(f"{bots[0]} v {bots[1]}", games) as advance:
        for found in pool.imap_unordered(partial(play, plan, caps), range(games)):
            tally.add(*found)
            advance(1)
    report = {"bots": list(bots), "seed": seed, "caps": list(caps), **tally.to_json()}
    print(json.dumps(report), flush=True)
    if out is not None:
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(report) + "\n")
    return report


def play(plan: Plan, caps: tuple[float, float], number: int) -> tuple[str, float, float, int]:
    """One game: the hero's clan, its share of the victory, its lead over the best rival, and faults."""
    match = plan.match(number)
    game = Game.new(clans=match.clans, season_set=plan.season_set, seed=match.seed)
    seats = {clan: _seat(match, clan, name, caps) for clan, name in match.bots}
    with counted_faults() as faults:
        play_out(game, seats)
    result = game.result
    assert result is not None
    won = 1 / len(result.winners) if match.hero in result.winners else 0.0
    best = max(score for clan, score in result.scores.items() if clan != match.hero)
    return match.hero, won, result.scores[match.hero] - best, sum(faults.values())


def _seat(match: Match, clan: str, name: str, caps: tuple[float, float]) -> BotSeat:
    return BotSeat(name, training_bot(name), match.bot_seed(clan), caps[clan != match.hero])
