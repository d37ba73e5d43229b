"""Audit of a record: everything that can be checked with nothing but the file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from hinode.api import Game
from hinode.deals.record import faults
from hinode.server.records.fairness import canonical, heads
from hinode.server.records.reader import game_record
from hinode.server.records.schema import check_deals, check_table_record, is_table_record
from hinode.server.records.writer import closing_head
from hinode.server.tables import seed as seeds
from hinode.vocab.errors import HinodeError, InvalidRecord

Document = Mapping[str, Any]


class Finding(NamedTuple):
    """One check. `holds` is None if the file alone cannot show it."""

    holds: bool | None
    text: str


def audit(document: Any, commitment: str | None = None, head: str | None = None) -> Iterator[Finding]:
    """All findings. `commitment` and `head` are hashes that a player noted during the game.

    Raises `InvalidRecord` if it is not a record at all.
    """
    if not is_table_record(document):
        check_deals(document)
        yield from _game(document)
        yield from _deals(document)
        yield from _bare(commitment, head)
        return
    try:
        check_table_record(document)
    except InvalidRecord as error:
        yield Finding(False, f"form: {error}")
        return
    yield Finding(True, f"form: the record of table {document['table']!r}")
    yield from _promise(document, commitment)
    yield from _lots(document)
    yield from _game(document["record"], document)
    yield from _entries(document)
    yield from _deals(document)
    yield from _chain(document, head)


def _bare(commitment: str | None, head: str | None) -> Iterator[Finding]:
    text = "commitment: a game's record has none, so nothing shows when its seed was chosen"
    yield Finding(None if commitment is None else False, text)
    text = "chain: a game's record has none, so nothing shows that these are the answers given"
    yield Finding(None if head is None else False, text)


def _promise(document: Document, noted: str | None) -> Iterator[Finding]:
    """Seed and salt match the commitment from when the table was created."""
    published = document["commitment"]
    try:
        fits = published == seeds.commitment(document["table"], _seed(document), document["salt"])
        fault = "seed, salt and table do not give the hash in the record"
    except HinodeError as error:
        fits, fault = False, str(error)
    yield Finding(fits, "commitment: " + ("it is the hash of table, seed and salt" if fits else fault))
    if noted is None:
        yield Finding(None, f"commitment: compare it with the one shown when the table was made: {published}")
    else:
        fits = noted == published
        yield Finding(fits, "commitment: " + ("it is the one noted" if fits else "it is not the one noted"))


def _seed(document: Document) -> Any:
    return document["record"]["start"]["options"].get("seed")


def _lots(document: Document) -> Iterator[Finding]:
    """Clans and picking order are those drawn from the seed."""
    setup, seed = document["setup"], _seed(document)
    chosen, places = setup["chosen"], range(len(setup["seats"]))
    order = sorted(places, key=lambda place: chosen[place] is None)
    if setup["clans"] == "pick":
        order = seeds.pick_order(seed, len(places))
        fits = setup["order"] == order
        yield Finding(fits, f"setup.order: picked in the order {'' if fits else 'not '}drawn from the seed")
    fits = setup["seats"] == seeds.assign_clans(seed, chosen, order)
    text = "chosen, or drawn from the seed" if fits else "not those chosen, and otherwise drawn from the seed"
    yield Finding(fits, f"setup.seats: clans are {text}")


# -- the game ------------------------------------------------------------------------------------


def _game(record: Document, table: Document | None = None) -> Iterator[Finding]:
    """Play the game again from its seed, with the answers in the record."""
    game, fault = _rerun(record)
    if game is None:
        yield Finding(False, f"record: {fault}")
        return
    legal = f"answers: each of the {game.version} is legal"
    yield Finding(fault is None, legal if fault is None else f"record: {fault}")
    yield _shuffles(record.get("chance"), game.record()["chance"], whole=fault is None)
    if fault is None:
        yield from _end(game, table)


def _rerun(record: Document) -> tuple[Game | None, str | None]:
    """The game as far as its answers are legal, and what stopped it."""
    game = None
    try:
        for reached in Game.unroll({**game_record(record), "chance": []}):
            game = reached
    except InvalidRecord as error:
        return game, str(error)
    return game, None


def _shuffles(given: Any, drawn: list[Any], whole: bool) -> Finding:
    """`whole`: the game ran to its last answer, so there are no further shuffles."""
    if not isinstance(given, list):
        return Finding(False, "chance: a list of outcomes")
    if len(given) < len(drawn) or (whole and len(given) > len(drawn)):
        return Finding(False, f"chance: the game has {len(drawn)} shuffles, not {len(given)}")
    for number, (one, other) in enumerate(zip(given, drawn, strict=False)):
        if canonical(one) != canonical(other):
            return Finding(False, f"chance[{number}]: not the shuffle that the seed gives")
    return Finding(True, f"chance: {len(drawn)} shuffles are those that the seed gives")


def _end(game: Game, table: Document | None) -> Iterator[Finding]:
    result = game.result
    if table is None:
        yield Finding(None if result is None else True, f"end: the game is {'not ' * (result is None)}over")
        return
    yield Finding(
        result is not None,
        f"end: the game is {'not over: answers are cut off' if result is None else 'over'}",
    )
    same = table["digest"] == game.digest()
    yield Finding(same, f"digest: {'it is' if same else 'it is not'} that of the last position")
    if result is not None:
        same = canonical(table["result"]) == canonical(result.to_json())
        yield Finding(same, f"result: {'it is' if same else 'it is not'} what the game came to")


# -- the log of the table ------------------------------------------------------------------------


def _entries(document: Document) -> Iterator[Finding]:
    """The table's log and the game's record contain the same answers."""
    entries = document["entries"]
    told: list[list[Any]] = []
    for number, facts in enumerate(entries):
        if "answer" in facts:
            told.append([facts.get("clan"), facts["answer"]])
        elif "steps" in facts:
            told += facts["steps"]
        elif facts["kind"] == "undone":
            if not told:
                yield Finding(False, f"entries[{number}]: there is no answer to undo")
                return
            told.pop()
    same = canonical(told) == canonical(document["record"].get("answers"))
    text = (
        f"the {len(entries)} entries give these answers"
        if same
        else "they give other answers than the record"
    )
    yield Finding(same, f"entries: {text}")


def _deals(document: Document) -> Iterator[Finding]:
    """Each promise ended as the game's public events say."""
    deals = document.get("deals")
    if deals is None:
        return
    try:
        wrong = list(faults(game_record(document), deals))
    except InvalidRecord:
        wrong = ["deals: the game cannot be replayed"]
    exchanged = {facts.get("deal"): facts["n"] for facts in document.get("entries", ()) if "steps" in facts}
    made = {deal["id"]: deal["made"]["n"] for deal in deals}
    if any(made.get(deal) != n for deal, n in exchanged.items()):
        wrong.append("deals: not those of the entries")
    yield from (Finding(False, fault) for fault in wrong)
    if not wrong:
        yield Finding(True, f"deals: the promises of {len(deals)} ended as recorded")


def _chain(document: Document, noted: str | None) -> Iterator[Finding]:
    """The last head of the hash chain covers everything in the file."""
    chain = heads(document["commitment"], document["salt"], document["entries"])
    last = closing_head(document)
    fits = document["head"] == last
    text = "the head is that of everything in the record" if fits else "the head is not that of this record"
    yield Finding(fits, f"chain: {text}")
    if noted is None:
        yield Finding(None, f"chain: compare the head with the one shown at the end: {document['head']}")
    elif noted in chain:
        yield Finding(
            True, f"chain: the head noted is that after entry {chain.index(noted)} of {len(chain) - 1}"
        )
    else:
        fits = noted == last
        yield Finding(fits, f"chain: the head noted is {'the last one' if fits else 'none of this record'}")
