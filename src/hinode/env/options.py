"""Game options of an environment: clans, cards, and kami."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Any

from hinode.api import Game
from hinode.vocab.errors import InvalidOptions
from hinode.vocab.ids import CLANS


@dataclass(frozen=True, slots=True)
class GameOptions:
    """Options of `Game.new`. Without `clans`, each game has `players` random clans."""

    clans: tuple[str, ...] | None = None
    players: int = 4
    season_set: str = "archway"
    shrines: tuple[str, ...] | None = None
    kami_unbound: bool = False

    @staticmethod
    def of(
        clans: Sequence[str] | None,
        players: int,
        season_set: str,
        shrines: Sequence[str] | None,
        kami_unbound: bool,
    ) -> GameOptions:
        """Checked options. Raises `InvalidOptions` if no game can be set up."""
        if clans is None and players not in (3, 4, 5):
            raise InvalidOptions(f"players: 3 to 5, not {players!r}")
        options = GameOptions(
            None if clans is None else tuple(clans),
            players if clans is None else len(clans),
            season_set,
            None if shrines is None else tuple(shrines),
            kami_unbound,
        )
        options.start(Random(0))
        return options

    def changed(self, changes: Mapping[str, Any] | None) -> GameOptions:
        """These options with the changes of one reset. Raises `InvalidOptions` for anything else."""
        if not changes:
            return self
        unknown = sorted(set(changes) - {field.name for field in fields(self)})
        if unknown:
            known = ", ".join(field.name for field in fields(self))
            raise InvalidOptions(f"options: {unknown[0]!r} is not one of {known}")
        merged = {field.name: changes.get(field.name, getattr(self, field.name)) for field in fields(self)}
        if "players" in changes and "clans" not in changes:
            merged["clans"] = None
        found = GameOptions.of(**merged)
        if changes.get("players", found.players) != found.players:
            raise InvalidOptions(f"options: {changes['players']} players, but {found.players} clans")
        absent = [clan for clan in found.clans or () if clan not in self.possible]
        if absent or (self.clans is not None and found.clans is None):
            raise InvalidOptions(f"options: only these clans can take part: {', '.join(self.possible)}")
        return found

    @property
    def possible(self) -> list[str]:
        """Every clan that may take part, in seat order."""
        return [clan for clan in CLANS if self.clans is None or clan in self.clans]

    def start(self, rng: Random, seat: str | None = None) -> Game:
        """A new game, with all random choices from `rng`. `seat` is a clan that must take part."""
        clans = self.clans
        if clans is None:
            others = [clan for clan in CLANS if clan != seat]
            fixed = [] if seat is None else [seat]
            clans = (*fixed, *rng.sample(others, self.players - len(fixed)))
        return Game.new(
            clans=clans,
            season_set=self.season_set,
            shrines=self.shrines,
            kami_unbound=self.kami_unbound,
            seed=rng.getrandbits(48),
        )
