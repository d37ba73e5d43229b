"""Trigger windows: who may react to what just happened, in which order (HON-5, RUL-1)."""

from __future__ import annotations

from typing import Any

from hinode.known.public import Public
from hinode.rules import hooks, table
from hinode.rules.hooks import Args, Source
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.ids import CLANS, NOBODY

_SILENT = (hooks.PILE, hooks.WINTER_SCORING)
# A reaction that is due: (clan, number of the source among the window's listeners).
Due = tuple[int, int]


def open_window(s: State, window: int, args: Args = (), only: int = NOBODY) -> None:
    """Push the reactions to an event, if anybody (or the clan `only`) has one."""
    p = s.public
    clans = p.honor if only == NOBODY else (only,)
    bit = 1 << window
    listeners = hooks.LISTENERS[window]
    due: list[Due] = []
    for clan in clans:
        if p.listening[clan] & bit:
            for number, source in enumerate(listeners):
                if source.copies(p, clan) and source.due(s, window, clan, args):
                    due += [(clan, number)] * source.times(p, clan, args)
    if due:
        s.push(Window(window, args, tuple(due)))


def _clash(one: Source, two: Source) -> bool:
    """Whether the order of two effects of one clan can matter: one writes what the other reads."""
    return bool(one.writes & two.reads or two.writes & one.reads)


def _across(writes: int) -> int:
    """What a clan writes, as another clan sees it."""
    seen = writes & ~(hooks.MY_COINS | hooks.THEIR_COINS | hooks.MY_RONIN)
    if writes & hooks.MY_COINS:
        seen |= hooks.THEIR_COINS
    if writes & hooks.THEIR_COINS:
        seen |= hooks.MY_COINS | hooks.THEIR_COINS
    return seen


def _disturbs(p: Public, clan: int, source: Source, other: int, second: Source) -> bool:
    """Whether a clan's effect can change what another clan's effect does."""
    return bool(_across(source.writes) & second.reads) and second.concerns(p, other, clan)


def close_pile_event(s: State) -> None:
    """The event of gain is over: whoever profits from a richer player's gain does so now (CAR-13)."""
    gained, wealth = table.close_pile(s)
    if gained and hooks.anyone_listens(s.public, hooks.PILE):
        open_window(s, hooks.PILE, (gained, *wealth))


class Window(Frame):
    """All that is due at one moment: clans put themselves in order, then each carries its own out."""

    __slots__ = ("args", "due", "free", "order", "window")
    name = "window"
    turn_clause = "HON-5"

    def __init__(self, window: int, args: Args, due: tuple[Due, ...]) -> None:
        super().__init__()
        self.window = window
        self.args = args
        self.due = due
        self.order: tuple[int, ...] = ()  # places of the clans; NOBODY is still free
        self.free: tuple[int, ...] = ()  # clans without a place yet, by honor

    def advance(self, s: State) -> None:
        if self.step == 0:
            self.step = 1
            self.free = tuple(clan for clan in s.public.honor if any(c == clan for c, _ in self.due))
            self.order = (NOBODY,) * len(self.free)
            if not self._order_matters(s.public):
                self.order, self.free = self.free, ()
        if self.free:
            s.ask(self.free[0], "order", "HON-5")
        elif not self.due:
            s.done()
        else:
            self._next_clan(s)

    def _order_matters(self, p: Public) -> bool:
        listeners = hooks.LISTENERS[self.window]
        return any(
            one != two and _disturbs(p, one, listeners[a], two, listeners[b])
            for one, a in self.due
            for two, b in self.due
        )

    def _next_clan(self, s: State) -> None:
        clan = next(clan for clan in self.order if any(c == clan for c, _ in self.due))
        self.order = self.order[self.order.index(clan) :]
        s.ask(clan, "sequence", "HON-5")

    def options(self, s: State, clan: int) -> list[int]:
        if self.free:
            return [codes.FIRST, codes.LAST] if len(self.free) > 1 else [codes.FIRST]
        listeners = hooks.LISTENERS[self.window]
        mine = sorted({number for c, number in self.due if c == clan}, key=lambda n: listeners[n].late)
        early = [n for n in mine if not listeners[n].late] or mine
        matters = any(_clash(listeners[a], listeners[b]) for a in early for b in early if a != b)
        return [codes.pack(codes.EFFECT, listeners[n].number) for n in (early if matters else early[:1])]

    def answer(self, s: State, clan: int, code: int) -> None:
        if self.free:
            self._take_place(s, clan, code)
            return
        listeners = hooks.LISTENERS[self.window]
        number = next(n for c, n in self.due if c == clan and listeners[n].number == codes.arg(code, 0))
        due = list(self.due)
        due.remove((clan, number))
        self.due = tuple(due)
        s.push(Reaction(self.window, clan, number, self.args))

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

    __slots__ = ("args", "clan", "number", "own_gain", "window")
    name = "reaction"
    turn_clause = "HON-5"

    def __init__(self, window: int, clan: int, number: int, args: Args) -> None:
        super().__init__()
        self.window = window
        self.clan = clan
        self.number = number
        self.args = args
        self.own_gain = False

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
            self.own_gain = True  # outside a mandate or a gift, each effect is an event (CAR-13)
            table.open_pile(s)
        self.source().do(s, self.window, clan, self.args, code)

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "reaction", "clan": CLANS[self.clan], "source": self.source().id}
