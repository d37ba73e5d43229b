"""Stepping through a saved game."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hinode import Game
from hinode.cli.records.record_files import read_record
from hinode.cli.records.replay import ReplaySteps, ReplayViewer
from hinode.cli.screen.terminal import Terminal
from hinode.cli.words.deals import told_line
from hinode.cli.words.translator import Translator
from hinode.deals import DealBook
from hinode.deals.record import deals_of, had_tiles
from hinode.locale import LANGUAGES
from tests.cli.kit import command, error_line
from tests.deals.random_deals import EXCUSED, dealing
from tests.support.play import play_out, random_game

Json = dict[str, Any]


@pytest.fixture(scope="module")
def record() -> Json:
    return play_out(random_game(1, 3), Random(1)).record()


@pytest.fixture(scope="module")
def path(record: Json, tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("records") / "game.json"
    found.write_text(json.dumps(record), encoding="utf-8")
    return found


def stepped(path: Path, *typed: str) -> list[str]:
    """The output between the prompts."""
    screen = io.StringIO()
    terminal = Terminal(io.StringIO("".join(line + "\n" for line in typed)), screen)
    ReplayViewer(ReplaySteps(read_record(str(path)), str(path)), terminal).step_through()
    return screen.getvalue().split("\n[")


def test_it_starts_at_the_start_and_lists_the_commands(path: Path, record: Json) -> None:
    shown = stepped(path, "q")[0]
    assert "Enter: next step." in shown
    assert f"Start of the game ({len(record['answers'])} steps)" in shown


def test_enter_goes_to_the_next_answer(path: Path, record: Json) -> None:
    shown = stepped(path, "", "")
    assert f"Step 1 of {len(record['answers'])}: " in shown[1]
    assert f"Step 2 of {len(record['answers'])}: " in shown[2]


def test_a_number_jumps_to_that_answer(path: Path) -> None:
    assert "Step 30 of" in stepped(path, "30")[1]


def test_b_goes_back(path: Path) -> None:
    assert "Step 29 of" in stepped(path, "30", "b")[2]


def test_zero_is_the_start(path: Path) -> None:
    assert "Start of the game" in stepped(path, "5", "0")[2]


def test_end_shows_the_scores(path: Path, record: Json) -> None:
    shown = stepped(path, "end")[1]
    assert f"Step {len(record['answers'])} of" in shown
    assert "Victory points by source" in shown
    assert "Victory goes to the" in shown


def test_there_is_no_step_after_the_last_answer(path: Path) -> None:
    assert "This is the last step of the record." in stepped(path, "end", "")[2]


def test_board_shows_the_board_at_that_step(path: Path) -> None:
    shown = stepped(path, "40", "board")[2]
    assert "Province" in shown
    assert "Mandates" in shown


@pytest.mark.parametrize("typed", ["99999", "x", "-3", "b"])
def test_an_impossible_command_gets_a_one_line_error(path: Path, typed: str) -> None:
    assert "Steps go from 0 to" in stepped(path, typed)[1]


def test_the_command_steps_through_a_file(path: Path) -> None:
    done = command("replay", str(path), typed="\n7\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Step 1 of" in done.stdout
    assert "Step 7 of" in done.stdout


def test_all_prints_every_answer_without_asking(path: Path, record: Json) -> None:
    done = command("replay", str(path), "--all")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\nStep ") == len(record["answers"])
    assert "Victory points by source" in done.stdout


def test_a_replay_hides_nothing(path: Path) -> None:
    """POL-3: after the game, everyone may know the tiles of every hand."""
    shown = command("replay", str(path), "--all").stdout
    looked = [line for line in shown.splitlines() if "look at the top four mandate tiles" in line]
    assert len(looked) == 21
    assert all("tiles:" in line for line in looked)


def test_every_step_is_the_game_after_that_answer(record: Json) -> None:
    reel = ReplaySteps(record, "game.json")
    middle = {**record, "answers": record["answers"][:50]}
    assert reel.games[50].digest() == Game.replay(middle).digest()
    assert sum(len(reel.events(number)) for number in range(reel.last + 1)) == len(reel.games[-1].events())


def test_a_saved_game_can_be_replayed(tmp_path: Path) -> None:
    saved = tmp_path / "played.json"
    played = command("play", "--seed", "6", typed=f"1\n1\nsave {saved}\n")
    assert "Saved to" in played.stdout.replace("\n", " ")
    assert "Tea Ceremony" in played.stdout
    shown = command("replay", str(saved), "--all").stdout
    assert "Step 1 of" in shown
    assert ": Koi: Offer the" in shown


def broken(record: Json, **changes: object) -> str:
    return json.dumps({**record, **changes})


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "No such file" in error_line(capsys, "replay", str(tmp_path / "none.json"))


def test_a_folder_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "Is a directory" in error_line(capsys, "replay", str(tmp_path))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not JSON (line 1, column 1"),
        (b'{"format":\n oops}', "not JSON (line 2, column 2"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"[]", "not a valid record: a record is an object"),
        (b"{}", "not a valid record: format: hinode-record and hinode-table-record"),
        (b"[" * 100_000, "nested too deeply"),
    ],
)
def test_a_file_without_a_record_is_refused_and_the_fault_is_located(
    content: bytes, message: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    assert message in error_line(capsys, "replay", str(path))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"answers": [["koi", {"kind": "dance"}]]}, "answers[0]: "),
        ({"answers": "none"}, "answers: a list"),
        ({"start": {}}, "start: "),
        ({"start": {"options": {"clans": ["fox"]}}}, "start"),
        ({"version": 99}, "format: "),
    ],
)
def test_a_faulty_record_is_refused_and_the_fault_is_located(
    changes: Json, message: str, record: Json, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "broken.json"
    path.write_text(broken(record, **changes), encoding="utf-8")
    assert f"not a valid record: {message}" in error_line(capsys, "replay", str(path), "--all")


@pytest.fixture(scope="module")
def dealt() -> tuple[Game, DealBook]:
    *_, (game, book, _) = dealing(EXCUSED)
    return game, book


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_shows_the_promises_that_it_ended_and_what_could_excuse_them(
    dealt: tuple[Game, DealBook], language: str
) -> None:
    game, book = dealt
    steps, screen = ReplaySteps(game.record(), "game.json"), io.StringIO()
    terminal = Terminal(io.StringIO(), screen, Translator(language=language))
    terminal.console.width = 1000
    ReplayViewer(steps, terminal, steps.ended_promises(deals_of(book))).show_all()
    told = [promise for entry in book.entries(None, over=True) for promise in entry["promises"]]
    excuses = had_tiles(book, game)
    assert set(excuses.values()) == {True, False}
    for promise in told:
        known = {"had_tile": excuses[promise["id"]]} if promise["id"] in excuses else {}
        assert told_line({**promise, **known}, terminal.translator) in screen.getvalue()


def test_a_deal_that_does_not_match_the_game_is_refused(
    record: Json, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    deal = {"id": "0" * 10, "from": "koi", "to": "koi", "visibility": "open", "give": [], "ask": []}
    path = tmp_path / "deals.json"
    deals = [{**deal, "made": {"n": 1, "event": 1}, "promises": []}]
    path.write_text(json.dumps({**record, "version": 2, "deals": deals}), encoding="utf-8")
    message = "deals[0]: it matches no point in the game"
    assert f"not a valid record: {message}" in error_line(capsys, "replay", str(path), "--all")
