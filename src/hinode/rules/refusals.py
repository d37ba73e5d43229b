"""Why an answer is refused: what is wrong with it, and the clause that forbids it.

Legality itself is decided by the frames' options alone; this only finds the words for a code that is
not among them.
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
from hinode.vocab.codes import NONE, arg, bid_total, verb_of
from hinode.vocab.errors import IllegalAnswer
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

Reason = tuple[str, str | None]

# Which verbs a kind of question takes; anything else is an answer to another question.
_VERBS: Final[dict[str, tuple[int, ...]]] = {
    "tea": (codes.PROPOSE, codes.ACCEPT, codes.REFUSE, codes.WITHDRAW, codes.READY),
    "mandate": (codes.MANDATE,),
    "recruit": (codes.SUMMON, codes.DONE),
    "marshal": (codes.MOVE, codes.BUILD, codes.SHIFT, codes.DONE),
    "train": (codes.BUY, codes.DONE),
    "summon": (codes.SUMMON, codes.DONE),
    "betray": (codes.REPLACE, codes.DONE),
    "fujin": (codes.MOVE, codes.DONE),
    "offer": (codes.YES, codes.NO),
    "place": (codes.PLACE, codes.DONE),
    "bid": (codes.BID,),
    "hostage": (codes.CAPTURE, codes.DONE),
    "kill": (codes.KILL, codes.DONE),
    "share": (codes.PAY,),
    "benevolence": (codes.PAY, codes.DONE),
    "order": (codes.FIRST, codes.LAST),
    "sequence": (codes.EFFECT,),
}


def refuse(s: State, clan: int, code: int) -> IllegalAnswer:
    """The error for an answer that is not among the options."""
    if verb_of(code) in _VERBS["tea"] and s.stack and not isinstance(s.stack[-1], TeaCeremony):
        return IllegalAnswer("alliances are made in the Tea Ceremony only", "TEA-3")
    ask = next((ask for ask in s.asks if ask.clan == clan), None)
    if ask is None:
        return _out_of_turn(s, clan)
    frame = s.stack[-1]
    if verb_of(code) not in _VERBS[ask.kind]:
        said = codes.decode(code).kind
        return IllegalAnswer(f"{said!r} is no answer to a {ask.kind} question", frame.clause())
    message, clause = _EXPLAIN[verb_of(code)](s, frame, ask, code)
    return IllegalAnswer(message, clause)


def _out_of_turn(s: State, clan: int) -> IllegalAnswer:
    if not s.stack:
        return IllegalAnswer("the game is over", "WIN-5")
    names = ", ".join(CLANS[ask.clan] for ask in s.asks)
    return IllegalAnswer(f"the {CLANS[clan]} are not asked now: {names}", s.stack[-1].clause())


def _done(s: State, frame: Frame, ask: Ask, code: int) -> Reason:
    return f"this {ask.kind} question cannot be declined", frame.clause()


def _tea(s: State, frame: Frame, ask: Ask, code: int) -> Reason:
    p, verb, other = s.public, verb_of(code), arg(code, 0)
    if other == ask.clan or other not in p.clans:
        return f"{CLANS[other]} is no other player of this game", "TEA-2"
    if p.ally[other] != NOBODY:
        return f"the {CLANS[other]} are in an alliance already", "TEA-2"
    assert isinstance(frame, TeaCeremony)
    if verb == codes.PROPOSE and (ask.clan, other) in frame.open:
        return f"the {CLANS[other]} have this proposal already", "TEA-2"
    if verb == codes.PROPOSE:
        return f"{MAX_PROPOSALS} proposals to the {CLANS[other]} were made this season already", "TEA-6"
    side = "to" if verb == codes.WITHDRAW else "from"
    return f"there is no proposal {side} the {CLANS[other]}", "TEA-2"


def _mandate(s: State, frame: Frame, ask: Ask, code: int) -> Reason:
    tile, announced = arg(code, 0), arg(code, 1)
    face_down = TRAITS[ask.clan].face_down
    if face_down and announced == NONE:
        return "the Lotus announce a mandate with the tile they lay", "CLA-LOTUS-1"
    if not face_down and announced != NONE:
        return f"only the Lotus announce; the {CLANS[ask.clan]} lay their tile face up", "CLA-LOTUS-1"
    return f"{MANDATES[tile]} is not among the four tiles", "POL-3"


def _summon(s: State, frame: Frame, ask: Ask, code: int) -> Reason:
    p, clan = s.public, ask.clan
    kind, province, kami = arg(code, 0), arg(code, 1), arg(code, 2)
    if kind >= KINDS or kind == STRONGHOLD or not in_reserve(p, clan, kind):
        return f"the {CLANS[clan]} have no {FIGURES[kind]} in reserve", "REC-3"
    if kami != NONE and kind not in WORSHIPPERS:
        return f"a {FIGURES[kind]} cannot go to a shrine", "REC-5"
    if kami != NONE and kami not in p.shrines:
        return f"{KAMI[kami]} has no shrine in this game", "SET-6"
    if not isinstance(frame, Recruiting):
        clause = "KAM-5" if ask.cause == "raijin" else "TRA-5"
        return f"not a {FIGURES[kind]} to {PROVINCES[province]} now", clause
    if not p.pieces[at(province, clan) + STRONGHOLD] and not TRAITS[clan].flies:
        return f"the {CLANS[clan]} have no Stronghold in {PROVINCES[province]}", "REC-1"
    return f"no more summons to {PROVINCES[province]} in this Recruit", "REC-1"


def _move(s: State, frame: Frame, ask: Ask, code: int) -> Reason:
    p, clan = s.public, ask.clan
    kind, start, end = arg(code, 0), arg(code, 1), arg(code, 2)
    if kind == STRONGHOLD and not TRAITS[clan].living_strongholds:
        return "only the Turtle move Strongholds", "CLA-TURTLE-1"
    if kind >= KINDS:
        return f"the {CLANS[clan]} cannot move {FIGURES[kind]} from {PROVINCES[start]} now", "KUB-4"
    if not p.pieces[at(start, clan) + kind]:
        return f"the {CLANS[clan]} have no {FIGURES[kind]} in {PROVINCES[start]}", "MAR-1"
    if end not in neighbors(clan, start):
        return f"{PROVINCES[end]} is not adjacent to {PROVINCES[start]}", "MAR-1"
    if has_power(p, SUSANOO, start):
        return f"nothing moves out of {PROVINCES[start]} while Susanoo is there", "KUB-SUSANOO"
    if is_closed(p, code):
        return f"the toll from {PROVINCES[start]} to {PROVINCES[end]} could not be paid", "RUL-14"
    if isinstance(frame, Marshaling):
        return f"every {FIGURES[kind]} in {PROVINCES[start]} has moved already", "MAR-2"
    return f"the {FIGURES[kind]} in {PROVINCES[start]} cannot move there", "KAM-4"


def _build(s: State, frame: Frame, ask: Ask, code: int) -> Reason:
    p, clan = s.public, ask.clan
    assert isinstance(frame, Marshaling)
    if not frame.bonus and not hooks.allowance(p, clan, hooks.MORE_BUILDING):
        return "building is for the current player and their ally", "POL-6"
    if frame.built:
        return "one Stronghold in a Marshal", "MAR-3"
    if not in_reserve(p, clan, STRONGHOLD):
        return "no Stronghold left in reserve", "MAR-3"
    return f"a Stronghold costs {price(clan, STRONGHOLD_COST)}, there are {p.coins[clan]} Coins", "MAR-3"


def _shift(s: State, frame: Frame, ask: Ask, code: int) -> Reason:
    return "a figure in a shrine stays there for the season", "REC-6"


def _buy(s: State, frame: Frame, ask: Ask, code: int) -> Reason:
    card = arg(code, 0)
    assert isinstance(frame, Training)
    if not s.public.display[card]:
        return f"{CARDS[card]} is not on display", "TRA-2"
    held = s.public.coins[ask.clan]
    return f"{CARDS[card]} costs {frame.price_of(card)}, there are {held} Coins", "TRA-6"


def _replace(s: State, frame: Frame, ask: Ask, code: int) -> Reason:
    p, clan = s.public, ask.clan
    owner, kind, where, with_kind = arg(code, 0), arg(code, 1), arg(code, 2), arg(code, 3)
    assert isinstance(frame, Betraying)
    if owner == clan or owner not in p.clans:
        return f"{CLANS[owner]} is no other player of this game", "BET-3"
    if where >= FIRST_SHRINE:
        return "figures in shrines cannot be replaced", "BET-5"
    if kind >= KINDS or not TYPES[kind] or TYPES[kind] & IS_DAIMYO:
        return f"a {FIGURES[kind]} cannot be replaced", "BET-5"
    if not p.pieces[at(where, owner) + kind]:
        return f"the {CLANS[owner]} have no {FIGURES[kind]} in {PROVINCES[where]}", "BET-3"
    if not frame.may_replace(p, owner, False):
        return f"no more figures of the {CLANS[owner]} in this Betray", "BET-3"
    if with_kind not in REPLACEMENTS[kind]:
        return f"a {FIGURES[with_kind]} is not of the type of a {FIGURES[kind]}", "BET-3"
    return f"the {CLANS[clan]} have no {FIGURES[with_kind]} in reserve", "BET-3"


def _bid(s: State, frame: Frame, ask: Ask, code: int) -> Reason:
    return f"{bid_total(code)} Coins bid, {s.public.coins[ask.clan]} held", "BAT-3"


def _capture(s: State, frame: Frame, ask: Ask, code: int) -> Reason:
    owner, kind = arg(code, 0), arg(code, 1)
    return f"no {FIGURES[kind]} of the {CLANS[owner]} can be captured here", "BAT-8"


def _pay(s: State, frame: Frame, ask: Ask, code: int) -> Reason:
    return f"the {CLANS[arg(code, 0)]} cannot be given this Coin", frame.clause()


def _other(s: State, frame: Frame, ask: Ask, code: int) -> Reason:
    return f"not possible in this {ask.kind} question", frame.clause()


_EXPLAIN: Final[dict[int, Callable[[State, Frame, Ask, int], Reason]]] = {
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
