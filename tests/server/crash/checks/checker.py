"""Compares what people sent, received, and saw with what the database holds."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from pydantic_core import to_json

from hinode.api import Game
from hinode.server.http.identity import token_hash
from hinode.server.storage.rows import Entry
from hinode.server.tables import presenters
from hinode.server.tables.table import Table
from tests.server.crash.checks.deal_checks import (
    check_deal,
    check_deal_rows,
    check_ledger,
    has_entry,
    is_deal,
)
from tests.server.crash.checks.stored_data import StoredData, StoredTable
from tests.server.crash.checks.transcript import Transcript, Violation, plain, state_of
from tests.server.crash.kit.players import Person, Sent

Commands = dict[str, Sent]  # commands sent to one table, by their keys in the data
# By kind of entry: the command that a person must have sent for it.
ASKED_BY: Final = {"joined": "join", "started": "start", "answered": "answer", "undone": "undo"}
NOBODYS: Final = ("bot", "clock", "vote")


class Checker:
    """Checks the data after each kill."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.pending: Counter[str] = Counter()  # kinds of the questions that were open at a kill
        self._logs: dict[str, list[Entry]] = {}  # by table: as they were at the last check
        self._transcripts: dict[str, TranscriptCheck] = {}

    def look(self, data: StoredData, people: Sequence[Person]) -> None:
        _check_tables(data, people)
        sent = _by_table(data, people)
        for table, stored in data.tables.items():
            known = self._logs.get(table, [])
            if stored.entries[: len(known)] != known:
                raise Violation("rewritten", f"the log of table {table} was longer, or another one")
            self.counts["entries"] += len(stored.entries) - len(known)
            self._logs[table] = stored.entries
            self._check_commands(stored, sent.get(table, {}))
            seen = [person.transcripts[table] for person in people if table in person.transcripts]
            if seen and (stored.row.status == "playing" or len(known) < len(stored.entries)):
                self._check_transcripts(stored, seen)

    def _check_commands(self, stored: StoredTable, sent: Commands) -> None:
        for key, each in sent.items():
            _check_sent(each, key, stored, stored.commands.get(key))
            if not each.settled:
                each.found = stored.commands.get(key)
                self.counts["written, no reply" if each.found else "not written, no reply"] += 1
            elif each.n is not None and not each.counted:
                each.counted = True
                self.counts["acknowledged"] += 1
        _check_sources(stored, sent)

    def _check_transcripts(self, stored: StoredTable, seen: Sequence[Transcript]) -> None:
        transcripts = self._transcripts.setdefault(stored.row.id, TranscriptCheck(self.counts))
        game = transcripts.compare(stored, seen).game
        if game is not None:
            if game.digest() != Game.replay(game.record()).digest():
                raise Violation("digest", f"table {stored.row.id} does not replay")
            self.pending.update({decision.kind for decision in game.pending})


class TranscriptCheck:
    """Checks that the log of one table still gives what was seen of it. Compares each part once."""

    def __init__(self, counts: Counter[str]) -> None:
        self.counts = counts
        self._entries: Counter[str | None] = Counter()  # by viewer: up to which entry
        self._messages_checked: Counter[str | None] = Counter()
        self._states: set[tuple[str | None, int]] = set()

    def compare(self, stored: StoredTable, seen: Sequence[Transcript]) -> Table:
        table = Table(stored.row)
        table.add_messages(stored.talk)
        for entry in stored.entries:
            table.apply(entry)
            for transcript in seen:
                self._state(table, transcript)
        for transcript in seen:
            self._entries_of(table, transcript)
            self._talk(stored, transcript)
            self.counts["deals"] += check_ledger(table, transcript)
        return table

    def _state(self, table: Table, transcript: Transcript) -> None:
        """The view with its private part, the questions, and the options are unchanged."""
        if (transcript.viewer, table.n) in self._states or table.n not in transcript.states:
            return
        self._states.add((transcript.viewer, table.n))
        self.counts["states"] += 1
        now = state_of(_as_sent(presenters.update(table, transcript.viewer, None, table.n)))
        if now != transcript.states[table.n]:
            raise Violation(
                "state", f"{transcript.viewer} saw {transcript.states[table.n]} at {table.n}; it is {now}"
            )

    def _entries_of(self, table: Table, transcript: Transcript) -> None:
        if transcript.n > table.n:
            raise Violation(
                "seen-not-kept", f"{transcript.viewer} saw entry {transcript.n}; the log ends at {table.n}"
            )
        for entry in _as_sent(presenters.entries(table, transcript.viewer, self._entries[transcript.viewer])):
            seen = transcript.entries.get(entry["n"])
            if seen not in (None, plain(entry)):
                raise Violation("seen-not-kept", f"{seen} is now {plain(entry)}")
            self.counts["entries seen"] += seen is not None
        self._entries[transcript.viewer] = max(transcript.n, 0)

    def _talk(self, stored: StoredTable, transcript: Transcript) -> None:
        told = presenters.talk(stored.talk, transcript.viewer, 0, len(stored.talk))
        messages = [plain(message) for message in _as_sent(told)["messages"]]
        if messages[: len(transcript.talk)] != transcript.talk:
            raise Violation(
                "seen-not-kept", f"{transcript.viewer} read {transcript.talk}; written is {messages}"
            )
        self.counts["chat messages"] += len(transcript.talk) - self._messages_checked[transcript.viewer]
        self._messages_checked[transcript.viewer] = len(transcript.talk)


def _as_sent(value: Any) -> Any:
    """The JSON as a socket delivers it."""
    return json.loads(to_json(value))


def _by_table(data: StoredData, people: Sequence[Person]) -> dict[str, Commands]:
    found: dict[str, Commands] = {}
    for person in people:
        owner = data.persons.get(token_hash(person.client.token), "")
        for sent in person.sent:
            key = hashlib.sha256(f"{owner}\n{sent.body['id']}".encode()).hexdigest()
            found.setdefault(sent.table, {})[key] = sent
    return found


def _check_tables(data: StoredData, people: Sequence[Person]) -> None:
    made = {table for person in people for table in person.made}
    if missing := made - set(data.tables):
        raise Violation("lost", f"tables that were made: {missing}")
    if len(data.tables) - len(made) > sum(person.lost_tables for person in people):
        raise Violation("unsent", "there are tables that nobody made")


def _check_sent(sent: Sent, key: str, stored: StoredTable, at: int | None) -> None:
    """Acknowledged: written as it was sent. Refused: not written. Found before the reply: still there."""
    if sent.refused is not None and at is not None:
        raise Violation("retry", f"refused, and written as {at}: {sent}")
    if sent.n is not None and at is None:
        raise Violation("lost", f"acknowledged, and not written: {sent}")
    if sent.found not in (None, at) or (sent.found is not None and sent.refused is not None):
        raise Violation("retry", f"it was written before it was sent again: {sent}; now {at}")
    if at is None:
        return
    if sent.body["kind"] == "chat":
        if stored.talk[at - 1].body["text"] != sent.body["text"]:
            raise Violation("lost", f"{sent} became {stored.talk[at - 1]}")
        return
    if sent.n not in (None, at):
        raise Violation("retry", f"written as {at}: {sent}")
    if is_deal(sent):
        check_deal(sent, key, stored, at)
        return
    _check_content(stored.entries[at - 1], sent.body)


def _check_content(entry: Entry, body: dict[str, Any]) -> None:
    kind, answer = body["kind"], body.get("answer")
    if kind == "gift":
        kind = "answer"
        answer = {"kind": "gift", "to": body["to"], "coins": body["coins"], "ronin": body.get("ronin", 0)}
    same = ASKED_BY.get(entry.kind) == kind
    if entry.kind == "answered":
        same = same and (entry.body["clan"], entry.body["answer"]) == (body["seat"], answer)
    if not same:
        raise Violation("lost", f"{body} became {entry}")


def _check_sources(stored: StoredTable, sent: Commands) -> None:
    """Each entry and chat message was sent once, by one person, except those of bots and clocks."""
    if strange := set(stored.commands) - set(sent):
        raise Violation("unsent", f"{len(strange)} commands that nobody sent, at table {stored.row.id}")
    chats = [key for key in stored.commands if sent[key].body["kind"] == "chat"]
    messages = [row for row in stored.talk if "deal" not in row.body]
    if len(chats) != len(messages):
        raise Violation("doubled", f"{len(chats)} chat messages were sent, and {len(messages)} are written")
    check_deal_rows(stored, [key for key in stored.commands if is_deal(sent[key])])
    numbers = Counter(at for key, at in stored.commands.items() if has_entry(sent[key]))
    wanted = Counter(_asked_for(stored.entries))
    if numbers != wanted:
        raise Violation("doubled", f"entries {wanted - numbers} without a sender, {numbers - wanted} shared")


def _asked_for(entries: Iterable[Entry]) -> Iterable[int]:
    for entry in entries:
        if entry.kind != "created" and entry.body.get("by") not in NOBODYS:
            yield entry.seq
