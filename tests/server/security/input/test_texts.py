"""Names, titles, and chat are plain text: stored and returned as such, or refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final
from unicodedata import category, normalize

import httpx2
import pytest
import pytest_asyncio

from tests.server.kit.client import Client, guest
from tests.server.kit.server import running_server
from tests.server.security.kit.corpus import ALL, BLANK, INVISIBLE, LONG, MARKUP, QUERIES, VISIBLE
from tests.server.security.kit.world import SecurityFixture, outcome

pytestmark = pytest.mark.asyncio(loop_scope="module")

REFUSED: Final = {"bad-name", "bad-title", "bad-text", "invalid"}
JOINERS: Final = "\u200c\u200d"


@pytest_asyncio.fixture(loop_scope="module")
async def writer(world: SecurityFixture) -> AsyncIterator[Client]:
    async with guest(world.server) as found:
        yield found


def plain(text: str) -> str:
    """An accepted text as it is stored: unchanged except for Unicode normalization and spaces."""
    return " ".join(normalize("NFC", text).split())


def is_allowed(text: str, longest: int) -> bool:
    seen = [sign for sign in plain(text) if sign not in JOINERS]
    hidden = any(category(sign)[0] == "C" or category(sign) in ("Zl", "Zp") for sign in seen)
    return bool(seen) and not hidden and text not in BLANK and len(plain(text)) <= longest


def check(text: str, longest: int, answer: httpx2.Response, given_back: str | None) -> None:
    """Returned as it was sent, as data that no browser interprets as a page, or refused with a reason."""
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    if is_allowed(text, longest):
        assert outcome(answer) == "ok", repr(text)
        assert given_back == plain(text)
    else:
        assert (answer.status_code, outcome(answer) in REFUSED) == (422, True), repr(text)


async def test_the_corpus_is_large_enough() -> None:
    assert len(set(ALL)) == len(ALL) >= 150
    assert not any(is_allowed(text, 500) for text in (*INVISIBLE, *BLANK, *LONG))
    assert all(is_allowed(text, 500) for text in (*MARKUP, *VISIBLE))


async def test_names(world: SecurityFixture, writer: Client) -> None:
    longest = world.server.settings.name_length
    for part in chunks():
        answers = await asyncio.gather(*(writer.post("/api/session", {"name": text}) for text in part))
        for text, answer in zip(part, answers, strict=True):
            check(text, longest, answer, answer.json().get("name"))


async def test_others_see_a_name_as_it_was_given(world: SecurityFixture) -> None:
    async with guest(world.server, "<b>'; --") as writer:
        table = await writer.create_table(players=3, open=True)
        await writer.do(table, "join", clan="koi")
        await writer.do(table, "chat", text="x")
        seen = await world["stranger"].look(table)
    assert seen["update"]["table"]["places"][0]["name"] == "<b>'; --"
    assert [each["name"] for each in seen["talk"]["messages"]] == ["<b>'; --"]


async def test_names_of_seats(world: SecurityFixture, writer: Client) -> None:
    """At a hot-seat table."""
    longest, table = world.server.settings.name_length, await writer.create_table(players=3, hot_seat=True)
    await writer.do(table, "join", place=0)
    for text in ALL:
        answer = await writer.send(table, "name", place=0, name=text)
        named = (await writer.look(table))["update"]["table"]["places"][0]["name"]
        check(text, longest, answer, named)


async def test_the_name_of_a_seat_is_shown(world: SecurityFixture, writer: Client) -> None:
    """In chat, and when its person takes it back from a bot."""
    table = await writer.create_table(players=3, hot_seat=True, open=True)
    for place, clan in enumerate(("koi", "lotus", "turtle")):
        await writer.do(table, "join", place=place, clan=clan)
    await writer.do(table, "name", place=1, name="Kaede")
    await writer.do(table, "start")
    await writer.do(table, "chat", seat="lotus", text="x")
    await writer.do(table, "hand", seat="lotus")
    await writer.do(table, "return", seat="lotus")
    seen = await world["stranger"].look(table)
    assert [each["name"] for each in seen["talk"]["messages"]] == ["Kaede"]
    assert "Kaede" in [place["name"] for place in seen["update"]["table"]["places"]]


async def test_titles(world: SecurityFixture, writer: Client) -> None:
    longest = world.server.settings.title_length
    for part in chunks():
        answers = await asyncio.gather(*(writer.post("/api/tables", {"title": text}) for text in part))
        listed = (await writer.get("/api/tables?scope=mine")).json()["tables"]
        titles = {each["id"]: each["title"] for each in listed}
        for text, answer in zip(part, answers, strict=True):
            check(text, longest, answer, titles.get(answer.json().get("id")))


async def test_talk(world: SecurityFixture, writer: Client) -> None:
    """Each message comes back in its channel, to everyone who may read it."""
    longest, table = world.server.settings.chat_length, await writer.create_table(players=3, open=True)
    answers, said = [], set()
    for part in chunks():
        answers += await asyncio.gather(*(writer.send(table, "chat", text=text) for text in part))
        said |= {each["text"] for each in (await world["stranger"].look(table))["talk"]["messages"]}
    for text, answer in zip(ALL, answers, strict=True):
        check(text, longest, answer, plain(text) if plain(text) in said else None)
    assert said == {plain(text) for text in ALL if is_allowed(text, longest)}


async def test_postgresql_gets_no_text_that_it_cannot_store(tmp_path: Path, pg_url: str) -> None:
    """It accepts no NUL, and an error there would be an internal error."""
    texts = (*INVISIBLE, *QUERIES, *BLANK)
    async with running_server(tmp_path, pg_url, bot_workers=1) as server, guest(server) as writer:
        table = await writer.create_table(players=3, open=True)
        talk = [writer.send(table, "chat", text=text) for text in texts]
        titles = [writer.post("/api/tables", {"title": text}) for text in texts]
        for text, answer in zip([*texts, *texts], await asyncio.gather(*talk, *titles), strict=True):
            assert answer.status_code in (200, 201, 422), repr(text)
        for table_id in ("%00", "a%00b", "%ff", "'--"):
            for path in ("", "/record", "/replay/0"):
                answer = await writer.get(f"/api/tables/{table_id}{path}")
                assert answer.status_code == 422, path


def chunks(size: int = 40) -> list[tuple[str, ...]]:
    """A few at a time: the number of concurrent requests is limited here, as in a browser."""
    return [ALL[start : start + size] for start in range(0, len(ALL), size)]
