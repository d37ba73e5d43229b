"""Deals section: offers, deals, Coins, and how promises ended, by bot."""

from __future__ import annotations

from typing import Final

from hinode.tournament.deal_count import STATES, count_deals
from hinode.tournament.report.games import Games
from hinode.tournament.report.markup.html import figure, legend, numbers, percent, section
from hinode.tournament.report.markup.svg import Stack, stacked

ABOUT: Final = (
    "Offers that bots made, the deals that came of them, and their promises. A promise is void if it was "
    "never put to the test. A deal counts for both parties."
)
KEYS: Final = (("Kept", "s2"), ("Broken", "s3"), ("Void", "s0"))
HEAD: Final = ("Bot", "Offers a game", "Deals a game", "Coins a deal", "Promises", "Kept", "Broken", "Void")


def deals(games: Games) -> str:
    """Empty if no game had deals."""
    if not any("deals" in row for row in games.rows):
        return ""
    bars: list[Stack] = []
    cells: list[list[str]] = []
    for bot in games.bots:
        count = count_deals((row for row in games.rows if bot in row["bots"].values()), bot)
        states = [count.promises[state] for state in STATES]
        bars.append(Stack(bot, states, f"n {sum(states)}"))
        a_game = [f"{count.per_game(number):.2f}" for number in (count.offers, count.deals)]
        shares = [percent(count.share(state)) for state in STATES]
        cells.append([bot, *a_game, f"{count.coins_per_deal:.2f}", str(sum(states)), *shares])
    title = "Promises kept, broken, and void"
    plot = figure(title, legend(KEYS), stacked(title, KEYS, bars, "%"), numbers(HEAD, cells))
    return section("deals", "Deals", ABOUT, plot)
