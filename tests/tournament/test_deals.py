"""Deals in tournaments: rows, counts, the command, and the report."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from benchmarks.deal_bots import AcceptsAll, AlwaysBreaks, Beggar
from hinode.bots.bargaining.seat_deals import SeatDeals
from hinode.bots.seat import Seat
from hinode.tournament import GameRow, Plan, play_match
from hinode.tournament.deal_count import STATES, count_deals
from hinode.tournament.report import report
from hinode.tournament.rows import format_row, parse_row
from tests.bots.alliances.tea_setup import tea
from tests.bots.bargaining.setup import NO_BID, asked, battle, coins, entry, offer, seat
from tests.cli.kit import called
from tests.tournament.games import AMPLE, read

FULL = Plan(("easy+full", "easy+answer", "easy+answer"), cap=AMPLE)


@pytest.fixture(scope="module")
def row() -> GameRow:
    return play_match(FULL.match(0))


def test_a_row_has_the_deals_of_its_game(row: GameRow) -> None:
    deals = row["deals"]
    assert row["hero"] in deals["offers"]
    assert deals["ledger"]
    assert parse_row(format_row(row)) == row


def test_a_tournament_without_modes_has_no_deals() -> None:
    assert not Plan(("greedy",) * 3).has_deals
    assert "deals" not in play_match(Plan(("random",) * 3, cap=AMPLE).match(0))


def test_deals_are_counted(row: GameRow) -> None:
    count = count_deals([row])
    assert count.deals == len(row["deals"]["ledger"])
    assert count.offers >= count.deals
    assert sum(count.promises.values()) == sum(len(e["promises"]) for e in row["deals"]["ledger"])
    assert set(count.promises) <= set(STATES)


def test_coins_received_and_paid_add_up(row: GameRow) -> None:
    assert sum(count_deals([row], bot).received for bot in set(row["bots"].values())) == 0


def test_the_report_has_a_section_only_if_there_are_deals(row: GameRow) -> None:
    assert 'id="deals"' in report([row])
    without = dict(row)
    del without["deals"]
    page = report([without])  # type: ignore[list-item]
    assert 'id="deals"' not in page
    assert "#deals" not in page


def test_the_command_sets_the_mode_of_bots_that_name_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    bots = "easy+full,easy,random"
    options = ("--games", "1", "--workers", "1", "--deals", "answer", "--out", str(out))
    assert called("tournament", "--bots", bots, *options) == 0
    assert read(out)[0]["run"]["bots"] == ["easy+full", "easy+answer", "random"]
    assert "Deals:" in capsys.readouterr().out


# -- benchmark bots --------------------------------------------------------------------------------


def test_one_benchmark_bot_breaks_its_promises() -> None:
    deals = SeatDeals(ledger=(entry("koi", "lotus", NO_BID, "open"),))
    bid = AlwaysBreaks().choose(asked(battle().game, "koi", deals)).answer.to_json()
    assert sum(amount for key, amount in bid.items() if key != "kind") > 0


def test_one_benchmark_bot_accepts_everything() -> None:
    assert AcceptsAll().reply(seat(tea()), offer([], [coins(3)])).kind == "accept"
    assert AcceptsAll().offer(seat(tea())) is None


def test_one_benchmark_bot_asks_for_coins() -> None:
    script = tea()
    request = Beggar().offer(Seat(script.game, "koi", Random(1), AMPLE))
    assert request is not None
    assert request.give == ()
    assert [term.kind for term in request.ask] == ["coins"]
