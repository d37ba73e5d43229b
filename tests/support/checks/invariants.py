"""Invariants of every game, checked through the public API."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from hinode import Answer, Event, Game, IllegalAnswer, Options
from hinode.vocab.data import FACTS
from hinode.vocab.decisions import ANSWERS_OF
from tests.support.random_positions import (
    KAMI,
    MANDATES,
    MONSTERS,
    NEVER_HOSTAGE,
    OWNED,
    PROVINCES,
    SEASONS,
    WORSHIPPERS,
    season_deck,
)

Json = dict[str, Any]
Invariant = Callable[[Mapping[str, Any]], None]

OPEN_TO_ALL: Final = ("tea", "bid")  # asked of several clans together, even with one possible answer
_SECTIONS: Final = ("cards", "kami", "mandates", "clans", "war_advantages")
_CAUSES: Final = frozenset(entry["id"] for section in _SECTIONS for entry in FACTS[section])
_CARDS: Final = tuple(entry["id"] for entry in FACTS["cards"])
CLAUSE: Final = re.compile(r"[A-Z]{3}(-[A-Z]+)*-([A-Z]+|\d+)|CAR-[a-z-]+")


class Broken(AssertionError):
    """An invariant does not hold."""


def check(holds: object, message: str) -> None:
    if not holds:
        raise Broken(message)


def dumps(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


# -- the table -------------------------------------------------------------------------------


def pieces_conserved(view: Mapping[str, Any]) -> None:
    """Per clan and kind, the map, shrines, reserve, and hostages add up to what it owns (SET-5, TRA-5)."""
    players = view["players"]
    found = {clan: Counter(player["reserve"]) for clan, player in players.items()}
    for clan, player in players.items():
        for owner, kind in player["hostages"]:
            check(kind not in NEVER_HOSTAGE and owner != clan, f"{owner}'s {kind} is a hostage (BAT-8)")
            found[owner][kind] += 1
    for place, here in [*view["map"].items(), *((s["kami"], s) for s in view["shrines"])]:
        in_shrine = place not in PROVINCES
        for clan, counts in here.items():
            if clan == "kami":
                continue
            for kind, count in counts.items():
                if count <= 0 or (in_shrine and kind not in WORSHIPPERS):
                    raise Broken(f"{count} {kind} of {clan} at {place} (REC-5)")
                found[clan][kind] += count
    for clan, player in players.items():
        owned = {
            **OWNED,
            **{card: player["cards"].count(card) for card in player["cards"] if card in MONSTERS},
        }
        if found[clan] != owned:  # a dict: nothing may be listed with a count of zero
            raise Broken(f"{clan} own {owned}, but there are {dict(found[clan])}")


def kami_conserved(view: Mapping[str, Any]) -> None:
    """Kami figures exist only with Kami Unbound, for kami in play (KUB-1)."""
    shrines = [shrine["kami"] for shrine in view["shrines"]]
    check(len(set(shrines)) == 4 and set(shrines) <= set(KAMI), f"shrines {shrines} (SET-6)")
    unbound = shrines if view["kami_unbound"] else []
    check(set(view["kami_figures"]) <= set(unbound), f"kami figures {view['kami_figures']}")
    check(set(view["kami_figures"].values()) <= set(PROVINCES), f"kami figures {view['kami_figures']}")
    check(sorted(view["kami_control"]) == sorted(unbound), f"kami control {view['kami_control']}")


def resources_never_negative(view: Mapping[str, Any]) -> None:
    """RUL-16."""
    for clan, player in view["players"].items():
        for resource in ("vp", "coins", "ronin"):
            check(player[resource] >= 0, f"{clan} have {player[resource]} {resource}")


def honor_is_a_permutation(view: Mapping[str, Any]) -> None:
    """HON-1."""
    check(sorted(view["honor"]) == sorted(view["players"]), f"honor {view['honor']}")


def alliances_are_pairs(view: Mapping[str, Any]) -> None:
    """TEA-2: a player is in at most one, and an ally of this season is remembered."""
    allied = [clan for pair in view["alliances"] for clan in pair]
    check(all(len(pair) == 2 for pair in view["alliances"]), f"alliances {view['alliances']}")
    check(len(set(allied)) == len(allied) and set(allied) <= set(view["players"]), f"allied {allied}")
    if view["season"] in SEASONS and view["phase"] != "setup":
        for clan in allied if view["phase"] != "cleanup" else ():
            seasons = view["players"][clan]["allied_seasons"]
            check(view["season"] in seasons, f"{clan} had an ally in {view['season']}, not only {seasons}")


@cache
def _printed(season: str, season_set: str) -> Counter[str]:
    """All cards in the decks up to a season."""
    past = SEASONS[: SEASONS.index(season) + 1] if season in SEASONS else SEASONS
    return sum((season_deck(deck, season_set) for deck in past), Counter())


def cards_conserved(view: Mapping[str, Any]) -> None:
    """No more copies owned and on display than the decks of the seasons so far hold (SET-7, SEA-2)."""
    season, chosen = view["season"], view["season_set"]
    printed = _printed(season, chosen)
    shown = Counter(view["display"])
    used = shown + Counter(card for player in view["players"].values() for card in player["cards"])
    if not used <= printed:
        raise Broken(f"more copies than printed: {dict(used - printed)}")
    this_season = season_deck(season, chosen) if season in SEASONS else printed
    if not shown <= this_season:
        raise Broken(f"cards of another season on display: {dict(shown - this_season)}")


def tokens_conserved(view: Mapping[str, Any]) -> None:
    """One token per province and season; those of this season are from the war order (SEA-1, WAR-7)."""
    tokens = [tuple(token) for player in view["players"].values() for token in player["tokens"]]
    check(len(set(tokens)) == len(tokens), f"a token twice: {tokens}")
    war, seats = view["war"], len(view["players"])
    check(len(war) in (0, seats + 2) and len(set(war)) == len(war), f"war order {war}")
    for season in SEASONS:
        won = [province for owner_season, province in tokens if owner_season == season]
        check(len(won) <= seats + 2, f"{len(won)} tokens of {season}")
        if season == view["season"]:
            due = war[: (view["war_at"] or 0) + 1] if war else won
            check(set(won) <= set(due), f"tokens {won} of {season}, war order {war} at {view['war_at']}")
    if view["season"] in SEASONS:
        later = SEASONS[SEASONS.index(view["season"]) + 1 :]
        check(not any(token[0] in later for token in tokens), f"tokens of seasons to come: {tokens}")


ON_THE_TABLE: Final[tuple[Invariant, ...]] = (
    *(pieces_conserved, kami_conserved, resources_never_negative, honor_is_a_permutation),
    *(alliances_are_pairs, cards_conserved, tokens_conserved),
)


def tiles_conserved(position: Mapping[str, Any]) -> None:
    """Ten mandate tiles, two of each (SET-9): hand, deck, and laid tiles; a face-down tile is unknown."""
    political = position["political"]
    tiles = Counter(political["hand"] + political["deck"] + [entry["tile"] for entry in political["laid"]])
    check(all(count <= 2 for count in tiles.values()), f"tiles {dict(tiles)}")
    if len(political["laid"]) >= political["turn"] - bool(political["hand"]):
        check(tiles == Counter(2 * MANDATES), f"tiles {dict(tiles)}")


# -- questions -------------------------------------------------------------------------------


def someone_can_act(game: Game, view: Mapping[str, Any]) -> None:
    """Until the end some clan is asked; then there is a result and nothing is asked."""
    check((game.result is None) == bool(game.pending), f"result {game.result}, pending {game.pending}")
    asked = [decision.clan for decision in game.pending]
    check(view["waiting"] == asked and len(set(asked)) == len(asked), f"waiting for {view['waiting']}")
    check((view["phase"] == "end") == (game.result is not None), f"phase {view['phase']}")


def result_is_right(game: Game) -> None:
    """The most VP wins, ties by honor; the winner's ally shares if tied (WIN-5, WIN-6, RUL-18)."""
    result, view = game.result, game.view(None)
    assert result is not None
    check(result.scores == {c: p["vp"] for c, p in view["players"].items()}, f"scores {result.scores}")
    ranking = sorted(view["honor"], key=lambda clan: -result.scores[clan])
    check(result.ranking == ranking, f"ranking {result.ranking}, not {ranking}")
    first = ranking[0]
    allies = [clan for pair in view["alliances"] if first in pair for clan in pair if clan != first]
    shared = [clan for clan in allies if result.scores[clan] == result.scores[first]]
    check(result.winners == [first, *shared], f"winners {result.winners}, not {[first, *shared]}")


def questions_are_well_formed(game: Game) -> None:
    """Documented kinds, answers, and causes; only tea, bid, and train may have one possible answer."""
    for decision in game.pending:
        kind, options = decision.kind, decision.options
        check(kind in ANSWERS_OF, f"a question of the kind {kind!r}")
        least = 1 if kind in (*OPEN_TO_ALL, "train") else 2  # TRA-6: a gift could make a card affordable
        check(len(options) >= least, f"{decision} has {len(options)} possible answers")
        check(len(game.pending) == 1 or kind in OPEN_TO_ALL, f"several are asked: {game.pending}")
        check(decision.required == (kind != "tea"), f"{decision}.required")
        check(is_cause(decision.cause), f"{decision} has the cause {decision.cause!r}")
        listed = some_options(options, Random(len(options)), 40)
        check(all(option.kind in ANSWERS_OF[kind] for option in listed), f"{decision}: {listed}")
        if len(options) <= 40:
            check(len(set(listed)) == len(options), f"an answer twice in {decision}")


def hands_are_offered(game: Game) -> None:
    """A mandate is chosen from the four tiles of the hand (POL-3)."""
    for decision in game.pending:
        if decision.kind == "mandate":
            hand = game.view(decision.clan)["private"]["hand"]
            offered = {option.to_json()["tile"] for option in decision.options}
            check(len(hand) == 4 and offered == set(hand), f"{decision} offers {offered} of {hand}")


def orders_are_needed(game: Game) -> None:
    """`order` is asked only of clans with simultaneous effects, `sequence` only of one with two (HON-5)."""
    for decision in game.pending:
        if decision.kind not in ("order", "sequence"):
            continue
        due = [(clan, source) for clan, source in game.view(None)["stack"][-1]["due"]]
        mine = {source for clan, source in due if clan == decision.clan}
        check(mine, f"{decision}: nothing of {decision.clan} is due, only {due}")
        if decision.kind == "order":
            check(len({clan for clan, _ in due}) > 1, f"{decision}: only {due} is due")
        else:
            named = {option.to_json()["source"] for option in decision.options}
            check(len(named) > 1 and named <= mine, f"{decision}: {named} of {mine}")


def some_options(options: Options, rng: Random, limit: int) -> list[Answer]:
    """All options, or a sample if there are many."""
    if len(options) <= limit:
        return list(options)
    return [options[number] for number in sorted(rng.sample(range(len(options)), limit))]


def options_are_accepted(game: Game, rng: Random, limit: int = 6) -> int:
    """Offered options are accepted, as an Answer and as JSON, and count as one answer."""
    before, tried = game.digest(), 0
    for decision in game.pending:
        for option in some_options(decision.options, rng, limit):
            said: Answer | Json = option if rng.random() < 0.5 else json.loads(dumps(option.to_json()))
            check(said in decision.options, f"{said} is not `in` the options of {decision}")
            twin = game.copy()
            try:
                twin.answer(decision.clan, said)
            except IllegalAnswer as error:
                raise Broken(f"{decision} offers {said}, but: {error}") from error
            check(twin.version == game.version + 1, f"version {twin.version} after {game.version}")
            tried += 1
    check(game.digest() == before, "answers to a copy changed the game")
    return tried


# -- views and events ------------------------------------------------------------------------

SEAT_KEYS: Final = frozenset({"me", "pending", "private"})
_SECRET_KEYS: Final = frozenset({"seed", "random", "key", "chance", "piles", "vault"})


def views_agree(game: Game) -> None:
    """Views are JSON, have the same public part and version for all viewers, and never contain the seed."""
    spectator = game.view(None)
    check(json.loads(json.dumps(spectator)) == spectator, "the spectator's view is not JSON")
    check(not SEAT_KEYS & set(spectator), "a spectator has no seat")
    check(spectator["version"] == game.version, f"version {spectator['version']}, not {game.version}")
    for clan in game.clans:
        view = game.view(clan)
        check(json.loads(json.dumps(view)) == view, f"the view of {clan} is not JSON")
        check(view["me"] == clan, f"the view of {clan} is of {view['me']}")
        own = [decision.to_json() for decision in game.pending if decision.clan == clan]
        check(view["pending"] == own, f"pending in the view of {clan}")
        check(set(view["private"]) == {"hand", "sealed", "deck"}, f"private: {set(view['private'])}")
        check(not _SECRET_KEYS & set(_keys(view)), f"{_SECRET_KEYS & set(_keys(view))} in a view")
        public = {key: value for key, value in view.items() if key not in SEAT_KEYS}
        check(public == spectator, f"what is public differs for {clan}")


def _keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _keys(inner)


def is_cause(cause: object) -> bool:
    """A card, kami, mandate, clan, war advantage, or clause id."""
    return isinstance(cause, str) and (cause in _CAUSES or CLAUSE.fullmatch(cause) is not None)


def events_are_valid(events: Sequence[Event], since: int = 0) -> None:
    """Numbered without gaps, each with a cause, and with an earlier event or none as its parent."""
    for number, event in enumerate(events, since):
        check(event.number == number, f"event {event.number} where {number} was due")
        check(is_cause(event.cause), f"event {dict(event)} has no known cause")
        check(event.parent is None or 0 <= event.parent < number, f"event {dict(event)} has a bad parent")


# Fields that only the clan of an event may read (POL-3, CLA-LOTUS-1, BAT-3).
_SECRET_FIELDS: Final = {"looked": "tiles", "mandate_announced": "tile", "bid_sealed": "bid"}


def events_align(game: Game, since: int = 0) -> None:
    """Every stream has the same events at the same positions; only a secret field may be null for some."""
    public = game.events(None, since)
    for event in public:
        if event.kind in _SECRET_FIELDS:
            check(event[_SECRET_FIELDS[event.kind]] is None, f"a spectator reads a secret: {dict(event)}")
    for clan in game.clans:
        own = game.events(clan, since)
        check(json.loads(json.dumps(own)) == own, f"the events of {clan} are not JSON")
        check(len(own) == len(public), f"{clan} read {len(own)} events, a spectator {len(public)}")
        for mine, open_to_all in zip(own, public, strict=True):
            if mine == open_to_all:
                hides = mine.kind in _SECRET_FIELDS and mine["clan"] == clan
                check(not hides, f"{clan} cannot read their own secret: {dict(mine)}")
                continue
            shown = {key: mine.get(key) for key, value in open_to_all.items() if value is not None}
            known = {key: value for key, value in open_to_all.items() if value is not None}
            check(shown == known, f"{clan} read {dict(mine)}, a spectator {dict(open_to_all)}")
            check(set(mine) == set(open_to_all), f"{clan} read {dict(mine)}, a spectator {dict(open_to_all)}")
            check(mine.get("clan") == clan, f"{clan} read a secret: {dict(mine)}")
