"""A table as a fold over its entries: the same for live play and for loading after a crash."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from hinode.api import Game
from hinode.server.storage.rows import Entry, TableRow
from hinode.server.tables.absence import Absence, Votes, eligible_voters
from hinode.server.tables.places import Place
from hinode.server.tables.undo import UndoStack
from hinode.vocab.decisions import Decision

FIRST_SHRINES: Final = ("amaterasu", "fujin", "hachiman", "tsukuyomi")  # SET-6
TOGETHER: Final = ("tea", "bid")  # questions that several clans have at once


@dataclass(slots=True)
class PublicEntry:
    """One entry as it can be told: what kind, by whom, and which events came of it."""

    n: int
    kind: str
    clan: str | None
    by: str | None
    reason: dict[str, Any] | None
    first: int = 0  # events of the game from `first` …
    last: int = 0  # … up to here, in `game`
    game: Game | None = None
    facts: dict[str, Any] = field(default_factory=dict)


class Table:
    """`apply` is the only way it changes; an entry that was accepted once never fails."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.id = row.id
        self.options: dict[str, Any] = row.options
        self.status = "gathering"
        self.n = 0
        self.creator = row.creator
        self.places = [Place(number) for number in range(self.options["players"])]
        self.picking: list[int] = []  # places still to pick a clan, next one first
        self.order: list[int] = []  # the whole order of picking
        self.chosen: list[str | None] = []  # by place: the clan a person chose, None where it was drawn
        self.game: Game | None = None
        self.asked: dict[str, int] = {}  # clan: the entry that put its question
        self.undo_stack = UndoStack()
        self.public_entries: list[PublicEntry] = []
        self.question_numbers: dict[str, int] = {}  # clan: answers given when its question was put
        self.votes = Votes()
        self.absence = Absence()
        self.document: dict[str, Any] | None = None  # of an imported record
        self._common: tuple[dict[str, Any], dict[str, Any]] | None = None
        self.clock: dict[str, Any] | None = None  # the clocks as they stood after the last entry

    # -- asking -------------------------------------------------------------------------------

    def place_of(self, clan: str) -> Place | None:
        return next((place for place in self.places if place.clan == clan), None)

    def places_of(self, person: str) -> list[Place]:
        return [place for place in self.places if place.person == person]

    def clans_of(self, person: str) -> list[str]:
        """The seats this person holds, once clans are known to the game."""
        if self.game is None:
            return []
        return [place.clan for place in self.places_of(person) if place.clan is not None]

    def question(self, clan: str) -> Decision | None:
        if self.game is None:
            return None
        return next((d for d in self.game.pending if d.clan == clan), None)

    def eligible_voters(self, clan: str) -> frozenset[str]:
        """The persons who may vote on a seat."""
        seats = [place for place in self.places if place.clan is not None]
        owners = {place.clan or "": place.person for place in seats if place.person is not None}
        return eligible_voters(owners, [place.clan or "" for place in seats if place.bot is not None], clan)

    def shown(self, viewer: str | None) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
        """View and board; what all viewers have in common is made once for each entry."""
        game = self.game
        if game is None:
            return None, None
        if self._common is None:
            self._common = game.view(None), game.board(None)
        view, board = self._common
        if viewer is None:
            return view, board
        return {**view, **game.own_view(viewer)}, {**board, **game.own_board(viewer)}

    @property
    def over(self) -> bool:
        return self.status in ("ended", "imported")

    # -- folding ------------------------------------------------------------------------------

    def replay(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        if entry.seq != self.n + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.n}")
        body = entry.body
        public = PublicEntry(entry.seq, entry.kind, body.get("clan"), body.get("by"), body.get("reason"))
        public.first = self._events()
        self.n, self._common = entry.seq, None
        self._HANDLERS[entry.kind](self, body, public)
        if "clocks" in body:
            self.clock = body["clocks"]
        if public.game is None:
            public.last = self._events()
        self.public_entries.append(public)

    def _events(self) -> int:
        return 0 if self.game is None else self.game.event_count

    def _created(self, body: dict[str, Any], public: PublicEntry) -> None:
        for place, bot in zip(reversed(self.places), reversed(body["bots"]), strict=False):
            place.bot = bot
            place.name = bot
        public.facts["name"] = body["name"]

    def _joined(self, body: dict[str, Any], public: PublicEntry) -> None:
        place = self.places[body["place"]]
        place.person, place.name, place.clan = body["person"], body["name"], body["chosen"]
        place.ready = False
        public.facts.update(place=place.number, name=place.name)

    def _left(self, body: dict[str, Any], public: PublicEntry) -> None:
        for number in body["places"]:
            public.facts["name"] = self.places[number].name
            self.places[number].vacate()
            self.places[number].clan = None
        public.facts["places"] = body["places"]

    def _clan_chosen(self, body: dict[str, Any], public: PublicEntry) -> None:
        self.places[body["place"]].clan = body["chosen"]
        public.facts.update(place=body["place"], chosen=body["chosen"])

    def _named(self, body: dict[str, Any], public: PublicEntry) -> None:
        self.places[body["place"]].name = body["name"]
        public.facts.update(place=body["place"], name=body["name"])

    def _bot_seated(self, body: dict[str, Any], public: PublicEntry) -> None:
        place = self.places[body["place"]]
        place.bot, place.name = body["bot"], body["bot"]
        public.facts.update(place=place.number, bot=place.bot)

    def _seat_opened(self, body: dict[str, Any], public: PublicEntry) -> None:
        self.places[body["place"]].vacate()
        public.facts["place"] = body["place"]

    def _readied(self, body: dict[str, Any], public: PublicEntry) -> None:
        for number in body["places"]:
            self.places[number].ready = body["ready"]
        public.facts.update(places=body["places"], ready=body["ready"])

    def _started(self, body: dict[str, Any], public: PublicEntry) -> None:
        """Free seats have got their bots, and clans as far as they are settled."""
        self.chosen = [place.clan for place in self.places]
        for place, bot, clan in zip(self.places, body["bots"], body["clans"], strict=True):
            if place.free and bot is not None:
                place.bot, place.name = bot, bot
            place.clan = clan
        self.order = body["picking"]
        self.picking = list(self.order)
        self.status = "picking" if self.picking else "playing"
        self._set_up()

    def _picked(self, body: dict[str, Any], public: PublicEntry) -> None:
        place = self.places[self.picking.pop(0)]
        place.clan = body["chosen"]
        self.chosen[place.number] = body["chosen"] if body["by"] == "person" else None
        public.facts.update(place=body["place"], chosen=body["chosen"])
        if not self.picking:
            self.status = "playing"
        self._set_up()

    def _set_up(self) -> None:
        if self.picking:
            return
        options = self.options
        self.game = Game.new(
            clans=[place.clan for place in self.places if place.clan is not None],
            season_set=options["season_set"],
            shrines=FIRST_SHRINES if options["shrines"] == "first-game" else None,
            kami_unbound=options["kami_unbound"],
            seed=int(self.row.seed),
        )
        self._note_questions({})

    def _answered(self, body: dict[str, Any], public: PublicEntry) -> None:
        game, clan = self.game, body["clan"]
        assert game is not None
        before, already = game.copy(), _open(game)
        game.answer(clan, body["answer"])
        self.undo_stack.answered(clan, before, game, self.n, self.question_numbers)
        if body["answer"]["kind"] != "gift":  # a gift leaves every question as it stood
            already = {other: kind for other, kind in already.items() if kind in TOGETHER and other != clan}
        self._note_questions(already)
        if body["by"] == "person":
            self._is_back(clan)
        elif body["by"] == "clock" and body["answer"]["kind"] != "ready":  # the bell is nobody's failure
            self.absence.failed(clan)
        if game.result is not None:
            self.status = "ended"

    def _is_back(self, clan: str) -> None:
        self.absence.present(clan)
        self.votes.lapse(clan)

    def _undone(self, body: dict[str, Any], public: PublicEntry) -> None:
        """Back to before the last answer: what was told since keeps its place in everybody's stream."""
        assert self.game is not None
        for past in reversed(self.public_entries):
            if past.n < self.undo_stack.last_entry:
                break
            if past.game is None:
                past.game = self.game
        already = _open(self.game)
        already.pop(body["clan"], None)
        step = self.undo_stack.back()
        self.game = step.before
        public.facts["events"] = self.game.event_count
        public.first = self.game.event_count
        self._note_questions(already)
        self.question_numbers = step.numbers

    def _note_questions(self, already: dict[str, str]) -> None:
        """A question that stood before, by clan and kind, keeps its number."""
        assert self.game is not None
        pending = self.game.pending
        same = {d.clan for d in pending if already.get(d.clan) == d.kind}
        self.asked = {d.clan: self.asked[d.clan] if d.clan in same else self.n for d in pending}
        version = self.game.version
        self.question_numbers = {
            d.clan: self.question_numbers[d.clan] if d.clan in same else version for d in pending
        }

    def _voted(self, body: dict[str, Any], public: PublicEntry) -> None:
        self.votes.cast(body["person"], body["about"], body["to"])
        public.facts.update(about=body["about"], to=body["to"])

    def _handed(self, body: dict[str, Any], public: PublicEntry) -> None:
        place = self.place_of(body["clan"])
        assert place is not None
        place.bot = body["bot"]
        self.votes.lapse(body["clan"])
        public.facts["why"] = body["why"]

    def _offered(self, body: dict[str, Any], public: PublicEntry) -> None:
        place = self.place_of(body["clan"])
        assert place is not None
        place.offered, place.bot = True, body["bot"]
        self.votes.lapse(body["clan"])

    def _returned(self, body: dict[str, Any], public: PublicEntry) -> None:
        place = self.place_of(body["clan"])
        assert place is not None
        place.person, place.name = body["person"], body["name"]
        place.bot, place.offered = None, False
        self._is_back(body["clan"])
        public.facts["name"] = place.name

    def _came_back(self, body: dict[str, Any], public: PublicEntry) -> None:
        self.votes.lapse(body["clan"])

    def _imported(self, body: dict[str, Any], public: PublicEntry) -> None:
        self.status = "imported"
        self.document = body["document"]
        for place, (clan, seat) in zip(self.places, body["seats"].items(), strict=True):
            place.clan, place.name, place.bot = clan, seat["name"], seat["bot"]

    _HANDLERS: Final[dict[str, Callable[[Table, dict[str, Any], PublicEntry], None]]] = {
        "created": _created,
        "joined": _joined,
        "left": _left,
        "clan_chosen": _clan_chosen,
        "named": _named,
        "bot_seated": _bot_seated,
        "seat_opened": _seat_opened,
        "readied": _readied,
        "started": _started,
        "picked": _picked,
        "answered": _answered,
        "undone": _undone,
        "voted": _voted,
        "handed": _handed,
        "offered": _offered,
        "returned": _returned,
        "came_back": _came_back,
        "imported": _imported,
    }


def _open(game: Game) -> dict[str, str]:
    """The questions that are open: clan and kind."""
    return {d.clan: d.kind for d in game.pending}
