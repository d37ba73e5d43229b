"""The terminal in another language: chosen at the start, or changed during the game."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from hinode import Game
from hinode.cli.opponents import seat_bots
from hinode.cli.screen.board import board
from hinode.cli.screen.terminal import Terminal
from hinode.cli.words.language import preferred
from hinode.cli.words.translator import Translator
from hinode.vocab.ids import CLANS
from tests.cli.kit import ScriptedGame, command, error_line, political
from tests.locale.catalog import LATIN_ALLOWED, TYPED
from tests.support.play import play_out, random_game

CHINESE = "zh-Hant"
HOME = {"edo": {"koi": {"bushi": 2, "daimyo": 1, "stronghold": 1}}}
NUMBERED = re.compile(r"^ {2,3}(\d+)  ", re.MULTILINE)


def played(*typed: str, language: str = CHINESE) -> ScriptedGame:
    return ScriptedGame(political(map=HOME), "koi", typed, language=language)


# -- choosing the language ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "zh_CN.UTF-8"}, "en"),
        ({"LANG": "zh_TW.UTF-8"}, CHINESE),
        ({"LANG": "zh_HK"}, CHINESE),
        ({"LANG": "zh_Hant_TW.UTF-8"}, CHINESE),
        ({"LANG": "zh-Hant"}, CHINESE),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "zh_TW.UTF-8"}, CHINESE),
        ({"LANG": "zh_TW.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "zh_TW.UTF-8", "LC_ALL": ""}, CHINESE),
    ],
)
def test_the_environment_sets_the_preferred_language(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


def test_a_game_starts_in_the_language_of_the_environment() -> None:
    assert "你扮演錦鯉" in command("play", "--seed", "1", LC_ALL="zh_TW.UTF-8").stdout


def test_an_argument_overrides_the_environment() -> None:
    shown = command("play", "--seed", "1", "--language", "en", LC_ALL="zh_TW.UTF-8").stdout
    assert "You are the Koi" in shown
    assert "你扮演玄武" in command("play", "--clan", "turtle", "--language", "ZH-hant").stdout


@pytest.mark.parametrize("name", ["play", "replay"])
def test_an_unsupported_language_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    refused = error_line(capsys, name, "--language", "fr")
    assert "argument --language: 'fr' is not a supported language: choose en, zh-Hant" in refused


# -- changing it -------------------------------------------------------------------------------


def test_the_language_can_be_changed_at_a_question() -> None:
    done = played("language zh-Hant", "train", "訓練", language="en")
    assert "Which mandate do you choose?" in done.text.split("> language")[0]
    assert "你選擇哪一項政策行動？" in done.after("language zh-Hant")
    assert "這裡沒有「train」" in done.after("train")
    assert "第1項政策行動：你選擇訓練" in done.text
    assert done.game.record()["answers"][0] == ["koi", {"kind": "mandate", "tile": "train"}]


def test_the_language_can_be_changed_in_the_middle_of_an_answer() -> None:
    """The list is shown again, with the same numbers for the same answers."""
    game = political("lotus")
    done = ScriptedGame(game, "lotus", ["1", "language zh-Hant", "1", "3"])
    assert "Play Recruit face down ..." in done.text
    assert "蓋牌打出招募 ..." in done.text
    assert done.game.record()["answers"][0][1] == {"kind": "mandate", "tile": "recruit", "announce": "train"}


def test_the_language_can_be_changed_in_a_battle() -> None:
    players = {clan: {"coins": 3} for clan in ("koi", "lotus", "turtle")}
    here = {"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}}
    game = Game.from_position({"phase": "war", "players": players, "map": here, "war": ["edo"]})
    shown = ScriptedGame(game, "koi", ["language zh-Hant", "9 9 9 9"])
    assert "江戶之戰" in shown.after("language zh-Hant")
    assert "總共是36枚錢幣，而你只有3枚" in shown.after("9 9 9 9")


def test_changing_the_language_changes_nothing_else() -> None:
    done = played("訓練", "language en", "undo")
    assert "Undone." in done.text
    assert done.game.digest() == political(map=HOME).digest()


@pytest.mark.parametrize("line", ["language", "language fr", "language en please"])
def test_an_unsupported_language_is_reported_and_nothing_changes(line: str) -> None:
    shown = played(line, "help").after(line)
    assert shown == "請這樣輸入：「language 語言」，例如「language en」。可用的有：en、zh-Hant。\n錦鯉"


def test_a_replay_can_be_read_in_either_language(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(play_out(random_game(1, 3), Random(1)).record()), encoding="utf-8")
    typed = "7\nlanguage en\nlanguage fr\nboard\nq\n"
    shown = command("replay", str(path), "--language", CHINESE, typed=typed).stdout
    before, after = shown.split("language en\n")
    assert "第7步（共" in before
    assert "Step 7 of" in after
    assert "Type it as: language NAME" in after
    assert "Province" in after


# -- a whole game in one language --------------------------------------------------------------


class Curious:
    """Plays at random, and asks for help at every new kind of question."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._helped: set[str] = set()
        self._first = [
            "board",
            "log",
            "cards",
            "cards 之",
            "gift",
            "gift 水蓮 99 0",
            "save",
            "undo",
            "?",
            "!",
        ]

    def __call__(self, screen: str) -> str | None:
        since_last_answer = screen.split("> ")[-2]
        if "勝利分數的來源" in since_last_answer:
            return None
        titles = re.findall(r"^(\S+) ─", since_last_answer, re.MULTILINE)
        if titles and titles[-1] not in self._helped:
            self._helped.add(titles[-1])
            return "help"
        if self._first:
            return self._first.pop()
        numbers = NUMBERED.findall(since_last_answer)
        return self._rng.choice(numbers) if numbers else "0"


def foreign(shown: str) -> list[str]:
    """Lines with words in Latin letters, except for clauses, commands, and typed input."""
    told = re.sub(r"(?m)^(\S*> ).*$", r"\1", shown)
    told = re.sub(r"CAR-[a-z-]+", "", told)
    left = (TYPED.sub("", LATIN_ALLOWED.sub("", line)) for line in told.splitlines())
    return [line for line in left if re.search("[A-Za-z]", line)]


@pytest.mark.parametrize(("seed", "season_set"), [(1, "archway"), (2, "mountain")])
def test_a_whole_game_in_chinese_has_no_words_of_another_language(seed: int, season_set: str) -> None:
    game = Game.new(clans=CLANS, season_set=season_set, kami_unbound=True, seed=seed)
    bots = seat_bots({clan: "greedy/trickster" for clan in CLANS if clan != "koi"}, seed, 5.0)
    played = ScriptedGame(game, "koi", Curious(seed), bots, language=CHINESE)
    assert played.game.result is not None
    assert "規則：" in played.text
    assert foreign(played.text) == []


def test_a_word_of_another_language_is_found() -> None:
    assert foreign("錦鯉> help me\n規則：POL-3\n「help」或 ask-tea\n") == ["「」或 ask-tea"]


def test_an_option_can_be_chosen_by_its_chinese_words() -> None:
    done = played("招", "江戶 武士", "武士")
    assert "第1項政策行動：你選擇招募" in done.text


def test_a_gift_can_name_the_clan_in_chinese() -> None:
    assert "你送給水蓮2枚錢幣" in played("gift 水蓮 2 0").text


# -- layout ------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100])
def test_tables_with_wide_characters_are_aligned(width: int) -> None:
    """A Chinese character takes two columns; every cell of the map is under its heading."""
    screen = io.StringIO()
    terminal = Terminal(io.StringIO(), screen)
    terminal.console.width = width
    terminal.show(*board(political(map=HOME, war=["edo", "oshu"]), Translator("koi", CHINESE)))
    lines = screen.getvalue().splitlines()
    assert max(map(cell_len, lines)) <= width
    assert "…" not in screen.getvalue()
    heading = next(line for line in lines if line.startswith("地區"))
    rows = [line for line in lines if line.startswith(("江戶", "奧州"))]
    for column, cells in (("戰爭", ("1", "2")), ("採收", ("2分", "3枚")), ("相鄰", ("奧州", "江戶"))):
        at = cell_len(heading[: heading.index(column)])
        for row, cell in zip(sorted(rows, reverse=True), cells, strict=True):
            assert cell_len(row[: row.rindex(cell)]) == at
