"""New tables: games to play and imported records."""

from __future__ import annotations

from collections.abc import Mapping
from time import time
from typing import Any, Final

from hinode.bots.registry import lower_mode
from hinode.server.errors import Refusal, too_many_requests
from hinode.server.ids import new_id
from hinode.server.live.hub import Hub
from hinode.server.records.importing import Import
from hinode.server.records.schema import MAX_NAME
from hinode.server.storage.rows import Entry, ImportLimits, OverLimit, Person, TableRow
from hinode.server.tables.seed import Secret, commitment
from hinode.server.text import clean_line
from hinode.server.wire.options import BotSpec, TableOptions

HOUR: Final = 3600.0


async def add_table(hub: Hub, person: Person, options: TableOptions, address: str = "") -> TableRow:
    """A new table. `address`: hash of the creator's address."""
    if options.title:
        title = clean_line(options.title, hub.settings.title_length, "title")
        options = options.model_copy(update={"title": title})
    for bot in options.bots:
        require_offered(hub, bot)
    _require_deals(hub, options)
    body = {"name": person.name, "bots": [bot.name for bot in options.bots]}
    return await _add(hub, person, options, Secret.new(), "created", body, address)


def require_offered(hub: Hub, bot: BotSpec) -> None:
    """Refuse a custom bot that this server does not offer."""
    if not hub.settings.offers_bot(bot.name):
        raise Refusal("no-such-bot", f"this server does not offer the bot {bot.name}", status=409)


def _require_deals(hub: Hub, options: TableOptions) -> None:
    """Refuse bots that deal more than the host allows."""
    most, wanted = hub.settings.bot_deals, options.bot_deals
    if wanted is not None and lower_mode(wanted, most) != wanted:
        text = f"bot_deals: this server allows at most {most!r} for bots, not {wanted!r}"
        raise Refusal("bot-deals", text, status=409)


async def add_imported_table(hub: Hub, person: Person, found: Import, address: str = "") -> TableRow:
    """A table that only holds a record to look at."""
    document = found.document
    options = TableOptions.model_validate(
        {
            "players": len(found.clans),
            "season_set": found.season_set,
            "kami_unbound": found.kami_unbound,
            "bot_deals": document.get("setup", {}).get("bot_deals"),
        }
    )
    seats = {clan: _shown_seat(document.get("seats", {}).get(clan, {})) for clan in found.clans}
    body = {"document": document, "seats": seats}
    secret = Secret(0, "")  # the real seed and salt are in the document
    return await _add(hub, person, options, secret, "imported", body, address, document.get("commitment", ""))


async def _add(
    hub: Hub,
    person: Person,
    options: TableOptions,
    secret: Secret,
    kind: str,
    body: dict[str, Any],
    address: str,
    published: str | None = None,
) -> TableRow:
    table_id, now = new_id(), time()
    row = TableRow(
        id=table_id,
        creator=person.id,
        status="imported" if kind == "imported" else "gathering",
        open=options.open,
        title=options.title,
        options=options.settled(hub.settings.bot_deals),
        seed=str(secret.seed),
        salt=secret.salt,
        commitment=commitment(table_id, *secret) if published is None else published,
        invite=new_id(),
        created=now,
        changed=now,
        address=address,
    )
    await hub.space.require()
    async with hub.creating:  # otherwise many requests at once would all be below the limit
        await check_creation_rate(hub, person)
        first = Entry(1, kind, body, now)
        if kind == "imported":
            await _store_import(hub, row, first)
        else:
            await hub.store.create_table(row, first, person.id)
    return row


async def _store_import(hub: Hub, row: TableRow, first: Entry) -> None:
    settings = hub.settings
    limits = ImportLimits(
        settings.import_bytes_per_person, settings.import_bytes_per_address, settings.import_bytes
    )
    try:
        await hub.store.create_import(row, first, limits)
    except OverLimit as over:
        text = f"the limit of {over.limit} bytes of imported records for {over.whose} is used up"
        raise Refusal("imports-full", text, status=507) from over


async def check_creation_rate(hub: Hub, person: Person) -> None:
    """Refuse when a person has created as many tables in the last hour as the settings allow.

    Tables with a time in the future do not count: the clock was set back since then. The rate limits of
    this process have a clock that never moves back.
    """
    now = time()
    if await hub.store.created_between(person.id, now - HOUR, now) >= hub.settings.tables_per_hour:
        raise too_many_requests(HOUR / hub.settings.tables_per_hour, "new tables")


def _shown_seat(seat: Mapping[str, Any]) -> dict[str, Any]:
    """The name and bot of an imported seat; a name that nobody could choose here is left out."""

    def shown(text: str) -> str:
        try:
            return clean_line(text, MAX_NAME, "name")
        except Refusal:
            return ""

    bot = seat.get("bot")
    return {"name": shown(seat.get("name", "")), "bot": None if bot is None else shown(bot) or None}
