"""The preview of one answer, and of every option of a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hinode.rules.preview.bids import bid_table
from hinode.rules.preview.cards import CardEffects, card_effect
from hinode.rules.preview.changes import (
    Before,
    battle_changes,
    clan_changes,
    killed,
    province_changes,
    shrine_changes,
)
from hinode.rules.preview.mandates import parts
from hinode.rules.preview.progress import progress
from hinode.rules.preview.redacted import redacted_state
from hinode.rules.preview.run import REVEAL, carry_out
from hinode.rules.preview.tolls import toll
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import NONE, arg, verb_of
from hinode.vocab.events import EventTuple, spell
from hinode.vocab.ids import CLANS
from hinode.vocab.option_codes import OptionCodes

Json = dict[str, Any]


class Previewer:
    """Previews for one seat at one moment. What all options share is computed once."""

    __slots__ = ("_base", "_before", "_clan", "_parts", "_worth")

    def __init__(self, s: State, clan: int) -> None:
        self._base = redacted_state(s, clan)
        self._clan = clan
        self._before = Before(self._base.public)
        self._worth: CardEffects | None = None
        self._parts: dict[int, list[Json]] = {}

    def preview(self, code: int) -> Json:
        """What would happen if the clan gave this answer, which must be legal."""
        run = carry_out(self._base.copy(), self._clan, code)
        p, events = run.state.public, run.events
        first, viewer = len(self._base.log), CLANS[self._clan]
        return {
            "answer": codes.decode(code).to_json(),
            "stops": run.stops,
            "asks": [{"clan": CLANS[a.clan], "kind": a.kind, "cause": a.cause} for a in run.state.asks],
            "events": [spell(first + n, entry, viewer) for n, entry in enumerate(events)],
            "clans": clan_changes(self._before, p),
            "provinces": province_changes(self._before, p),
            "shrines": shrine_changes(self._before, p),
            "battle": battle_changes(self._before, run),
            "killed": killed(events),
            "parts": self._mandate_parts(code),
            "card": self._card(code, events),
            "irreversible": self._irreversible(run.stops, events),
            "toll": toll(self._before, run, self._clan, code),
        }

    def previews(self, options: OptionCodes) -> list[Json]:
        return [self.preview(code) for code in options]

    def progress(self) -> Json | None:
        return progress(self._base)

    def bid_table(self) -> Json:
        return bid_table(self._base, self._clan)

    def _mandate_parts(self, code: int) -> list[Json]:
        if verb_of(code) != codes.MANDATE:
            return []
        mandate = arg(code, 0) if arg(code, 1) == NONE else arg(code, 1)
        if mandate not in self._parts:
            self._parts[mandate] = parts(self._base, mandate)
        return self._parts[mandate]

    def _card(self, code: int, events: Sequence[EventTuple]) -> Json | None:
        if verb_of(code) != codes.BUY:
            return None
        if self._worth is None:
            self._worth = CardEffects(self._base, self._clan)
        cost = next(entry[5] for entry in events if entry[0] == "acquired")
        return card_effect(self._base, self._worth, self._clan, arg(code, 0), cost)

    def _irreversible(self, stops: str, events: Sequence[EventTuple]) -> list[str]:
        """What the clan gives up permanently by its own act, so that a client can ask for confirmation."""
        mine = [entry for entry in events if entry[3:4] == (self._clan,)]
        found = {
            "figures": any(entry[:2] == ("killed", "seppuku") for entry in mine),  # BAT-7
            "alliance": any(entry[:2] == ("alliance_ended", "betray") for entry in mine),  # BET-2
            "honor": any(entry[0] == "honor" and entry[4] < 0 for entry in mine),
            "bid": stops == REVEAL and any(entry[0] == "bid_sealed" for entry in mine),  # BAT-3
        }
        return [what for what, given_up in found.items() if given_up]
