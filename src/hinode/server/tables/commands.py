"""Handling of people's commands: each is refused with a reason, or becomes a log entry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hinode.server.errors import Refusal
from hinode.server.storage.rows import Person
from hinode.server.tables import lobby
from hinode.server.tables.outcome import Outcome
from hinode.server.tables.places import Place
from hinode.server.tables.table import Table
from hinode.server.wire import commands as wire
from hinode.vocab.answers import parse_answer
from hinode.vocab.errors import IllegalAnswer

STAND_IN_BOT: Final = "greedy"  # the bot that answers for an absent player


def handle_command(table: Table, person: Person, command: wire.Command, absent: frozenset[str]) -> Outcome:
    """The entry that a command leads to; raises `Refusal`. `absent`: clans whose seat may be voted on now."""
    if isinstance(command, wire.Vote):
        return _vote(table, person, command, absent)
    return _HANDLERS[type(command)](table, person, command)


def own_seat(table: Table, person: Person, clan: str) -> Place:
    place = table.place_of(clan)
    if table.game is None:
        raise Refusal("not-started", "the game has not started yet")
    if place is None or place.person != person.id:
        raise Refusal("not-your-seat", f"you do not hold the seat of the {clan}", status=403)
    return place


def _seat_in_play(table: Table, person: Person, clan: str) -> Place:
    """The person's seat in a game that is not over: entries after the end would change the record."""
    place = own_seat(table, person, clan)
    if table.over:
        raise game_over()
    return place


def require_seat_played(table: Table, person: Person, clan: str) -> None:
    """Refuse unless the seat is the person's own and no bot answers for it."""
    if _seat_in_play(table, person, clan).bot is not None:
        raise Refusal("handed-over", "a bot answers for this seat: take it back first", status=409)


def game_over() -> Refusal:
    return Refusal("over", "this game is over", status=409)


def _answer(table: Table, person: Person, command: wire.AnswerCommand) -> Outcome:
    require_seat_played(table, person, command.seat)
    check_fresh(table, command.seat, command.seen)
    return answer_outcome(table, command.seat, command.answer, "person")


def check_fresh(table: Table, clan: str, seen: int) -> None:
    """An answer counts for the question that its sender had seen, not for a newer one."""
    if seen > table.n:
        raise Refusal("stale", f"entry {seen} has not happened: the last one is {table.n}", status=409)
    if clan in table.asked and seen < table.asked[clan]:
        text = f"that was for an older question: this one was put with entry {table.asked[clan]}"
        raise Refusal("stale", text, status=409)


def answer_outcome(
    table: Table, clan: str, answer: dict[str, Any], by: str, reason: dict[str, Any] | None = None
) -> Outcome:
    """Evaluate an answer on a copy of the game: an illegal one is refused with its clause, changing nothing.

    The outcome carries the evaluated copy, and `Table.apply` takes it over once the entry is committed.
    """
    if table.over or table.game is None:
        raise game_over()
    after = table.game.copy()
    try:
        parsed = parse_answer(answer)  # parse once: parsing can cost as much as answering
        after.answer(clan, parsed)
    except IllegalAnswer as error:
        raise Refusal("illegal", str(error), reason=error, status=409) from error
    body = {"clan": clan, "answer": parsed.to_json(), "by": by, "reason": reason}
    return Outcome("answered", body, "ended" if after.result is not None else None, game=after)


def _gift(table: Table, person: Person, command: wire.GiftCommand) -> Outcome:
    require_seat_played(table, person, command.seat)
    gift = {"kind": "gift", "to": command.to, "coins": command.coins, "ronin": command.ronin}
    return answer_outcome(table, command.seat, gift, "person")


def _undo(table: Table, person: Person, command: wire.Undo) -> Outcome:
    require_seat_played(table, person, command.seat)
    if table.undo_stack.clan != command.seat:
        text = "nothing to undo: another player has acted, or something was revealed"
        raise Refusal("no-undo", text, status=409)
    if command.seen < table.undo_stack.last_entry or command.seen > table.n:
        raise Refusal("stale", "you have not seen the answer that would be undone", status=409)
    return Outcome("undone", {"clan": command.seat, "by": "person"})


def _vote(table: Table, person: Person, command: wire.Vote, absent: frozenset[str]) -> Outcome:
    _seat_in_play(table, person, command.seat)
    place = table.place_of(command.about)
    if place is None or place.person is None:
        raise Refusal("no-vote", f"no person holds the seat of the {command.about}", status=409)
    if person.id not in table.eligible_voters(command.about):
        text = "only people who play another seat themselves may vote on a seat"
        raise Refusal("no-elector", text, status=403)
    if place.offered or (command.to == "bot" and place.bot is not None):
        raise Refusal("no-vote", f"the seat of the {command.about} is already given up", status=409)
    if command.about not in absent:
        raise Refusal("not-absent", f"the {command.about} are not away", status=409)
    if table.votes.holds(person.id, command.about, command.to):
        raise Refusal("voted", "you have already voted for that", status=409)
    body = {"clan": command.seat, "about": command.about, "to": command.to, "person": person.id}
    return Outcome("voted", {**body, "by": "person"})


def vote_outcome(table: Table) -> Outcome | None:
    """The entry for an absent seat on which the votes have decided, if there is one."""
    for place in table.places if table.votes else ():
        replacement = (
            None if place.clan is None else table.votes.decided(place.clan, table.eligible_voters(place.clan))
        )
        if replacement is not None:
            kind = "handed" if replacement == "bot" else "offered"
            return Outcome(kind, {"clan": place.clan, "bot": STAND_IN_BOT, "why": "vote", "by": "vote"})
    return None


def _hand(table: Table, person: Person, command: wire.Hand) -> Outcome:
    require_seat_played(table, person, command.seat)
    return Outcome("handed", {"clan": command.seat, "bot": STAND_IN_BOT, "why": "wish", "by": "person"})


def _return(table: Table, person: Person, command: wire.Return) -> Outcome:
    place = _seat_in_play(table, person, command.seat)
    if place.bot is None:
        raise Refusal("not-handed-over", "no bot answers for this seat", status=409)
    return _seated(command.seat, person, place.name)


def _take(table: Table, person: Person, command: wire.Take) -> Outcome:
    if table.over:
        raise game_over()
    place = table.place_of(command.seat)
    if table.game is None or place is None or not place.offered:
        raise Refusal("not-offered", f"the seat of the {command.seat} is not offered", status=409)
    if table.places_of(person.id) and not table.options["hot_seat"]:
        raise Refusal("seated", "you already have a seat at this table", status=409)
    return _seated(command.seat, person, person.name)


def _seated(clan: str, person: Person, name: str) -> Outcome:
    body = {"clan": clan, "person": person.id, "name": name, "by": "person"}
    return Outcome("returned", body, member=True)


_HANDLERS: Final[dict[type[wire.Command], Callable[[Table, Person, Any], Outcome]]] = {
    wire.AnswerCommand: _answer,
    wire.GiftCommand: _gift,
    wire.Undo: _undo,
    wire.Hand: _hand,
    wire.Return: _return,
    wire.Take: _take,
    wire.Join: lobby.join,
    wire.Leave: lobby.leave,
    wire.ChooseClan: lobby.choose_clan,
    wire.NameSeat: lobby.name_seat,
    wire.SeatBot: lobby.seat_bot,
    wire.OpenSeat: lobby.open_seat,
    wire.ReadyUp: lobby.ready,
    wire.Start: lobby.start,
    wire.Pick: lobby.pick,
}
