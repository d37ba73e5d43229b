"""Who may use which route and socket, and whose view they get."""

from __future__ import annotations

import asyncio
from typing import Final

import pytest

from hinode.server.http.app import create_app
from hinode.server.settings import Settings
from tests.server.kit.client import guest, visitor
from tests.server.security.kit.grids import Grid, grid, parties
from tests.server.security.kit.sample_requests import TABLE, Asked, Reply, asked, reply, route_names
from tests.server.security.kit.sample_tables import CLANS
from tests.server.security.kit.world import SecurityFixture

pytestmark = pytest.mark.asyncio(loop_scope="module")

CODES: Final = {
    "ok": "ok",
    "ses": "no-session",
    "tab": "no-table",
    "no": "not-your-seat",
    "whi": "which-seat",
    "mem": "not-member",
    "bad": "bad-record",
    "gon": "bad-link",
    "yet": "not-over",
    # What is seen: the view of the person's own seat, or a spectator's; whether the table is in a list.
    "own": "own",
    "pub": "pub",
    "in": "in",
    "out": "out",
}

# Routes without a table.
ANYWHERE: Final = """
                          nobody  someone
GET /healthz              ok      ok
GET /openapi.json         ok      ok
GET /api/docs             ok      ok
GET /api/bots             ok      ok
GET /api/session          ok      ok
POST /api/session         ok      ok
POST /api/session/link    ses     ok
POST /api/session/move    gon     gon
POST /api/session/forget  ok      ok
POST /api/session/sign-out-everywhere  ses  ok
POST /api/tables          ses     ok
POST /api/records         ses     bad
POST /api/tutorial        ok      ok
"""

GATHERING: Final = """
                      nobody  stranger  invited  maker  asked  asked>late  former
GET /api/tables       ses     out       out      out    out    out         out
GET /api/tables?mine  ses     out       in       in     in     in          in
GET ~                 ses     tab       pub      pub    pub    pub         pub
GET ~?seat            ses     tab       no       no     no     no          no
GET ~/preview         ses     tab       no       no     no     no          no
GET ~/moments         ses     tab       ok       ok     ok     ok          ok
GET ~/moments?seat    ses     tab       no       no     no     no          no
GET ~/talk            ses     tab       ok       ok     ok     ok          ok
GET ~/talk?seat       ses     tab       no       no     no     no          no
GET ~/deals           ses     tab       ok       ok     ok     ok          ok
GET ~/deals?seat      ses     tab       no       no     no     no          no
GET ~/deals/choices   ses     tab       no       no     no     no          no
GET ~/ledger          ses     tab       ok       ok     ok     ok          ok
GET ~/ledger?seat     ses     tab       no       no     no     no          no
POST ~/enter          ses     ok        ok       ok     ok     ok          ok
POST ~/enter?wrong    ses     tab       tab      tab    tab    tab         tab
POST ~/invitation?wrong  tab  tab       tab      tab    tab    tab         tab
GET ~/summary         ses     tab       ok       ok     ok     ok          ok
POST ~/commands       ses     tab       ok       ok     ok     ok          ok
GET ~/record          ses     tab       yet      yet    yet    yet         yet
GET ~/replay/{step}   ses     tab       yet      yet    yet    yet         yet
GET ~/analysis        ses     tab       yet      yet    yet    yet         yet
GET ~/replay          ses     tab       yet      yet    yet    yet         yet
GET ~/replay/{step}/steps  ses     tab       yet      yet    yet    yet         yet
WS ~/socket           ses     tab       pub      pub    pub    pub         pub
WS ~/socket?seat      ses     tab       no       no     no     no          no
"""

PLAYING: Final = """
                          nobody  stranger  invited  maker  asked  asked>late  handed  heir  former  owner
GET /api/tables           ses     out       out      out    out    out         out     out   out     out
GET /api/tables?mine      ses     out       in       in     in     in          in      in    in      in
GET ~                     ses     tab       pub      pub    own    own         own     own   pub     own
GET ~?seat                ses     tab       no       no     own    no          own     own   no      own
GET ~/preview             ses     tab       no       no     ok     ok          ok      ok    no      ok
GET ~/preview?seat        ses     tab       no       no     ok     no          ok      ok    no      ok
GET ~/moments             ses     tab       ok       ok     ok     ok          ok      ok    ok      ok
GET ~/moments?seat        ses     tab       no       no     ok     no          ok      ok    no      ok
GET ~/talk                ses     tab       ok       ok     ok     ok          ok      ok    ok      ok
GET ~/talk?seat           ses     tab       no       no     ok     no          ok      ok    no      ok
GET ~/deals               ses     tab       ok       ok     ok     ok          ok      ok    ok      ok
GET ~/deals?seat          ses     tab       no       no     ok     no          ok      ok    no      ok
GET ~/deals/choices       ses     tab       no       no     ok     ok          ok      ok    no      ok
GET ~/ledger              ses     tab       ok       ok     ok     ok          ok      ok    ok      ok
GET ~/ledger?seat         ses     tab       no       no     ok     no          ok      ok    no      ok
POST ~/enter              ses     ok        ok       ok     ok     ok          ok      ok    ok      ok
POST ~/enter?wrong        ses     tab       tab      tab    tab    tab         tab     tab   tab     tab
POST ~/invitation?wrong   tab     tab       tab      tab    tab    tab         tab     tab   tab     tab
GET ~/summary             ses     tab       ok       ok     ok     ok          ok      ok    ok      ok
POST ~/commands           ses     tab       ok       ok     whi    whi         whi     whi   ok      whi
GET ~/record              ses     tab       yet      yet    yet    yet         yet     yet   yet     yet
GET ~/replay/{step}       ses     tab       yet      yet    yet    yet         yet     yet   yet     yet
GET ~/replay              ses     tab       yet      yet    yet    yet         yet     yet   yet     yet
GET ~/replay/{step}/steps  ses     tab       yet      yet    yet    yet         yet     yet   yet     yet
GET ~/replay/{step}?clan  ses     tab       yet      yet    yet    yet         yet     yet   yet     yet
GET ~/replay/{step}?all   ses     tab       yet      yet    yet    yet         yet     yet   yet     yet
GET ~/analysis            ses     tab       yet      yet    yet    yet         yet     yet   yet     yet
GET ~/replay?all          ses     tab       yet      yet    yet    yet         yet     yet   yet     yet
GET ~/replay/{step}/steps?all  ses     tab       yet      yet    yet    yet         yet     yet   yet     yet
WS ~/socket               ses     tab       pub      pub    own    own         own     own   pub     own
WS ~/socket?seat          ses     tab       no       no     own    no          own     own   no      own
"""

ENDED: Final = """
                          nobody  stranger  invited  maker  asked  asked>late  handed  heir  former  owner
GET ~                     ses     tab       pub      pub    own    own         own     own   pub     own
GET ~?seat                ses     tab       no       no     own    no          own     own   no      own
POST ~/enter?wrong        ses     tab       tab      tab    tab    tab         tab     tab   tab     tab
GET ~/ledger              ses     tab       ok       ok     ok     ok          ok      ok    ok      ok
GET ~/ledger?seat         ses     tab       no       no     ok     no          ok      ok    no      ok
GET ~/record              ses     tab       ok       ok     ok     ok          ok      ok    ok      ok
GET ~/replay/{step}       ses     tab       ok       ok     ok     ok          ok      ok    ok      ok
GET ~/replay              ses     tab       ok       ok     ok     ok          ok      ok    ok      ok
GET ~/replay/{step}/steps  ses     tab       ok       ok     ok     ok          ok      ok    ok      ok
GET ~/replay/{step}?clan  ses     tab       ok       ok     ok     ok          ok      ok    ok      ok
GET ~/replay/{step}?all   ses     tab       ok       ok     ok     ok          ok      ok    ok      ok
GET ~/replay?all          ses     tab       ok       ok     ok     ok          ok      ok    ok      ok
GET ~/replay/{step}/steps?all  ses     tab       ok       ok     ok     ok          ok      ok    ok      ok
WS ~/socket               ses     tab       pub      pub    own    own         own     own   pub     own
WS ~/socket?seat          ses     tab       no       no     own    no          own     own   no      own
"""

OPEN_PLAYING: Final = """
                         nobody  stranger  invited  asked
GET /api/tables          ses     in        in       in
GET /api/tables?mine     ses     out       in       in
GET ~                    ses     pub       pub      own
GET ~?seat               ses     no        no       own
POST ~/enter?wrong       ses     tab       tab      tab
POST ~/commands          ses     mem       ok       whi
GET ~/record             ses     yet       yet      yet
GET ~/replay/{step}?all  ses     yet       yet      yet
GET ~/analysis           ses     yet       yet      yet
GET ~/replay?all         ses     yet       yet      yet
GET ~/replay/{step}/steps?all  ses     yet       yet      yet
WS ~/socket              ses     pub       pub      own
WS ~/socket?seat         ses     no        no       own
"""

OPEN_ENDED: Final = """
                         nobody  stranger
GET ~                    ses     pub
GET ~?seat               ses     no
GET ~/record             ses     ok
GET ~/replay/{step}?all  ses     ok
GET ~/replay?all         ses     ok
GET ~/replay/{step}/steps?all  ses     ok
WS ~/socket              ses     pub
WS ~/socket?seat         ses     no
"""

NO_TABLE: Final = grid("gathering", ANYWHERE)
GRIDS: Final = (
    grid("gathering", GATHERING),
    grid("playing", PLAYING),
    grid("ended", ENDED),
    grid("playing", OPEN_PLAYING, open=True),
    grid("ended", OPEN_ENDED, open=True),
)
ROWS: Final = [(each, label) for each in GRIDS for label in each.rows]
LOOKS: Final = (f"GET {TABLE}", f"WS {TABLE}/socket")
WRITES: Final = (f"POST {TABLE}/enter", f"POST {TABLE}/commands")


async def test_every_route_and_socket_has_a_row() -> None:
    """A route without a row is a fault."""
    labels = {label for each in (NO_TABLE, *GRIDS) for label in each.rows}
    assert {asked(label).route for label in labels} == route_names(create_app(Settings()))


@pytest.mark.parametrize("label", NO_TABLE.rows)
async def test_routes_that_need_a_session_refuse_others(world: SecurityFixture, label: str) -> None:
    row = NO_TABLE.rows[label]
    async with guest(world.server) as someone, visitor(world.server) as nobody:
        people = {"someone": someone, "nobody": nobody}
        came = {column: (await reply(people[column], asked(label))).code for column in row}
    assert came == {column: CODES[mark] for column, mark in row.items()}


@pytest.mark.parametrize(("tried", "label"), ROWS, ids=[f"{each.name}-{label}" for each, label in ROWS])
async def test_each_route_has_the_expected_outcome_for_each_role(
    world: SecurityFixture, tried: Grid, label: str
) -> None:
    """A request that may change a table, and is allowed, gets its own table."""
    row = tried.rows[label]
    shared = await world.shared_table(tried.stage, open=tried.open)

    async def attempt(column: str) -> str:
        role, target = parties(column)
        table, request = shared, asked(label, target)
        if row[column] == "ok" and request.route in WRITES:
            made = await world.table(tried.stage, open=tried.open)
            table, request = made.id, asked(label, target, made.invite)
        return _seen(await reply(world[role], request, table), request, role, table)

    came = await asyncio.gather(*(attempt(column) for column in row))
    assert dict(zip(row, came, strict=True)) == {column: CODES[mark] for column, mark in row.items()}


def _seen(came: Reply, request: Asked, role: str, table: str) -> str:
    """Whose view a response shows, or whether the table is in the list."""
    if came.code != "ok":
        return came.code
    if request.route == "GET /api/tables":
        return "in" if table in {each["id"] for each in came.json()["tables"]} else "out"
    if request.route not in LOOKS:
        return "ok"
    told = came.json()
    viewer = told["update"]["viewer"] if "update" in told else told["viewer"]
    if viewer is None:
        return "pub"
    return "own" if viewer == CLANS.get(role) else f"the feed of the {viewer}"


async def test_the_key_of_the_link_is_sent_only_to_people_who_have_entered(world: SecurityFixture) -> None:
    made = await world.table("playing", open=True)
    keys = {role: (await world[role].look(made.id))["invite"] for role in ("stranger", "invited", "asked")}
    assert keys == {"stranger": None, "invited": made.invite, "asked": made.invite}


async def test_entering_a_table_lets_a_person_watch_but_gives_no_seat(world: SecurityFixture) -> None:
    made = await world.table("playing")
    await world["stranger"].enter(made.id, made.invite)
    seen = await world["stranger"].look(made.id)
    assert seen["update"]["viewer"] is None
    assert seen["update"]["table"]["mine"] == []
    assert seen["update"]["table"]["creator"] is False
