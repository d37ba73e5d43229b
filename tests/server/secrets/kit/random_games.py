"""Random games at a table, with undo, chat, votes, and seats that change hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, Final

from hinode.api import Game
from hinode.server.storage.rows import ChatMessage, Entry, Person, TableRow
from hinode.server.tables.commands import answer_outcome
from hinode.server.tables.table import Table
from tests.server.tables.scenes import AKI, Json, Scene
from tests.support.game_plans import choose
from tests.support.play import ALL_CLANS

HOLDERS: Final = {clan: Person(f"person-of-the-{clan}", f"Player of {clan}") for clan in ALL_CLANS}
SPECTATOR: Final = Person("person-who-watches", "Umi")
REASON: Final = {"kind": "stand-alone", "args": {"clan": "koi"}}
Viewer = str | None


@dataclass(frozen=True)
class Plan:
    """Everything that determines a history."""

    clans: tuple[str, ...]
    seed: int = 1
    season_set: str = "archway"
    kami_unbound: bool = False
    policy: str = "busy"
    clock: Json = field(default_factory=lambda: {"kind": "none"}, hash=False)
    steadfast: bool = False  # everyone plays their own seat all the time

    def __str__(self) -> str:
        return (
            f"{len(self.clans)}-{self.season_set}-{'unbound' if self.kami_unbound else 'bound'}-{self.seed}"
        )

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *self.clans)


def person_of(viewer: Viewer) -> Person:
    return SPECTATOR if viewer is None else HOLDERS[viewer]


class RandomGame:
    """A running table: each step is one entry or one chat message."""

    def __init__(self, plan: Plan) -> None:
        options: Json = {"players": len(plan.clans), "season_set": plan.season_set, "clock": plan.clock}
        self.plan = plan
        self.scene = Scene(plan.seed, kami_unbound=plan.kami_unbound, **options)
        self.talk: list[ChatMessage] = []
        self.rng = Random(f"{plan} course")
        for clan in plan.clans:
            self.scene.do(HOLDERS[clan], "join", clan=clan)
        self.scene.do(AKI, "start")

    @property
    def table(self) -> Table:
        return self.scene.table

    @property
    def game(self) -> Game:
        game = self.table.game
        assert game is not None
        return game

    def steps(self) -> Iterator[None]:
        """Plays to the end of the game. Yields at each decision and after each entry or message."""
        yield
        while self.game.result is None:
            self._step(self.rng.random())
            yield

    def _step(self, luck: float) -> None:
        undoing = self.table.undo_stack.clan
        if luck < 0.05 and undoing is not None and not self._stands_in(undoing):
            self._do("undo", undoing, seen=self.table.n)
        elif self.plan.steadfast and luck < 0.10:
            self._answer()
        elif luck < 0.10:
            self._change_hands()
        elif luck < 0.20:
            self._say()
        else:
            self._answer()

    def _do(self, kind: str, clan: str, **fields: Any) -> None:
        self.scene.do(HOLDERS[clan], kind, seat=clan, **fields)

    def _stands_in(self, clan: str) -> bool:
        place = self.table.place_of(clan)
        return place is not None and place.bot is not None

    def _change_hands(self) -> None:
        """A person takes their seat back, votes on another, or hands theirs to a bot."""
        seat, about = self.rng.sample(self.plan.clans, 2)
        away = [clan for clan in self.plan.clans if self._stands_in(clan)]
        if away:
            self._do("return", away[0])
        elif self.rng.random() < 0.5:
            self._do("vote", seat, about=about, to="bot", absent=(about,))
        else:
            self._do("hand", seat)

    def _say(self) -> None:
        clan = self.rng.choice((None, *self.plan.clans))
        among = None
        if clan is not None and self.rng.random() < 0.7:
            others = [other for other in self.plan.clans if other != clan]
            among = sorted({clan, *self.rng.sample(others, self.rng.randint(1, len(others)))})
        self.talk.append(chat_message(len(self.talk) + 1, clan, among, f"line {len(self.talk)}"))

    def _answer(self) -> None:
        clan, said = choose(self.game, self.rng, self.plan.policy)
        answer = said if isinstance(said, dict) else said.to_json()
        if self._stands_in(clan):
            self.scene.write(answer_outcome(self.table, clan, answer, "bot", REASON))
        elif answer["kind"] == "gift":
            self._do("gift", clan, **{key: value for key, value in answer.items() if key != "kind"})
        else:
            self.scene.answer(HOLDERS[clan], clan, answer)


def chat_message(number: int, clan: Viewer, among: list[str] | None, text: str) -> ChatMessage:
    """One chat message as it is stored; spectators have their own channel."""
    channel = "watchers" if clan is None else "table" if among is None else "private"
    body: Json = {"channel": channel, "clan": clan, "name": person_of(clan).name, "among": among}
    body |= {"text": text, "season": "spring", "phase": "tea"}
    return ChatMessage(number, f"key {number}", body, float(number))


@dataclass(frozen=True)
class PlayedGame:
    """A finished history, from which a table can be loaded at any point."""

    plan: Plan
    row: TableRow
    entries: tuple[Entry, ...]
    talk: tuple[ChatMessage, ...]

    def table(self, upto: int) -> Table:
        """The table after the first `upto` entries."""
        table = Table(self.row)
        table.replay(self.entries[:upto])
        return table

    def first(self, *kinds: str) -> int:
        """The number of entries before exactly these questions are open."""
        table = Table(self.row)
        for entry in self.entries:
            if table.game is not None and tuple(d.kind for d in table.game.pending) == kinds:
                return table.n
            table.apply(entry)
        raise AssertionError(f"nobody is asked {kinds}")

    def answer(self, clan: str, kind: str) -> Entry:
        """A clan's first answer to a question of this kind."""
        table = Table(self.row)
        for entry in self.entries:
            asked = table.question(clan)
            if entry.kind == "answered" and entry.body["clan"] == clan and asked and asked.kind == kind:
                return entry
            table.apply(entry)
        raise AssertionError(f"the {clan} never answer a question of kind {kind}")


@cache
def played(plan: Plan) -> PlayedGame:
    history = RandomGame(plan)
    for _ in history.steps():
        pass
    return PlayedGame(plan, history.table.row, tuple(history.scene.entries), tuple(history.talk))
