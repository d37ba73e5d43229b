"""The table's secret seed: the commitment published up front, and the clans and pick order drawn from it.

The hash and the draws are part of the record format: docs/fairness.md spells them out for other programs.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple, Self

from hinode.api import draw_order
from hinode.vocab.errors import HinodeError
from hinode.vocab.ids import CLANS

SEED_BITS: Final = 256
_HASH: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)


class Secret(NamedTuple):
    """The seed and salt of a table, secret until the game is over."""

    seed: int
    salt: str

    @classmethod
    def new(cls) -> Self:
        return cls(secrets.randbits(SEED_BITS), secrets.token_hex(SEED_BITS // 8))


def is_hash(value: object) -> bool:
    """64 lower-case hexadecimal digits: a salt, a commitment, or a head of the hash chain."""
    return isinstance(value, str) and _HASH.fullmatch(value) is not None


def is_table_id(value: object) -> bool:
    return isinstance(value, str) and _TABLE_ID.fullmatch(value) is not None


def commitment(table: str, seed: int, salt: str) -> str:
    """The hash published when a table is created. The salt keeps anybody from guessing the seed."""
    if not is_table_id(table):
        raise HinodeError("table: 1 to 64 letters, digits, '-' or '_'")
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise HinodeError(f"seed: a whole number from 0 up, of at most {SEED_BITS} bits")
    if not is_hash(salt):
        raise HinodeError("salt: 64 hexadecimal digits")
    return sha256(f"hinode-seed-v1\n{table}\n{seed}\n{salt}\n".encode()).hexdigest()


def draw_clans(seed: int, players: int) -> list[str]:
    """A clan for each place, drawn from the seed."""
    return [CLANS[number] for number in draw_order(seed, "clans", len(CLANS))[:players]]


def pick_order(seed: int, players: int) -> list[int]:
    """The order in which the places pick their clans."""
    return list(draw_order(seed, "picks", players))


def assign_clans(seed: int, chosen: Sequence[str | None], order: Iterable[int]) -> list[str]:
    """The clan of each place: the one chosen there, else the first free one drawn; assigned in this order."""
    drawn = draw_clans(seed, len(CLANS))
    given: dict[int, str] = {}
    for place in order:
        given[place] = chosen[place] or next(clan for clan in drawn if clan not in given.values())
    return [given[place] for place in range(len(chosen))]
