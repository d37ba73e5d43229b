"""Trigger windows: who may react to what just happened, in which order (HON-5, RUL-1)."""

from __future__ import annotations

from typing import Any, Final

from hinode.rules import changes
from hinode.rules.triggers import hooks
from hinode.rules.triggers.hooks import Args, Source
from hinode.rules.triggers.ordering import Due, clashing_clans, order_matters
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.ids import CLANS, NOBODY

_SILENT: Final = (hooks.PILE, hooks.WINTER_SCORING)


def open_window(s: State, window: int, args: Args = (), only: int = NOBODY) -> None:
    """Push the reactions to an event, of all clans or of the clan `only`."""
    p = s.public
    bit = 1 << window
    due: list[Due] = []
    for clan in p.honor if only == NOBODY else (only,):
        if p.listening[clan] & bit:
            due += _due_of(s, window, clan, args)
    if due:
        s.push(Window(window, args, tuple(due)))


def _due_of(s: State, window: int, clan: int, args: Args) -> list[Due]:
    """A clan's own reactions, with a late one if an earlier one may give it something to do."""
    p = s.public
    due: list[Due] = []
    written = 0
    for number, source in enumerate(hooks.LISTENERS[window]):  # the late ones come last
        if not source.copies(p, clan):
            continue
        if source.due(s, window, clan, args) or (source.late and written & source.reads):
            due += [(clan, number)] * source.times(p, clan, args)
            written |= source.writes
    return due


def close_pile_event(s: State) -> None:
    """A gain of Coins is complete: cards that react to a richer player's gain do so now (CAR-13)."""
    p = s.public
    args = changes.pile_gains(p) if p.gained and hooks.anyone_listens(p, hooks.PILE) else ()
    changes.close_pile(s)
    if args:
        open_window(s, hooks.PILE, args)


class Window(Frame):
    """Everything that is due at one moment: clans choose their order, then each resolves its effects."""

    fields = ("window", "args", "due", "order", "free")
    __slots__ = fields
    name = "window"
    turn_clause = "HON-5"

    def __init__(
        self,
        window: int,
        args: Args,
        due: tuple[Due, ...],
        order: tuple[int, ...] = (),
        free: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.window = window
        self.args = args
        self.due = due
        self.order = order  # places of the clans; NOBODY is still free
        self.free = free  # clans without a place yet, by honor

    def advance(self, s: State) -> None:
        if self.step == 0:
            self.step = 1
            self._line_up(s)
        if self.free:
            s.ask(self.free[0], "order", "HON-5")
        elif not self.due:
            s.done()
        else:
            self._next_clan(s)

    def _line_up(self, s: State) -> None:
        """Those whose place cannot matter go first, from the top of the honor track down (RUL-1)."""
        if len(self.due) == 1:
            self.order = (self.due[0][0],)
            return
        clans = [clan for clan in s.public.honor if any(owner == clan for owner, _ in self.due)]
        self.free = clashing_clans(s, self.window, self.args, self.due, Reaction) if len(clans) > 1 else ()
        settled = [clan for clan in clans if clan not in self.free]
        self.order = (*settled, *(NOBODY for _ in self.free))

    def _next_clan(self, s: State) -> None:
        owners = {owner for owner, _ in self.due}
        clan = next(clan for clan in self.order if clan in owners)
        self.order = self.order[self.order.index(clan) :]
        if len(self.due) == 1:
            self._begin(s, clan, self.due[0][1])
        else:
            s.ask(clan, "sequence", "HON-5")

    def _begin(self, s: State, clan: int, number: int) -> None:
        """Let a clan carry out one of its effects."""
        due = list(self.due)
        due.remove((clan, number))
        self.due = tuple(due)
        s.push(Reaction(self.window, clan, number, self.args))

    def options(self, s: State, clan: int) -> list[int]:
        if self.free:
            return [codes.FIRST, codes.LAST] if len(self.free) > 1 else [codes.FIRST]
        listeners = hooks.LISTENERS[self.window]
        mine = sorted({number for owner, number in self.due if owner == clan})
        early = [n for n in mine if not listeners[n].late]
        live = [n for n in early if listeners[n].due(s, self.window, clan, self.args)] or early or mine
        own = tuple(due for due in self.due if due[0] == clan and due[1] in live)
        if len(live) > 1 and not order_matters(s, self.window, self.args, clan, own, Reaction):
            live = live[:1]
        return [codes.pack(codes.EFFECT, listeners[n].number) for n in live]

    def answer(self, s: State, clan: int, code: int) -> None:
        if self.free:
            self._take_place(s, clan, code)
            return
        listeners = hooks.LISTENERS[self.window]
        number = next(n for c, n in self.due if c == clan and listeners[n].number == codes.arg(code, 0))
        self._begin(s, clan, number)

    def _take_place(self, s: State, clan: int, code: int) -> None:
        places = [place for place, taken in enumerate(self.order) if taken == NOBODY]
        place = places[0] if code == codes.FIRST else places[-1]
        self.order = (*self.order[:place], clan, *self.order[place + 1 :])
        self.free = self.free[1:]
        if len(places) > 1:
            s.emit("order_chosen", "HON-5", clan, "first" if code == codes.FIRST else "last")

    def show(self, s: State) -> dict[str, Any]:
        listeners = hooks.LISTENERS[self.window]
        return {
            "kind": "window",
            "window": hooks.WINDOW_NAMES[self.window],
            "due": [[CLANS[clan], listeners[number].id] for clan, number in self.due],
        }


class Reaction(Frame):
    """One source carries out its effect for one clan."""

    fields = ("window", "clan", "number", "args", "own_gain")
    __slots__ = fields
    name = "reaction"
    turn_clause = "HON-5"

    def __init__(self, window: int, clan: int, number: int, args: Args, own_gain: bool = False) -> None:
        super().__init__()
        self.window = window
        self.clan = clan
        self.number = number
        self.args = args
        self.own_gain = own_gain

    def clause(self) -> str | None:
        source = self.source()
        return f"CAR-{source.id}" if isinstance(source, hooks.Card) else self.turn_clause

    def source(self) -> Source:
        return hooks.LISTENERS[self.window][self.number]

    def advance(self, s: State) -> None:
        source = self.source()
        if self.step == 1 or not source.due(s, self.window, self.clan, self.args):
            s.done()
            if self.own_gain:
                close_pile_event(s)
        elif source.options(s, self.window, self.clan, self.args):
            s.ask(self.clan, source.asks, source.id)
        else:
            self.answer(s, self.clan, codes.DONE)

    def options(self, s: State, clan: int) -> list[int]:
        return self.source().options(s, self.window, clan, self.args)

    def answer(self, s: State, clan: int, code: int) -> None:
        self.step = 1
        if not s.public.wealth and self.window not in _SILENT:
            # Outside a mandate or a shrine ability, each effect is an event of its own (CAR-13).
            self.own_gain = True
            changes.open_pile(s)
        self.source().do(s, self.window, clan, self.args, code)

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "reaction", "clan": CLANS[self.clan], "source": self.source().id}
