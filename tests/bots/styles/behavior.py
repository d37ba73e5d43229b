"""Behavior of a clan in a game as counts, and a classifier that guesses the style from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean, pstdev
from typing import Final

from hinode import Game
from hinode.bots.registry import make_bot
from hinode.bots.runner import BotSeat, play_out
from hinode.bots.style import STYLES
from hinode.vocab.data import FACTS
from hinode.vocab.events import Event
from hinode.vocab.ids import ADVANTAGES, CLANS, KAMI, MANDATES

NAMED: Final = tuple(name for name in STYLES if name != "plain")
CARD_TYPE: Final = {card["id"]: card["type"] for card in FACTS["cards"]}
COUNTS: Final = (
    *("proposals", "refusals", "alliances", "betrayals", "gifts"),
    *(f"mandate: {mandate}" for mandate in MANDATES),
    *(f"card: {kind}" for kind in sorted(set(CARD_TYPE.values()))),
    *("prayers", "soldiers", "moves", "strongholds", "replaced"),
    *(f"bid: {advantage}" for advantage in ADVANTAGES),
    *("seppuku", "hostages", "ronin hired", "poets", "coins left"),
)
Row = tuple[float, ...]
Games = Sequence[tuple[str, int, Row]]  # style, seed, counts
CAP: Final = 60.0  # seconds; a greedy bot ignores the clock, so the same seeds give the same games


def clans_for(seed: int) -> tuple[tuple[str, ...], str]:
    """Four clans and the hero's clan. Twenty consecutive seeds cover every clan with every three others."""
    clans = tuple(combinations(CLANS, 4))[seed % 5]
    return clans, clans[seed // 5 % 4]


def styled_game(style: str, seed: int, others: str = "greedy") -> tuple[Game, str]:
    """A game of one styled bot against three others, and its clan."""
    clans, hero = clans_for(seed)
    game = Game.new(clans=clans, seed=seed)
    names = {clan: f"greedy/{style}" if clan == hero else others for clan in clans}
    seats = {clan: BotSeat(name, make_bot(name), f"{seed} {clan}", CAP) for clan, name in names.items()}
    return play_out(game, seats), hero


def behavior(events: Iterable[Event], clan: str) -> Row:
    """The counts of one clan, in the order of COUNTS."""
    found: Counter[str] = Counter()
    for event in events:
        if event.kind == "allied":
            found["alliances"] += clan in (event["clan"], event["with"])
        elif event.get("clan") == clan:
            _count(event, found)
    return tuple(float(found[name]) for name in COUNTS)


def _count(event: Event, found: Counter[str]) -> None:
    match event.kind:
        case "proposed":
            found["proposals"] += 1
        case "refused":
            found["refusals"] += 1
        case "alliance_ended" if event.cause == "betray":
            found["betrayals"] += 1
        case "gift":
            found["gifts"] += event["coins"]
        case "mandate_laid":
            found[f"mandate: {event['tile']}"] += 1
        case "mandate_announced":
            found[f"mandate: {event['announce']}"] += 1
        case "acquired":
            found[f"card: {CARD_TYPE[event['card']]}"] += 1
        case "summoned":
            found["prayers" if event["to"] in KAMI else "soldiers"] += 1
        case "moved":
            found["moves"] += 1
        case "built":
            found["strongholds"] += 1
        case "replaced":
            found["replaced"] += 1
        case "bid_revealed":
            for advantage in ADVANTAGES:
                found[f"bid: {advantage}"] += event["bid"][advantage]
        case "killed" if event.cause == "seppuku":
            found["seppuku"] += event["count"]
        case "captured":
            found["hostages"] += 1
        case "ronin_hired":
            found["ronin hired"] += 1
        case "advantage_won" if event["advantage"] == "poets":
            found["poets"] += 1
        case "coins" if event.cause == "CLN-1":
            found["coins left"] -= event["amount"]


# -- the classifier: nearest centroid on standardized counts --------------------------------------


def mean(rows: Sequence[Row]) -> Row:
    return tuple(fmean(column) for column in zip(*rows, strict=True))


def nearest(row: Row, known: Sequence[tuple[str, Row]]) -> str:
    """The style whose mean row, each count divided by its spread within a style, is nearest."""
    styles = sorted({style for style, _ in known})
    rows = {style: [r for s, r in known if s == style] for style in styles}
    means = {style: mean(rows[style]) for style in styles}
    spread = [
        fmean(pstdev(column) for column in columns) + 0.25
        for columns in zip(*(zip(*rows[style], strict=True) for style in styles), strict=True)
    ]

    def distance(style: str) -> float:
        return sum(((a - b) / s) ** 2 for a, b, s in zip(row, means[style], spread, strict=True))

    return min(styles, key=distance)


def classify(games: Games, together: int = 1) -> list[tuple[str, str]]:
    """(style, guessed style) from the mean of `together` games of one style.

    The classifier knows all games of other seeds. Leftover seeds are not used.
    """
    found = []
    seeds = sorted({seed for _, seed, _ in games})
    groups = len(seeds) // together
    for number in range(groups):
        group = seeds[number::groups][:together]  # not consecutive: those have the same clans
        known = [(style, row) for style, seed, row in games if seed not in group]
        for style in sorted({style for style, _, _ in games}):
            rows = [row for other, seed, row in games if other == style and seed in group]
            found.append((style, nearest(mean(rows), known)))
    return found


def accuracy(pairs: Sequence[tuple[str, str]]) -> float:
    return fmean(style == name for style, name in pairs)
