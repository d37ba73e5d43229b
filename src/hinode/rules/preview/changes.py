"""What would change: numbers before and after, in the shapes that a client shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hinode.known.public import Public
from hinode.rules.preview.run import Run
from hinode.rules.queries import all_forces, devotee, leader, strongholds, worshippers
from hinode.rules.war.outcome import battle_forces, victor_of
from hinode.vocab.events import EventTuple
from hinode.vocab.ids import CLANS, KAMI, NOBODY, PROVINCES

Json = dict[str, Any]


def name_of(clan: int) -> str | None:
    return None if clan == NOBODY else CLANS[clan]


def change(before: Any, after: Any) -> Json:
    return {"before": before, "after": after}


class Before:
    """The position before an answer; computed once for all options of a question."""

    __slots__ = ("battle", "clans", "forces", "leaders", "province", "public", "shrines")

    def __init__(self, p: Public) -> None:
        self.public = p
        self.clans = {clan: _clan_numbers(p, clan) for clan in p.clans}
        self.forces = all_forces(p)
        self.leaders = [leader(p, province) for province in range(len(PROVINCES))]
        self.shrines = {kami: _shrine(p, kami) for kami in p.shrines}
        self.province = p.war[p.war_at] if p.battle else NOBODY
        self.battle: tuple[int, dict[int, int]] | None = None  # who would win, and all forces in it
        if p.battle and p.victor == NOBODY:
            self.battle = victor_of(p, self.province)[0], battle_forces(p)


def _clan_numbers(p: Public, clan: int) -> Json:
    return {
        "vp": p.vp[clan],
        "coins": p.coins[clan],
        "ronin": p.ronin[clan],
        "honor": p.honor.index(clan) + 1,
        "strongholds": strongholds(p, clan),
        "ally": name_of(p.ally[clan]),
    }


def clan_changes(before: Before, p: Public) -> Json:
    """By clan, what it holds: only what changes."""
    found: Json = {}
    for clan in p.clans:
        old, new = before.clans[clan], _clan_numbers(p, clan)
        changed = {key: change(old[key], new[key]) for key in old if old[key] != new[key]}
        if changed:
            found[CLANS[clan]] = changed
    return found


def province_changes(before: Before, p: Public) -> Json:
    """By province, the forces that change, and who leads there."""
    found: Json = {}
    for province, (old, new) in enumerate(zip(before.forces, all_forces(p), strict=True)):
        lead = before.leaders[province]
        if old != new or p.honor != before.public.honor:
            lead = leader(p, province)
        if old == new and lead == before.leaders[province]:
            continue
        found[PROVINCES[province]] = {
            "forces": {CLANS[c]: change(old[c], new[c]) for c in p.clans if old[c] != new[c]},
            "leader": change(name_of(before.leaders[province]), name_of(lead)),
        }
    return found


def _shrine(p: Public, kami: int) -> tuple[int, list[int]]:
    return devotee(p, kami), [worshippers(p, clan, kami) for clan in p.clans]


def shrine_changes(before: Before, p: Public) -> Json:
    """By shrine, the worshippers that change, and who leads there."""
    found: Json = {}
    for kami, (lead, heads) in before.shrines.items():
        now, here = _shrine(p, kami)
        if (now, here) != (lead, heads):
            pairs = zip(p.clans, heads, here, strict=True)
            found[KAMI[kami]] = {
                "figures": {CLANS[clan]: change(old, new) for clan, old, new in pairs if old != new},
                "leader": change(name_of(lead), name_of(now)),
            }
    return found


def battle_changes(before: Before, run: Run) -> Json | None:
    """The battle being fought: forces with hired Ronin, and who would win or wins."""
    if before.battle is None:
        return None
    lead, forces = before.battle
    if run.outcome_forces:  # the outcome is reached: after that the losers' figures are gone
        now = run.outcome_forces
        winner = next(entry[3] for entry in run.events if entry[0] == "battle_won")
    else:
        now = battle_forces(run.state.public)
        winner = victor_of(run.state.public, before.province)[0]
    return {
        "province": PROVINCES[before.province],
        "forces": {CLANS[clan]: change(force, now[clan]) for clan, force in forces.items()},
        "winner": change(CLANS[lead], CLANS[winner]),
        "decided": bool(run.outcome_forces),
    }


def killed(events: Sequence[EventTuple]) -> dict[str, int]:
    """Figures that would be killed, by owner."""
    found: dict[str, int] = {}
    for entry in events:
        if entry[0] == "killed":
            owner = CLANS[entry[3]]
            found[owner] = found.get(owner, 0) + entry[5]
    return found
