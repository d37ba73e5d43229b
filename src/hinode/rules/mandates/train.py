"""Train: acquire one card of the display (TRA); Ryujin's shrine ability is the same at full cost (KAM-6)."""

from __future__ import annotations

from itertools import compress
from typing import Any, Final

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.mandates.recruit import carry_out_summon, summon_options
from hinode.rules.queries import TRAITS, price, stronghold_provinces
from hinode.rules.triggers import hooks
from hinode.rules.triggers.windows import open_window
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg
from hinode.vocab.facts import COST
from hinode.vocab.ids import (
    CARD_COUNT,
    CARDS,
    CLANS,
    FIGURE_OF_CARD,
    FIGURES,
    MAP_SIZE,
    NOBODY,
)

TRAIN_BONUS: Final = 1  # Coins off the price (TRA-4)
# By clan, discount, and card.
PRICES: Final = tuple(
    tuple(tuple(price(clan, cost, discount) for cost in COST) for discount in (0, TRAIN_BONUS))
    for clan in range(len(CLANS))
)
BUYS: Final = tuple(codes.pack(codes.BUY, card) for card in range(CARD_COUNT))  # at the price to be paid


def shown(p: Public) -> list[int]:
    """The different cards on display."""
    return list(compress(range(CARD_COUNT), p.display))


class Training(Frame):
    """One clan may acquire one card."""

    fields = ("clan", "discount", "cause")
    __slots__ = fields
    name = "train"
    turn_clause = "TRA-1"
    open_to_gifts = True

    def __init__(self, clan: int, discount: int, cause: str = "train") -> None:
        super().__init__()
        self.clan = clan
        self.discount = discount
        self.cause = cause

    def advance(self, s: State) -> None:
        if self.step == 0 and self._gift_could_help(s.public):
            s.invite(self.clan, "train", self.cause)
        elif self.step == 0:
            s.ask(self.clan, "train", self.cause)
        else:
            s.done()

    def _gift_could_help(self, p: Public) -> bool:
        """Whether some card is affordable, or would be with a gift of one other clan (TRA-6)."""
        prices = PRICES[self.clan][self.discount]
        coins = p.coins[self.clan] + max([p.coins[clan] for clan in p.clans if clan != self.clan])
        return any(prices[card] <= coins for card in shown(p))

    def price_of(self, card: int, full: bool = False) -> int:
        return PRICES[self.clan][0 if full else self.discount][card]

    def payable_in_full(self, p: Public, cards: list[int]) -> list[int]:
        """Those that the bonus makes cheaper, if the clan owns something that counts Coins spent (TRA-4)."""
        if not self.discount or not hooks.listens(p, self.clan, hooks.SPENT):
            return []
        return [card for card in cards if self.price_of(card, True) > self.price_of(card)]

    def options(self, s: State, clan: int) -> list[int]:
        p = s.public
        coins, cards = p.coins[clan], shown(p)
        prices = PRICES[clan][self.discount]
        found = [codes.DONE]
        found += [BUYS[card] for card in cards if prices[card] <= coins]
        full = self.payable_in_full(p, cards)
        found += [codes.pack(codes.BUY, card, 1) for card in full if self.price_of(card, True) <= coins]
        return found

    def answer(self, s: State, clan: int, code: int) -> None:
        self.step = 1
        if code == codes.DONE:
            return
        card = arg(code, 0)
        cost = self.price_of(card, full=bool(arg(code, 1)))
        event = changes.acquire(s, clan, card, cost, self.cause)
        if FIGURE_OF_CARD[card] != NOBODY:
            s.push(SummonMonster(clan, FIGURE_OF_CARD[card]), under=event)
        if cost:  # pushed last, so resolved first: it concerns the payment
            open_window(s, hooks.SPENT, (cost, card), only=clan)

    def details(self, s: State, clan: int) -> dict[str, Any]:
        p = s.public
        cards = shown(p)
        full = self.payable_in_full(p, cards)
        return {
            "prices": {CARDS[card]: self.price_of(card) for card in cards},
            "full_prices": {CARDS[card]: self.price_of(card, True) for card in full},
        }

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "train", "clan": CLANS[self.clan], "cause": self.cause}


def monster_provinces(p: Public, clan: int) -> list[int]:
    """Provinces with the clan's Stronghold; for the Dragonfly any province (TRA-5, RUL-17)."""
    if TRAITS[clan].flies:
        return list(range(MAP_SIZE))
    return stronghold_provinces(p, clan)


class SummonMonster(Frame):
    """A Monster just acquired is summoned at once; if it cannot be, it stays in reserve (TRA-5)."""

    fields = ("clan", "figure")
    __slots__ = fields
    name = "summon"
    turn_clause = "TRA-5"

    def __init__(self, clan: int, figure: int) -> None:
        super().__init__()
        self.clan = clan
        self.figure = figure

    def advance(self, s: State) -> None:
        if self.step == 0 and monster_provinces(s.public, self.clan):
            s.ask(self.clan, "summon", FIGURES[self.figure])
        elif self.step == 1:
            self.step = 2
            open_window(s, hooks.SUMMONED, (), only=self.clan)
        else:
            s.done()

    def options(self, s: State, clan: int) -> list[int]:
        return summon_options(s.public, (self.figure,), monster_provinces(s.public, clan))

    def answer(self, s: State, clan: int, code: int) -> None:
        self.step = 1
        carry_out_summon(s, clan, code, FIGURES[self.figure])

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "summon", "clan": CLANS[self.clan], "figure": FIGURES[self.figure]}
