"""Other people's ids in every field that takes one."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from hinode.server.errors import Refusal
from hinode.server.storage.rows import Person
from hinode.server.tables.commands import handle_command
from hinode.server.tables.deals.commands import handle_deal
from hinode.server.tables.outcome import MessageOutcome
from hinode.server.tables.table import Table
from hinode.server.wire.commands import Command, DealCommand
from hinode.vocab.ids import CLANS
from tests.server.security.kit.sample_commands import KINDS, command
from tests.server.security.kit.sample_requests import WRONG, asked, reply
from tests.server.security.kit.sample_tables import STAGES
from tests.server.security.kit.world import ROLES, SecurityFixture, outcome
from tests.server.tables.scenes import AKI, COMMANDS, Json, Scene

pytestmark = pytest.mark.asyncio(loop_scope="module")

PEOPLE: Final = {role: Person(role, role.title()) for role in ROLES}
TRIES: Final = 1000
FIELDS: Final[dict[str, tuple[Any, ...]]] = {
    "seat": CLANS,
    "about": CLANS,
    "to": CLANS,
    "place": (0, 1, 2, 3, 4),
    "clan": CLANS,
}
# Kinds of which some commands must be accepted, or the test would prove nothing.
SOMETIMES: Final = {
    ("gathering", "join"),
    ("gathering", "leave"),
    ("gathering", "start"),
    ("picking", "pick"),
    ("tea", "answer"),
    ("playing", "take"),
    ("playing", "return"),
    ("playing", "vote"),
    ("playing", "deal_offer"),
}


def foreign(kind: str, table: Table, rng: Random) -> Json:
    """A command of this kind with random ids in its fields."""
    made = command(kind, table, "asked")
    for name in made.keys() & FIELDS.keys():
        if isinstance(made[name], str | int) and made[name] != "bot":
            made[name] = rng.choice(FIELDS[name])
    return {"id": "message-0", **made}


def ruling(table: Table, person: Person, asked_for: Command) -> Json:
    """The body of the entry or chat row that a command would become."""
    if isinstance(asked_for, DealCommand):
        found = handle_deal(table, person, asked_for, "message-0")
        return {"clan": asked_for.seat} if isinstance(found, MessageOutcome) else found.body
    return handle_command(table, person, asked_for, frozenset(CLANS)).body


def concerns(scene: Scene, person: Person, kind: str, body: Json) -> bool:
    """Whether an entry concerns only what this person holds, or what is free for everyone."""
    table = scene.table
    if kind in ("bot", "open_seat", "start"):
        return person == AKI
    if kind in ("join", "take"):
        place = table.places[body["place"]] if kind == "join" else table.place_of(body["clan"])
        return place is not None and (place.free or place.offered)
    if kind == "pick":
        return table.places[table.picking[0]].person == person.id
    if "clan" in body:
        return body["clan"] in table.clans_of(person.id)
    numbers = body["places"] if "places" in body else [body["place"]]
    return all(table.places[number].person == person.id for number in numbers)


@pytest.mark.parametrize("kind", sorted(KINDS - {"chat"}))
@pytest.mark.parametrize("stage", sorted(STAGES))
async def test_commands_with_foreign_ids_affect_only_the_senders_seats(stage: str, kind: str) -> None:
    """`TRIES` commands of each kind from random people, with random seats and places in them."""
    rng = Random(f"{stage} {kind}")
    scene = STAGES[stage](PEOPLE)
    people = [AKI, *PEOPLE.values()]
    accepted = 0
    for _ in range(TRIES // len(STAGES)):
        person = rng.choice(people)
        asked_for = COMMANDS.validate_python(foreign(kind, scene.table, rng))
        try:
            body = ruling(scene.table, person, asked_for)
        except Refusal:
            continue
        accepted += 1
        assert concerns(scene, person, kind, body), f"{person.name}: {asked_for}"
    assert scene.loaded().n == scene.table.n
    assert accepted > 0 or (stage, kind) not in SOMETIMES


def keys_of_others(row_id: str, invite: str, other: str) -> list[str]:
    return [other, row_id, invite[:-1], invite + "x", invite.swapcase(), invite[::-1], " " + invite, "%" * 8]


async def test_no_other_key_opens_a_table(world: SecurityFixture) -> None:
    one, other = await world.table("gathering"), await world.table("gathering")
    for key in keys_of_others(one.id, one.invite, other.invite):
        came = await reply(world["stranger"], asked("POST ~/enter", key=key), one.id)
        assert came.code == "no-table", key
    assert (await reply(world["stranger"], asked("GET ~"), one.id)).code == "no-table"


async def test_message_ids_are_separate_for_each_sender(world: SecurityFixture) -> None:
    """Another person's command with the same id is a different command, as is one at another table."""
    one, other = await world.table("gathering"), await world.table("gathering")
    sent = {"id": "message-shared", "text": "mine"}
    first = await world["asked"].send(one.id, "chat", **sent)
    for role, table, text in (("late", one.id, "other"), ("asked", other.id, "other")):
        again = await world[role].send(table, "chat", **{**sent, "text": text})
        assert again.status_code == first.status_code == 200
    reused = await world["asked"].send(one.id, "chat", **{**sent, "text": "changed"})
    assert outcome(reused) == "id-used"
    assert (await world.counts(one.id))[1] == 2


@pytest.mark.parametrize(
    "table_id", ["%00", "a%00b", "%ff", "a.b", "a" * 65, "%F0%9F%90%9F", "a%0a", "'--", "%20"]
)
async def test_a_malformed_id_is_refused_before_it_is_looked_up(
    world: SecurityFixture, table_id: str
) -> None:
    for label in ("GET ~", "GET ~/record", "POST ~/enter", "POST ~/commands"):
        came = await reply(world["asked"], asked(label), table_id)
        assert (came.status, came.code) in {(422, "invalid"), (404, "not-found")}, label


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("since=-2", 422),
        ("since=2147483649", 422),
        ("since=1e3", 422),
        ("talk=-2", 422),
        ("talk=x", 422),
        ("seat=", 422),
        ("seat=crane", 422),
        ("seat=Koi", 422),
        ("seat=koi%00", 422),
        ("seat=koi&seat=lotus", 403),
        ("seat=lotus&seat=koi", 101),
    ],
)
async def test_the_query_of_a_socket_is_checked(world: SecurityFixture, query: str, status: int) -> None:
    """Of two seats, the last one counts, and it must be the sender's own."""
    table = await world.shared_table("playing")
    opened = await reply_to_query(world, table, query)
    assert opened == status


async def reply_to_query(world: SecurityFixture, table: str, query: str) -> int:
    person = world["asked"]
    headers = {
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    path = f"/api/tables/{table}/socket?{query}"
    return (await person.request("GET", path, headers=headers)).status_code


async def test_ids_and_tokens_of_people_are_never_shown(world: SecurityFixture) -> None:
    """Not to other players, not to spectators, and not in the record of a finished game."""
    secret = [world.person(role).id for role in ROLES]
    secret += [world[role].token for role in ROLES]
    for stage in ("gathering", "playing", "ended"):
        made = await world.table(stage)
        secret_here = [*secret, made.salt] if stage != "ended" else secret
        for role in ("invited", "asked", "maker"):
            for label in ("GET ~", "GET ~/record", "GET ~/replay/{step}?all", "GET /api/tables?mine"):
                came = await reply(world[role], asked(label), made.id)
                assert not [each for each in secret_here if each.encode() in came.body], label


async def test_the_key_of_a_table_is_in_no_list(world: SecurityFixture) -> None:
    made = await world.table("gathering", open=True)
    for label in ("GET /api/tables", "GET /api/tables?mine"):
        came = await reply(world["invited"], asked(label), WRONG)
        assert made.id.encode() in came.body
        assert made.invite.encode() not in came.body
