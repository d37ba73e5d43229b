"""Mandate turns: whose turn it is, the tiles, and the order in which clans perform the mandate."""

from __future__ import annotations

from collections import Counter

from tests.referee.effects.gains import Gains
from tests.referee.follow import Referee, Steps, ask
from tests.referee.mandates.betray import betray
from tests.referee.mandates.harvest import harvest
from tests.referee.mandates.marshal import marshal
from tests.referee.mandates.recruit import end_of_recruit, recruit
from tests.referee.mandates.train import train
from tests.referee.model.facts import MANDATES, Json, check

KAMI_TURNS = (3, 5, 7)  # POL-1: a kami turn after these mandate turns


class Deck:
    """The mandate tiles, as far as clans have seen them (POL-3)."""

    def __init__(self) -> None:
        self.back: list[str] | None = None  # the three tiles put back on top
        self.gone: Counter[str] = Counter()

    def shuffle(self) -> None:
        """CLN-3."""
        self.back, self.gone = None, Counter()

    def look(self, tiles: list[str]) -> None:
        check(len(tiles) == 4, f"POL-3: looked at {tiles}")
        if self.back is not None:
            fresh = Counter(tiles) - Counter(self.back)
            check(fresh.total() == 1, f"POL-3: {tiles}, but {self.back} were put back on top")
        seen = self.gone + Counter(tiles)
        check(all(seen[tile] <= 2 for tile in MANDATES), f"SET-9: more than two of a tile: {dict(seen)}")

    def take(self, tiles: list[str], tile: str) -> None:
        self.back = list(tiles)
        self.back.remove(tile)
        self.gone[tile] += 1


def mandate_turn(referee: Referee, gains: Gains, deck: Deck, turn: int, told: bool = True) -> Steps:
    """POL-2 to POL-6: one mandate turn. A position starts in it, without the event of its start."""
    state = referee.state
    current = str(referee.expect("mandate_turn", turn=turn)["clan"] if told else state.next_mandate)
    check(state.next_mandate in (None, current), f"POL-2: {current} has the turn, not {state.next_mandate}")
    state.next_mandate = state.left_of(current)
    tiles = referee.expect("looked", clan=current, turn=turn)["tiles"]
    deck.look(tiles)
    announced = list(MANDATES) if current == "lotus" else [None]

    def options() -> list[Json]:
        return [
            {"kind": "mandate", "tile": tile} | ({"announce": name} if name else {})
            for tile in dict.fromkeys(tiles)
            for name in announced
        ]

    reply = yield ask(current, "mandate", "POL-3", options)
    tile = reply[1]["tile"]
    deck.take(tiles, tile)
    mandate = str(reply[1].get("announce", tile))
    if current == "lotus":  # CLA-LOTUS-1
        referee.expect("mandate_announced", clan=current, turn=turn, tile=tile, announce=mandate)
    else:
        referee.expect("mandate_laid", clan=current, turn=turn, tile=tile)
    yield from perform(referee, gains, current, mandate)


def perform(referee: Referee, gains: Gains, current: str, mandate: str) -> Steps:
    """POL-5, POL-6, TRA-1, BET-1; the whole mandate is one event for the Merchant (CAR-13)."""
    state = referee.state
    ally = state.allies.get(current)
    if ally is not None and mandate != "betray":
        for _ in range(state.owns(current, "honesty")):  # CAR-honesty: each copy is a separate gain
            gains.vp(current, 2, "honesty")
            gains.close_gain()
    gains.open_event()
    order = state.clockwise(current if mandate == "train" else state.left_of(current))
    if mandate == "betray":
        yield from betray(referee, gains, current)
    elif mandate == "harvest":
        yield from harvest(referee, gains, order, current, ally)
    else:
        moved_kami: set[str] = set()
        for clan in order:
            bonus = clan in (current, ally)
            referee.expect("performs", clan=clan, bonus=bonus, cause=mandate)
            if mandate == "recruit":
                yield from recruit(referee, gains, clan, bonus)
            elif mandate == "train":
                yield from train(referee, gains, clan, bonus)
            else:
                yield from marshal(referee, gains, clan, bonus, moved_kami)
        if mandate == "recruit":
            yield from end_of_recruit(referee, gains)
    gains.close_event()
