"""The immediate terms of a deal: Coins, Ronin, and an alliance change hands together or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hinode.api import Game
from hinode.deals.terms import Offer
from hinode.vocab.errors import IllegalAnswer, reason

Step = tuple[str, dict[str, Any]]  # a clan and its answer


def exchange_steps(game: Game, offer: Offer) -> list[Step]:
    """The answers that carry out an offer, tried on a copy: the game is unchanged.

    Raises the IllegalAnswer of the first way if none is legal.
    """
    refused: IllegalAnswer | None = None
    for steps in _ways(game, offer):
        trial = game.copy()
        try:
            for clan, answer in steps:
                trial.answer(clan, answer)
        except IllegalAnswer as illegal:
            refused = refused or _for_both(illegal, clan)
        else:
            return steps
    assert refused is not None
    raise refused


def _for_both(refused: IllegalAnswer, clan: str) -> IllegalAnswer:
    """The refusal of a clan's answer, for both parties: "you" would be wrong for one of them."""
    if refused.message != "refused-you-have-ally":
        return refused
    return IllegalAnswer(reason("refused-has-ally", clan=clan), refused.clause)


def _ways(game: Game, offer: Offer) -> Iterator[list[Step]]:
    """Gifts, in either order (one may move the game past a Train question, TRA-6), then the alliance."""
    gifts: list[Step] = [
        (by, {"kind": "gift", "to": to, "coins": coins, "ronin": ronin})
        for by, to, coins, ronin in offer.payments()
    ]
    for paid in (gifts, gifts[::-1]) if len(gifts) > 1 else (gifts,):
        for allied in _alliances(game, offer) if offer.allies else ([],):
            yield [*paid, *allied]


def _alliances(game: Game, offer: Offer) -> Iterator[list[Step]]:
    """Accept a standing proposal; else one of the two proposes (a clan that said "ready" cannot)."""
    one, two = offer.giver, offer.receiver
    proposals = [pair for frame in game.view(None)["stack"] for pair in frame.get("proposals", [])]
    for speaker, other in ((one, two), (two, one)):
        if [speaker, other] in proposals:
            yield [(other, {"kind": "accept", "from": speaker})]
            return
    for speaker, other in ((one, two), (two, one)):
        yield [
            (speaker, {"kind": "propose", "to": other}),
            (other, {"kind": "accept", "from": speaker}),
        ]
