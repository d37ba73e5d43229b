"""A table's state, built by applying its log entries in order, both in live play and when loading."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

from hinode.api import Game
from hinode.server.storage.rows import RUNNING, ChatMessage, Entry, TableRow
from hinode.server.tables.absence import Absence, Votes, eligible_voters
from hinode.server.tables.deals.state import TableDeals
from hinode.server.tables.places import Place
from hinode.server.tables.public_entry import PublicEntry
from hinode.server.tables.undo import UndoStack, UndoStep
from hinode.server.wire.shared_json import ExtendedJson, SharedJson
from hinode.vocab.data import FACTS
from hinode.vocab.decisions import Decision

SIMULTANEOUS: Final = ("tea", "bid")  # kinds of question that several clans are asked at once
MAX_UNDONE: Final = 100  # older entries that were undone are shown without their events
MAX_MOMENTS: Final = 40  # each takes 1 to 4 kB; a client that missed more is shown the rest as a log


class Table:
    """Only `apply` and `add_messages` change it. What was accepted once never fails."""

    def __init__(self, row: TableRow, chat_length: int = 500) -> None:
        self.row = row
        self.id = row.id
        self.chat_length = chat_length
        self.options = row.all_options
        self.status = "gathering"
        self.n = 0
        self.creator = row.creator
        self.places = [Place(number) for number in range(self.options["players"])]
        self.picking: list[int] = []  # places that still have to pick a clan, in order
        self.order: list[int] = []  # the complete picking order
        self.chosen: list[str | None] = []  # by place: the clan a person chose; None: drawn
        self.game: Game | None = None
        self.asked: dict[str, int] = {}  # clan: the entry with which it was asked
        self.undo_stack = UndoStack()
        self.public_entries: list[PublicEntry] = []
        self.question_numbers: dict[str, int] = {}  # clan: answers given when its question was put
        self.votes = Votes()
        self.absence = Absence()
        self.document: dict[str, Any] | None = None  # an imported record
        self.past_games: deque[tuple[int, Game]] = deque(maxlen=MAX_MOMENTS)  # after each of the last entries
        self._undone_entries: deque[PublicEntry] = deque()  # the latest entries that were undone
        self.shared: dict[str, Any] = {}  # at this entry: what presenters show to all viewers
        self._previews: dict[str, dict[str, Any]] = {}  # clan: what its options would lead to, at this entry
        self._evaluated: Game | None = None  # the game after the answer that is being applied
        self.clock: dict[str, Any] | None = None  # the clocks after the last entry
        self.deals = TableDeals()
        self._waiting_messages: deque[dict[str, Any]] = deque()  # about deals, after entries that are to come

    # -- queries ------------------------------------------------------------------------------

    def place_of(self, clan: str) -> Place | None:
        return next((place for place in self.places if place.clan == clan), None)

    def places_of(self, person: str) -> list[Place]:
        return [place for place in self.places if place.person == person]

    def clans_of(self, person: str) -> list[str]:
        """The clans this person plays; none before the game has started."""
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

    def view_and_board(self, viewer: str | None) -> tuple[SharedJson | None, SharedJson | None]:
        """View and board. The part that all viewers share is computed and encoded once per entry."""
        game = self.game
        if game is None:
            return None, None
        if "view" not in self.shared:
            self.shared |= {"view": SharedJson(game.view(None)), "board": SharedJson(game.board(None))}
        view, board = self.shared["view"], self.shared["board"]
        if viewer is None:
            return view, board
        return ExtendedJson(view, game.own_view(viewer)), ExtendedJson(board, game.own_board(viewer))

    def previews(self, clan: str) -> dict[str, Any] | None:
        """What each option of a clan's question would lead to; made once for each entry."""
        game = self.game
        if game is None or self.question(clan) is None:
            return None
        if clan not in self._previews:
            self._previews[clan] = game.previews(clan)
        return self._previews[clan]

    @property
    def running(self) -> bool:
        return self.status in RUNNING

    @property
    def over(self) -> bool:
        return self.status in ("ended", "imported")

    # -- entries ------------------------------------------------------------------------------

    def replay(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry, game: Game | None = None) -> None:
        """Apply one entry. `game`: the game after this answer, if the command handler computed it."""
        if entry.seq != self.n + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.n}")
        body = entry.body
        public = PublicEntry(entry.seq, entry.kind, body.get("clan"), body.get("by"), body.get("reason"))
        public.first, standings = self._event_count(), self._standing_count()
        self.n, self.shared, self._previews = entry.seq, {}, {}
        self._evaluated = game
        self._HANDLERS[entry.kind](self, body, public)
        if "clocks" in body:
            self.clock = body["clocks"]
        if public.game is None:
            public.last = self._event_count()
            public.standings = standings, self._standing_count()
        if self.game is not None:
            public.changes += self.deals.follow(self.game)
            self._keep_moment(self.game)
        self.public_entries.append(public)
        self._apply_rows()

    def _keep_moment(self, game: Game) -> None:
        """A game of a table is never answered itself, only its copies: so moments can share what is equal."""
        before = self.past_games[-1][1] if self.past_games else game
        if before is not game:
            game.share(before)
        self.past_games.append((self.n, game))

    def add_messages(self, talk: Iterable[ChatMessage]) -> None:
        """New chat messages. Those about deals are applied, each after the entry that it follows."""
        self._waiting_messages.extend(message.body for message in talk if "deal" in message.body)
        self._apply_rows()

    def _apply_rows(self) -> None:
        while self._waiting_messages and self._waiting_messages[0]["n"] <= self.n:
            message = self._waiting_messages.popleft()
            assert self.game is not None
            offer = self.deals.apply(message, self.game)
            # A third clan keeps its undo: else a secret deal would show.
            if message["deal"]["act"] == "accept" and self.undo_stack.clan in (offer.giver, offer.receiver):
                self.undo_stack.clear("dealt")

    def _event_count(self) -> int:
        return 0 if self.game is None else self.game.event_count

    def _standing_count(self) -> int:
        return 0 if self.game is None else self.game.standing_count

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
        """Free seats get bots; clans are set unless they are still to be picked."""
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
        self.game = self._start_game()
        self.game.keep_standings()
        self._number_questions({})

    def _start_game(self) -> Game:
        options = self.options
        return Game.new(
            clans=[place.clan for place in self.places if place.clan is not None],
            season_set=options["season_set"],
            shrines=FACTS["first_game"]["shrines"] if options["shrines"] == "first-game" else None,
            kami_unbound=options["kami_unbound"],
            seed=int(self.row.seed),
        )

    def _answered(self, body: dict[str, Any], public: PublicEntry) -> None:
        before, clan, answer = self.game, body["clan"], body["answer"]
        assert before is not None
        if self._evaluated is None:
            self.game = before.copy()
            self.game.answer(clan, answer)
        else:
            self.game = self._evaluated
        self.undo_stack.push(UndoStep(clan, before, self.n, self.question_numbers), self.game)
        open_before = _open_questions(before)
        if answer["kind"] != "gift":  # a gift leaves every question as it was
            open_before = {
                other: kind for other, kind in open_before.items() if kind in SIMULTANEOUS and other != clan
            }
        self._number_questions(open_before)
        if body["by"] == "person":
            self._player_is_back(clan)
        elif body["by"] == "clock" and answer["kind"] != "ready":  # the limit at tea is not a time-out
            self.absence.failed(clan)
        if self.game.result is not None:
            self.status = "ended"

    def _exchanged(self, body: dict[str, Any], public: PublicEntry) -> None:
        """A deal: Coins, Ronin, or an alliance. Like a gift, it leaves every question as it was."""
        before = self.game
        assert before is not None
        self.game = self._evaluated
        if self.game is None:
            self.game = before.copy()
            for clan, answer in body["steps"]:
                self.game.answer(clan, answer)
        self.undo_stack.clear("dealt")
        self._number_questions(_open_questions(before))
        if body["by"] == "person":
            self._player_is_back(body["clan"])
        public.facts["with"] = body["with"]
        public.deal = body["deal"]

    def _player_is_back(self, clan: str) -> None:
        self.absence.present(clan)
        self.votes.clear(clan)

    def _undone(self, body: dict[str, Any], public: PublicEntry) -> None:
        """Back to before the last answer. Entries already sent keep their numbers and their events."""
        assert self.game is not None
        for past in reversed(self.public_entries):
            if past.n < self.undo_stack.last_entry:
                break
            if past.game is None:
                past.game = self.game
                self._undone_entries.append(past)
        self._forget_undone()
        open_before = _open_questions(self.game)
        open_before.pop(body["clan"], None)
        step = self.undo_stack.pop()
        self.game = step.before
        public.facts["events"] = self.game.event_count
        public.changes += self.deals.rewind(self.game)
        public.first = self.game.event_count
        self._number_questions(open_before)
        self.question_numbers = step.numbers

    def _forget_undone(self) -> None:
        """Each keeps a whole game for its events: answering and undoing forever must not fill the memory."""
        while len(self._undone_entries) > MAX_UNDONE:
            forgotten = self._undone_entries.popleft()
            forgotten.game, forgotten.last, forgotten.standings = None, forgotten.first, (0, 0)

    def _number_questions(self, open_before: dict[str, str]) -> None:
        """A question that was open before (same clan, same kind) keeps its number."""
        assert self.game is not None
        pending = self.game.pending
        same = {d.clan for d in pending if open_before.get(d.clan) == d.kind}
        self.asked = {d.clan: self.asked[d.clan] if d.clan in same else self.n for d in pending}
        version = self.game.version
        self.question_numbers = {
            d.clan: self.question_numbers[d.clan] if d.clan in same else version for d in pending
        }

    def _voted(self, body: dict[str, Any], public: PublicEntry) -> None:
        self.votes.cast(body["person"], body["about"], body["to"])
        public.facts.update(about=body["about"], to=body["to"])

    def _handed(self, body: dict[str, Any], public: PublicEntry) -> None:
        """A bot takes over the seat."""
        place = self.place_of(body["clan"])
        assert place is not None
        place.bot = body["bot"]
        self.votes.clear(body["clan"])
        public.facts["why"] = body["why"]

    def _offered(self, body: dict[str, Any], public: PublicEntry) -> None:
        """The seat is open to anyone with the link. (Not an offer of a deal.)"""
        place = self.place_of(body["clan"])
        assert place is not None
        place.offered, place.bot = True, body["bot"]
        self.votes.clear(body["clan"])

    def _returned(self, body: dict[str, Any], public: PublicEntry) -> None:
        """The player took the seat back from a bot, or a new player took it over."""
        place = self.place_of(body["clan"])
        assert place is not None
        place.person, place.name = body["person"], body["name"]
        place.bot, place.offered = None, False
        self._player_is_back(body["clan"])
        public.facts["name"] = place.name

    def _came_back(self, body: dict[str, Any], public: PublicEntry) -> None:
        """The player is online again: votes on the seat are dropped."""
        self.votes.clear(body["clan"])

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
        "exchanged": _exchanged,
        "undone": _undone,
        "voted": _voted,
        "handed": _handed,
        "offered": _offered,
        "returned": _returned,
        "came_back": _came_back,
        "imported": _imported,
    }


def _open_questions(game: Game) -> dict[str, str]:
    """The kind of each clan's open question."""
    return {d.clan: d.kind for d in game.pending}
