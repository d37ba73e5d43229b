"""Reads the public part of a position: players, map, shrines, cards."""

from __future__ import annotations

from typing import Any

from hinode.known.public import Public, added, replaced
from hinode.notation.json_checks import (
    Json,
    a_list,
    a_number,
    an_id,
    an_object,
    different,
    fault,
    ids,
)
from hinode.rules.triggers import hooks
from hinode.vocab.errors import quote
from hinode.vocab.facts import OWNED, TOUCHABLE, WORSHIPPERS, deck
from hinode.vocab.ids import (
    CARD_COUNT,
    CARD_NO,
    CARD_OF_MONSTER,
    CARDS,
    CLAN_NO,
    CLANS,
    FIGURE_NO,
    FIGURES,
    FIRST_MONSTER,
    FIRST_SHRINE,
    KAMI,
    KAMI_NO,
    KINDS,
    MAP_SIZE,
    NOBODY,
    PHASE_TEA,
    PROVINCE_NO,
    PROVINCES,
    RESERVE,
    SEASON_NO,
    SEASONS,
    WINTER,
    at,
)

PLAYER_KEYS = ("vp", "coins", "ronin", "cards", "tokens", "hostages", "allied_seasons")
_KINDS = {name: number for name, number in FIGURE_NO.items() if number < KINDS}
_WAR_SEASONS = {name: number for name, number in SEASON_NO.items() if number < 3}


def read_players(position: Json) -> tuple[int, ...]:
    """The clans in play, in seat order."""
    players = an_object(position.get("players"), "players")
    clans = [an_id(name, CLAN_NO, "clan", "players") for name in players]
    if not 3 <= len(clans) <= 5:
        raise fault("players", f"3 to 5 players, not {len(clans)} (SET-1)")
    return tuple(sorted(clans))


def set_board(p: Public, position: Json) -> None:
    """Fill in the public state from the position."""
    for clan in p.clans:
        _player(p, clan, position["players"][CLANS[clan]])
    _honor(p, position)
    _alliances(p, position)
    _map(p, position)
    _shrines(p, position)
    _kami_figures(p, position)
    _display(p, position)
    for clan in p.clans:
        _reserve(p, clan)
        p.listening = replaced(p.listening, clan, hooks.listening(p, clan))


def _player(p: Public, clan: int, value: object) -> None:
    where = f"players.{CLANS[clan]}"
    holds = an_object(value, where, PLAYER_KEYS)
    p.vp[clan] = a_number(holds.get("vp", 0), f"{where}.vp")
    p.coins[clan] = a_number(holds.get("coins", 0), f"{where}.coins")
    p.ronin[clan] = a_number(holds.get("ronin", 0), f"{where}.ronin")
    for card in ids(holds.get("cards", []), CARD_NO, "card", f"{where}.cards"):
        p.owned = added(p.owned, clan * CARD_COUNT + card, 1)
        _check_copies(p, card, f"{where}.cards")
    _tokens(p, clan, holds.get("tokens", []), f"{where}.tokens")
    _hostages(p, clan, holds.get("hostages", []), f"{where}.hostages")
    for season in ids(holds.get("allied_seasons", []), _WAR_SEASONS, "season", f"{where}.allied_seasons"):
        _mark_allied(p, clan, season)


def _copies(p: Public, card: int) -> int:
    """How many copies the game's decks hold."""
    return sum(deck(season, p.season_set)[card] for season in range(3))


def _check_copies(p: Public, card: int, where: str) -> None:
    exist = _copies(p, card)
    if not exist:
        raise fault(where, f"{CARDS[card]!r} is neither a Core card nor of the {p.season_set} set (SET-7)")
    if sum(p.owned[clan * CARD_COUNT + card] for clan in p.clans) > exist:
        raise fault(where, f"more copies of {CARDS[card]!r} than exist ({exist})")


def _pair(value: object, where: str) -> tuple[Any, Any]:
    pair = a_list(value, where)
    if len(pair) != 2:
        raise fault(where, f"a pair, not {quote(value)}")
    return pair[0], pair[1]


def _tokens(p: Public, clan: int, value: object, where: str) -> None:
    for number, entry in enumerate(a_list(value, where)):
        season, province = _pair(entry, f"{where}[{number}]")
        token = an_id(season, _WAR_SEASONS, "season with war tokens", f"{where}[{number}]") * MAP_SIZE
        token += an_id(province, PROVINCE_NO, "province", f"{where}[{number}]")
        if p.tokens[token] != NOBODY:
            raise fault(f"{where}[{number}]", f"the token {season} {province} is taken already")
        p.tokens = replaced(p.tokens, token, clan)


def _hostages(p: Public, clan: int, value: object, where: str) -> None:
    for number, entry in enumerate(a_list(value, where)):
        owner_name, kind_name = _pair(entry, f"{where}[{number}]")
        owner = player(p, owner_name, f"{where}[{number}]")
        kind = an_id(kind_name, _KINDS, "figure", f"{where}[{number}]")
        if owner == clan or kind not in TOUCHABLE:
            raise fault(f"{where}[{number}]", f"the {owner_name}'s {kind_name} cannot be a hostage (BAT-8)")
        p.hostages = [*p.hostages, (clan, owner, kind)]


def player(p: Public, value: object, where: str) -> int:
    clan = an_id(value, CLAN_NO, "clan", where)
    if clan not in p.clans:
        raise fault(where, f"the {CLANS[clan]} do not play")
    return clan


def _honor(p: Public, position: Json) -> None:
    if "honor" not in position:
        return
    order = ids(position["honor"], CLAN_NO, "clan", "honor")
    if sorted(order) != list(p.clans):
        raise fault("honor", "every player once, highest first (HON-1)")
    p.honor = order


def _alliances(p: Public, position: Json) -> None:
    for number, pair in enumerate(a_list(position.get("alliances", []), "alliances")):
        where = f"alliances[{number}]"
        one, two = (player(p, name, where) for name in _pair(pair, where))
        if one == two or p.ally[one] != NOBODY or p.ally[two] != NOBODY:
            raise fault(where, "an alliance is between two players, each in at most one (TEA-2)")
        p.ally = replaced(replaced(p.ally, one, two), two, one)
        if p.season < WINTER and p.phase != PHASE_TEA:  # TEA-1 ends it before it counts
            _mark_allied(p, one, p.season)
            _mark_allied(p, two, p.season)


def _mark_allied(p: Public, clan: int, season: int) -> None:
    p.allied_seasons = replaced(p.allied_seasons, clan, p.allied_seasons[clan] | 1 << season)


def _pieces(p: Public, place: int, value: object, where: str) -> None:
    for name, counts in an_object(value, where).items():
        clan = player(p, name, where)
        for kind_name, count in an_object(counts, f"{where}.{name}").items():
            spot = f"{where}.{name}.{kind_name}"
            kind = an_id(kind_name, _KINDS, "figure", f"{where}.{name}")
            if place >= FIRST_SHRINE and kind not in WORSHIPPERS:
                raise fault(spot, f"a {kind_name} cannot be in a shrine (REC-5)")
            p.pieces = added(p.pieces, at(place, clan) + kind, a_number(count, spot, maximum=99))


def _map(p: Public, position: Json) -> None:
    for name, here in an_object(position.get("map", {}), "map").items():
        _pieces(p, an_id(name, PROVINCE_NO, "province", "map"), here, f"map.{name}")


def _shrines(p: Public, position: Json) -> None:
    for number, entry in enumerate(position.get("shrines", [])):
        worshippers = {name: here for name, here in entry.items() if name != "kami"}
        _pieces(p, FIRST_SHRINE + p.shrines[number], worshippers, f"shrines[{number}]")


def read_shrines(position: Json) -> tuple[int, ...] | None:
    """The four kami, left to right (SET-6); None where they are to be drawn."""
    if "shrines" not in position:
        return None
    found = []
    for number, value in enumerate(a_list(position["shrines"], "shrines")):
        entry = an_object(value, f"shrines[{number}]")
        found.append(an_id(entry.get("kami"), KAMI_NO, "kami", f"shrines[{number}].kami"))
    if len(found) != 4:
        raise fault("shrines", f"exactly four, not {len(found)} (SET-6)")
    return different(found, KAMI, "shrines")


def kami_on_map(position: Json) -> list[int]:
    """Kami whose figures stand on the map, so that they must have a shrine."""
    figures = an_object(position.get("kami_figures", {}), "kami_figures")
    return [an_id(name, KAMI_NO, "kami", "kami_figures") for name in figures]


def _kami_figures(p: Public, position: Json) -> None:
    figures = an_object(position.get("kami_figures", {}), "kami_figures")
    if figures and not p.kami_unbound:
        raise fault("kami_figures", "there are none without kami_unbound (KUB-1)")
    for name, province in figures.items():
        kami = an_id(name, KAMI_NO, "kami", "kami_figures")
        if kami not in p.shrines:
            raise fault("kami_figures", f"{name} has no shrine in this game (KUB-1)")
        where = an_id(province, PROVINCE_NO, "province", f"kami_figures.{name}")
        p.kami_at = replaced(p.kami_at, p.shrines.index(kami), where)


def _display(p: Public, position: Json) -> None:
    """As given, or all cards of the season that no clan owns."""
    offered = [0] * CARD_COUNT if p.season > 2 else deck(p.season, p.season_set)
    if "display" in position:
        shown = [0] * CARD_COUNT
        for name, count in an_object(position["display"], "display").items():
            card = an_id(name, CARD_NO, "card", "display")
            shown[card] = a_number(count, f"display.{name}")
            owned = sum(p.owned[clan * CARD_COUNT + card] for clan in p.clans)
            if shown[card] + owned > _copies(p, card):
                raise fault(f"display.{name}", f"more copies than exist ({_copies(p, card)})")
        p.display = shown
        return
    held = [sum(p.owned[clan * CARD_COUNT + card] for clan in p.clans) for card in range(CARD_COUNT)]
    p.display = [max(0, offered[card] - held[card]) for card in range(CARD_COUNT)]


def _reserve(p: Public, clan: int) -> None:
    """What is not on the map, in a shrine or held hostage is in reserve."""
    for kind in range(KINDS):
        exist = OWNED[kind]
        if kind >= FIRST_MONSTER:
            exist = p.owned[clan * CARD_COUNT + CARD_OF_MONSTER[kind - FIRST_MONSTER]]
        used = sum(p.pieces[at(place, clan) + kind] for place in range(RESERVE))
        used += sum(owner == clan and held == kind for _, owner, held in p.hostages)
        if used > exist:
            owner = f"the {CLANS[clan]}"
            why = f"{owner} do not own its card" if not exist else f"{owner} have {exist}"
            raise fault("map", f"{used} {FIGURES[kind]} of {owner}, but {why}")
        p.pieces = added(p.pieces, at(RESERVE, clan) + kind, exist - used)


def read_war(p: Public, value: object) -> tuple[int, ...]:
    """Provinces with a war number, in order."""
    return different(ids(value, PROVINCE_NO, "province", "war"), PROVINCES, "war")


def read_piles(p: Public, position: Json) -> dict[int, tuple[int, ...]]:
    """War province tokens of the seasons to come, in order."""
    piles = an_object(position.get("piles", {}), "piles", SEASONS[1:3])
    found: dict[int, tuple[int, ...]] = {}
    for name, value in piles.items():
        where = f"piles.{name}"
        if SEASON_NO[name] <= p.season:
            raise fault(where, "only the seasons to come have a pile")
        pile = different(ids(value, PROVINCE_NO, "province", where), PROVINCES, where)
        if len(pile) != MAP_SIZE:
            raise fault(where, f"all {MAP_SIZE} provinces (SET-8)")
        found[SEASON_NO[name]] = pile
    return found
