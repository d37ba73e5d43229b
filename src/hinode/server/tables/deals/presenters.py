"""What each viewer gets to see of a table's deals."""

from __future__ import annotations

from typing import Any, Final

from hinode.deals import Change, Offer, Pattern, Promise, choices, presets, why_impossible
from hinode.deals.choices import offer_terms
from hinode.deals.record import had_tiles, with_excuses
from hinode.server.tables.deals.commands import refusal_now
from hinode.server.tables.public_entry import PublicEntry
from hinode.server.tables.table import Table
from hinode.vocab.errors import HinodeError, Reason, reason

Json = dict[str, Any]
NO_DEALS: Final[Json] = {"type": "deals", "offers": [], "ledger": [], "warnings": []}


def deals(table: Table, viewer: str | None) -> Json:
    """The offers that stand, all deals with their promises, and the viewer's own answers that break one."""
    if not table.deals.rows:
        return NO_DEALS
    pending = [] if table.over else table.deals.offers.pending(viewer)
    return {
        "type": "deals",
        "offers": [_offer(table, offer, viewer) for offer in pending],
        "ledger": ledger(table, viewer),
        "warnings": [] if viewer is None else _warnings(table, viewer),
    }


def ledger(table: Table, viewer: str | None) -> list[Json]:
    """The deals that the viewer may know, in the order they were made; after the game, all of them."""
    book, game = table.deals.book, table.game
    found = [_ledger_row(table, row) for row in book.entries(viewer, table.over)]
    if game is None or game.result is None:
        return found
    return with_excuses(found, had_tiles(book, game))


def _offer(table: Table, offer: Offer, viewer: str | None) -> Json:
    return {
        **offer.to_json(),
        "refusal": _reason(refusal_now(table, offer)),
        "cannot_keep": _cannot_keep(table, offer, viewer),
    }


def _cannot_keep(table: Table, offer: Offer, viewer: str | None) -> list[Json | None]:
    """The viewer's own promises in an offer that the viewer's open question shows to be impossible."""
    decision = None if viewer is None else table.question(viewer)
    if decision is None:
        return []
    asked = decision.to_json()
    reasons = (why_impossible(promise, asked) for promise in offer.promises())
    return [_reason(why) for why in reasons if why is not None]


def _reason(refused: HinodeError | Reason | None) -> Json | None:
    if refused is None:
        return None
    return {"message": refused.message, "variables": dict(refused.variables)}


def _ledger_row(table: Table, row: Json) -> Json:
    return {**row, "promises": [_promise(table, promise) for promise in row["promises"]]}


def _promise(table: Table, promise: Json) -> Json:
    broken = promise["state"] == "broken"
    return {**promise, "answered_by": _by(table, promise["event"]) if broken else None}


def _by(table: Table, event: int) -> str | None:
    """Who gave the answer that led to an event: a person, a bot, or the clock."""
    for public in reversed(table.public_entries):
        if public.game is None and public.first <= event < public.last:
            return public.by
    return None


def _warnings(table: Table, clan: str) -> list[Json]:
    decision, game = table.question(clan), table.game
    if decision is None or game is None or not table.deals.book.open_promises(clan, clan):
        return []

    def previews() -> list[Json]:
        found = table.previews(clan)
        return [] if found is None else found["options"]

    book, asked = table.deals.book, decision.to_json()
    found = book.warnings(asked, game.view(None), previews)
    lost = [(promise, why_impossible(promise, asked)) for promise in book.open_promises(clan, clan)]
    return [
        *(_warning(promise, patterns) for promise, patterns in found),
        *(_warning(promise, [], why) for promise, why in lost if why is not None),
    ]


def _warning(promise: Promise, patterns: list[Pattern], why: Reason | None = None) -> Json:
    return {
        "promise": promise.id,
        "to": promise.to,
        "term": promise.term.to_json(),
        "patterns": patterns,
        "impossible": _reason(why),
    }


def has_secrets(table: Table, public: PublicEntry) -> bool:
    """Whether viewers may see different things in an entry because of a secret deal."""
    if public.deal is not None and not deal_shown(table, public.deal, None):
        return True
    return any(not _shown(table, change, None) for change in public.changes)


def deal_shown(table: Table, deal: str, viewer: str | None) -> bool:
    return table.over or any(
        each.offer.id == deal and each.visible_to(viewer) for each in table.deals.book.deals()
    )


def _shown(table: Table, change: Change, viewer: str | None) -> bool:
    return table.over or table.deals.book.visible(change.promise, viewer)


def promise_changes(table: Table, public: PublicEntry, viewer: str | None) -> list[Json]:
    """The promises that an entry ended, or opened again, as far as the viewer may know of them."""
    return [change.to_json() for change in public.changes if _shown(table, change, viewer)]


def deal_choices(table: Table, me: str, other: str) -> Json:
    """What a seat can offer another clan now: the terms of both sides, and ready-made offers."""
    game = table.game
    found: Json = {"n": table.n, "give": [], "ask": [], "presets": [], "refusal": None}
    view = {} if game is None else game.view(None)
    if game is None or table.over or me == other or other not in view["players"]:
        return found | {"refusal": _reason(HinodeError(reason("refused-deal-parties")))}
    fitting = [offer for offer in presets(view, me, other) if refusal_now(table, offer) is None]
    return found | {
        "give": [form.to_json() for form in choices(view, me, other)],
        "ask": [form.to_json() for form in choices(view, other, me, side="ask")],
        "presets": [offer_terms(offer) for offer in fitting],
    }
