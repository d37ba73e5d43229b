"""The host's own bots in real worker processes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hinode.server.play.bots.custom import check_custom_bots
from hinode.server.settings import InvalidSettings, Settings
from tests.cli.kit import error_line
from tests.server.bots.pool_runner import PoolRunner, choosing, job

MODULE = "tests.server.bots.custom_bots"
LAST, COUNTING, RAISES, HANGS, ILLEGAL, CANNOT_START, NO_BOT = (
    f"{MODULE}:{name}"
    for name in ("Last", "Counting", "Raises", "Hangs", "AnswersIllegally", "CannotStart", "NoBot")
)
MISSING = "no.such.module:Bot"
OFFERED = (LAST, COUNTING, RAISES, HANGS, ILLEGAL, CANNOT_START, MISSING)
ANSWER = choosing().decision("koi").options[-1].to_json()


@pytest.fixture(scope="module")
def runner() -> Iterator[PoolRunner]:
    with PoolRunner(plugins=OFFERED) as found:
        yield found


def test_it_answers_with_its_own_choice(runner: PoolRunner, caplog: pytest.LogCaptureFixture) -> None:
    choice = runner.ask(choosing().game, LAST)
    assert (choice.answer, choice.fault) == (ANSWER, None)
    assert caplog.messages == []


def test_each_question_has_a_new_instance(runner: PoolRunner) -> None:
    assert [runner.ask(choosing().game, COUNTING).answer for _ in range(2)] == [ANSWER, ANSWER]


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        (RAISES, "failed (ValueError) at"),
        (HANGS, "was too late for"),
        (ILLEGAL, "gave an illegal answer to"),
        (CANNOT_START, "failed (OSError) at"),
        (MISSING, "is unknown at"),
        (f"{MODULE}:NotOffered", "is unknown at"),  # a name from a table imports nothing
    ],
)
def test_a_fault_costs_one_decision_and_logs_one_line_that_names_it(
    runner: PoolRunner, bot: str, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    choice = runner.ask(choosing().game, bot, seconds=0.5)
    assert choice == job(choosing().game, bot).default(fault)
    assert caplog.messages == [f"table t: bot {bot} {fault} a mandate question"]
    assert runner.ask(choosing().game, LAST).fault is None
    assert runner.ask(choosing().game, "random").fault is None


# -- before the server starts ------------------------------------------------------------------------


def test_bots_that_can_be_created_pass() -> None:
    check_custom_bots(())
    check_custom_bots((LAST, RAISES))


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (MISSING, "ModuleNotFoundError: No module named 'no'"),
        (f"{MODULE}:Absent", "AttributeError: module"),
        (CANNOT_START, "OSError: no weights here"),
        (NO_BOT, "it has no method choose(seat)"),
    ],
)
def test_a_bot_that_cannot_be_created_gives_a_one_line_error(bot: str, reason: str) -> None:
    with pytest.raises(InvalidSettings) as refused:
        check_custom_bots((LAST, bot))
    assert str(refused.value).startswith(f"bots: bot '{bot}': {reason}")
    assert "\n" not in str(refused.value)


def test_a_module_that_exits_python_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "leaving.py").write_text("import os\nos._exit(3)\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(InvalidSettings, match="exit code 3 when leaving:Bot was imported"):
        check_custom_bots(("leaving:Bot",))


def test_the_server_does_not_start_without_its_bot(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = error_line(
        capsys, "serve", "--port", "0", "--data", str(tmp_path), "--bot", LAST, "--bot", MISSING
    )
    assert "No module named 'no'" in said


def test_a_bot_in_the_current_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "at_home.py").write_text(f"from {MODULE} import Last\n")
    monkeypatch.chdir(tmp_path)
    check_custom_bots(("at_home:Last",))
    with PoolRunner(plugins=("at_home:Last",)) as runner:
        assert runner.ask(choosing().game, "at_home:Last").answer == ANSWER


@pytest.mark.parametrize("name", ["mymodule", "my module:Bot", ":Bot", "mymodule:", "m:B" + "x" * 100])
def test_a_setting_that_names_no_class_is_refused(name: str) -> None:
    with pytest.raises(InvalidSettings, match="bots: module:Class"):
        Settings(bots=(name,))


def test_custom_bots_have_their_own_time_cap() -> None:
    assert Settings(bots=(LAST,)).bot_cap(LAST) == 2.0
    caps = {"custom": 5.0, "greedy": 1.0}
    assert Settings(bots=(LAST,), bot_caps=caps).bot_cap(LAST) == 5.0
