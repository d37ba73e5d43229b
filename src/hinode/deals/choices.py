"""Which terms make sense now, and ready-made offers. Both read a spectator's view only."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from hinode.deals.parsing import PAYING, check_offer, parse_term
from hinode.deals.promises import RULES
from hinode.deals.promises.leave import figures
from hinode.deals.terms import SIDES, InvalidDeal, Json, Offer, Promise, Term, Value
from hinode.vocab.errors import Reason, reason
from hinode.vocab.ids import ADVANTAGES, CARDS, KAMI, MANDATES, PROVINCES

MAX_AMOUNT: Final = 12  # of Coins or Ronin that a form offers
MAX_PRESETS: Final = 3
PRICE: Final = 2  # Coins that a preset offers for a mandate
Values = tuple[Value, ...]
_AMOUNTS: Final[Values] = tuple(range(1, MAX_AMOUNT + 1))
# Each form of a promise: its kind, and for each field the values to choose from. A kind may have several.
_FORMS: Final[tuple[tuple[str, dict[str, Values]], ...]] = (
    ("mandate", {"mandate": MANDATES, "choose": (True,), "until": ("turn",)}),
    ("mandate", {"mandate": MANDATES, "choose": (False,), "until": ("turn", "season")}),
    ("no_betray", {}),
    ("stay_out", {"province": PROVINCES}),
    ("leave", {"province": PROVINCES}),
    ("token", {"province": PROVINCES}),
    ("bid", {"province": PROVINCES, "advantage": (*ADVANTAGES, "any"), "most": tuple(range(6))}),
    ("no_hostage", {"province": (None, *PROVINCES)}),
    ("spare", {}),
    ("worship", {"kami": KAMI, "do": (True,)}),
    ("worship", {"kami": KAMI, "do": (False,)}),
    ("card", {"card": CARDS, "buy": (True,)}),
    ("card", {"card": CARDS, "buy": (False,)}),
    ("give", {"coins": _AMOUNTS, "ronin": (0,), "after": ("harvest",)}),
    ("give", {"coins": (0,), "ronin": _AMOUNTS, "after": ("harvest",)}),
    ("ally", {}),
)


@dataclass(frozen=True, slots=True)
class TermForm:
    """A kind of term with the values that each field can have now; `refusal` says why it has none."""

    kind: str
    fields: tuple[tuple[str, Values], ...] = ()
    refusal: Reason | None = None

    def to_json(self) -> Json:
        why = self.refusal
        return {
            "kind": self.kind,
            "fields": [{"name": name, "values": list(values)} for name, values in self.fields],
            "refusal": None if why is None else {"message": why.message, "variables": dict(why.variables)},
        }


def choices(view: Json, by: str, to: str, side: str = "give") -> list[TermForm]:
    """The terms that `by` could do for `to`. An alliance is listed once, on the side of the offer's maker."""
    return [*_immediate(view, by, side), *(_promise(view, by, to, kind, form) for kind, form in _FORMS)]


def _immediate(view: Json, by: str, side: str) -> Iterator[TermForm]:
    late = None if view["phase"] in PAYING else reason("refused-deal-not-now")
    for kind in ("coins", "ronin"):
        most = min(MAX_AMOUNT, view["players"][by][kind])
        nothing = reason("refused-deal-no-coins" if kind == "coins" else "refused-deal-no-ronin", clan=by)
        why = late or (None if most else nothing)
        yield TermForm(kind, (("amount", _AMOUNTS[:most]),) if why is None else (), why)
    if side == "give":
        over = None if view["phase"] == "tea" else reason("refused-deal-alliance-at-tea")
        yield TermForm("alliance", (), over)


def _promise(view: Json, by: str, to: str, kind: str, form: dict[str, Values]) -> TermForm:
    rule = RULES[kind]
    if view["phase"] not in rule.phases:
        return TermForm(kind, (), reason("refused-deal-not-now"))
    first = {name: values[0] for name, values in form.items()}
    fields, refusal = [], rule.check(_made(by, to, kind, first), view) if not form else None
    for name, values in form.items():
        why = {value: rule.check(_made(by, to, kind, first | {name: value}), view) for value in values}
        fit = tuple(value for value in values if why[value] is None)
        if not fit:
            return TermForm(kind, (), next(iter(why.values())))
        first[name] = fit[0]
        fields.append((name, fit))
    return TermForm(kind, () if refusal else tuple(fields), refusal)


def _made(by: str, to: str, kind: str, details: dict[str, Value]) -> Promise:
    return Promise("", by, to, Term(kind, tuple(details.items())))


def presets(view: Json, me: str, other: str) -> list[Offer]:
    """Up to three offers of `me` to `other` that fit the moment; their ids are empty."""
    found = []
    for give, ask, until in _presets(view, me, other):
        terms = [tuple(parse_term(term) for term in side) for side in (give, ask)]
        offer = Offer("", me, other, terms[0], terms[1], until)
        with suppress(InvalidDeal):
            check_offer(offer, view)
            found.append(offer)
    return found[:MAX_PRESETS]


Preset = tuple[list[Json], list[Json], str]


def _presets(view: Json, me: str, other: str) -> Iterator[Preset]:
    if view["phase"] == "tea":
        yield from _tea_presets(view, me)
    elif view["phase"] == "war":
        yield from _war_presets(view)
    else:
        yield from _political_presets(view, me, other)


def _tea_presets(view: Json, me: str) -> Iterator[Preset]:
    alliance, loyal = {"kind": "alliance"}, {"kind": "no_betray"}
    yield [alliance], [], "turn"
    if view["players"][me]["coins"]:
        yield [alliance, {"kind": "coins", "amount": 1}], [], "turn"
    yield [alliance, loyal], [loyal], "turn"


def _political_presets(view: Json, me: str, other: str) -> Iterator[Preset]:
    coins = min(PRICE, view["players"][me]["coins"])
    if coins:
        harvest: Json = {"kind": "mandate", "mandate": "harvest", "choose": True, "until": "turn"}
        yield [{"kind": "coins", "amount": coins}], [harvest], "turn"
    shared = [
        province for province in view["war"] if figures(view, me, province) and figures(view, other, province)
    ]
    if len(shared) > 1:
        here, there = ({"kind": "stay_out", "province": province} for province in shared[:2])
        yield [here], [there], "turn"
    yield [{"kind": "no_betray"}], [{"kind": "no_betray"}], "season"
    yield [{"kind": "spare"}], [{"kind": "spare"}], "season"


def _war_presets(view: Json) -> Iterator[Preset]:
    """About the battle that is fought, else the next province at war."""
    at = view["war_at"] or 0
    for province in view["war"][at : at + 1]:
        yield [_no_bid(province, "hostage")], [_no_bid(province, "ronin")], "turn"
        yield (
            [{"kind": "no_hostage", "province": province}],
            [{"kind": "token", "province": province}],
            "turn",
        )
    yield [{"kind": "spare"}], [{"kind": "spare"}], "season"


def _no_bid(province: str, advantage: str) -> dict[str, Any]:
    return {"kind": "bid", "province": province, "advantage": advantage, "most": 0}


def offer_terms(offer: Offer) -> Json:
    """What a client fills a composer with: the sides and the expiry."""
    shown = offer.to_json()
    return {key: shown[key] for key in (*SIDES, "until")}
