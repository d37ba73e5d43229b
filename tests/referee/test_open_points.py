"""Each clause that the referee overlooks is one that the engine still breaks."""

from __future__ import annotations

import pytest

from tests.referee import open_points
from tests.referee.model.facts import Foul
from tests.referee.playing import refereed
from tests.support.game_plans import Plan

FOUR = ("koi", "turtle", "dragonfly", "bonsai")
# Games in which the clause makes a difference.
SHOWS = {
    "TRA-4": Plan(3, FOUR, "archway", mood="busy"),
    "TRA-6": Plan(1, FOUR, "archway", mood="busy"),
    "CAR-11": Plan.of_seed(181),
    "HON-5": Plan.of_seed(1566),
    "killed.by": Plan(1, FOUR, "archway", mood="busy"),
    "battle province": Plan(1, FOUR, "archway", mood="busy"),
}


@pytest.mark.parametrize("clause", sorted(open_points.OPEN))
def test_the_engine_still_breaks(clause: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_points, "OPEN", open_points.OPEN - {clause})
    with pytest.raises(Foul):
        refereed(SHOWS[clause])
