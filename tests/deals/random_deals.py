"""Random games in which random clans make random deals."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

from hinode import Game
from hinode.deals import Deal, DealBook, InvalidDeal, Offer, parse_term
from hinode.deals.parsing import check_offer
from hinode.deals.promises import RULES
from tests.support.play import random_answer, random_game

EXCUSED = 3  # a seed of a game in which some tiles of promised mandates were in hand, and some were not


def random_promise(rng: Random) -> dict[str, Any]:
    kind = rng.choice(sorted(RULES))
    return {"kind": kind, **{name: rng.choice(values) for name, values in RULES[kind].fields.items()}}


def random_deal(game: Game, rng: Random, number: int) -> Deal | None:
    """A deal with only promises, if it is valid now."""
    giver, receiver = rng.sample(game.clans, 2)
    terms = [parse_term(random_promise(rng)) for _ in range(2)]
    offer = Offer(f"{number:010x}", giver, receiver, (terms[0],), (terms[1],), "season", rng.random() < 0.5)
    view = game.view(None)
    with suppress(InvalidDeal):
        check_offer(offer, view)
        return Deal(offer, game.version, game.event_count, view["season"])
    return None


def dealing(seed: int, **options: Any) -> Iterator[tuple[Game, DealBook, list[Deal]]]:
    """The game, its book, and the deals so far, after every answer."""
    game, rng = random_game(seed, **options), Random(f"deals {seed}")
    book, deals = DealBook(), list[Deal]()
    book.follow(game.events())
    while game.pending:
        deal = random_deal(game, rng, len(deals)) if rng.random() < 0.3 else None
        if deal is not None:
            deals.append(deal)
            book.add(deal, game.view(None))
        game.answer(*random_answer(game, rng))
        book.follow(game.events(None, book.read))
        yield game, book, deals
