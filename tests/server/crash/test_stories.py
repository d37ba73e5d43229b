"""What is seen is held against what was seen before: planted differences are found."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.crash.stories import Json, Story, Violation


def update(n: int, *frames: int, reset: bool = False, **changes: Any) -> Json:
    scene = {"view": {"n": n}, "board": None, "asked": {}, "can_undo": False, "result": None}
    told = [{"n": frame, "kind": "answered"} for frame in frames]
    return {"type": "update", "n": n, "reset": reset, "frames": told, **scene, **changes}


def talk(count: int, *numbers: int, text: str = "hello") -> Json:
    return {"type": "talk", "count": count, "messages": [{"number": each, "text": text} for each in numbers]}


@pytest.fixture
def story() -> Story:
    """Three entries and two lines were seen."""
    found = Story("table", "koi")
    found.take(update(3, 1, 2, 3, reset=True))
    found.take(talk(2, 0, 1))
    return found


def test_what_was_missed_and_what_is_told_again_are_taken(story: Story) -> None:
    story.take(update(5, 4, 5))
    story.take(update(5, 1, 2, 3, 4, 5, reset=True))
    story.take(talk(3, 2))
    assert (story.n, list(story.frames), story.count) == (5, [1, 2, 3, 4, 5], 3)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (update(2), "seen-not-kept"),
        (update(5, 5), "frames"),
        (update(4), "frames"),
        (update(4, 3, 4), "frames"),
        (update(3, view={"n": "another"}), "rewritten"),
        (update(3, 1, 2, 3, reset=True, board="another"), "rewritten"),
        ({**update(3, reset=True), "frames": [{"n": n, "kind": "undone"} for n in (1, 2, 3)]}, "rewritten"),
        (talk(4, 3), "talk"),
        (talk(3), "talk"),
        (talk(2, 1, text="goodbye"), "talk"),
    ],
    ids=[
        "fewer",
        "a gap",
        "too few",
        "again",
        "another view",
        "another board",
        "another story",
        "a lost line",
        "an untold line",
        "another line",
    ],
)
def test_what_does_not_fit_is_found(story: Story, message: Json, code: str) -> None:
    with pytest.raises(Violation) as found:
        story.take(message)
    assert found.value.code == code
