"""Force, control of kami, leaders, prices, and possible Moves."""

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
from tests.referee.model.state import State


def highest(state: State, clans: list[str]) -> str:
    """HON-4."""
    return min(clans, key=state.rank)


def kami_at(state: State, province: str) -> list[str]:
    return [kami for kami, where in state.kami.items() if where == province]


def worshippers(state: State, kami: str, clan: str) -> int:
    """Force in a shrine: one for each figure there (FIG-1)."""
    return sum(state.at(kami, clan).values())


def shrine_leader(state: State, kami: str) -> str | None:
    """KAM-2, KUB-3."""
    most = max(worshippers(state, kami, clan) for clan in state.clans)
    return highest(state, [c for c in state.clans if worshippers(state, kami, c) == most]) if most else None


def card_types(state: State, clan: str) -> int:
    """How many of the five types of cards a clan owns."""
    return sum(1 for card_type in FACTS["card_types"] if state.owned_of_type(clan, card_type))


def plain_force(state: State, clan: str, province: str) -> int:
    """Force without effects that depend on the other clans there; above 0 for every clan with force there."""
    kami = kami_at(state, province)
    total = state.pieces[province][clan]["stronghold"] if clan == "turtle" else 0  # CLA-TURTLE-2
    for figure, count in state.figures(province, clan).items():
        if figure == "bushi" or "raijin" not in kami:  # KUB-RAIJIN
            total += count
    for figure in kami:  # KUB-4, KUB-RYUJIN
        if shrine_leader(state, figure) == clan:
            total += card_types(state, clan) if figure == "ryujin" else 1
    return total


def present(state: State, province: str) -> list[str]:
    """The clans with force there."""
    return [clan for clan in state.clans if plain_force(state, clan, province)]


def force(state: State, clan: str, province: str) -> int:
    """FIG-1 and all exceptions from it."""
    company = state.battle.get(province) or present(state, province)  # CAR-4
    ranks = [state.rank(other) for other in company if other != clan]
    lowest = bool(ranks) and state.rank(clan) > max(ranks)
    top = bool(ranks) and state.rank(clan) < min(ranks)  # a clan that is alone has neither
    extra = sum(
        count * (_figure_force(state, clan, figure, lowest, top) - 1)
        for figure, count in state.figures(province, clan).items()
        if figure == "bushi" or "raijin" not in kami_at(state, province)
    )
    return plain_force(state, clan, province) + extra


def _figure_force(state: State, clan: str, figure: str, lowest: bool, top: bool) -> int:
    if figure == "bushi":
        return 2 if state.in_war and state.owns(clan, "way-of-the-katana") else 1
    if figure in SHINTO:
        return 3 if top and state.owns(clan, "path-of-the-favored") else 1
    value = int(CARDS[figure]["force"]) if figure in MONSTERS else 1
    if figure == "oni-of-skulls" and lowest:
        value = 3
    if figure == "oni-of-blood" and lowest:
        value = 4
    if figure in DAIMYO:
        value += state.owns(clan, "path-of-the-lion") + 3 * state.owns(clan, "path-of-the-dragon")
    return value


def leader(state: State, province: str) -> str | None:
    """The clan with the most force there (HON-4); without force nobody has the most (HAR-2)."""
    forces = {clan: force(state, clan, province) for clan in state.clans}
    most = max(forces.values())
    return highest(state, [clan for clan in state.clans if forces[clan] == most]) if most else None


def protected(state: State, province: str) -> str | None:
    """The clan whose figures Amaterasu's figure protects from being killed by others (KUB-AMATERASU)."""
    if state.kami.get("amaterasu") != province:
        return None
    here = present(state, province)
    return highest(state, here) if here else None


def price(state: State, clan: str, cost: int, discount: int = 0) -> int:
    """CLA-BONSAI-1 first, then the discount, not below 0 (TRA-4)."""
    return max(0, (min(cost, 1) if clan == "bonsai" else cost) - discount)


def card_price(state: State, clan: str, card: str, discount: int = 0) -> int:
    return price(state, clan, int(CARDS[card]["cost"]), discount)


def neighbors(clan: str, province: str) -> list[str]:
    """The provinces to which a figure may Move from here: MAR-1, CLA-DRAGONFLY-2."""
    return [
        other
        for other in PROVINCES
        if other != province and (clan == "dragonfly" or frozenset((province, other)) in BORDERS | ROUTES)
    ]


def is_route(clan: str, start: str, end: str) -> bool:
    """Whether a Move uses a shipping route; the Dragonfly never use one."""
    return clan != "dragonfly" and frozenset((start, end)) in ROUTES


def income(clan: str) -> int:
    return int(CLANS[clan]["income"])
