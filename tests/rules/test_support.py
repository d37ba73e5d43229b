"""The scripts themselves fail when they should."""

from __future__ import annotations

import pytest

from tests.support.script import start


def test_an_unexpected_question_fails_the_script() -> None:
    script = start(players=["koi", "lotus", "turtle"])
    with pytest.raises(AssertionError):
        script.asked("koi", "mandate")


def test_an_answer_that_is_not_offered_fails_the_script() -> None:
    script = start(players=["koi", "lotus", "turtle"])
    with pytest.raises(AssertionError):
        script.say("koi", "accept", from_="lotus")
