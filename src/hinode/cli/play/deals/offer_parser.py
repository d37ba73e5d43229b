"""Parses typed offers: `lotus give 2 coins, stay out edo ask alliance secret until season`.

Keywords are English. Names of clans, provinces, and so on are understood in the player's language, too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from hinode.cli.play.menu import UnclearInput, fits, words
from hinode.cli.words.translator import Translator
from hinode.deals import InvalidDeal, Offer, parse_offer
from hinode.deals.parsing import EXPIRIES
from hinode.deals.terms import SIDES
from hinode.vocab.ids import ADVANTAGES, CARDS, KAMI, MANDATES, PROVINCES

Json = dict[str, Any]
# How terms are typed; a capital letter stands for a name or a number.
FORMS: Final = (
    "N coins",
    "N ronin",
    "alliance",
    "mandate MANDATE",
    "no mandate MANDATE",
    "no mandate MANDATE season",
    "no betray",
    "stay out PROVINCE",
    "leave PROVINCE",
    "token PROVINCE",
    "bid PROVINCE ADVANTAGE N",
    "bid PROVINCE N",
    "no hostage PROVINCE",
    "no hostage",
    "spare",
    "worship KAMI",
    "no worship KAMI",
    "card CARD",
    "no card CARD",
    "N coins after harvest",
    "N ronin after harvest",
    "ally",
)
_IDS: Final[dict[str, Sequence[str]]] = {
    "province": PROVINCES,
    "mandate": MANDATES,
    "kami": KAMI,
    "card": CARDS,
    "advantage": ADVANTAGES,
}
_PART: Final = re.compile(r"\b(give|ask)\b")
_UNTIL: Final = re.compile(r"\buntil\s+(\S+)")
_SECRET: Final = re.compile(r"\bsecret\b")
_AMOUNT: Final = re.compile(r"(\d{1,2}) (coin|ronin)s?( after (?:the )?harvest)?")
_NAMED: Final = re.compile(r"(no )?(mandate|hostage|worship|card|stay out|leave|token)(?: (.+))?")
_BID: Final = re.compile(r"bid (.+?)(?: (\S+))? (\d{1,2})")
_PLAIN: Final[dict[str, Json]] = {
    "alliance": {"kind": "alliance"},
    "no betray": {"kind": "no_betray"},
    "spare": {"kind": "spare"},
    "ally": {"kind": "ally"},
}


def read_offer(text: str, me: str, other: str, translator: Translator, counters: str | None = None) -> Offer:
    """The offer that a line describes; `UnclearInput` says what is wrong with which part."""
    typed = text.lower()
    until = _UNTIL.search(typed)
    if until is not None and until[1] not in EXPIRIES:
        raise UnclearInput(translator.say("offer-until", text=until[1], choices=translator.join(EXPIRIES)))
    secret = _SECRET.search(typed) is not None
    before, *parts = _PART.split(_SECRET.sub(" ", _UNTIL.sub(" ", typed)))
    names = parts[::2]
    if before.strip() or not parts or len(set(names)) < len(names):
        raise UnclearInput(offer_form(translator))
    sides: dict[str, list[Json]] = {side: [] for side in SIDES}
    for side, terms in zip(names, parts[1::2], strict=True):
        sides[side] = [_term(each, translator) for each in re.split(r"[,，、]", terms) if each.strip()]
    _move_alliance(sides)
    fields = {"to": other, **sides, "secret": secret, "until": until[1] if until else "turn"}
    try:
        return parse_offer({**fields, "counters": counters}, "", me)
    except InvalidDeal as error:
        raise UnclearInput(translator.refusal(error)) from error


def offer_form(translator: Translator) -> str:
    return translator.say("offer-form", terms=translator.join(FORMS))


def _move_alliance(sides: dict[str, list[Json]]) -> None:
    """An alliance is mutual: it counts as given, wherever it is typed."""
    alliance = _PLAIN["alliance"]
    if alliance in sides["ask"]:
        sides["ask"].remove(alliance)
        sides["give"].append(alliance)


def _term(text: str, translator: Translator) -> Json:
    typed = " ".join(text.replace("-", " ").replace("_", " ").split())
    if typed in _PLAIN:
        return dict(_PLAIN[typed])
    if found := _AMOUNT.fullmatch(typed):
        return _amount(int(found[1]), found[2], found[3] is not None)
    if found := _BID.fullmatch(typed):
        return _bid(typed, found, translator)
    if (found := _NAMED.fullmatch(typed)) and (term := _named(typed, found, translator)):
        return term
    raise UnclearInput(translator.say("offer-term", text=typed, terms=translator.join(FORMS)))


def _amount(number: int, kind: str, later: bool) -> Json:
    kind = "coins" if kind == "coin" else kind
    if later:
        return {"kind": "give", "coins": 0, "ronin": 0, kind: number, "after": "harvest"}
    return {"kind": kind, "amount": number}


def _bid(typed: str, found: re.Match[str], translator: Translator) -> Json:
    """The advantage is the last word before the number, if there is one of that name."""
    province, advantage, most = found[1], found[2], int(found[3])
    fitting = [] if advantage is None else _matching("advantage", advantage, translator)
    if not fitting and advantage not in (None, "any"):
        province = f"{province} {advantage}"
    chosen = _name("advantage", advantage, typed, translator) if fitting else "any"
    place = _name("province", province, typed, translator)
    return {"kind": "bid", "province": place, "advantage": chosen, "most": most}


def _named(typed: str, found: re.Match[str], translator: Translator) -> Json | None:
    """A term with the name of something; None if there is no such term."""
    no, kind, name = found[1] is not None, found[2], found[3]

    def named(noun: str) -> Json:
        return {noun: _name(noun, name, typed, translator)}

    if kind == "hostage" and no:
        return {"kind": "no_hostage", **({"province": None} if name is None else named("province"))}
    if name is None:
        return None
    match kind:
        case "mandate":
            season = no and name.endswith(" season")
            name = name.removesuffix(" season") if season else name
            return {"kind": kind, **named(kind), "choose": not no, "until": "season" if season else "turn"}
        case "worship":
            return {"kind": kind, **named("kami"), "do": not no}
        case "card":
            return {"kind": kind, **named("card"), "buy": not no}
        case "stay out" | "leave" | "token" if not no:
            return {"kind": kind.replace(" ", "_"), **named("province")}
    return None


def _name(noun: str, text: str, term: str, translator: Translator) -> str:
    """The id of something that is named by its id, its name, or the beginnings of its words."""
    found = _matching(noun, text, translator)
    if len(found) == 1:
        return found[0]
    names = [translator.name(noun, each) for each in found or _IDS[noun]]
    message = "offer-many-names" if found else "offer-no-name"
    raise UnclearInput(translator.say(message, text=text, term=term, names=translator.join(names)))


def _matching(noun: str, text: str, translator: Translator) -> list[str]:
    exact = [
        each for each in _IDS[noun] if text in (each.replace("-", " "), translator.name(noun, each).lower())
    ]
    if exact:
        return exact
    typed = words(text)
    return [each for each in _IDS[noun] if typed and fits(typed, [each, translator.name(noun, each)])]
