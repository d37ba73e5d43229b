"""Commands about deals: make an offer, reply to one, list offers and the ledger, show a secret deal."""

from __future__ import annotations

import re
from typing import Any, Final

from hinode import IllegalAnswer
from hinode.bots.bargaining.deal_runner import DealAct
from hinode.cli.play.deals.offer_parser import offer_form, read_offer
from hinode.cli.play.menu import UnclearInput
from hinode.cli.play.terminal_game import TerminalGame
from hinode.cli.screen.terminal import Terminal
from hinode.cli.words.deals import deal_line, promise_line, told_line
from hinode.cli.words.sentences import reason_sentence
from hinode.deals import InvalidDeal, Offer
from hinode.deals.record import had_tiles, with_excuses

Json = dict[str, Any]
REPLIES: Final = ("accept", "decline", "withdraw", "counter", "reveal")
# `offer lotus` and `accept lotus` are words of the tea's menu: these commands need more than that.
_COMMAND: Final = re.compile(
    rf"deals|offer|offer \S+ .+|(?:{'|'.join(REPLIES)}) \d{{1,4}}(?: .*)?", re.IGNORECASE
)


def is_deal_command(text: str) -> bool:
    return _COMMAND.fullmatch(" ".join(text.split())) is not None


class DealCommands:
    """Runs the commands about deals of one game in one terminal."""

    def __init__(self, session: TerminalGame, terminal: Terminal) -> None:
        self.session = session
        self.terminal = terminal
        self.translator = terminal.translator

    def run(self, text: str) -> bool:
        """Carry out a command; whether the game may have changed. Raises `UnclearInput`."""
        name, _, rest = " ".join(text.split()).partition(" ")
        name = name.lower()
        if name == "deals":
            self._list()
            return False
        try:
            if name == "offer":
                self._offer(rest)
            elif name == "reveal":
                self._reveal(rest)
            else:
                self._reply(name, rest)
        except (InvalidDeal, IllegalAnswer) as error:
            raise UnclearInput(self.translator.refusal(error)) from error
        return True

    def _offer(self, rest: str) -> None:
        to, _, terms = rest.partition(" ")
        if not rest:
            raise UnclearInput(offer_form(self.translator))
        others = [clan for clan in self.session.game.clans if clan != self.session.me]
        called = {clan: self.translator.name("clan", clan) for clan in others}
        clan = next((clan for clan in others if to.lower() in (clan, called[clan].lower())), None)
        if clan is None:
            clans = self.translator.join(called.values())
            raise UnclearInput(self.translator.say("offer-clan", text=to, clans=clans))
        self.session.offer(read_offer(terms, self.session.me, clan, self.translator))

    def _reply(self, reply: str, rest: str) -> None:
        number, _, terms = rest.partition(" ")
        offer = self._numbered(number, self._offers(), "no-offer")
        if reply == "counter":
            me, other = self.session.me, offer.other(self.session.me)
            self.session.offer(read_offer(terms, me, other, self.translator, counters=offer.id))
        else:
            self.session.reply(offer.id, reply)

    def _reveal(self, rest: str) -> None:
        deal = self._numbered(rest.partition(" ")[0], self._ledger(), "no-deal")
        self.session.deals.reveal(self.session.me, deal["deal"])

    def _numbered(self, number: str, found: list[Any], message: str) -> Any:
        if not 1 <= int(number) <= len(found):
            raise UnclearInput(self.translator.say(message, number=number, count=len(found)))
        return found[int(number) - 1]

    def _offers(self) -> list[Offer]:
        """Those to the player first, then the player's own."""
        self.session.deals.follow()
        me = self.session.me
        return sorted(
            self.session.deals.offers.pending(me), key=lambda offer: (offer.receiver != me, offer.giver != me)
        )

    def _ledger(self) -> list[Json]:
        book, game = self.session.deals.book, self.session.game
        if game.result is None:
            return book.entries(self.session.me)
        return with_excuses(book.entries(self.session.me, over=True), had_tiles(book, game))

    # -- lists ---------------------------------------------------------------------------------

    def _list(self) -> None:
        offers, ledger = self._offers(), self._ledger()
        if not offers and not ledger:
            self.terminal.show_message("no-deals-yet")
        if offers:
            self.terminal.show_message("open-offers", style="bold")
        for number, offer in enumerate(offers, 1):
            self._item(number, self._offer_line(offer))
        if ledger:
            self.terminal.show_message("deal-ledger", style="bold")
        for number, row in enumerate(ledger, 1):
            self._show_deal(number, row)

    def _item(self, number: int, text: str) -> None:
        self.terminal.item(self.translator.say("numbered", number=str(number), text=text))

    def _offer_line(self, offer: Offer) -> str:
        phase = self.session.game.view(None)["phase"]
        part = f"-{phase}" if offer.until == "turn" and phase in ("tea", "war") else ""
        until = self.translator.say(f"deal-until-{offer.until}{part}")
        return self.translator.say("open-offer", offer=self._told_offer(offer), until=until)

    def _told_offer(self, offer: Offer) -> str:
        """Who offers whom what."""
        clan, to = self.translator.clan(offer.giver), self.translator.clan(offer.receiver)
        message = "deal-offer-to" if offer.counters is None else "deal-counter-to"
        head = self.translator.say(message, clan=clan, to=to)
        text = self.translator.say("explained", name=head, text=deal_line(offer.to_json(), self.translator))
        return self._marked(text, "secret" if offer.secret else "open")

    def _marked(self, text: str, visibility: str) -> str:
        marks = {"secret": "deal-secret-mark", "revealed": "deal-revealed"}
        if visibility not in marks:
            return text
        return self.translator.say("marked", text=text, mark=self.translator.say(marks[visibility]))

    def _show_deal(self, number: int, row: Json) -> None:
        deal = next(each for each in self.session.deals.book.deals() if each.offer.id == row["deal"])
        line = deal_line(deal.offer.to_json(), self.translator)
        self._item(number, self._marked(line, row["visibility"]))
        for promise in row["promises"]:
            self.terminal.item(f"  {promise_line(promise, self.translator)}")

    # -- updates -------------------------------------------------------------------------------

    def show_updates(self) -> None:
        """Show news: offers and replies to the player, open deals of others, and promises that ended."""
        acts, changes = self.session.new_deal_acts()
        for each in acts:
            if self._concerns(each):
                self.terminal.item(self._act_line(each))
        for change in changes:
            if self.session.deals.book.visible(change.promise, self.session.me):
                self.terminal.item(told_line(change.to_json(), self.translator))
        mine = [offer for offer in self._offers() if offer.receiver == self.session.me]
        if mine and acts:
            self.terminal.show_message("offers-wait", style="dim", count=len(mine))

    def _concerns(self, act: DealAct) -> bool:
        if self.session.me in (act.offer.giver, act.offer.receiver):
            return True
        return act.act in ("accept", "reveal") and (act.act == "reveal" or not act.offer.secret)

    def _act_line(self, act: DealAct) -> str:
        if act.act == "offer":
            text = self._told_offer(act.offer)
        else:
            head = self.translator.say(f"deal-said-{act.act}", clan=self.translator.clan(act.clan))
            line = deal_line(act.offer.to_json(), self.translator)
            text = self.translator.say("explained", name=head, text=line)
        if act.reason is None:
            return text
        return self.translator.say(
            "spoken", sentence=text, reason=reason_sentence(act.reason, self.translator)
        )
