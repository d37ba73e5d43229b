"""Picture: the game as an image with provinces, clans, and shrines."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hinode.api import Game
from hinode.env.rendering.canvas import Canvas, Color, Point
from hinode.vocab.facts import BORDERS, ROUTES
from hinode.vocab.ids import MONSTERS, PROVINCES

Json = dict[str, Any]
WIDTH, HEIGHT = 1000, 640
BOX: Final = (168, 84)
SEA: Final = (205, 222, 232)
PAPER: Final = (250, 246, 235)
INK: Final = (40, 40, 48)
FAINT: Final = (120, 130, 140)
WAR: Final = (190, 40, 40)
COLORS: Final[dict[str, Color]] = {
    "koi": (196, 48, 43),
    "lotus": (134, 70, 156),
    "turtle": (48, 128, 66),
    "dragonfly": (44, 128, 180),
    "bonsai": (176, 132, 12),
}
PLACES: Final[dict[str, Point]] = {
    "hokkaido": (500, 40),
    "oshu": (500, 160),
    "edo": (500, 290),
    "kyoto": (300, 220),
    "kansai": (270, 345),
    "nagato": (30, 290),
    "shikoku": (250, 480),
    "kyushu": (30, 440),
}
_LETTERS: Final = {
    "bushi": "B",
    "shinto": "S",
    "daimyo": "D",
    "stronghold": "F",
    **dict.fromkeys(MONSTERS, "M"),
}


def draw(game: Game) -> NDArray[np.uint8]:
    """What a spectator sees. B Bushi, S Shinto, D Daimyo, F Stronghold, M Monster, K kami; = force."""
    view = game.view(None)
    canvas = Canvas(WIDTH, HEIGHT, SEA)
    canvas.text((12, 10), f"{view['season']} - {view['phase']}", INK, 3)
    _ways(canvas)
    for province in PROVINCES:
        _province(canvas, game, view, province)
    _clans(canvas, view)
    _shrines(canvas, view)
    return canvas.pixels


def _ways(canvas: Canvas) -> None:
    middles = [(PLACES[name][0] + BOX[0] // 2, PLACES[name][1] + BOX[1] // 2) for name in PROVINCES]
    for one, two in sorted(BORDERS | ROUTES):
        if one < two:
            canvas.line(middles[one], middles[two], FAINT, dashed=(one, two) in ROUTES)


def _province(canvas: Canvas, game: Game, view: Json, province: str) -> None:
    x, y = PLACES[province]
    at_war = view["war_at"] is not None and view["war"][view["war_at"] :][:1] == [province]
    canvas.box((x, y), BOX, PAPER, WAR if at_war else FAINT)
    canvas.text((x + 6, y + 6), province, INK)
    if province in view["war"]:
        canvas.box((x + BOX[0] - 20, y + 4), (14, 14), WAR)
        canvas.text((x + BOX[0] - 16, y + 6), str(view["war"].index(province) + 1), PAPER)
    for line, (clan, pieces) in enumerate(view["map"].get(province, {}).items()):
        row = y + 21 + 12 * line
        canvas.box((x + 6, row), (8, 10), COLORS[clan])
        counts: dict[str, int] = {}
        for figure, count in pieces.items():
            counts[_LETTERS[figure]] = counts.get(_LETTERS[figure], 0) + count
        words = " ".join(f"{letter}{count}" for letter, count in counts.items())
        canvas.text((x + 18, row), f"{words} ={game.force(clan, province)}", COLORS[clan])
    here = [kami[:3] for kami, at in view["kami_figures"].items() if at == province]
    if here:
        canvas.text((x + 6, y + BOX[1] + 3), "K " + " ".join(here), INK)


def _clans(canvas: Canvas, view: Json) -> None:
    x, y = 700, 40
    allies = {one: two for pair in view["alliances"] for one, two in (pair, pair[::-1])}
    canvas.text((x + 110, y - 16), "VP  C  R  T", FAINT)
    for rank, clan in enumerate(view["honor"]):
        player, row = view["players"][clan], y + 62 * rank
        canvas.box((x, row), (288, 54), PAPER, COLORS[clan])
        canvas.text((x + 8, row + 8), f"{rank + 1} {clan}", COLORS[clan])
        held = (player["vp"], player["coins"], player["ronin"], len(player["tokens"]))
        canvas.text((x + 110, row + 8), " ".join(f"{number:>2}" for number in held), INK)
        ally = allies.get(clan)
        if ally is not None:
            canvas.text((x + 208, row + 8), f"+{ally}", COLORS[ally])
        canvas.text((x + 8, row + 24), f"cards {len(player['cards'])}", INK)
        current = "mandate turn" if clan == view["current"] else ""
        asked = "asked" if clan in view["waiting"] else ""
        canvas.text((x + 8, row + 38), f"{current} {asked}".strip(), WAR)


def _shrines(canvas: Canvas, view: Json) -> None:
    x, y = 700, 380
    for slot, shrine in enumerate(view["shrines"]):
        row = y + 62 * slot
        canvas.box((x, row), (288, 54), PAPER, FAINT)
        canvas.text((x + 8, row + 8), shrine["kami"], INK)
        who = [(clan, sum(pieces.values())) for clan, pieces in shrine.items() if clan != "kami"]
        for number, (clan, count) in enumerate(who):
            canvas.box((x + 8 + 44 * number, row + 26), (16, 18), COLORS[clan])
            canvas.text((x + 28 + 44 * number, row + 30), str(count), COLORS[clan])
