"""Marshal, Fujin's Moves, and Moves in general."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

from tests.referee.effects.gains import Gains
from tests.referee.effects.killing import entered
from tests.referee.follow import DONE, YES, Question, Referee, Reply, Steps, ask, offer
from tests.referee.mandates.train import benevolence
from tests.referee.model.facts import FACTS, PROVINCES, SHINTO, Json
from tests.referee.model.force import is_route, neighbors, price, shrine_leader
from tests.referee.model.state import RESERVE


class Instance:
    """One player's Marshal or one use of Fujin: moved figures, and open or closed routes."""

    def __init__(self, referee: Referee, gains: Gains, clan: str, cause: str, resting: set[str]) -> None:
        self.referee, self.gains, self.clan, self.cause = referee, gains, clan, cause
        self.resting = resting  # kami that have moved in this Marshal, under any controller (KUB-4)
        self.moved: Counter[tuple[str, str]] = Counter()  # moved figures, by province and figure
        self.free: set[frozenset[str]] = set()
        self.closed: set[frozenset[str]] = set()

    def move_options(self, once: bool) -> list[Json]:
        """MAR-1, MAR-2, CLA-TURTLE-1, KUB-4, KUB-SUSANOO, RUL-11."""
        state, clan = self.referee.state, self.clan
        found = []
        for province in PROVINCES:
            held = state.kami.get("susanoo") == province
            pieces = state.at(province, clan) if clan == "turtle" else state.figures(province, clan)
            movable = [f for f, n in pieces.items() if n > (self.moved[province, f] if once else 0)]
            kami = [
                k
                for k, where in state.kami.items()
                if where == province and shrine_leader(state, k) == clan and not (once and k in self.resting)
            ]
            for figure in [*([] if held else movable), *kami]:
                found += [
                    {"kind": "move", "figure": figure, "from": province, "to": to}
                    for to in neighbors(clan, province)
                    if not (is_route(clan, province, to) and frozenset((province, to)) in self.closed)
                ]
        return found

    def move(self, answer: Json) -> Generator[Question, Reply, bool]:
        """One Move, with the toll and the effects of entering. Returns whether it was made."""
        state, clan, figure = self.referee.state, self.clan, answer["figure"]
        start, end = answer["from"], answer["to"]
        passed = yield from self._toll(start, end)
        if not passed:
            return False
        if figure in state.kami:
            state.kami[figure] = end
            self.resting.add(figure)
            fields = {"kami": figure, "clan": clan, "from": start, "to": end}
            self.referee.expect("kami_moved", cause=self.cause, **fields)
            return True
        fields = {"clan": clan, "figure": figure, "from": start, "to": end}
        self.referee.expect("moved", cause=self.cause, **fields)
        state.carry(clan, figure, start, end)
        self.moved[end, figure] += 1
        yield from entered(self.referee, self.gains, clan, figure, end)
        return True

    def _toll(self, start: str, end: str) -> Generator[Question, Reply, bool]:
        """RUL-14. Returns whether the route is open."""
        state, route = self.referee.state, frozenset((start, end))
        if not is_route(self.clan, start, end) or route in self.free:
            return True
        for owner in state.others(self.clan):
            if not state.owns(owner, "path-of-the-serpent"):
                continue
            _, answer = yield offer(owner, "path-of-the-serpent", mover=self.clan)
            charged = answer == YES
            self.referee.expect("toll", clan=self.clan, owner=owner, charged=charged)
            if charged and not state.coins(self.clan):
                self.closed.add(route)
                return False
            if charged:
                self.gains.take_coins(owner, [self.clan], "path-of-the-serpent")
        self.free.add(route)
        return True


def marshal(referee: Referee, gains: Gains, clan: str, bonus: bool, resting: set[str]) -> Steps:
    """MAR-1 to MAR-4 of one player."""
    state = referee.state
    instance = Instance(referee, gains, clan, "marshal", resting)
    may_build = bonus or bool(state.owns(clan, "path-of-the-builder"))
    built, shifted = 0, 0
    cost = price(state, clan, int(FACTS["stronghold_cost"]))

    def options() -> list[Json]:
        found: list[Json] = [DONE, *instance.move_options(once=True)]
        if (
            may_build
            and not built
            and state.at(RESERVE, clan).get("stronghold")
            and state.coins(clan) >= cost
        ):
            found += [{"kind": "build", "province": province} for province in PROVINCES]
        if shifted < state.owns(clan, "path-of-the-kannushi"):
            found += _shifts(referee, clan)
        return found

    while True:
        _, answer = yield ask(clan, "marshal", "marshal", options)
        if answer == DONE:
            return
        if answer["kind"] == "move":
            yield from instance.move(answer)
        elif answer["kind"] == "build":
            built += 1
            cause = "marshal" if bonus else "path-of-the-builder"
            referee.change("coins", clan, -cost, cause)
            referee.expect("built", clan=clan, province=answer["province"], cause=cause)
            state.carry(clan, "stronghold", RESERVE, answer["province"])
            yield from benevolence(referee, gains, clan, min(cost, state.owns(clan, "benevolence")))
        else:
            shifted += 1
            fields = {"clan": clan, "figure": answer["figure"], "from": answer["from"], "to": answer["to"]}
            referee.expect("moved", cause="path-of-the-kannushi", **fields)
            state.carry(clan, answer["figure"], answer["from"], answer["to"])


def _shifts(referee: Referee, clan: str) -> list[Json]:
    """CAR-path-of-the-kannushi."""
    state = referee.state
    return [
        {"kind": "shift", "figure": figure, "from": start, "to": end}
        for start in state.shrines
        for figure in state.figures(start, clan)
        if figure in SHINTO
        for end in state.shrines
        if end != start
    ]


def fujin(referee: Referee, gains: Gains, clan: str) -> Steps:
    """KAM-4: two figures once each, or one figure twice."""
    instance = Instance(referee, gains, clan, "fujin", set())
    left = 2
    while left:
        question = ask(clan, "fujin", "fujin", lambda: [DONE, *instance.move_options(once=False)], moves=left)
        _, answer = yield question
        if answer == DONE:
            return
        made = yield from instance.move(answer)
        left -= made
