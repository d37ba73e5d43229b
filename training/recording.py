"""Recording: plays one game of a mix of bots, and keeps the positions and bids to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from hinode.api import Game
from hinode.bots.bot import Bot, Choice
from hinode.bots.evaluation.features import features
from hinode.bots.learned.bid_model import BidContext
from hinode.bots.random_bot import RandomBot
from hinode.bots.runner import BotSeat, play_out
from hinode.bots.search.bids import Bid, candidate_bids, spread_bids
from hinode.bots.search.lookahead import announced
from hinode.bots.seat import Seat
from hinode.vocab import codes
from hinode.vocab.ids import CLAN_NO, CLANS, NOBODY
from hinode.worlds.world import World
from training.bots import training_bot

# The share of the questions of each kind whose positions are kept.
KEPT: Final = {"mandate": 1.0, "tea": 0.1, "bid": 0.6}
KEPT_OTHERS: Final = 0.3
KEPT_BIDS: Final = 0.2
SLIPS: Final = (0.0, 0.0, 0.05, 0.15)  # how often a seat answers at random, except in tea and bids
PLAYERS: Final = (4, 4, 4, 4, 4, 4, 4, 4, 3, 5)
TIMED: Final = ("planner", "master")  # bots that use all the time they have
UNTIMED: Final = 30.0
UNBOUND: Final = 0.1  # share of games with Kami Unbound


@dataclass(frozen=True, slots=True)
class Position:
    """One position: its features, and for a mandate question who chose what from which hand."""

    row: bytes
    seat: int  # NOBODY if no mandate was chosen
    mandate: int
    hand: int  # the mandates that could be chosen, as bits


@dataclass(slots=True)
class Recorded:
    """What one game leaves behind. Lists are in seat order."""

    positions: list[Position] = field(default_factory=list)
    bids: list[tuple[list[list[float]], int]] = field(default_factory=list)  # candidates, the one made
    vp: list[int] = field(default_factory=list)
    win: list[float] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)


class RecordingBot:
    """Plays like another bot, with slips, and records what it sees."""

    def __init__(self, bot: Bot, slip: float, into: Recorded, rng: Random) -> None:
        self.bot = bot
        self.slip = slip
        self.into = into
        self.rng = rng

    def choose(self, seat: Seat) -> Choice:
        kind = seat.decision.kind
        world = seat.world()  # taken first: the seat is closed after the answer
        if kind not in ("tea", "bid") and self.rng.random() < self.slip:
            return RandomBot().choose(seat)  # a slip is not a lesson
        choice = self.bot.choose(seat)
        if self.rng.random() < KEPT.get(kind, KEPT_OTHERS):
            self.into.positions.append(_position(world, seat, choice))
        if kind == "bid" and self.rng.random() < KEPT_BIDS:
            self.into.bids.append(self._bid(world, seat, choice))
        return choice

    def _bid(self, world: World, seat: Seat, choice: Choice) -> tuple[list[list[float]], int]:
        p, clan = world.public, CLAN_NO[seat.clan]
        province = p.war[p.war_at]
        code = _code(choice)
        made: Bid = (codes.arg(code, 0), codes.arg(code, 1), codes.arg(code, 2), codes.arg(code, 3))
        found = {*candidate_bids(p, clan, province, self.rng, 40), *spread_bids(p, clan, province), made}
        context, ordered = BidContext(p, clan, province), sorted(found)
        return [context.features(bid) for bid in ordered], ordered.index(made)


def _position(world: World, seat: Seat, choice: Choice) -> Position:
    row = features(world)
    if seat.decision.kind != "mandate":
        return Position(row, NOBODY, NOBODY, 0)
    hand = 0
    for code in seat.decision.options.codes:
        hand |= 1 << announced(code)
    chosen = announced(_code(choice))
    return Position(row, world.public.clans.index(CLAN_NO[seat.clan]), chosen, hand)


def _code(choice: Choice) -> int:
    found = codes.encode(choice.answer)
    assert found is not None
    return found


def record_game(seed: str, mix: Sequence[tuple[str, float]], seconds: float) -> Recorded:
    """Play one game of bots drawn from a mix of (name, weight)."""
    rng = Random(seed)
    clans = rng.sample(CLANS, rng.choice(PLAYERS))
    game = Game.new(
        clans=[clan for clan in CLANS if clan in clans],
        season_set="random",
        kami_unbound=rng.random() < UNBOUND,
        seed=rng.getrandbits(32),
    )
    found = Recorded()
    names, weights = [name for name, _ in mix], [weight for _, weight in mix]
    seats: dict[str, BotSeat] = {}
    for clan in game.clans:
        name = rng.choices(names, weights)[0]
        bot = RecordingBot(training_bot(name), rng.choice(SLIPS), found, Random(rng.getrandbits(64)))
        cap = seconds if name.startswith(TIMED) else UNTIMED
        seats[clan] = BotSeat(name, bot, f"{seed} {clan}", cap)
        found.bots.append(name)
    play_out(game, seats)
    _add_result(game, found)
    return found


def _add_result(game: Game, found: Recorded) -> None:
    result = game.result
    assert result is not None
    tokens = game.world(game.clans[0], Random(0)).public.tokens
    for clan in game.clans:
        found.vp.append(result.scores[clan])
        found.win.append(1 / len(result.winners) if clan in result.winners else 0.0)
        found.tokens.append(tokens.count(CLAN_NO[clan]))
