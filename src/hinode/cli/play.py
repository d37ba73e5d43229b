"""`hinode play`: one person against bots."""

from __future__ import annotations

import argparse
from contextlib import suppress
from random import Random, SystemRandom
from typing import Any

from hinode import Decision, Game
from hinode.cli import arguments
from hinode.cli.asking import about, question
from hinode.cli.bidding import bid_line, read_bid
from hinode.cli.board import battle_table, board, where_we_are
from hinode.cli.choices import choices
from hinode.cli.desk import After, Desk
from hinode.cli.listing import option_table
from hinode.cli.menu import Menu, Unclear
from hinode.cli.opponents import bots_for, introduction, seat_bots
from hinode.cli.scoring import show_result
from hinode.cli.session import Session
from hinode.cli.terminal import Leave, Terminal, use_line_editing
from hinode.cli.words import commands as said
from hinode.cli.words.voice import Voice
from hinode.vocab.ids import CLANS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--clan", type=arguments.clan, default="koi", metavar="CLAN", help=said.CLAN)
    arguments.add_bot_arguments(parser, "greedy")
    arguments.add_game_arguments(parser)
    arguments.add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    seed = SystemRandom().randrange(10**6) if args.seed is None else args.seed
    rng = Random(f"{seed} clans")
    others = rng.sample([clan for clan in CLANS if clan != args.clan], args.players - 1)
    game = Game.new(clans=[args.clan, *others], seed=seed, **arguments.game_options(args))
    voice = Voice(language=args.language)
    terminal = Terminal(voice=voice)
    if terminal.console.is_terminal:
        use_line_editing()
    seated = [clan for clan in game.clans if clan != args.clan]
    bots = bots_for(args, seated, seed)
    clan = voice.call("clan", args.clan)
    terminal.tell("welcome", clan=clan, others=voice.all_of(seated), seed=str(seed))
    for opponent, bot in bots.items():
        terminal.item(introduction(opponent, bot, voice))
    terminal.tell("hint", style="dim")
    seats = seat_bots(bots, f"{seed} opponents", args.cap)
    Seat(Session(game, args.clan, seats), terminal).play()
    return 0


class Seat:
    """Where the person sits: shows what happens and asks what they are asked."""

    def __init__(self, session: Session, terminal: Terminal) -> None:
        self.session = session
        self.terminal = terminal
        self.voice = terminal.voice
        self.voice.me = session.me
        self.desk = Desk(session, terminal)
        self._shown: Any = None  # the moment for which the board was shown

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        try:
            while (decision := self.session.question()) is not None:
                self._show_scene()
                self._ask(decision)
        except (Leave, KeyboardInterrupt):
            self.terminal.tell("farewell")
        else:
            self._show_end()

    def _show_end(self) -> None:
        """The last news and the scores; then the person may still look around, and save."""
        self.desk.tell(self.session.news(), brief=True)
        show_result(self.session.game, self.terminal)
        self.terminal.tell("afterwards", style="dim")
        with suppress(Leave, KeyboardInterrupt):
            while self.desk.only_looks(text := self.terminal.ask("> ")):
                self._react(text)

    def _ask(self, decision: Decision) -> None:
        """One question, until it is answered or something else has changed the game."""
        view = self.session.game.view(self.session.me)
        menu = None if decision.kind == "bid" else Menu(choices(decision, view, self.voice), self.voice)
        self._show_question(decision, menu)
        prompt = f"{self.voice.call('clan', decision.clan)}> "
        while True:
            after = self._react(self.terminal.ask(prompt), decision, menu)
            if after is After.GAME_CHANGED:
                return
            if after is After.SCREEN_SHOWN:
                self._show_question(decision, menu)

    def _react(self, text: str, decision: Decision | None = None, menu: Menu | None = None) -> After:
        """Carry out a command or take an answer."""
        try:
            if decision is None or self.desk.is_command(text):
                return self.desk.do(text, decision)
            answer = read_bid(text, decision, self.voice) if menu is None else menu.read(text)
        except Unclear as unclear:
            self.terminal.say(str(unclear), style="yellow")
            return After.NOTE_MADE
        if answer is None:
            self._show_options(decision, menu)
            return After.NOTE_MADE
        self.session.answer(answer)
        return After.GAME_CHANGED

    def _show_scene(self) -> None:
        """The board at each new moment (not between one's own answers), the news, a battle."""
        game, me = self.session.game, self.session.me
        view, news = game.view(me), self.session.news()
        moment = (view["season"], view["phase"], len(view["mandates"]), view["war_at"])
        if moment != self._shown:
            self._shown = moment
            self.terminal.rule(where_we_are(view, self.voice))
            self.terminal.show(*board(game, self.voice))
            self.terminal.rule(self.voice.say("news"))
        self.desk.tell(news, brief=True)
        battle = battle_table(game, view, self.voice)
        if battle is not None:
            self.terminal.show("", battle)

    def _show_question(self, decision: Decision, menu: Menu | None) -> None:
        asked = question(decision, self.voice)
        self.terminal.say()
        self.terminal.rule(asked.title)
        if subject := about(decision, self.voice):
            self.terminal.say(subject)
        self.terminal.say(asked.ask, style="bold")
        self._show_options(decision, menu)

    def _show_options(self, decision: Decision, menu: Menu | None) -> None:
        if menu is None:
            self.terminal.say(bid_line(decision, self.voice))
        else:
            if menu.path:
                self.terminal.say(f"{menu.path} ...")
            self.terminal.show(option_table(menu, self.session.me))
