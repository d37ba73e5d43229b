"""The record of a table whose game is over: for everybody who may see it, to keep and to check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hinode.server.errors import Refusal
from hinode.server.fairness import Secret
from hinode.server.records import table_record
from hinode.server.storage.rows import Entry
from hinode.server.tables.table import Table

# What is told of an entry. Persons and clocks are the server's own business.
_TOLD: Final[tuple[str, ...]] = (
    *("clan", "answer", "by", "reason", "name", "place", "places", "chosen", "bot", "bots", "clans"),
    *("picking", "ready", "about", "to", "why"),
)


def document(table: Table, entries: Sequence[Entry]) -> dict[str, Any]:
    if table.document is not None:
        return table.document
    if table.game is None or table.game.result is None:
        raise Refusal("not-over", "there is a record when the game is over", status=409)
    setup: dict[str, Any] = {
        "clans": table.options["clans"],
        "chosen": table.chosen,
        "seats": [place.clan for place in table.places],
    }
    if table.order:
        setup["order"] = table.order
    return table_record(
        table=table.id,
        secret=Secret(int(table.row.seed), table.row.salt),
        setup=setup,
        seats={place.clan or "": {"name": place.name, "bot": place.bot} for place in table.places},
        game=table.game,
        entries=[_facts(entry) for entry in entries],
    )


def _facts(entry: Entry) -> dict[str, Any]:
    told = {key: entry.body[key] for key in _TOLD if key in entry.body}
    return {"n": entry.seq, "kind": entry.kind, **told}
