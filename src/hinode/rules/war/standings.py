"""How a battle stands after each of its steps, for clients that show it one step at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hinode.known.public import Public
from hinode.rules.queries import force_parts
from hinode.rules.war.outcome import victor_of
from hinode.state.log import CountingLog
from hinode.state.state import Standing, State
from hinode.vocab.ids import CLANS, NOBODY

Json = dict[str, Any]
Part = tuple[str, str, int, int]  # what adds force: its source, its id, how many of it, and how much
Side = tuple[int, int, tuple[Part, ...]]  # a clan, its force, and what that is made of


def note_standing(s: State, battle: int, province: int) -> None:
    """Record how the battle that began with that event stands, if anything happened since the last time."""
    noted = s.standings
    if isinstance(noted, CountingLog):
        return
    number, size = len(s.log), len(noted)
    if size and noted.since(size - 1)[0][0] == number:
        return
    p = s.public
    winner = victor_of(p, province)[0] if p.victor == NOBODY else p.victor
    sides = tuple(_side(p, clan, province) for clan in p.battle)
    noted.append((number, battle, winner, tuple(p.vp), tuple(p.coins), tuple(p.honor), sides))


def note_next_standing(s: State, province: int) -> None:
    """The same within a step of the battle whose standing was noted last."""
    noted = s.standings
    if len(noted) and not isinstance(noted, CountingLog):
        note_standing(s, noted.since(len(noted) - 1)[0][1], province)


def _side(p: Public, clan: int, province: int) -> Side:
    parts = force_parts(p, clan, province)
    hirer, hired = p.hired
    if hirer == clan and hired:
        parts.append(("ronin", "ronin", 1, hired))
    return clan, sum([part[3] for part in parts]), tuple(parts)


def standings_json(noted: Sequence[Standing], since: int) -> list[Json]:
    """Those from index `since` on, each with what has changed since its battle began."""
    first: dict[int, Standing] = {}
    found = []
    for index, standing in enumerate(noted):
        start = first.setdefault(standing[1], standing)
        if index >= since:
            found.append(_json(start, standing))
    return found


def _json(start: Standing, now: Standing) -> Json:
    number, battle, winner, *_, sides = now
    return {
        "number": number,
        "battle": battle,
        "winner": CLANS[winner],
        "sides": [_side_json(before, side) for before, side in zip(start[-1], sides, strict=True)],
        "clans": _clans_json(start, now),
    }


def _side_json(before: Side, side: Side) -> Json:
    clan, force, parts = side
    return {
        "clan": CLANS[clan],
        "force": force,
        "parts": [_part_json(part) for part in parts],
        "lost": [_part_json(part) for part in _lost(before[2], parts)],
    }


def _part_json(part: Part) -> Json:
    by, name, count, force = part
    return {"by": by, "id": name, "count": count, "force": force}


def _lost(before: Sequence[Part], parts: Sequence[Part]) -> list[Part]:
    """What added force when the battle began and no longer does."""
    left = {(by, name): (count, force) for by, name, count, force in parts}
    found = []
    for by, name, count, force in before:
        still, adds = left.get((by, name), (0, 0))
        if force > adds:
            found.append((by, name, max(1, count - still), force - adds))
    return found


def _clans_json(start: Standing, now: Standing) -> Json:
    """What the clans in the battle hold, and any other clan for which something has changed."""
    fighting = [clan for clan, _, _ in now[-1]]
    found: Json = {}
    for clan in now[5]:
        before, after = _holdings(start, clan), _holdings(now, clan)
        if clan in fighting or before != after:
            found[CLANS[clan]] = {
                key: {"before": before[key], "after": after[key]} for key in ("vp", "coins", "honor")
            }
    return found


def _holdings(standing: Standing, clan: int) -> dict[str, int]:
    _, _, _, vp, coins, honor, _ = standing
    return {"vp": vp[clan], "coins": coins[clan], "honor": honor.index(clan) + 1}
