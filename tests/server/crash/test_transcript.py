"""A transcript refuses messages that contradict what was seen before."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.crash.checks.transcript import Json, Transcript, Violation


def update(n: int, *entries: int, reset: bool = False, **changes: Any) -> Json:
    state = {
        "view": {"n": n},
        "board": None,
        "asked": {},
        "can_undo": False,
        "undo_ended": None,
        "result": None,
    }
    told = [{"n": entry, "kind": "answered"} for entry in entries]
    return {"type": "update", "n": n, "reset": reset, "frames": told, **state, **changes}


def talk(count: int, *numbers: int, text: str = "hello") -> Json:
    return {"type": "talk", "count": count, "messages": [{"number": each, "text": text} for each in numbers]}


@pytest.fixture
def transcript() -> Transcript:
    """A transcript of three entries and two chat messages."""
    found = Transcript("table", "koi")
    found.take(update(3, 1, 2, 3, reset=True))
    found.take(talk(2, 0, 1))
    return found


def test_missed_and_repeated_messages_are_accepted(transcript: Transcript) -> None:
    transcript.take(update(5, 4, 5))
    transcript.take(update(5, 1, 2, 3, 4, 5, reset=True))
    transcript.take(talk(3, 2))
    assert (transcript.n, list(transcript.entries), transcript.count) == (5, [1, 2, 3, 4, 5], 3)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (update(2), "seen-not-kept"),
        (update(5, 5), "entries"),
        (update(4), "entries"),
        (update(4, 3, 4), "entries"),
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
        "another transcript",
        "a lost line",
        "an untold line",
        "another line",
    ],
)
def test_what_does_not_fit_is_found(transcript: Transcript, message: Json, code: str) -> None:
    with pytest.raises(Violation) as found:
        transcript.take(message)
    assert found.value.code == code
