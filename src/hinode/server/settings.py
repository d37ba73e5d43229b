"""Every limit and address of the server, in one place: defaults, `HINODE_*` variables, command line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Self

from platformdirs import user_data_path

from hinode.bots.registry import LEVELS
from hinode.server import setting_types
from hinode.server.setting_types import Range, Rate
from hinode.vocab.errors import HinodeError

PREFIX: Final = "HINODE_"
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LOOPBACK: Final = ("127.0.0.1", "localhost")
ANY_ADDRESS: Final = ("0.0.0.0", "::", "")
DATABASE_FILE: Final = "hinode.sqlite"


class InvalidSettings(HinodeError):
    """A setting that cannot be; the message says which and why."""


def _number(default: float, low: float, high: float) -> Any:
    return field(default=default, metadata={"range": Range(low, high)})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What a host can set. Sizes are in bytes, lengths in characters, times in seconds unless named."""

    # Where
    host: str = "127.0.0.1"
    port: int = _number(8000, 0, 65535)  # 0: any that is free
    database: str | None = field(default=None, repr=False)  # may hold a password
    data: Path = field(default_factory=lambda: user_data_path("hinode"))
    origins: tuple[str, ...] = ()  # the first is the public one
    behind_proxy: bool = False
    proxies: tuple[str, ...] = ("127.0.0.1",)  # whose forwarded headers are believed
    log_level: str = "info"
    stop_seconds: float = _number(8, 1, 300)

    # How often: by person, or by address for those who have no session yet
    player_rate: Rate = field(default=Rate(60, 20))
    watcher_rate: Rate = field(default=Rate(20, 20))
    chat_rate: Rate = field(default=Rate(5, 10))
    newcomer_rate: Rate = field(default=Rate(120, 60))
    tables_per_hour: int = _number(10, 1, 10**6)

    # How much
    body_bytes: int = _number(16 * 1024, 1024, 2**24)
    frame_bytes: int = _number(16 * 1024, 1024, 2**24)
    record_bytes: int = _number(2 * 1024 * 1024, 1024, 2**28)
    body_seconds: float = _number(10, 0.1, 300)
    name_length: int = _number(24, 1, 100)
    title_length: int = _number(60, 1, 200)
    chat_length: int = _number(500, 1, 4000)
    listed_tables: int = _number(100, 1, 1000)

    # Sockets and sessions
    sockets: int = _number(4000, 1, 10**6)
    sockets_per_session: int = _number(16, 1, 1000)
    send_seconds: float = _number(10, 0.1, 300)
    session_days: int = _number(400, 1, 400)  # browsers keep a cookie no longer than that
    link_minutes: float = _number(10, 1, 24 * 60)

    # Play
    tables_in_memory: int = _number(500, 1, 10**5)
    bot_workers: int = _number(2, 1, 256)
    bot_memory: int = _number(2**30, 2**27, 2**40)  # bytes of each worker
    bot_caps: Mapping[str, float] = field(
        default_factory=lambda: {"random": 1.0, "greedy": 1.0, "planner": 2.0},
        metadata={"keys": LEVELS, "range": Range(0.01, 600)},
    )
    absence_seconds: float = _number(120, 1, 7 * 86400)  # before the others may vote on a seat
    failures_to_hand_over: int = _number(3, 1, 100)
    clock_seconds: float = _number(5, 0.1, 300)  # between two checkpoints of a running clock

    def __post_init__(self) -> None:
        for known in fields(self):
            _check(known, getattr(self, known.name))
        if self.log_level not in LOG_LEVELS:
            raise InvalidSettings(f"log_level: one of {', '.join(LOG_LEVELS)}, not {self.log_level!r}")
        try:
            tidy = tuple(dict.fromkeys(setting_types.origin(text) for text in self.origins))
        except ValueError as error:
            raise InvalidSettings(f"origins: {error}") from error
        object.__setattr__(self, "origins", tidy)

    @classmethod
    def load(cls, environ: Mapping[str, str], **given: Any) -> Self:
        """What the command line gives goes before the environment; None was not given."""
        found = _from_environment(environ)
        found.update({name: value for name, value in given.items() if value is not None})
        return cls(**found)

    def at_port(self, port: int) -> Self:
        """The same, at the port that was found free."""
        return replace(self, port=port)

    @cached_property
    def allowed_origins(self) -> tuple[str, ...]:
        """Pages of these origins may act and open sockets; the first is the public address."""
        if self.origins:
            return self.origins
        hosts = LOOPBACK if self.host in (*LOOPBACK, *ANY_ADDRESS) else (self.host, *LOOPBACK)
        named = (f"[{host}]" if ":" in host else host for host in hosts)
        return tuple(setting_types.origin(f"http://{host}:{self.port}") for host in named)

    @property
    def public_origin(self) -> str:
        return self.allowed_origins[0]

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / DATABASE_FILE}"

    def bot_cap(self, level: str) -> float:
        """Seconds a bot of that level may think about one decision."""
        return self.bot_caps.get(level, 1.0)


def _check(known: Field[Any], value: Any) -> None:
    limits = known.metadata.get("range")
    if limits is None:
        return
    names = known.metadata.get("keys")
    if names is not None and (strange := set(value) - set(names)):
        raise InvalidSettings(f"{known.name}: {min(strange)!r} is none of {', '.join(names)}")
    for number in value.values() if names is not None else (value,):
        if not limits.low <= number <= limits.high:
            raise InvalidSettings(f"{known.name}: {limits.low:g} to {limits.high:g}, not {number:g}")


def _from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    known = {PREFIX + each.name.upper(): each for each in fields(Settings)}
    found: dict[str, Any] = {}
    for variable in sorted(name for name in environ if name.startswith(PREFIX)):
        if variable not in known:
            raise InvalidSettings(f"{variable}: there is no such setting")
        kind = str(known[variable].type)
        try:
            found[known[variable].name] = setting_types.READERS[kind](environ[variable])
        except ValueError as error:
            raise InvalidSettings(f"{variable}: {error}") from error
    return found
