"""Presenters: what each viewer gets to see of a table and its game.

Presence: `live/subscription.py`; clocks: `TableClocks.public_view`; finished games: `records/replay.py`.

A viewer is a clan of the game, or None for a spectator. The engine's views and events keep the game's
secrets; presenters only add what everybody may know.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hinode.server.storage.rows import ChatMessage
from hinode.server.tables.deals.presenters import deal_shown, has_secrets, promise_changes
from hinode.server.tables.public_entry import PublicEntry
from hinode.server.tables.table import Table
from hinode.server.wire.shared_json import ExtendedJson, SharedJson
from hinode.vocab.events import SECRET_KINDS

Json = dict[str, Any]
TALK_PAGE: Final = 100  # messages that are sent at once; older ones on request


def table_view(table: Table, person: str | None) -> Json:
    """The table itself: the same for everybody, except for which places are the viewer's own."""
    if "table" not in table.shared:
        table.shared["table"] = SharedJson(_public_table(table))
    own = {
        "mine": [place.number for place in table.places if place.person == person and person is not None],
        "creator": person is not None and table.creator == person,
    }
    return ExtendedJson(table.shared["table"], own)


def _public_table(table: Table) -> Json:
    return {
        "id": table.id,
        "title": table.row.title,
        "status": table.status,
        "options": table.options,
        "commitment": table.row.commitment,
        "places": [place.public_view() for place in table.places],
        "picking": table.picking[0] if table.picking else None,
        "votes": _votes(table),
        "chat_length": table.chat_length,
    }


def invitation(table: Table) -> Json:
    """What the owner of an invitation link may know before they enter."""
    shown = table_view(table, None)
    return {key: shown[key] for key in ("title", "status", "options", "places")}


def summary(table: Table, person: str) -> Json:
    """How a game stands for one person."""
    view, _ = table.view_and_board(None)
    mine = [place.clan for place in table.places if place.clan and place.person == person]
    playing = [place.clan for place in table.places if place.person == person and place.played_by_person]
    return {
        "status": table.status,
        "season": None if view is None else view["season"],
        "phase": None if view is None else view["phase"],
        "clans": mine,
        "my_turn": table.status == "playing" and any(clan in table.asked for clan in playing),
    }


def _votes(table: Table) -> Json:
    """Vote counts by clan, without names."""
    if not table.votes:
        return {}
    clans = [place.clan for place in table.places if place.clan is not None]
    tallies = {clan: table.votes.tally(clan, table.eligible_voters(clan)) for clan in clans}
    return {clan: tally for clan, tally in tallies.items() if any(tally.values())}


def entries(table: Table, viewer: str | None, since: int) -> list[Json]:
    """The log entries after `since`, each with the events that the viewer may see."""
    shown = table.public_entries[since:]
    return [_newest_entry(table, viewer)] if len(shown) == 1 else _entries(table, shown, viewer)


class NewestEntry(NamedTuple):
    """The newest log entry, as a spectator gets it."""

    public: SharedJson
    secret_of: frozenset[str]  # clans with secrets of their own in its events
    deals: bool  # viewers may see different things because of a secret deal


def _newest_entry(table: Table, viewer: str | None) -> Json:
    """A spectator's, unless there is a secret of the viewer's own in it."""
    newest = table.public_entries[-1:]
    if "newest_entry" not in table.shared:
        public = SharedJson(_entries(table, newest, None)[0])
        secrets = [event["clan"] for event in public["events"] if event["kind"] in SECRET_KINDS]
        table.shared["newest_entry"] = NewestEntry(public, frozenset(secrets), has_secrets(table, newest[0]))
    entry: NewestEntry = table.shared["newest_entry"]
    if viewer in entry.secret_of:
        return _entries(table, newest, viewer)[0]
    if viewer is not None and entry.deals:
        own = _entries(table, newest, viewer)[0]
        # Byte for byte what it would be without the secret.
        return entry.public if own == entry.public else own
    return entry.public


def _entries(table: Table, entries: list[PublicEntry], viewer: str | None) -> list[Json]:
    games = RenderedGames(table, viewer)
    return [
        {
            "n": public.n,
            "kind": public.kind,
            "clan": public.clan,
            "by": public.by,
            "reason": public.reason,
            "facts": _facts(table, public, viewer),
            "events": games.events(public),
            "battles": games.battles(public),
            **_promises(table, public, viewer),
        }
        for public in entries
    ]


def _facts(table: Table, public: PublicEntry, viewer: str | None) -> Json:
    """Everyone sees what changed hands; which deal it belongs to may be a secret."""
    if public.deal is None:
        return public.facts
    return {**public.facts, "deal": public.deal if deal_shown(table, public.deal, viewer) else None}


def _promises(table: Table, public: PublicEntry, viewer: str | None) -> Json:
    changes = promise_changes(table, public, viewer) if public.changes else []
    return {"promises": changes} if changes else {}


def moments(table: Table, viewer: str | None, since: int, before: int | None = None) -> Json:
    """View and board after each of the newest entries past `since`, up to but without entry `before`."""
    found = []
    for n, game in table.past_games:
        if n > since and (before is None or n < before):
            view = game.view(viewer)
            if viewer is not None:
                view["pending"] = []  # what was asked then can no longer be answered
            found.append({"n": n, "view": view, "board": game.board(viewer)})
    return {"n": table.n, "moments": found}


class RenderedGames:
    """The events and battle standings of a table's games for one viewer. Each game is rendered once."""

    def __init__(self, table: Table, viewer: str | None) -> None:
        self._table = table
        self._viewer = viewer
        self._events: dict[int, tuple[int, list[Any]]] = {}  # by game: those from a number on
        self._standings: dict[int, tuple[int, list[Json]]] = {}

    def events(self, public: PublicEntry) -> list[Any]:
        game = public.game or self._table.game
        if game is None or public.last <= public.first:
            return []
        if id(game) not in self._events:
            self._events[id(game)] = public.first, game.events(self._viewer, public.first)
        first, events = self._events[id(game)]
        return events[public.first - first : public.last - first]

    def battles(self, public: PublicEntry) -> list[Json]:
        game, (start, end) = public.game or self._table.game, public.standings
        if game is None or end <= start:
            return []
        if id(game) not in self._standings:
            self._standings[id(game)] = start, game.battle_standings(start)
        first, standings = self._standings[id(game)]
        return standings[start - first : end - first]


def update(table: Table, viewer: str | None, person: str | None, since: int) -> Json:
    """What a viewer who has seen entry `since` needs; with `reset` the client must start over."""
    reset = since > table.n or since < 0
    game = table.game
    view, board = table.view_and_board(viewer)
    return {
        "type": "update",
        "n": table.n,
        "reset": reset,
        "frames": entries(table, viewer, 0 if reset else since),
        "moments": [],
        "table": table_view(table, person),
        "viewer": viewer,
        "view": view,
        "board": board,
        "asked": table.asked,
        "can_undo": can_undo(table, viewer),
        "undo_ended": None if viewer is None else table.undo_stack.ended.get(viewer),
        "result": None if game is None or game.result is None else game.result.to_json(),
    }


def can_undo(table: Table, viewer: str | None) -> bool:
    return viewer is not None and table.undo_stack.clan == viewer and not table.over


def previews(table: Table, clan: str) -> Json:
    """What each option of a seat's question would lead to, for that seat's player only."""
    return {"n": table.n, "previews": table.previews(clan)}


def may_read(said: ChatMessage, viewer: str | None) -> bool:
    """Table chat is for all, a whisper for its seats, and spectator chat for spectators."""
    channel = said.body["channel"]
    if channel == "private":
        return viewer is not None and viewer in said.body["among"]
    return channel == "table" or viewer is None


def chat_view(said: ChatMessage, number: int) -> Json:
    body = said.body
    return {
        "number": number,
        "at": said.at,
        **{key: body[key] for key in ("channel", "clan", "name", "among", "text", "season", "phase")},
        **({"deal": body["deal"]} if "deal" in body else {}),
    }


def talk(said: list[ChatMessage], viewer: str | None, count: int, limit: int = TALK_PAGE) -> Json:
    """The chat that a viewer may read, after the first `count` messages: the latest `limit` of them."""
    mine = [entry for entry in said if may_read(entry, viewer)]
    start = max(min(max(count, 0), len(mine)), len(mine) - limit)
    return _talk_message(mine, start, len(mine))


def older_talk(said: list[ChatMessage], viewer: str | None, before: int) -> Json:
    """The page of chat that ends before the message with that number."""
    mine = [entry for entry in said if may_read(entry, viewer)]
    end = min(max(before, 0), len(mine))
    return _talk_message(mine, max(0, end - TALK_PAGE), end)


def _talk_message(mine: list[ChatMessage], start: int, end: int) -> Json:
    """Messages are numbered by what the viewer may read, so that whispers of others leave no gap."""
    return {
        "type": "talk",
        "count": len(mine),
        "messages": [chat_view(entry, number) for number, entry in enumerate(mine[start:end], start)],
    }
