"""War section: bids in battles, by war advantage."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from hinode.tournament.report.games import ADVANTAGE_NAMES, Games
from hinode.tournament.report.markup.html import figure, legend, numbers, percent, section
from hinode.tournament.report.markup.svg import Row, Stack, intervals, stacked
from hinode.tournament.standings import wilson

ABOUT: Final = (
    "In every battle each player in it puts Coins on the four advantages in secret. A bidder is one player "
    "in one battle; the price is what the winner of the advantage had put on it."
)
HEAD: Final = (
    "Bot",
    "Advantage",
    "Bidders",
    "Coins each",
    "With a bid",
    "Won",
    "Mean price",
    "Won and declined",
)
KEYS: Final = tuple((name, f"s{number}") for number, name in enumerate(ADVANTAGE_NAMES.values()))


@dataclass(slots=True)
class Bids:
    """The bids of one bot on one advantage."""

    coins: int = 0
    placed: int = 0
    won: int = 0
    price: int = 0
    declined: int = 0


def war(games: Games) -> str:
    bids, bidders = _counts(games)
    battles = sum(len(game["summary"]["battles"]) for game in games.rows)
    title = "Coins put on each advantage by a bidder, mean"
    bars = [_coins(games, bot, bids, bidders) for bot in games.bots]
    cells = [
        _cells(bot, advantage, bids[bot, advantage], bidders[bot])
        for bot in games.bots
        for advantage in ADVANTAGE_NAMES
    ]
    about = f"{ABOUT} There were {battles / len(games.rows):.1f} battles a game."
    return section(
        "bids",
        "Bids by advantage",
        about,
        figure(title, legend(KEYS), stacked(title, KEYS, bars), numbers(HEAD, cells, words=2)),
        _shares(games, bids, bidders),
        _prices(games, bids),
    )


def _counts(games: Games) -> tuple[dict[tuple[str, str], Bids], Counter[str]]:
    bids = {(bot, advantage): Bids() for bot in games.bots for advantage in ADVANTAGE_NAMES}
    bidders: Counter[str] = Counter()
    for game in games.rows:
        for battle in game["summary"]["battles"]:
            for clan, coins in battle["bids"].items():
                bot = game["bots"][clan]
                bidders[bot] += 1
                for advantage, bid in zip(ADVANTAGE_NAMES, coins, strict=True):
                    one = bids[bot, advantage]
                    one.coins += bid
                    one.placed += bid > 0
                    if battle["won"].get(advantage) == clan:
                        one.won += 1
                        one.price += bid
                        one.declined += advantage in battle["declined"]
    return bids, bidders


def _coins(games: Games, bot: str, bids: dict[tuple[str, str], Bids], bidders: Counter[str]) -> Stack:
    means = [bids[bot, advantage].coins / max(bidders[bot], 1) for advantage in ADVANTAGE_NAMES]
    return Stack(bot, means, f"{sum(means):.1f}")


def _cells(bot: str, advantage: str, one: Bids, bidders: int) -> list[str]:
    return [
        bot,
        ADVANTAGE_NAMES[advantage],
        str(bidders),
        f"{one.coins / max(bidders, 1):.2f}",
        percent(one.placed / max(bidders, 1)),
        percent(one.won / max(bidders, 1)),
        f"{one.price / one.won:.2f}" if one.won else "–",
        str(one.declined),
    ]


def _shares(games: Games, bids: dict[tuple[str, str], Bids], bidders: Counter[str]) -> str:
    """How often a bidder wins each advantage."""
    rows: list[Row] = []
    for advantage, name in ADVANTAGE_NAMES.items():
        rows.append(Row(name, heading=True))
        for bot in games.bots:
            if bidders[bot]:
                won = bids[bot, advantage].won
                low, high = wilson(won, bidders[bot])
                share = won / bidders[bot]
                rows.append(Row(bot, share, low, high, percent(share), games.bot_style(bot)))
    title = "Share of bidders who win the advantage"
    return figure(title, intervals(title, rows))


def _prices(games: Games, bids: dict[tuple[str, str], Bids]) -> str:
    """What the winners paid."""
    bars: list[Stack] = []
    for advantage, name in ADVANTAGE_NAMES.items():
        bars.append(Stack(name, heading=True))
        for bot in games.bots:
            one = bids[bot, advantage]
            if one.won:
                bars.append(Stack(bot, [one.price / one.won], f"n {one.won}"))
    title = "Mean price of an advantage that was won, in Coins"
    return figure(title, stacked(title, [("price", "s1")], bars))
