"""Why an answer is refused: what is wrong with it, and the clause that forbids it.

Legality itself is decided by the frames' options alone; this only explains why a code is not among
them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hinode.rules.actions.moving import is_closed
from hinode.rules.mandates.betray import REPLACEMENTS, Betraying
from hinode.rules.mandates.marshal import Marshaling
from hinode.rules.mandates.recruit import Recruiting
from hinode.rules.mandates.train import Training
from hinode.rules.phases.tea import MAX_PROPOSALS, TeaCeremony
from hinode.rules.queries import TRAITS, has_power, in_reserve, neighbors, price
from hinode.rules.triggers import hooks
from hinode.state.frame import Frame
from hinode.state.state import Ask, State
from hinode.vocab import codes
from hinode.vocab.codes import NONE, VERB_NO, arg, bid_total, verb_of
from hinode.vocab.decisions import ANSWERS_OF
from hinode.vocab.errors import IllegalAnswer, Reason, reason
from hinode.vocab.facts import IS_DAIMYO, STRONGHOLD_COST, TYPES, WORSHIPPERS
from hinode.vocab.ids import (
    CARDS,
    CLANS,
    FIGURES,
    FIRST_SHRINE,
    KAMI,
    KINDS,
    MANDATES,
    NOBODY,
    PROVINCES,
    STRONGHOLD,
    SUSANOO,
    at,
)

Why = tuple[Reason, str | None]  # with the clause

# The verbs that a kind of question takes; anything else is an answer to another question.
_VERBS: Final[dict[str, tuple[int, ...]]] = {
    question: tuple([VERB_NO[answer] for answer in answers]) for question, answers in ANSWERS_OF.items()
}


def refuse(s: State, clan: int, code: int) -> IllegalAnswer:
    """The error for an answer that is not among the options."""
    if verb_of(code) in _VERBS["tea"] and s.stack and not isinstance(s.stack[-1], TeaCeremony):
        return IllegalAnswer(reason("refused-tea-over"), "TEA-3")
    ask = next((ask for ask in s.asks if ask.clan == clan), None)
    if ask is None:
        return _out_of_turn(s, clan, code)
    frame = s.stack[-1]
    if verb_of(code) not in _VERBS[ask.kind]:
        wrong = reason("refused-wrong-answer", answer=codes.decode(code).kind, question=ask.kind)
        return IllegalAnswer(wrong, frame.clause())
    return IllegalAnswer(*_EXPLAIN[verb_of(code)](s, frame, ask, code))


def _out_of_turn(s: State, clan: int, code: int) -> IllegalAnswer:
    if not s.stack:
        return IllegalAnswer(reason("refused-game-over"), "WIN-5")
    if verb_of(code) in (codes.PROPOSE, codes.ACCEPT) and s.public.ally[clan] != NOBODY:
        return IllegalAnswer(reason("refused-you-have-ally"), "TEA-2")
    return IllegalAnswer(reason("refused-not-asked", clan=CLANS[clan]), s.stack[-1].clause())


def _done(s: State, frame: Frame, ask: Ask, code: int) -> Why:
    return reason("refused-required"), frame.clause()


def _tea(s: State, frame: Frame, ask: Ask, code: int) -> Why:
    p, verb, other = s.public, verb_of(code), arg(code, 0)
    if other == ask.clan or other not in p.clans:
        return reason("refused-not-a-rival", clan=CLANS[other]), "TEA-2"
    if p.ally[other] != NOBODY:
        return reason("refused-has-ally", clan=CLANS[other]), "TEA-2"
    assert isinstance(frame, TeaCeremony)
    if verb == codes.PROPOSE and (ask.clan, other) in frame.open:
        return reason("refused-proposal-open", clan=CLANS[other]), "TEA-2"
    if verb == codes.PROPOSE:
        return reason("refused-too-many-proposals", clan=CLANS[other], count=MAX_PROPOSALS), "TEA-6"
    message = "refused-no-proposal-to" if verb == codes.WITHDRAW else "refused-no-proposal-from"
    return reason(message, clan=CLANS[other]), "TEA-2"


def _mandate(s: State, frame: Frame, ask: Ask, code: int) -> Why:
    tile, announced = arg(code, 0), arg(code, 1)
    face_down = TRAITS[ask.clan].face_down
    if face_down and announced == NONE:
        return reason("refused-must-announce"), "CLA-LOTUS-1"
    if not face_down and announced != NONE:
        return reason("refused-only-lotus-announce"), "CLA-LOTUS-1"
    return reason("refused-not-in-hand", mandate=MANDATES[tile]), "POL-3"


def _summon(s: State, frame: Frame, ask: Ask, code: int) -> Why:
    p, clan = s.public, ask.clan
    kind, province, kami = arg(code, 0), arg(code, 1), arg(code, 2)
    if kind >= KINDS or kind == STRONGHOLD or not in_reserve(p, clan, kind):
        return reason("refused-not-in-reserve", figure=FIGURES[kind]), "REC-3"
    if kami != NONE and kind not in WORSHIPPERS:
        return reason("refused-cannot-worship", figure=FIGURES[kind]), "REC-5"
    if kami != NONE and kami not in p.shrines:
        return reason("refused-no-shrine", kami=KAMI[kami]), "SET-6"
    if not isinstance(frame, Recruiting):
        clause = "KAM-5" if ask.cause == "raijin" else "TRA-5"
        return reason("refused-summon-here", figure=FIGURES[kind], province=PROVINCES[province]), clause
    if not p.pieces[at(province, clan) + STRONGHOLD] and not TRAITS[clan].flies:
        return reason("refused-no-stronghold", province=PROVINCES[province]), "REC-1"
    return reason("refused-no-more-summons", province=PROVINCES[province]), "REC-1"


def _move(s: State, frame: Frame, ask: Ask, code: int) -> Why:
    p, clan = s.public, ask.clan
    kind, start, end = arg(code, 0), arg(code, 1), arg(code, 2)
    piece = {"figure": FIGURES[kind], "province": PROVINCES[start]}
    route = {"from_province": PROVINCES[start], "to_province": PROVINCES[end]}
    if kind == STRONGHOLD and not TRAITS[clan].living_strongholds:
        return reason("refused-strongholds-stay"), "CLA-TURTLE-1"
    if kind >= KINDS:
        return reason("refused-cannot-move-kami", **piece), "KUB-4"
    if not p.pieces[at(start, clan) + kind]:
        return reason("refused-no-figure", **piece), "MAR-1"
    if end not in neighbors(clan, start):
        return reason("refused-not-adjacent", **route), "MAR-1"
    if has_power(p, SUSANOO, start):
        return reason("refused-susanoo", province=PROVINCES[start]), "KUB-SUSANOO"
    if is_closed(p, code):
        return reason("refused-route-closed", **route), "RUL-14"
    if isinstance(frame, Marshaling):
        return reason("refused-already-moved", **piece), "MAR-2"
    return reason("refused-cannot-move", **piece), "KAM-4"


def _build(s: State, frame: Frame, ask: Ask, code: int) -> Why:
    p, clan = s.public, ask.clan
    assert isinstance(frame, Marshaling)
    if not frame.bonus and not hooks.allowance(p, clan, hooks.MORE_BUILDING):
        return reason("refused-no-building"), "POL-6"
    if frame.built:
        return reason("refused-already-built"), "MAR-3"
    if not in_reserve(p, clan, STRONGHOLD):
        return reason("refused-no-stronghold-left"), "MAR-3"
    cost = price(clan, STRONGHOLD_COST)
    return reason("refused-stronghold-cost", cost=cost, coins=p.coins[clan]), "MAR-3"


def _shift(s: State, frame: Frame, ask: Ask, code: int) -> Why:
    return reason("refused-stays-in-shrine"), "REC-6"


def _buy(s: State, frame: Frame, ask: Ask, code: int) -> Why:
    card = arg(code, 0)
    assert isinstance(frame, Training)
    if not s.public.display[card]:
        return reason("refused-not-on-display", card=CARDS[card]), "TRA-2"
    full = bool(arg(code, 1))
    if full and card not in frame.payable_in_full(s.public, [card]):
        return reason("refused-full-price"), "TRA-4"
    cost, held = frame.price_of(card, full), s.public.coins[ask.clan]
    return reason("refused-card-cost", card=CARDS[card], cost=cost, coins=held), "TRA-6"


def _replace(s: State, frame: Frame, ask: Ask, code: int) -> Why:
    p, clan = s.public, ask.clan
    owner, kind, where, with_kind = arg(code, 0), arg(code, 1), arg(code, 2), arg(code, 3)
    assert isinstance(frame, Betraying)
    if owner == clan or owner not in p.clans:
        return reason("refused-not-a-rival", clan=CLANS[owner]), "BET-3"
    if where >= FIRST_SHRINE:
        return reason("refused-replace-in-shrine"), "BET-5"
    if kind >= KINDS or not TYPES[kind] or TYPES[kind] & IS_DAIMYO:
        return reason("refused-not-replaceable", figure=FIGURES[kind]), "BET-5"
    if not p.pieces[at(where, owner) + kind]:
        return reason(
            "refused-no-such-figure", clan=CLANS[owner], figure=FIGURES[kind], province=PROVINCES[where]
        ), "BET-3"
    if not frame.may_replace(p, owner, False):
        return reason("refused-no-more-replaced", clan=CLANS[owner]), "BET-3"
    if with_kind not in REPLACEMENTS[kind]:
        return reason("refused-other-type", with_figure=FIGURES[with_kind], figure=FIGURES[kind]), "BET-3"
    return reason("refused-not-in-reserve", figure=FIGURES[with_kind]), "BET-3"


def _bid(s: State, frame: Frame, ask: Ask, code: int) -> Why:
    return reason("refused-bid-too-high", bid=bid_total(code), coins=s.public.coins[ask.clan]), "BAT-3"


def _capture(s: State, frame: Frame, ask: Ask, code: int) -> Why:
    owner, kind = arg(code, 0), arg(code, 1)
    return reason("refused-cannot-capture", figure=FIGURES[kind], clan=CLANS[owner]), "BAT-8"


def _pay(s: State, frame: Frame, ask: Ask, code: int) -> Why:
    return reason("refused-cannot-pay", clan=CLANS[arg(code, 0)]), frame.clause()


def _other(s: State, frame: Frame, ask: Ask, code: int) -> Why:
    return reason("refused-not-possible"), frame.clause()


_EXPLAIN: Final[dict[int, Callable[[State, Frame, Ask, int], Why]]] = {
    codes.DONE: _done,
    codes.PROPOSE: _tea,
    codes.ACCEPT: _tea,
    codes.REFUSE: _tea,
    codes.WITHDRAW: _tea,
    codes.MANDATE: _mandate,
    codes.SUMMON: _summon,
    codes.MOVE: _move,
    codes.BUILD: _build,
    codes.SHIFT: _shift,
    codes.BUY: _buy,
    codes.REPLACE: _replace,
    codes.BID: _bid,
    codes.CAPTURE: _capture,
    codes.PAY: _pay,
    codes.PLACE: _other,
    codes.KILL: _other,
    codes.EFFECT: _other,
    codes.FIRST: _other,
    codes.LAST: _other,
    codes.YES: _other,
    codes.NO: _other,
    codes.READY: _other,
}
