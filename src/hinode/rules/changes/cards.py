"""Season cards: the display and the cards that clans buy from it."""

from __future__ import annotations

from hinode.known.public import added, replaced
from hinode.rules.changes.wealth import mark_bought, spend_coins
from hinode.rules.triggers import hooks
from hinode.state.state import State
from hinode.vocab.ids import CARD_COUNT, FIGURE_OF_CARD, NOBODY, RESERVE, at


def acquire(s: State, clan: int, card: int, cost: int, cause: str) -> int:
    """A card of the display for its price (TRA-2); returns its event. A Monster joins the reserve."""
    p = s.public
    spend_coins(s, clan, cost, cause)
    p.display = replaced(p.display, card, p.display[card] - 1)
    p.owned = added(p.owned, clan * CARD_COUNT + card, 1)
    p.listening = replaced(p.listening, clan, p.listening[clan] | hooks.card_bits(card))
    if p.wealth and hooks.card_listens(card, hooks.PILE):
        mark_bought(s, clan, card)
    event = s.emit("acquired", cause, clan, card, cost)
    figure = FIGURE_OF_CARD[card]
    if figure != NOBODY:
        p.pieces = added(p.pieces, at(RESERVE, clan) + figure, 1)
        s.emit("monster_joined", cause, clan, figure)
    return event


def lay_display(s: State, copies: list[int]) -> None:
    """Discard the rest of the old display and lay out the new season's cards (SEA-2)."""
    p = s.public
    if any(p.display):
        s.emit("display_discarded", "SEA-2", tuple(p.display))
    p.display = copies
    s.emit("display_laid", "SEA-2", tuple(copies))
