"""The kinds of promises: one module each, listed here."""

from __future__ import annotations

from typing import Final

from hinode.deals.promises.ally import AllyPromise
from hinode.deals.promises.bid import BidPromise
from hinode.deals.promises.card import CardPromise
from hinode.deals.promises.give import GivePromise
from hinode.deals.promises.leave import LeavePromise
from hinode.deals.promises.mandate import MandatePromise
from hinode.deals.promises.no_betray import NoBetrayPromise
from hinode.deals.promises.no_hostage import NoHostagePromise
from hinode.deals.promises.promise_rule import Fields, Memory, Pattern, PromiseRule, Verdict, matches
from hinode.deals.promises.spare import SparePromise
from hinode.deals.promises.stay_out import StayOutPromise
from hinode.deals.promises.token import TokenPromise
from hinode.deals.promises.worship import WorshipPromise
from hinode.deals.terms import Json, Promise
from hinode.vocab.errors import Reason

__all__ = [
    "RULES",
    "Fields",
    "Memory",
    "Pattern",
    "PromiseRule",
    "Verdict",
    "breaking_answers",
    "matches",
    "why_impossible",
]

_ALL: Final[tuple[PromiseRule, ...]] = (
    *(
        MandatePromise(),
        NoBetrayPromise(),
        StayOutPromise(),
        LeavePromise(),
        NoHostagePromise(),
        SparePromise(),
    ),
    *(BidPromise(), WorshipPromise(), TokenPromise(), CardPromise(), GivePromise(), AllyPromise()),
)
RULES: Final = {rule.kind: rule for rule in _ALL}


def breaking_answers(promise: Promise, made: str, decision: Json, view: Json) -> list[Pattern]:
    """The answers to a question of the promiser that would break a promise made in the season `made`."""
    rule = RULES[promise.term.kind]
    if rule.from_next_season and made == view["season"]:
        return []
    return rule.warnings(promise, decision, view)


def why_impossible(promise: Promise, decision: Json) -> Reason | None:
    """Why a promise cannot be kept, as far as a question shows. Only the clan that is asked may know."""
    return RULES[promise.term.kind].impossible(promise, decision) if decision["clan"] == promise.by else None
