"""Bots make offers at tables: when, to whom, how often, and how long they wait for the reply."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hinode.bots.bargaining.seat_deals import SeatDeals
from hinode.server.errors import Refusal
from hinode.server.live.live_table import LiveTable
from hinode.server.play import deal_offers
from hinode.server.play.bot_waits import BotWaits
from hinode.server.play.bots.fair_queue import QueueTurn
from hinode.server.play.bots.jobs import BotChoice
from hinode.server.play.deal_offers import DealOffers, busy_clans, outcome_of, present_people
from hinode.server.play.tea_pacing import WATCHING_SECONDS
from hinode.server.storage.rows import ChatMessage
from hinode.server.tables.deals.presenters import deals
from hinode.server.tables.table_clocks import TableClocks
from hinode.vocab.decisions import Decision
from tests.server.deals.deal_scenes import SPARE, DealScene, dealing_table
from tests.server.kit.client import Client, Json, TableFeed, guest
from tests.server.kit.server import running_server
from tests.server.tables.scenes import play_until

BOT = "tests.server.deals.offering_bots:OffersCoin"
NOW = 1000.0
WHY = {"kind": "your-gain", "args": {"clan": "koi"}}
BIDS, OFFERS = 8.0, 15.0  # seconds that bots wait


class BotTable:
    """Aki plays the Koi and is online; the Lotus and the Turtle are bots."""

    def __init__(self, scene: DealScene) -> None:
        self.scene = scene
        self.live = LiveTable(scene.table, scene.rows, TableClocks(scene.table, None, NOW))
        for clan in ("lotus", "turtle"):
            place = scene.table.place_of(clan)
            assert place is not None
            place.bot, place.person = "greedy", None

    def bot_offers(self, clan: str, to: str = "koi", **more: Any) -> str:
        terms = {"to": to, "give": [SPARE], "ask": [], "until": "turn", **more}
        deals = self.scene.table.deals
        known = replace(SeatDeals.of(clan, deals.offers, deals.book), busy=tuple(busy_clans(self.live)))
        row = outcome_of(self.live, clan, BotChoice({"kind": "offer", "terms": terms}, WHY), known).message
        self.scene.rows.append(ChatMessage(len(self.scene.rows) + 1, "", row, NOW))
        self.scene.table.add_messages(self.scene.rows[-1:])
        return str(row["deal"]["offer"]["id"])

    def question(self, clan: str) -> Decision:
        found = self.scene.table.question(clan)
        assert found is not None
        return found


@contextmanager
def bot_table(ready: bool = True, *online: str) -> Iterator[BotTable]:
    table = BotTable(dealing_table(ready))
    with ExitStack() as sockets:
        for clan in online:
            sockets.enter_context(table.live.connected(clan))
        yield table


# -- to whom -------------------------------------------------------------------------------------


def test_a_bots_offer_has_its_reason_and_is_open_to_the_person() -> None:
    with bot_table(True, "koi") as table:
        offer = table.bot_offers("lotus")
        assert [each["id"] for each in deals(table.scene.table, "koi")["offers"]] == [offer]
        assert table.scene.rows[-1].body["deal"]["reason"] == WHY


def test_a_person_gets_one_bot_offer_at_a_time() -> None:
    with bot_table(True, "koi") as table:
        assert busy_clans(table.live) == []
        offer = table.bot_offers("lotus", secret=True)
        assert busy_clans(table.live) == ["koi"]
        with pytest.raises(Refusal) as refused:
            table.bot_offers("turtle")
        assert refused.value.code == "stale"
        table.bot_offers("turtle", "lotus")  # bots can still deal with each other
        table.scene.reply("koi", offer)
        assert busy_clans(table.live) == []


def test_after_declining_a_person_is_left_alone_and_never_gets_the_same_offer_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with bot_table(True, "koi") as table:
        monkeypatch.setattr(deal_offers, "time", lambda: 5.0)  # people's rows are dated 1970
        table.scene.reply("koi", table.bot_offers("lotus"), "decline")
        assert busy_clans(table.live) == ["koi"]
        monkeypatch.setattr(deal_offers, "time", lambda: deal_offers.QUIET_SECONDS + 1)
        assert busy_clans(table.live) == []
        with pytest.raises(Refusal):
            table.bot_offers("lotus")
        table.bot_offers("lotus", give=[SPARE, {"kind": "coins", "amount": 1}])


def test_people_who_are_offline_get_no_offers() -> None:
    with bot_table(True) as table:
        assert present_people(table.live) == frozenset()
        assert busy_clans(table.live) == ["koi"]


def test_a_person_with_a_stand_in_gets_no_offers() -> None:
    with bot_table(True, "koi") as table:
        place = table.scene.table.place_of("koi")
        assert place is not None
        place.bot = "greedy"
        assert present_people(table.live) == frozenset()
        assert busy_clans(table.live) == ["koi"]


@pytest.mark.parametrize(("had_time", "busy"), [(True, ()), (False, ("lotus", "turtle"))])
def test_at_tea_people_come_first(had_time: bool, busy: tuple[str, ...]) -> None:
    with bot_table(False, "koi") as table:
        nothing: Any = None
        offers = DealOffers(nothing, nothing, table.live, nothing, lambda: had_time)
        assert offers._known("lotus", ("tea", "spring", 0)).busy == busy
        assert offers._known("lotus", ("mandate", "spring", 1)).busy == ()


@pytest.mark.parametrize(
    ("host", "chosen", "online"),
    [
        ("full", "full", ()),
        ("answer", "full", ("koi",)),
        ("full", "answer", ("koi",)),
        ("off", "off", ("koi",)),
    ],
)
def test_bots_are_not_asked(host: str, chosen: str, online: tuple[str, ...]) -> None:
    """There is no event loop here, so starting a task would fail."""
    with bot_table(True, *online) as table:
        table.scene.table.options["bot_deals"] = chosen
        settings = SimpleNamespace(bot_deals=host, offers_bot=lambda bot: True)
        hub: Any = SimpleNamespace(settings=settings)
        nothing: Any = None
        offers = DealOffers(hub, nothing, table.live, nothing, lambda: True)
        offers.start(QueueTurn())
        assert not offers.thinking


# -- how long bots wait --------------------------------------------------------------------------


def bot_waits(table: BotTable, thinking: bool = False) -> BotWaits:
    offers: Any = SimpleNamespace(thinking=thinking)
    return BotWaits(table.live, offers, BIDS, OFFERS)


def left(found: BotWaits, table: BotTable, clan: str, now: float) -> float:
    game = table.scene.table.game
    assert game is not None
    found.follow(game.pending, now)
    return found.time_left(table.question(clan), now)


def test_bots_wait_while_bots_think_about_offers() -> None:
    with bot_table(False, "koi") as table:
        assert left(bot_waits(table, thinking=True), table, "lotus", NOW) > 0
        assert left(bot_waits(table), table, "lotus", NOW) == 0


def test_a_bot_waits_for_the_reply_to_its_offer() -> None:
    with bot_table(False, "koi") as table:
        found, offer = bot_waits(table), table.bot_offers("lotus")
        assert left(found, table, "lotus", NOW) == OFFERS
        assert left(found, table, "lotus", NOW + 5) == OFFERS - 5
        assert left(found, table, "turtle", NOW + 5) == 0
        table.scene.reply("koi", offer, "decline")
        assert left(found, table, "lotus", NOW + 6) == 0


def test_the_time_of_an_offer_begins_when_the_person_has_caught_up_with_the_story() -> None:
    with bot_table(False, "koi") as table:
        found = bot_waits(table)
        table.bot_offers("lotus")
        table.live.set_catching_up("koi", True)
        assert left(found, table, "lotus", NOW) == OFFERS
        assert left(found, table, "lotus", NOW + 60) == OFFERS
        table.live.set_catching_up("koi", False)
        assert left(found, table, "lotus", NOW + 70) == OFFERS - 10


def test_a_bot_does_not_wait_forever_for_a_person_who_watches() -> None:
    with bot_table(False, "koi") as table:
        found = bot_waits(table)
        table.bot_offers("lotus")
        table.live.set_catching_up("koi", True)
        left(found, table, "lotus", NOW)
        assert left(found, table, "lotus", NOW + WATCHING_SECONDS) == 0


def test_a_bot_does_not_wait_for_a_person_who_is_offline() -> None:
    with bot_table(False) as table, table.live.connected("koi"):
        table.bot_offers("lotus")
        table.live.online.clear()
        assert left(bot_waits(table), table, "lotus", NOW) == 0


def bidding_table() -> BotTable:
    """A battle between the Koi, who are online, and a bot, at the bids."""
    scene = dealing_table()
    for _ in range(30):
        play_until(scene, "bid")
        assert scene.table.game is not None
        clans = [decision.clan for decision in scene.table.game.pending]
        if "koi" in clans and len(clans) > 1:
            break
        for clan in clans:
            scene.answer(scene.people[clan], clan, {"kind": "bid", **dict.fromkeys(NO_BID, 0)})
    return BotTable(scene)


NO_BID = ("seppuku", "hostage", "ronin", "poets")


def test_bots_bid_after_the_people_or_after_a_while() -> None:
    table = bidding_table()
    assert table.scene.table.game is not None
    bot = next(each.clan for each in table.scene.table.game.pending if each.clan != "koi")
    found = bot_waits(table)
    assert left(found, table, bot, NOW) == 0  # nobody is online
    with table.live.connected("koi"):
        assert left(found, table, bot, NOW) == BIDS
        assert left(found, table, bot, NOW + BIDS) == 0
        found = bot_waits(table)
        assert left(found, table, bot, NOW) == BIDS
        bid = {"kind": "bid", **dict.fromkeys(NO_BID, 0)}
        table.scene.answer(table.scene.people["koi"], "koi", bid)
        assert left(found, table, bot, NOW + 1) == 0


# -- a whole server ------------------------------------------------------------------------------


async def offers_seen(feed: TableFeed) -> list[Json]:
    """The offers in the next message that has any. A person never has more than one."""
    message = await feed.until(lambda each: each["type"] == "deals" and each["offers"])
    assert len(message["offers"]) == 1
    offers: list[Json] = message["offers"]
    return offers


@pytest.mark.asyncio
async def test_a_server_with_a_person_and_bots_that_make_offers(tmp_path: Path) -> None:
    """Both bots make the Koi the same offer; the second waits until the first has its reply."""
    async with (
        running_server(tmp_path, bots=(BOT,), bot_deals="full") as server,
        guest(server, "Aki") as aki,
    ):
        table = await aki.create_table(players=3, bots=[{"custom": BOT}] * 2, clans="chosen")
        await aki.do(table, "join", clan="koi")
        await aki.do(table, "start")
        async with aki.watch(table) as feed:
            [offer] = await offers_seen(feed)
            await aki.do(table, "deal_reply", seat="koi", offer=offer["id"], reply="accept")
            made = await feed.until(lambda each: each["type"] == "deals" and each["ledger"])
            assert made["ledger"][0]["paid"] == [{"kind": "coins", "amount": 1, "by": offer["from"]}]
            await be_ready(aki, table)
            [second] = await offers_seen(feed)
            assert second["from"] != offer["from"]


async def be_ready(person: Client, table: str) -> None:
    """Bots may act at the same moment."""
    answer = {"seat": "koi", "answer": {"kind": "ready"}}
    while True:
        n = (await person.look(table))["update"]["n"]
        if (await person.send(table, "answer", seen=n, **answer)).status_code == 200:
            return
