"""Compares previews with the game: they match what then happens, and do not depend on hidden state."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from hinode import Answer, Game
from tests.support.checks.invariants import check, dumps, some_options
from tests.support.checks.replays import snapshot

Json = dict[str, Any]
# Events that start something new or reveal something hidden: a preview ends before them.
NEXT: Final = frozenset(
    {
        *("phase_started", "season_started", "mandate_turn", "kami_turn", "gift_won", "province_at_war"),
        *("looked", "bid_revealed"),
    }
)


def some_previews(game: Game, clan: str, rng: Random, limit: int = 12) -> list[tuple[Answer, Json]]:
    """Some options of a clan's question with their previews; bids are previewed one by one."""
    found: list[tuple[Answer, Json]] = []
    for decision in game.pending:
        if decision.clan == clan and decision.kind == "bid":
            found += [(bid, game.preview(clan, bid)) for bid in some_options(decision.options, rng, limit)]
        elif decision.clan == clan:
            listed = list(zip(decision.options, game.previews(clan)["options"], strict=True))
            found += rng.sample(listed, min(limit, len(listed)))
    return found


def previews_match_the_game(game: Game, clan: str, rng: Random, limit: int = 12) -> int:
    """Up to the point where it stops, a preview equals what then happens. Returns how many were compared."""
    before = snapshot(game)
    found = some_previews(game, clan, rng, limit)
    check(snapshot(game) == before, "a preview changed the game")
    view, board = game.view(None), game.board(None)
    for option, preview in found:
        real = game.copy()
        real.answer(clan, option)
        _events_follow(game, real, clan, preview)
        _totals_match(view["players"], preview)
        if preview["stops"] == "question":
            _board_matches(board, view["honor"], real, preview)
    return len(found)


def _events_follow(game: Game, real: Game, clan: str, preview: Json) -> None:
    events = real.events(clan, game.event_count)
    told = preview["events"]
    check(events[: len(told)] == told, f"{preview['answer']}: previewed {told}, but it came {events}")
    if preview["stops"] == "question":
        check(len(events) == len(told), f"{preview['answer']}: more happens than was previewed")
        asking = {ask["clan"]: {"kind": ask["kind"], "cause": ask["cause"]} for ask in preview["asks"]}
        check(real.view(None)["asking"] == asking, f"{preview['answer']}: {asking} would be asked")
    else:
        check(not preview["asks"], "a preview that stops elsewhere asks something")
        following = [event["kind"] for event in events[len(told) :]]
        check(not following or following[0] in NEXT, f"{preview['answer']}: it stops before {following[:1]}")
    if preview["stops"] == "reveal":
        check(real.reveals > game.reveals, f"{preview['answer']}: nothing is revealed")


def _totals_match(players: Json, preview: Json) -> None:
    """Each clan's resources after the preview follow from its events, wherever it stops."""
    for clan, player in players.items():
        for resource in ("vp", "coins", "ronin"):
            delta = sum(_amount(event, clan, resource) for event in preview["events"])
            told = preview["clans"].get(clan, {}).get(resource)
            told = told or {"before": player[resource], "after": player[resource]}
            check(told["before"] == player[resource], f"{clan} {resource} before: {told}")
            check(
                told["after"] == player[resource] + delta,
                f"{clan} {resource} after: {told}, events say {delta}",
            )


def _amount(event: Json, clan: str, resource: str) -> int:
    """How much of a resource an event gives a clan."""
    if event["kind"] == resource and event["clan"] == clan:
        return int(event["amount"])
    if event["kind"] == "gift" and resource != "vp" and clan in (event["clan"], event["to"]):
        return int(event[resource]) if event["to"] == clan else -int(event[resource])
    if event["kind"] == "reparation" and resource == "coins" and event["to"] == clan:
        return int(event["amount"])
    return 0


def _board_matches(old: Json, was: list[str], real: Game, preview: Json) -> None:
    """Forces, leaders, shrines, honor, and alliances at the next question."""
    new = real.board(None)
    for province, leader in new["leaders"].items():
        told = preview["provinces"].get(province, {"forces": {}})
        for clan in real.clans:
            pair = _pair(old["forces"][province].get(clan, 0), new["forces"][province].get(clan, 0))
            check(told["forces"].get(clan) == pair, f"{clan} in {province}: {told}, but {pair}")
        lead = told.get("leader", _both(leader))
        check(lead == {"before": old["leaders"][province], "after": leader}, f"leader of {province}: {lead}")
    for kami, leader in new["devotees"].items():
        lead = preview["shrines"].get(kami, {}).get("leader", _both(leader))
        check(lead == {"before": old["devotees"][kami], "after": leader}, f"leader of {kami}: {lead}")
    honor = real.view(None)["honor"]
    for clan in real.clans:
        told = preview["clans"].get(clan, {}).get("honor")
        check(told == _pair(was.index(clan) + 1, honor.index(clan) + 1), f"honor of {clan}: {told}")


def _pair(before: int, after: int) -> Json | None:
    return None if before == after else {"before": before, "after": after}


def _both(value: Any) -> Json:
    return {"before": value, "after": value}


# -- progress --------------------------------------------------------------------------------

STEPS: Final = {"recruit": "summon", "marshal": "move", "betray": "replace", "fujin": "move"}
_STEP_TAKEN: Final = frozenset({"summoned", "moved", "kami_moved", "replaced"})
_OVER: Final = frozenset({"performs", "mandate_turn", "kami_turn", "gift_won", "phase_started"})


def steps_taken(game: Game, clan: str, rng: Random) -> tuple[str, int, int]:
    """For a clan that takes every step it can: the kind of question, the steps previewed and taken.

    A Move that a toll prevents is not a step (RUL-14).
    """
    kind = next(decision.kind for decision in game.pending if decision.clan == clan)
    left, real = game.previews(clan)["progress"]["left"], game.copy()
    while real.pending and not any(e["kind"] in _OVER for e in real.events(None, game.event_count)):
        decision = real.pending[0]
        options = list(decision.options)
        if decision.clan == clan and decision.kind == kind:
            options = [option for option in options if option.kind == STEPS[kind]] or options[:1]
        real.answer(decision.clan, rng.choice(options))
    told = [event for event in real.events(None, game.event_count) if event["kind"] in _STEP_TAKEN]
    return kind, left, sum(event["clan"] == clan and event["cause"] == kind for event in told)


# -- bids ------------------------------------------------------------------------------------

NOTHING: Final = {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}


def bid_table_matches_the_game(game: Game, bidder: str) -> int:
    """One clan bids a Coin on one advantage and uses it; nobody else bids. Returns how many were compared."""
    if any(side["sealed"] for side in game.previews(bidder)["bids"]["sides"]):
        return 0
    compared = 0
    for advantage, by_winner in game.previews(bidder)["bids"]["advantages"].items():
        for clan, use in by_winner.items():
            if use["possible"]:
                won = _fought(game, clan, advantage, use)
                told = (use["outcome"]["winner"], use["outcome"]["force"])
                check(told == won, f"{clan} wins {advantage}: previewed {told}, but {won}")
                compared += 1
    return compared


def _fought(game: Game, clan: str, advantage: str, use: Json) -> tuple[str, int]:
    """The winner of the battle, and the winning force."""
    real = game.copy()
    for bidder in [decision.clan for decision in game.pending]:
        real.answer(bidder, {**NOTHING, advantage: int(bidder == clan)})
    while True:
        won = [event for event in real.events(None, game.event_count) if event["kind"] == "battle_won"]
        if won:
            return won[0]["clan"], won[0]["force"]
        decision = real.pending[0]
        answer: Json = decision.options[0].to_json()
        if decision.kind == "offer" and decision.cause == advantage:
            answer = {"kind": "yes"}
        elif decision.kind == "hostage" and not _captured(real, game.event_count):
            answer = {"kind": "capture", **use["captured"]}
        real.answer(decision.clan, answer)


def _captured(game: Game, since: int) -> bool:
    return any(event["kind"] == "captured" for event in game.events(None, since))


# -- secrets ---------------------------------------------------------------------------------


def all_previews(game: Game, clan: str, rng: Random) -> str:
    """All previews of a seat now, as text: every option, and some bids."""
    asked = [decision for decision in game.pending if decision.clan == clan]
    one_by_one = [preview for _, preview in some_previews(game, clan, rng, 4)]
    return dumps([[game.previews(clan) for _ in asked], one_by_one])


def the_same_in_every_world(game: Game, clan: str, rng: Random, worlds: int = 2) -> None:
    """Previews are the same in every sampled world of the seat, byte for byte."""
    seed = rng.random()
    here = all_previews(game, clan, Random(seed))
    for _ in range(worlds):
        world = game.sample(clan, rng)
        check(all_previews(world, clan, Random(seed)) == here, f"{clan} can tell worlds apart by a preview")
