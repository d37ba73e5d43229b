"""Commands about deals: each is refused with a reason, or becomes a chat message, perhaps with an entry."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from hinode.api import Game
from hinode.deals import InvalidDeal, Offer, check_offer, exchange_steps, parse_offer
from hinode.server.errors import Refusal
from hinode.server.storage.rows import Person
from hinode.server.tables.commands import game_over, require_seat_played
from hinode.server.tables.outcome import MessageOutcome, Outcome
from hinode.server.tables.table import Table
from hinode.server.wire import commands as wire
from hinode.vocab.errors import IllegalAnswer

Json = dict[str, Any]
ID_DIGITS: Final = 10
TERMS: Final = {"to", "secret", "give", "ask", "until", "counters"}  # of a `deal_offer`


def deal_id(key: str) -> str:
    """From the key of the command. A counter would tell how many secret offers came before."""
    return sha256(key.encode()).hexdigest()[:ID_DIGITS]


def handle_deal(
    table: Table, person: Person, command: wire.DealCommand, key: str
) -> Outcome | MessageOutcome:
    """What a person's command leads to; `key` identifies it."""
    require_seat_played(table, person, command.seat)
    if isinstance(command, wire.DealOffer):
        return offer_outcome(
            table, command.seat, command.model_dump(mode="json", include=TERMS), deal_id(key)
        )
    if isinstance(command, wire.DealReply):
        return reply_outcome(table, command.seat, command.offer, command.reply, "person")
    assert isinstance(command, wire.DealReveal)
    return reveal_outcome(table, command.seat, command.deal)


def offer_outcome(
    table: Table, clan: str, terms: Json, offer_id: str, reason: Json | None = None
) -> MessageOutcome:
    """An offer of a clan; raises `Refusal`."""
    game, deals = _game(table), table.deals
    try:
        offer = parse_offer(terms, offer_id, clan)
        deals.offers.validate_offer(offer, game.view(None))
        deals.book.check_limits(offer)
    except InvalidDeal as refused:
        raise _refusal(refused) from refused
    if deals.offers.get(offer_id) is not None:
        raise Refusal("id-used", "this message id was used for another command", status=409)
    return MessageOutcome(_message(table, clan, offer, "offer", offer.to_json(), reason))


def reply_outcome(
    table: Table, clan: str, offer_id: str, reply: str, by: str, reason: Json | None = None
) -> Outcome | MessageOutcome:
    """Accept, decline, or withdraw an offer; raises `Refusal`."""
    game = _game(table)
    try:
        offer = table.deals.offers.validate_reply(clan, offer_id, reply)
        after = _exchanged(table, game, offer) if reply == "accept" else None
    except InvalidDeal as refused:
        raise _refusal(refused) from refused
    except IllegalAnswer as illegal:
        raise Refusal("cannot-pay", str(illegal), reason=illegal, status=409) from illegal
    message = _message(table, clan, offer, reply, offer.id, reason)
    if after is None:
        return MessageOutcome(message)
    steps, game_after = after
    body = {"clan": clan, "with": offer.giver, "steps": steps, "deal": offer.id, "by": by}
    return Outcome("exchanged", body, game=game_after, message={**message, "n": table.n + 1})


def _exchanged(table: Table, game: Game, offer: Offer) -> tuple[list[Any], Game] | None:
    """The steps of the exchange and the game after them; None if nothing changes hands now."""
    check_offer(offer, game.view(None))
    table.deals.book.check_limits(offer)
    if not offer.payments() and not offer.allies:
        return None
    after, steps = game.copy(), exchange_steps(game, offer)
    for clan, answer in steps:
        after.answer(clan, answer)
    return [list(step) for step in steps], after


def reveal_outcome(table: Table, clan: str, deal: str) -> MessageOutcome:
    """A party shows a secret deal to everyone."""
    _game(table)
    try:
        offer = table.deals.book.validate_reveal(clan, deal).offer
    except InvalidDeal as refused:
        raise _refusal(refused) from refused
    return MessageOutcome(
        {**_message(table, clan, offer, "reveal", offer.id, None), "channel": "table", "among": None}
    )


def refusal_now(table: Table, offer: Offer) -> InvalidDeal | IllegalAnswer | None:
    """Why an offer that stands could not be accepted at this moment."""
    try:
        _exchanged(table, _game(table), offer)
    except (InvalidDeal, IllegalAnswer) as refused:
        return refused
    return None


def _game(table: Table) -> Game:
    if table.over or table.game is None:
        raise game_over()
    return table.game


def _refusal(refused: InvalidDeal) -> Refusal:
    return Refusal(refused.code, str(refused), reason=refused, status=409)


def _message(table: Table, clan: str, offer: Offer, act: str, said: Json | str, reason: Json | None) -> Json:
    """A chat message, for everyone or for the two parties."""
    place, view = table.place_of(clan), _game(table).view(None)
    assert place is not None
    return {
        "channel": "private" if offer.secret else "table",
        "clan": clan,
        "name": place.name,
        "among": sorted((offer.giver, offer.receiver)) if offer.secret else None,
        "text": "",
        "season": view["season"],
        "phase": view["phase"],
        "n": table.n,
        "deal": {"act": act, "offer": said, "reason": reason},
    }
