"""The game loop: shows what happened, asks the player, and carries out what they type."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from hinode import Decision
from hinode.cli.play.bids import bid_line, read_bid
from hinode.cli.play.choices import choices
from hinode.cli.play.commands import Commands, NextStep
from hinode.cli.play.menu import Menu, UnclearInput
from hinode.cli.play.printed_tables import option_table
from hinode.cli.play.questions import about, question
from hinode.cli.play.terminal_game import TerminalGame
from hinode.cli.screen.board import battle_table, board, phase_title
from hinode.cli.screen.scores import show_result
from hinode.cli.screen.terminal import Quit, Terminal
from hinode.cli.words.deals import warning_line
from hinode.deals import Promise
from hinode.vocab.errors import Reason


class GameLoop:
    """One game in the terminal, from the first question to the final scores."""

    def __init__(self, session: TerminalGame, terminal: Terminal) -> None:
        self.session = session
        self.terminal = terminal
        self.translator = terminal.translator
        self.translator.me = session.me
        self.commands = Commands(session, terminal)
        self._shown: Any = None  # season, phase, and turn when the board was last shown

    def run(self) -> None:
        """Play until the game is over or the player quits."""
        try:
            while (decision := self.session.question()) is not None:
                self._show_position()
                self._ask(decision)
        except (Quit, KeyboardInterrupt):
            self.terminal.show_message("farewell")
        else:
            self._show_end()

    def _show_end(self) -> None:
        """Show the last events and the scores. The player may still look at the game and save it."""
        self.commands.show_events(self.session.new_events(), brief=True)
        self.commands.deals.show_updates()
        show_result(self.session.game, self.terminal)
        self.terminal.show_message("after-game", style="dim")
        with suppress(Quit, KeyboardInterrupt):
            while self.commands.works_after_game(text := self.terminal.ask("> ")):
                self._handle(text)

    def _ask(self, decision: Decision) -> None:
        """Ask one question until the game changes: by an answer, a gift, or an undo."""
        view = self.session.game.view(self.session.me)
        menu = (
            None
            if decision.kind == "bid"
            else Menu(choices(decision, view, self.translator), self.translator)
        )
        promises = self.session.promises_at_risk(decision)
        self._show_question(decision, menu, promises)
        prompt = f"{self.translator.name('clan', decision.clan)}> "
        while True:
            outcome = self._handle(self.terminal.ask(prompt), decision, menu)
            if outcome is NextStep.GAME_CHANGED:
                return
            if outcome is NextStep.SCREEN_CHANGED:
                self._show_question(decision, menu, promises)

    def _handle(self, text: str, decision: Decision | None = None, menu: Menu | None = None) -> NextStep:
        """Carry out a command, or give the answer that was typed."""
        try:
            if decision is None or self.commands.is_command(text):
                return self.commands.run(text, decision)
            answer = read_bid(text, decision, self.translator) if menu is None else menu.read(text)
        except UnclearInput as error:
            self.terminal.say(str(error), style="yellow")
            return NextStep.MESSAGE_SHOWN
        if answer is None:
            self._show_options(decision, menu)
            return NextStep.MESSAGE_SHOWN
        self.session.answer(answer)
        return NextStep.GAME_CHANGED

    def _show_position(self) -> None:
        """Show the new events, the battle, and the board if the season, phase, or turn changed."""
        game, me = self.session.game, self.session.me
        view, events = game.view(me), self.session.new_events()
        moment = (view["season"], view["phase"], len(view["mandates"]), view["war_at"])
        if moment != self._shown:
            self._shown = moment
            self.terminal.rule(phase_title(view, self.translator))
            self.terminal.show(*board(game, self.translator))
            self.terminal.rule(self.translator.say("what-happened"))
        self.commands.show_events(events, brief=True)
        self.commands.deals.show_updates()
        battle = battle_table(game, view, self.translator)
        if battle is not None:
            self.terminal.show("", battle)

    def _show_question(
        self, decision: Decision, menu: Menu | None, promises: Sequence[tuple[Promise, Reason | None]]
    ) -> None:
        """Show a question, the player's promises that an answer could break, and the answers."""
        asked = question(decision, self.translator)
        self.terminal.say()
        self.terminal.rule(asked.title)
        if subject := about(decision, self.translator):
            self.terminal.say(subject)
        self.terminal.say(asked.ask, style="bold")
        for promise, why in promises:
            self.terminal.say(warning_line(promise, self.translator), style="yellow")
            if why is not None:
                self.terminal.say(why.text(self.translator.language), style="yellow")
        self._show_options(decision, menu)

    def _show_options(self, decision: Decision, menu: Menu | None) -> None:
        if menu is None:
            self.terminal.say(bid_line(decision, self.translator))
        else:
            if menu.path:
                self.terminal.say(f"{menu.path} ...")
            self.terminal.show(option_table(menu, self.session.me))
