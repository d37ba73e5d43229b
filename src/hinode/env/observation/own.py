"""What only the observer knows: its tiles, its sealed bid, and its question. Written into its vector."""

from __future__ import annotations

from hinode.env.actions import RelativeSeats
from hinode.env.drafts import BidDraft, Draft
from hinode.env.layout import CAUSE_NO, COINS, COPIES, OWN_CLAN, QUESTION_NO
from hinode.env.observation.cells import AT, Vector
from hinode.known.private import NO_BID, Private, known_on_top
from hinode.known.public import Public
from hinode.known.view import deck_size
from hinode.vocab.codes import arg
from hinode.vocab.decisions import Decision
from hinode.vocab.ids import ADVANTAGES, PROVINCE_NO


def write_own(v: Vector, p: Public, private: Private) -> None:
    for field, tiles in (
        ("own.hand", private.hand(p.turn, p.laid)),
        ("own.known_on_top", known_on_top(private, p.laid)),
        ("own.laid_face_down", [tile for _, tile in private.down]),
    ):
        for tile in tiles:
            v[AT[field] + tile] += 1.0 / COPIES
    v[AT["own.deck_size"]] = deck_size(p) / COINS
    if private.sealed != NO_BID:
        v[AT["own.sealed"]] = 1.0
        for number in range(len(ADVANTAGES)):
            v[AT["own.sealed_bid"] + number] = arg(private.sealed, number) / COINS


def write_question(v: Vector, decision: Decision) -> None:
    details = decision.details
    v[AT["question.kind"] + QUESTION_NO[decision.kind]] = 1.0
    cause = CAUSE_NO.get(OWN_CLAN if decision.cause == decision.clan else decision.cause)
    if cause is not None:
        v[AT["question.cause"] + cause] = 1.0
    if "province" in details:
        v[AT["question.province"] + PROVINCE_NO[details["province"]]] = 1.0
    v[AT["question.coins"]] = details.get("coins", 0) / COINS
    v[AT["question.moves"]] = details.get("moves", 0) / COPIES


def write_draft(v: Vector, relative_seats: RelativeSeats, draft: Draft) -> None:
    """An answer that takes several actions."""
    if isinstance(draft, BidDraft):
        v[AT["question.bid_step"] + len(draft.amounts)] = 1.0
        v[AT["question.bid_left"]] = draft.left / COINS
        for number, amount in enumerate(draft.amounts):
            v[AT["question.bid_so_far"] + number] = amount / COINS
    else:
        victim = draft.ways[0]
        v[AT["question.victim_seat"] + relative_seats.place(arg(victim, 0))] = 1.0
        v[AT["question.victim_kind"] + arg(victim, 1)] = 1.0
        v[AT["question.victim_place"] + arg(victim, 2)] = 1.0
