"""The Tea Ceremony."""

from __future__ import annotations

from collections import Counter

from tests.referee.follow import Options, Question, Referee, Steps
from tests.referee.model.facts import Json, check
from tests.referee.model.state import State

MAX_PROPOSALS = 3  # from one clan to another in a season (TEA-6)


class Ceremony:
    def __init__(self, state: State) -> None:
        self.state = state
        self.open: set[tuple[str, str]] = set()  # proposals: from, to
        self.made: Counter[tuple[str, str]] = Counter()
        self.ready: set[str] = set()

    def free(self) -> list[str]:
        return [clan for clan in self.state.clans if clan not in self.state.allies]

    def asked(self) -> list[str]:
        """TEA-6: it ends when everyone is done or nobody is left to ally with."""
        free = self.free()
        return [clan for clan in free if clan not in self.ready] if len(free) > 1 else []

    def options(self, clan: str) -> list[Json]:
        found: list[Json] = [{"kind": "ready"}]
        for other in self.free():
            if other == clan:
                continue
            if (clan, other) in self.open:
                found.append({"kind": "withdraw", "to": other})
            elif self.made[clan, other] < MAX_PROPOSALS:
                found.append({"kind": "propose", "to": other})
            if (other, clan) in self.open:
                found += [{"kind": "accept", "from": other}, {"kind": "refuse", "from": other}]
        return found


def tea_ceremony(referee: Referee) -> Steps:
    """TEA-1 to TEA-6."""
    state = referee.state
    referee.expect("phase_started", season=state.season, phase="tea")
    while state.allies:  # TEA-1
        event = referee.expect("alliance_ended", cause="TEA-1")
        check(state.allies.get(event["clan"]) == event["with"], f"TEA-1: no such alliance: {event}")
        state.break_alliance(event["clan"])
    referee.gifts = True
    ceremony = Ceremony(state)

    def options_of(clan: str) -> Options:
        return lambda: ceremony.options(clan)

    while ceremony.asked():
        asked = {clan: options_of(clan) for clan in ceremony.asked()}
        clan, answer = yield Question("tea", "TEA-2", asked, always=True)
        _say(referee, ceremony, clan, answer)
    referee.gifts = False


def _say(referee: Referee, ceremony: Ceremony, clan: str, answer: Json) -> None:
    match answer["kind"]:
        case "ready":
            referee.expect("ready", clan=clan)
            ceremony.ready.add(clan)
        case "propose":
            referee.expect("proposed", clan=clan, to=answer["to"])
            ceremony.open.add((clan, answer["to"]))
            ceremony.made[clan, answer["to"]] += 1
            ceremony.ready.discard(answer["to"])  # `ready` is final until a proposal arrives
        case "withdraw":
            referee.expect("withdrew", clan=clan, to=answer["to"])
            ceremony.open.remove((clan, answer["to"]))
        case "refuse":
            referee.expect("refused", **{"clan": clan, "from": answer["from"]})
            ceremony.open.remove((answer["from"], clan))
        case "accept":
            _ally(referee, ceremony, answer["from"], clan)


def _ally(referee: Referee, ceremony: Ceremony, one: str, two: str) -> None:
    """TEA-2: an alliance cancels all other proposals of both clans."""
    state = referee.state
    referee.expect("allied", **{"clan": one, "with": two})
    state.allies |= {one: two, two: one}
    for clan in (one, two):
        state.allied[clan].add(state.season)
    ceremony.open = {pair for pair in ceremony.open if not {one, two} & set(pair)}
