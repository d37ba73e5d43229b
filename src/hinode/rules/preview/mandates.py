"""What a mandate gives each clan, or lets it do: no guess at anybody's choices (POL-5, POL-6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from hinode.flow import driver
from hinode.known.public import Public, replaced
from hinode.rules import changes
from hinode.rules.actions.moving import movable
from hinode.rules.mandates.betray import MAX_REPLACED, Betraying
from hinode.rules.mandates.harvest import Harvesting
from hinode.rules.mandates.marshal import Marshaling
from hinode.rules.mandates.performing import has_bonus, order_of, part_of
from hinode.rules.mandates.recruit import Recruiting
from hinode.rules.preview.changes import change, name_of
from hinode.rules.queries import controller, has_power_anywhere, price, reserve_size
from hinode.rules.triggers import hooks
from hinode.state.state import State
from hinode.vocab.codes import arg
from hinode.vocab.facts import STRONGHOLD_COST
from hinode.vocab.ids import CLANS, HARVEST, KINDS, MANDATES, MAP_SIZE, NOBODY, PROVINCES, SUSANOO, TRAIN, at

Json = dict[str, Any]


def parts(s: State, mandate: int) -> list[Json]:
    """Each clan's part, in the order in which they perform it; `s` is left as it was."""
    twin = s.copy_idle()
    if mandate == HARVEST:
        changes.open_mandate(twin, one_gain=True)
    p = twin.public
    return [_part(twin, clan, mandate, has_bonus(p, clan, mandate)) for clan in order_of(p, mandate)]


def _part(s: State, clan: int, mandate: int, bonus: bool) -> Json:
    shown = {"mandate": MANDATES[mandate], "clan": CLANS[clan], "bonus": bonus}
    return shown | _PARTS[mandate](s, clan, bonus)


def _recruit(s: State, clan: int, bonus: bool) -> Json:
    """Figures that can be summoned, and where."""
    p, frame = s.public, Recruiting(clan, bonus)
    figures = left_to_summon(p, frame)
    return {"figures": figures, "provinces": [PROVINCES[n] for n in frame.provinces(p)] if figures else []}


def left_to_summon(p: Public, frame: Recruiting) -> int:
    """Figures that a clan can still summon in its Recruit: no more than it has in reserve (REC-3)."""
    return min(frame.left(p), reserve_size(p, frame.clan))


def _marshal(s: State, clan: int, bonus: bool) -> Json:
    """Pieces that may move, from where, and what building a Stronghold costs if the clan can."""
    p, frame = s.public, Marshaling(clan, bonus)
    builds = frame.may_build(p)
    return {
        "figures": left_to_move(p, frame),
        "provinces": _provinces(start for _, start in _starts(p, frame)),
        "build": price(clan, STRONGHOLD_COST) if builds else None,
    }


def _provinces(places: Iterable[int]) -> list[str]:
    """Those of some places that are provinces, in the order of the map: shrines have higher numbers."""
    return [PROVINCES[place] for place in sorted(set(places)) if place < MAP_SIZE]


def left_to_move(p: Public, frame: Marshaling) -> int:
    """Pieces that may still move in a clan's Marshal, kami figures it controls included (MAR-2, KUB-4)."""
    return sum(
        p.pieces[at(start, frame.clan) + kind] - frame.moved.count(start * KINDS + kind)
        if kind < KINDS
        else 1
        for kind, start in _starts(p, frame)
    )


def _starts(p: Public, frame: Marshaling) -> set[tuple[int, int]]:
    """Kinds of pieces that may still move in a clan's Marshal, and where each stands."""
    moves = list[int]()
    movable(p, frame.clan, frame.moved, p.kami_moved, moves)
    if has_power_anywhere(p, SUSANOO) and controller(p, SUSANOO) == frame.clan:
        slot = p.shrines.index(SUSANOO)
        if not p.kami_moved >> slot & 1:  # once its figure has moved, those it held back may move too
            freed = p.copy()
            freed.kami_at = replaced(freed.kami_at, slot, NOBODY)
            movable(freed, frame.clan, frame.moved, p.kami_moved, moves)
    return {(arg(code, 0), arg(code, 1)) for code in moves}


def _train(s: State, clan: int, bonus: bool) -> Json:
    """Different cards that the clan can pay for now, of those on display."""
    options = part_of(clan, TRAIN, bonus).options(s, clan)
    affordable = {arg(code, 0) for code in options[1:]}  # the first is to buy nothing
    return {"cards": len(affordable), "display": sum(copies > 0 for copies in s.public.display)}


def _harvest(s: State, clan: int, bonus: bool) -> Json:
    """What the clan gains at once, and the provinces it is rewarded for."""
    p = s.public
    before = (p.vp[clan], p.coins[clan], p.ronin[clan])
    s.push(Harvesting(clan, bonus))
    driver.run(s)
    return {
        "vp": p.vp[clan] - before[0],
        "coins": p.coins[clan] - before[1],
        "ronin": p.ronin[clan] - before[2],
        "provinces": [PROVINCES[n] for n in range(MAP_SIZE) if clan * MAP_SIZE + n in p.reaped],
    }


def _betray(s: State, clan: int, bonus: bool) -> Json:
    """How many figures can be replaced, how many each rival has that can be, and what it costs (BET-2)."""
    p, frame = s.public, Betraying(clan)
    ally, rank = p.ally[clan], p.honor.index(clan) + 1
    frame.advance(s)  # the alliance ends and honor is lost before anything is chosen
    options = frame.options(s, clan)
    return {
        "figures": most_replaced(s, frame),
        "targets": _targets(p, options),
        "provinces": _provinces(arg(code, 2) for code in options[1:]),
        "ally": name_of(ally),
        "honor": change(rank, p.honor.index(clan) + 1),
    }


def _targets(p: Public, options: list[int]) -> dict[str, int]:
    """Figures of each rival that a replacement can be made for."""
    found = {(arg(code, 0), arg(code, 1), arg(code, 2)) for code in options[1:]}
    counts: dict[str, int] = {}
    for owner, kind, place in sorted(found):
        counts[CLANS[owner]] = counts.get(CLANS[owner], 0) + p.pieces[at(place, owner) + kind]
    return counts


def most_replaced(s: State, frame: Betraying) -> int:
    """The most figures that one Betray can replace now: tried out, one kind and owner at a time."""
    best, clan = 0, frame.clan
    most = MAX_REPLACED + hooks.allowance(s.public, clan, hooks.MORE_REPLACED) - len(frame.replaced)
    ways = {(arg(c, 0), arg(c, 2) >= MAP_SIZE, arg(c, 3)): c for c in frame.options(s, clan)[1:]}
    for code in ways.values():
        if best == most:
            break
        twin, after = s.copy(), frame.copy()
        after.answer(twin, clan, code)
        assert isinstance(after, Betraying)
        best = max(best, 1 + most_replaced(twin, after))
    return best


_PARTS: Final[tuple[Callable[[State, int, bool], Json], ...]] = (
    _recruit,
    _marshal,
    _train,
    _harvest,
    _betray,
)
