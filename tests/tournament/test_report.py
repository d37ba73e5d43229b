"""`hinode report`: one page with every section, from real games."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hinode.tournament import GameRow, Plan
from hinode.tournament.report import report
from hinode.tournament.report.cards import in_decks, worths
from hinode.tournament.report.games import Games
from hinode.tournament.report.length import histogram
from hinode.tournament.report.points import SOURCES, source_of
from hinode.vocab.data import FACTS
from hinode.vocab.ids import CARDS, KAMI
from tests.cli.kit import called, error_line, unwrapped
from tests.tournament.games import AMPLE, RANDOM_3, some_games, written

SECTIONS = ("overview", "wins", "points", "cards", "mandates", "bids", "alliances", "mistakes", "length")
AGAINST_RANDOM = Plan(("greedy", "random", "random"), cap=AMPLE)
VOID = {"meta", "line"}


class Page(HTMLParser):
    """A strict HTML parser: every element must be closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.plots: dict[str, int] = {}
        self.links: list[str] = []
        self.text: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "section":
            self.ids.append(found["id"] or "")
        if tag == "svg":
            self.plots[self.ids[-1]] = self.plots.get(self.ids[-1], 0) + 1
        self.links += [value or "" for key, value in attrs if key in ("href", "src", "action", "srcset")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.fixture(scope="module")
def games() -> list[GameRow]:
    return [*some_games(), *some_games(RANDOM_3, 4), *some_games(AGAINST_RANDOM, 2)]


@pytest.fixture(scope="module")
def text(games: list[GameRow]) -> str:
    return report(games)


@pytest.fixture(scope="module")
def page(text: str) -> Page:
    return Page(text)


def test_every_section_is_there_with_its_plots(page: Page) -> None:
    assert page.ids == list(SECTIONS)
    assert page.plots.keys() == set(SECTIONS)
    assert all(page.plots[name] >= least for name, least in {"wins": 2, "bids": 3, "alliances": 3}.items())


def test_the_page_is_self_contained(text: str, page: Page) -> None:
    assert page.links == [f"#{name}" for name in SECTIONS]
    for outside in ("http:", "https:", "url(", "@import", "<script", "<link"):
        assert outside not in text


def test_the_page_is_light_and_dark_and_fits_a_phone(text: str) -> None:
    assert "prefers-color-scheme:dark" in text
    assert 'name="viewport" content="width=device-width, initial-scale=1"' in text


def test_no_number_is_missing(page: Page) -> None:
    for words in page.text:
        assert not re.search(r"\b(nan|inf|None)\b", words)


def test_every_run_is_listed(page: Page) -> None:
    said = unwrapped(" ".join(page.text))
    assert "26 games in 3 runs." in said
    assert "greedy random, random 2" in said
    assert "random random, random, random 20" in said


def test_each_bot_and_clan_has_its_row(page: Page) -> None:
    for name in ("greedy", "random", "Koi", "Lotus", "Turtle", "Dragonfly", "Bonsai", "Seat 1", "Seat 4"):
        assert name in page.text


def test_the_numbers_are_those_of_the_games(games: list[GameRow]) -> None:
    page = Page(report(list(some_games())))
    said = unwrapped(" ".join(page.text))
    wins = sum(game["wins"].get("turtle", 0) for game in some_games())
    assert f"random Turtle 16 {100 * wins / 16:.1f} %" in said
    answers = [game["answers"] for game in some_games()]
    assert f"4 20 {sum(answers) / 20:.1f}" in said


def test_every_cause_of_vp_has_a_source(games: list[GameRow]) -> None:
    for game in games:
        for causes in game["summary"]["gained"].values():
            assert {source_of(cause) for cause in causes} <= set(SOURCES)
    assert {source_of(cause) for cause in (*CARDS, *KAMI)} == {
        *("Virtues", "Winter cards", "Other cards", "Kami")
    }


def test_vp_by_source_add_up_to_the_mean_score() -> None:
    said = unwrapped(" ".join(Page(report(list(some_games()))).text))
    scores = [game["scores"]["koi"] for game in some_games() if "koi" in game["scores"]]
    row = re.search(r"random Koi ((?:-?[\d.]+ ){12})", said)
    assert row is not None
    *parts, final = map(float, row[1].split())
    assert final == pytest.approx(sum(scores) / len(scores), abs=0.06)
    assert sum(parts) == pytest.approx(final, abs=0.6)


def test_owners_of_a_card_are_compared_with_others_like_them(games: list[GameRow]) -> None:
    for card, worth in worths(Games(games)).items():
        mine, theirs = worth.compared()
        assert len(mine) == len(theirs) <= sum(map(len, worth.owners.values())) <= worth.copies
        assert worth.games == sum(card in in_decks(game) for game in games)


def test_a_game_has_the_cards_of_its_set(games: list[GameRow]) -> None:
    """SET-7."""
    for game in games:
        deck = in_decks(game)
        assert {purchase["card"] for purchase in game["summary"]["cards"]} <= deck
        assert set(FACTS["sets"]["core"]["spring"]) <= deck


def test_one_game_is_enough_for_a_report() -> None:
    assert Page(report([some_games()[0]])).ids == list(SECTIONS)


def test_names_of_bots_are_escaped() -> None:
    game = {**some_games()[0], "bots": dict.fromkeys(some_games()[0]["clans"], "<b>&bot")}
    text = report([game])  # type: ignore[list-item]
    assert "<b>" not in text
    assert "&lt;b&gt;&amp;bot" in text


def test_a_histogram_counts_everything_once() -> None:
    values = [3, 7, 7, 120, 121, 499]
    bars = histogram(values)
    assert sum(count for _, count, _ in bars) == len(values)
    assert len(bars) <= 24


def test_the_command_writes_the_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = [
        written(tmp_path / "a.jsonl", some_games()[:4]),
        written(tmp_path / "b.jsonl", some_games()[2:6]),
    ]
    out = tmp_path / "page.html"
    assert called("report", *map(str, files), "--out", str(out)) == 0
    assert "6 games" in unwrapped(capsys.readouterr().out)
    assert out.read_text(encoding="utf-8") == report(list(some_games()[:6]))


def test_by_default_the_page_is_written_to_the_current_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    written(tmp_path / "a.jsonl", some_games()[:2])
    assert called("report", "a.jsonl") == 0
    assert (tmp_path / "report.html").exists()


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "No such file"), (b"", "no games in"), (b"{}\n", "line 1"), (b"text", "line 1")],
)
def test_a_file_without_games_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes | None, said: str
) -> None:
    path = tmp_path / "games.jsonl"
    if content is not None:
        path.write_bytes(content)
    assert said in error_line(capsys, "report", str(path), "--out", str(tmp_path / "page.html"))
    assert not (tmp_path / "page.html").exists()


def test_a_page_that_cannot_be_written_gives_a_one_line_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = written(tmp_path / "games.jsonl", some_games()[:1])
    assert "directory" in error_line(capsys, "report", str(path), "--out", str(tmp_path))
