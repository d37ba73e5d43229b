"""The terminal's board: its contents, and what each clan may see."""

from __future__ import annotations

import io
import re
from typing import Any

from hinode import Game
from hinode.cli.screen.board import battle_table, board, phase_title
from hinode.cli.screen.scores import points_by_source, show_result, verdict
from hinode.cli.screen.terminal import Terminal
from hinode.cli.words.translator import Translator
from tests.cli.kit import Json, political, unwrapped

PLAYERS: Json = {
    "koi": {
        "vp": 3,
        "coins": 8,
        "ronin": 2,
        "cards": ["righteousness", "righteousness"],
        "tokens": [["spring", "kyoto"]],
    },
    "lotus": {"coins": 6, "hostages": [["koi", "bushi"]]},
    "turtle": {"coins": 4},
}
HERE = {
    "edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 2}, "turtle": {"stronghold": 1}},
    "nagato": {"lotus": {"daimyo": 1}},
}


def game(**position: Any) -> Game:
    return political(players=PLAYERS, map=HERE, **{"war": ["edo", "oshu"], **position})


def shown(seen: Game, viewer: str | None, width: int = 100) -> str:
    screen = io.StringIO()
    terminal = Terminal(io.StringIO(), screen)
    terminal.console.width = width
    terminal.show(*board(seen, Translator(viewer)))
    return screen.getvalue()


def row(text: str, start: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(start))


def test_each_clan_has_a_row_with_its_tracks() -> None:
    assert re.split(r"\s{2,}", row(shown(game(), "koi"), "Koi"))[:6] == ["Koi (you)", "1", "3", "8", "2", "-"]


def test_allies_are_shown_to_each_other() -> None:
    text = shown(game(alliances=[["koi", "turtle"]]), "lotus")
    assert "Turtle" in row(text, "Koi")
    assert "Koi" in row(text, "Turtle")


def test_a_province_shows_force_by_clan_and_who_leads() -> None:
    """HAR-2 and HON-4: the engine says who has the most force."""
    text = shown(game(), "koi")
    assert "*Lotus 2: 2 Bushi" in row(text, "Edo")
    assert " Koi 1: Bushi" in text
    assert " Turtle 1: Stronghold" in text
    assert text.count("*Koi") == 0


def test_a_province_shows_its_reward_war_number_and_connections() -> None:
    """MAR-1: borders, and marked shipping routes."""
    line = row(shown(game(), "koi"), "Oshu")
    assert line.split()[:4] == ["Oshu", "2", "3", "Coins"]
    assert "Edo, Kyoto, ~Hokkaido" in line


def test_possessions_are_listed() -> None:
    text = shown(game(), "turtle")
    assert "Righteousness ×2" in row(text, "Koi: cards")
    assert "Kyoto Spring" in row(text, "Koi: war tokens")
    assert "Koi Bushi" in row(text, "Lotus: hostages")


def test_a_hand_is_shown_only_to_its_owner() -> None:
    """POL-3: the four tiles are looked at in secret."""
    assert "Recruit, Marshal, Train, Harvest" in row(shown(game(), "koi"), "Your tiles")
    assert "Your tiles" not in shown(game(), "lotus")
    assert "Your tiles" not in shown(game(), None)


def test_the_known_part_of_the_deck_is_shown() -> None:
    """POL-3: the three tiles that were put back are on top."""
    seen = game()
    seen.answer("koi", {"kind": "mandate", "tile": "train"})
    line = row(shown(seen, "koi"), "Mandate deck")
    assert "9 tiles; known near the top: Recruit, Marshal, Harvest" in line


def test_the_track_shows_mandates_and_kami_turns() -> None:
    """POL-1: kami turns after the third, fifth, and seventh mandate."""
    seen = game()
    seen.answer("koi", {"kind": "mandate", "tile": "train"})
    track = row(shown(seen, None), "Mandates")
    assert "1 Koi Train | 2 - | 3 - | kami | 4 - | 5 - | kami | 6 - | 7 - | kami | war" in track


def test_a_tile_laid_face_down_is_marked() -> None:
    """CLA-LOTUS-1: only the announcement is public."""
    seen = political("lotus", ["recruit", "betray", "betray", "recruit"])
    seen.answer("lotus", {"kind": "mandate", "tile": "recruit", "announce": "train"})
    assert "1 Lotus Train (face down)" in shown(seen, "koi")
    assert "you played face down: Recruit" in shown(seen, "lotus")
    assert "you played face down" not in shown(seen, "koi")


def test_shrines_show_their_worshippers_and_abilities() -> None:
    others = [{"kami": kami} for kami in ("fujin", "raijin", "susanoo")]
    shrines: list[Json] = [{"kami": "hachiman", "koi": {"shinto": 2}}, *others]
    text = shown(game(shrines=shrines), None)
    assert "Hachiman (2 Ronin): Koi 2 Shinto" in text
    assert "Raijin (a Bushi in any province): empty" in text


def test_the_display_shows_prices_and_copies() -> None:
    assert "Way of the Shogun (2) ×2" in unwrapped(shown(game(), None))


def test_a_kami_figure_is_on_the_map_with_its_controller() -> None:
    """KUB-3: it belongs to the clan with the most force in its shrine."""
    shrines: list[Json] = [{"kami": "fujin", "koi": {"shinto": 1}}, {"kami": "hachiman"}]
    shrines += [{"kami": "raijin"}, {"kami": "susanoo"}]
    figures = {"fujin": "oshu", "raijin": "kansai"}
    text = shown(game(shrines=shrines, kami_unbound=True, kami_figures=figures), None)
    assert "kami Fujin (Koi)" in text
    assert "kami Raijin (uncontrolled)" in text


def test_the_board_fits_into_eighty_columns() -> None:
    text = shown(game(), "koi", width=80)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "Hokkaido" in text
    assert "~Shikoku" in text.replace("\n", " ")


def test_the_board_says_what_a_clan_is_asked() -> None:
    assert "You are choosing a mandate" in row(shown(game(), "koi"), "Now")
    assert "The Koi are choosing a mandate" in row(shown(game(), "lotus"), "Now")


def test_a_yes_or_no_question_is_described_correctly() -> None:
    """The view says that the Lotus have an offer, so the board does not guess from the phase."""
    seen = battle()
    for clan in ("koi", "lotus", "turtle"):
        seen.answer(
            clan, {"kind": "bid", "seppuku": int(clan == "lotus"), "hostage": 0, "ronin": 0, "poets": 0}
        )
    assert seen.view(None)["asking"] == {"lotus": {"kind": "offer", "cause": "seppuku"}}
    assert "The Lotus are deciding whether to use Seppuku" in shown(seen, "koi")


def test_all_clans_that_bid_are_named() -> None:
    text = unwrapped(shown(battle(), None))
    assert "Now The Koi are bidding The Lotus are bidding The Turtle are bidding" in text


def test_the_heading_counts_mandates() -> None:
    assert phase_title(game().view(None), Translator()) == "Spring: Political Phase, mandate 1 of 7"


def battle() -> Game:
    position = {"phase": "war", "players": PLAYERS, "map": HERE, "war": ["edo"]}
    return Game.from_position(position)


def test_a_battle_shows_its_clans_with_their_coins_and_ronin() -> None:
    """BAT-1: everyone's Coins and Ronin are public before a battle."""
    table = battle_table(battle(), battle().view("koi"), Translator("koi"))
    assert table is not None
    assert table.row_count == 3
    assert len(table.columns) == 4


def test_a_battle_shows_the_bids_once_they_are_revealed() -> None:
    """BAT-3: all bids are revealed together."""
    seen = battle()
    for clan in ("koi", "lotus", "turtle"):
        seen.answer(clan, {"kind": "bid", "seppuku": 1, "hostage": 0, "ronin": 0, "poets": 0})
    table = battle_table(seen, seen.view("koi"), Translator("koi"))
    assert table is not None
    headers = [str(column.header) for column in table.columns]
    assert headers[4:] == ["Bids: Seppuku", "Hostage", "Hire", "Poets"]


def test_outside_a_battle_none_is_shown() -> None:
    assert battle_table(game(), game().view(None), Translator()) is None


def over(**vp: int) -> Game:
    """The end of a game with these VP before Winter; the Koi hold three different tokens."""
    tokens = [["spring", "kyoto"], ["summer", "edo"], ["autumn", "oshu"]]
    players = {clan: {"vp": points} for clan, points in vp.items()}
    return Game.from_position(
        {
            "season": "winter",
            "phase": "winter",
            "players": {**players, "koi": {"vp": vp["koi"], "tokens": tokens}},
            "alliances": [["lotus", "turtle"]],
        }
    )


def test_points_are_listed_by_source() -> None:
    """WIN-3 and WIN-4: tokens score 1, 2, and 3 VP, three different provinces 10."""
    found = points_by_source(over(koi=0, lotus=5, turtle=5))
    assert found == {
        "WIN-3": {"koi": 6, "lotus": 0, "turtle": 0},
        "WIN-4": {"koi": 10, "lotus": 0, "turtle": 0},
    }


def test_the_score_table_adds_up_to_the_result() -> None:
    screen = io.StringIO()
    show_result(over(koi=2, lotus=5, turtle=4), Terminal(io.StringIO(), screen))
    lines = {line.split("  ")[0]: line.split()[-3:] for line in screen.getvalue().splitlines()}
    assert lines["At the start"] == ["2", "5", "4"]
    assert lines["War tokens"] == ["6", "-", "-"]
    assert lines["Total"] == ["18", "5", "4"]


def test_the_verdict_addresses_the_reader() -> None:
    """WIN-5 and WIN-6: the most VP wins, and tied allies share."""
    alone, shared = over(koi=0, lotus=5, turtle=4), over(koi=0, lotus=30, turtle=30)
    assert verdict(alone, Translator("koi")) == "You won!"
    assert verdict(alone, Translator("lotus")) == "You finish second out of 3. Victory goes to the Koi."
    assert verdict(shared, Translator("turtle")) == "You share the victory with the Lotus!"
    assert verdict(shared, Translator()) == "Victory goes to the Lotus and the Turtle"
