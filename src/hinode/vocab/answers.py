"""Answers: a closed union of frozen values, one class for each `kind`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final

from hinode.vocab.errors import IllegalAnswer, quote, reason
from hinode.vocab.ids import CARD_NO, CLAN_NO, FIGURE_NO, KAMI_NO, MANDATE_NO, PROVINCE_NO

# Which ids a text field takes. `from_` and `with_` stand for the JSON keys "from" and "with".
_CLAN_IDS = ("clan", CLAN_NO)
_PROVINCE_IDS = ("province", PROVINCE_NO)
_KEYS: Final[dict[str, tuple[tuple[str, str], ...]]] = {}  # kind: its fields and their JSON keys


@dataclass(frozen=True, slots=True)
class Answer:
    """A clan's answer to a question; `to_json` gives its JSON form."""

    kind: ClassVar[str] = ""
    optional: ClassVar[frozenset[str]] = frozenset()
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {}

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"kind": self.kind}
        keys = _KEYS.get(self.kind)
        if keys is None:
            keys = _KEYS[self.kind] = tuple((each.name, each.name.rstrip("_")) for each in fields(self))
        for name, key in keys:
            value = getattr(self, name)
            if value is not None:
                out[key] = value
        return out


@dataclass(frozen=True, slots=True)
class Done(Answer):
    kind: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Yes(Answer):
    kind: ClassVar[str] = "yes"


@dataclass(frozen=True, slots=True)
class No(Answer):
    kind: ClassVar[str] = "no"


@dataclass(frozen=True, slots=True)
class First(Answer):
    kind: ClassVar[str] = "first"


@dataclass(frozen=True, slots=True)
class Last(Answer):
    kind: ClassVar[str] = "last"


@dataclass(frozen=True, slots=True)
class Ready(Answer):
    kind: ClassVar[str] = "ready"


@dataclass(frozen=True, slots=True)
class Propose(Answer):
    kind: ClassVar[str] = "propose"
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {"to": _CLAN_IDS}
    to: str


@dataclass(frozen=True, slots=True)
class Withdraw(Answer):
    kind: ClassVar[str] = "withdraw"
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {"to": _CLAN_IDS}
    to: str


@dataclass(frozen=True, slots=True)
class Accept(Answer):
    kind: ClassVar[str] = "accept"
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {"from_": _CLAN_IDS}
    from_: str


@dataclass(frozen=True, slots=True)
class Refuse(Answer):
    kind: ClassVar[str] = "refuse"
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {"from_": _CLAN_IDS}
    from_: str


@dataclass(frozen=True, slots=True)
class Pay(Answer):
    kind: ClassVar[str] = "pay"
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {"clan": _CLAN_IDS}
    clan: str


@dataclass(frozen=True, slots=True)
class Mandate(Answer):
    kind: ClassVar[str] = "mandate"
    optional: ClassVar[frozenset[str]] = frozenset({"announce"})
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {
        "tile": ("mandate", MANDATE_NO),
        "announce": ("mandate", MANDATE_NO),
    }
    tile: str
    announce: str | None = None


@dataclass(frozen=True, slots=True)
class Summon(Answer):
    kind: ClassVar[str] = "summon"
    optional: ClassVar[frozenset[str]] = frozenset({"shrine"})
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {
        "figure": ("figure", FIGURE_NO),
        "province": _PROVINCE_IDS,
        "shrine": ("kami", KAMI_NO),
    }
    figure: str
    province: str
    shrine: str | None = None


@dataclass(frozen=True, slots=True)
class Move(Answer):
    kind: ClassVar[str] = "move"
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {
        "figure": ("figure", FIGURE_NO),
        "from_": _PROVINCE_IDS,
        "to": _PROVINCE_IDS,
    }
    figure: str
    from_: str
    to: str


@dataclass(frozen=True, slots=True)
class Shift(Answer):
    kind: ClassVar[str] = "shift"
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {
        "figure": ("figure", FIGURE_NO),
        "from_": ("kami", KAMI_NO),
        "to": ("kami", KAMI_NO),
    }
    figure: str
    from_: str
    to: str


@dataclass(frozen=True, slots=True)
class Build(Answer):
    kind: ClassVar[str] = "build"
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {"province": _PROVINCE_IDS}
    province: str


@dataclass(frozen=True, slots=True)
class Buy(Answer):
    """`full` (true, or left out) pays the listed cost although the bonus makes it cheaper (TRA-4)."""

    kind: ClassVar[str] = "buy"
    optional: ClassVar[frozenset[str]] = frozenset({"full"})
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {"card": ("card", CARD_NO)}
    card: str
    full: bool | None = None


@dataclass(frozen=True, slots=True)
class Replace(Answer):
    """On the map, or with `shrine` in place of `province`, in a shrine."""

    kind: ClassVar[str] = "replace"
    optional: ClassVar[frozenset[str]] = frozenset({"province", "shrine"})
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {
        "clan": _CLAN_IDS,
        "figure": ("figure", FIGURE_NO),
        "with_": ("figure", FIGURE_NO),
        "province": _PROVINCE_IDS,
        "shrine": ("kami", KAMI_NO),
    }
    clan: str
    figure: str
    with_: str
    province: str | None = None
    shrine: str | None = None


@dataclass(frozen=True, slots=True)
class Place(Answer):
    """In a province or in a shrine."""

    kind: ClassVar[str] = "place"
    optional: ClassVar[frozenset[str]] = frozenset({"province", "shrine"})
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {
        "figure": ("figure", FIGURE_NO),
        "province": _PROVINCE_IDS,
        "shrine": ("kami", KAMI_NO),
    }
    figure: str
    province: str | None = None
    shrine: str | None = None


@dataclass(frozen=True, slots=True)
class Bid(Answer):
    kind: ClassVar[str] = "bid"
    seppuku: int
    hostage: int
    ronin: int
    poets: int


@dataclass(frozen=True, slots=True)
class Capture(Answer):
    kind: ClassVar[str] = "capture"
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {
        "clan": _CLAN_IDS,
        "figure": ("figure", FIGURE_NO),
    }
    clan: str
    figure: str


@dataclass(frozen=True, slots=True)
class Kill(Answer):
    kind: ClassVar[str] = "kill"
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {
        "clan": _CLAN_IDS,
        "figure": ("figure", FIGURE_NO),
        "province": _PROVINCE_IDS,
    }
    clan: str
    figure: str
    province: str


@dataclass(frozen=True, slots=True)
class Effect(Answer):
    kind: ClassVar[str] = "effect"
    source: str


@dataclass(frozen=True, slots=True)
class Gift(Answer):
    kind: ClassVar[str] = "gift"
    ids: ClassVar[dict[str, tuple[str, dict[str, int]]]] = {"to": _CLAN_IDS}
    to: str
    coins: int
    ronin: int


ANSWER_KINDS: Final[dict[str, type[Answer]]] = {
    cls.kind: cls
    for cls in (
        *(Done, Yes, No, First, Last, Ready, Propose, Withdraw, Accept, Refuse, Pay, Mandate),
        *(Summon, Move, Shift, Build, Buy, Replace, Place, Bid, Capture, Kill, Effect, Gift),
    )
}
# By class: the keys of its JSON, and the fields that they stand for.
_FIELDS: Final[dict[type[Answer], dict[str, str]]] = {
    cls: {field.name.rstrip("_"): field.name for field in fields(cls)} for cls in ANSWER_KINDS.values()
}
_NUMBERS: Final = frozenset({"seppuku", "hostage", "ronin", "poets", "coins"})
_FLAGS: Final = frozenset({"full"})  # true, or left out
MAX_NUMBER: Final = 65535  # more than any clan can hold
_BEYOND_MEANS: Final = {"bid": "BAT-3", "gift": "NEG-1"}


def _checked(cls: type[Answer], name: str, value: object) -> Any:
    key = name.rstrip("_")
    if name in _NUMBERS:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise IllegalAnswer(reason("refused-not-a-number", answer=cls.kind, key=key))
        if value > MAX_NUMBER:
            too_large = reason("refused-too-large", answer=cls.kind, key=key)
            raise IllegalAnswer(too_large, _BEYOND_MEANS[cls.kind])
        return value
    if name in _FLAGS:
        if value is not True:
            raise IllegalAnswer(reason("refused-not-true", answer=cls.kind, key=key))
        return value
    if not isinstance(value, str):
        raise IllegalAnswer(reason("refused-not-an-id", answer=cls.kind, key=key, value=quote(value)))
    if name in cls.ids and value not in cls.ids[name][1]:
        raise IllegalAnswer(reason("refused-unknown-id", answer=cls.kind, key=key, value=quote(value)))
    return value


def _check_whole(answer: Answer) -> None:
    """Checks that concern several fields: exactly one place, no empty gift."""
    if isinstance(answer, Replace | Place) and (answer.province is None) == (answer.shrine is None):
        raise IllegalAnswer(reason("refused-one-place", answer=answer.kind))
    if isinstance(answer, Gift) and answer.coins + answer.ronin == 0:
        raise IllegalAnswer(reason("refused-gift-empty"))


def parse_answer(raw: object) -> Answer:
    """The Answer that a JSON value describes; a malformed one raises `IllegalAnswer`."""
    if isinstance(raw, Answer):
        raw = raw.to_json()
    if not isinstance(raw, Mapping):
        raise IllegalAnswer(reason("refused-not-an-object", value=quote(raw)))
    kind = raw.get("kind")
    cls = ANSWER_KINDS.get(kind) if isinstance(kind, str) else None
    if cls is None:
        raise IllegalAnswer(reason("refused-unknown-kind", value=quote(kind)))
    names = _FIELDS[cls]
    extra = [key for key in raw if key != "kind" and key not in names]
    if extra:
        raise IllegalAnswer(reason("refused-unknown-key", answer=cls.kind, value=quote(extra[0])))
    missing = [key for key, name in names.items() if key not in raw and name not in cls.optional]
    if missing:
        raise IllegalAnswer(reason("refused-missing-key", answer=cls.kind, key=missing[0]))
    answer = cls(**{name: _checked(cls, name, raw[key]) for key, name in names.items() if key in raw})
    _check_whole(answer)
    return answer
