"""The referee: holds what people sent, were told and saw against what is written."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from pydantic_core import to_json

from hinode.api import Game
from hinode.server.identity import digest
from hinode.server.storage.rows import Entry
from hinode.server.tables import faces
from hinode.server.tables.table import Table
from tests.server.crash.book import Book, Page
from tests.server.crash.people import Person, Sent
from tests.server.crash.stories import Story, Violation, plain, scene_of

# Entries that somebody asked for, and the commands that ask for them.
ASKED_FOR: Final = {"joined": "join", "started": "start", "answered": "answer", "undone": "undo"}


class Referee:
    """Looks at the book after each kill. What was right once is looked at again only where it may change."""

    def __init__(self) -> None:
        self.known: dict[str, list[Entry]] = {}  # by table: the log at the last look
        self.counts: Counter[str] = Counter()
        self.pending: Counter[str] = Counter()  # kinds of the questions that were open at a kill
        self.looked: dict[tuple[str, str | None], tuple[int, int]] = {}  # frames and lines already compared
        self.scenes: dict[tuple[str, str | None], set[int]] = {}

    def look(self, book: Book, people: Sequence[Person]) -> None:
        self._check_tables(book, people)
        mine = {person.name: book.persons.get(digest(person.wire.token), "") for person in people}
        for person in people:
            for sent in person.sent:
                self._check_sent(book, sent, key_of(mine[person.name], sent))
        for table_id, page in book.pages.items():
            self._check_log(page, people, mine)
            if len(self.known.get(table_id, ())) != len(page.entries) or page.row.status == "playing":
                self._check_stories(page, [p.stories[table_id] for p in people if table_id in p.stories])
            self.known[table_id] = page.entries

    def _check_tables(self, book: Book, people: Sequence[Person]) -> None:
        made = {table for person in people for table in person.made}
        if missing := made - set(book.pages):
            raise Violation("lost", f"tables that were made: {missing}")
        if len(book.pages) - len(made) > sum(person.lost_tables for person in people):
            raise Violation("unsent", "there are tables that nobody made")

    def _check_sent(self, book: Book, sent: Sent, key: str) -> None:
        """Acknowledged: written, as it was sent. Refused: not written. Neither: found or not, and so it stays."""
        page = book.pages[sent.table]
        at = page.commands.get(key)
        if sent.refused is not None and at is not None:
            raise Violation("refused-but-done", f"{sent}")
        if sent.n is not None and at is None:
            raise Violation("lost", f"acknowledged, and not written: {sent}")
        if sent.found is not None and (at != sent.found or sent.refused is not None):
            raise Violation("retry", f"it was written before it was sent again: {sent}, now {at}")
        if sent.body["kind"] == "chat":
            if at is not None and page.talk[at - 1].body["text"] != sent.body["text"]:
                raise Violation("lost", f"another line is written for {sent}")
        elif sent.n not in (None, at):
            raise Violation("retry", f"written as {at}: {sent}")
        if not sent.settled:
            self.counts["kept, not acknowledged" if at else "gone, not acknowledged"] += 1
            sent.found = at

    def _check_log(self, page: Page, people: Sequence[Person], mine: dict[str, str]) -> None:
        known = self.known.get(page.row.id, [])
        if page.entries[: len(known)] != known:
            raise Violation("rewritten", f"the log of table {page.row.id} was longer or another one")
        asked = {n: kind for n, kind in _numbered(page.entries)}
        done = Counter(page.commands.values())
        entries_of_commands: dict[int, Sent] = {}
        talk = 0
        for person in people:
            for sent in person.sent:
                at = page.commands.get(key_of(mine[person.name], sent)) if sent.table == page.row.id else None
                if at is None:
                    continue
                if sent.body["kind"] == "chat":
                    talk += 1
                elif at in entries_of_commands:
                    raise Violation("doubled", f"{entries_of_commands[at]} and {sent} made one entry")
                else:
                    entries_of_commands[at] = sent
        if talk != len(page.talk):
            raise Violation("doubled", f"{talk} lines were sent, {len(page.talk)} are written")
        if set(entries_of_commands) != set(asked):
            raise Violation("unsent", f"entries {set(asked) ^ set(entries_of_commands)} of {page.row.id}")
        if done.total() != len(entries_of_commands) + talk:
            raise Violation("unsent", f"there are commands that nobody sent: {page.row.id}")
        for n, sent in entries_of_commands.items():
            _same_content(page.entries[n - 1], sent)
        self.counts["entries"] += len(page.entries) - len(known)

    def _check_stories(self, page: Page, stories: Iterable[Story]) -> None:
        """What was seen is what the log gives now, frame by frame and scene by scene."""
        wanted = [story for story in stories if story.frames]
        table = Table(page.row)
        for entry in page.entries:
            table.apply(entry)
            for story in wanted:
                self._compare_scene(table, story)
        for story in wanted:
            self._compare_frames(table, page, story)
        game = table.game
        if game is None:
            return
        if game.digest() != Game.replay(game.record()).digest():
            raise Violation("digest", f"table {page.row.id} does not replay")
        self.pending.update({decision.kind for decision in game.pending})

    def _compare_scene(self, table: Table, story: Story) -> None:
        seen = self.scenes.setdefault((story.table, story.viewer), set())
        if table.n in seen or table.n not in story.scenes:
            return
        seen.add(table.n)
        self.counts["scenes"] += 1
        now = scene_of(json.loads(to_json(faces.update(table, story.viewer, None, table.n))))
        if now != story.scenes[table.n]:
            raise Violation("scene", f"{story.viewer} saw {story.scenes[table.n]} at {table.n}; it is {now}")

    def _compare_frames(self, table: Table, page: Page, story: Story) -> None:
        if story.n > table.n:
            raise Violation("seen-not-kept", f"{story.viewer} saw entry {story.n}, the log ends at {table.n}")
        frames, lines = self.looked.get((story.table, story.viewer), (0, 0))
        for frame in json.loads(to_json(faces.frames(table, story.viewer, frames))):
            if story.frames.get(frame["n"], plain(frame)) != plain(frame):
                raise Violation("seen-not-kept", f"{story.frames[frame['n']]} is now {plain(frame)}")
            self.counts["frames"] += frame["n"] in story.frames
        told = [plain(line) for line in json.loads(to_json(faces.talk(page.talk, story.viewer, 0)))["messages"]]
        if told[: len(story.talk)] != story.talk:
            raise Violation("seen-not-kept", f"talk of {story.viewer}: {told} was {story.talk}")
        self.counts["lines"] += len(story.talk) - lines
        self.looked[story.table, story.viewer] = story.n, len(story.talk)


def key_of(person: str, sent: Sent) -> str:
    return hashlib.sha256(f"{person}\n{sent.body['id']}".encode()).hexdigest()


def _numbered(entries: Sequence[Entry]) -> Iterable[tuple[int, str]]:
    """The entries that somebody must have sent; bots, clocks and the making of a table are not."""
    for entry in entries:
        if entry.body.get("by") in ("bot", "clock") or entry.kind == "created":
            continue
        yield entry.seq, entry.kind


def _same_content(entry: Entry, sent: Sent) -> None:
    body: dict[str, Any] = sent.body
    kind = "answer" if body["kind"] == "gift" else body["kind"]
    fits = ASKED_FOR.get(entry.kind) == kind
    if entry.kind == "answered":
        answer = body.get("answer") or {**{"ronin": 0}, **_fields(body, "to", "coins"), "kind": "gift"}
        fits = fits and entry.body["clan"] == body["seat"] and entry.body["answer"] == answer
    if not fits:
        raise Violation("lost", f"{sent} became {entry}")


def _fields(body: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: body[name] for name in names}
