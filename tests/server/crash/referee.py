"""The referee: holds what people sent, were told and saw against what is written."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from pydantic_core import to_json

from hinode.api import Game
from hinode.server.http.identity import digest
from hinode.server.storage.rows import Entry
from hinode.server.tables import presenters
from hinode.server.tables.table import Table
from tests.server.crash.book import Book, Page
from tests.server.crash.people import Person, Sent
from tests.server.crash.stories import Story, Violation, plain, scene_of

Commands = dict[str, Sent]  # what was sent to one table, by its key in the book
# What an entry must have been asked for by, where it was not a bot or a clock.
ASKED_BY: Final = {"joined": "join", "started": "start", "answered": "answer", "undone": "undo"}
NOBODYS: Final = ("bot", "clock", "vote")


class Referee:
    """Looks at the book after each kill."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.pending: Counter[str] = Counter()  # kinds of the questions that were open at a kill
        self._logs: dict[str, list[Entry]] = {}  # by table: as they were at the last look
        self._stories: dict[str, Stories] = {}

    def look(self, book: Book, people: Sequence[Person]) -> None:
        _check_tables(book, people)
        sent = _by_table(book, people)
        for table, page in book.pages.items():
            known = self._logs.get(table, [])
            if page.entries[: len(known)] != known:
                raise Violation("rewritten", f"the log of table {table} was longer, or another one")
            self.counts["entries"] += len(page.entries) - len(known)
            self._logs[table] = page.entries
            self._check_commands(page, sent.get(table, {}))
            seen = [person.stories[table] for person in people if table in person.stories]
            if seen and (page.row.status == "playing" or len(known) < len(page.entries)):
                self._check_stories(page, seen)

    def _check_commands(self, page: Page, sent: Commands) -> None:
        for key, each in sent.items():
            _check_sent(each, page, page.commands.get(key))
            if not each.settled:
                each.found = page.commands.get(key)
                self.counts["written, no reply" if each.found else "not written, no reply"] += 1
            elif each.n is not None and not each.counted:
                each.counted = True
                self.counts["acknowledged"] += 1
        _check_sources(page, sent)

    def _check_stories(self, page: Page, seen: Sequence[Story]) -> None:
        stories = self._stories.setdefault(page.row.id, Stories(self.counts))
        game = stories.compare(page, seen).game
        if game is not None:
            if game.digest() != Game.replay(game.record()).digest():
                raise Violation("digest", f"table {page.row.id} does not replay")
            self.pending.update({decision.kind for decision in game.pending})


class Stories:
    """What was seen of one table is what its log gives now. What was compared once is not again."""

    def __init__(self, counts: Counter[str]) -> None:
        self.counts = counts
        self._frames: Counter[str | None] = Counter()  # by viewer: up to which frame
        self._lines: Counter[str | None] = Counter()
        self._scenes: set[tuple[str | None, int]] = set()

    def compare(self, page: Page, seen: Sequence[Story]) -> Table:
        table = Table(page.row)
        for entry in page.entries:
            table.apply(entry)
            for story in seen:
                self._scene(table, story)
        for story in seen:
            self._frames_of(table, story)
            self._talk(page, story)
        return table

    def _scene(self, table: Table, story: Story) -> None:
        """The view with its private part, what is asked and what can be answered, as they were."""
        if (story.viewer, table.n) in self._scenes or table.n not in story.scenes:
            return
        self._scenes.add((story.viewer, table.n))
        self.counts["scenes"] += 1
        now = scene_of(_told(presenters.update(table, story.viewer, None, table.n)))
        if now != story.scenes[table.n]:
            raise Violation("scene", f"{story.viewer} saw {story.scenes[table.n]} at {table.n}; it is {now}")

    def _frames_of(self, table: Table, story: Story) -> None:
        if story.n > table.n:
            raise Violation("seen-not-kept", f"{story.viewer} saw entry {story.n}; the log ends at {table.n}")
        for frame in _told(presenters.frames(table, story.viewer, self._frames[story.viewer])):
            seen = story.frames.get(frame["n"])
            if seen not in (None, plain(frame)):
                raise Violation("seen-not-kept", f"{seen} is now {plain(frame)}")
            self.counts["frames"] += seen is not None
        self._frames[story.viewer] = max(story.n, 0)

    def _talk(self, page: Page, story: Story) -> None:
        lines = [plain(line) for line in _told(presenters.talk(page.talk, story.viewer, 0))["messages"]]
        if lines[: len(story.talk)] != story.talk:
            raise Violation("seen-not-kept", f"{story.viewer} read {story.talk}; written is {lines}")
        self.counts["lines of talk"] += len(story.talk) - self._lines[story.viewer]
        self._lines[story.viewer] = len(story.talk)


def _told(face: Any) -> Any:
    """As it comes out of a socket."""
    return json.loads(to_json(face))


def _by_table(book: Book, people: Sequence[Person]) -> dict[str, Commands]:
    found: dict[str, Commands] = {}
    for person in people:
        owner = book.persons.get(digest(person.client.token), "")
        for sent in person.sent:
            key = hashlib.sha256(f"{owner}\n{sent.body['id']}".encode()).hexdigest()
            found.setdefault(sent.table, {})[key] = sent
    return found


def _check_tables(book: Book, people: Sequence[Person]) -> None:
    made = {table for person in people for table in person.made}
    if missing := made - set(book.pages):
        raise Violation("lost", f"tables that were made: {missing}")
    if len(book.pages) - len(made) > sum(person.lost_tables for person in people):
        raise Violation("unsent", "there are tables that nobody made")


def _check_sent(sent: Sent, page: Page, at: int | None) -> None:
    """Acknowledged: written, as it was sent. Refused: not written. Found before the reply: so it stays."""
    if sent.refused is not None and at is not None:
        raise Violation("retry", f"refused, and written as {at}: {sent}")
    if sent.n is not None and at is None:
        raise Violation("lost", f"acknowledged, and not written: {sent}")
    if sent.found not in (None, at) or (sent.found is not None and sent.refused is not None):
        raise Violation("retry", f"it was written before it was sent again: {sent}; now {at}")
    if at is None:
        return
    if sent.body["kind"] == "chat":
        if page.talk[at - 1].body["text"] != sent.body["text"]:
            raise Violation("lost", f"{sent} became {page.talk[at - 1]}")
        return
    if sent.n not in (None, at):
        raise Violation("retry", f"written as {at}: {sent}")
    _check_content(page.entries[at - 1], sent.body)


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


def _check_sources(page: Page, sent: Commands) -> None:
    """Each entry and line was sent by somebody, once; but for those of bots and clocks."""
    if strange := set(page.commands) - set(sent):
        raise Violation("unsent", f"{len(strange)} commands that nobody sent, at table {page.row.id}")
    chats = [key for key in page.commands if sent[key].body["kind"] == "chat"]
    if len(chats) != len(page.talk):
        raise Violation("doubled", f"{len(chats)} lines were sent, and {len(page.talk)} are written")
    numbers = Counter(at for key, at in page.commands.items() if sent[key].body["kind"] != "chat")
    wanted = Counter(_asked_for(page.entries))
    if numbers != wanted:
        raise Violation("doubled", f"entries {wanted - numbers} without a sender, {numbers - wanted} shared")


def _asked_for(entries: Iterable[Entry]) -> Iterable[int]:
    for entry in entries:
        if entry.kind != "created" and entry.body.get("by") not in NOBODYS:
            yield entry.seq
