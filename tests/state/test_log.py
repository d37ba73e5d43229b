"""The log: copies share one list until one of them appends."""

from __future__ import annotations

import pickle

from hinode.state.log import CountingLog, Log


def grown(*entries: str) -> Log[str]:
    log: Log[str] = Log()
    for entry in entries:
        log.append(entry)
    return log


def test_a_log_keeps_what_is_appended_in_order() -> None:
    log = grown("a", "b", "c")
    assert len(log) == 3
    assert log.since(0) == ["a", "b", "c"]


def test_a_log_may_start_with_entries() -> None:
    log = Log(["a", "b"])
    log.append("c")
    assert log.since(0) == ["a", "b", "c"]


def test_since_returns_the_entries_from_a_number_on() -> None:
    log = grown("a", "b", "c")
    assert log.since(2) == ["c"]
    assert log.since(3) == []
    assert log.since(99) == []


def test_since_returns_a_new_list() -> None:
    log = grown("a")
    log.since(0).append("b")
    assert log.since(0) == ["a"]


def test_a_copy_has_the_same_entries() -> None:
    assert grown("a", "b").copy().since(0) == ["a", "b"]


def test_a_copy_does_not_see_what_its_original_appends() -> None:
    log = grown("a")
    twin = log.copy()
    log.append("b")
    assert (log.since(0), twin.since(0), len(twin)) == (["a", "b"], ["a"], 1)


def test_the_original_does_not_see_what_a_copy_appends() -> None:
    log = grown("a")
    twin = log.copy()
    twin.append("b")
    assert (log.since(0), len(log), twin.since(0)) == (["a"], 1, ["a", "b"])


def test_copies_that_both_append_diverge() -> None:
    log = grown("a")
    twin = log.copy()
    log.append("b")
    twin.append("c")
    log.append("d")
    assert (log.since(0), twin.since(0)) == (["a", "b", "d"], ["a", "c"])


def test_a_copy_of_a_shorter_log_is_independent() -> None:
    """The third copy shares the list of the first, which has grown meanwhile."""
    first = grown("a")
    second = first.copy()
    first.append("b")
    third = second.copy()
    third.append("c")
    second.append("d")
    first.append("e")
    assert [log.since(0) for log in (first, second, third)] == [["a", "b", "e"], ["a", "d"], ["a", "c"]]


def test_equal_entries_in_two_copies_are_separate() -> None:
    first = grown("a")
    second = first.copy()
    first.append("b")
    second.append("b")
    first.append("c")
    assert (first.since(0), second.since(0)) == (["a", "b", "c"], ["a", "b"])


def test_copies_of_an_empty_log_are_independent() -> None:
    log: Log[str] = Log()
    twin = log.copy()
    twin.append("a")
    assert (log.since(0), twin.since(0)) == ([], ["a"])


def test_a_tally_numbers_entries_and_keeps_none() -> None:
    tally: CountingLog[str] = CountingLog()
    assert [tally.append("a"), tally.append("b")] == [0, 1]
    assert (len(tally), tally.since(0)) == (2, [])


def test_copies_of_a_tally_count_independently() -> None:
    tally: CountingLog[str] = CountingLog()
    tally.append("a")
    twin = tally.copy()
    twin.append("b")
    assert (len(tally), len(twin), len(pickle.loads(pickle.dumps(twin)))) == (1, 2, 2)
