"""Reads a position and starts a game from it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hinode.flow import driver
from hinode.known.public import Public
from hinode.notation import json_checks as r
from hinode.notation.json_checks import Json, fault
from hinode.notation.options import parse_seed, parse_set
from hinode.notation.position_board import (
    kami_on_map,
    player,
    read_piles,
    read_players,
    read_shrines,
    read_war,
    set_board,
)
from hinode.rules.kami.turn import KamiTurn
from hinode.rules.phases.political import (
    KAMI_OVER,
    MANDATE_OVER,
    MandateTurn,
    Political,
)
from hinode.rules.phases.seasons import AT_WAR, CLEANING, IN_POLITICS, Seasons
from hinode.rules.phases.tea import TeaCeremony
from hinode.rules.phases.winter import Winter
from hinode.rules.queries import TRAITS
from hinode.rules.setup import draw_set, draw_shrines
from hinode.rules.war.phase import WarPhase
from hinode.state.chance import Chance, Outcome
from hinode.state.state import State
from hinode.state.vault import Vault
from hinode.vocab.errors import InvalidPosition, quote
from hinode.vocab.facts import ALL_TILES, HAND_SIZE, KAMI_TURNS_AFTER, MANDATE_TURNS
from hinode.vocab.ids import (
    CLANS,
    HIDDEN,
    MANDATE_NO,
    MANDATES,
    MAP_SIZE,
    PHASE_END,
    PHASE_KAMI,
    PHASE_NO,
    PHASE_POLITICAL,
    PHASE_TEA,
    PHASE_WAR,
    PHASE_WINTER,
    SEASON_NO,
    WINTER,
)
from hinode.worlds.decks import NoHistory
from hinode.worlds.sample import sample_state

KEYS = (
    *("season", "phase", "season_set", "kami_unbound", "seed", "players", "honor", "alliances", "map"),
    *("shrines", "kami_figures", "war", "political", "piles", "display", "random"),
)
POLITICAL_KEYS = ("turn", "current", "hand", "deck", "laid", "seen")
_PHASES = {
    name: number
    for name, number in PHASE_NO.items()
    if number in (PHASE_TEA, PHASE_POLITICAL, PHASE_KAMI, PHASE_WAR, PHASE_WINTER, PHASE_END)
}
"""What is left out is drawn from the seed, in this order: set, shrines, war, piles, deck."""


def read_position(value: object, script: tuple[Outcome, ...] = ()) -> State:
    """The game that a position describes, advanced to its first question."""
    position = r.an_object(value, "position", KEYS)
    chance = _chance(position)
    chance.script = script
    s = State.fresh(_public(position, chance), Vault(chance))
    set_board(s.public, position)
    _war(s, position)
    _political(s, r.an_object(position.get("political", {}), "political", POLITICAL_KEYS))
    s.emit("game_started", "SET-1", s.public.clans, s.public.shrines, s.public.season_set)
    _resume(s)
    driver.run(s)
    return s


def _chance(position: Json) -> Chance:
    chance = Chance.of_seed(parse_seed(position.get("seed", 0), InvalidPosition))
    if "random" in position:
        state = r.an_object(position["random"], "random", ("key", "count"))
        key = state.get("key")
        if not isinstance(key, str) or not key.isascii():
            raise fault("random.key", f"plain text, not {quote(key)}")
        chance = Chance(key, r.a_number(state.get("count", 0), "random.count"))
    return chance


def _public(position: Json, chance: Chance) -> Public:
    clans = read_players(position)
    season_set = parse_set(position.get("season_set", "archway"), InvalidPosition) or draw_set(chance)
    shrines = read_shrines(position) or draw_shrines(chance, kami_on_map(position))
    kami_unbound = r.a_flag(position.get("kami_unbound", False), "kami_unbound")
    p = Public.at_start(clans, season_set, shrines, kami_unbound)
    p.season = r.an_id(position.get("season", "spring"), SEASON_NO, "season", "season")
    default = "winter" if p.season == WINTER else "tea"
    p.phase = r.an_id(position.get("phase", default), _PHASES, "phase of a position", "phase")
    if (p.season == WINTER) != (p.phase in (PHASE_WINTER, PHASE_END)):
        raise fault("phase", "winter has the phase winter, and no other season has it")
    return p


def _war(s: State, position: Json) -> None:
    """This season's war order and the piles of the seasons to come (SEA-1)."""
    p = s.public
    if "war" in position:
        p.war = read_war(p, position["war"])
    elif p.season != WINTER:
        p.war = s.chance(MAP_SIZE)[: len(p.clans) + 2]
    piles = read_piles(p, position)
    for season in range(p.season + 1, WINTER):
        s.vault.piles[season] = piles[season] if season in piles else s.chance(MAP_SIZE)


# -- the political track ---------------------------------------------------------------------


def _political(s: State, political: Json) -> None:
    p = s.public
    p.turn = _turn(p, political)
    _current(p, political)
    laid = _laid(p, political)
    hand = tuple(r.ids(political.get("hand", []), MANDATE_NO, "mandate", "political.hand"))
    if hand and len(hand) != HAND_SIZE:
        raise fault("political.hand", f"{HAND_SIZE} tiles, not {len(hand)} (POL-3)")
    _deck(s, political, hand, laid)
    _lay(s, laid)
    _seen(s, r.an_object(political.get("seen", {}), "political.seen"))
    _check_history(s)


def _turn(p: Public, political: Json) -> int:
    """Mandate turns begun: the one being chosen, or the last one taken."""
    usual = {PHASE_POLITICAL: 1, PHASE_KAMI: KAMI_TURNS_AFTER[0], PHASE_WAR: MANDATE_TURNS}.get(p.phase, 0)
    turn = r.a_number(political.get("turn", usual), "political.turn", MANDATE_TURNS)
    wrong = {PHASE_POLITICAL: turn == 0, PHASE_KAMI: turn not in KAMI_TURNS_AFTER}.get(p.phase, False)
    if wrong:
        raise fault("political.turn", f"no {turn} in this phase (POL-1)")
    return turn if p.phase in (PHASE_POLITICAL, PHASE_KAMI, PHASE_WAR) else 0


def _current(p: Public, political: Json) -> None:
    if "current" in political:
        p.current = player(p, political["current"], "political.current")
    elif p.turn:  # as if the first turn had been the first of the game (POL-2)
        p.current = p.honor[0]
        for _ in range(p.turn - 1):
            p.current = p.left[p.current]


LaidTile = tuple[int, int, int]  # clan, tile or HIDDEN, announced


def _laid(p: Public, political: Json) -> list[LaidTile]:
    """Mandates laid this season; those missing at the front are unknown."""
    found = []
    for number, value in enumerate(r.a_list(political.get("laid", []), "political.laid")):
        where = f"political.laid[{number}]"
        entry = r.an_object(value, where, ("clan", "tile", "announce"))
        clan = player(p, entry.get("clan"), where)
        tile = entry.get("tile")
        tile_no = HIDDEN if tile is None else r.an_id(tile, MANDATE_NO, "mandate", where)
        announced = r.an_id(entry.get("announce", tile), MANDATE_NO, "mandate", where)
        if not TRAITS[clan].face_down and tile_no != announced:
            raise fault(where, f"only the Lotus lay a tile face down, not the {CLANS[clan]} (CLA-LOTUS-1)")
        found.append((clan, tile_no, announced))
    past = p.turn - (p.phase == PHASE_POLITICAL)
    if len(found) > max(past, 0):
        raise fault("political.laid", f"{len(found)} tiles, but {max(past, 0)} mandate turns are over")
    return found


def _deck(s: State, political: Json, hand: tuple[int, ...], laid: list[LaidTile]) -> None:
    """Hand and deck as given; what is left out is drawn from the tiles that remain."""
    p = s.public
    past = max(p.turn - (p.phase == PHASE_POLITICAL), 0)
    held = HAND_SIZE if p.phase == PHASE_POLITICAL else len(hand)
    size = len(ALL_TILES) - past - held
    below = tuple(r.ids(political.get("deck", []), MANDATE_NO, "mandate", "political.deck"))
    if "deck" in political and len(below) != size:
        raise fault("political.deck", f"{size} tiles are under the hand, not {len(below)}")
    used = Counter([*hand, *below, *(tile for _, tile, _ in laid if tile != HIDDEN)])
    _check_tiles(used)
    if len(hand) == held and len(below) == size:
        s.vault.deck = hand + below
        return
    rest = list((Counter(ALL_TILES) - used).elements())
    drawn = tuple(rest[number] for number in s.chance(len(rest)))
    hand = hand or drawn[:held]
    s.vault.deck = hand + (below or drawn[-size:])[:size]


def _check_tiles(used: Counter[int]) -> None:
    for tile in sorted(used):
        if used[tile] > 2:
            raise fault("political", f"more than two {MANDATES[tile]} tiles (SET-9)")


def _lay(s: State, laid: list[LaidTile]) -> None:
    """Put the laid tiles down; the Lotus know theirs (CLA-LOTUS-1)."""
    p = s.public
    used = Counter([*s.vault.deck, *(tile for _, tile, _ in laid if tile != HIDDEN)])
    unknown = list((Counter(ALL_TILES) - used).elements())
    first = p.turn - (p.phase == PHASE_POLITICAL) - len(laid) + 1
    for number, (clan, tile, announced) in enumerate(laid):
        if TRAITS[clan].face_down:
            private = s.privates[clan]
            private.down = (*private.down, (first + number, tile if tile != HIDDEN else unknown.pop(0)))
            tile = HIDDEN
        p.laid = [*p.laid, (first + number, clan, tile, announced)]


def _seen(s: State, seen: Json) -> None:
    """The hands of past mandate turns, four tiles for each the clan has taken."""
    p = s.public
    for name, value in seen.items():
        where = f"political.seen.{name}"
        clan = player(p, name, "political.seen")
        tiles = r.ids(value, MANDATE_NO, "mandate", where)
        turns = [turn for turn, owner, _, _ in p.laid if owner == clan]
        if len(tiles) != HAND_SIZE * len(turns):
            raise fault(where, f"{HAND_SIZE} tiles for each of the {len(turns)} mandates laid by the {name}")
        hands = [tuple(sorted(tiles[at : at + HAND_SIZE])) for at in range(0, len(tiles), HAND_SIZE)]
        s.privates[clan].seen = tuple(zip(turns, hands, strict=True))


def _check_history(s: State) -> None:
    """What each clan has seen must fit the tiles laid."""
    for clan in s.public.clans:
        if s.privates[clan].seen:
            try:
                sample_state(s, clan, Random(0))
            except NoHistory as error:
                raise fault(f"political.seen.{CLANS[clan]}", str(error)) from error


# -- starting the game --------------------------------------------------------------------------------


def _resume(s: State) -> None:
    """Put the frames on the stack that are there at the start of the phase."""
    p = s.public
    frames: list[Any] = []
    seasons = Seasons()
    if p.phase == PHASE_TEA:
        seasons.step = IN_POLITICS
        frames = [seasons, TeaCeremony()]
    elif p.phase == PHASE_POLITICAL:
        seasons.step = AT_WAR
        frames = [seasons, _politics(MANDATE_OVER), MandateTurn()]
    elif p.phase == PHASE_KAMI:
        seasons.step = AT_WAR
        frames = [seasons, _politics(KAMI_OVER), KamiTurn()]
    elif p.phase == PHASE_WAR:
        seasons.step = CLEANING
        frames = [seasons, WarPhase()]
    elif p.phase == PHASE_WINTER:
        frames = [Winter()]
    for frame in frames:
        s.push(frame)


def _politics(step: int) -> Political:
    frame = Political()
    frame.step = step
    return frame
