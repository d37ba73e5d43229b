"""Nothing that another seat knows is in the page of one seat: not drawn, not sent, not kept."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Page

from tests.web.conftest import Arrive
from tests.web.driver import Driver
from tests.web.house import House
from tests.web.moments import THREE, asked, until
from tests.web.tables import lay_table
from tests.web.watched import Watch

SEED = 271828182845904523536028747135266249775724709369995
NAMES = ("seppuku", "hostage", "ronin", "poets")
MARK = "the crane sleeps at noon, 57721"
BID = re.compile(r'"seppuku":\s*\d')  # no battle came before: no bid at all is known to anybody
STORED = "JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"


def everything(page: Page, watch: Watch) -> dict[str, str]:
    """All that a curious person can find with the tools of a browser."""
    return {
        "drawn": page.content(),
        "sent by socket": "\n".join(watch.frames),
        "sent by requests": "\n".join(watch.bodies()),
        "stored": str(page.evaluate(STORED)),
    }


def found_in(places: dict[str, str], *secrets: str | re.Pattern[str]) -> list[str]:
    return [
        f"{where}: {secret}"
        for where, text in places.items()
        for secret in secrets
        if (secret in text if isinstance(secret, str) else secret.search(text) is not None)
    ]


def test_a_page_holds_nothing_of_the_other_seats(
    house: House, arrive: Arrive, watches: dict[BrowserContext, Watch]
) -> None:
    """Whispers, sealed bids and the seed; and once the bids are open, the same search finds them."""
    three = {clan: house.visitor(f"{clan.title()} player") for clan in THREE}
    table = lay_table(house, three, until(asked("bid"), seed=SEED), seed=SEED)
    first, *others = (decision.clan for decision in house.game(table).pending)
    bystander = next(clan for clan in THREE if clan != first)
    umi = house.visitor("Umi")
    house.run(house.store.enter(table, umi.person.id))
    pages = [arrive(three[bystander]), arrive(umi)]
    house.do(
        table,
        three[first],
        "chat",
        seat=first,
        text=MARK,
        to=[c for c in THREE if c not in (first, bystander)],
    )
    house.answer(
        table, three[first], first, {"kind": "bid", "seppuku": 1, "hostage": 0, "ronin": 0, "poets": 0}
    )
    for page in pages:
        page.goto(f"/#/t/{table}")
        page.locator(f'.dock[data-n="{house.table(table).n}"]').wait_for()
        for tab in ("talk", "log", "cards"):
            page.locator(f"[data-tab={tab}]").click()
        assert found_in(everything(page, watches[page.context]), MARK, BID, str(SEED)) == []
    for clan in others:
        if clan != bystander:
            house.answer(table, three[clan], clan, {"kind": "bid", **dict.fromkeys(NAMES, 0)})
    if bystander in others:
        Driver(pages[0]).answer_one()
    for page in pages:
        page.locator(f'.dock[data-n="{house.table(table).n}"]').wait_for()
        places = everything(page, watches[page.context])
        assert found_in(places, MARK, str(SEED)) == []
        assert found_in(places, BID) != []
