"""Final scores: victory points by source, and the winner."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from hinode import Game
from hinode.cli.screen.board import plain_table
from hinode.cli.screen.colors import CLAN_COLORS
from hinode.cli.screen.terminal import Terminal
from hinode.cli.words.translator import Translator, capital


def points_by_source(game: Game) -> dict[str, dict[str, int]]:
    """VP of each clan by source, in the order in which the sources first appeared."""
    found: dict[str, dict[str, int]] = {}
    for event in game.events():
        if event.kind == "vp":
            row = found.setdefault(event.cause, dict.fromkeys(game.clans, 0))
            row[event["clan"]] += event["amount"]
    return found


def score_table(game: Game, translator: Translator) -> Table:
    """One row for each source, one column for each clan, best clan first."""
    assert game.result is not None
    clans, scores = game.result.ranking, game.result.scores
    rows = points_by_source(game)
    start = {clan: scores[clan] - sum(row[clan] for row in rows.values()) for clan in clans}
    table = plain_table([translator.say("end-source"), *("" for _ in clans)], right=range(1, len(clans) + 1))
    for column, clan in zip(table.columns[1:], clans, strict=True):
        column.header = Text(translator.name("clan", clan), style=CLAN_COLORS[clan])
    table.title, table.title_justify = translator.say("scores"), "left"
    if any(start.values()):
        table.add_row(translator.say("scores-start"), *(str(start[clan]) for clan in clans))
    for cause, row in rows.items():
        table.add_row(capital(translator.cause(cause)), *(str(row[clan] or "-") for clan in clans))
    table.add_section()
    table.add_row(translator.say("end-total"), *(str(scores[clan]) for clan in clans), style="bold")
    return table


def show_result(game: Game, terminal: Terminal) -> None:
    """Print the scores and the winner."""
    terminal.show("", score_table(game, terminal.translator), "")
    terminal.say(verdict(game, terminal.translator), style="bold")


def verdict(game: Game, translator: Translator) -> str:
    assert game.result is not None
    winners, me = game.result.winners, translator.me
    if me is None:
        return translator.say("victory-of", winners=translator.the_clans(winners))
    if winners == [me]:
        return translator.say("victory-yours")
    if me in winners:
        return translator.say(
            "victory-shared", others=translator.the_clans(clan for clan in winners if clan != me)
        )
    place, players = game.result.ranking.index(me) + 1, len(game.clans)
    return translator.say(
        "victory-theirs", place=place, players=players, winners=translator.the_clans(winners)
    )
