"""Every card, clan ability, shrine ability, and kami power takes effect in random games."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from hinode import Answer, Decision, Game, Options
from tests.support.checks.effects_used import EVERYTHING, KAMI, Uses
from tests.support.game_plans import Plan
from tests.support.play import ALL_CLANS

SETS = ("archway", "horseman", "mountain", "teapot", "mountain")  # its Path of the Favored is the rarest
MAX_GAMES = 700
MIN_USES = 20
_DECLINES = ("done", "no", "refuse", "withdraw", "ready")
_WISHING = ("mandate", "recruit", "marshal", "place", "summon", "fujin")
# What some cards affect, besides the Monsters that are cards themselves.
_FAVORITES = {
    "shinto": ("path-of-the-favored", "piety"),
    "daimyo": ("path-of-the-lion", "path-of-the-dragon", "path-of-sengoku", "way-of-the-keiri"),
    "bushi": ("way-of-the-katana",),
    "betray": ("path-of-the-unrighteous",),
}


class Curious:
    """Answers at random, but buys the least-bought cards, seldom declines, and moves to future wars."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.bought: Counter[str] = Counter()
        self.held = 0  # questions in which Susanoo kept figures from moving
        self.fronts: list[str] = []  # provinces of the first wars of the season
        self.owned: set[tuple[str, str]] = set()  # clan and card, in this game

    def play(self, game: Game) -> None:
        players = game.view(None)["players"]
        self.owned = {(clan, card) for clan in players for card in players[clan]["cards"]}
        while game.pending:
            decision = game.pending[self.rng.randrange(len(game.pending))]
            if decision.kind == "mandate":
                self.fronts = game.view(None)["war"][:3]
            elif decision.kind == "marshal" and self.rng.random() < 0.1:
                self._look_for_susanoo(game, decision)
            game.answer(decision.clan, self._answer(decision))

    def _answer(self, decision: Decision) -> Answer:
        options: Options | list[Answer] = decision.options
        if decision.kind == "train":
            return self._buy(decision)
        if decision.kind != "bid" and self.rng.random() < 0.9:
            options = [option for option in options if option.kind not in _DECLINES] or options
        if decision.kind in _WISHING and self.rng.random() < 0.8:
            favorites = [option for option in options if self._is_favorite(decision.clan, option)]
            if favorites or self.rng.random() < 0.6:
                front = [option for option in favorites or options if self._is_at_front(option)]
                options = front or favorites or options
        return options[self.rng.randrange(len(options))]

    def _is_at_front(self, option: Answer) -> bool:
        said = option.to_json()
        return said.get("to", said.get("province")) in self.fronts and "shrine" not in said

    def _is_favorite(self, clan: str, option: Answer) -> bool:
        """A figure or a mandate that one of the clan's cards affects."""
        said = option.to_json()
        wish = said.get("figure") or said.get("announce") or said.get("tile") or ""
        return any((clan, card) in self.owned for card in _FAVORITES.get(wish, (wish,)))

    def _buy(self, decision: Decision) -> Answer:
        cards = {o.to_json()["card"]: o for o in decision.options if o.kind == "buy"}
        if not cards:  # asked because a gift is possible (TRA-6)
            return decision.options[0]
        card = min(cards, key=lambda card: (self.bought[card], self.rng.random()))
        self.bought[card] += 1
        self.owned.add((decision.clan, card))
        return cards[card]

    def _look_for_susanoo(self, game: Game, decision: Decision) -> None:
        """KUB-SUSANOO: a clan has pieces in his province, and none of them is offered a Move."""
        view: dict[str, Any] = game.view(None)
        held = view["kami_figures"].get("susanoo")
        pieces = view["map"].get(held, {}).get(decision.clan, {})
        if any(kind != "stronghold" or decision.clan == "turtle" for kind in pieces):
            moves = [option.to_json() for option in decision.options if option.kind == "move"]
            leaving = {move["figure"] for move in moves if move["from"] == held}
            assert not leaving & set(pieces), f"{leaving} leave {held} (KUB-SUSANOO)"
            self.held += 1


def plan(number: int, scene: bool) -> Plan:
    """A game with Kami Unbound; Amaterasu, whose shield is rare, is always in play."""
    rng = Random(number)
    clans = tuple(rng.sample(ALL_CLANS, rng.randint(3, 5)))
    shrines = ("amaterasu", *rng.sample(KAMI[1:], 3))
    return Plan(number, clans, SETS[number % len(SETS)], shrines, kami_unbound=True, scene=scene)


@pytest.fixture(scope="module")
def counts() -> Counter[str]:
    """How often each effect occurred, until all did often enough; half of the games start in the middle."""
    uses, player = Uses(), Curious(2024)
    for number in range(MAX_GAMES):
        chosen = plan(number, scene=number // len(SETS) % 2 == 1)
        game = chosen.start()
        player.play(game)
        uses.read(chosen.ledger(), game.events())
        uses.counts["susanoo: power"] = player.held
        if all(uses.counts[name] >= MIN_USES for name in EVERYTHING):
            break
    return uses.counts


@pytest.mark.parametrize("name", EVERYTHING)
def test_it_takes_effect(name: str, counts: Counter[str]) -> None:
    """TRA-2: what is owned works."""
    assert counts[name] >= MIN_USES, f"{name} took effect {counts[name]} times"
