"""The end of a game: victory points by source, and who won."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from hinode import Game
from hinode.cli.board import plain_table
from hinode.cli.style import CLAN_STYLES
from hinode.cli.terminal import Terminal
from hinode.cli.words import names, says
from hinode.cli.words.names import Voice, capital


def points_by_source(game: Game) -> dict[str, dict[str, int]]:
    """For each source of VP, in the order of its first appearance, what it gave each clan."""
    found: dict[str, dict[str, int]] = {}
    for event in game.events():
        if event.kind == "vp":
            row = found.setdefault(event.cause, dict.fromkeys(game.clans, 0))
            row[event["clan"]] += event["amount"]
    return found


def score_table(game: Game) -> Table:
    """Sources down, clans across, best clan first; the last row is the score."""
    assert game.result is not None
    clans, scores = game.result.ranking, game.result.scores
    rows = points_by_source(game)
    start = {clan: scores[clan] - sum(row[clan] for row in rows.values()) for clan in clans}
    table = plain_table([says.SOURCE, *("" for _ in clans)], right=range(1, len(clans) + 1))
    for column, clan in zip(table.columns[1:], clans, strict=True):
        column.header = Text(names.CLANS[clan], style=CLAN_STYLES[clan])
    table.title, table.title_justify = says.SCORES, "left"
    if any(start.values()):
        table.add_row(says.START, *(str(start[clan]) for clan in clans))
    for cause, row in rows.items():
        table.add_row(capital(names.cause(cause)), *(str(row[clan] or "-") for clan in clans))
    table.add_section()
    table.add_row(says.TOTAL, *(str(scores[clan]) for clan in clans), style="bold")
    return table


def show_result(game: Game, terminal: Terminal) -> None:
    """Scores, and how it went for the person if one plays."""
    assert game.result is not None
    terminal.show("", score_table(game), "")
    terminal.say(verdict(game, terminal.me), style="bold")


def verdict(game: Game, me: str | None) -> str:
    assert game.result is not None
    winners = game.result.winners
    voice = Voice(me)
    if me is None:
        return says.WINNERS.format(winners=voice.all_of(winners))
    if winners == [me]:
        return says.YOU_WON
    if me in winners:
        return says.YOU_SHARE.format(others=voice.all_of(clan for clan in winners if clan != me))
    place = says.PLACES[game.result.ranking.index(me) + 1]
    return says.YOU_PLACED.format(place=place, players=len(game.clans), winners=voice.all_of(winners))
