"""Deals in the data: each command has one row, and the ledger that people saw is still there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hinode.server.tables.deals.presenters import deals
from hinode.server.tables.table import Table
from tests.server.crash.checks.stored_data import StoredTable
from tests.server.crash.checks.transcript import Transcript, Violation, lasting, plain
from tests.server.crash.kit.players import Sent


def is_deal(sent: Sent) -> bool:
    return str(sent.body["kind"]).startswith("deal_")


def has_entry(sent: Sent) -> bool:
    """Whether a command makes an entry. Of commands about deals, only an acceptance does: it moves Coins."""
    return sent.body.get("reply") == "accept" if is_deal(sent) else sent.body["kind"] != "chat"


def check_deal(sent: Sent, key: str, stored: StoredTable, at: int) -> None:
    """Checks a deal command that was written as `at`: its one row, and the exchange that belongs to it."""
    rows = [row.body for row in stored.talk if row.key == key]
    if len(rows) != 1:
        raise Violation("doubled" if rows else "lost", f"{len(rows)} rows for {sent}")
    said, body = rows[0]["deal"], sent.body
    if said["act"] == "offer":
        same = all(said["offer"][name] == body[name] for name in ("to", "give", "ask", "until"))
    else:
        same = (said["act"], said["offer"]) == (body["reply"], body["offer"])
    if not same or rows[0]["n"] != at:
        raise Violation("lost", f"{sent} became {rows[0]}")
    if said["act"] == "accept":
        entry = stored.entries[at - 1]
        if (entry.kind, entry.body.get("deal")) != ("exchanged", said["offer"]):
            raise Violation("lost", f"{sent} became {entry}")


def check_deal_rows(stored: StoredTable, commands: Sequence[str]) -> None:
    """Each row about a deal was sent once, by one person; bots' rows have no key."""
    rows = Counter(row.key for row in stored.talk if "deal" in row.body and row.key)
    if rows != Counter(commands):
        raise Violation("doubled", f"{sum(rows.values())} rows about deals, {len(commands)} commands")


def check_ledger(table: Table, transcript: Transcript) -> int:
    """Checks that the deals that a person saw are in the stored ledger. Returns their number."""
    now = {entry["deal"]: plain(lasting(entry)) for entry in deals(table, transcript.viewer)["ledger"]}
    if any(now.get(deal) != entry for deal, entry in transcript.ledger.items()):
        raise Violation("ledger", f"{transcript.viewer} read {transcript.ledger}; written is {now}")
    return len(transcript.ledger)
