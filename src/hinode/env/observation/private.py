"""Observation fields of the seat's private information and its question."""

from __future__ import annotations

from hinode.env.actions import RelativeSeats
from hinode.env.drafts import BidDraft, Draft
from hinode.env.layout import CAUSE_NO, COINS, COPIES, OWN_CLAN, QUESTION_NO
from hinode.env.observation.buffer import AT, ObservationBuffer
from hinode.vocab.codes import arg
from hinode.vocab.decisions import Decision
from hinode.vocab.ids import ADVANTAGES, MANDATE_NO, PROVINCE_NO


def fill_own(buffer: ObservationBuffer) -> None:
    v, private = buffer.vector, buffer.view["private"]
    deck = private["deck"]
    for tile in private["hand"]:
        v[AT["own.hand"] + MANDATE_NO[tile]] += 1.0 / COPIES
    for tile in deck["top"]:
        v[AT["own.known_on_top"] + MANDATE_NO[tile]] += 1.0 / COPIES
    for laid in deck["down"]:
        v[AT["own.laid_face_down"] + MANDATE_NO[laid["tile"]]] += 1.0 / COPIES
    v[AT["own.deck_size"]] = deck["size"] / COINS
    if private["sealed"] is not None:
        v[AT["own.sealed"]] = 1.0
        for number, advantage in enumerate(ADVANTAGES):
            v[AT["own.sealed_bid"] + number] = private["sealed"][advantage] / COINS


def fill_question(buffer: ObservationBuffer, decision: Decision) -> None:
    v, details = buffer.vector, decision.details
    v[AT["question.kind"] + QUESTION_NO[decision.kind]] = 1.0
    cause = OWN_CLAN if decision.cause == decision.clan else decision.cause
    if cause in CAUSE_NO:
        v[AT["question.cause"] + CAUSE_NO[cause]] = 1.0
    if "province" in details:
        v[AT["question.province"] + PROVINCE_NO[details["province"]]] = 1.0
    v[AT["question.coins"]] = details.get("coins", 0) / COINS
    v[AT["question.moves"]] = details.get("moves", 0) / COPIES


def fill_draft(buffer: ObservationBuffer, relative_seats: RelativeSeats, draft: Draft | None) -> None:
    """Fields of an answer that takes several actions."""
    v = buffer.vector
    if isinstance(draft, BidDraft):
        v[AT["question.bid_step"] + len(draft.amounts)] = 1.0
        v[AT["question.bid_left"]] = draft.left / COINS
        for number, amount in enumerate(draft.amounts):
            v[AT["question.bid_so_far"] + number] = amount / COINS
    elif draft is not None:
        victim = draft.ways[0]
        v[AT["question.victim_seat"] + relative_seats.place(arg(victim, 0))] = 1.0
        v[AT["question.victim_kind"] + arg(victim, 1)] = 1.0
        v[AT["question.victim_place"] + arg(victim, 2)] = 1.0
