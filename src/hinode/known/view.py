"""Views: what a seat or a spectator may know, as JSON."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Any, Final

from hinode.known.private import NO_BID, Private, known_on_top
from hinode.known.public import Public
from hinode.vocab.events import bid_json
from hinode.vocab.facts import ALL_TILES
from hinode.vocab.ids import (
    CARD_COUNT,
    CARDS,
    CLANS,
    FIGURES,
    FIRST_SHRINE,
    HIDDEN,
    KAMI,
    KINDS,
    MANDATES,
    MAP_SIZE,
    NO_PIECES,
    NOBODY,
    PHASE_POLITICAL,
    PHASES,
    PROVINCES,
    RESERVE,
    SEASONS,
    at,
)

Json = dict[str, Any]
NOTHING: Final = bytes(at(1, 0))  # the pieces of an empty place
ROWS_REMEMBERED: Final = 4096  # games hold few different rows of pieces and cards, and each again and again


@lru_cache(ROWS_REMEMBERED)
def _pieces(row: bytes) -> tuple[tuple[str, int], ...]:
    return tuple((name, count) for name, count in zip(FIGURES[:KINDS], row, strict=True) if count)


@lru_cache(ROWS_REMEMBERED)
def _cards(row: bytes) -> tuple[str, ...]:
    return tuple(card for card, count in zip(CARDS, row, strict=True) for _ in range(count))


def pieces_json(p: Public, place: int, clan: int) -> dict[str, int]:
    """A clan's pieces in a place, without zeros."""
    i = at(place, clan)
    return dict(_pieces(p.pieces[i : i + KINDS]))


def _place_json(p: Public, place: int) -> Json:
    """The pieces of each clan that has any in a place."""
    found: Json = {}
    pieces = p.pieces
    first = at(place, 0)
    if pieces.startswith(NOTHING, first):
        return found
    for clan in p.clans:
        i = first + clan * KINDS
        row = pieces[i : i + KINDS]
        if row != NO_PIECES:
            found[CLANS[clan]] = dict(_pieces(row))
    return found


def map_json(p: Public) -> Json:
    found: Json = {}
    for province in range(MAP_SIZE):
        here = _place_json(p, province)
        if here:
            found[PROVINCES[province]] = here
    return found


def shrines_json(p: Public) -> list[Json]:
    return [{"kami": KAMI[kami], **_place_json(p, FIRST_SHRINE + kami)} for kami in p.shrines]


def cards_json(p: Public, clan: int) -> list[str]:
    """Cards owned, copies repeated, in the order of the data."""
    return list(_cards(p.owned[clan * CARD_COUNT : (clan + 1) * CARD_COUNT]))


def player_json(p: Public, clan: int) -> Json:
    return {
        "vp": p.vp[clan],
        "coins": p.coins[clan],
        "ronin": p.ronin[clan],
        "cards": cards_json(p, clan),
        "tokens": _tokens_json(p, clan),
        "hostages": [[CLANS[owner], FIGURES[kind]] for captor, owner, kind in p.hostages if captor == clan],
        "allied_seasons": [SEASONS[season] for season in range(3) if p.allied_seasons[clan] >> season & 1],
    }


def _tokens_json(p: Public, clan: int) -> list[list[str]]:
    if clan not in p.tokens:
        return []
    tokens = [divmod(number, MAP_SIZE) for number, owner in enumerate(p.tokens) if owner == clan]
    return [[SEASONS[season], PROVINCES[province]] for season, province in tokens]


def alliances_json(p: Public) -> list[list[str]]:
    return [[CLANS[c], CLANS[p.ally[c]]] for c in p.clans if c < p.ally[c]]


def laid_json(p: Public) -> list[Json]:
    return [
        {
            "clan": CLANS[clan],
            "tile": None if tile == HIDDEN else MANDATES[tile],
            "announce": MANDATES[announced],
        }
        for _, clan, tile, announced in p.laid
    ]


def kami_figures_json(p: Public) -> dict[str, str]:
    """Kami figures on the map."""
    return {
        KAMI[kami]: PROVINCES[p.kami_at[slot]]
        for slot, kami in enumerate(p.shrines)
        if p.kami_at[slot] != NOBODY
    }


def public_json(p: Public) -> Json:
    """The public state as JSON, in the shapes of a position."""
    return {
        "season": SEASONS[p.season],
        "phase": PHASES[p.phase],
        "season_set": p.season_set,
        "kami_unbound": p.kami_unbound,
        "players": {CLANS[clan]: player_json(p, clan) for clan in p.clans},
        "honor": [CLANS[clan] for clan in p.honor],
        "alliances": alliances_json(p),
        "map": map_json(p),
        "shrines": shrines_json(p),
        "kami_figures": kami_figures_json(p),
        "war": [PROVINCES[province] for province in p.war],
        "display": {CARDS[card]: p.display[card] for card in compress(range(CARD_COUNT), p.display)},
    }


def deck_size(p: Public) -> int:
    """Tiles in the mandate deck, with those that the current clan is looking at (POL-3)."""
    choosing = p.phase == PHASE_POLITICAL and not (p.laid and p.laid[-1][0] == p.turn)
    return len(ALL_TILES) - p.turn + choosing


def private_json(p: Public, private: Private) -> Json:
    """A seat's own secrets: hand, sealed bid, and what it knows of the mandate deck."""
    hand = private.hand(p.turn, p.laid)
    return {
        "hand": [MANDATES[tile] for tile in hand],
        "sealed": None if private.sealed == NO_BID else {"kind": "bid", **bid_json(private.sealed)},
        "deck": {
            # Tiles that are certainly on top of the deck, and the size of the deck.
            "top": [MANDATES[tile] for tile in known_on_top(private, p.laid)],
            "size": deck_size(p),
            # Every hand held this season, and what was laid face down by this seat.
            "seen": [{"turn": turn, "tiles": [MANDATES[t] for t in tiles]} for turn, tiles in private.seen],
            "down": [{"turn": turn, "tile": MANDATES[tile]} for turn, tile in private.down],
        },
    }


def observe(
    p: Public,
    private: Private | None,
    *,
    stack: list[Json],
    asking: dict[str, Json],
    pending: list[Json],
    control: dict[str, str | None],
) -> Json:
    """The view of one seat, or of a spectator if there is no private state."""
    view = public_json(p)
    for clan in p.clans:
        view["players"][CLANS[clan]]["reserve"] = pieces_json(p, RESERVE, clan)
    view |= {
        "kami_control": control,
        "war_at": None if p.war_at == NOBODY else p.war_at,
        "mandates": laid_json(p),
        "current": None if p.current == NOBODY else CLANS[p.current],
        "stack": stack,
        "waiting": list(asking),
        "asking": asking,
        "version": p.version,
    }
    return view if private is None else view | own_json(p, private, pending)


def own_json(p: Public, private: Private, pending: list[Json]) -> Json:
    """What a seat knows in addition to a spectator."""
    return {"me": CLANS[private.clan], "pending": pending, "private": private_json(p, private)}
