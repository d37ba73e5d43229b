"""Terms of deals: one shape for each kind, from the fields that `hinode.deals` knows."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import Field

from hinode.deals.parsing import IMMEDIATE_FIELDS
from hinode.deals.promises import RULES
from hinode.server.wire.engine.ids import Advantage, Card, Kami, Mandate, Province
from hinode.server.wire.engine.shapes import camel, either, literal, maybe, shape, tagged
from hinode.vocab import ids

_NAMED: Final = {
    ids.PROVINCES: Province,
    ids.MANDATES: Mandate,
    ids.KAMI: Kami,
    ids.CARDS: Card,
    (*ids.PROVINCES, None): maybe(Province),
    (*ids.ADVANTAGES, "any"): either(Advantage, literal("any")),
    (True, False): bool,
}


def _type(allowed: tuple[Any, ...] | range) -> Any:
    if isinstance(allowed, range):
        return Annotated[int, Field(ge=allowed.start, lt=allowed.stop, strict=True)]
    return _NAMED.get(allowed) or literal(*allowed)


_FIELDS: Final = {**IMMEDIATE_FIELDS, **{kind: rule.fields for kind, rule in RULES.items()}}
TERMS: Final[dict[str, Any]] = {
    kind: shape(
        f"{camel(kind)}Term",
        f"A term of a deal: {kind.replace('_', ' ')}.",
        {"kind": literal(kind), **{name: _type(allowed) for name, allowed in fields.items()}},
    )
    for kind, fields in _FIELDS.items()
}
Term: Final = tagged("Term", TERMS.values())
