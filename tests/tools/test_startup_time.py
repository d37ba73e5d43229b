"""The measurement of a server's startup time."""

from __future__ import annotations

import pytest

from tools import startup_time
from tools.startup_time import Start


def test_the_median_of_several_starts_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first start, with cold caches, does not count."""
    starts = iter([Start(9.0, 9.0), Start(3.0, 1.0), Start(1.0, 3.0), Start(2.0, 2.0)])
    monkeypatch.setattr(startup_time, "measure", lambda _data: next(starts))
    startup_time.main(["--times", "3"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [["wall", "2.00"], ["CPU", "2.00"]]
