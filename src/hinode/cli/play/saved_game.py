"""Games that were saved with `save`, to be resumed."""

from __future__ import annotations

from typing import NamedTuple

from hinode import Game, HinodeError, InvalidRecord
from hinode.cli import help_text
from hinode.cli.records.record_files import read_document
from hinode.deals import DealBook
from hinode.server.records.importing import replayed


class SavedGame(NamedTuple):
    """A game, the player's clan, and the deals that were made. Open offers are not saved."""

    game: Game
    me: str
    book: DealBook


def read_saved(path: str, clan: str | None) -> SavedGame:
    """Read a saved game. `clan`: the one to play, if named. Raises `HinodeError` if it cannot be resumed."""
    document = read_document(path)
    try:
        game, book = replayed(document)
    except InvalidRecord as error:
        raise HinodeError(help_text.BAD_RECORD.format(path=path, reason=error)) from error
    if game.result is not None:
        raise HinodeError(help_text.OVER.format(path=path))
    if clan is None or clan not in game.clans:  # the record does not say whose game it was
        raise HinodeError(help_text.NOT_PLAYED.format(path=path, clans=", ".join(game.clans)))
    return SavedGame(game, clan, book)
