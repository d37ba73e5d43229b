"""What only the observer knows: its tiles, its sealed bid, and its question. Written into its vector."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from hinode.env.actions import RelativeSeats
from hinode.env.drafts import BidDraft, Draft
from hinode.env.layout import CAUSE_NO, COINS, COPIES, OWN_CLAN, QUESTION_NO
from hinode.env.observation.cells import AT, Vector, capped
from hinode.known.private import NO_BID, Private, known_on_top
from hinode.known.public import Laid, Public
from hinode.known.view import deck_size
from hinode.vocab.codes import arg
from hinode.vocab.decisions import Decision
from hinode.vocab.ids import ADVANTAGES, PROVINCE_NO

OWN: Final = slice(AT["own.hand"], AT["question.kind"])
# Cells of the question, by kind, cause, and province.
_KIND: Final = {kind: AT["question.kind"] + number for kind, number in QUESTION_NO.items()}
_CAUSE: Final = {cause: AT["question.cause"] + number for cause, number in CAUSE_NO.items()}
_PROVINCE: Final = {name: AT["question.province"] + number for name, number in PROVINCE_NO.items()}
_COINS: Final = AT["question.coins"]
_MOVES: Final = AT["question.moves"]
# Cells in the block of a seat's own knowledge.
_HAND: Final = AT["own.hand"] - OWN.start
_ON_TOP: Final = AT["own.known_on_top"] - OWN.start
_FACE_DOWN: Final = AT["own.laid_face_down"] - OWN.start
_DECK_SIZE: Final = AT["own.deck_size"] - OWN.start
_SEALED: Final = AT["own.sealed"] - OWN.start
_SEALED_BID: Final = AT["own.sealed_bid"] - OWN.start


class OwnCells:
    """The block of one seat's own knowledge. It is written again when that changed."""

    def __init__(self) -> None:
        self._known: tuple[Any, ...] = ()
        self._laid: list[Laid] = []
        self._block: Vector = np.zeros(OWN.stop - OWN.start, dtype=np.float32)

    def block(self, p: Public, private: Private) -> Vector:
        known = (p.turn, p.phase, private.seen, private.down, private.sealed)
        if known != self._known or p.laid != self._laid:
            self._known, self._laid = known, p.laid.copy()
            self._write(p, private)
        return self._block

    def _write(self, p: Public, private: Private) -> None:
        v = [0.0] * len(self._block)
        for tile in private.hand(p.turn, p.laid):
            v[_HAND + tile] += 1.0 / COPIES
        for tile in known_on_top(private, p.laid):
            v[_ON_TOP + tile] += 1.0 / COPIES
        for _, tile in private.down:
            v[_FACE_DOWN + tile] += 1.0 / COPIES
        v[_DECK_SIZE] = deck_size(p) / COINS
        if private.sealed != NO_BID:
            v[_SEALED] = 1.0
            for number in range(len(ADVANTAGES)):
                v[_SEALED_BID + number] = capped(arg(private.sealed, number) / COINS)
        self._block[:] = v


def write_question(v: Vector, decision: Decision) -> None:
    details = decision.details
    v[_KIND[decision.kind]] = 1.0
    cause = _CAUSE.get(OWN_CLAN if decision.cause == decision.clan else decision.cause)
    if cause is not None:
        v[cause] = 1.0
    if details:
        if "province" in details:
            v[_PROVINCE[details["province"]]] = 1.0
        if "coins" in details:
            v[_COINS] = capped(details["coins"] / COINS)
        if "moves" in details:
            v[_MOVES] = details["moves"] / COPIES


def write_draft(v: Vector, relative_seats: RelativeSeats, draft: Draft) -> None:
    """An answer that takes several actions."""
    if isinstance(draft, BidDraft):
        v[AT["question.bid_step"] + len(draft.amounts)] = 1.0
        v[AT["question.bid_left"]] = capped(draft.left / COINS)
        for number, amount in enumerate(draft.amounts):
            v[AT["question.bid_so_far"] + number] = capped(amount / COINS)
    else:
        victim = draft.ways[0]
        v[AT["question.victim_seat"] + relative_seats.place(arg(victim, 0))] = 1.0
        v[AT["question.victim_kind"] + arg(victim, 1)] = 1.0
        v[AT["question.victim_place"] + arg(victim, 2)] = 1.0
