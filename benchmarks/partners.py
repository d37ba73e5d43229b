"""Measure how a bot level does against disloyal partners: `python -m benchmarks.partners --level greedy`.

One bot that refuses every alliance, and one that betrays its ally at its last chance, play against three
others: bots of the same level, or those of `--rivals`. Apart from that they play like the level. A plain bot
shows how many alliances break otherwise. In a block of 20 games the first bot plays every clan in every set
of clans once, on the same boards, so a bot that plays like the others wins 25 % on average. Seconds are
processor time, so other work on the machine does not make the bots weaker.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from time import process_time
from typing import Final

from hinode.api import Game
from hinode.bots import runner
from hinode.bots import seat as seats_of_bots
from hinode.bots.bot import Bot, Choice
from hinode.bots.registry import make_bot
from hinode.bots.runner import BotSeat, play_out
from hinode.bots.seat import Seat
from hinode.tournament.plan import Plan
from hinode.tournament.standings import wilson
from hinode.vocab.answers import Answer, Mandate, Ready, Refuse
from hinode.vocab.facts import MANDATE_TURNS
from hinode.vocab.ids import CLANS

SEASONS: Final = 3
KINDS: Final = ("refuser", "betrayer", "plain")


class Refuser:
    """Refuses every alliance."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, seat: Seat) -> Choice:
        if seat.decision.kind != "tea":
            return self.bot.choose(seat)
        options = list(seat.decision.options)
        refusals: list[Answer] = [answer for answer in options if isinstance(answer, Refuse)]
        return Choice((refusals or [Ready()])[0])


class Betrayer:
    """Chooses Betray on its last mandate turn of a season if it has an ally and the tile."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, seat: Seat) -> Choice:
        if seat.decision.kind == "mandate" and _last_turn(seat) and _allied(seat):
            for answer in seat.decision.options:
                if isinstance(answer, Mandate) and "betray" in (answer.announce or answer.tile):
                    return Choice(answer)
        return self.bot.choose(seat)


def _last_turn(seat: Seat) -> bool:
    turn = len(seat.view["mandates"]) + 1
    return turn + len(seat.view["players"]) > MANDATE_TURNS


def _allied(seat: Seat) -> bool:
    return any(seat.clan in pair for pair in seat.view["alliances"])


def count_processor_time() -> None:
    """Make the time caps of bots in this process count processor time, not wall-clock time."""
    for module in (runner, seats_of_bots):
        assert "monotonic" in vars(module)
        vars(module)["monotonic"] = process_time


def play(plan: Plan, kind: str, caps: tuple[float, float], number: int) -> Counter[str]:
    """One game: the hero's share of the victory, alliances made and broken, and Coins given to the hero.

    `caps` are the seconds of the hero and of the others for each decision.
    """
    match = plan.match(number)
    game = Game.new(clans=match.clans, season_set=plan.season_set, seed=match.seed)
    seats = {}
    for clan, name in match.bots:
        bot = make_bot(name)
        if clan == match.hero and kind != "plain":
            bot = Refuser(bot) if kind == "refuser" else Betrayer(bot)
        seats[clan] = BotSeat(name, bot, match.bot_seed(clan), caps[clan != match.hero])
    play_out(game, seats)
    found: Counter[str] = Counter({"games": 1, f"games {match.hero}": 1})
    assert game.result is not None
    if match.hero in game.result.winners:
        share = 1 / len(game.result.winners)  # a victory may be shared
        found["won"] = found[f"won {match.hero}"] = share  # type: ignore[assignment]
    for event in game.events():
        allied = event["kind"] == "allied"
        broken = event["kind"] == "alliance_ended" and event["cause"] == "betray"
        found["allied"] += allied
        found["broken"] += broken
        found["allied hero"] += allied and match.hero in (event["clan"], event["with"])
        found["broken by hero"] += broken and event["clan"] == match.hero
        if event["kind"] == "gift" and event["to"] == match.hero:
            found["given Coins"] += event["coins"]
    return found


def report(level: str, kind: str, total: Counter[str]) -> str:
    games, won = total["games"], total["won"]
    low, high = wilson(won, games)
    return (
        f"{kind} and three {level}: won {won / games:.1%} of {games} ({low:.1%} to {high:.1%}); "
        f"alliances broken {total['broken']} of {total['allied']}, "
        f"by the first bot {total['broken by hero']} of {total['allied hero']}; "
        f"Coins given to it {total['given Coins'] / games / SEASONS:.2f} a season; "
        f"won by clan {_by_clan(total)}"
    )


def _by_clan(total: Counter[str]) -> str:
    played = [clan for clan in CLANS if total[f"games {clan}"]]
    return ", ".join(f"{clan} {total[f'won {clan}'] / total[f'games {clan}']:.0%}" for clan in played)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="greedy", help="any bot by name")
    parser.add_argument("--rivals", help="the other three bots (default: the level)")
    parser.add_argument("--kind", choices=KINDS, action="append", help="can be repeated (default: all)")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cap", type=float, default=0.1, help="seconds of processor time for each decision")
    parser.add_argument("--cap-others", type=float, help="… of the other three (default: the same)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    rivals = given.rivals or given.level
    caps = (given.cap, given.cap_others or given.cap)
    plan = Plan((given.level, *(rivals,) * 3), given.seed, max(caps))
    if given.games < 1 or given.games % plan.block_size:
        parser.error(f"--games must be a multiple of {plan.block_size}: only whole blocks are balanced")
    with Pool(given.jobs, count_processor_time) as pool:
        for kind in given.kind or KINDS:
            total: Counter[str] = Counter()
            for found in pool.imap_unordered(partial(play, plan, kind, caps), range(given.games)):
                total.update(found)
            print(report(rivals, kind, total), flush=True)


if __name__ == "__main__":
    main()
