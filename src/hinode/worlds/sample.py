"""Sampling: keep what a seat knows and redraw everything else."""

from __future__ import annotations

from random import Random

from hinode.known.private import NO_BID, Private
from hinode.known.public import Public
from hinode.state.chance import Chance
from hinode.state.log import CountingLog, Log
from hinode.state.state import Ask, State
from hinode.vocab.bids import BidCodes
from hinode.vocab.events import redact
from hinode.vocab.ids import HIDDEN, MAP_SIZE
from hinode.worlds.decks import PENDING, History, SeenHand, draw_history


def sample_state(s: State, clan: int, rng: Random, with_log: bool = True) -> State:
    """A state consistent with what `clan` knows. Its log is what the clan may read, or is not kept."""
    twin = s.copy_idle()
    # A sample shares nothing with the real game.
    twin.public.separate()
    twin.stack = [frame.copy() for frame in s.stack]
    twin.log = Log([redact(entry, clan) for entry in s.log.since(0)]) if with_log else CountingLog()
    twin.answers = Log() if with_log else CountingLog()
    keeps = with_log and not isinstance(s.standings, CountingLog)
    twin.standings = Log(s.standings.since(0)) if keeps else CountingLog()
    twin.passed = [(number, _separate(p)) for number, p in s.passed or ()] if keeps else None
    # Options computed for a rival depend on the real hand, so they are computed again when needed.
    twin.asks = [Ask(ask.clan, ask.kind, ask.cause, None) for ask in s.asks]
    twin.vault.chance = Chance(f"{rng.getrandbits(256):064x}", s.vault.chance.count)
    for season, pile in enumerate(twin.vault.piles):
        if pile:
            twin.vault.piles[season] = tuple(rng.sample(range(MAP_SIZE), MAP_SIZE))
    for private in twin.privates:
        if private.clan != clan and private.sealed != NO_BID:
            bids = BidCodes(twin.public.coins[private.clan])
            private.sealed = bids[rng.randrange(len(bids))]
    history = draw_history(known_turns(s, clan), len(s.vault.deck), rng)
    _apply(twin, clan, history)
    return twin


def _separate(p: Public) -> Public:
    twin = p.copy()
    twin.separate()
    return twin


def known_turns(s: State, clan: int) -> list[SeenHand]:
    """This season's mandate turns as the clan knows them."""
    p, private = s.public, s.privates[clan]
    hands = dict(private.seen)
    turns = []
    for number, owner, tile, _ in p.laid:
        if owner == clan and tile == HIDDEN:
            tile = private.tile_down(number)
        turns.append(SeenHand(number, hands.get(number), tile))
    if any(other.hand(p.turn, p.laid) for other in s.privates):
        turns.append(SeenHand(p.turn, hands.get(p.turn), PENDING))
    return turns


def _apply(twin: State, clan: int, history: History) -> None:
    twin.vault.deck = history.deck
    for private in twin.privates:
        if private.clan != clan:
            _remember(private, history)


def _remember(private: Private, history: History) -> None:
    """What another seat has seen, in the history drawn."""
    private.seen = tuple((turn, history.hands[turn]) for turn, _ in private.seen)
    private.down = tuple((turn, history.laid[turn]) for turn, _ in private.down)
