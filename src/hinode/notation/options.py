"""The options of a new game, checked (SET)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from hinode.vocab.errors import HinodeError, InvalidOptions, quote, reason
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
        raise InvalidOptions(reason("options-not-a-flag", option="kami_unbound", value=quote(kami_unbound)))
    return Setup(
        _clans(clans),
        parse_set(season_set, InvalidOptions),
        None if shrines is None else parse_shrines(shrines),
        kami_unbound,
        parse_seed(seed, InvalidOptions),
    )


def _names(value: object, option: str) -> list[str]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise InvalidOptions(reason("options-not-a-list", option=option, value=quote(value)))
    wrong = [name for name in value if not isinstance(name, str)]
    if wrong:
        raise InvalidOptions(reason("options-not-an-id", option=option, value=quote(wrong[0])))
    return list(value)


def _clans(value: object) -> tuple[int, ...]:
    """3 to 5 different clans, in seat order (SET-1, SET-2)."""
    names = _names(value, "clans")
    for name in names:
        if name not in CLAN_NO:
            known = ", ".join(CLANS)
            raise InvalidOptions(reason("options-unknown-clan", value=quote(name), known=known))
        if names.count(name) > 1:
            raise InvalidOptions(reason("options-clan-twice", value=quote(name)))
    if not 3 <= len(names) <= 5:
        raise InvalidOptions(reason("options-player-count", count=len(names)))
    return tuple(sorted(CLAN_NO[name] for name in names))


def parse_set(value: object, error: type[HinodeError]) -> str | None:
    if value == "random":
        return None
    if not isinstance(value, str) or value not in SETS:
        raise error(reason("options-unknown-set", value=quote(value), known=", ".join(SETS)))
    return value


def parse_shrines(value: object) -> tuple[int, ...]:
    names = _names(value, "shrines")
    for name in names:
        if name not in KAMI_NO:
            known = ", ".join(KAMI)
            raise InvalidOptions(reason("options-unknown-kami", value=quote(name), known=known))
    if len(names) != 4 or len(set(names)) != 4:
        raise InvalidOptions(reason("options-four-shrines"))
    return tuple(KAMI_NO[name] for name in names)


def parse_seed(value: object, error: type[HinodeError]) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value.bit_length() > SEED_BITS:
        raise error(reason("options-seed", bits=SEED_BITS))
    return value
