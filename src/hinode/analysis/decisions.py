"""Decisions in hindsight: the options as `master` values them, from what the clan knew then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from hinode.analysis.report import DecisionReview, Option, loss, rounded
from hinode.api import Game
from hinode.bots.evaluation.expected_vp import forget_estimates
from hinode.bots.learned.network import Network
from hinode.bots.learned.rollout import Rollout, after, mandate_arms
from hinode.bots.learned.values import by_seat, estimate
from hinode.bots.master import FINALISTS, PLAIN
from hinode.bots.search.battle import MAX_LEAVES, fight_on, in_battle
from hinode.bots.search.lookahead import announced, limit_options
from hinode.vocab import codes
from hinode.vocab.answers import parse_answer
from hinode.vocab.ids import CLAN_NO, CLANS, PHASE_KAMI, PHASE_POLITICAL, SEASONS
from hinode.worlds.world import Ask, World

SHOWN: Final = 3  # options in a review
CLEAR: Final = 1.0  # a choice is worse if it is behind by this many standard errors …
MIN_GAP: Final = 0.05  # … and by this much, in units of the value
TEA_ANSWERS: Final = (codes.ACCEPT, codes.REFUSE, codes.READY)  # a proposal alone changes nothing
Scores = dict[int, list[tuple[float, float]]]  # by option: value and win share in each world


class DecisionReviewer:
    """Reviews decisions. The same seed gives the same reviews."""

    def __init__(self, network: Network, worlds: int, options: int, seed: int) -> None:
        self.network = network
        self.worlds = worlds
        self.options = options
        self.seed = seed

    def review(self, game: Game, step: int, clan: str, answer: Mapping[str, Any]) -> DecisionReview | None:
        """Answer number `step`, before it is given. None if there was nothing to decide."""
        chosen = codes.encode(parse_answer(answer))
        decision = next((each for each in game.pending if each.clan == clan), None)
        if decision is None or chosen is None or chosen not in decision.options.codes:
            return None  # a gift
        rng = Random(f"{self.seed} {step}")
        world = game.world(clan, rng)
        ask = next(each for each in world.asks() if each.clan == CLAN_NO[clan])
        options, chosen = self._candidates(world, ask, chosen, rng)
        if len(options) < 2:
            return None
        forget_estimates()
        scores = self._scores(game, world, ask, options, chosen, rng)
        ranked = _ranked(scores, chosen)
        shares = {code: _mean([win for _, win in scores[code]]) for code in ranked}
        mine = Option(dict(answer), rounded(shares[chosen]))
        best = [
            mine if code == chosen else Option(codes.decode(code).to_json(), rounded(shares[code]))
            for code in ranked[:SHOWN]
        ]
        season, province = SEASONS[game.public.season], decision.details.get("province")
        return DecisionReview(
            step, clan, season, decision.kind, decision.cause, province, mine, best, loss(best[0], mine)
        )

    def _candidates(self, world: World, ask: Ask, chosen: int, rng: Random) -> tuple[list[int], int]:
        """The options to compare, and the one that stands for the choice."""
        found = world.codes(ask)
        if ask.kind == "mandate":
            arms = mandate_arms(world, ask)
            return list(arms.values()), arms[announced(chosen)]
        if ask.kind == "tea":
            offered = any(codes.verb_of(code) == codes.ACCEPT for code in found)
            if not offered or codes.verb_of(chosen) not in TEA_ANSWERS:
                return [], chosen
            return [code for code in found if codes.verb_of(code) in TEA_ANSWERS], chosen
        options = list(limit_options(world.public, found, self.options, rng))
        if chosen not in options:
            options[-1] = chosen
        return options, chosen

    def _scores(
        self, game: Game, world: World, ask: Ask, options: list[int], chosen: int, rng: Random
    ) -> Scores:
        if world.public.phase not in (PHASE_POLITICAL, PHASE_KAMI):
            return _paired(options, [self._at_once(world, ask, options)])
        if ask.kind != "mandate":
            options = self._finalists(world, ask, options, chosen)
        tries = []
        for number in range(self.worlds):
            if number:
                world = game.world(CLANS[ask.clan], rng)
            rollout = Rollout(self.network, ask.clan, world.public.turn, rng.getrandbits(32))
            ends = rollout.play([after(world, ask.clan, code) for code in options])
            tries.append(self._values(ends, ask.clan))
        return _paired(options, tries)

    def _finalists(self, world: World, ask: Ask, options: list[int], chosen: int) -> list[int]:
        """The options with the best positions right after them, and the choice."""
        values = self._values([after(world, ask.clan, code) for code in options], ask.clan)
        ranked = [code for _, code in sorted(zip(values, options, strict=True), reverse=True)][:FINALISTS]
        return ranked if chosen in ranked else [*ranked[:-1], chosen]

    def _at_once(self, world: World, ask: Ask, options: Sequence[int]) -> list[tuple[float, float]]:
        """Outside the Political Phase: the position after the answer, or at the end of the battle."""
        war_at, fighting = world.public.war_at, in_battle(world.public)
        ends = [after(world, ask.clan, code) for code in options]
        if fighting:
            for end in ends:
                fight_on(end, war_at, PLAIN, max(1, MAX_LEAVES // len(options)))
        return self._values(ends, ask.clan)

    def _values(self, worlds: list[World], clan: int) -> list[tuple[float, float]]:
        """The value and the win share of each position for a clan."""
        seat = worlds[0].public.clans.index(clan)
        found = estimate(self.network, worlds)
        return list(zip(by_seat(found)[:, seat].tolist(), found.win[:, seat].tolist(), strict=True))


def _paired(options: Sequence[int], tries: Sequence[Sequence[tuple[float, float]]]) -> Scores:
    return {code: [each[number] for each in tries] for number, code in enumerate(options)}


def _ranked(scores: Scores, chosen: int) -> list[int]:
    """The options, best first. The choice comes first if none is better by more than luck explains."""
    ranked = sorted(scores, key=lambda code: -_mean([value for value, _ in scores[code]]))
    if _is_behind(scores[chosen], scores[ranked[0]]):
        return ranked
    return [chosen, *(code for code in ranked if code != chosen)]


def _is_behind(mine: Sequence[tuple[float, float]], best: Sequence[tuple[float, float]]) -> bool:
    gaps = [there[0] - here[0] for here, there in zip(mine, best, strict=True)]
    mean, count = _mean(gaps), len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1) if count > 1 else 0.0
    return mean > CLEAR * sqrt(spread / count) + MIN_GAP


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
