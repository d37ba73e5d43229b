"""Cells of the observer's question, and of the answer that it has started."""

from __future__ import annotations

from typing import Final

from hinode.env.actions import RelativeSeats
from hinode.env.drafts import BidDraft, Draft
from hinode.env.layout import CAUSE_NO, COINS, COPIES, OWN_CLAN, QUESTION_NO
from hinode.env.observation.cells import AT, Cells, Marks, capped
from hinode.vocab.codes import arg
from hinode.vocab.decisions import Decision
from hinode.vocab.ids import PROVINCE_NO

_KIND: Final = {kind: AT["question.kind"] + number for kind, number in QUESTION_NO.items()}
_CAUSE: Final = {cause: AT["question.cause"] + number for cause, number in CAUSE_NO.items()}
_PROVINCE: Final = {name: AT["question.province"] + number for name, number in PROVINCE_NO.items()}
_COINS: Final = AT["question.coins"]
_MOVES: Final = AT["question.moves"]
_BID_STEP: Final = AT["question.bid_step"]
_BID_LEFT: Final = AT["question.bid_left"]
_BID_SO_FAR: Final = AT["question.bid_so_far"]
_VICTIM_SEAT: Final = AT["question.victim_seat"]
_VICTIM_KIND: Final = AT["question.victim_kind"]
_VICTIM_PLACE: Final = AT["question.victim_place"]


class QuestionCells:
    """The question of one observer at a time. It is written again where it differs from the last one."""

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._marks = Marks(cells)
        self._amounts: list[int] = []  # cells of Coins and moves that are not 0

    def write(self, decision: Decision | None, draft: Draft | None, relative_seats: RelativeSeats) -> None:
        for cell in self._amounts:
            self._numbers[cell] = 0.0
        self._amounts.clear()
        if decision is None:
            self._marks.move([])
            return
        kind, cause = decision.kind, decision.cause
        marked = [_KIND[kind]]
        caused = _CAUSE.get(OWN_CLAN if cause == decision.clan else cause)
        if caused is not None:
            marked.append(caused)
        details = decision.details
        if details:
            if "province" in details:
                marked.append(_PROVINCE[details["province"]])
            if "coins" in details:
                self._put(_COINS, details["coins"] / COINS)
            if "moves" in details:
                self._put(_MOVES, details["moves"] / COPIES)
        if draft is not None:
            marked += self._draft_marks(draft, relative_seats)
        elif kind == "bid":
            marked.append(_BID_STEP)
            self._put(_BID_LEFT, details["coins"] / COINS)
        self._marks.move(marked)

    def _draft_marks(self, draft: Draft, relative_seats: RelativeSeats) -> list[int]:
        """An answer that takes several actions."""
        if isinstance(draft, BidDraft):
            self._put(_BID_LEFT, draft.left / COINS)
            for number, amount in enumerate(draft.amounts):
                self._put(_BID_SO_FAR + number, amount / COINS)
            return [_BID_STEP + len(draft.amounts)]
        victim = draft.ways[0]
        seat = relative_seats.place(arg(victim, 0))
        return [_VICTIM_SEAT + seat, _VICTIM_KIND + arg(victim, 1), _VICTIM_PLACE + arg(victim, 2)]

    def _put(self, cell: int, number: float) -> None:
        self._numbers[cell] = capped(number)
        self._amounts.append(cell)
