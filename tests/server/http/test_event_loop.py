"""Work that must not block the event loop."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator
from inspect import iscoroutinefunction
from threading import get_ident
from time import sleep
from typing import Any

import pytest
from fastapi.routing import APIRoute

from hinode import locale
from hinode.server.http import server
from hinode.server.http.app import API
from hinode.server.http.routes.records import Replays
from hinode.server.runtime import load_texts

ROUTES = [route for module in API for route in module.router.routes if isinstance(route, APIRoute)]


def dependencies(found: Any) -> Iterator[Any]:
    for each in found.dependencies:
        yield each.call
        yield from dependencies(each)


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_no_route_waits_for_a_thread(route: APIRoute) -> None:
    """FastAPI runs functions that are not async in threads, which takes most of a short request's time."""
    calls = [route.endpoint, *dependencies(route.dependant)]
    assert [call for call in calls if not iscoroutinefunction(call)] == []


@pytest.mark.asyncio
async def test_texts_are_loaded_before_the_first_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr("hinode.server.runtime.bundle", loaded.append)
    await load_texts()
    assert loaded == [locale.LANGUAGES[0]]


@pytest.mark.asyncio
async def test_steps_of_replays_are_rendered_in_a_thread_one_request_at_a_time() -> None:
    replays, started, threads, others = Replays(), list[bool](), set[int](), list[int]()

    def look() -> None:
        threads.add(get_ident())
        others.append(len(started))
        started.append(True)
        sleep(0.01)
        started.pop()

    await asyncio.gather(*(replays.render(look) for _ in range(3)))
    assert others == [0, 0, 0]
    assert get_ident() not in threads


def test_a_garbage_collection_visits_few_objects() -> None:
    before, switch = gc.get_threshold(), sys.getswitchinterval()
    try:
        server.tune_garbage_collection()
        server.tune_threads()
        young, _, all_objects = gc.get_threshold()
        assert young <= 5_000
        assert all_objects == server.NEVER
        assert sys.getswitchinterval() < switch
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
        sys.setswitchinterval(switch)


@pytest.mark.parametrize("spent", [0.0, 0.01, 0.3, 2.0])
def test_full_collections_take_at_most_a_thousandth_of_the_time(spent: float) -> None:
    pause = server.pause_after(spent)
    assert pause >= server.COLLECT_SECONDS
    assert spent <= pause * server.COLLECT_SHARE
