"""Each clause that the referee overlooks is one that the engine still breaks."""

from __future__ import annotations

import pytest

from tests.referee import open_points
from tests.referee.model.facts import Foul
from tests.referee.playing import refereed
from tests.support.game_plans import Plan

# A game in which the clause makes a difference.
SHOWS = {"HON-5": Plan.of_seed(1566)}


@pytest.mark.parametrize("clause", sorted(open_points.OPEN))
def test_the_engine_still_breaks(clause: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_points, "OPEN", open_points.OPEN - {clause})
    with pytest.raises(Foul):
        refereed(SHOWS[clause])
