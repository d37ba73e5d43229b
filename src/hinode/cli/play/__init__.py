"""`hinode play`: one player against bots, in the terminal."""

from __future__ import annotations

import argparse
from random import Random, SystemRandom

from hinode import Game, HinodeError
from hinode.bots.registry import DEAL_MODES, with_mode
from hinode.cli import arguments, help_text
from hinode.cli.opponents import bots_for, cap_for, introduction, seat_bots
from hinode.cli.play.loop import GameLoop
from hinode.cli.play.saved_game import read_saved
from hinode.cli.play.terminal_game import TerminalGame
from hinode.cli.screen.terminal import Terminal, use_line_editing
from hinode.cli.words.translator import Translator
from hinode.vocab.ids import CLANS

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--clan", type=arguments.clan, metavar="CLAN", help=help_text.CLAN)
    arguments.add_bot_arguments(parser, "greedy")
    parser.add_argument("--deals", choices=DEAL_MODES, default="full", help=help_text.PLAY_DEALS)
    arguments.add_game_arguments(parser)
    parser.add_argument("--resume", metavar="FILE", help=help_text.RESUME)
    arguments.add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    seed = SystemRandom().randrange(10**6) if args.seed is None else args.seed
    if args.resume is None:
        saved = None
        me, game = args.clan or "koi", _new_game(args, seed)
    else:
        _check_resumed(args)
        saved = read_saved(args.resume, args.clan)
        me, game = saved.me, saved.game
    translator = Translator(language=args.language)
    terminal = Terminal(translator=translator)
    if terminal.console.is_terminal:
        use_line_editing()
    seated = [clan for clan in game.clans if clan != me]
    bots = {clan: with_mode(bot, args.deals) for clan, bot in bots_for(args, seated, seed).items()}
    clan, others = translator.name("clan", me), translator.the_clans(seated)
    if saved is None:
        terminal.show_message("welcome", clan=clan, others=others, seed=str(seed))
    else:
        terminal.show_message("welcome-back", clan=clan, others=others)
    for opponent, bot in bots.items():
        terminal.item(introduction(opponent, bot, translator))
    terminal.show_message("hint", style="dim")
    seats = seat_bots(bots, f"{seed} opponents", cap_for(args))
    GameLoop(TerminalGame(game, me, seats, None if saved is None else saved.book), terminal).run()
    return 0


def _check_resumed(args: argparse.Namespace) -> None:
    """A saved game cannot get other players, cards, or shrines. The seed is also that of the bots."""
    parser = argparse.ArgumentParser()
    arguments.add_game_arguments(parser)
    defaults = vars(parser.parse_args([]))
    given = [name for name, value in defaults.items() if name != "seed" and getattr(args, name) != value]
    if given:
        options = ", ".join("--" + name.replace("_", "-") for name in given)
        raise HinodeError(help_text.RESUMED_WITH.format(options=options))


def _new_game(args: argparse.Namespace, seed: int) -> Game:
    me, rng = args.clan or "koi", Random(f"{seed} clans")
    others = rng.sample([clan for clan in CLANS if clan != me], args.players - 1)
    return Game.new(clans=[me, *others], seed=seed, **arguments.game_options(args))
