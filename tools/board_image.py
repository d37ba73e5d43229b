"""Board image: writes docs/images/board.svg, the terminal board in the middle of a game.

python -m tools.board_image
"""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from hinode import Game
from hinode.bots.runner import answer_one, random_seat
from hinode.cli.play.choices import choices
from hinode.cli.play.menu import Menu
from hinode.cli.play.printed_tables import option_table
from hinode.cli.play.questions import question
from hinode.cli.screen.board import board, phase_title
from hinode.cli.screen.terminal import Terminal
from hinode.cli.words.translator import Translator

PICTURE: Final = Path(__file__).resolve().parent.parent / "docs" / "images" / "board.svg"
ME: Final = "koi"
SEED: Final = 157
WIDTH: Final = 104
# Background, text, then black, red, green, yellow, blue, magenta, cyan, white, and the bright eight.
COLORS: Final = TerminalTheme(
    (24, 26, 33),
    (222, 222, 214),
    [
        *((60, 63, 74), (235, 95, 87), (126, 196, 110), (229, 192, 90)),
        *((100, 150, 235), (190, 130, 230), (104, 200, 214), (222, 222, 214)),
    ],
    [
        *((120, 124, 138), (255, 128, 120), (155, 220, 140), (250, 215, 120)),
        *((135, 180, 255), (214, 164, 250), (140, 224, 236), (255, 255, 250)),
    ],
)


def example_game() -> Game:
    """A game in Summer in which the Koi choose a mandate."""
    game = Game.new(clans=["koi", "lotus", "turtle", "dragonfly"], seed=SEED)
    seats = {clan: random_seat(clan, SEED) for clan in game.clans}
    while True:
        decision, view = game.pending[0], game.view(None)
        late = view["season"] == "summer" and len(view["mandates"]) > 3
        if late and (decision.clan, decision.kind) == (ME, "mandate"):
            return game
        answer_one(game, seats)


def draw(game: Game) -> str:
    """The board and the question as the terminal shows them, as SVG without external fonts."""
    translator = Translator(ME)
    terminal = Terminal(source=StringIO(), target=StringIO(), translator=translator)
    terminal.console = Console(
        file=StringIO(),
        record=True,
        width=WIDTH,
        force_terminal=True,
        highlight=False,
        color_system="truecolor",
    )
    view, decision = game.view(ME), game.pending[0]
    asked = question(decision, translator)
    terminal.rule(phase_title(view, translator))
    terminal.show(*board(game, translator))
    terminal.rule(asked.title)
    terminal.say(asked.ask, style="bold")
    terminal.show(option_table(Menu(choices(decision, view, translator), translator), ME))
    svg = terminal.console.export_svg(title="hinode play", theme=COLORS, unique_id="board")
    return re.sub(r"\s*(@font-face \{.*?\}|<!--.*?-->)", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    PICTURE.write_text(draw(example_game()), encoding="utf-8")
