"""Sessions: people without accounts, and single-use links that move their seats to another device."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx2
import pytest

from hinode.server.errors import Refusal
from hinode.server.http.identity import COOKIE, SHARED_SECONDS, Identities, new_secret, token_hash
from hinode.server.settings import Settings
from hinode.server.storage.rows import Person
from hinode.server.storage.store import Store
from tests.server.kit.server import ServerThread, error_code, server_in_thread


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with server_in_thread(tmp_path_factory.mktemp("data")) as found:
        yield found


def name_of(client: httpx2.Client) -> str | None:
    found: str | None = client.get("/api/session").json()["name"]
    return found


# -- over HTTP --------------------------------------------------------------------------------------


def test_a_new_browser_has_no_session(served: ServerThread) -> None:
    assert served.client().get("/api/session").json() == {"name": None, "known": False}


def test_a_name_creates_a_session(served: ServerThread) -> None:
    client = served.client()
    assert client.post("/api/session", json={"name": "  Aiko  Mori "}).json() == {
        "name": "Aiko Mori",
        "known": True,
    }
    assert client.get("/api/session").json() == {"name": "Aiko Mori", "known": True}


def test_a_second_name_renames_the_person(served: ServerThread) -> None:
    guest = served.guest("Aiko")
    before = guest.cookies[COOKIE]
    guest.post("/api/session", json={"name": "Haru"})
    assert (name_of(guest), guest.cookies[COOKIE]) == ("Haru", before)


@pytest.mark.parametrize("name", ["   ", "x" * 25, "Ai\u202eko", "Ai\x00ko"])
def test_a_bad_name_is_refused_and_changes_nothing(served: ServerThread, name: str) -> None:
    guest = served.guest("Aiko")
    answer = guest.post("/api/session", json={"name": name})
    assert (answer.status_code, error_code(answer)) == (422, "bad-name")
    assert "set-cookie" not in answer.headers
    assert name_of(guest) == "Aiko"


def test_the_cookie_is_same_site_and_http_only(served: ServerThread) -> None:
    cookie = served.client().post("/api/session", json={"name": "Aiko"}).headers["set-cookie"]
    value, *attributes = cookie.split("; ")
    assert re.fullmatch(r"hinode_session=[A-Za-z0-9_-]{43}", value)
    assert {each.lower() for each in attributes} == {"httponly", "samesite=lax", "path=/", "max-age=7776000"}


def test_over_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, origins=("https://play.example", "http://b:81")) as served:
        names = {"https://play.example": "play.example", "http://b:81": "b:81"}
        cookies = {
            origin: served.client(origin, host=host)
            .post("/api/session", json={"name": "Aiko"})
            .headers["set-cookie"]
            for origin, host in names.items()
        }
        assert "Secure" in cookies["https://play.example"]
        assert "Secure" not in cookies["http://b:81"]


def test_an_unknown_token_is_nobody(served: ServerThread) -> None:
    for token in (new_secret(), "", "x" * 4000, "'; drop table sessions; --"):
        client = served.client(cookie=f"{COOKIE}={token}")
        assert client.get("/api/session").json()["known"] is False
        assert error_code(client.post("/api/session/link")) == "no-session"


def test_routes_that_need_a_session_say_so(served: ServerThread) -> None:
    answer = served.client().post("/api/session/link")
    assert (answer.status_code, error_code(answer)) == (401, "no-session")


def test_a_token_in_the_url_or_another_header_is_ignored(served: ServerThread) -> None:
    token = served.guest().cookies[COOKIE]
    headers = {"authorization": f"Bearer {token}"}
    found = served.client().get(f"/api/session?{COOKIE}={token}&token={token}", headers=headers)
    assert found.json()["known"] is False


def test_a_link_moves_a_person_to_another_device(served: ServerThread) -> None:
    old, new = served.guest("Aiko"), served.client()
    link = old.post("/api/session/link").json()
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", link["code"])
    assert new.post("/api/session/move", json={"code": link["code"]}).json()["name"] == "Aiko"
    assert name_of(new) == "Aiko"
    assert name_of(old) == "Aiko"  # a new person with that name
    new.post("/api/session", json={"name": "Haru"})
    assert (name_of(new), name_of(old)) == ("Haru", "Aiko")


def test_the_new_device_gets_a_new_token(served: ServerThread) -> None:
    old, new = served.guest("Aiko"), served.guest("Haru")
    before = new.cookies[COOKIE]
    new.post("/api/session/move", json={"code": old.post("/api/session/link").json()["code"]})
    assert new.cookies[COOKIE] not in (before, old.cookies[COOKIE])
    stale = served.client(cookie=f"{COOKIE}={before}")
    assert name_of(stale) is None


def test_a_link_works_once(served: ServerThread) -> None:
    link = served.guest().post("/api/session/link").json()["code"]
    answers = [served.client().post("/api/session/move", json={"code": link}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 410]
    assert error_code(answers[1]) == "bad-link"
    assert "set-cookie" not in answers[1].headers


def test_one_of_many_simultaneous_uses_of_a_link_succeeds(served: ServerThread) -> None:
    link = served.guest().post("/api/session/link").json()["code"]
    clients = [served.client() for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = pool.map(lambda each: each.post("/api/session/move", json={"code": link}), clients)
        assert sorted(answer.status_code for answer in answers) == [200] + [410] * 7


def test_a_forgotten_session_is_over(served: ServerThread) -> None:
    guest = served.guest("Aiko")
    token = guest.cookies[COOKIE]
    answer = guest.post("/api/session/forget")
    assert answer.json() == {"name": None, "known": False}
    assert COOKIE not in guest.cookies
    assert name_of(served.client(cookie=f"{COOKIE}={token}")) is None


def test_forgetting_without_a_session_is_not_an_error(served: ServerThread) -> None:
    assert served.client().post("/api/session/forget").status_code == 200


def test_sessions_outlive_a_restart(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as served:
        token = served.guest("Aiko").cookies[COOKIE]
    with server_in_thread(tmp_path) as served:
        assert name_of(served.client(cookie=f"{COOKIE}={token}")) == "Aiko"


def test_secrets_are_stored_only_as_digests(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as served:
        guest = served.guest("Aiko")
        token, link = guest.cookies[COOKIE], guest.post("/api/session/link").json()["code"]
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (token, link):
        assert secret.encode() not in stored
        assert token_hash(secret).encode() in stored


# -- the cache of sessions -----------------------------------------------------------------------------

Play = Callable[[Identities], Coroutine[Any, Any, None]]


def with_identities(data: Path, play: Play, *, shared: bool = False, now: float = 1000.0) -> None:
    async def run() -> None:
        settings = Settings(data=data)
        store = await Store.open(settings.database_url)
        store.shared = shared
        try:
            await play(Identities(store, settings, lambda: now))
        finally:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("shared", [False, True], ids=["alone", "shared"])
def test_the_cache_follows_every_change(tmp_path: Path, shared: bool) -> None:
    async def play(people: Identities) -> None:
        token, person = await people.create_session("Aiko")
        assert await people.person_for(token) == person
        renamed = await people.rename(person, "Haru")
        assert await people.person_for(token) == renamed
        link, _ = await people.create_device_link(renamed)
        fresh, moved = await people.use_device_link(link, None)
        assert moved == renamed == await people.person_for(fresh)
        left_behind = await people.person_for(token)
        assert left_behind is not None
        assert left_behind.id != person.id
        await people.end_session(fresh)
        assert await people.person_for(fresh) is None

    with_identities(tmp_path, play, shared=shared)


def test_a_change_by_another_process_is_seen_immediately(tmp_path: Path) -> None:
    """If processes share a database, nothing is cached for requests."""

    async def play(people: Identities) -> None:
        token, person = await people.create_session("Aiko")
        assert await people.person_for(token) == person
        await people.store.rename(person.id, "Haru")
        assert await people.person_for(token) == Person(person.id, "Haru")

    with_identities(tmp_path, play, shared=True)


def test_a_lookup_that_a_change_overtakes_is_not_cached(tmp_path: Path) -> None:
    async def play(people: Identities) -> None:
        token, person = await people.create_session("Aiko")
        link, _ = await people.create_device_link(person)
        slow = people.store = SlowStore(people.store)
        lookup = asyncio.create_task(people.person_for(token))
        await slow.found.wait()
        await people.use_device_link(link, None)
        slow.go_on.set()
        assert await lookup == person
        found = await people.person_for(token)
        assert found is not None
        assert found.id != person.id

    with_identities(tmp_path, play)


def test_sessions_that_another_process_ends_are_found_together_and_reported(tmp_path: Path) -> None:
    async def play(people: Identities) -> None:
        kept, ended = [await people.create_session(name) for name in ("Aiko", "Haru")]
        lost: list[str] = []
        people.on_session_ended.subscribe(lost.append)
        for token, person in (kept, ended):
            assert await people.confirmed_person(token) == person
        await people.store.end_session(token_hash(ended[0]))
        await people.confirm()
        assert lost == [ended[1].id]
        assert await people.confirmed_person(ended[0]) is None
        assert await people.confirmed_person(kept[0]) == kept[1]

    with_identities(tmp_path, play, shared=True)


def test_without_a_new_lookup_a_session_is_confirmed_for_a_second(tmp_path: Path) -> None:
    async def run() -> None:
        settings, now = Settings(data=tmp_path), [1000.0]
        store = await Store.open(settings.database_url)
        store.shared = True
        people = Identities(store, settings, lambda: now[0])
        token, person = await people.create_session("Aiko")
        assert await people.confirmed_person(token) == person
        await store.end_session(token_hash(token))
        now[0] += SHARED_SECONDS
        assert await people.confirmed_person(token) == person
        now[0] += 0.1
        assert await people.confirmed_person(token) is None
        await store.close()

    asyncio.run(run())


class SlowStore(Store):
    """Delays the result of a session lookup."""

    def __init__(self, store: Store) -> None:
        super().__init__(store._database)
        self.found, self.go_on = asyncio.Event(), asyncio.Event()

    async def session_and_use(self, token_hash: str) -> tuple[Person, float] | None:
        found = await super().session_and_use(token_hash)
        self.found.set()
        await self.go_on.wait()
        return found


def test_a_link_expires(tmp_path: Path) -> None:
    codes: list[str] = []

    async def make(people: Identities) -> None:
        _, person = await people.create_session("Aiko")
        link, expires = await people.create_device_link(person)
        assert expires == 1600
        codes.append(link)

    async def too_late(people: Identities) -> None:
        with pytest.raises(Refusal, match="bad-link"):
            await people.use_device_link(codes[0], None)

    async def in_time(people: Identities) -> None:
        await people.use_device_link(codes[0], None)

    with_identities(tmp_path, make, now=1000)
    with_identities(tmp_path, too_late, now=1600)
    with_identities(tmp_path, in_time, now=1599)


def test_open_sockets_are_notified_when_a_session_ends(tmp_path: Path) -> None:
    async def play(people: Identities) -> None:
        left: list[str] = []
        people.on_session_ended.subscribe(left.append)
        _, person = await people.create_session("Aiko")
        await people.rename(person, "Haru")
        assert left == []
        link, _ = await people.create_device_link(person)
        fresh, _ = await people.use_device_link(link, None)
        assert left == [person.id]
        await people.end_session(fresh)
        assert left == [person.id, person.id]
        await people.end_session(new_secret())
        assert len(left) == 2

    with_identities(tmp_path, play)


def test_secrets_are_256_bits_and_unique() -> None:
    made = {new_secret() for _ in range(10_000)}
    assert len(made) == 10_000
    assert {len(secret) for secret in made} == {43}


# -- how long sessions last ----------------------------------------------------------------------------

NOW = 2e9
DAYS = 86400.0


async def used_at(people: Identities, token: str) -> float:
    found = await people.store.session_and_use(token_hash(token))
    assert found is not None
    return found[1]


def identities_at(people: Identities, now: float) -> Identities:
    """The same in another process, later."""
    return Identities(people.store, Settings(), lambda: now)


def test_a_session_expires_after_ninety_days_without_use(tmp_path: Path) -> None:
    async def play(people: Identities) -> None:
        token, person = await people.create_session("Aiko")
        await people.store.use_session(token_hash(token), NOW)
        assert await identities_at(people, NOW + 89 * DAYS).person_for(token) == person
        assert await used_at(people, token) == NOW + 89 * DAYS
        assert await identities_at(people, NOW + 178 * DAYS).person_for(token) == person
        assert await identities_at(people, NOW + 269 * DAYS).person_for(token) is None

    with_identities(tmp_path, play)


def test_a_session_in_memory_expires_as_well(tmp_path: Path) -> None:
    async def play(people: Identities) -> None:
        token, person = await people.create_session("Aiko")
        await people.store.use_session(token_hash(token), NOW)
        now = NOW
        later = Identities(people.store, Settings(), lambda: now)
        assert await later.person_for(token) == person
        now += 91 * DAYS
        assert await later.person_for(token) is None

    with_identities(tmp_path, play)


def test_the_last_use_is_written_once_a_day(tmp_path: Path) -> None:
    async def play(people: Identities) -> None:
        token, _ = await people.create_session("Aiko")
        await people.store.use_session(token_hash(token), NOW)
        await identities_at(people, NOW + 0.9 * DAYS).person_for(token)
        assert await used_at(people, token) == NOW
        await identities_at(people, NOW + 1.1 * DAYS).person_for(token)
        assert await used_at(people, token) == NOW + 1.1 * DAYS

    with_identities(tmp_path, play)


def test_unused_sessions_can_be_deleted(tmp_path: Path) -> None:
    async def play(people: Identities) -> None:
        tokens = [(await people.create_session("Aiko"))[0] for _ in range(2)]
        await people.store.use_session(token_hash(tokens[1]), 9e9)
        assert await people.store.delete_sessions(8e9) == 1
        assert [await people.store.session(token_hash(token)) is None for token in tokens] == [True, False]

    with_identities(tmp_path, play)


def test_the_cookie_is_renewed_when_the_client_starts(served: ServerThread) -> None:
    guest = served.guest("Aiko")
    answer = guest.get("/api/session")
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}={guest.cookies[COOKIE]};")
    assert "set-cookie" not in served.client().get("/api/session").headers


def test_signing_out_everywhere_ends_all_sessions_and_links_but_keeps_this_browser(
    served: ServerThread,
) -> None:
    guest = served.guest("Aiko")
    table = guest.post("/api/tables", json={"players": 3}).json()["id"]
    stolen, link = guest.cookies[COOKIE], guest.post("/api/session/link").json()["code"]
    assert guest.post("/api/session/sign-out-everywhere").json() == {"name": "Aiko", "known": True}
    assert name_of(served.client(cookie=f"{COOKIE}={stolen}")) is None
    assert served.client().post("/api/session/move", json={"code": link}).status_code == 410
    assert guest.cookies[COOKIE] != stolen
    assert [each["id"] for each in guest.get("/api/tables?scope=mine").json()["tables"]] == [table]


# -- a link that would make a person leave their tables ------------------------------------------------


def test_another_persons_link_asks_before_the_user_loses_their_tables(served: ServerThread) -> None:
    other, here = served.guest("Haru"), served.guest("Aiko")
    here.post("/api/tables", json={"players": 3})
    code, token = other.post("/api/session/link").json()["code"], here.cookies[COOKIE]
    refused = here.post("/api/session/move", json={"code": code})
    assert (refused.status_code, error_code(refused)) == (409, "leaves-tables")
    assert (name_of(here), here.cookies[COOKIE]) == ("Aiko", token)
    moved = here.post("/api/session/move", json={"code": code, "confirm": True})
    assert (moved.status_code, name_of(here)) == (200, "Haru")


def test_a_link_does_not_ask_if_there_are_no_tables_to_lose(served: ServerThread) -> None:
    other, here = served.guest("Haru"), served.guest("Aiko")
    code = other.post("/api/session/link").json()["code"]
    assert here.post("/api/session/move", json={"code": code}).status_code == 200


def test_the_users_own_link_does_not_ask(served: ServerThread) -> None:
    here = served.guest("Aiko")
    here.post("/api/tables", json={"players": 3})
    code = here.post("/api/session/link").json()["code"]
    assert here.post("/api/session/move", json={"code": code}).status_code == 200
