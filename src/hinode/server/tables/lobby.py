"""The lobby, before the game: taking seats, choosing clans, seating bots, and starting."""

from __future__ import annotations

from typing import Final

from hinode.server.errors import Refusal
from hinode.server.storage.rows import Person
from hinode.server.tables.outcome import Outcome
from hinode.server.tables.places import Place
from hinode.server.tables.seed import assign_clans, draw_clans, pick_order
from hinode.server.tables.table import Table
from hinode.server.wire import commands as wire
from hinode.vocab.ids import CLANS

DEFAULT_BOT: Final = "greedy"  # the bot for a seat that nobody took


def _in_lobby(table: Table) -> None:
    if table.status != "gathering":
        raise Refusal("started", "this table has started", status=409)


def _own(table: Table, person: Person, number: int) -> Place:
    place = _place(table, number)
    if place.person != person.id:
        raise Refusal("not-your-seat", f"place {number} is not yours", status=403)
    return place


def _place(table: Table, number: int) -> Place:
    if number >= len(table.places):
        raise Refusal("no-place", f"there are {len(table.places)} places, numbered from 0")
    return table.places[number]


def _check_clan(table: Table, clan: str | None, own: int | None) -> None:
    if clan is None:
        return
    if table.options["clans"] != "chosen":
        raise Refusal("clans-not-chosen", f"clans are {table.options['clans']} at this table", status=409)
    if any(place.clan == clan and place.number != own for place in table.places):
        raise Refusal("clan-taken", f"the {clan} are taken", status=409)


def join(table: Table, person: Person, command: wire.Join) -> Outcome:
    _in_lobby(table)
    if table.places_of(person.id) and not table.options["hot_seat"]:
        raise Refusal("seated", "you already have a seat at this table", status=409)
    free = [place for place in table.places if place.free]
    if command.place is not None:
        free = [place for place in free if place.number == _place(table, command.place).number]
    if not free:
        raise Refusal(
            "no-seat", "that seat is taken" if command.place is not None else "no seat is free", status=409
        )
    _check_clan(table, command.clan, free[0].number)
    body = {"place": free[0].number, "person": person.id, "name": person.name, "chosen": command.clan}
    return Outcome("joined", body, member=True)


def leave(table: Table, person: Person, command: wire.Leave) -> Outcome:
    _in_lobby(table)
    places = table.places_of(person.id)
    if command.place is not None:
        places = [_own(table, person, command.place)]
    if not places:
        raise Refusal("not-seated", "you have no seat at this table", status=409)
    return Outcome("left", {"places": [place.number for place in places]})


def choose_clan(table: Table, person: Person, command: wire.ChooseClan) -> Outcome:
    _in_lobby(table)
    _own(table, person, command.place)
    _check_clan(table, command.clan, command.place)
    return Outcome("clan_chosen", {"place": command.place, "chosen": command.clan})


def name_seat(table: Table, person: Person, command: wire.NameSeat) -> Outcome:
    """Give a name to a seat at a hot-seat table, where one person holds several."""
    _in_lobby(table)
    _own(table, person, command.place)
    if not table.options["hot_seat"]:
        raise Refusal("own-name", "only seats at a hot-seat table have names of their own", status=409)
    return Outcome("named", {"place": command.place, "name": command.name})


def _by_creator(table: Table, person: Person) -> None:
    _in_lobby(table)
    if table.creator != person.id:
        raise Refusal("not-creator", "only the person who created the table can do that", status=403)


def seat_bot(table: Table, person: Person, command: wire.SeatBot) -> Outcome:
    _by_creator(table, person)
    place = _place(table, command.place)
    if place.person is not None:
        raise Refusal("no-seat", "a person has that seat", status=409)
    return Outcome("bot_seated", {"place": command.place, "bot": command.bot.name})


def open_seat(table: Table, person: Person, command: wire.OpenSeat) -> Outcome:
    _by_creator(table, person)
    if _place(table, command.place).bot is None:
        raise Refusal("no-bot", "there is no bot on that seat", status=409)
    return Outcome("seat_opened", {"place": command.place})


def ready(table: Table, person: Person, command: wire.ReadyUp) -> Outcome:
    _in_lobby(table)
    places = table.places_of(person.id)
    if not places:
        raise Refusal("not-seated", "you have no seat at this table", status=409)
    return Outcome("readied", {"places": [place.number for place in places], "ready": command.ready})


def start(table: Table, person: Person, command: wire.Start) -> Outcome:
    """Fill free seats with bots. Clans that nobody chose are drawn from the committed seed."""
    _by_creator(table, person)
    if all(place.person is None for place in table.places):
        raise Refusal("no-people", "at least one person must take a seat first", status=409)
    bots = [DEFAULT_BOT if place.free else place.bot for place in table.places]
    seed, players = int(table.row.seed), len(table.places)
    clans: list[str | None] = [place.clan for place in table.places]
    picking: list[int] = []
    if table.options["clans"] == "pick":
        picking = pick_order(seed, players)
    else:
        order = sorted(range(players), key=lambda number: clans[number] is None)
        clans = list(assign_clans(seed, clans, order))
    body = {"bots": bots, "clans": clans, "picking": picking}
    return Outcome("started", body, "picking" if picking else "playing")


def pick(table: Table, person: Person, command: wire.Pick) -> Outcome:
    if table.status != "picking":
        raise Refusal("not-picking", "no clans are being picked", status=409)
    place = table.places[table.picking[0]]
    if place.person != person.id or place.bot is not None:
        raise Refusal("not-your-turn", "it is not your turn to pick", status=409)
    return _pick_outcome(table, command.clan, "person")


def _pick_outcome(table: Table, clan: str, by: str) -> Outcome:
    if any(place.clan == clan for place in table.places):
        raise Refusal("clan-taken", f"the {clan} are taken", status=409)
    body = {"place": table.picking[0], "chosen": clan, "by": by}
    return Outcome("picked", body, "playing" if len(table.picking) == 1 else None)


def automatic_pick(table: Table, by: str) -> Outcome:
    """The pick for a bot, or for a person who took too long: the first free clan in the order of the seed."""
    taken = {place.clan for place in table.places}
    drawn = draw_clans(int(table.row.seed), len(CLANS))
    return _pick_outcome(table, next(clan for clan in drawn if clan not in taken), by)
