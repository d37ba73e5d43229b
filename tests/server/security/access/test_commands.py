"""Who may send which command at a table: every kind of command, for every role.

What a grid does not allow is refused with the code in the cell, and changes nothing.
"""

from __future__ import annotations

import asyncio
from typing import Final

import pytest

from tests.server.security.kit.grids import Grid, grid, parties
from tests.server.security.kit.sample_commands import KINDS, command
from tests.server.security.kit.world import SecurityFixture, outcome

pytestmark = pytest.mark.asyncio(loop_scope="module")

CODES: Final = {
    "ok": ("ok", 200),
    "ses": ("no-session", 401),
    "tab": ("no-table", 404),
    "own": ("not-your-seat", 403),
    "mkr": ("not-creator", 403),
    "mem": ("not-member", 403),
    "nam": ("own-name", 409),
    "elc": ("no-elector", 403),
    "sat": ("seated", 409),
    "nst": ("not-seated", 409),
    "beg": ("started", 409),
    "npk": ("not-picking", 409),
    "trn": ("not-your-turn", 409),
    "han": ("handed-over", 409),
    "nhd": ("not-handed-over", 409),
    "off": ("not-offered", 409),
    "und": ("no-undo", 409),
    "ill": ("illegal", 409),
    "ovr": ("over", 409),
    "yet": ("not-started", 400),
    "whi": ("which-seat", 400),
    "gon": ("deal-gone", 409),
}

GATHERING: Final = """
             nobody  stranger  invited  maker  asked  asked>late  late  former
join         ses     tab       ok       ok     sat    sat         sat   ok
leave        ses     tab       own      own    ok     own         ok    own
leave/all    ses     tab       nst      nst    ok     ok          ok    nst
clan         ses     tab       own      own    ok     own         ok    own
name         ses     tab       own      own    nam    own         nam   own
bot          ses     tab       mkr      ok     mkr    mkr         mkr   mkr
open_seat    ses     tab       mkr      ok     mkr    mkr         mkr   mkr
ready        ses     tab       nst      nst    ok     ok          ok    nst
start        ses     tab       mkr      ok     mkr    mkr         mkr   mkr
pick         ses     tab       npk      npk    npk    npk         npk   npk
answer       ses     tab       yet      yet    yet    yet         yet   yet
gift         ses     tab       yet      yet    yet    yet         yet   yet
undo         ses     tab       yet      yet    yet    yet         yet   yet
deal_offer   ses     tab       yet      yet    yet    yet         yet   yet
deal_reply   ses     tab       yet      yet    yet    yet         yet   yet
deal_reveal  ses     tab       yet      yet    yet    yet         yet   yet
chat         ses     tab       yet      yet    yet    yet         yet   yet
chat/all     ses     tab       ok       ok     ok     ok          ok    ok
chat/some    ses     tab       yet      yet    yet    yet         yet   yet
vote         ses     tab       yet      yet    yet    yet         yet   yet
hand         ses     tab       yet      yet    yet    yet         yet   yet
return       ses     tab       yet      yet    yet    yet         yet   yet
take         ses     tab       off      off    off    off         off   off
"""

PICKING: Final = """
             nobody  stranger  invited  maker  asked  late
join         ses     tab       beg      beg    beg    beg
leave        ses     tab       beg      beg    beg    beg
clan         ses     tab       beg      beg    beg    beg
name         ses     tab       beg      beg    beg    beg
bot          ses     tab       beg      beg    beg    beg
open_seat    ses     tab       beg      beg    beg    beg
ready        ses     tab       beg      beg    beg    beg
start        ses     tab       beg      beg    beg    beg
pick         ses     tab       trn      trn    ok     trn
answer       ses     tab       yet      yet    yet    yet
gift         ses     tab       yet      yet    yet    yet
undo         ses     tab       yet      yet    yet    yet
deal_offer   ses     tab       yet      yet    yet    yet
deal_reply   ses     tab       yet      yet    yet    yet
deal_reveal  ses     tab       yet      yet    yet    yet
chat         ses     tab       yet      yet    yet    yet
chat/all     ses     tab       ok       ok     ok     ok
vote         ses     tab       yet      yet    yet    yet
hand         ses     tab       yet      yet    yet    yet
return       ses     tab       yet      yet    yet    yet
take         ses     tab       off      off    off    off
"""

TEA: Final = """
        nobody  stranger  invited  maker  asked  asked>late  late  late>asked  former
answer  ses     tab       own      own    ok     own         ok    own         ok
undo    ses     tab       own      own    ok     own         und   own         und
"""

PLAYING: Final = """
           nobody stranger invited maker asked asked>late late late>asked handed handed>heir heir former owner
join        ses    tab      beg     beg   beg   beg        beg  beg        beg    beg         beg  beg    beg
leave       ses    tab      beg     beg   beg   beg        beg  beg        beg    beg         beg  beg    beg
clan        ses    tab      beg     beg   beg   beg        beg  beg        beg    beg         beg  beg    beg
name        ses    tab      beg     beg   beg   beg        beg  beg        beg    beg         beg  beg    beg
bot         ses    tab      beg     beg   beg   beg        beg  beg        beg    beg         beg  beg    beg
open_seat   ses    tab      beg     beg   beg   beg        beg  beg        beg    beg         beg  beg    beg
ready       ses    tab      beg     beg   beg   beg        beg  beg        beg    beg         beg  beg    beg
start       ses    tab      beg     beg   beg   beg        beg  beg        beg    beg         beg  beg    beg
pick        ses    tab      npk     npk   npk   npk        npk  npk        npk    npk         npk  npk    npk
answer      ses    tab      own     own   ok    own        ill  own        han    own         ill  own    han
gift        ses    tab      own     own   ok    own        ok   own        han    own         ok   own    han
undo        ses    tab      own     own   und   own        und  own        han    own         und  own    han
deal_offer  ses    tab      own     own   ok    own        ok   own        han    own         ok   own    han
deal_reply  ses    tab      own     own   gon   own        gon  own        han    own         gon  own    han
deal_reveal ses    tab      own     own   gon   own        gon  own        han    own         gon  own    han
chat        ses    tab      own     own   ok    own        ok   own        ok     own         ok   own    ok
chat/all    ses    tab      ok      ok    whi   whi        whi  whi        whi    whi         whi  ok     whi
chat/some   ses    tab      own     own   ok    own        ok   own        ok     own         ok   own    ok
vote        ses    tab      own     own   ok    own        elc  own        elc    own         ok   own    elc
hand        ses    tab      own     own   ok    own        ok   own        han    own         ok   own    han
return      ses    tab      own     own   nhd   own        nhd  own        ok     own         nhd  own    ok
take        ses    tab      ok      ok    sat   sat        sat  sat        sat    sat         sat  ok     sat
take/held   ses    tab      off     off   off   off        off  off        off    off         off  off    off
"""

ENDED: Final = """
             nobody  stranger  invited  maker  asked  asked>late  handed  heir  former  owner
join         ses     tab       beg      beg    beg    beg         beg     beg   beg     beg
leave        ses     tab       beg      beg    beg    beg         beg     beg   beg     beg
clan         ses     tab       beg      beg    beg    beg         beg     beg   beg     beg
name         ses     tab       beg      beg    beg    beg         beg     beg   beg     beg
bot          ses     tab       beg      beg    beg    beg         beg     beg   beg     beg
open_seat    ses     tab       beg      beg    beg    beg         beg     beg   beg     beg
ready        ses     tab       beg      beg    beg    beg         beg     beg   beg     beg
start        ses     tab       beg      beg    beg    beg         beg     beg   beg     beg
pick         ses     tab       npk      npk    npk    npk         npk     npk   npk     npk
answer       ses     tab       own      own    ovr    own         ovr     ovr   own     ovr
gift         ses     tab       own      own    ovr    own         ovr     ovr   own     ovr
undo         ses     tab       own      own    ovr    own         ovr     ovr   own     ovr
deal_offer   ses     tab       own      own    ovr    own         ovr     ovr   own     ovr
deal_reply   ses     tab       own      own    ovr    own         ovr     ovr   own     ovr
deal_reveal  ses     tab       own      own    ovr    own         ovr     ovr   own     ovr
chat         ses     tab       own      own    ok     own         ok      ok    own     ok
chat/all     ses     tab       ok       ok     whi    whi         whi     whi   ok      whi
chat/some    ses     tab       own      own    ok     own         ok      ok    own     ok
vote         ses     tab       own      own    ovr    own         ovr     ovr   own     ovr
hand         ses     tab       own      own    ovr    own         ovr     ovr   own     ovr
return       ses     tab       own      own    ovr    own         ovr     ovr   own     ovr
take         ses     tab       ovr      ovr    ovr    ovr         ovr     ovr   ovr     ovr
"""

# A table open to all: there a stranger is a spectator, and may do what any spectator may, except chat.
OPEN_GATHERING: Final = """
             nobody  stranger
join         ses     ok
leave        ses     own
clan         ses     own
name         ses     own
bot          ses     mkr
open_seat    ses     mkr
ready        ses     nst
start        ses     mkr
pick         ses     npk
answer       ses     yet
gift         ses     yet
undo         ses     yet
deal_offer   ses     yet
deal_reply   ses     yet
deal_reveal  ses     yet
chat         ses     yet
chat/all     ses     mem
vote         ses     yet
hand         ses     yet
return       ses     yet
take         ses     off
"""

OPEN_PLAYING: Final = """
             nobody  stranger
join         ses     beg
leave        ses     beg
clan         ses     beg
name         ses     beg
bot          ses     beg
open_seat    ses     beg
ready        ses     beg
start        ses     beg
pick         ses     npk
answer       ses     own
gift         ses     own
undo         ses     own
deal_offer   ses     own
deal_reply   ses     own
deal_reveal  ses     own
chat         ses     own
chat/all     ses     mem
chat/some    ses     own
vote         ses     own
hand         ses     own
return       ses     own
take         ses     ok
take/held    ses     off
"""

GRIDS: Final = (
    grid("gathering", GATHERING),
    grid("picking", PICKING),
    grid("tea", TEA),
    grid("playing", PLAYING),
    grid("ended", ENDED),
    grid("gathering", OPEN_GATHERING, open=True),
    grid("playing", OPEN_PLAYING, open=True),
)
ROWS: Final = [(each, label) for each in GRIDS for label in each.rows]


@pytest.mark.parametrize(("tried", "label"), ROWS, ids=[f"{each.name}-{label}" for each, label in ROWS])
async def test_each_command_has_the_expected_outcome_for_each_role(
    world: SecurityFixture, tried: Grid, label: str
) -> None:
    """Refused roles share one table, which must not change; allowed roles get a table each."""
    row = tried.rows[label]
    refusing = await world.shared_table(tried.stage, open=tried.open)
    before = await world.counts(refusing)

    async def attempt(column: str) -> tuple[str, int]:
        role, target = parties(column)
        allowed = row[column] == "ok"
        table = (await world.table(tried.stage, open=tried.open)).id if allowed else refusing
        asked_for = command(label, world.stages.table(tried.stage), target)
        answer = await world.send(role, table, asked_for)
        return outcome(answer), answer.status_code

    came = await asyncio.gather(*(attempt(column) for column in row))
    assert dict(zip(row, came, strict=True)) == {column: CODES[mark] for column, mark in row.items()}
    assert await world.counts(refusing) == before


async def test_every_kind_of_command_has_a_row() -> None:
    """For each stage separately: a command that is not in a grid would not be tested."""
    for tried in GRIDS:
        if tried.stage != "tea":
            assert {label.partition("/")[0] for label in tried.rows} == KINDS, tried.name
