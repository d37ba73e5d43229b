"""Planted leaks, each a small change to the server; `test_planted` shows that each one is found.

`LEAKS` has them by the comparison that must find them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from hinode.api import Game
from hinode.server.errors import Refusal
from hinode.server.http.routes import tables as routes
from hinode.server.live import subscription
from hinode.server.live.live_table import LiveTable
from hinode.server.storage.rows import ChatMessage, Person
from hinode.server.tables import commands, presenters
from hinode.server.tables.public_entry import PublicEntry
from hinode.server.tables.table import Table
from tests.server.secrets.kit.random_games import Viewer
from tests.server.tables.scenes import Json

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
Change = Callable[[Json, Table, Viewer], None]
LEAKS: Final[dict[str, dict[str, Plant]]] = {}


def found_by(comparison: str) -> Callable[[Plant], Plant]:
    def listed(plant: Plant) -> Plant:
        LEAKS.setdefault(comparison, {})[plant.__name__] = plant
        return plant

    return listed


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def rivals(table: Table, viewer: Viewer) -> Iterator[Json]:
    """The hidden state of the others."""
    game = game_of(table)
    return (game.view(clan)["private"] for clan in game.clans if clan != viewer)


def sealed(table: Table, clan: str) -> int:
    """The Coins of a sealed bid."""
    bid = game_of(table).view(clan)["private"]["sealed"] or {}
    return sum(value for key, value in bid.items() if key != "kind")


def in_update(patch: Patch, change: Change) -> None:
    """Changes every update before it is sent."""
    update = presenters.update

    def changed(table: Table, viewer: Viewer, person: str | None, since: int) -> Json:
        found = {**update(table, viewer, person, since)}
        change(found, table, viewer)
        return found

    patch.setattr(presenters, "update", changed)


# -- the game's secrets, in updates ----------------------------------------------------------------


@found_by("worlds")
def the_view_of_another_seat(patch: Patch) -> None:
    def change(update: Json, table: Table, viewer: Viewer) -> None:
        clans = game_of(table).clans
        update["view"] = game_of(table).view(clans[0] if viewer != clans[0] else clans[1])

    in_update(patch, change)


@found_by("worlds")
def previews_of_every_seat(patch: Patch) -> None:
    """A rival's previews show the tiles in its hand."""
    previews = presenters.previews

    def changed(table: Table, clan: str) -> Json:
        return {**previews(table, clan), "others": [table.previews(rival) for rival in game_of(table).clans]}

    patch.setattr(presenters, "previews", changed)


@found_by("worlds")
def the_deck_on_the_board(patch: Patch) -> None:
    def change(update: Json, table: Table, viewer: Viewer) -> None:
        update["board"] = {**update["board"], "deck": list(game_of(table)._state.vault.deck)}

    in_update(patch, change)


@found_by("worlds")
def the_tile_on_top_of_the_deck(patch: Patch) -> None:
    def change(update: Json, table: Table, viewer: Viewer) -> None:
        update["board"] = {**update["board"], "next": game_of(table)._state.vault.deck[:1]}

    in_update(patch, change)


@found_by("worlds")
def the_state_of_chance(patch: Patch) -> None:
    def change(update: Json, table: Table, viewer: Viewer) -> None:
        update["nonce"] = game_of(table)._state.vault.chance.key

    in_update(patch, change)


@found_by("worlds")
def a_digest_of_the_whole_state(patch: Patch) -> None:
    def change(update: Json, table: Table, viewer: Viewer) -> None:
        update["checksum"] = game_of(table).digest()[:8]

    in_update(patch, change)


@found_by("worlds")
def everybodys_questions_in_the_view(patch: Patch) -> None:
    def change(update: Json, table: Table, viewer: Viewer) -> None:
        pending = [decision.to_json() for decision in game_of(table).pending]
        update["view"] = {**update["view"], "pending": pending}

    in_update(patch, change)


@found_by("worlds")
def how_many_options_others_have(patch: Patch) -> None:
    """A hand of four with two equal tiles has fewer options."""

    def change(update: Json, table: Table, viewer: Viewer) -> None:
        update["asked"] = {decision.clan: len(decision.options) for decision in game_of(table).pending}

    in_update(patch, change)


@found_by("worlds")
def coins_less_the_sealed_bid(patch: Patch) -> None:
    def change(update: Json, table: Table, viewer: Viewer) -> None:
        players = {
            clan: {**player, "coins": player["coins"] - sealed(table, clan)}
            for clan, player in update["view"]["players"].items()
        }
        update["view"] = {**update["view"], "players": players}

    in_update(patch, change)


@found_by("worlds")
def places_in_the_order_of_their_hands(patch: Patch) -> None:
    """The same data in another order."""

    def change(update: Json, table: Table, viewer: Viewer) -> None:
        places = update["table"]["places"]
        places.sort(key=lambda place: repr(game_of(table).view(place["clan"])["private"]))

    in_update(patch, change)


@found_by("worlds")
def a_length_that_follows_from_hands(patch: Patch) -> None:
    """Nothing readable, only a number of spaces."""

    def change(update: Json, table: Table, viewer: Viewer) -> None:
        update["table"]["title"] = " " * len(
            repr([private["deck"]["seen"] for private in rivals(table, viewer)])
        )

    in_update(patch, change)


@found_by("worlds")
def the_view_an_undo_would_bring_back(patch: Patch) -> None:
    def change(update: Json, table: Table, viewer: Viewer) -> None:
        steps = table.undo_stack._steps
        update["undo"] = steps[-1].before.view(steps[-1].clan)["private"] if steps else None

    in_update(patch, change)


@found_by("worlds")
def the_view_of_the_first_to_ask(patch: Patch) -> None:
    """Cached until the next entry, for everyone."""
    shown = Table.view_and_board
    kept: dict[tuple[int, int], tuple[Table, Any]] = {}

    def changed(table: Table, viewer: Viewer) -> Any:
        return kept.setdefault((id(table), table.n), (table, shown(table, viewer)))[1]

    patch.setattr(Table, "view_and_board", changed)


@found_by("worlds")
def a_seats_view_for_spectators(patch: Patch) -> None:
    """A spectator gets the view of the first seat."""
    viewer_of = subscription.viewer_of

    def changed(table: Table, person: Person | None, seat: str | None) -> Viewer:
        return viewer_of(table, person, seat) or game_of(table).clans[0]

    patch.setattr(subscription, "viewer_of", changed)


# -- events ----------------------------------------------------------------------------------------


def spelled_for(patch: Patch, reader: Callable[[Json, Viewer], Viewer], first_only: bool = False) -> None:
    """Renders each event for `reader`, except for undone events."""
    entries = presenters.entries

    def changed(table: Table, viewer: Viewer, since: int) -> list[Json]:
        found = entries(table, viewer, since)
        for entry in found if since <= 0 or not first_only else ():
            if table.public_entries[entry["n"] - 1].game is None:
                entry["events"] = [_read(table, event, reader(event, viewer)) for event in entry["events"]]
        return found

    patch.setattr(presenters, "entries", changed)


def _read(table: Table, event: Json, viewer: Viewer) -> Json:
    return game_of(table).events(viewer, event["number"])[0]


def _its_own(event: Json, viewer: Viewer) -> Viewer:
    """The clan that the event is about."""
    clan: Viewer = event.get("clan")
    return clan or viewer


@found_by("worlds")
def events_as_their_clan_reads_them(patch: Patch) -> None:
    spelled_for(patch, _its_own)


@found_by("worlds")
def the_first_story_spelled_out(patch: Patch) -> None:
    """Only on new connections."""
    spelled_for(patch, _its_own, first_only=True)


@found_by("worlds")
def the_tile_the_lotus_announced(patch: Patch) -> None:
    spelled_for(patch, lambda event, viewer: "lotus" if event["kind"] == "mandate_announced" else viewer)


# -- the table's secrets ---------------------------------------------------------------------------


def in_table(patch: Patch, change: Callable[[Json, Table], None]) -> None:
    table_view = presenters.table_view

    def changed(table: Table, person: str | None) -> Json:
        face = table_view(table, person)
        change(face, table)
        return face

    patch.setattr(presenters, "table_view", changed)


@found_by("worlds")
def the_seed(patch: Patch) -> None:
    in_table(patch, lambda face, table: face.update(seed=table.row.seed))


@found_by("worlds")
def the_salt(patch: Patch) -> None:
    in_table(patch, lambda face, table: face.update(salt=table.row.salt))


@found_by("worlds")
def the_key_of_the_link(patch: Patch) -> None:
    in_table(patch, lambda face, table: face.update(invite=table.row.invite))


@found_by("worlds")
def the_ids_of_persons(patch: Patch) -> None:
    def change(face: Json, table: Table) -> None:
        face["places"] = [{**place.public_view(), "person": place.person} for place in table.places]

    in_table(patch, change)


@found_by("worlds")
def the_id_of_the_creator(patch: Patch) -> None:
    in_table(patch, lambda face, table: face.update(creator=table.creator))


@found_by("worlds")
def who_voted_for_what(patch: Patch) -> None:
    in_table(patch, lambda face, table: face.update(votes=table.votes._votes))


@found_by("worlds")
def the_seed_in_a_list(patch: Patch) -> None:
    listing = routes.listing
    patch.setattr(routes, "listing", lambda row: listing(row).model_copy(update={"title": row.seed}))


# -- refusals --------------------------------------------------------------------------------------


def in_refusals(patch: Patch, text: Callable[[Table, str, Json], str]) -> None:
    answered = commands.answer_outcome

    def changed(table: Table, clan: str, answer: Json, *more: Any) -> Any:
        try:
            return answered(table, clan, answer, *more)
        except Refusal as refusal:
            raise Refusal(refusal.code, refusal.text + text(table, clan, answer), status=409) from refusal

    patch.setattr(commands, "answer_outcome", changed)


@found_by("worlds")
def a_rivals_hand_in_a_refusal(patch: Patch) -> None:
    in_refusals(patch, lambda table, clan, answer: repr([each["hand"] for each in rivals(table, clan)]))


@found_by("worlds")
def a_refusal_for_being_outbid(patch: Patch) -> None:
    answered = commands.answer_outcome

    def changed(table: Table, clan: str, answer: Json, *more: Any) -> Any:
        bid = sum(value for key, value in answer.items() if key != "kind") if answer["kind"] == "bid" else 99
        if any(sealed(table, rival) > bid for rival in game_of(table).clans if rival != clan):
            raise Refusal("outbid", "someone bids more", status=409)
        return answered(table, clan, answer, *more)

    patch.setattr(commands, "answer_outcome", changed)


# -- answers as they are stored --------------------------------------------------------------------


def in_moments(patch: Patch, change: Callable[[PublicEntry, Json], None]) -> None:
    """The table keeps a part of each answer for everyone."""
    handler = Table._HANDLERS["answered"]

    def changed(table: Table, body: Json, moment: PublicEntry) -> None:
        handler(table, body, moment)
        change(moment, body["answer"])

    patch.setitem(Table._HANDLERS, "answered", changed)


@found_by("forks")
def the_answer_itself(patch: Patch) -> None:
    in_moments(patch, lambda moment, answer: moment.facts.update(answer=answer))


@found_by("forks")
def a_sealed_bid_in_the_facts(patch: Patch) -> None:
    def change(moment: PublicEntry, answer: Json) -> None:
        if answer["kind"] == "bid":
            moment.facts["bid"] = answer

    in_moments(patch, change)


@found_by("forks")
def whether_anything_was_bid(patch: Patch) -> None:
    def change(moment: PublicEntry, answer: Json) -> None:
        if answer["kind"] == "bid":
            moment.facts["bids"] = any(value for key, value in answer.items() if key != "kind")

    in_moments(patch, change)


@found_by("forks")
def whether_the_lotus_lied(patch: Patch) -> None:
    def change(moment: PublicEntry, answer: Json) -> None:
        if answer.get("announce") is not None:
            moment.facts["lie"] = answer["tile"] != answer["announce"]

    in_moments(patch, change)


@found_by("forks")
def a_bid_as_a_reason(patch: Patch) -> None:
    def change(moment: PublicEntry, answer: Json) -> None:
        if answer["kind"] == "bid":
            moment.reason = {"kind": "bid", "args": answer}

    in_moments(patch, change)


# -- whispers --------------------------------------------------------------------------------------


@found_by("whispers")
def numbers_that_count_whispers(patch: Patch) -> None:
    chat_view = presenters.chat_view
    patch.setattr(presenters, "chat_view", lambda said, number: chat_view(said, said.no))


@found_by("whispers")
def a_count_of_all_that_was_said(patch: Patch) -> None:
    talk = presenters.talk
    patch.setattr(presenters, "talk", lambda said, *rest: {**talk(said, *rest), "total": len(said)})


@found_by("whispers")
def whispers_to_everybody(patch: Patch) -> None:
    patch.setattr(presenters, "may_read", lambda said, viewer: True)


@found_by("whispers")
def whispers_to_spectators(patch: Patch) -> None:
    may_read = presenters.may_read
    patch.setattr(presenters, "may_read", lambda said, viewer: viewer is None or may_read(said, viewer))


@found_by("whispers")
def whispers_without_their_words(patch: Patch) -> None:
    may_read, chat_view = presenters.may_read, presenters.chat_view

    def changed(said: ChatMessage, number: int) -> Json:
        secret = said.body["channel"] == "private"
        return {**chat_view(said, number), "text": "…" if secret else said.body["text"]}

    patch.setattr(
        presenters,
        "may_read",
        lambda said, viewer: said.body["channel"] == "private" or may_read(said, viewer),
    )
    patch.setattr(presenters, "chat_view", changed)


@found_by("whispers")
def a_message_for_every_wake(patch: Patch) -> None:
    """A whisper wakes everyone, and people who may not read it get the list of who is online."""
    new_messages = subscription.Subscription._new_messages

    def changed(self: subscription.Subscription, fresh: bool) -> Iterator[Json]:
        self._presence = -1
        return new_messages(self, fresh)

    patch.setattr(subscription.Subscription, "_new_messages", changed)


@found_by("whispers")
def an_update_for_every_wake(patch: Patch) -> None:
    new_messages = subscription.Subscription._new_messages
    patch.setattr(subscription.Subscription, "_new_messages", lambda self, fresh: new_messages(self, True))


@found_by("worlds")
def presence_that_counts_what_was_said(patch: Patch) -> None:
    presence = subscription.presence_message

    def changed(live: LiveTable) -> Json:
        return {**presence(live), "lines": len(live.talk)}

    patch.setattr(subscription, "presence_message", changed)
