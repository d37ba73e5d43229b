"""Planted faults: games that leak, miscount, or forget, to show that the checks find it.

A fault is a thin wrapper around a correct game. It alters what the game shows or does through the
public API; the engine itself is unchanged.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Final, cast

from hinode import Answer, Decision, Event, Game, IllegalAnswer, Options
from hinode.vocab import codes
from tests.support.checks.replays import is_pause
from tests.support.game_plans import Plan

Json = dict[str, Any]
Check = Callable[[Game], object]


class Honest:
    """A wrapper that changes nothing; other attributes are those of the wrapped game."""

    def __init__(self, inner: Game) -> None:
        self.inner = inner

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def again(self, inner: Game) -> Game:
        """Another game with the same fault."""
        return cast(Game, type(self)(inner))

    def copy(self) -> Game:
        return self.again(self.inner.copy())

    def sample(self, clan: str, rng: Random) -> Game:
        return self.again(self.inner.sample(clan, rng))


def plant(fault: type[Honest], game: Game) -> Game:
    return cast(Game, fault(game))


def finds_fault(check: Check, fault: type[Honest], plans: Iterable[Plan]) -> bool:
    """Whether the check fails at some moment of the games with the planted fault."""
    for plan in plans:
        for game in plan.moments():
            try:
                check(plant(fault, game))
            except AssertionError:
                return True
    return False


# -- miscounts -------------------------------------------------------------------------------

LATE: Final = 20  # gradual faults start after this many answers


class AlteredView(Honest):
    """Shows everyone an altered view."""

    def view(self, viewer: str | None) -> Json:
        view = json.loads(json.dumps(self.inner.view(viewer)))
        self.alter(view)
        return cast(Json, view)

    def alter(self, view: Json) -> None:
        raise NotImplementedError


class OneBushiTooMany(AlteredView):
    def alter(self, view: Json) -> None:
        reserve = next(iter(view["players"].values()))["reserve"]
        reserve["bushi"] = reserve.get("bushi", 0) + (view["version"] > LATE)


class LostStronghold(AlteredView):
    def alter(self, view: Json) -> None:
        for here in view["map"].values():
            for pieces in here.values():
                if "stronghold" in pieces and view["version"] > LATE:
                    del pieces["stronghold"]
                    return


class SilentCoin(AlteredView):
    """A Coin from nowhere, without an event."""

    def alter(self, view: Json) -> None:
        next(iter(view["players"].values()))["coins"] += view["version"] > LATE


class Debt(AlteredView):
    def alter(self, view: Json) -> None:
        next(iter(view["players"].values()))["ronin"] -= view["version"] > LATE


class SharedRank(AlteredView):
    def alter(self, view: Json) -> None:
        view["honor"][0] = view["honor"][1]


class ForgedCard(AlteredView):
    def alter(self, view: Json) -> None:
        for card in view["display"]:
            view["display"][card] += 1


class TwinToken(AlteredView):
    """A token that two clans have."""

    def alter(self, view: Json) -> None:
        one, two, *_ = view["players"].values()
        one["tokens"] = one["tokens"] + [token for token in two["tokens"] if token not in one["tokens"]]


class SwallowedEvent(Honest):
    """Coins change hands without an event."""

    def events(self, viewer: str | None = None, since: int = 0) -> list[Event]:
        told = [event for event in self.inner.events(viewer) if event.kind != "coins"]
        for number, event in enumerate(told):
            event["number"] = number
        return told[since:]


class NoCause(Honest):
    def events(self, viewer: str | None = None, since: int = 0) -> list[Event]:
        told = self.inner.events(viewer, since)
        for event in told:
            event["cause"] = "because"
        return told


# -- questions and answers -------------------------------------------------------------------


class AlteredQuestions(Honest):
    @property
    def pending(self) -> tuple[Decision, ...]:
        return tuple(self.altered(decision) for decision in self.inner.pending)

    def altered(self, decision: Decision) -> Decision:
        options = Options(self.numbers(decision))
        return Decision(decision.clan, decision.kind, decision.cause, options, decision.details)

    def numbers(self, decision: Decision) -> list[int]:
        raise NotImplementedError


class NoChoice(AlteredQuestions):
    """Asks a question with one possible answer."""

    def numbers(self, decision: Decision) -> list[int]:
        return list(decision.options.codes[:1])


class EmptyPromise(AlteredQuestions):
    """Offers an option that is then refused."""

    def numbers(self, decision: Decision) -> list[int]:
        return [*decision.options.codes[:5], codes.LAST if decision.kind != "order" else codes.YES]


class Lenient(Honest):
    """Accepts any answer, and ignores a wrong one."""

    def answer(self, clan: str, answer: Answer | Mapping[str, Any]) -> None:
        try:
            self.inner.answer(clan, answer)
        except IllegalAnswer:
            return


class Slovenly(Honest):
    """Refuses an answer, but counts it."""

    def answer(self, clan: str, answer: Answer | Mapping[str, Any]) -> None:
        try:
            self.inner.answer(clan, answer)
        except IllegalAnswer:
            decision = self.inner.pending[0]
            self.inner.answer(decision.clan, decision.options[0])
            raise


# -- copies, records, positions --------------------------------------------------------------


class SharedCopy(Honest):
    """A copy that is the game itself."""

    def copy(self) -> Game:
        return self.again(self.inner)


class TornRecord(Honest):
    """A record without its last answer."""

    def record(self) -> Json:
        record = self.inner.record()
        return {**record, "answers": record["answers"][:-1]}


class ForgetfulPosition(Honest):
    """A position without the tiles that were seen."""

    def position(self) -> Json:
        position = self.inner.position()
        political = {key: value for key, value in position["political"].items() if key != "seen"}
        return {**position, "political": political}


# -- leaks -----------------------------------------------------------------------------------


class BidsShowInCoins(AlteredView):
    """Everyone sees the Coins without those of a sealed bid."""

    def alter(self, view: Json) -> None:
        for clan, player in view["players"].items():
            sealed = self.inner.view(clan)["private"]["sealed"] or {}
            player["coins"] -= sum(value for key, value in sealed.items() if key != "kind")


class BidsInOptions(AlteredQuestions):
    """Clans that bid later get fewer options because of the sealed bids."""

    def numbers(self, decision: Decision) -> list[int]:
        if decision.kind != "bid":
            return list(decision.options.codes)
        sealed = [self.inner.view(clan)["private"]["sealed"] for clan in self.inner.clans]
        total = sum(value for bid in sealed if bid for key, value in bid.items() if key != "kind")
        return list(decision.options.codes[: max(1, 5 - total)])


class OpenSecrets(Honest):
    """Events show everyone what only their clan may know."""

    def events(self, viewer: str | None = None, since: int = 0) -> list[Event]:
        own = {clan: self.inner.events(clan, since) for clan in self.inner.clans}
        told = self.inner.events(viewer, since)
        return [own[event["clan"]][n] if "clan" in event else event for n, event in enumerate(told)]


class FaceUp(AlteredView):
    """The Lotus' tile lies face up."""

    def alter(self, view: Json) -> None:
        if "lotus" not in view["players"]:
            return
        down = [entry["tile"] for entry in self.inner.view("lotus")["private"]["deck"]["down"]]
        for mandate in view["mandates"]:
            if mandate["tile"] is None and down:
                mandate["tile"] = down.pop(0)


class SeeThroughDeck(AlteredView):
    """Everyone sees the next tile."""

    def alter(self, view: Json) -> None:
        view["next"] = self.inner.position()["political"]["deck"][:1] if is_pause(self.inner) else []


class NextWarShows(AlteredView):
    """Next season's war order is known."""

    def alter(self, view: Json) -> None:
        view["next"] = self.inner.position()["piles"] if is_pause(self.inner) else {}


class SampleOfAnother(Honest):
    """Draws a world for a different seat than the one that asks."""

    def sample(self, clan: str, rng: Random) -> Game:
        others = [other for other in self.inner.clans if other != clan]
        return self.again(self.inner.sample(others[0], rng))


class KnowingSample(Honest):
    """Draws worlds that depend on the truth."""

    def sample(self, clan: str, rng: Random) -> Game:
        return self.again(self.inner.sample(clan, Random(f"{rng.random()} {self.inner.digest()}")))


class TrueSample(Honest):
    """Draws nothing: the sampled world is the truth."""

    def sample(self, clan: str, rng: Random) -> Game:
        rng.random()
        return self.copy()
