"""A seat shows everything that its clan may know, nothing else, and nothing after the answer."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest

from hinode import Answer, Game
from hinode.bots.bot import Choice
from hinode.bots.runner import answer_one, random_seat
from hinode.bots.seat import Seat, SeatClosed
from tests.bots.scripted import AMPLE, moments, scripted_seat
from tests.support.checks.replays import snapshot
from tests.support.play import random_game
from tests.support.script import start

# Immutable values may be shared. Their parts are still checked.
PLAIN = (int, float, str, bytes, bool, type(None), tuple, frozenset, Answer, FunctionType)
OUTSIDE = (type, ModuleType)


def held(root: object) -> Iterator[object]:
    """Everything an object refers to: attributes, container items, owners of methods, closures.

    Not through its classes and modules, which are shared anyway.
    """
    seen: dict[int, object] = {}
    todo = [root]
    while todo:
        one = todo.pop()
        if id(one) in seen or isinstance(one, OUTSIDE):
            continue
        seen[id(one)] = one
        if isinstance(one, FunctionType):
            todo += [one.__closure__, one.__defaults__, one.__kwdefaults__]
        else:
            todo += gc.get_referents(one)
    yield from seen.values()


def changeable(root: object) -> dict[int, object]:
    """The mutable objects that an object refers to, by identity."""
    return {id(one): one for one in held(root) if not isinstance(one, PLAIN)}


def shared(mine: object, game: Game) -> list[object]:
    """The mutable objects that both refer to."""
    theirs = changeable(game)
    return [one for number, one in changeable(mine).items() if number in theirs]


def visited(look: Callable[[Seat, Game], None], seed: int = 3, every: int = 6) -> int:
    """Play a random game in which bots now and then inspect their seats. Returns how often they did."""
    game = random_game(seed, 4, kami_unbound=True)
    looks = 0
    for number, now in enumerate(moments(game, {clan: random_seat(clan, 1) for clan in game.clans})):
        if number % every == 0:
            look(Seat(now, now.pending[-1], Random(number), AMPLE), now)
            looks += 1
    return looks


# -- isolation from the game --------------------------------------------------------------------


def test_a_walk_finds_what_is_hidden_in_closures_and_methods() -> None:
    """The search that these tests use works."""
    game = random_game(1, 3)
    for holder in ([game], {"x": (game,)}, lambda: game, game.view, iter([game]), lambda found=game: found):
        assert any(one is game for one in held(holder))


def test_a_seat_shares_nothing_with_the_game() -> None:
    def look(seat: Seat, game: Game) -> None:
        assert shared(seat, game) == []

    assert visited(look) > 15


def test_the_values_of_a_seat_share_nothing_with_the_game() -> None:
    def look(seat: Seat, game: Game) -> None:
        assert shared([seat.view, seat.events()], game) == []

    assert visited(look, every=20) > 4


def test_a_sampled_world_shares_nothing_with_the_game() -> None:
    def look(seat: Seat, game: Game) -> None:
        assert shared(seat.world(), game) == []

    assert visited(look, every=12) > 8


def test_a_sampled_game_shares_nothing_with_the_game() -> None:
    def look(seat: Seat, game: Game) -> None:
        found = seat.game()
        assert found.pending
        assert shared(found, game) == []

    assert visited(look, every=12) > 8


def test_a_bot_that_changes_everything_it_gets_does_not_change_the_game() -> None:
    def spoil(seat: Seat, game: Game) -> None:
        before = json.dumps(snapshot(game)), [list(decision.options[:50]) for decision in game.pending]
        seat.decision.details.clear()
        for thing in (seat.view, seat.view["players"][seat.clan], seat.view["map"], *seat.events()):
            thing.clear()
        world, sampled = seat.world(), seat.game()
        for ask in world.asks():
            ask.codes = []
        world.public.coins[:] = [99] * 5
        sampled.answer(seat.clan, seat.decision.options[0])
        assert (json.dumps(snapshot(game)), [list(d.options[:50]) for d in game.pending]) == before

    assert visited(spoil) > 15


# -- everything its clan may know ------------------------------------------------------------------


def test_a_seat_shows_what_the_game_shows_this_clan() -> None:
    def look(seat: Seat, game: Game) -> None:
        assert seat.view == game.view(seat.clan)
        assert seat.events(3) == game.events(seat.clan, 3)
        real = next(decision for decision in game.pending if decision.clan == seat.clan)
        assert seat.decision.to_json() == real.to_json()
        assert len(seat.decision.options) == len(real.options)
        assert (seat.decision.options[0], seat.decision.options[-1]) == (real.options[0], real.options[-1])

    assert visited(look) > 15


def test_worlds_agree_with_what_the_clan_knows() -> None:
    """BAT-3: the rival's sealed bid is a guess; the clan's own bid is not made yet."""
    here = {"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}}
    players = {"koi": {"coins": 9}, "lotus": {"coins": 9}, "turtle": {}}
    script = start(phase="war", war=["edo"], map=here, players=players)
    script.say("koi", "bid", seppuku=0, hostage=0, ronin=9, poets=0)
    seat = Seat(script.game, script.decision("lotus"), Random(1), AMPLE)
    guesses = {json.dumps(seat.game().view("koi")["private"]["sealed"]) for _ in range(8)}
    assert len(guesses) > 4
    assert seat.game().view("lotus") == script.game.view("lotus")


def test_nothing_is_drawn_unless_it_is_requested() -> None:
    """A bot that reads only its question and its view does not use its random numbers."""

    def look(seat: Seat, game: Game) -> None:
        before = seat.rng.getstate()
        assert seat.view["me"] == seat.clan
        assert seat.events()
        assert seat.rng.getstate() == before

    assert visited(look, every=15) > 5


def test_worlds_are_drawn_from_the_bots_own_randomness() -> None:
    game = random_game(2, 3)
    one, again, other = (
        Seat(game, game.pending[0], Random(seed), AMPLE).game().digest() for seed in (1, 1, 2)
    )
    assert one == again != other


# -- nothing after the answer ----------------------------------------------------------------------


@pytest.mark.parametrize("ask", ["view", "events", "game", "world"])
def test_a_seat_is_closed_once_the_answer_is_given(ask: str) -> None:
    kept: list[Seat] = []

    def keep(seat: Seat) -> Choice:
        kept.append(seat)
        return Choice(seat.decision.options[0])

    game = random_game(1, 3)
    answer_one(game, {game.pending[0].clan: scripted_seat(keep)})
    with pytest.raises(SeatClosed):
        _use(kept[0], ask)


def test_a_seat_is_also_closed_after_a_failure() -> None:
    kept: list[Seat] = []

    def fail(seat: Seat) -> Any:
        kept.append(seat)
        raise ValueError

    game = random_game(1, 3)
    answer_one(game, {game.pending[0].clan: scripted_seat(fail)})
    with pytest.raises(SeatClosed):
        kept[0].world()


def _use(seat: Seat, ask: str) -> None:
    found = getattr(seat, ask)
    if callable(found):
        found()
