"""Write the record of a finished table, with seed, salt, and hash chain, so that everybody can check it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hinode.api import Game
from hinode.deals.record import deals_of
from hinode.server.errors import Refusal
from hinode.server.records.fairness import chain, heads, sealed
from hinode.server.records.schema import (
    DEALS_VERSION,
    PUBLIC_FACTS,
    SEALED_KEYS,
    TABLE_FORMAT,
    VERSION,
    check_table_record,
)
from hinode.server.storage.rows import Entry
from hinode.server.tables.seed import Secret, commitment
from hinode.server.tables.table import Table
from hinode.vocab.errors import HinodeError

Json = dict[str, Any]


def document(table: Table, entries: Sequence[Entry]) -> Json:
    """The record of a table: the imported one, or a new one if its game is over."""
    if table.document is not None:
        return table.document
    if table.game is None or table.game.result is None:
        raise Refusal("not-over", "the record is available when the game is over", status=409)
    setup: dict[str, Any] = {
        "clans": table.options["clans"],
        "chosen": table.chosen,
        "seats": [place.clan for place in table.places],
    }
    if table.order:
        setup["order"] = table.order
    deals = deals_of(table.deals.book)
    if deals:
        setup["bot_deals"] = table.options["bot_deals"]
    return table_record(
        table=table.id,
        secret=Secret(int(table.row.seed), table.row.salt),
        setup=setup,
        seats={place.clan or "": {"name": place.name, "bot": place.bot} for place in table.places},
        game=table.game,
        entries=[_facts(entry) for entry in entries],
        deals=deals,
    )


def _facts(entry: Entry) -> Json:
    facts = {key: entry.body[key] for key in PUBLIC_FACTS if key in entry.body}
    return {"n": entry.seq, "kind": entry.kind, **facts}


def saved_game(game: Game, deals: Sequence[Json]) -> Json:
    """The record of a game without a table, which need not be over, with the deals that were made."""
    return {**game.record(), "version": DEALS_VERSION, "deals": list(deals)} if deals else game.record()


def table_record(
    *,
    table: str,
    secret: Secret,
    setup: Mapping[str, Any],
    seats: Mapping[str, Mapping[str, Any]],
    game: Game,
    entries: Iterable[Mapping[str, Any]],
    deals: Sequence[Json] = (),
) -> Json:
    """The record of a finished game, with seed and salt; an error before the end, when both are secret."""
    if game.result is None:
        raise HinodeError("the game is not over: its seed is still a secret")
    found: Json = {
        "format": TABLE_FORMAT,
        "version": DEALS_VERSION if deals else VERSION,  # without deals, older programs can read it
        "table": table,
        "commitment": commitment(table, secret.seed, secret.salt),
        "salt": secret.salt,
        "setup": dict(setup),
        "seats": {clan: dict(seat) for clan, seat in seats.items()},
        "record": game.record(),
        "digest": game.digest(),
        "result": game.result.to_json(),
        "entries": [dict(facts) for facts in entries],
    }
    if deals:
        found["deals"] = list(deals)
    found["head"] = closing_head(found)
    check_table_record(found)
    return found


def closing_head(document: Mapping[str, Any]) -> str:
    """The last head of the chain: after all entries, one more link covers everything else in the record."""
    last = heads(document["commitment"], document["salt"], document["entries"])[-1]
    return chain(
        last, sealed(document["salt"], {key: document[key] for key in SEALED_KEYS if key in document})
    )
