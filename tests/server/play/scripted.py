"""Scripted people, who answer every question by a rule until the game is over."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.server.kit.client import Client, Json, TableFeed

Choose = Callable[[Json, Json, Random], Json]


def some_answer(decision: Json, view: Json, rng: Random) -> Json:
    """A random legal answer; at tea mostly `ready`, so that ceremonies end."""
    if decision["kind"] == "bid":
        return some_bid(decision["coins"], rng)
    options: list[Json] = decision["options"]
    ready = {"kind": "ready"}
    if decision["kind"] == "tea" and ready in options and rng.random() < 0.6:
        return ready
    return rng.choice(options)


def some_bid(coins: int, rng: Random) -> Json:
    names = ("seppuku", "hostage", "ronin", "poets")
    bid = dict.fromkeys(names, 0)
    for _ in range(rng.randint(0, coins)):
        bid[rng.choice(names)] += 1
    return {"kind": "bid", **bid}


async def play_seat(
    person: Client, table: str, seat: str, feed: TableFeed, rng: Random, choose: Choose = some_answer
) -> Json:
    """Answer for one seat until the game is over. Returns the last update."""
    answered = -1
    while True:
        update = await feed.update()
        if update["result"] is not None:
            return update
        asked = update["asked"].get(seat)
        if asked is None or asked <= answered:
            continue
        decision = update["view"]["pending"][0]
        answer = choose(decision, update["view"], rng)
        done = await person.send(table, "answer", seat=seat, seen=update["n"], answer=answer)
        if done.status_code == 200 and decision["kind"] != "tea":
            answered = asked
