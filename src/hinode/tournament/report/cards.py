"""Cards section: who buys season cards, and how their owners do."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import Final

from hinode.tournament.report.games import CARD_NAMES, CLAN_NAMES, FEW, SEASON_NAMES, Games
from hinode.tournament.report.markup.html import figure, legend, note, numbers, percent, section, signed
from hinode.tournament.report.markup.svg import Row, Stack, intervals, stacked
from hinode.tournament.rows import GameRow
from hinode.tournament.standings import Z
from hinode.vocab.data import FACTS

ABOUT: Final = (
    "What a card is worth: VP of a seat that owned it minus the mean VP of seats of the same bot and clan "
    "that did not, in games whose decks had it. Owners may differ in more than the card: read it as a hint."
)
HEAD: Final = (
    "Card",
    "Season",
    "Type",
    "Copies bought a game",
    "Mean price",
    "Owners",
    "Win share",
    "Others' win share",
    "VP",
    "Others' VP",
    "VP difference",
)
_TYPES: Final = {card["id"]: card["type"].replace("-", " ") for card in FACTS["cards"]}
MIN_OWNERS: Final = 5  # a card with fewer owners is in the table only
Stratum = tuple[str, str]  # clan and bot
Fate = tuple[float, float]  # win and VP of a seat


def _seasons() -> dict[str, str]:
    """The season of a card's deck."""
    return {
        card: season for decks in FACTS["sets"].values() for season, deck in decks.items() for card in deck
    }


def in_decks(game: GameRow) -> set[str]:
    """The cards on display in a game (SET-7)."""
    sets = FACTS["sets"]
    return {card for part in ("core", game["season_set"]) for deck in sets[part].values() for card in deck}


@dataclass(slots=True)
class CardStats:
    """One card: the seats that bought it, and the others."""

    copies: int = 0
    paid: int = 0
    games: int = 0
    owners: dict[Stratum, list[Fate]] = field(default_factory=lambda: defaultdict(list))
    others: dict[Stratum, list[Fate]] = field(default_factory=lambda: defaultdict(list))

    def compared(self) -> tuple[list[Fate], list[Fate]]:
        """Each owner with the mean of similar non-owners. Owners without similar seats are left out."""
        mine: list[Fate] = []
        theirs: list[Fate] = []
        for stratum, fates in self.owners.items():
            others = self.others.get(stratum)
            if others:
                like = (fmean(win for win, _ in others), fmean(vp for _, vp in others))
                mine += fates
                theirs += [like] * len(fates)
        return mine, theirs


def worths(games: Games) -> dict[str, CardStats]:
    found: dict[str, CardStats] = defaultdict(CardStats)
    for game in games.rows:
        bought: dict[str, set[str]] = defaultdict(set)
        for purchase in game["summary"]["cards"]:
            found[purchase["card"]].copies += 1
            found[purchase["card"]].paid += purchase["cost"]
            bought[purchase["card"]].add(purchase["clan"])
        for card in in_decks(game):
            worth = found[card]
            worth.games += 1
            for clan in game["clans"]:
                side = worth.owners if clan in bought[card] else worth.others
                side[clan, game["bots"][clan]].append((game["wins"][clan], game["scores"][clan]))
    return dict(found)


def cards(games: Games) -> str:
    seasons = _seasons()
    rows: list[tuple[float, Row]] = []
    cells: list[tuple[float, list[str]]] = []
    unsold: list[str] = []
    for card, worth in worths(games).items():
        mine, theirs = worth.compared()
        if not worth.copies:
            unsold.append(CARD_NAMES[card])
            continue
        said = [CARD_NAMES[card], SEASON_NAMES[seasons[card]], _TYPES[card]]
        said += [f"{worth.copies / worth.games:.2f}", f"{worth.paid / worth.copies:.1f}", str(len(mine))]
        if not mine:
            cells.append((float("-inf"), [*said, *["–"] * 5]))
            continue
        gaps = [vp - like for (_, vp), (_, like) in zip(mine, theirs, strict=True)]
        gap = fmean(gaps)
        if len(gaps) >= MIN_OWNERS:
            rows.append((gap, _gap_row(CARD_NAMES[card], gap, gaps)))
        pairs = [(fmean(fate[n] for fate in mine), fmean(fate[n] for fate in theirs)) for n in (0, 1)]
        said += [percent(pairs[0][0]), percent(pairs[0][1]), f"{pairs[1][0]:.1f}", f"{pairs[1][1]:.1f}"]
        cells.append((gap, [*said, signed(gap)]))
    rows.sort(key=lambda item: -item[0])
    cells.sort(key=lambda item: -item[0])
    shown = [row for _, row in rows]
    plot = intervals("VP difference of owners", shown, unit="±", mark=0.0, left=166) if rows else ""
    table = numbers(HEAD, [row for _, row in cells], words=3)
    never = f" Never bought: {', '.join(sorted(unsold))}." if unsold else ""
    left_out = note(f"Cards with fewer than {MIN_OWNERS} owners are only in the table.{never}")
    title = "VP of a card's owners compared with others like them"
    return section("cards", "Season cards", ABOUT, _purchases(games), figure(title, plot, left_out, table))


def _gap_row(name: str, gap: float, gaps: list[float]) -> Row:
    count = len(gaps)
    spread = sqrt(sum((one - gap) ** 2 for one in gaps) / max(count - 1, 1))
    half = Z * spread / sqrt(count)
    style = "up" if gap >= 0 else "down"
    return Row(name, gap, gap - half, gap + half, f"{gap:+.1f}", style, faint=count < FEW)


def _purchases(games: Games) -> str:
    """Cards bought in a game, by clan and season."""
    bought: Counter[tuple[str, str, str]] = Counter()
    seats: Counter[Stratum] = Counter()
    for game, clan, bot in games.seats():
        seats[clan, bot] += 1
        for purchase in game["summary"]["cards"]:
            if purchase["clan"] == clan:
                bought[clan, bot, purchase["season"]] += 1
    keys = [(name, f"s{number}") for number, name in enumerate(SEASON_NAMES.values())]
    bars: list[Stack] = []
    cells: list[list[str]] = []
    several = len(games.bots) > 1
    for clan in games.clans:
        if several:
            bars.append(Stack(CLAN_NAMES[clan], heading=True))
        for bot in games.bots:
            if seats[clan, bot]:
                means = [bought[clan, bot, season] / seats[clan, bot] for season in SEASON_NAMES]
                bars.append(Stack(bot if several else CLAN_NAMES[clan], means, f"{sum(means):.1f}"))
                cells.append([bot, CLAN_NAMES[clan], *(f"{mean:.2f}" for mean in (*means, sum(means)))])
    title = "Cards bought a game, by clan and season"
    head = ("Bot", "Clan", *SEASON_NAMES.values(), "All")
    return figure(title, legend(keys), stacked(title, keys, bars), numbers(head, cells, words=2))
