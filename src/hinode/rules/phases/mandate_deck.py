"""The mandate deck: looking at the top four, and shuffling all ten together again."""

from __future__ import annotations

from hinode.rules import changes
from hinode.state.state import State
from hinode.vocab.facts import ALL_TILES, HAND_SIZE


def deal(s: State) -> tuple[int, ...]:
    """All ten tiles in a new order."""
    return tuple(ALL_TILES[number] for number in s.chance(len(ALL_TILES)))


def shuffle_mandates(s: State) -> None:
    """All mandate tiles, the Lotus' face-down ones too, are shuffled together (CLN-3, RUL-13)."""
    s.vault.deck = deal(s)
    for private in s.privates:
        private.seen = ()
        private.down = ()
    changes.clear_mandates(s)


def look(s: State, clan: int) -> None:
    """The current player looks at the top four in secret (POL-3)."""
    changes.reveal(s)
    p, vault = s.public, s.vault
    hand = tuple(sorted(vault.deck[:HAND_SIZE]))
    vault.deck = hand + vault.deck[HAND_SIZE:]
    private = s.privates[clan]
    private.seen = (*private.seen, (p.turn, hand))
    s.emit("looked", "POL-3", clan, p.turn, hand)


def take_out(s: State, clan: int, tile: int, face_down: bool) -> None:
    """The chosen tile leaves the deck; the other three stay on top, unshuffled (POL-3)."""
    deck = list(s.vault.deck)
    deck.remove(tile)  # the first of its kind, so one of the top four
    s.vault.deck = tuple(deck)
    if face_down:
        private = s.privates[clan]
        private.down = (*private.down, (s.public.turn, tile))
