"""Wrong answers of every form are refused at every moment, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from hinode import Decision, Game, IllegalAnswer
from hinode.vocab.data import FACTS
from tests.support.checks.invariants import CLAUSE, Broken, check
from tests.support.random_positions import KAMI, MANDATES, MONSTERS, OWNED, PROVINCES

Json = dict[str, Any]

_CARDS: Final = tuple(entry["id"] for entry in FACTS["cards"])
_IDS: Final[dict[str, tuple[str, ...]]] = {
    "tile": MANDATES,
    "announce": MANDATES,
    "figure": (*OWNED, *MONSTERS, *KAMI),
    "with": (*OWNED, *MONSTERS, *KAMI),
    "card": _CARDS,
    "clan": tuple(entry["id"] for entry in FACTS["clans"]),
    "province": PROVINCES,
    "shrine": KAMI,
    "source": (*_CARDS, *KAMI),
}
_NUMBERS: Final = ("seppuku", "hostage", "ronin", "poets", "coins")
_NONSENSE: Final[tuple[Any, ...]] = (None, True, -1, 1.5, "", "nobody", [], {})


def _other_value(kind: str, key: str, value: Any, rng: Random) -> Any:
    """Another value of the same type."""
    if key in _NUMBERS:
        return value + rng.choice((1, 7, 1000))
    if key in ("from", "to"):
        places = {"move": PROVINCES, "shift": KAMI}
        return rng.choice(places.get(kind, _IDS["clan"]))
    return rng.choice(_IDS[key])


def well_formed_mutations(answer: Json, rng: Random) -> Iterator[Json]:
    """Well-formed answers that differ in one field, or are of another kind."""
    for key in answer:
        if key != "kind" and answer[key] is not True:  # a flag has no other value
            yield {**answer, key: _other_value(answer["kind"], key, answer[key], rng)}
    yield {"kind": rng.choice(("done", "yes", "no", "first", "last", "ready"))}
    yield {"kind": "move", "figure": "bushi", "from": rng.choice(PROVINCES), "to": rng.choice(PROVINCES)}
    yield {"kind": "bid", "seppuku": 0, "hostage": 1, "ronin": 0, "poets": 999}
    yield {"kind": "mandate", "tile": rng.choice(MANDATES)}
    yield {"kind": "pay", "clan": rng.choice(_IDS["clan"])}


def malformed_mutations(answer: Json, rng: Random) -> Iterator[Any]:
    """Malformed answers."""
    keys = list(answer)
    needed = rng.choice([key for key in keys if key not in ("announce", "shrine", "full")])
    yield {key: value for key, value in answer.items() if key != needed}
    yield {**answer, "extra": rng.choice(_NONSENSE)}
    wrong = rng.choice(keys)
    yield {**answer, wrong: rng.choice([value for value in _NONSENSE if value is not answer[wrong]])}
    yield {**answer, "kind": rng.choice(("pass", "Done", "", 3))}
    yield rng.choice((None, 7, "done", [], [answer], {}))


class Refusing:
    """A game that must not change, no matter what it is sent."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.told = 0
        self.events = len(game.events())
        self.before = self.state()

    def state(self) -> tuple[Any, ...]:
        game = self.game
        return (game.digest(), len(game.events(since=self.events)), game.version, repr(game.pending))

    def tell(self, clan: str, answer: Any, well_formed: bool = True) -> None:
        """Checks that the answer is refused, with a clause if it is well-formed."""
        self.told += 1
        where = describe(self.game.pending)
        try:
            self.game.answer(clan, answer)
        except IllegalAnswer as error:
            clause = error.clause
        else:
            raise Broken(f"{clan} may say {answer!r} (asked: {where}), which is not offered")
        check(self.state() == self.before, f"the refused answer {answer!r} of {clan} changed the game")
        check(clause is None or CLAUSE.fullmatch(clause), f"{answer!r} is refused by {clause!r}")
        check(clause or not well_formed, f"no clause forbids {clan} to say {answer!r} (asked: {where})")


def wrong_answers_are_refused(game: Game, rng: Random) -> int:
    """Mutated answers, answers out of turn, and impossible gifts. Returns how many were tried."""
    refusing = Refusing(game.copy())
    asked = [decision.clan for decision in game.pending]
    option: Json = {"kind": "done"}
    for decision in game.pending:
        option = decision.options[rng.randrange(len(decision.options))].to_json()
        for answer in well_formed_mutations(option, rng):
            if answer not in decision.options:
                refusing.tell(decision.clan, answer)
        for answer in malformed_mutations(option, rng):
            check(answer not in decision.options, f"{answer!r} is `in` the options of {decision}")
            refusing.tell(decision.clan, answer, well_formed=False)
    for clan in game.clans:
        if clan not in asked:
            refusing.tell(clan, option)
    _tell_gifts(refusing, rng)
    check(game.digest() == refusing.before[0], "refusals by a copy changed the game")
    return refusing.told


def _tell_gifts(refusing: Refusing, rng: Random) -> None:
    """Gifts of more than the clan has, to itself, or in a phase without gifts (NEG-1, NEG-2)."""
    view = refusing.game.view(None)
    clan, to = rng.sample(refusing.game.clans, 2)
    held = view["players"][clan]
    refusing.tell(clan, {"kind": "gift", "to": to, "coins": held["coins"] + 1, "ronin": 0})
    refusing.tell(clan, {"kind": "gift", "to": to, "coins": 0, "ronin": held["ronin"] + 1})
    refusing.tell(clan, {"kind": "gift", "to": clan, "coins": 1, "ronin": 0})
    refusing.tell(clan, {"kind": "gift", "to": to, "coins": 0, "ronin": 0}, well_formed=False)
    if held["coins"] and view["phase"] not in ("tea", "political", "kami"):
        refusing.tell(clan, {"kind": "gift", "to": to, "coins": 1, "ronin": 0})


def describe(decisions: Sequence[Decision]) -> str:
    return ", ".join(f"{decision.clan} {decision.kind}" for decision in decisions) or "nobody"
