"""Bots by name."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hinode import InvalidOptions
from hinode.bots.bot import Choice
from hinode.bots.easy import EasyBot
from hinode.bots.greedy import GreedyBot
from hinode.bots.master import MasterBot
from hinode.bots.planner import PlannerBot
from hinode.bots.random_bot import RandomBot
from hinode.bots.registry import (
    DEAL_MODES,
    LEVELS,
    builtin_bot,
    deal_mode,
    make_bot,
    may_offer,
    with_mode,
    with_worlds,
)
from hinode.bots.seat import Seat
from hinode.bots.style import STYLES


class First:
    """A custom bot."""

    def choose(self, seat: Seat) -> Choice:
        return Choice(seat.decision.options[0])


class Mute:
    """Not a bot: it has no `choose`."""


class Demanding:
    """Not a bot either: its constructor needs an argument."""

    def __init__(self, why: str) -> None:
        self.why = why


def test_the_levels_of_the_ladder() -> None:
    assert {name: type(make_bot(name)) for name in LEVELS} == {
        "random": RandomBot,
        "easy": EasyBot,
        "greedy": GreedyBot,
        "planner": PlannerBot,
        "master": MasterBot,
    }


@pytest.mark.parametrize("level", ["easy", "greedy", "planner", "master"])
@pytest.mark.parametrize("style", STYLES)
def test_a_level_with_a_style(level: str, style: str) -> None:
    bot = make_bot(f"{level}/{style}")
    assert type(bot) is type(LEVELS[level]())
    assert isinstance(bot, GreedyBot)
    assert bot.style.name == style


@pytest.mark.parametrize("name", ["planner@8", "master/monk@8"])
def test_a_fixed_number_of_worlds(name: str) -> None:
    bot = make_bot(name)
    assert isinstance(bot, PlannerBot)
    assert bot.worlds == 8


def test_only_bots_that_search_get_a_number_of_worlds() -> None:
    names = ("random", "greedy/monk", "planner", "master/loyal", "mine:Bot")
    assert [with_worlds(name, 4) for name in names] == [
        *("random", "greedy/monk", "planner@4", "master/loyal@4", "mine:Bot"),
    ]


def test_each_bot_is_a_new_one() -> None:
    """One instance plays one seat of one game."""
    assert make_bot("greedy") is not make_bot("greedy")


def test_a_custom_bot_by_module_and_class() -> None:
    assert isinstance(make_bot(f"{__name__}:First"), First)


@pytest.mark.parametrize("name", ["random", "greedy/monk"])
def test_built_in_bots(name: str) -> None:
    assert type(builtin_bot(name)) is type(make_bot(name))


@pytest.mark.parametrize("name", [f"{__name__}:First", "clever", "os:system", ":", ""])
def test_a_builtin_bot_is_never_imported(name: str) -> None:
    """A name that a stranger sends never causes an import."""
    with pytest.raises(InvalidOptions, match="is not a bot: choose random, easy, greedy, planner, master or"):
        builtin_bot(name)


def test_a_module_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_own_bot.py").write_text(
        "class Mine:\n    def choose(self, seat): ...\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [p for p in sys.path if p not in ("", str(tmp_path))])
    assert type(make_bot("my_own_bot:Mine")).__name__ == "Mine"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "'' is not a bot: choose random, easy, greedy, planner, master, level/style or module:Class"),
        ("clever", "'clever' is not a bot"),
        ("clever/monk", "'clever/monk' is not a bot"),
        ("random/monk", "'random' has no styles"),
        ("greedy/", "'' is not a style: choose plain, loyal"),
        ("greedy/gambler", "'gambler' is not a style"),
        ("greedy@4", "'greedy@4' searches no worlds: only planner, master do"),
        ("greedy+often", "'greedy+often': the mode of deals is off, answer, full, not 'often'"),
        ("greedy+", "the mode of deals is off, answer, full, not ''"),
        ("random+full", "the bot 'random+full' makes no deals"),
        ("planner@0", "'planner@0': the number of worlds is 1 to 1000, not '0'"),
        ("master/monk@many", "the number of worlds is 1 to 1000, not 'many'"),
        ("no_such_module:Bot", "bot 'no_such_module:Bot': ModuleNotFoundError: No module named"),
        (f"{__name__}:Nobody", "has no attribute 'Nobody'"),
        (f"{__name__}:Mute", "it has no method choose"),
        (f"{__name__}:Demanding", "missing 1 required positional argument: 'why'"),
        (":First", "bot ':First'"),
        ("hinode.bots.bot:", "bot 'hinode.bots.bot:'"),
    ],
)
def test_anything_else_is_refused_with_a_clear_message(name: str, message: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        make_bot(name)
    assert message in str(caught.value)


def test_a_module_that_fails_on_import_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_a_bot.py").write_text("class Half(\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(InvalidOptions, match="SyntaxError"):
        make_bot("half_a_bot:Half")


@pytest.mark.parametrize("mode", DEAL_MODES)
def test_a_name_may_say_how_a_bot_deals(mode: str) -> None:
    bot = make_bot(f"planner/monk+{mode}@4")
    assert isinstance(bot, PlannerBot)
    assert (bot.mode, bot.worlds, bot.style.name) == (mode, 4, "monk")


def test_a_bot_deals_fully_if_its_name_says_nothing() -> None:
    bot = make_bot("greedy")
    assert isinstance(bot, GreedyBot)
    assert bot.mode == "full"


@pytest.mark.parametrize(
    ("name", "mode", "named"),
    [
        ("greedy", None, "greedy+answer"),
        ("planner/monk@4", None, "planner/monk+answer@4"),
        ("random", None, "random"),
        ("greedy+full", "full", "greedy+full"),
        ("my:Bot", None, "my:Bot"),
    ],
)
def test_names_and_modes(name: str, mode: str | None, named: str) -> None:
    assert deal_mode(name) == mode
    assert with_mode(name, "answer") == named


@pytest.mark.parametrize(
    ("name", "may"),
    [
        ("greedy", True),
        ("master/monk+full@8", True),
        ("greedy+answer", False),
        ("planner+off@4", False),
        ("random", False),
        ("mine:Bot", True),
    ],
)
def test_which_bots_may_make_offers(name: str, may: bool) -> None:
    assert may_offer(name) is may


def test_a_mode_does_not_hide_that_a_level_searches() -> None:
    assert with_worlds("planner+full", 4) == "planner+full@4"


@pytest.mark.parametrize("name", ["planner@8", "master/monk+off@8"])
def test_a_name_keeps_the_number_of_worlds_that_it_says(name: str) -> None:
    assert with_worlds(name, 4) == name
