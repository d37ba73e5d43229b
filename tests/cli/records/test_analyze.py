"""`hinode analyze`: the analysis of a record as text in both languages, or as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hinode.analysis import WORLDS
from hinode.cli.records.analyze import NUMBER_OF_WORLDS
from hinode.locale import LANGUAGES, say
from tests.analysis.short_game import finished, last_turn
from tests.cli.kit import called, error_line, unwrapped

TITLES = ("analysis-shares", "analysis-turning", "analysis-decisions", "analysis-bids")


@pytest.fixture
def path(tmp_path: Path) -> str:
    found = tmp_path / "game.json"
    found.write_text(json.dumps(finished(1)), encoding="utf-8")
    return str(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_shows_all_parts_in_the_language(
    path: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert called("analyze", path, "--worlds", "1", "--language", language) == 0
    shown = capsys.readouterr().out
    lines = [line.strip() for line in shown.splitlines()]
    assert [say(language, title) for title in TITLES] == [
        line for line in lines if line in {say(language, title) for title in TITLES}
    ]
    edo, koi = say(language, "province-edo"), say(language, "clan-koi")
    season = say(language, "season-autumn")
    won = say(language, "analysis-cause-battle-won", season=season, province=edo, clan=koi)
    assert won in unwrapped(shown)
    assert "{" not in shown


def test_json_has_the_documented_keys(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert called("analyze", path, "--worlds", "1", "--json", "--clan", "koi") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["format"], found["version"], found["worlds"]) == ("hinode-analysis", 1, 1)
    assert found["steps"] == len(finished(1)["answers"])
    assert {review["clan"] for review in found["decisions"]} == {"koi"}


def test_help_names_the_default_number_of_worlds() -> None:
    assert f"(default: {WORLDS})" in NUMBER_OF_WORLDS


def test_a_game_that_is_not_over_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "going.json"
    file.write_text(json.dumps(last_turn().record()), encoding="utf-8")
    assert "the game is not over" in error_line(capsys, "analyze", str(file))
