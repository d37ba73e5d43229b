"""Jobs: a worker's reply is checked and never trusted."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hinode import HinodeError
from hinode.bots.bargaining.seat_deals import NO_DEALS
from hinode.bots.runner import BotFault
from hinode.server.play.bots.jobs import UNREADABLE, BotChoice, BotJob, OfferJob
from tests.server.bots.pool_runner import choosing, job

TRAIN = {"kind": "mandate", "tile": "train"}
GIFT = {"kind": "gift", "to": "lotus", "coins": 2, "ronin": 0}
WHY = {"kind": "price", "args": {"clan": "lotus", "coins": 1}}


def read(reply: object, asked: BotJob | None = None) -> BotChoice:
    """A reply to the first job of a worker."""
    raw = reply if isinstance(reply, bytes) else json.dumps(reply).encode()
    return (asked or job(choosing().game, "random")).read(raw, 1)


def says(**said: Any) -> dict[str, Any]:
    return {"number": 1, "answer": TRAIN, "reason": None, **said}


# -- what counts ---------------------------------------------------------------------------------


def test_an_answer_to_the_question_counts() -> None:
    assert read(says()) == BotChoice({"kind": "mandate", "tile": "train"}, None, None)


def test_a_known_reason_is_passed_on() -> None:
    assert read(says(reason=WHY)).reason == WHY


def test_a_gift_counts_in_place_of_an_answer() -> None:
    """NEG-1: Coins and Ronin may be given at any time in the Political Phase."""
    assert read(says(answer=GIFT)).answer == GIFT


# -- what does not ---------------------------------------------------------------------------------

NONSENSE: dict[str, object] = {
    "nothing": b"",
    "bytes": b"\xff\xfe\x00",
    "half an object": b'{"number": 1, "answer": ',
    "a number": 7,
    "a list": [TRAIN],
    "another job's reply": says(number=2),
    "no number": {"answer": TRAIN},
    "deep": b"[" * 10_000,
    "a number without end": b'{"number": ' + b"9" * 6000 + b"}",
    "no answer": {"number": 1},
    "answer: text": says(answer="train"),
    "answer: a list": says(answer=[TRAIN]),
    "answer: unknown kind": says(answer={"kind": "surrender"}),
    "answer: no such tile": says(answer={"kind": "mandate", "tile": "fold"}),
    "answer: another field": says(answer={**TRAIN, "free": True}),
    "a fault that is no text": {"number": 1, "fault": 3},
    "a fault in words of its own": {"number": 1, "fault": "has seen: recruit, train at"},
    "a fault without end": {"number": 1, "fault": "x" * 5000},
}


@pytest.mark.parametrize("reply", NONSENSE.values(), ids=NONSENSE.keys())
def test_a_malformed_reply_is_rejected(reply: object) -> None:
    with pytest.raises(BotFault) as fault:
        read(reply)
    assert str(fault.value) == UNREADABLE


@pytest.mark.parametrize("fault", ["was too late for", "failed (KeyError) at", "did not return a Choice for"])
def test_a_fault_the_worker_names_is_passed_on(fault: str) -> None:
    with pytest.raises(BotFault) as raised:
        read({"number": 1, "fault": fault})
    assert str(raised.value) == fault


@pytest.mark.parametrize(
    "answer", [{"kind": "done"}, {"kind": "mandate", "tile": "marshal"}, {"kind": "propose", "to": "lotus"}]
)
def test_an_answer_that_is_not_an_option_does_not_count(answer: dict[str, Any]) -> None:
    """POL-3: one of the four tiles."""
    with pytest.raises(BotFault, match="gave an illegal answer to"):
        read(says(answer=answer))


REASONS: dict[str, object] = {
    "text": "why not",
    "unknown": {"kind": "a-hunch", "args": {}},
    "no arguments": {"kind": "price"},
    "too few": {"kind": "price", "args": {"clan": "lotus"}},
    "too many": {"kind": "price", "args": {"clan": "lotus", "coins": 1, "more": 1}},
    "more than a reason": {**WHY, "text": "<script>"},
    "a word of its own": {"kind": "price", "args": {"clan": "<script>", "coins": 1}},
    "a half Coin": {"kind": "price", "args": {"clan": "lotus", "coins": 0.5}},
    "a truth": {"kind": "price", "args": {"clan": "lotus", "coins": True}},
    "a list": {"kind": "price", "args": {"clan": ["lotus"], "coins": 1}},
    "beyond measure": {"kind": "price", "args": {"clan": "lotus", "coins": 10**30}},
}


@pytest.mark.parametrize("reason", REASONS.values(), ids=REASONS.keys())
def test_an_unknown_reason_is_not_shown(reason: object) -> None:
    with pytest.raises(BotFault, match="gave an invalid reason for"):
        read(says(reason=reason))


@pytest.mark.parametrize(
    "gift", [{**GIFT, "coins": 6}, {**GIFT, "to": "koi"}, {**GIFT, "to": "bonsai"}, {**GIFT, "ronin": 1}]
)
def test_a_gift_that_cannot_be_made_does_not_count(gift: dict[str, Any]) -> None:
    """NEG-1: own Coins and Ronin, to another player of this game."""
    with pytest.raises(BotFault, match="was refused a gift at"):
        read(says(answer=gift))


def test_a_gift_from_a_bot_that_may_not_give_does_not_count() -> None:
    """A stand-in gives nothing away."""
    with pytest.raises(BotFault, match="may give nothing at"):
        read(says(answer=GIFT), job(choosing().game, "random", gifts=False))


# -- the job itself --------------------------------------------------------------------------------


def test_the_default_is_the_tables_safe_default() -> None:
    first = {"kind": "mandate", "tile": choosing().decision("koi").options[0].to_json()["tile"]}
    assert job(choosing().game, "random").default("was too late for") == BotChoice(
        first, None, "was too late for"
    )


@pytest.mark.parametrize("clan", ["lotus", "bonsai", "fox", None])
def test_only_a_clan_that_is_asked_has_a_job(clan: str) -> None:
    with pytest.raises(HinodeError, match="is not asked anything"):
        BotJob.of(choosing().game, clan, "random", "t", 1.0)


def test_a_job_is_sampled_again_each_time() -> None:
    """Knowing the table's name, the seed, and the code is not enough to predict a bot's bid."""
    game = choosing().game
    jobs = [BotJob.of(game, "koi", "random", "t", 1.0) for _ in range(3)]
    assert len({one.question.seed for one in jobs}) == 3
    assert len({one.question.world.digest() for one in jobs}) == 3


# -- offers --------------------------------------------------------------------------------------

TERMS = {"to": "lotus", "give": [], "ask": [], "until": "turn"}


def offers(**said: Any) -> BotChoice:
    asked = OfferJob.of(choosing().game, "koi", "greedy", "t", 1.0, NO_DEALS.to_json())
    return asked.read(json.dumps({"number": 1, "reason": None, **said}).encode(), 1)


def test_an_offer_is_passed_on_with_its_reason() -> None:
    assert offers(offer=None) == BotChoice({"kind": "none"})
    assert offers(offer=TERMS, reason=WHY) == BotChoice({"kind": "offer", "terms": TERMS}, WHY)


@pytest.mark.parametrize("said", [{}, {"offer": "all"}, {"offer": TERMS, "reason": {"kind": "hand: train"}}])
def test_a_malformed_offer_is_not_passed_on(said: dict[str, Any]) -> None:
    with pytest.raises(BotFault):
        offers(**said)


def test_a_job_does_not_change_the_game() -> None:
    game = choosing().game
    before = game.digest(), game.record()
    read(says(answer=GIFT), job(game, "random"))
    assert (game.digest(), game.record()) == before
