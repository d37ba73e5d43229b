"""Strict scripts: assert the open question, answer it, check the outcome.

An unexpected question fails the test, so a script also checks what is *not* asked.
"""

from __future__ import annotations

from typing import Any

import pytest

from hinode import Decision, Game, IllegalAnswer

Json = dict[str, Any]


class Script:
    """A game driven by a test."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- questions ----------------------------------------------------------------------------

    def asked(self, clan: str, kind: str, cause: str | None = None) -> Decision:
        """Exactly this one question is open."""
        assert [(d.clan, d.kind) for d in self.game.pending] == [(clan, kind)]
        decision = self.game.pending[0]
        if cause is not None:
            assert decision.cause == cause
        return decision

    def all_asked(self, kind: str, *clans: str) -> None:
        """These clans are asked, all with the same kind of question."""
        assert [(d.clan, d.kind) for d in self.game.pending] == [(clan, kind) for clan in clans]

    def decision(self, clan: str) -> Decision:
        found = [d for d in self.game.pending if d.clan == clan]
        assert found, f"{clan} is not asked; pending: {self.game.pending}"
        return found[0]

    def options(self, clan: str) -> list[Json]:
        return [option.to_json() for option in self.decision(clan).options]

    # -- answers ------------------------------------------------------------------------------

    def say(self, clan: str, kind: str, **fields: Any) -> Script:
        """Answer the clan's open question; "from" and "with" are written from_ and with_."""
        answer: Any = {"kind": kind, **{name.rstrip("_"): value for name, value in fields.items()}}
        assert answer in self.decision(clan).options, f"{answer} is not offered to {clan}"
        self.game.answer(clan, answer)
        return self

    def gift(self, clan: str, to: str, coins: int = 0, ronin: int = 0) -> Script:
        self.game.answer(clan, {"kind": "gift", "to": to, "coins": coins, "ronin": ronin})
        return self

    def refused(self, clan: str, clause: str | None, kind: str, **fields: Any) -> IllegalAnswer:
        """The answer is refused by this clause, and the game stays exactly as it was."""
        answer: Any = {"kind": kind, **{name.rstrip("_"): value for name, value in fields.items()}}
        before, events = self.game.digest(), len(self.game.events())
        with pytest.raises(IllegalAnswer) as caught:
            self.game.answer(clan, answer)
        assert caught.value.clause == clause
        assert (self.game.digest(), len(self.game.events())) == (before, events)
        assert answer not in self.decision(clan).options if self._is_asked(clan) else True
        return caught.value

    def _is_asked(self, clan: str) -> bool:
        return any(d.clan == clan for d in self.game.pending)

    def ready(self) -> Script:
        """Everyone is ready: the tea ceremony ends without changes."""
        while any(d.kind == "tea" for d in self.game.pending):
            self.game.answer(self.game.pending[0].clan, {"kind": "ready"})
        return self

    def done(self, *clans: str) -> Script:
        """Each of these clans is asked in turn, and declines."""
        for clan in clans:
            assert [d.clan for d in self.game.pending] == [clan]
            self.say(clan, "done")
        return self

    def bids(self, **bids: tuple[int, int, int, int]) -> Script:
        """Sealed bids (seppuku, hostage, ronin, poets) of exactly the clans in the battle."""
        assert {(d.clan, d.kind) for d in self.game.pending} == {(clan, "bid") for clan in bids}
        for clan, (seppuku, hostage, ronin, poets) in bids.items():
            self.say(clan, "bid", seppuku=seppuku, hostage=hostage, ronin=ronin, poets=poets)
        return self

    # -- what is seen -------------------------------------------------------------------------

    @property
    def view(self) -> Json:
        return self.game.view(None)

    def player(self, clan: str) -> Json:
        found: Json = self.view["players"][clan]
        return found

    def vp(self, clan: str) -> int:
        return int(self.player(clan)["vp"])

    def coins(self, clan: str) -> int:
        return int(self.player(clan)["coins"])

    def ronin(self, clan: str) -> int:
        return int(self.player(clan)["ronin"])

    def honor(self) -> list[str]:
        return list(self.view["honor"])

    def at(self, province: str, clan: str) -> dict[str, int]:
        """A clan's pieces in a province."""
        return dict(self.view["map"].get(province, {}).get(clan, {}))

    def reserve(self, clan: str, figure: str) -> int:
        return int(self.player(clan)["reserve"].get(figure, 0))

    def events(self, kind: str, since: int = 0) -> list[Json]:
        """Events of one kind, as a spectator sees them."""
        return [dict(event) for event in self.game.events(since=since) if event["kind"] == kind]


def start(**position: Any) -> Script:
    """A script from a position; `players` may be a list of clans without resources."""
    if isinstance(position.get("players"), list):
        position["players"] = {clan: {} for clan in position["players"]}
    return Script(Game.from_position(position))


def mandate(tile: str, current: str, turn: int = 1, **position: Any) -> Script:
    """A script that starts where `current` chooses `tile` (announced face down by the Lotus)."""
    others = [m for m in ("recruit", "marshal", "train", "harvest", "betray") if m != tile]
    political = {"turn": turn, "current": current, "hand": [tile, *others[:3]]}
    script = start(phase="political", political=political, **position)
    announce = {"announce": tile} if current == "lotus" else {}
    return script.say(current, "mandate", tile=tile, **announce)
