"""Offers, deals, and promises on the wire. The models document them; `hinode.deals` checks them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import Field, StringConstraints

from hinode.deals.parsing import MAX_TERMS
from hinode.server.wire.base import Strict
from hinode.server.wire.options import Clan

if TYPE_CHECKING:  # for the type checker, a shape is a plain dictionary
    Term: TypeAlias = dict[str, Any]
else:
    from hinode.server.wire.engine.terms import Term

DealId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{10}$")]
Expiry = Literal["mandate", "turn", "season"]
Terms = Annotated[list[Term], Field(max_length=MAX_TERMS)]
PromiseState = Literal["open", "kept", "broken", "void"]
HadTile = Annotated[
    bool | None,
    Field(description="with the note excusable, once every secret is shown: whether the tile was in hand"),
]


class DealRefusal(Strict):
    """A message of the catalog with its variables."""

    message: str
    variables: dict[str, str | int]


class ReasonJson(Strict):
    """A bot's reason: the kind of sentence and its arguments."""

    kind: str
    args: dict[str, Any]


class OfferView(Strict):
    """An offer: `give` is what `from` does, `ask` what `to` does."""

    id: DealId
    from_: Clan = Field(alias="from")
    to: Clan
    secret: bool
    until: Expiry
    counters: DealId | None = Field(description="the offer that it replaces")
    give: Terms
    ask: Terms


class OpenOffer(OfferView):
    """An offer that stands."""

    refusal: DealRefusal | None = Field(description="why it cannot be accepted now")
    cannot_keep: list[DealRefusal] = Field(
        description="the viewer's own promises in it that the viewer's open question shows to be impossible"
    )


class DealRow(Strict):
    """A chat message about a deal: an offer, a reply to one, or a secret deal that a party shows."""

    act: Literal["offer", "accept", "decline", "withdraw", "reveal"]
    offer: OfferView | DealId = Field(description="the whole offer with `offer`, else its id")
    reason: ReasonJson | None


class Payment(Strict):
    kind: Literal["coins", "ronin"]
    amount: int
    by: Clan


class Debt(Strict):
    coins: int
    ronin: int


class PromiseView(Strict):
    """A promise and what has become of it."""

    id: str
    by: Clan
    to: Clan
    term: Term
    state: PromiseState
    event: int | None = Field(description="the event that ended it")
    note: str | None
    answered_by: Literal["person", "bot", "clock", "vote"] | None = Field(
        description="who gave the answer that broke it"
    )
    due: Debt | None = Field(description="what is still to be paid, once an open promise to give is due")
    had_tile: HadTile = None


class MadeAt(Strict):
    n: int
    event: int


class LedgerEntry(Strict):
    """A deal that was made."""

    deal: DealId
    from_: Clan = Field(alias="from")
    to: Clan
    visibility: Literal["open", "secret", "revealed"]
    season: str
    made: MadeAt
    allied: bool = Field(description="an alliance was part of it")
    paid: list[Payment]
    promises: list[PromiseView]


class LedgerReply(Strict):
    """The deals that this viewer may know after entry `n`, in the order they were made."""

    n: int
    ledger: list[LedgerEntry]


class PromiseWarning(Strict):
    """Answers to one's own open question that would break a promise, or that it cannot be kept."""

    promise: str
    to: Clan
    term: Term
    patterns: list[dict[str, Any]] = Field(
        description="parts of answers; null: no such key; `over`, `total_over`: limits of a bid"
    )
    impossible: DealRefusal | None = Field(
        description="why it cannot be kept, as the open question shows; there are no patterns then"
    )


class DealsMessage(Strict):
    """The deals that this viewer may know; sent when they differ from what the socket sent last."""

    type: Literal["deals"]
    offers: list[OpenOffer]
    ledger: list[LedgerEntry]
    warnings: list[PromiseWarning] = Field(description="for the player of the seat only")


class PromiseChange(Strict):
    """What an entry made of a promise; `open`: what had ended it was taken back."""

    id: str
    by: Clan
    to: Clan
    term: Term
    state: PromiseState
    event: int
    note: str | None
    had_tile: HadTile = None


class FieldChoice(Strict):
    name: str
    values: list[str | int | bool | None]


class TermFormView(Strict):
    """A kind of term, with the values that each field can have now."""

    kind: str
    fields: list[FieldChoice]
    refusal: DealRefusal | None = Field(description="why there is nothing to choose")


class Preset(Strict):
    give: Terms
    ask: Terms
    until: Expiry


class DealChoices(Strict):
    """What a seat can offer another clan now."""

    n: int
    give: list[TermFormView]
    ask: list[TermFormView]
    presets: list[Preset]
    refusal: DealRefusal | None = Field(description="why no offer can be made now")
