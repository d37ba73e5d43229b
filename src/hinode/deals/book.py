"""DealBook: the deals of a game, and the state of their promises."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol

from hinode.deals.progress import Progress
from hinode.deals.promises import RULES, Memory, Pattern, Verdict, breaking_answers, matches
from hinode.deals.terms import Deal, InvalidDeal, Json, Offer, Promise
from hinode.vocab.errors import reason
from hinode.vocab.events import Event

MAX_PROMISES: Final = 6  # open ones of one clan to another
OPEN: Final = Verdict("open")
RELEASED: Final = Verdict("void", "released")
ENDED: Final = Verdict("void", "end")


class PublicGame(Protocol):
    """What a book reads of a game."""

    @property
    def event_count(self) -> int: ...
    def view(self, viewer: str | None) -> dict[str, Any]: ...
    def events(self, viewer: str | None = None, since: int = 0) -> list[Event]: ...


@dataclass(frozen=True, slots=True)
class Change:
    """A promise that has ended, and the event that ended it; or one that an undo has opened again."""

    promise: Promise
    verdict: Verdict
    event: int

    def to_json(self) -> Json:
        return {
            **self.promise.to_json(),
            "state": self.verdict.state,
            "event": self.event,
            "note": self.verdict.note,
        }


@dataclass(slots=True)
class _Tracked:
    """A promise with what it has seen; `facts` is the memory it began with."""

    promise: Promise
    deal: str
    facts: Memory
    memory: Memory = field(default_factory=dict)
    ended: Change | None = None


class DealBook:
    """All deals of a game in the order they were made. It follows a spectator's events only."""

    def __init__(self) -> None:
        self.read = 0  # events followed
        self._progress = Progress()
        self._deals: dict[str, Deal] = {}
        self._promises: dict[str, list[_Tracked]] = {}  # by deal

    def add(self, deal: Deal, view: Json) -> None:
        """A deal made now: at the event that is followed next. `view` is a spectator's."""
        if deal.event != self.read:
            raise ValueError(f"the deal was made at event {deal.event}, the book is at {self.read}")
        self._deals[deal.offer.id] = deal
        self._promises[deal.offer.id] = [
            _Tracked(promise, deal.offer.id, facts, dict(facts))
            for promise in deal.offer.promises()
            for facts in [RULES[promise.term.kind].facts(promise, view)]
        ]

    def follow(self, events: Iterable[Event]) -> list[Change]:
        """Read the next events; the promises that they ended."""
        return [change for event in events for change in self._follow(event)]

    def _follow(self, event: Event) -> Iterator[Change]:
        if event.number != self.read:
            raise ValueError(f"event {event.number} does not follow event {self.read - 1}")
        self.read += 1
        self._progress.follow(event)
        live = [each for each in self._open() if self._deals[each.deal].event <= event.number]
        broken = []
        for each in live:
            verdict = RULES[each.promise.term.kind].see(each.promise, each.memory, event, self._progress)
            if verdict is not None:
                yield self._end(each, verdict, event)
                if verdict.state == "broken":
                    broken.append(each)
        yield from self._release(event, live, broken)

    def _release(self, event: Event, live: list[_Tracked], broken: list[_Tracked]) -> Iterator[Change]:
        """A broken promise frees the other party from its own in that deal; Betray, from all to that ally."""
        wronged = {(each.deal, each.promise.to) for each in broken}
        betrayal = event.kind == "alliance_ended" and event.cause == "betray"
        for each in live:
            if each.ended is not None:
                continue
            by, to = each.promise.by, each.promise.to
            betrayed = betrayal and (event["clan"], event["with"]) == (to, by)
            if betrayed or (each.deal, by) in wronged:
                yield self._end(each, RELEASED, event)
            elif event.kind == "game_ended":
                yield self._end(each, ENDED, event)

    @staticmethod
    def _end(each: _Tracked, verdict: Verdict, event: Event) -> Change:
        each.ended = Change(each.promise, verdict, event.number)
        return each.ended

    def _all(self) -> Iterator[_Tracked]:
        for promises in self._promises.values():
            yield from promises

    def _open(self) -> Iterator[_Tracked]:
        return (each for each in self._all() if each.ended is None)

    def rewind(self, game: PublicGame) -> list[Change]:
        """After an undo: read all events again; deals made after the game's last event now begin there.

        Returns the promises that are open again.
        """
        now, view, ended = game.event_count, game.view(None), [each for each in self._all() if each.ended]
        for deal_id, deal in self._deals.items():
            if deal.event > now:
                self._deals[deal_id] = replace(deal, event=now)
            for each in self._promises[deal_id]:
                if deal.event > now:
                    each.facts = RULES[each.promise.term.kind].facts(each.promise, view)
                each.memory, each.ended = dict(each.facts), None
        self.read, self._progress = 0, Progress()
        self.follow(game.events(None))
        return [Change(each.promise, OPEN, now) for each in ended if each.ended is None]

    def check_limits(self, offer: Offer) -> None:
        """Refuse too many promises, and payments that would count toward a debt.

        Only deals of the two parties count, so a refusal cannot reveal someone else's secret deal.
        """
        for _, by, to, terms in offer.sides():
            standing = [
                each.promise for each in self._open() if (each.promise.by, each.promise.to) == (by, to)
            ]
            promises = sum(not term.immediate for term in terms)
            if promises and len(standing) + promises > MAX_PROMISES:
                over = reason("refused-deal-promise-limit", by_clan=by, to_clan=to, count=MAX_PROMISES)
                raise InvalidDeal("deal-limit", over)
            owes = any(promise.term.kind == "give" for promise in standing)
            if owes and any(term.kind in ("coins", "ronin", "give") for term in terms):
                raise InvalidDeal("deal-debt", reason("refused-deal-debt", by_clan=by, to_clan=to))

    def reveal(self, deal_id: str) -> None:
        """Show a secret deal to everyone, after `validate_reveal` has allowed it."""
        self._deals[deal_id] = replace(self._deals[deal_id], revealed=True)

    def validate_reveal(self, clan: str, deal_id: str) -> Deal:
        """The secret deal that a party shows to everyone."""
        deal = self._deals.get(deal_id)
        if deal is None or not deal.visible_to(clan) or deal.visibility != "secret":
            raise InvalidDeal("deal-gone", reason("refused-deal-not-secret"))
        return deal

    @property
    def season(self) -> str:
        """The season, as far as events were followed."""
        return self._progress.season

    def deals(self) -> list[Deal]:
        return list(self._deals.values())

    def visible(self, promise: Promise, viewer: str | None) -> bool:
        """Whether a viewer may know of a promise during the game."""
        return self._deals[promise.deal].visible_to(viewer)

    def open_promises(self, by: str, viewer: str | None) -> list[Promise]:
        """The open promises of a clan that the viewer knows of."""
        return [each.promise for each in self._open_of(by, viewer)]

    def _open_of(self, by: str, viewer: str | None) -> list[_Tracked]:
        return [
            each
            for each in self._open()
            if each.promise.by == by and self._deals[each.deal].visible_to(viewer)
        ]

    def warnings(
        self, decision: Json, view: Json, previews: Callable[[], Sequence[Json]] = tuple
    ) -> list[tuple[Promise, list[Pattern]]]:
        """The promises that some answers to this question would break, and which answers those are.

        For the clan that is asked alone: others would learn of its secret deals. `previews` returns previews
        of the answers: what they set off, as far as the clan can know it (a figure killed, a Monster placed).
        It is called only if that can break a promise.
        """
        clan, options = decision["clan"], decision["options"]
        promises = self._open_of(clan, clan)
        effects = options is not None and any(_by_effects(each) for each in promises)
        shown = previews() if effects else ()

        def fits(pattern: Pattern) -> bool:
            if options is None:  # a bid: its options are not listed
                return bool(pattern["kind"] == decision["kind"])
            return any(matches(pattern, option) for option in options)

        found = []
        for tracked in promises:
            promise = tracked.promise
            patterns = breaking_answers(promise, self._season_of(promise), decision, view)
            patterns = [each for each in patterns if fits(each)]
            patterns += self._set_off(tracked, patterns, shown)
            if patterns:
                found.append((promise, patterns))
        return found

    def _set_off(
        self, tracked: _Tracked, known: Sequence[Pattern], previews: Sequence[Json]
    ) -> list[Pattern]:
        """Answers that break a promise only through their consequences."""
        if not _by_effects(tracked):
            return []
        return [
            preview["answer"]
            for preview in previews
            if not any(matches(each, preview["answer"]) for each in known)
            and self._would_break(tracked, preview["events"])
        ]

    def _would_break(self, tracked: _Tracked, events: Sequence[Event]) -> bool:
        rule = RULES[tracked.promise.term.kind]
        memory = dict(tracked.memory)
        progress = replace(self._progress)
        for event in events:
            progress.follow(event)
            verdict = rule.see(tracked.promise, memory, event, progress)
            if verdict is not None:
                return verdict.state == "broken"
        return False

    def _season_of(self, promise: Promise) -> str:
        """The season in which it was made."""
        return self._deals[promise.deal].season

    def entries(self, viewer: str | None, over: bool = False) -> list[Json]:
        """The ledger as a viewer may read it; after the game everyone reads all of it."""
        return [self._ledger_row(deal) for deal in self._deals.values() if over or deal.visible_to(viewer)]

    def _ledger_row(self, deal: Deal) -> Json:
        offer = deal.offer
        return {
            "deal": offer.id,
            "from": offer.giver,
            "to": offer.receiver,
            "visibility": deal.visibility,
            "season": deal.season,
            "made": {"n": deal.n, "event": deal.event},
            "allied": offer.allies,
            "paid": [
                {"kind": kind, "amount": amount, "by": by}
                for by, _, coins, ronin in offer.payments()
                for kind, amount in (("coins", coins), ("ronin", ronin))
                if amount
            ],
            "promises": [_promise_json(each) for each in self._promises[offer.id]],
        }


def _by_effects(each: _Tracked) -> bool:
    """Whether the consequences of an answer can break the promise, too."""
    return RULES[each.promise.term.kind].by_effects


def _promise_json(each: _Tracked) -> Json:
    promise = each.promise
    if each.ended is not None:
        return {**each.ended.to_json(), "due": None}
    due = RULES[promise.term.kind].due(promise, each.memory)
    return {**promise.to_json(), "state": "open", "event": None, "note": None, "due": due}
