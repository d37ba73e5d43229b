"""The hand-made value of a position: VP a clan may expect at the end, from what lies open."""

from __future__ import annotations

from typing import Final

from hinode.bots.cards import card_worth
from hinode.bots.style import Style
from hinode.known.public import Public
from hinode.rules.queries import TRAITS, devotee, force, owned_cards, strongholds
from hinode.vocab.facts import FORCE, REWARDS, TOKEN_VP
from hinode.vocab.ids import (
    FIRST_MONSTER,
    FIRST_SHRINE,
    KINDS,
    MAP_SIZE,
    NOBODY,
    PHASE_END,
    PHASE_KAMI,
    PHASE_POLITICAL,
    PHASE_WAR,
    STRONGHOLD,
    SUSANOO,
    TSUKUYOMI,
    WINTER,
    at,
)

# What having tokens of so many different provinces is worth before the last season is fought.
SET_WORTH: Final = (0.0, 2.5, 6.0, 11.0, 14.5, 20.5, 24.5, 30.0, 30.3)
SET_WORTH_LAST: Final = (0.0, 1.0, 3.0, 10.3, 12.0, 20.3, 22.0, 30.0, 30.0)
REWARD_VP: Final = tuple(vp + 0.5 * coins + 0.45 * ronin for vp, coins, ronin in REWARDS)
# Amaterasu, Fujin, Hachiman, Raijin, Ryujin, Susanoo, Tsukuyomi.
GIFT_VP: Final = (1.0, 0.8, 1.0, 1.2, 0.7, 0.0, 1.1)
PROVINCE_STEP: Final = at(1, 0)
MAP_END: Final = at(MAP_SIZE, 0)
KAMI_TURN_ENDS: Final = (3, 5, 7)

Values = list[float]


class Stage:
    """How much of the game is still to come."""

    __slots__ = ("kami_turns", "politics", "turns", "wars")

    def __init__(self, p: Public) -> None:
        in_politics = p.phase == PHASE_POLITICAL or p.phase == PHASE_KAMI
        before_war = p.phase != PHASE_WAR and p.season < WINTER
        laid = p.turn if p.phase == PHASE_KAMI else (p.laid[-1][0] if p.laid else 0)
        self.turns = 7 - laid if before_war else 0  # mandates still to be laid this season
        self.wars = max(0, 2 - p.season) + (1.0 if before_war else 0.4)
        if p.season >= WINTER:
            self.wars = 0.0
        self.politics = max(0, 2 - p.season) + self.turns / 7
        done = p.turn if in_politics else (0 if before_war else 7)
        self.kami_turns = sum(end >= max(done, 1) for end in KAMI_TURN_ENDS) if before_war else 0


def all_forces(p: Public) -> list[list[int]]:
    """By province, then by clan slot."""
    forces = [[0] * 5 for _ in range(MAP_SIZE)]
    pieces = p.pieces
    for clan in p.clans:
        for province in range(MAP_SIZE):
            i = (province * 5 + clan) * KINDS
            if p.kami_unbound or any(pieces[i : i + KINDS]):
                forces[province][clan] = force(p, clan, province)
    return forces


def provinces_won(p: Public) -> list[set[int]]:
    """By clan slot: the provinces of which it has a token."""
    won: list[set[int]] = [set() for _ in range(5)]
    for token, owner in enumerate(p.tokens):
        if owner != NOBODY:
            won[owner].add(token % MAP_SIZE)
    return won


def estimates(p: Public, style: Style) -> Values:
    """For each clan slot: the VP it may expect to end with."""
    if p.phase == PHASE_END:
        return [float(vp) for vp in p.vp]
    stage = Stage(p)
    forces = all_forces(p)
    found = [float(vp) for vp in p.vp]
    won = provinces_won(p)
    if p.season < WINTER:
        _add_tokens(p, stage, forces, won, style, found)
    _add_held_tokens(p, won, found)
    battles = remaining_battles(p, forces)
    for clan in p.clans:
        found[clan] += _holdings(p, clan, stage, battles[clan], style)
        found[clan] += style.cards * _cards(p, clan, stage)
        if stage.turns:
            found[clan] += style.harvest * _harvest(p, clan, stage, forces)
        found[clan] += style.army * _army(p, clan, stage)
    if stage.kami_turns:
        _add_worship(p, stage, style, found)
    return found


def outlook(p: Public, clan: int, style: Style) -> float:
    """How a position looks to one clan: its own prospects against its rivals'."""
    values = estimates(p, style)
    others = [values[other] for other in p.clans if other != clan]
    return values[clan] - style.rivalry * (0.35 * max(others) + 0.25 * sum(others) / len(others))


# -- the parts -------------------------------------------------------------------------------


def _worth_of_next(p: Public, mine: set[int], province: int) -> float:
    """What one more token of this province adds to a clan's set."""
    if province in mine:
        return 0.0
    worth = SET_WORTH_LAST if p.season == 2 else SET_WORTH
    return worth[len(mine) + 1] - worth[len(mine)]


def _add_held_tokens(p: Public, won: list[set[int]], found: Values) -> None:
    """Tokens won so far, with the worth of their set."""
    worth = SET_WORTH_LAST if p.season >= 2 else SET_WORTH
    for clan in p.clans:
        found[clan] += worth[len(won[clan])]
    for token, owner in enumerate(p.tokens):
        if owner != NOBODY:
            found[owner] += TOKEN_VP[token // MAP_SIZE]


def _add_tokens(
    p: Public, stage: Stage, forces: list[list[int]], won: list[set[int]], style: Style, found: Values
) -> None:
    """Chances in the wars still to be fought this season."""
    first = 0 if p.war_at == NOBODY else p.war_at
    sharp = 1.5 + 1.8 * (1 - stage.turns / 7)
    for number in range(first, len(p.war)):
        province = p.war[number]
        if p.tokens[p.season * MAP_SIZE + province] != NOBODY:
            continue
        row = forces[province]
        present = [clan for clan in p.clans if row[clan]]
        if not present:
            continue
        weights = [(row[c] + 0.3 * _spare(p, c, row)) ** sharp for c in present]
        contested = sum(weights) + stage.turns * 0.12
        for clan, weight in zip(present, weights, strict=True):
            worth = TOKEN_VP[p.season] + _worth_of_next(p, won[clan], province)
            found[clan] += style.tokens * worth * weight / contested


def _spare(p: Public, clan: int, row: list[int]) -> float:
    """Ronin that may be hired where others fight as well."""
    ronin = p.ronin[clan] + (0.7 * p.coins[clan] if TRAITS[clan].coins_are_ronin else 0)
    return min(ronin, 4)


def remaining_battles(p: Public, forces: list[list[int]]) -> list[int]:
    """How many battles each clan slot has still to fight this season, as things stand."""
    found = [0] * 5
    first = 0 if p.war_at == NOBODY else p.war_at
    for number in range(first, len(p.war)):
        row = forces[p.war[number]]
        if p.tokens[p.season * MAP_SIZE + p.war[number]] != NOBODY:
            continue
        present = [clan for clan in p.clans if row[clan]]
        if len(present) > 1:
            for clan in present:
                found[clan] += 1
    return found


def _holdings(p: Public, clan: int, stage: Stage, battles: int, style: Style) -> float:
    """Coins and Ronin, which are worth something only until Cleanup; honor; an ally; hostages."""
    if p.season >= WINTER:
        return 0.0
    use = 0.28 * min(battles, 3) + (0.35 if stage.turns else 0.0)
    coins = min(p.coins[clan], 12)
    worth = style.coins * use * (coins if coins <= 6 else 6 + 0.5 * (coins - 6))
    worth += 0.3 * min(battles, 3) * min(p.ronin[clan], 6) + (0.15 * p.ronin[clan] if stage.turns else 0.0)
    worth += style.honor * 0.45 * (len(p.honor) - 1 - p.honor.index(clan)) * (0.4 + 0.2 * stage.wars)
    if p.ally[clan] != NOBODY and stage.turns:
        worth += 0.25 * stage.turns * style.loyalty
    return worth + 0.6 * sum(captor == clan for captor, _, _ in p.hostages)


def _cards(p: Public, clan: int, stage: Stage) -> float:
    if not any(p.owned[clan * 48 : (clan + 1) * 48]):
        return 0.0
    return sum(
        p.owned[clan * 48 + card] * card_worth(p, clan, card, stage.wars, stage.politics)
        for card in owned_cards(p, clan)
    )


def _harvest(p: Public, clan: int, stage: Stage, forces: list[list[int]]) -> float:
    """Rewards of the provinces it leads, if a Harvest comes in which it has the bonus."""
    turns = 2 if p.ally[clan] != NOBODY else 1
    chance = min(0.9, 0.2 * stage.turns * turns / len(p.clans))
    led = 0.0
    for province in range(MAP_SIZE):
        row = forces[province]
        if row[clan] and all(
            row[clan] > row[c] or (row[clan] == row[c] and _above(p, clan, c)) for c in p.clans
        ):
            led += REWARD_VP[province]
    return chance * led


def _above(p: Public, clan: int, other: int) -> bool:
    return p.honor.index(clan) <= p.honor.index(other)


def _army(p: Public, clan: int, stage: Stage) -> float:
    """Figures on the map and Strongholds to summon more."""
    first, end, step = clan * KINDS, MAP_END, PROVINCE_STEP
    pieces = p.pieces
    foot = (
        sum(pieces[first:end:step])
        + sum(pieces[first + 1 : end : step])
        + sum(pieces[first + 2 : end : step])
    )
    built = sum(pieces[first + STRONGHOLD : end : step])
    total = 0.45 * foot + built * (0.9 if TRAITS[clan].living_strongholds else 0.3)
    for kind in range(FIRST_MONSTER, KINDS):
        if 1 in pieces[first + kind : end : step]:
            total += 0.4 * FORCE[kind]
    return total * min(1.0, 0.4 + 0.25 * stage.wars) + 0.5 * built * stage.politics


def _add_worship(p: Public, stage: Stage, style: Style, found: Values) -> None:
    """Gifts of the kami turns still to come this season."""
    for kami in p.shrines:
        first = devotee(p, kami)
        if first == NOBODY:
            continue
        gift = GIFT_VP[kami] + (0.5 if p.kami_unbound else 0.0)
        if kami == SUSANOO:
            gift += strongholds(p, first)
        elif kami == TSUKUYOMI and not stage.turns:
            gift *= 0.6
        found[first] += style.worship * 0.85 * gift * stage.kami_turns
        for clan in p.clans:
            i = at(FIRST_SHRINE + kami, clan)
            if clan != first and any(p.pieces[i : i + KINDS]):
                found[clan] += 0.12 * gift * stage.kami_turns
