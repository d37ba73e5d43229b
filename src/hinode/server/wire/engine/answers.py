"""Answers: one shape for each kind the engine knows, built from its own classes."""

from __future__ import annotations

from dataclasses import Field as DataField
from dataclasses import fields
from typing import Annotated, Any, Final

from pydantic import Field

from hinode.server.wire.engine.ids import Card, Clan, Figure, Kami, Mandate, Province, Source
from hinode.server.wire.engine.shapes import literal, named, shape, tagged
from hinode.vocab import answers as vocab
from hinode.vocab.ids import ADVANTAGES

Amount: Final = named("Amount", Annotated[int, Field(ge=0, le=vocab.MAX_NUMBER, strict=True)])
_NOUNS: Final = {
    "clan": Clan,
    "province": Province,
    "mandate": Mandate,
    "figure": Figure,
    "kami": Kami,
    "card": Card,
}


def _type(cls: type[vocab.Answer], field: DataField[Any]) -> Any:
    if field.type == "int":
        return Amount
    if field.type == "bool | None":
        return literal(True)
    return _NOUNS[cls.ids[field.name][0]] if field.name in cls.ids else Source


def _answer(cls: type[vocab.Answer]) -> Any:
    types = {field.name: _type(cls, field) for field in fields(cls)}
    must = {name.rstrip("_"): type_ for name, type_ in types.items() if name not in cls.optional}
    may = {name: type_ for name, type_ in types.items() if name in cls.optional}
    return shape(f"{cls.__name__}Answer", f"The answer {cls.kind}.", {"kind": literal(cls.kind), **must}, may)


ANSWERS: Final[dict[str, Any]] = {kind: _answer(cls) for kind, cls in vocab.ANSWER_KINDS.items()}
Answer: Final = tagged("Answer", ANSWERS.values())

Bid: Final = shape("Bid", "Coins on each war advantage.", dict.fromkeys(ADVANTAGES, Amount))
