"""The options of a new table."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from hinode.bots.registry import CUSTOM_NAME, STYLED_LEVELS, DealMode
from hinode.server.wire.base import Strict

# Spelled out for the type checker; test_options.py compares them with the engine and the registry of bots.
Level = Literal["random", "easy", "greedy", "planner", "master"]
BotStyle = Literal["loyal", "merchant", "warlord", "monk", "opportunist", "trickster"]
Clan = Literal["koi", "lotus", "turtle", "dragonfly", "bonsai"]
SeasonSetChoice = Literal["archway", "horseman", "teapot", "mountain", "random"]
ClanChoice = Literal["chosen", "random", "pick"]
ShrineChoice = Literal["random", "first-game"]
Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)]
CustomBot = Annotated[str, StringConstraints(pattern=f"^{CUSTOM_NAME}$", max_length=100)]


class BotSpec(Strict):
    """A bot for a seat: its level and its style, or one of the host's own bots."""

    level: Level = "greedy"
    style: BotStyle | None = None
    custom: CustomBot | None = Field(
        default=None, description="a bot from `/api/bots`, in place of level and style"
    )

    @model_validator(mode="after")
    def _only_levels_have_styles(self) -> Self:
        if self.level not in STYLED_LEVELS and self.style is not None:
            raise ValueError(f"the level {self.level} has no styles")
        if self.custom is not None and self.style is not None:
            raise ValueError("a custom bot has no styles")
        return self

    @property
    def name(self) -> str:
        if self.custom is not None:
            return self.custom
        return self.level if self.style is None else f"{self.level}/{self.style}"


class OfferedBots(Strict):
    """What the host offers for seats of bots, besides the built-in ones."""

    custom: list[CustomBot] = Field(description="the host's own bots that can be seated at tables")
    deals: DealMode = Field(description="the most that the host allows as `bot_deals` of a table")


class NoClock(Strict):
    kind: Literal["none"] = "none"


class DecisionClock(Strict):
    """A number of seconds for each decision; `tea` is the length of each Tea Ceremony."""

    kind: Literal["decision"]
    seconds: int = Field(ge=10, le=14 * 86400)
    tea: int = Field(default=180, ge=30, le=14 * 86400)


class BankClock(Strict):
    """A bank of seconds for the whole game, with an increment for each answer."""

    kind: Literal["bank"]
    seconds: int = Field(ge=30, le=14 * 86400)
    increment: int = Field(default=0, ge=0, le=3600)
    tea: int = Field(default=180, ge=30, le=14 * 86400)


ClockOption = Annotated[NoClock | DecisionClock | BankClock, Field(discriminator="kind")]


class TableOptions(Strict):
    """The options of a table, fixed when it is created."""

    title: Title = ""
    players: int = Field(default=4, ge=3, le=5)
    clans: ClanChoice = "chosen"
    season_set: SeasonSetChoice = "archway"
    shrines: ShrineChoice = "random"
    kami_unbound: bool = False
    open: bool = False
    hot_seat: bool = False
    clock: ClockOption = Field(default_factory=NoClock)
    bots: list[BotSpec] = Field(default_factory=list, max_length=5)
    bot_deals: DealMode | None = Field(
        default=None,
        description="bots decline every offer, reply, or also make offers; null: all that the host allows",
    )

    @model_validator(mode="after")
    def _one_seat_for_a_person(self) -> Self:
        if len(self.bots) >= self.players:
            raise ValueError("bots: at least one seat is for a person")
        return self

    def settled(self, host_deals: DealMode = "full") -> dict[str, Any]:
        """The options that are stored with the table. `host_deals`: how bots deal if nothing was chosen."""
        found = self.model_dump(exclude={"bots", "title", "open"})
        return {**found, "bot_deals": self.bot_deals or host_deals}
