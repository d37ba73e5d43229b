"""One match, and its row."""

from __future__ import annotations

from collections import Counter

import pytest

from hinode import Game
from hinode.bots.bot import Choice
from hinode.bots.registry import make_bot
from hinode.bots.runner import BotSeat, play_out
from hinode.bots.seat import Seat
from hinode.tournament import GameRow, Plan, play_match
from hinode.vocab.ids import ADVANTAGES, MANDATES
from tests.tournament.games import AMPLE, RANDOM_4, played, some_games, timeless

SEVERAL = Plan(("random",) * 5, seed=3, cap=AMPLE, kami_unbound=True)


class Mute:
    """A bot that never finds an answer."""

    def choose(self, seat: Seat) -> Choice:
        raise LookupError("no idea")


def again(row: GameRow) -> Game:
    """The same game, played again without the tournament."""
    match = RANDOM_4.match(row["game"])
    game = Game.new(clans=row["clans"], season_set="random", seed=row["seed"])
    seats = {clan: BotSeat(bot, make_bot(bot), match.bot_seed(clan), AMPLE) for clan, bot in match.bots}
    return play_out(game, seats)


@pytest.fixture(params=[0, 7])
def row(request: pytest.FixtureRequest) -> GameRow:
    return some_games()[int(request.param)]


def test_the_row_has_the_result_of_its_game(row: GameRow) -> None:
    game = again(row)
    assert game.result is not None
    assert row["scores"] == game.result.scores
    assert row["ranking"] == game.result.ranking
    assert row["winners"] == game.result.winners
    assert row["answers"] == game.version
    assert row["clans"] == list(game.clans)
    assert [row["seats"][clan] for clan in row["clans"]] == [1, 2, 3, 4]


@pytest.mark.parametrize("row", [*some_games(), *some_games(SEVERAL, 5)], ids=lambda row: row["game"])
def test_vp_by_cause_add_up_to_the_scores(row: GameRow) -> None:
    summary = row["summary"]
    for clan in row["clans"]:
        gained, lost = summary["gained"][clan], summary["lost"][clan]
        assert sum(gained.values()) - sum(lost.values()) == row["scores"][clan]
        assert all(vp > 0 for vp in (*gained.values(), *lost.values()))


def test_the_row_has_twenty_one_mandates_in_order(row: GameRow) -> None:
    """POL-1: seven mandate turns in each of three seasons."""
    choices = row["summary"]["mandates"]
    assert [(c["season"], c["turn"]) for c in choices] == [
        (season, turn) for season in ("spring", "summer", "autumn") for turn in range(1, 8)
    ]
    assert {c["mandate"] for c in choices} <= set(MANDATES)
    assert [c["clan"] for c in choices] == [
        e["clan"] for e in again(row).events() if e.kind == "mandate_turn"
    ]


def test_purchases_are_those_of_the_game(row: GameRow) -> None:
    bought = Counter((p["clan"], p["card"]) for p in row["summary"]["cards"])
    view = again(row).view(None)
    assert bought == Counter((clan, card) for clan in row["clans"] for card in view["players"][clan]["cards"])


def test_battles_have_every_bid_and_the_winners(row: GameRow) -> None:
    events = again(row).events()
    battles = row["summary"]["battles"]
    assert [battle["victor"] for battle in battles] == [e["clan"] for e in events if e.kind == "battle_won"]
    bids = [list(e["bid"].values()) for e in events if e.kind == "bid_revealed"]
    assert [bid for battle in battles for bid in battle["bids"].values()] == bids
    for battle in battles:
        for advantage, clan in battle["won"].items():
            column = [bid[ADVANTAGES.index(advantage)] for bid in battle["bids"].values()]
            assert battle["bids"][clan][ADVANTAGES.index(advantage)] == max(column) > 0


def test_alliances_are_kept_or_betrayed(row: GameRow) -> None:
    events = again(row).events()
    broken = [e for e in events if e.kind == "alliance_ended" and e.cause == "betray"]
    alliances = row["summary"]["alliances"]
    assert len(alliances) == sum(e.kind == "allied" for e in events)
    assert sorted(a["betrayer"] for a in alliances if a["betrayer"]) == sorted(e["clan"] for e in broken)
    for alliance in alliances:
        assert alliance["betrayer"] is None or alliance["betrayer"] in alliance["clans"]
        assert (alliance["turn"] is None) == (alliance["betrayer"] is None)


def test_a_betrayal_comes_with_the_betray_mandate_of_its_turn() -> None:
    """BET-2."""
    seen = 0
    for row in some_games():
        chosen = {(c["season"], c["turn"]): c for c in row["summary"]["mandates"]}
        for alliance in row["summary"]["alliances"]:
            if alliance["turn"] is not None:
                choice = chosen[alliance["season"], alliance["turn"]]
                assert (choice["mandate"], choice["clan"]) == ("betray", alliance["betrayer"])
                seen += 1
    assert seen > 0


def test_the_set_that_was_drawn_is_named(row: GameRow) -> None:
    """SET-7: with a random set, the game says which one it is."""
    assert row["season_set"] in ("archway", "horseman", "teapot", "mountain")
    assert row["run"]["season_set"] == "random"


def test_the_options_of_the_plan_reach_the_game() -> None:
    plan = Plan(("random",) * 3, cap=AMPLE, season_set="teapot")
    assert {row["season_set"] for row in played(plan, 3)} == {"teapot"}


def test_a_bot_that_fails_is_counted_and_not_printed(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan((f"{__name__}:Mute", "random", "random"), cap=AMPLE)
    row = play_match(plan.match(0))
    assert row["faults"]
    assert all("Mute" in text and "no idea" in text for text in row["faults"])
    assert sum(row["faults"].values()) == row["latency"]["hero"]["decisions"]
    assert capsys.readouterr().err == ""


def test_bots_that_do_not_fail_have_no_faults(row: GameRow) -> None:
    assert row["faults"] == {}


def test_the_same_match_gives_the_same_row() -> None:
    plan = Plan(("greedy", "random", "random"), cap=AMPLE)
    assert timeless(play_match(plan.match(4))) == timeless(play_match(plan.match(4)))


def test_in_self_play_the_cells_of_a_block_are_different_games() -> None:
    koi_lotus_turtle = [
        row for row in some_games() if row["clans"] == ["koi", "lotus", "turtle", "dragonfly"]
    ]
    assert len(koi_lotus_turtle) == 4
    assert len({row["seed"] for row in koi_lotus_turtle}) == 1
    assert len({str(row["summary"]) for row in koi_lotus_turtle}) == 4
