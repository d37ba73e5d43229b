"""Force, control of kami, who leads where, prices and ways to move."""

from __future__ import annotations

from tests.referee.model.facts import (
    BORDERS,
    CARDS,
    CLANS,
    DAIMYO,
    FACTS,
    MONSTERS,
    PROVINCES,
    ROUTES,
    SHINTO,
)
from tests.referee.model.table import Table


def highest(table: Table, clans: list[str]) -> str:
    """HON-4."""
    return min(clans, key=table.rank)


def kami_at(table: Table, province: str) -> list[str]:
    return [kami for kami, where in table.kami.items() if where == province]


def worshippers(table: Table, kami: str, clan: str) -> int:
    """Force in a shrine: one for each figure there (FIG-1)."""
    return sum(table.at(kami, clan).values())


def shrine_leader(table: Table, kami: str) -> str | None:
    """KAM-2, KUB-3."""
    most = max(worshippers(table, kami, clan) for clan in table.clans)
    return highest(table, [c for c in table.clans if worshippers(table, kami, c) == most]) if most else None


def card_types(table: Table, clan: str) -> int:
    """How many of the five types of cards a clan owns."""
    return sum(1 for card_type in FACTS["card_types"] if table.owned_of_type(clan, card_type))


def plain_force(table: Table, clan: str, province: str) -> int:
    """Force without what depends on the others present: above 0 for everybody who has force there."""
    kami = kami_at(table, province)
    total = table.pieces[province][clan]["stronghold"] if clan == "turtle" else 0  # CLA-TURTLE-2
    for figure, count in table.figures(province, clan).items():
        if figure == "bushi" or "raijin" not in kami:  # KUB-RAIJIN
            total += count
    for figure in kami:  # KUB-4, KUB-RYUJIN
        if shrine_leader(table, figure) == clan:
            total += card_types(table, clan) if figure == "ryujin" else 1
    return total


def present(table: Table, province: str) -> list[str]:
    """Those with force there."""
    return [clan for clan in table.clans if plain_force(table, clan, province)]


def force(table: Table, clan: str, province: str) -> int:
    """FIG-1 and everything that says otherwise."""
    company = table.battle.get(province) or present(table, province)  # CAR-4
    ranks = [table.rank(other) for other in company if other != clan]
    lowest = bool(ranks) and table.rank(clan) > max(ranks)
    top = bool(ranks) and table.rank(clan) < min(ranks)  # alone: nobody to compare with, for both
    extra = sum(
        count * (_figure_force(table, clan, figure, lowest, top) - 1)
        for figure, count in table.figures(province, clan).items()
        if figure == "bushi" or "raijin" not in kami_at(table, province)
    )
    return plain_force(table, clan, province) + extra


def _figure_force(table: Table, clan: str, figure: str, lowest: bool, top: bool) -> int:
    if figure == "bushi":
        return 2 if table.in_war and table.owns(clan, "way-of-the-katana") else 1
    if figure in SHINTO:
        return 3 if top and table.owns(clan, "path-of-the-favored") else 1
    value = int(CARDS[figure]["force"]) if figure in MONSTERS else 1
    if figure == "oni-of-skulls" and lowest:
        value = 3
    if figure == "oni-of-blood" and lowest:
        value = 4
    if figure in DAIMYO:
        value += table.owns(clan, "path-of-the-lion") + 3 * table.owns(clan, "path-of-the-dragon")
    return value


def leader(table: Table, province: str) -> str | None:
    """The clan with the most force there (HON-4); without force nobody has the most (HAR-2)."""
    forces = {clan: force(table, clan, province) for clan in table.clans}
    most = max(forces.values())
    return highest(table, [clan for clan in table.clans if forces[clan] == most]) if most else None


def protected(table: Table, province: str) -> str | None:
    """The clan whose figures Amaterasu's figure keeps from being killed by others (KUB-AMATERASU)."""
    if table.kami.get("amaterasu") != province:
        return None
    here = present(table, province)
    return highest(table, here) if here else None


def price(table: Table, clan: str, cost: int, discount: int = 0) -> int:
    """CLA-BONSAI-1 first, then the discount, not below 0 (TRA-4)."""
    return max(0, (min(cost, 1) if clan == "bonsai" else cost) - discount)


def card_price(table: Table, clan: str, card: str, discount: int = 0) -> int:
    return price(table, clan, int(CARDS[card]["cost"]), discount)


def neighbors(clan: str, province: str) -> list[str]:
    """Where a figure may Move from here: MAR-1, CLA-DRAGONFLY-2."""
    return [
        other
        for other in PROVINCES
        if other != province and (clan == "dragonfly" or frozenset((province, other)) in BORDERS | ROUTES)
    ]


def is_route(clan: str, start: str, end: str) -> bool:
    """A Move along a shipping route; the Dragonfly never use any."""
    return clan != "dragonfly" and frozenset((start, end)) in ROUTES


def income(clan: str) -> int:
    return int(CLANS[clan]["income"])
