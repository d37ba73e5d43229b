"""Page: puts the sections of the report together."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hinode.tournament.report.cards import cards
from hinode.tournament.report.deals import deals
from hinode.tournament.report.games import Games
from hinode.tournament.report.length import length
from hinode.tournament.report.markup.stylesheet import STYLE
from hinode.tournament.report.mistakes import mistakes
from hinode.tournament.report.overview import overview
from hinode.tournament.report.points import points
from hinode.tournament.report.politics import alliances, mandates
from hinode.tournament.report.war import war
from hinode.tournament.report.wins import wins
from hinode.tournament.rows import GameRow

TITLE = "Hinode tournament report"
SECTIONS = (overview, wins, points, cards, mandates, war, alliances, deals, mistakes, length)
CONTENTS = (
    ("overview", "Overview"),
    ("wins", "Clans and seats"),
    ("points", "VP"),
    ("cards", "Cards"),
    ("mandates", "Mandates"),
    ("bids", "Bids"),
    ("alliances", "Alliances"),
    ("deals", "Deals"),
    ("mistakes", "Mistakes"),
    ("length", "Length"),
)


def report(rows: Sequence[GameRow]) -> str:
    """The report as one HTML page without external files."""
    games = Games(rows)
    body = "".join(section(games) for section in SECTIONS)
    shown = [(name, words) for name, words in CONTENTS if f'id="{name}"' in body]
    links = "".join(f'<a href="#{name}">{escape(words)}</a>' for name, words in shown)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{TITLE}</title><style>{STYLE}</style></head>"
        f"<body><header><h1>{TITLE}</h1><nav>{links}</nav></header><main>{body}</main></body></html>\n"
    )
