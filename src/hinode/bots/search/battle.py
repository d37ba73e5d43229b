"""Choices in a battle, searched to its end: the bids are revealed by then, so nothing is hidden.

Seppuku, hostages, hired Ronin, poets, and victims are decided one after another. Each clan is assumed to
choose what is best for it when the battle is over.
"""

from __future__ import annotations

from typing import Final

from hinode.bots.evaluation.expected_vp import relative_value
from hinode.bots.search.lookahead import DECLINING, SAME, Bonus, declining_first
from hinode.bots.style import FIRM, Style
from hinode.known.public import Public
from hinode.vocab import codes
from hinode.vocab.ids import NOBODY, PHASE_WAR
from hinode.vocab.option_codes import OptionCodes
from hinode.worlds.world import Ask, World

MAX_LEAVES: Final = 16  # ends of the battle that are evaluated in one search
SPARED_ALLY: Final = 0.3  # VP that a figure of an ally is worth to a clan of average loyalty


def in_battle(p: Public) -> bool:
    """Whether a battle is being fought and its bids are known."""
    return p.phase == PHASE_WAR and bool(p.battle) and bool(p.bids)


def best_in_battle(world: World, ask: Ask, style: Style, bonus: Bonus | None = None) -> int:
    """The option with the best position at the end of this battle."""
    options = allowed(world.public, ask.clan, world.codes(ask), style)
    if len(options) == 1:
        return options[0]
    budget = max(1, MAX_LEAVES // len(options))
    return _best(world, ask, options, world.public.war_at, style, budget, bonus)


def fight_on(world: World, war_at: int, style: Style, budget: int) -> None:
    """Play the battle to its end. Clans choose well as long as the budget lasts, then quickly."""
    p = world.public
    while world.asks() and p.war_at == war_at and p.phase == PHASE_WAR:
        ask = world.asks()[0]
        if ask.kind == "bid":
            return
        options = allowed(p, ask.clan, world.codes(ask), style)
        if len(options) == 1 or len(options) > budget:
            world.play(ask.clan, quick_choice(options))
        else:
            world.play(ask.clan, _best(world, ask, options, war_at, style, budget // len(options)))


def _best(
    world: World,
    ask: Ask,
    options: list[int],
    war_at: int,
    style: Style,
    budget: int,
    bonus: Bonus | None = None,
) -> int:
    best, most = options[0], float("-inf")
    for code in options:
        after = world.copy()
        after.play(ask.clan, code)
        fight_on(after, war_at, style, budget)
        value = relative_value(after.public, ask.clan, style)
        value -= ally_harmed(world.public, ask.clan, code, style)
        if bonus is not None:
            value += bonus(code)
        if value > most + SAME:
            best, most = code, value
    return best


def quick_choice(options: list[int]) -> int:
    """Use an advantage rather than decline it."""
    return next((code for code in reversed(options) if code not in DECLINING), options[0])


def allowed(p: Public, clan: int, found: OptionCodes, style: Style) -> list[int]:
    """The options, declining ones first. A clan of firm loyalty takes and kills no figure of its ally."""
    options = declining_first(found)
    if style.loyalty < FIRM or p.ally[clan] == NOBODY:
        return options
    return [code for code in options if not _hits(code, p.ally[clan])] or options


def ally_harmed(p: Public, clan: int, code: int, style: Style) -> float:
    """What it costs to take or kill a figure of one's ally."""
    ally = p.ally[clan]
    return SPARED_ALLY * style.loyalty if ally != NOBODY and _hits(code, ally) else 0.0


def _hits(code: int, clan: int) -> bool:
    return codes.verb_of(code) in (codes.CAPTURE, codes.KILL) and codes.arg(code, 0) == clan
