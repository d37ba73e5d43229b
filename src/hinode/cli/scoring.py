"""The end of a game: victory points by source, and who won."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from hinode import Game
from hinode.cli.board import plain_table
from hinode.cli.style import CLAN_STYLES
from hinode.cli.terminal import Terminal
from hinode.cli.words.voice import Voice, capital


def points_by_source(game: Game) -> dict[str, dict[str, int]]:
    """For each source of VP, in the order of its first appearance, what it gave each clan."""
    found: dict[str, dict[str, int]] = {}
    for event in game.events():
        if event.kind == "vp":
            row = found.setdefault(event.cause, dict.fromkeys(game.clans, 0))
            row[event["clan"]] += event["amount"]
    return found


def score_table(game: Game, voice: Voice) -> Table:
    """Sources down, clans across, best clan first; the last row is the score."""
    assert game.result is not None
    clans, scores = game.result.ranking, game.result.scores
    rows = points_by_source(game)
    start = {clan: scores[clan] - sum(row[clan] for row in rows.values()) for clan in clans}
    table = plain_table([voice.say("end-source"), *("" for _ in clans)], right=range(1, len(clans) + 1))
    for column, clan in zip(table.columns[1:], clans, strict=True):
        column.header = Text(voice.call("clan", clan), style=CLAN_STYLES[clan])
    table.title, table.title_justify = voice.say("scores"), "left"
    if any(start.values()):
        table.add_row(voice.say("scores-start"), *(str(start[clan]) for clan in clans))
    for cause, row in rows.items():
        table.add_row(capital(voice.cause(cause)), *(str(row[clan] or "-") for clan in clans))
    table.add_section()
    table.add_row(voice.say("end-total"), *(str(scores[clan]) for clan in clans), style="bold")
    return table


def show_result(game: Game, terminal: Terminal) -> None:
    """Scores, and how it went for the person if one plays."""
    terminal.show("", score_table(game, terminal.voice), "")
    terminal.say(verdict(game, terminal.voice), style="bold")


def verdict(game: Game, voice: Voice) -> str:
    assert game.result is not None
    winners, me = game.result.winners, voice.me
    if me is None:
        return voice.say("victory-of", winners=voice.all_of(winners))
    if winners == [me]:
        return voice.say("victory-yours")
    if me in winners:
        return voice.say("victory-shared", others=voice.all_of(clan for clan in winners if clan != me))
    place, players = game.result.ranking.index(me) + 1, len(game.clans)
    return voice.say("victory-theirs", place=place, players=players, winners=voice.all_of(winners))
