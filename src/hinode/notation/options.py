"""The options of a new game, checked (SET)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from hinode.vocab.errors import HinodeError, InvalidOptions
from hinode.vocab.ids import CLAN_NO, CLANS, KAMI, KAMI_NO, SETS

SEED_BITS: Final = 512


@dataclass(frozen=True, slots=True)
class Setup:
    """The checked options of a game; None means drawn from the seed."""

    clans: tuple[int, ...]
    season_set: str | None
    shrines: tuple[int, ...] | None
    kami_unbound: bool
    seed: int

    def to_json(self) -> dict[str, Any]:
        return {
            "clans": [CLANS[clan] for clan in self.clans],
            "season_set": self.season_set or "random",
            "shrines": None if self.shrines is None else [KAMI[kami] for kami in self.shrines],
            "kami_unbound": self.kami_unbound,
            "seed": self.seed,
        }


def parse_options(
    clans: object, season_set: object, shrines: object, kami_unbound: object, seed: object
) -> Setup:
    if not isinstance(kami_unbound, bool):
        raise InvalidOptions(f"kami_unbound: true or false, not {kami_unbound!r}")
    return Setup(
        _clans(clans),
        parse_set(season_set, InvalidOptions),
        None if shrines is None else parse_shrines(shrines),
        kami_unbound,
        parse_seed(seed, InvalidOptions),
    )


def _names(value: object, what: str) -> list[str]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise InvalidOptions(f"{what}: a list of ids, not {value!r}")
    wrong = [name for name in value if not isinstance(name, str)]
    if wrong:
        raise InvalidOptions(f"{what}: {wrong[0]!r} is no id")
    return list(value)


def _clans(value: object) -> tuple[int, ...]:
    """3 to 5 different clans, in seat order (SET-1, SET-2)."""
    names = _names(value, "clans")
    for name in names:
        if name not in CLAN_NO:
            raise InvalidOptions(f"clans: {name!r} is no clan; there are {', '.join(CLANS)}")
        if names.count(name) > 1:
            raise InvalidOptions(f"clans: {name!r} is named twice (SET-1)")
    if not 3 <= len(names) <= 5:
        raise InvalidOptions(f"clans: 3 to 5 players, not {len(names)} (SET-1)")
    return tuple(sorted(CLAN_NO[name] for name in names))


def parse_set(value: object, error: type[HinodeError]) -> str | None:
    if value == "random":
        return None
    if not isinstance(value, str) or value not in SETS:
        raise error(f"season_set: {value!r} is none of {', '.join(SETS)} and random (SET-7)")
    return value


def parse_shrines(value: object) -> tuple[int, ...]:
    names = _names(value, "shrines")
    for name in names:
        if name not in KAMI_NO:
            raise InvalidOptions(f"shrines: {name!r} is no kami; there are {', '.join(KAMI)}")
    if len(names) != 4 or len(set(names)) != 4:
        raise InvalidOptions("shrines: exactly four different kami, left to right (SET-6)")
    return tuple(KAMI_NO[name] for name in names)


def parse_seed(value: object, error: type[HinodeError]) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value.bit_length() > SEED_BITS:
        raise error(f"seed: a whole number of at most {SEED_BITS} bits")
    return value
