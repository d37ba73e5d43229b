"""Fairness: the commitment, the draws, and the hash chain of the log."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from itertools import permutations
from pathlib import Path

import pytest

from hinode import Game, HinodeError
from hinode.server.records.fairness import canonical, chain, heads, sealed
from hinode.server.tables.seed import Secret, assign_clans, commitment, draw_clans, pick_order
from hinode.state.chance import Chance

SALT = "0f" * 32
CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
PAGE = Path(__file__).resolve().parents[3] / "docs" / "fairness.md"


def test_the_documented_examples_run_as_printed() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert (failed, tried > 0) == (0, True)


# -- the commitment ------------------------------------------------------------------------------


def test_every_table_gets_its_own_secret() -> None:
    one, other = Secret.new(), Secret.new()
    assert one.seed != other.seed
    assert one.salt != other.salt
    assert len(bytes.fromhex(one.salt)) == 32
    assert max(Secret.new().seed for _ in range(50)).bit_length() > 240


def test_a_game_accepts_every_secret_seed() -> None:
    assert Game.new(["koi", "lotus", "turtle"], seed=2**256 - 1).pending


def test_anybody_can_recompute_the_commitment() -> None:
    text = f"hinode-seed-v1\ntable-1\n42\n{SALT}\n"
    assert commitment("table-1", 42, SALT) == sha256(text.encode()).hexdigest()


def test_the_commitment_depends_on_table_seed_and_salt() -> None:
    others = [("table-2", 42, SALT), ("table-1", 43, SALT), ("table-1", 42, "0e" * 32)]
    assert len({commitment("table-1", 42, SALT), *(commitment(*other) for other in others)}) == 4


@pytest.mark.parametrize(
    ("table", "seed", "salt", "wrong"),
    [
        ("", 1, SALT, "table"),
        ("two\nlines", 1, SALT, "table"),
        ("x" * 65, 1, SALT, "table"),
        ("table\n", 1, SALT, "table"),
        (7, 1, SALT, "table"),
        ("t", -1, SALT, "seed"),
        ("t", 2**256, SALT, "seed"),
        ("t", True, SALT, "seed"),
        ("t", "1", SALT, "seed"),
        ("t", 1, "", "salt"),
        ("t", 1, SALT + "\n", "salt"),
        ("t", 1, SALT.upper(), "salt"),
        ("t", 1, None, "salt"),
    ],
)
def test_nothing_else_can_be_committed_to(table: str, seed: int, salt: str, wrong: str) -> None:
    with pytest.raises(HinodeError, match=f"^{wrong}: "):
        commitment(table, seed, salt)


# -- draws ---------------------------------------------------------------------------------------


def test_draws_never_change() -> None:
    """Later versions must still verify today's records."""
    assert draw_clans(42, 5) == ["turtle", "dragonfly", "bonsai", "koi", "lotus"]
    assert pick_order(7, 5) == [1, 4, 2, 3, 0]


def test_fewer_players_get_the_first_of_the_clans_drawn() -> None:
    assert draw_clans(42, 3) == draw_clans(42, 5)[:3]


@pytest.mark.parametrize(
    ("draw", "things"),
    [(lambda seed: draw_clans(seed, 5), CLANS), (lambda seed: pick_order(seed, 5), range(5))],
    ids=["clans", "picks"],
)
def test_all_orders_are_drawn_equally_often(
    draw: Callable[[int], list[object]], things: list[object]
) -> None:
    """Chi-square of 120 orders; 119 degrees of freedom give 170 or less in 99.8 of 100 cases."""
    games = 12_000
    found = Counter(tuple(draw(seed)) for seed in range(games))
    expected = games / 120
    assert set(found) == set(permutations(things))
    assert 75 < sum((count - expected) ** 2 / expected for count in found.values()) < 170


def test_draws_reveal_nothing_about_the_shuffles_of_the_game() -> None:
    """They use separate keys: they match each other and the game only as often as by chance."""
    seeds = range(1200)
    clans = [[CLANS.index(clan) for clan in draw_clans(seed, 5)] for seed in seeds]
    picks = [pick_order(seed, 5) for seed in seeds]
    games = [list(Chance.of_seed(seed).order(5)) for seed in seeds]
    for one, other in ((clans, picks), (clans, games), (picks, games)):
        assert sum(a == b for a, b in zip(one, other, strict=True)) < 30


def test_a_chosen_clan_is_kept_and_the_rest_are_drawn() -> None:
    """42 draws turtle, dragonfly, bonsai, koi, lotus."""
    given = assign_clans(42, [None, "turtle", None, "lotus"], [1, 3, 0, 2])
    assert given == ["dragonfly", "turtle", "bonsai", "lotus"]


def test_when_clans_are_picked_a_bot_takes_the_first_remaining_clan() -> None:
    """42 draws turtle, dragonfly, bonsai, koi, lotus."""
    assert assign_clans(42, [None, "turtle", "dragonfly"], [1, 0, 2])[0] == "dragonfly"
    assert assign_clans(42, [None, "turtle", "dragonfly"], [1, 2, 0]) == ["bonsai", "turtle", "dragonfly"]


# -- the chain -----------------------------------------------------------------------------------


def test_json_is_canonical() -> None:
    assert canonical({"b": [1, None, True], "a": "ü"}) == b'{"a":"\\u00fc","b":[1,null,true]}'


def test_the_chain_never_changes() -> None:
    found = heads("00" * 32, SALT, [{"n": 1, "kind": "created"}, {"n": 2, "kind": "joined", "name": "Aki"}])
    assert found[0] == "00" * 32
    assert found[1] == "ba313046b8792b470abd3d049fcd290b4b1582bd5906f5b0f82e999b01ec3d4a"
    assert found[2] == "2f640abf6d35a6ee8fa2340694a1550e9f156891c0cdf1f6c9f445d0b70298fb"


def test_a_head_covers_everything_before_it_in_order() -> None:
    one, two = {"n": 1}, {"n": 2}
    ends = [
        heads("00" * 32, SALT, entries)[-1] for entries in ([one, two], [two, one], [one], [two], [one, one])
    ]
    assert len(set(ends)) == 5


def test_a_head_depends_on_the_start_of_the_chain() -> None:
    assert chain("00" * 32, b"link") != chain("01" * 32, b"link")


def test_without_the_salt_a_sealed_bid_cannot_be_guessed() -> None:
    """Without a salt, trying all bids would reveal it."""
    facts = {"n": 9, "kind": "answered", "clan": "koi", "answer": {"kind": "bid", "ronin": 3}}
    guesses = [{**facts, "answer": {"kind": "bid", "ronin": coins}} for coins in range(10)]
    head = chain("00" * 32, sealed(SALT, facts))
    bare = {chain("00" * 32, canonical(guess)) for guess in guesses}
    unsalted = {chain("00" * 32, sealed("00" * 32, guess)) for guess in guesses}
    assert head not in bare | unsalted
    assert head in {chain("00" * 32, sealed(SALT, guess)) for guess in guesses}
