"""Features: a position as small numbers for the learned value (`hinode.bots.learned`).

One row of bytes: the numbers of the table, then the numbers of each clan in seat order. Every clan has the
same columns, so the network treats all clans alike; only `CLAN` says which clan it is. Features use public
information only: the public state, who is asked, and what kind of question it is.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hinode.bots.evaluation.card_values import WINTER_CARDS, fitted_value
from hinode.bots.evaluation.position import on_map, provinces_won, stage_of
from hinode.bots.evaluation.war_odds import CHANCES, LOG_FORCE, SET_WORTH, SET_WORTH_LAST
from hinode.bots.evaluation.weights import Row
from hinode.known.public import Public
from hinode.rules.phases.political import turns_left
from hinode.rules.queries import TRAITS, all_forces
from hinode.vocab.facts import FORCE, REWARDS, SET_BONUS, TOKEN_VP
from hinode.vocab.ids import (
    CARD_COUNT,
    FIRST_MONSTER,
    FIRST_SHRINE,
    KINDS,
    MAP_SIZE,
    NOBODY,
    PHASE_KAMI,
    PHASE_POLITICAL,
    PHASE_TEA,
    PHASE_WAR,
    RESERVE,
    STRONGHOLD,
    WINTER,
    at,
)
from hinode.worlds.world import World

# -- columns of the table -------------------------------------------------------------------------
SEASON: Final = 0  # one of three
PHASE: Final = 3  # tea, politics, kami, war
TURNS: Final = 7  # mandate turns left
KAMI_TURNS: Final = 8
LAID: Final = 9  # mandates laid this season, by kind
SHRINES: Final = 14  # in play, by kami
QUESTION: Final = 21  # kind of the question
QUESTIONS: Final = ("tea", "mandate", "recruit", "marshal", "train", "betray", "bid", "offer")
WARS_LEFT: Final = QUESTION + len(QUESTIONS) + 1
PLAYERS: Final = WARS_LEFT + 1  # 3, 4, or 5
UNBOUND: Final = PLAYERS + 3
TABLE_SIZE: Final = UNBOUND + 1

# -- columns of a clan ----------------------------------------------------------------------------
CLAN: Final = 0  # one of five
VP: Final = 5
SCORED: Final = 6  # VP if the game ended now
SCORED_LEAD: Final = 7
EXPECTED: Final = 8  # VP from this season's wars to come, in quarters
LEAD: Final = 9  # over the best rival, with the wars to come
MEAN_LEAD: Final = 10
COINS: Final = 11
COINS_PER_BATTLE: Final = 12
RONIN: Final = 13
HONOR: Final = 14  # clans below
TOP_HONOR: Final = 15
ALLIED: Final = 16
ALLY_ACTS: Final = 17
CAPTIVES: Final = 18
CAPTURED: Final = 19
PROVINCES: Final = 20
NEXT_SET: Final = 21
TOKEN_POINTS: Final = 22
TOKENS_TO_COME: Final = 23
NEW_TO_COME: Final = 24
BATTLES: Final = 25
MY_TURNS: Final = 26
OUR_TURNS: Final = 27  # mandate turns of the clan and of its ally
WAIT: Final = 28  # mandate turns until its own
ASKED: Final = 29
IN_BATTLE: Final = 30
VICTOR: Final = 31
HIRED: Final = 32
ON_MAP: Final = 33  # Bushi, Shinto, Daimyo, Strongholds, Monsters
MONSTER_FORCE: Final = 38
IN_RESERVE: Final = 39  # Bushi, Shinto, Daimyo
MONSTERS_WAITING: Final = 42
PRESENT: Final = 43
MAP_FORCE: Final = 44
WAR_FORCE: Final = 45
HARVEST: Final = 46  # VP, Coins, Ronin of the provinces it leads
LEADS: Final = 49
SEASONS_ALLIED: Final = 50
WORSHIPPERS: Final = 51  # by kami
DEVOTEE: Final = 58  # by kami
CARD_WORTH: Final = 65
WINTER_CARDS_OWNED: Final = 66
CARDS: Final = 67
WARS: Final = 68  # this season's wars in order: force, chance, margin, new province
WAR_COLUMNS: Final = 4
MOST_WARS: Final = 7
OWNED: Final = WARS + WAR_COLUMNS * MOST_WARS  # copies of each card
CLAN_SIZE: Final = OWNED + CARD_COUNT
ALLY_SEAT: Final = CLAN_SIZE  # the seat of its ally, counted from 1; 0 if it has none. Not an input.
ROW_SIZE: Final = CLAN_SIZE + 1  # bytes of a clan

ZERO: Final = 128  # the byte that stands for 0 in a number that may be negative
MARGIN_ZERO: Final = 64
_FORCES: Final = len(LOG_FORCE)
_COIN_STEPS: Final = 128  # Coins for each battle, in quarters
_FORCE_CHANCE: Final[tuple[Row, ...]] = tuple(
    tuple(exp(odds.force * force) for force in LOG_FORCE) for odds in CHANCES
)
_COIN_CHANCE: Final[tuple[Row, ...]] = tuple(
    tuple(exp(odds.coins * step / 4) for step in range(_COIN_STEPS)) for odds in CHANCES
)
_RONIN_CHANCE: Final[tuple[Row, ...]] = tuple(
    tuple(exp(odds.ronin * ronin) for ronin in range(64)) for odds in CHANCES
)
_BATTLE_CHANCE: Final[tuple[Row, ...]] = tuple(
    tuple(exp(odds.battles * battles) for battles in range(5)) for odds in CHANCES
)
# At clans present * 5 + clans of higher honor.
_HONOR_CHANCE: Final[tuple[Row, ...]] = tuple(
    tuple(exp(odds.honor / max(1, n) * (n - 1 - 2 * above)) for n in range(6) for above in range(5))
    for odds in CHANCES
)
_SPENDING: Final[Row] = tuple(exp(odds.spending) for odds in CHANCES)
_AWAY: Final[tuple[Row, ...]] = tuple(
    tuple(exp(odds.absent + odds.absent_coins * step / 4) for step in range(_COIN_STEPS)) for odds in CHANCES
)
_AWAY_FLYING: Final[Row] = tuple(exp(odds.absent_flier) for odds in CHANCES)
_AWAY_CASTLE: Final[Row] = tuple(exp(odds.absent_castle) for odds in CHANCES)
_NO_TOKEN: Final[Row] = tuple(exp(odds.nobody) for odds in CHANCES)


def features(world: World) -> bytes:
    """The row of a position."""
    p = world.public
    seats = len(p.clans)
    row = [0] * (TABLE_SIZE + seats * ROW_SIZE)
    turns = turns_left(p)
    forces = all_forces(p)
    _table(world, len(turns), row)
    starts = [0] * 5
    for seat, clan in enumerate(p.clans):
        starts[clan] = TABLE_SIZE + seat * ROW_SIZE
        row[starts[clan] + CLAN + clan] = 1
    _holdings(p, starts, row)
    _order(p, turns, starts, row)
    _army(p, starts, row)
    _lands(p, forces, starts, row)
    _shrines(p, starts, row)
    _wars(p, len(turns), forces, starts, row)
    _scores(p, starts, row)
    for ask in world.asks():
        row[starts[ask.clan] + ASKED] = 1
    _cards(p, starts, row)
    return bytes(row)


def _byte(number: int) -> int:
    return 0 if number < 0 else (255 if number > 255 else number)


def _table(world: World, turns: int, row: list[int]) -> None:
    p = world.public
    if p.season < WINTER:
        row[SEASON + p.season] = 1
    if p.phase == PHASE_TEA:
        row[PHASE] = 1
    elif p.phase == PHASE_POLITICAL:
        row[PHASE + 1] = 1
    elif p.phase == PHASE_KAMI:
        row[PHASE + 2] = 1
    elif p.phase == PHASE_WAR:
        row[PHASE + 3] = 1
    row[TURNS] = turns
    row[KAMI_TURNS] = stage_of(p).kami_turns
    for _, _, _, mandate in p.laid:
        row[LAID + mandate] += 1
    for kami in p.shrines:
        row[SHRINES + kami] = 1
    asks = world.asks()
    if asks:
        kind = asks[0].kind
        number = 0
        while number < len(QUESTIONS) and QUESTIONS[number] != kind:
            number += 1
        row[QUESTION + number] = 1
    row[WARS_LEFT] = len(p.war) - max(0, p.war_at)
    row[PLAYERS + len(p.clans) - 3] = 1
    row[UNBOUND] = 1 if p.kami_unbound else 0


def _holdings(p: Public, starts: list[int], row: list[int]) -> None:
    """VP, Coins, Ronin, honor, allies, and hostages."""
    below = len(p.clans) - 1
    for place, clan in enumerate(p.honor):
        i = starts[clan]
        row[i + VP] = _byte(p.vp[clan])
        row[i + COINS] = _byte(p.coins[clan])
        row[i + RONIN] = _byte(p.ronin[clan])
        row[i + HONOR] = below - place
        row[i + TOP_HONOR] = 1 if place == 0 else 0
        ally = p.ally[clan]
        if ally != NOBODY:
            row[i + ALLIED] = 1
            row[i + ALLY_ACTS] = 1 if ally == p.current else 0
            row[i + ALLY_SEAT] = (starts[ally] - TABLE_SIZE) // ROW_SIZE + 1
        seasons = p.allied_seasons[clan]
        row[i + SEASONS_ALLIED] = (seasons & 1) + (seasons >> 1 & 1) + (seasons >> 2 & 1)
        row[i + IN_BATTLE] = 1 if clan in p.battle else 0
        row[i + VICTOR] = 1 if p.victor == clan else 0
    for captor, owner, _ in p.hostages:
        row[starts[captor] + CAPTIVES] += 1
        row[starts[owner] + CAPTURED] += 1
    if p.hired[0] != NOBODY:
        row[starts[p.hired[0]] + HIRED] = _byte(p.hired[1])


def _order(p: Public, turns: list[tuple[int, int]], starts: list[int], row: list[int]) -> None:
    """Mandate turns to come: its own, its ally's, and how long it waits."""
    for clan in p.clans:
        i, ally = starts[clan], p.ally[clan]
        wait, own, shared = len(turns), 0, 0
        for number, (_, chooser) in enumerate(turns):
            if chooser == clan:
                if own == 0:
                    wait = number
                own += 1
            elif chooser == ally:
                shared += 1
        row[i + MY_TURNS] = own
        row[i + OUR_TURNS] = own + shared
        row[i + WAIT] = wait


def _army(p: Public, starts: list[int], row: list[int]) -> None:
    """Pieces by kind, on the map and in reserve."""
    army = on_map(p)
    pieces = bytes(p.pieces[at(RESERVE, 0) :])
    for clan in p.clans:
        i, first = starts[clan], clan * KINDS
        for kind in range(FIRST_MONSTER):
            row[i + ON_MAP + kind] = army[first + kind]
            if kind != STRONGHOLD:
                row[i + IN_RESERVE + kind] = pieces[first + kind]
        for kind in range(FIRST_MONSTER, KINDS):
            if army[first + kind]:
                row[i + ON_MAP + FIRST_MONSTER] += army[first + kind]
                row[i + MONSTER_FORCE] += army[first + kind] * FORCE[kind]
            row[i + MONSTERS_WAITING] += pieces[first + kind]


def _lands(p: Public, forces: list[list[int]], starts: list[int], row: list[int]) -> None:
    """Where a clan stands, and what its provinces would bring in a Harvest."""
    for province in range(MAP_SIZE):
        here = forces[province]
        first, most = NOBODY, 0
        for clan in p.honor:
            force = here[clan]
            if force:
                i = starts[clan]
                row[i + PRESENT] += 1
                row[i + MAP_FORCE] += force
                if force > most:
                    first, most = clan, force
        if first != NOBODY:
            i = starts[first]
            reward = REWARDS[province]
            row[i + HARVEST] += reward[0]
            row[i + HARVEST + 1] += reward[1]
            row[i + HARVEST + 2] += reward[2]
            row[i + LEADS] += 1


def _shrines(p: Public, starts: list[int], row: list[int]) -> None:
    """Worshippers, and who has the most in each shrine (KAM-2)."""
    for kami in p.shrines:
        i = at(FIRST_SHRINE + kami, 0)
        here = bytes(p.pieces[i : i + 5 * KINDS])
        first, most = NOBODY, 0
        for clan in p.honor:
            heads = 0
            for kind in range(clan * KINDS, (clan + 1) * KINDS):
                heads += here[kind]
            if heads:
                row[starts[clan] + WORSHIPPERS + kami] = heads
                if heads > most:
                    first, most = clan, heads
        if first != NOBODY:
            row[starts[first] + DEVOTEE + kami] = 1


def _wars(p: Public, turns: int, forces: list[list[int]], starts: list[int], row: list[int]) -> None:
    """This season's wars to come: forces, chances, and the VP they should bring."""
    open_wars = [
        (slot, province)
        for slot, province in enumerate(p.war)
        if slot >= p.war_at and p.season < WINTER and p.tokens[p.season * MAP_SIZE + province] == NOBODY
    ]
    for _, province in open_wars:
        present = [clan for clan in p.clans if forces[province][clan]]
        for clan in present:
            row[starts[clan] + WAR_FORCE] += forces[province][clan]
            if len(present) > 1:
                row[starts[clan] + BATTLES] += 1
    won = provinces_won(p)
    here, away = [0.0] * 5, [0.0] * 5
    tokens, new = [0.0] * 5, [0.0] * 5
    for clan in p.clans:
        here[clan], away[clan] = _strengths(p, clan, turns, starts[clan], row)
    for slot, province in open_wars:
        column = WARS + slot * WAR_COLUMNS
        there = forces[province]
        if p.battle and province == p.war[p.war_at]:
            there = _in_battle(p, there)
        chances = _chances(p, province, turns, there, here, away)
        for clan in p.clans:
            i, force = starts[clan] + column, there[clan]
            row[i] = force
            row[i + 1] = int(chances[clan] * 200.0)
            best = 0
            for other in p.clans:
                if other != clan and there[other] > best:
                    best = there[other]
            row[i + 2] = _byte(MARGIN_ZERO + force - best)
            tokens[clan] += chances[clan]
            if province not in won[clan]:
                row[i + 3] = 1
                new[clan] += chances[clan]
    for clan in p.clans:
        _expected(p, clan, tokens[clan], new[clan], len(won[clan]), starts[clan], row)


def _strengths(p: Public, clan: int, turns: int, i: int, row: list[int]) -> tuple[float, float]:
    """What Coins, Ronin, and battles add to a clan's chance where it has force, and where it has none yet."""
    battles = row[i + BATTLES]
    coins, ronin = p.coins[clan], min(p.ronin[clan], 63)
    step = min(coins * 4 // max(battles, 1), _COIN_STEPS - 1)
    row[i + COINS_PER_BATTLE] = step
    here = _COIN_CHANCE[turns][step] * _RONIN_CHANCE[turns][ronin] * _BATTLE_CHANCE[turns][min(battles, 4)]
    if TRAITS[clan].coins_are_ronin:
        here *= _SPENDING[turns]
    away = _AWAY[turns][min(coins * 4 // (battles + 1), _COIN_STEPS - 1)]
    if TRAITS[clan].flies:
        away *= _AWAY_FLYING[turns]
    return here, away


def _in_battle(p: Public, forces: list[int]) -> list[int]:
    """Forces in the battle being fought, with hired Ronin; only the victor's once it is decided."""
    if p.victor != NOBODY:
        return [1 if clan == p.victor else 0 for clan in range(5)]
    hirer, hired = p.hired
    return [force + hired if clan == hirer else force for clan, force in enumerate(forces)]


def _chances(
    p: Public, province: int, turns: int, forces: list[int], here: list[float], away: list[float]
) -> list[float]:
    """By clan slot: the chance to win the token of a province, as `war_odds` estimates it."""
    found = [0.0] * 5
    count = 0
    for clan in p.clans:
        if forces[clan]:
            count += 1
    if count == 0 and turns == 0:
        return found
    total = _NO_TOKEN[turns] if turns else 0.0
    above = 0
    for clan in p.honor:
        force = forces[clan]
        if force:
            score = here[clan] * _FORCE_CHANCE[turns][min(force, _FORCES - 1)]
            score *= _HONOR_CHANCE[turns][count * 5 + above]
            above += 1
        elif turns:
            castle = p.pieces[(province * 5 + clan) * KINDS + STRONGHOLD]
            score = away[clan] * (_AWAY_CASTLE[turns] if castle else 1.0)
        else:
            continue
        found[clan] = score
        total += score
    for clan in p.clans:
        found[clan] /= total
    return found


def _expected(p: Public, clan: int, tokens: float, new: float, had: int, i: int, row: list[int]) -> None:
    """The VP of the tokens to come, with the set bonus between two whole numbers of provinces."""
    row[i + TOKENS_TO_COME] = int(tokens * 30.0)
    row[i + NEW_TO_COME] = int(new * 30.0)
    if p.season >= WINTER:
        return
    worth = SET_WORTH_LAST if p.season == 2 else SET_WORTH
    whole = int(new)
    low, high = min(had + whole, MAP_SIZE), min(had + whole + 1, MAP_SIZE)
    bonus = worth[low] + (new - whole) * (worth[high] - worth[low]) - worth[had]
    row[i + EXPECTED] = _byte(int(4.0 * (tokens * TOKEN_VP[p.season] + bonus)))


def _scores(p: Public, starts: list[int], row: list[int]) -> None:
    """VP if the game ended now, and leads over the others."""
    scored, outlook = [0] * 5, [0] * 5
    won = provinces_won(p)
    for token, owner in enumerate(p.tokens):
        if owner != NOBODY:
            row[starts[owner] + TOKEN_POINTS] += TOKEN_VP[token // MAP_SIZE]
    for clan in p.clans:
        i, had = starts[clan], len(won[clan])
        scored[clan] = p.vp[clan] + row[i + TOKEN_POINTS] + SET_BONUS[had]
        outlook[clan] = scored[clan] * 4 + row[i + EXPECTED]
        row[i + SCORED] = _byte(scored[clan])
        row[i + PROVINCES] = had
        row[i + NEXT_SET] = SET_BONUS[min(had + 1, MAP_SIZE)] - SET_BONUS[had]
    others = len(p.clans) - 1
    total = sum(outlook)
    for clan in p.clans:
        i = starts[clan]
        best = max([scored[other] for other in p.clans if other != clan])
        hope = max([outlook[other] for other in p.clans if other != clan])
        row[i + SCORED_LEAD] = _byte(ZERO + scored[clan] - best)
        row[i + LEAD] = _byte(ZERO + (outlook[clan] - hope) // 4)
        row[i + MEAN_LEAD] = _byte(ZERO + (outlook[clan] - (total - outlook[clan]) // others) // 4)


def _cards(p: Public, starts: list[int], row: list[int]) -> None:
    """Cards owned, and the VP that they bring in played games (in quarters)."""
    wars = stage_of(p).wars
    for clan in p.clans:
        i = starts[clan]
        owned = bytes(p.owned[clan * CARD_COUNT : (clan + 1) * CARD_COUNT])
        worth = 0.0
        for card in range(CARD_COUNT):
            copies = owned[card]
            if copies:
                row[i + OWNED + card] = copies
                row[i + CARDS] += copies
                worth += copies * fitted_value(p, clan, card, wars)
                if card in WINTER_CARDS:
                    row[i + WINTER_CARDS_OWNED] += copies
        row[i + CARD_WORTH] = _byte(MARGIN_ZERO + int(4.0 * worth))
