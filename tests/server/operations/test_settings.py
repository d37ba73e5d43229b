"""Settings: promised limits, where values come from, and one clear error for a bad one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hinode.bots.registry import LEVELS
from hinode.server.setting_types import Rate
from hinode.server.settings import InvalidSettings, Settings


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("player_rate", Rate(60, 20)),
        ("spectator_rate", Rate(20, 20)),
        ("chat_rate", Rate(5, 10)),
        ("tables_per_hour", 10),
        ("body_bytes", 16384),
        ("socket_message_bytes", 16384),
        ("record_bytes", 2 * 1024 * 1024),
        ("name_length", 24),
        ("chat_length", 500),
        ("title_length", 60),
        ("send_seconds", 10),
        ("sockets_per_session", 16),
        ("link_minutes", 10),
    ],
)
def test_promised_limits_are_the_defaults(name: str, value: object) -> None:
    assert getattr(Settings(), name) == value


@pytest.mark.parametrize(
    ("variable", "text", "name", "value"),
    [
        ("HINODE_HOST", "0.0.0.0", "host", "0.0.0.0"),
        ("HINODE_PORT", "9000", "port", 9000),
        ("HINODE_DATA", "here", "data", Path("here")),
        ("HINODE_DATABASE", "sqlite:///x", "database", "sqlite:///x"),
        ("HINODE_BEHIND_PROXY", "yes", "behind_proxy", True),
        ("HINODE_BEHIND_PROXY", "off", "behind_proxy", False),
        ("HINODE_SEND_SECONDS", "2.5", "send_seconds", 2.5),
        ("HINODE_CHAT_RATE", "3/1.5", "chat_rate", Rate(3, 1.5)),
        ("HINODE_ORIGINS", "https://a.example, http://b:81", "origins", ("https://a.example", "http://b:81")),
        ("HINODE_BOTS", "mine:Bot, a.b:C, mine:Bot", "bots", ("mine:Bot", "a.b:C")),
        ("HINODE_BOT_CAPS", "greedy=0.5,planner=3", "bot_caps", {"greedy": 0.5, "planner": 3.0}),
    ],
)
def test_every_kind_is_read_from_the_environment(variable: str, text: str, name: str, value: object) -> None:
    assert getattr(Settings.load({variable: text, "PATH": "/bin"}), name) == value


def as_text(value: object) -> str:
    """The value as text in an environment variable."""
    match value:
        case bool():
            return "yes" if value else "no"
        case Rate(count, seconds):
            return f"{count}/{seconds}"
        case tuple():
            return ",".join(value)
        case dict():
            return ",".join(f"{name}={number}" for name, number in value.items())
    return str(value)


@pytest.mark.parametrize("name", Settings.model_fields)
def test_every_setting_can_be_read(name: str) -> None:
    default = getattr(Settings(database="sqlite:///x"), name)
    assert getattr(Settings.load({f"HINODE_{name.upper()}": as_text(default)}), name) == default


def test_the_constructor_does_not_read_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HINODE_PORT", "9000")
    assert Settings().port == 8000


def test_a_value_from_the_command_line_is_named_as_such() -> None:
    with pytest.raises(InvalidSettings, match=r"^port: 0 to 65535, not 70000$"):
        Settings.load({"HINODE_HOST": "::1"}, port=70000)


def test_a_copy_with_another_port_has_its_origins() -> None:
    settings = Settings()
    assert settings.public_origin.endswith(":8000")
    assert settings.replace(port=9000).public_origin.endswith(":9000")


def test_settings_do_not_change() -> None:
    with pytest.raises(ValueError, match="frozen"):
        Settings().port = 9000


def test_a_variable_of_the_build_is_not_a_setting() -> None:
    assert Settings.load({"HINODE_COMPILE": "1"}) == Settings()


def test_the_command_line_overrides_the_environment() -> None:
    found = Settings.load({"HINODE_PORT": "9000", "HINODE_HOST": "::1"}, port=9001, host=None)
    assert (found.port, found.host) == (9001, "::1")


@pytest.mark.parametrize(
    ("environ", "message"),
    [
        ({"HINODE_PORT": "many"}, "HINODE_PORT: a whole number, not 'many'"),
        ({"HINODE_PORT": "70000"}, "HINODE_PORT: 0 to 65535, not 70000"),
        ({"HINODE_BOT_DEALS": "all"}, "HINODE_BOT_DEALS: one of off, answer, full, not 'all'"),
        ({"HINODE_SEND_SECONDS": "nan"}, "HINODE_SEND_SECONDS: a number, not 'nan'"),
        ({"HINODE_SEND_SECONDS": "0"}, "HINODE_SEND_SECONDS: 0.1 to 300, not 0"),
        ({"HINODE_CHAT_RATE": "5"}, "HINODE_CHAT_RATE: COUNT/SECONDS such as 60/20, not '5'"),
        ({"HINODE_CHAT_RATE": "0/5"}, "HINODE_CHAT_RATE: a rate is 1 or more in some seconds"),
        ({"HINODE_CHAT_RATE": "5/0"}, "HINODE_CHAT_RATE: a rate is 1 or more in some seconds"),
        ({"HINODE_BEHIND_PROXY": "maybe"}, "HINODE_BEHIND_PROXY: yes or no, not 'maybe'"),
        ({"HINODE_BOT_CAPS": "greedy"}, "HINODE_BOT_CAPS: NAME=NUMBER with commas"),
        ({"HINODE_BOT_CAPS": "smart=1"}, "HINODE_BOT_CAPS: 'smart' is none of random, easy, greedy, planner"),
        ({"HINODE_BOT_CAPS": "greedy=0"}, "HINODE_BOT_CAPS: 0.01 to 600, not 0"),
        ({"HINODE_LOG_LEVEL": "loud"}, "HINODE_LOG_LEVEL: one of debug, info, warning, error, not 'loud'"),
        ({"HINODE_PROT": "8000"}, "HINODE_PROT: there is no such setting"),
        ({"HINODE_ORIGINS": "play.example"}, "HINODE_ORIGINS: 'play.example' is no origin"),
    ],
)
def test_a_bad_value_is_refused_and_named(environ: dict[str, str], message: str) -> None:
    with pytest.raises(InvalidSettings) as refused:
        Settings.load(environ)
    assert str(refused.value).startswith(message)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "as_sent"),
    [
        ("https://Play.Example", "https://play.example"),
        ("https://play.example/", "https://play.example"),
        ("https://play.example:443", "https://play.example"),
        ("http://play.example:80", "http://play.example"),
        ("http://play.example:443", "http://play.example:443"),
        ("HTTP://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_origins_are_kept_as_browsers_send_them(text: str, as_sent: str) -> None:
    assert Settings(origins=(text,)).allowed_origins == (as_sent,)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "*",
        "null",
        "play.example",
        "//play.example",
        "ftp://play.example",
        "https://",
        "https://*.example",
        "https://me@play.example",
        "https://play.example/path",
        "https://play.example?q=1",
        "https://play.example#f",
        "https://play.example:many",
        "https://play.example:99999",
        "https://play.example;script-src",
        "https://a b",
    ],
)
def test_an_invalid_origin_is_refused(text: str) -> None:
    with pytest.raises(InvalidSettings):
        Settings(origins=(text,))


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("127.0.0.1", ("http://127.0.0.1:8000", "http://localhost:8000")),
        ("localhost", ("http://127.0.0.1:8000", "http://localhost:8000")),
        ("0.0.0.0", ("http://127.0.0.1:8000", "http://localhost:8000")),
        ("10.0.0.5", ("http://10.0.0.5:8000", "http://127.0.0.1:8000", "http://localhost:8000")),
        ("::1", ("http://[::1]:8000", "http://127.0.0.1:8000", "http://localhost:8000")),
    ],
)
def test_by_default_the_servers_own_address_is_allowed(host: str, allowed: tuple[str, ...]) -> None:
    assert Settings(host=host).allowed_origins == allowed


def test_only_given_origins_are_allowed() -> None:
    assert Settings(origins=("https://play.example",)).allowed_origins == ("https://play.example",)


def test_a_password_of_the_database_is_not_shown() -> None:
    assert "hunter2" not in repr(Settings(database="postgresql://me:hunter2@db/hinode"))


def test_the_default_database_is_a_file_in_the_data_folder(tmp_path: Path) -> None:
    assert Settings(data=tmp_path).database_url == f"sqlite:///{tmp_path}/hinode.sqlite"


def test_every_level_of_bots_has_a_cap() -> None:
    settings: Any = Settings(bot_caps={"planner": 3})
    assert [settings.bot_cap(level) > 0 for level in LEVELS] == [True] * len(LEVELS)
    assert settings.bot_cap("planner") == 3
