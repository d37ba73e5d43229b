"""Settings: every limit and address of the server; from defaults, `HINODE_*` variables, command line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Self

from platformdirs import user_data_path
from pydantic import Field, ValidationError, field_validator
from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

from hinode.bots.registry import CUSTOM_NAME, DEAL_MODES, LEVELS, BotName, DealMode, is_custom
from hinode.server.setting_types import (
    Number,
    NumberByName,
    Rate,
    RateSetting,
    Switch,
    TextList,
    Whole,
    normalize_origin,
)
from hinode.vocab.errors import HinodeError

PREFIX: Final = "HINODE_"
BUILD_VARIABLES: Final = ("HINODE_COMPILE",)  # of the build, and perhaps still set when the server starts
LOOPBACK: Final = ("127.0.0.1", "localhost")
ANY_ADDRESS: Final = ("0.0.0.0", "::", "")
DATABASE_FILE: Final = "hinode.sqlite"
BOT_CAP: Final = (0.01, 600.0)  # seconds
DAY: Final = 86400.0
CUSTOM_NAME_LENGTH: Final = 100  # as in records
CUSTOM_LEVEL: Final = "custom"  # the level of the host's own bots in `bot_caps`
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


class InvalidSettings(HinodeError):
    """A setting with a value that cannot be used; the message says which and why."""


class Settings(BaseSettings):
    """What a host can set. Sizes are in bytes, lengths in characters, times in seconds unless named.

    The constructor takes values only; `load` reads the environment too.
    """

    model_config = SettingsConfigDict(extra="forbid", frozen=True)

    # Where
    host: str = "127.0.0.1"
    port: Whole = Field(default=8000, ge=0, le=65535)  # 0: any free port
    database: str | None = Field(default=None, repr=False)  # may hold a password
    data: Path = Field(default_factory=lambda: user_data_path("hinode"))
    origins: TextList = ()  # the first is the public one
    behind_proxy: Switch = False
    proxies: TextList = ("127.0.0.1",)  # whose forwarded headers are trusted
    workers: Whole = Field(default=1, ge=1, le=64)  # processes; more than one needs PostgreSQL
    log_level: str = "info"
    stop_seconds: Number = Field(default=8, ge=1, le=300)

    # How often, per person
    player_rate: RateSetting = Rate(60, 20)
    spectator_rate: RateSetting = Rate(20, 20)
    chat_rate: RateSetting = Rate(5, 10)
    tables_per_hour: Whole = Field(default=10, ge=1, le=10**6)
    imports_per_hour: Whole = Field(default=10, ge=1, le=10**6)  # also those that are refused
    analysis_per_hour: Whole = Field(default=20, ge=1, le=10**6)  # games that are analyzed

    # How often, per table and channel
    table_chat_rate: RateSetting = Rate(30, 10)

    # How often, per network address (IPv6: per /64). A household or a school class shares one.
    address_rate: RateSetting = Rate(1200, 20)  # requests to the API
    refusal_seconds: Number = Field(default=1, ge=0, le=60)  # how late requests beyond that are refused
    address_creation_rate: RateSetting = Rate(10, 1)  # new sessions, tables, and imports; more of them wait
    newcomer_rate: RateSetting = Rate(120, 60)  # attempts to start a session or to use a device link
    address_session_rate: RateSetting = Rate(100, 3600)
    address_table_rate: RateSetting = Rate(40, 3600)
    address_import_rate: RateSetting = Rate(40, 3600)
    address_analysis_rate: RateSetting = Rate(60, 3600)
    address_chat_rate: RateSetting = Rate(60, 10)

    # How much
    body_bytes: Whole = Field(default=16 * 1024, ge=1024, le=2**24)
    socket_message_bytes: Whole = Field(default=16 * 1024, ge=1024, le=2**24)
    record_bytes: Whole = Field(default=2 * 1024 * 1024, ge=1024, le=2**28)
    header_seconds: Number = Field(default=10, ge=0.1, le=300)
    # Space: beyond `data_bytes` in the database, or with less than `free_bytes` on its disk, only games in
    # progress may write.
    data_bytes: Whole = Field(default=8 * 2**30, ge=2**20, le=2**50)
    free_bytes: Whole = Field(default=128 * 2**20, ge=0, le=2**50)
    lobby_days: Number = Field(default=14, ge=0.01, le=3650)  # a lobby in which nothing happens
    import_days: Number = Field(default=90, ge=0.01, le=3650)
    cleanup_minutes: Number = Field(default=10, ge=0.01, le=24 * 60)
    # Imported records: how much of them is kept, and what reading one may take
    import_bytes_per_person: Whole = Field(default=8 * 2**20, ge=1024, le=2**50)
    import_bytes_per_address: Whole = Field(default=32 * 2**20, ge=1024, le=2**50)
    import_bytes: Whole = Field(default=512 * 2**20, ge=1024, le=2**50)
    import_memory: Whole = Field(default=2**28, ge=2**27, le=2**40)
    import_seconds: Number = Field(default=10, ge=1, le=300)
    body_seconds: Number = Field(default=10, ge=0.1, le=300)
    name_length: Whole = Field(default=24, ge=1, le=100)
    title_length: Whole = Field(default=60, ge=1, le=200)
    chat_length: Whole = Field(default=500, ge=1, le=4000)
    talk_per_table: Whole = Field(default=2000, ge=1, le=10**6)  # messages; spectators: half as many
    listed_tables: Whole = Field(default=50, ge=1, le=1000)  # on one page of a list

    # The list of open tables
    listed_per_creator: Whole = Field(default=3, ge=1, le=10**6)
    listed_per_address: Whole = Field(default=12, ge=1, le=10**6)
    lobby_hours: Number = Field(default=24, ge=0.1, le=24 * 365)  # an unchanged lobby is listed this long

    # Sockets and sessions
    sockets: Whole = Field(default=4000, ge=1, le=10**6)
    sockets_per_session: Whole = Field(default=16, ge=1, le=1000)
    sockets_per_address: Whole = Field(default=64, ge=1, le=10**6)
    send_seconds: Number = Field(default=10, ge=0.1, le=300)
    session_days: Whole = Field(default=90, ge=1, le=400)  # unused; browsers keep no cookie longer than 400
    link_minutes: Number = Field(default=10, ge=1, le=24 * 60)

    # httptools, and uvloop with SQLite, where they are installed; otherwise h11 and Python's own event loop.
    fast_network: Switch = True

    # Play
    tables_in_memory: Whole = Field(default=500, ge=1, le=10**5)
    idle_bot_seconds: Number = Field(default=5, ge=0, le=86400)  # between bot answers while nobody is there
    tea_seconds: Number = Field(default=120, ge=0, le=86400)  # for people, before bots ally with each other
    bid_seconds: Number = Field(default=8, ge=0, le=86400)  # bots bid this much later, unless people have bid
    offer_seconds: Number = Field(default=30, ge=0, le=86400)  # bots wait for the reply to their offer
    bot_deals: DealMode = "full"  # most that bots do: off (decline), answer (reply), full (also make offers)
    archive_days: Number = Field(default=60, ge=0.01, le=10**5)  # running games without a change
    bots: TextList = ()  # the host's own bots, as module:Class
    bot_workers: Whole = Field(default=2, ge=1, le=256)
    bot_memory: Whole = Field(default=2**30, ge=2**27, le=2**40)  # bytes per worker
    bot_caps: NumberByName = Field(
        default_factory=lambda: {
            "random": 1.0,
            "easy": 1.0,
            "greedy": 1.0,
            "planner": 2.0,
            "master": 2.0,
            CUSTOM_LEVEL: 2.0,
        }
    )
    absence_seconds: Number = Field(default=120, ge=1, le=7 * 86400)  # before the others may vote on a seat
    analysis: Switch = True  # of finished games, when someone asks for it
    analysis_seconds: Number = Field(default=120, ge=1, le=3600)  # of CPU time for one game
    analysis_bytes: Whole = Field(default=32 * 2**20, ge=2**20, le=2**40)  # results kept in memory
    failures_to_hand_over: Whole = Field(default=3, ge=1, le=100)
    clock_seconds: Number = Field(default=5, ge=0.1, le=300)  # between two saves of a running clock

    def __init__(self, **values: Any) -> None:
        try:
            super().__init__(**values)
        except ValidationError as error:
            raise InvalidSettings(_describe(error)) from error

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """The environment is read only where `load` is asked to."""
        return (init_settings,)

    @classmethod
    def load(cls, environ: Mapping[str, str], **given: Any) -> Self:
        """Settings from the environment. Values from the command line take precedence; None: not given."""
        given = {name: value for name, value in given.items() if value is not None}
        try:
            return cls(**{**_Environment(cls, environ)(), **given})
        except InvalidSettings as error:
            name, _, reason = str(error).partition(":")
            if name not in cls.model_fields or name in given:
                raise
            raise InvalidSettings(f"{_variable(name)}:{reason}") from error

    def replace(self, **changes: Any) -> Self:
        """A copy with other values, validated again."""
        return type(self)(**{**{name: getattr(self, name) for name in type(self).model_fields}, **changes})

    def at_port(self, port: int) -> Self:
        """The same settings with the port that was free."""
        return self.replace(port=port)

    @field_validator("log_level")
    @classmethod
    def _known_level(cls, level: str) -> str:
        if level not in LOG_LEVELS:
            raise ValueError(f"one of {', '.join(LOG_LEVELS)}, not {level!r}")
        return level

    @field_validator("bot_deals", mode="before")
    @classmethod
    def _known_mode(cls, mode: object) -> object:
        if mode not in DEAL_MODES:
            raise ValueError(f"one of {', '.join(DEAL_MODES)}, not {mode!r}")
        return mode

    @field_validator("origins")
    @classmethod
    def _normal_origins(cls, origins: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(map(normalize_origin, origins)))

    @field_validator("bots")
    @classmethod
    def _named_bots(cls, names: tuple[str, ...]) -> tuple[str, ...]:
        for name in names:
            if not re.fullmatch(CUSTOM_NAME, name) or len(name) > CUSTOM_NAME_LENGTH:
                raise ValueError(f"module:Class of at most {CUSTOM_NAME_LENGTH} characters, not {name!r}")
        return tuple(dict.fromkeys(names))

    @field_validator("bot_caps")
    @classmethod
    def _known_bots(cls, caps: Mapping[str, float]) -> Mapping[str, float]:
        low, high = BOT_CAP
        for name, seconds in caps.items():
            if name not in (*LEVELS, CUSTOM_LEVEL):
                raise ValueError(f"{name!r} is none of {', '.join(LEVELS)}, {CUSTOM_LEVEL}")
            if not low <= seconds <= high:
                raise ValueError(f"{low:g} to {high:g}, not {seconds:g}")
        return caps

    @cached_property
    def allowed_origins(self) -> tuple[str, ...]:
        """Pages of these origins may send commands and open sockets; the first is the public address."""
        if self.origins:
            return self.origins
        hosts = LOOPBACK if self.host in (*LOOPBACK, *ANY_ADDRESS) else (self.host, *LOOPBACK)
        named = (f"[{host}]" if ":" in host else host for host in hosts)
        return tuple(normalize_origin(f"http://{host}:{self.port}") for host in named)

    @property
    def public_origin(self) -> str:
        return self.allowed_origins[0]

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / DATABASE_FILE}"

    def archived_before(self, now: float) -> float:
        """Running games that have not changed since then are archived."""
        return now - self.archive_days * DAY

    def bot_cap(self, bot: str) -> float:
        """Seconds that a bot may think about one decision."""
        level = CUSTOM_LEVEL if is_custom(bot) else BotName.parse(bot).level
        return self.bot_caps.get(level, 1.0)

    def offers_bot(self, bot: str) -> bool:
        """Whether this server can run a bot: every built-in one, and the host's own."""
        return not is_custom(bot) or bot in self.bots


class _Environment(PydanticBaseSettingsSource):
    """`HINODE_*` variables as text; the fields parse it."""

    def __init__(self, settings_cls: type[BaseSettings], environ: Mapping[str, str]) -> None:
        super().__init__(settings_cls)
        self._environ = environ

    def get_field_value(self, field: FieldInfo, field_name: str) -> tuple[Any, str, bool]:
        return self._environ.get(_variable(field_name)), field_name, False

    def __call__(self) -> dict[str, Any]:
        names = {_variable(name): name for name in self.settings_cls.model_fields}
        found = {}
        for variable in sorted(name for name in self._environ if name.startswith(PREFIX)):
            if variable in BUILD_VARIABLES:
                continue
            if variable not in names:
                raise InvalidSettings(f"{variable}: there is no such setting")
            found[names[variable]] = self._environ[variable]
        return found


def _variable(name: str) -> str:
    return PREFIX + name.upper()


def _describe(error: ValidationError) -> str:
    """The first fault in one line: which setting, and what is expected there."""
    fault = error.errors(include_url=False)[0]
    name = str(fault["loc"][0])
    match fault["type"]:
        case "value_error":
            reason = str(fault["ctx"]["error"])
        case "greater_than_equal" | "less_than_equal":
            low, high = (_bound(name, bound) for bound in ("ge", "le"))
            reason = f"{low:g} to {high:g}, not {fault['input']:g}"
        case "extra_forbidden":
            reason = "there is no such setting"
        case _:
            reason = str(fault["msg"])
    return f"{name}: {reason}"


def _bound(name: str, bound: str) -> float:
    """One end of a setting's range."""
    limits = Settings.model_fields[name].metadata
    return next(float(getattr(limit, bound)) for limit in limits if hasattr(limit, bound))
