"""Honor and alliances."""

from __future__ import annotations

from hinode.known.public import replaced
from hinode.state.state import State
from hinode.vocab.ids import NOBODY


def gain_honor(s: State, clan: int, cause: str) -> None:
    """Change places with the clan above; nothing at the top (HON-2)."""
    place = s.public.honor.index(clan)
    if place:
        _climb(s, clan, place, place - 1, cause)


def lose_honor(s: State, clan: int, cause: str) -> None:
    """Change places with the clan below; nothing at the bottom (HON-3)."""
    place = s.public.honor.index(clan)
    if place < len(s.public.honor) - 1:
        _climb(s, clan, place, place + 1, cause)


def rise_to_top(s: State, clan: int, cause: str) -> None:
    """All between move down one (KAM-3)."""
    place = s.public.honor.index(clan)
    if place:
        _climb(s, clan, place, 0, cause)


def _climb(s: State, clan: int, old: int, new: int, cause: str) -> None:
    track = s.public.honor.copy()
    del track[old]
    track.insert(new, clan)
    s.public.honor = track
    s.emit("honor", cause, clan, old - new, tuple(track))


def ally(s: State, clan: int, other: int) -> None:
    p = s.public
    for one, two in ((clan, other), (other, clan)):
        p.ally = replaced(p.ally, one, two)
        p.allied_seasons = replaced(p.allied_seasons, one, p.allied_seasons[one] | 1 << p.season)
    s.emit("allied", "TEA-2", clan, other)


def end_alliance(s: State, clan: int, cause: str) -> None:
    p = s.public
    other = p.ally[clan]
    p.ally = replaced(replaced(p.ally, clan, NOBODY), other, NOBODY)
    s.emit("alliance_ended", cause, clan, other)
