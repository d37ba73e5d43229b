"""Opponents that play at random: what kind of answer first, then which."""

from __future__ import annotations

from random import Random

from hinode import Answer, Decision


class RandomPlayer:
    """Every kind of answer is equally likely, and within it every answer."""

    def __init__(self, seed: int | str) -> None:
        self._rng = Random(seed)

    def choose(self, decision: Decision) -> Answer:
        options = decision.options
        if decision.kind in ("bid", "mandate"):  # one kind only, and bids are too many to list
            return options[self._rng.randrange(len(options))]
        kinds: dict[str, list[Answer]] = {}
        for option in options:
            kinds.setdefault(option.kind, []).append(option)
        return self._rng.choice(kinds[self._rng.choice(list(kinds))])

    def pick(self, decisions: tuple[Decision, ...]) -> Decision:
        """Who speaks next, where several are asked at once."""
        return decisions[self._rng.randrange(len(decisions))]
