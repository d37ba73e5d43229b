"""The log: twins share one list until one of them goes on."""

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


def test_a_log_may_begin_with_entries() -> None:
    log = Log(["a", "b"])
    log.append("c")
    assert log.since(0) == ["a", "b", "c"]


def test_since_gives_the_entries_from_a_number_on() -> None:
    log = grown("a", "b", "c")
    assert log.since(2) == ["c"]
    assert log.since(3) == []
    assert log.since(99) == []


def test_what_since_gives_is_the_callers_own() -> None:
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


def test_twins_that_both_go_on_part_ways() -> None:
    log = grown("a")
    twin = log.copy()
    log.append("b")
    twin.append("c")
    log.append("d")
    assert (log.since(0), twin.since(0)) == (["a", "b", "d"], ["a", "c"])


def test_a_copy_taken_behind_the_others_goes_its_own_way() -> None:
    """The third twin shares the list of the first, which has grown meanwhile."""
    first = grown("a")
    second = first.copy()
    first.append("b")
    third = second.copy()
    third.append("c")
    second.append("d")
    first.append("e")
    assert [log.since(0) for log in (first, second, third)] == [["a", "b", "e"], ["a", "d"], ["a", "c"]]


def test_an_entry_equal_to_the_others_is_still_ones_own() -> None:
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


def test_copies_of_a_tally_count_on_by_themselves() -> None:
    tally: CountingLog[str] = CountingLog()
    tally.append("a")
    twin = tally.copy()
    twin.append("b")
    assert (len(tally), len(twin), len(pickle.loads(pickle.dumps(twin)))) == (1, 2, 2)
