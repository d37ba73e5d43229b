"""The same table in another world, which one viewer cannot tell apart from the true one.

Everything that the viewer must not know differs: rivals' hands, sealed bids, face-down tiles, the deck,
future random outcomes, seed and salt, the key of the link, the people in the other seats, and others'
whispers. Games that were undone, and those that could be, are swapped too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Final

from hinode.api import Game
from hinode.server.storage.rows import ChatMessage, TableRow
from hinode.server.tables import presenters
from hinode.server.tables.table import Table
from tests.server.secrets.kit.random_games import Viewer, chat_message, person_of

# Attributes of a table that everyone may know.
OPEN: Final = ("status", "n", "picking", "order", "chosen", "asked", "question_numbers", "absence", "clock")


def another_world(game: Game, viewer: Viewer, rng: Random) -> Game:
    """For a spectator, drawn twice: the first draw keeps one seat's secrets, and the second keeps those of
    another seat, which are new by then."""
    for seat in game.clans[:2] if viewer is None else (viewer,):
        game = game.sample(seat, rng)
    return game


class AlternateWorlds:
    """Alternate worlds of the tables of one history, for one viewer."""

    def __init__(self, viewer: Viewer, rng: Random) -> None:
        self.viewer = viewer
        self.person = person_of(viewer)
        self._rng = rng
        self._past: dict[tuple[int, int, int], tuple[Game, Game]] = {}

    def table(self, table: Table) -> Table:
        """Built from its parts, not copied, so that nothing cached is reused."""
        assert table.game is not None
        twin = Table(self._row(table.row))
        for part in OPEN:
            setattr(twin, part, getattr(table, part))
        twin.game = another_world(table.game, self.viewer, self._rng)
        twin.public_entries = [
            entry if entry.game is None else replace(entry, game=self._of_the_past(entry.game))
            for entry in table.public_entries
        ]
        twin.past_games.extend((n, self._of_the_past(game)) for n, game in table.past_games)
        twin.undo_stack._steps = [
            step._replace(before=self._of_the_past(step.before)) for step in table.undo_stack._steps
        ]
        twin.undo_stack.ended = dict(table.undo_stack.ended)
        twin.places = [replace(place, person=self._another(place.person)) for place in table.places]
        twin.votes._votes = {
            seat: {self._another(voter) or "": to for voter, to in cast.items()}
            for seat, cast in table.votes._votes.items()
        }
        return twin

    def _row(self, row: TableRow) -> TableRow:
        rng = self._rng
        return replace(
            row,
            creator=self._another(row.creator) or "",
            seed=str(rng.getrandbits(256)),
            salt=f"{rng.getrandbits(256):064x}",
            invite=f"{rng.getrandbits(96):024x}",
        )

    def _another(self, person: str | None) -> str | None:
        return person if person is None or person == self.person.id else f"another {person}"

    def _of_the_past(self, game: Game) -> Game:
        """A past game does not change, so it gets one world, unless it is continued after all."""
        key = (id(game), game.version, game.event_count)
        if key not in self._past:
            self._past[key] = game, another_world(game, self.viewer, self._rng)
        return self._past[key][1]

    def talk(self, talk: Iterable[ChatMessage], clans: tuple[str, ...]) -> list[ChatMessage]:
        """Of the messages hidden from the viewer, some are removed, some reworded, and some added."""
        found: list[ChatMessage] = []
        for said in talk:
            if presenters.may_read(said, self.viewer):
                found.append(said)
            elif self._rng.random() < 0.5:
                found.append(replace(said, body={**said.body, "text": "quite something else"}))
            if self._rng.random() < 0.2:
                found.append(unread(self.viewer, clans, self._rng))
        return [replace(said, no=number) for number, said in enumerate(found, 1)]


def unread(viewer: Viewer, clans: tuple[str, ...], rng: Random, text: str = "between us") -> ChatMessage:
    """A whisper that is not for this viewer."""
    others = [clan for clan in clans if clan != viewer]
    speaker, *_ = among = rng.sample(others, 2)
    return chat_message(0, speaker, sorted(among), text)
