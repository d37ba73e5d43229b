"""Decisions: a question to one clan, with its possible answers as a lazy sequence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, overload

from hinode.vocab import codes
from hinode.vocab.answers import Answer
from hinode.vocab.errors import IllegalAnswer
from hinode.vocab.option_codes import OptionCodes


class Options:
    """The possible answers to a question; each Answer is built when it is read.

    It is registered as a `Sequence` and does not inherit from it: see `vocab/option_codes.py`.
    """

    __slots__ = ("codes",)

    def __init__(self, option_codes: OptionCodes) -> None:
        self.codes = option_codes

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Answer: ...
    @overload
    def __getitem__(self, index: slice) -> Options: ...
    def __getitem__(self, index: int | slice) -> Answer | Options:
        if isinstance(index, slice):
            return Options(self.codes[index])
        return codes.decode(self.codes[index])

    def __iter__(self) -> Iterator[Answer]:
        return map(codes.decode, self.codes)

    def __reversed__(self) -> Iterator[Answer]:
        return iter(self[::-1])

    def __contains__(self, answer: object) -> bool:
        try:
            return codes.code_of(answer) in self.codes
        except IllegalAnswer:
            return False

    def index(self, answer: Answer) -> int:
        return list(self).index(answer)

    def count(self, answer: Answer) -> int:
        return list(self).count(answer)

    def __repr__(self) -> str:
        return f"Options({len(self)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Options, (self.codes,)


Sequence.register(Options)
# The kinds of question, and the kinds of answer that each takes.
ANSWERS_OF: Final[dict[str, tuple[str, ...]]] = {
    "tea": ("ready", "propose", "withdraw", "accept", "refuse"),
    "mandate": ("mandate",),
    "recruit": ("summon", "done"),
    "marshal": ("move", "build", "shift", "done"),
    "train": ("buy", "done"),
    "summon": ("summon", "done"),
    "betray": ("replace", "done"),
    "fujin": ("move", "done"),
    "offer": ("yes", "no"),
    "place": ("place", "done"),
    "bid": ("bid",),
    "hostage": ("capture", "done"),
    "kill": ("kill", "done"),
    "share": ("pay",),
    "benevolence": ("pay", "done"),
    "order": ("first", "last"),
    "sequence": ("effect",),
}
OPEN_KINDS: Final = frozenset({"tea"})  # an open invitation: no clan has to answer


class Decision:
    """A question to one clan: its kind, its cause, and the possible answers."""

    __slots__ = ("cause", "clan", "details", "kind", "options")

    def __init__(self, clan: str, kind: str, cause: str, options: Options, details: dict[str, Any]) -> None:
        self.clan = clan
        self.kind = kind
        self.cause = cause
        self.options = options
        self.details = details

    @property
    def required(self) -> bool:
        return self.kind not in OPEN_KINDS

    def __getattr__(self, name: str) -> Any:
        """What this kind of question carries: `.coins`, `.province` …"""
        if name in self.details:
            return self.details[name]
        raise AttributeError(f"a {self.kind} decision carries no {name!r}")

    def to_json(self) -> dict[str, Any]:
        """The decision as JSON. The options of a bid are too many to list; `coins` is their limit."""
        listed = None if self.kind == "bid" else [option.to_json() for option in self.options]
        return {
            "clan": self.clan,
            "kind": self.kind,
            "cause": self.cause,
            "required": self.required,
            **_copied(self.details),
            "options": listed,
        }

    def __repr__(self) -> str:
        return f"Decision({self.clan}, {self.kind}, cause={self.cause!r}, {len(self.options)} options)"

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.clan, self.kind, self.cause, self.options, self.details)


def _copied(value: Any) -> Any:
    """A copy of a JSON value, in a tenth of the time of `deepcopy`."""
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    return [_copied(each) for each in value] if isinstance(value, list) else value
