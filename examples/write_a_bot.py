"""A bot in twenty lines, against three `random` bots.

    python examples/write_a_bot.py --games 100

It also plays anywhere a bot is taken by name, as `write_a_bot:Settler`, when this folder is on Python's path.
"""

from __future__ import annotations

import argparse

from hinode import Game
from hinode.bots.bot import Choice
from hinode.bots.registry import make_bot
from hinode.bots.runner import BotSeat, play_out
from hinode.bots.seat import Seat
from hinode.vocab.answers import Bid


class Settler:
    """Prefers answers that add pieces to the map, and keeps half of its Coins for the next battle."""

    liked = ("accept", "propose", "build", "summon", "buy", "place", "replace", "capture", "yes")

    def choose(self, seat: Seat) -> Choice:
        options = seat.decision.options
        if seat.decision.kind == "bid":  # thousands of options: make a bid instead of listing them
            half = seat.decision.coins // 2
            return Choice(Bid(seppuku=0, hostage=half % 2, ronin=half // 2, poets=0))
        for kind in self.liked:
            found = [option for option in options if option.kind == kind]
            if found:
                return Choice(seat.rng.choice(found))
        return Choice(seat.rng.choice(options))


def play(seed: int) -> float:
    """The bot's share of the victory in one game. Its seat changes from game to game."""
    game = Game.new(clans=["koi", "lotus", "turtle", "dragonfly"], seed=seed)
    mine = game.clans[seed % 4]
    bots = {clan: make_bot("random") if clan != mine else Settler() for clan in game.clans}
    play_out(game, {clan: BotSeat(clan, bot, f"{seed} {clan}", 1.0) for clan, bot in bots.items()})
    result = game.result
    assert result is not None
    return (mine in result.winners) / len(result.winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    share = sum(play(seed) for seed in range(games)) / games
    print(f"Settler won {share:.0%} of {games} games against three random; par is 25 %")


if __name__ == "__main__":
    main()
