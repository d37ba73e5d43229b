"""Mistakes section: what bots do badly, for each bot and game."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from hinode.tournament.report.games import CLAN_NAMES, Games
from hinode.tournament.report.markup.html import figure, legend, note, section, table
from hinode.tournament.report.markup.svg import Stack, stacked
from hinode.tournament.rows import GameRow

# Coins that brought nothing: key of the row, name, and color.
COINS: Final = (
    ("lost_bids", "bids on advantages that were lost", "s0"),
    ("overbids", "bids above what was needed", "s1"),
    ("discarded_coins", "discarded at Cleanup", "s2"),
)
HEAD: Final = (
    *("Bot", "Seats", "Lost bids", "Overbids", "Coins discarded", "Seppuku declined", "VP missed"),
    "Alliances broken",
)
GAME_HEAD: Final = ("Bot", "Clan", "Game", "Seed", "Coins wasted", "VP missed", "Alliances broken", "Rank")
MAX_GAMES: Final = 10
ABOUT: Final = (
    "All numbers are means for one bot in one game, judged in hindsight. A bid is wasted if another clan won "
    "the advantage, or as far as fewer Coins would have won it. A declined Seppuku counts if the clan then "
    "lost the battle; VP missed are the figures that it lost there anyway."
)
GAMES_NOTE: Final = (
    "Game is the number in the results file. With --records DIR, game 12 is the file game-00012.json in DIR."
)


def mistakes(games: Games) -> str:
    totals: dict[str, Counter[str]] = {bot: Counter() for bot in games.bots}
    for game, clan, bot in games.seats():
        totals[bot].update(seat_mistakes(game, clan))
        totals[bot]["seats"] += 1
    keys = [(name, style) for _, name, style in COINS]
    bars = [_bar(bot, totals[bot]) for bot in games.bots]
    title = "Coins wasted in a game, mean"
    plot = stacked(title, keys, bars)
    cells = [_cells(bot, totals[bot]) for bot in games.bots]
    return section(
        "mistakes",
        "What bots do badly",
        ABOUT,
        figure(title, legend(keys), plot, table(HEAD, cells), wide=True),
        _worst_games(games),
    )


def seat_mistakes(game: GameRow, clan: str) -> Counter[str]:
    """The mistakes of one clan in one game, with the alliances it broke."""
    found = Counter(cast(dict[str, int], game["summary"]["mistakes"][clan]))
    found["broken_alliances"] = sum(one["betrayer"] == clan for one in game["summary"]["alliances"])
    return found


def wasted_coins(found: Counter[str]) -> int:
    return sum(found[key] for key, _, _ in COINS)


def _bar(bot: str, total: Counter[str]) -> Stack:
    means = [total[key] / total["seats"] for key, _, _ in COINS]
    return Stack(bot, means, f"{sum(means):.1f}")


def _cells(bot: str, total: Counter[str]) -> list[str]:
    keys = (*(key for key, _, _ in COINS), "declined_seppuku", "missed_vp", "broken_alliances")
    return [bot, str(total["seats"]), *(f"{total[key] / total['seats']:.2f}" for key in keys)]


def _worst_games(games: Games) -> str:
    """The seats that wasted the most Coins: games to look at."""
    seats = [(seat_mistakes(game, clan), game, clan, bot) for game, clan, bot in games.seats()]
    seats.sort(key=lambda seat: (-wasted_coins(seat[0]), seat[1]["game"]))
    cells = [
        [
            *(bot, CLAN_NAMES[clan], str(game["game"]), str(game["seed"]), str(wasted_coins(found))),
            *(str(found["missed_vp"]), str(found["broken_alliances"]), f"{game['ranks'][clan]:g}"),
        ]
        for found, game, clan, bot in seats[:MAX_GAMES]
    ]
    return figure("Games to look at", note(GAMES_NOTE), table(GAME_HEAD, cells, words=2), wide=True)
