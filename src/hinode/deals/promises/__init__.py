"""The kinds of promises: one module each, listed here."""

from __future__ import annotations

from typing import Final

from hinode.deals.promises.ally import Ally
from hinode.deals.promises.bid import Bid
from hinode.deals.promises.card import Card
from hinode.deals.promises.give import Give
from hinode.deals.promises.leave import Leave
from hinode.deals.promises.mandate import Mandate
from hinode.deals.promises.no_betray import NoBetray
from hinode.deals.promises.no_hostage import NoHostage
from hinode.deals.promises.rule import Fields, Memory, Pattern, Rule, Verdict, matches
from hinode.deals.promises.spare import Spare
from hinode.deals.promises.stay_out import StayOut
from hinode.deals.promises.token import Token
from hinode.deals.promises.worship import Worship
from hinode.deals.terms import Json, Promise

__all__ = ["RULES", "Fields", "Memory", "Pattern", "Rule", "Verdict", "breaking_answers", "matches"]

_ALL: Final[tuple[Rule, ...]] = (
    *(Mandate(), NoBetray(), StayOut(), Leave(), NoHostage(), Spare()),
    *(Bid(), Worship(), Token(), Card(), Give(), Ally()),
)
RULES: Final = {rule.kind: rule for rule in _ALL}


def breaking_answers(promise: Promise, made: str, decision: Json, view: Json) -> list[Pattern]:
    """The answers to a question of the promiser that would break a promise made in the season `made`."""
    rule = RULES[promise.term.kind]
    if rule.from_next_season and made == view["season"]:
        return []
    return rule.warnings(promise, decision, view)
