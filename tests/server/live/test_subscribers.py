"""Subscriber lists: every subscriber is called, in order."""

from __future__ import annotations

from hinode.server.subscribers import Subscribers


def test_all_subscribers_are_notified_in_the_order_of_subscription() -> None:
    heard: list[tuple[str, int]] = []
    changed = Subscribers[int]()
    changed.subscribe(lambda value: heard.append(("first", value)))
    changed.subscribe(lambda value: heard.append(("second", value)))
    changed.notify(7)
    assert heard == [("first", 7), ("second", 7)]


def test_without_subscribers_nothing_happens() -> None:
    Subscribers[int]().notify(7)
