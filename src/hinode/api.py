"""The public API: `Game`, one game to play, view, copy and record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from hashlib import sha256
from random import Random
from typing import Any

from hinode.flow import driver
from hinode.known.private import Private
from hinode.known.public import Public
from hinode.known.view import observe, own_json
from hinode.notation import options as game_options
from hinode.notation import position_reader, position_writer
from hinode.notation import record as records
from hinode.rules import manifest
from hinode.rules.answering import checked_answer, decisions, seat_of, take_answer
from hinode.rules.board import board_json, own_board_json
from hinode.rules.kami.control import control_json
from hinode.rules.phases.winter import ranking, winners
from hinode.rules.preview.preview import Previewer
from hinode.rules.projection import projection_json
from hinode.rules.queries import force, leader
from hinode.rules.setup import new_state
from hinode.rules.war.battle import keep_standings
from hinode.rules.war.standings import standings_json
from hinode.state.chance import Chance, Outcome
from hinode.state.digest import digest
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab.answers import Answer
from hinode.vocab.decisions import Decision
from hinode.vocab.errors import (
    HinodeError,
    IllegalAnswer,
    InvalidOptions,
    InvalidPosition,
    InvalidRecord,
    clip,
    quote,
)
from hinode.vocab.events import Event, spell
from hinode.vocab.ids import CLAN_NO, CLANS, NOBODY, PHASE_END, PROVINCE_NO
from hinode.vocab.result import Result
from hinode.worlds.sample import sample_state
from hinode.worlds.world import World

__all__ = ["Game", "draw_order"]
manifest.register_all()


class Game:
    """A whole game. Start one with `new`, `from_position` or `replay`."""

    __slots__ = ("_pending", "_start", "_state")

    def __init__(self, state: State, start: dict[str, Any] | None) -> None:
        self._state = state
        self._start = start  # how the game started, for its record; None in a sampled world
        self._pending: tuple[Decision, ...] | None = None

    # -- starting a game ---------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        clans: Sequence[str],
        season_set: str = "archway",
        shrines: Sequence[str] | None = None,
        kami_unbound: bool = False,
        seed: int = 0,
    ) -> Game:
        setup = game_options.parse_options(clans, season_set, shrines, kami_unbound, seed)
        return cls._set_up(setup, ())

    @classmethod
    def _set_up(cls, setup: game_options.Setup, script: tuple[Outcome, ...]) -> Game:
        chance = Chance.of_seed(setup.seed)
        chance.script = script
        state = new_state(setup.clans, setup.season_set, setup.shrines, setup.kami_unbound, chance)
        driver.run(state)
        return cls(state, {"options": setup.to_json()})

    @classmethod
    def from_position(cls, position: Mapping[str, Any]) -> Game:
        return cls(position_reader.read_position(position), {"position": deepcopy(dict(position))})

    @classmethod
    def replay(cls, record: Mapping[str, Any]) -> Game:
        """The game that a record describes. Random outcomes are read from the record, not drawn."""
        *_, game = cls.unroll(record)
        return game

    @classmethod
    def unroll(cls, record: Mapping[str, Any]) -> Iterator[Game]:
        """The recorded game at its start and after each answer. It is one object: copy it to keep a step."""
        start, script, answers = records.read_record(record)
        game = cls._begin(start, script)
        yield game
        for number, (clan, answer) in enumerate(answers):
            try:
                game.answer(clan, answer)
            except IllegalAnswer as error:
                raise InvalidRecord(f"answers[{number}]: {error}") from error
            yield game

    @classmethod
    def _begin(cls, start: Mapping[str, Any], script: tuple[Outcome, ...]) -> Game:
        try:
            if "position" in start:
                state = position_reader.read_position(start["position"], script)
                return cls(state, {"position": deepcopy(dict(start["position"]))})
            return cls._set_up(game_options.parse_options(**start["options"]), script)
        except TypeError as error:
            raise InvalidRecord(f"start.options: {clip(str(error))}") from error
        except (InvalidOptions, InvalidPosition) as error:
            raise InvalidRecord(f"start: {error}") from error

    # -- questions and answers ----------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """One Decision for each clan that has to answer now."""
        found = self._pending
        if found is None:
            found = self._pending = decisions(self._state)
        return found

    def answer(self, clan: str, answer: Answer | Mapping[str, Any]) -> None:
        """Answer for a clan. A refused answer raises `IllegalAnswer` and changes nothing."""
        take_answer(self._state, clan, answer)
        self._pending = None

    # -- views ---------------------------------------------------------------------

    def view(self, viewer: str | None) -> dict[str, Any]:
        """What a clan may know, or a spectator (None)."""
        s = self._state
        seat = None if viewer is None else seat_of(self._state, viewer)
        return observe(
            s.public,
            None if seat is None else s.privates[seat],
            stack=self.stack(),
            asking={CLANS[ask.clan]: {"kind": ask.kind, "cause": ask.cause} for ask in s.asks},
            pending=self._asked_of(viewer),
            control=control_json(s.public),
        )

    @property
    def public(self) -> Public:
        """The public state in int codes, as `World.public` has it. It changes with the game: only read it."""
        return self._state.public

    def private(self, clan: str) -> Private:
        """What only this clan knows, in int codes. It changes with the game: only read it."""
        return self._state.privates[seat_of(self._state, clan)]

    def stack(self) -> list[dict[str, Any]]:
        """What is being resolved, outermost first, as in every view."""
        return [frame.show(self._state) for frame in self._state.stack]

    def frame(self, kind: str) -> Frame | None:
        """The innermost frame of a kind on the stack, in int codes: public facts. Do not change it."""
        return self._state.innermost(kind)

    def own_view(self, clan: str) -> dict[str, Any]:
        """The keys that a clan's view adds to the spectator's view."""
        s = self._state
        return own_json(s.public, s.privates[seat_of(self._state, clan)], self._asked_of(clan))

    def _asked_of(self, viewer: str | None) -> list[dict[str, Any]]:
        return [d.to_json() for d in self.pending if d.clan == viewer]

    def events(self, viewer: str | None = None, since: int = 0) -> list[Event]:
        """The events from number `since` on, as the viewer may read them."""
        if viewer is not None:
            seat_of(self._state, viewer)
        if not isinstance(since, int) or isinstance(since, bool) or since < 0:
            raise HinodeError(f"since: a whole number from 0 up, not {quote(since)}")
        entries = self._state.log.since(since)
        return [spell(since + number, entry, viewer) for number, entry in enumerate(entries)]

    def keep_standings(self) -> None:
        """From now on, keep how battles stand after each of their steps, and projections within an answer.

        It costs time, so few games do.
        """
        keep_standings(self._state)

    @property
    def standing_count(self) -> int:
        """How many standings of battles have been kept."""
        return len(self._state.standings)

    def battle_standings(self, since: int = 0) -> list[dict[str, Any]]:
        """How battles stood after each of their steps, from standing `since` on; all of it is public.

        Empty unless the game keeps them (`keep_standings`).
        """
        return standings_json(self._state.standings.since(0), since)

    def board(self, viewer: str | None) -> dict[str, Any]:
        """Numbers that a client shows and that follow from the rules, for a clan or a spectator (None).

        Boards share their parts: only read them.
        """
        s = self._state
        return board_json(s.public, None if viewer is None else seat_of(s, viewer), s.passed or ())

    def own_board(self, clan: str) -> dict[str, Any]:
        """The part of the board that depends on this clan. Boards share it: do not change it."""
        return own_board_json(self._state.public, seat_of(self._state, clan))

    def projection(self) -> dict[str, Any]:
        """The projected final score of each clan, from public information: what Winter would score now."""
        return projection_json(self._state.public)

    # -- previews ----------------------------------------------------------------------------------

    def preview(self, clan: str, answer: Answer | Mapping[str, Any]) -> dict[str, Any]:
        """What would happen if the clan gave this answer, from what it knows. Nothing is drawn or changed.

        It stops at the next question, at anything hidden, and where the matter is resolved.
        """
        seat, code = checked_answer(self._state, clan, answer)
        return Previewer(self._state, seat).preview(code)

    def previews(self, clan: str) -> dict[str, Any]:
        """The preview of every option of the clan's question; for a bid, what each advantage would change."""
        decision = next((d for d in self.pending if d.clan == clan), None)
        if decision is None:
            seat_of(self._state, clan)
            raise HinodeError(f"the {clan} are not asked anything")
        previewer = Previewer(self._state, CLAN_NO[clan])
        bidding = decision.kind == "bid"
        return {
            "clan": clan,
            "kind": decision.kind,
            "cause": decision.cause,
            "progress": previewer.progress(),
            "options": [] if bidding else previewer.previews(decision.options.codes),
            "bids": previewer.bid_table() if bidding else None,
        }

    def force(self, clan: str, province: str) -> int:
        """A clan's force in a province at this moment."""
        return force(self._state.public, seat_of(self._state, clan), _province(province))

    def leader(self, province: str) -> str | None:
        """The clan with the most force in a province, ties by honor; None if no clan has force there."""
        clan = leader(self._state.public, _province(province))
        return None if clan == NOBODY else CLANS[clan]

    @property
    def result(self) -> Result | None:
        p = self._state.public
        if p.phase != PHASE_END:
            return None
        return Result(
            {CLANS[clan]: p.vp[clan] for clan in p.clans},
            [CLANS[clan] for clan in ranking(p)],
            [CLANS[clan] for clan in winners(p)],
        )

    @property
    def clans(self) -> tuple[str, ...]:
        """The players in seat order."""
        return tuple(CLANS[clan] for clan in self._state.public.clans)

    @property
    def version(self) -> int:
        """How many answers have been accepted."""
        return self._state.public.version

    @property
    def reveals(self) -> int:
        """How many times hidden information was revealed. An undo must not cross a reveal."""
        return self._state.public.reveals

    @property
    def event_count(self) -> int:
        """How many events have happened so far."""
        return len(self._state.log)

    # -- copies and notation ------------------------------------------------------------------

    def copy(self) -> Game:
        return Game(self._state.copy(), self._start)

    def share(self, before: Game) -> None:
        """Save memory: hold in common with an earlier game what has not changed since.

        From then on, both may be read and copied, but not answered.
        """
        self._state.share(before._state)
        before._pending = None  # built again on demand

    def __reduce__(self) -> tuple[Any, ...]:
        """The whole state for `pickle`, secrets included; pending decisions are rebuilt on demand."""
        return self.__class__, (self._state, self._start)

    def digest(self) -> str:
        return digest(self._state)

    def record(self) -> dict[str, Any]:
        if self._start is None:
            raise HinodeError("a sampled world has no record: how it came about is not known")
        return records.write_record(self._state, self._start)

    def position(self) -> dict[str, Any]:
        return position_writer.write_position(self._state)

    def sample(self, clan: str, rng: Random) -> Game:
        """A random full game consistent with what `clan` knows."""
        return Game(sample_state(self._state, seat_of(self._state, clan), rng), None)

    def world(self, clan: str, rng: Random) -> World:
        """The same for search: a sampled world, played with int codes."""
        return World.sampled(self._state, seat_of(self._state, clan), rng)


def draw_order(seed: int, lot: str, size: int) -> tuple[int, ...]:
    """A random order of 0 … size - 1 for draws outside a game, independent of the game with that seed."""
    return Chance(sha256(f"hinode {lot} {seed}".encode()).hexdigest()).order(size)


def _province(name: object) -> int:
    if not isinstance(name, str) or name not in PROVINCE_NO:
        raise HinodeError(f"{quote(name)} is not a province")
    return PROVINCE_NO[name]
