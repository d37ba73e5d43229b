"""Analyze a finished game: replay it step by step, and look at each moment, decision, and bid."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from hinode.analysis.bids import BidReviewer
from hinode.analysis.decisions import DecisionReviewer
from hinode.analysis.moments import MomentLog, turning_points
from hinode.analysis.report import Analysis, BidReview, DecisionReview
from hinode.api import Game
from hinode.bots.learned.network import shipped_network
from hinode.vocab.errors import InvalidRecord

WORLDS: Final = 6  # in which the options of a decision are played on
OPTIONS: Final = 12  # of a question that are compared
MAX_DECISIONS: Final = 600  # a longer game has no more reviews than this
Progress = Callable[[int, int], None]  # answers done, and all answers


def analyze(
    record: Mapping[str, Any],
    *,
    worlds: int = WORLDS,
    options: int = OPTIONS,
    seed: int = 0,
    clans: Collection[str] | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Analyze the record of a game. The same arguments give the same analysis.

    `clans`: whose decisions are reviewed (default: all). Raises `InvalidRecord` if the record cannot be
    replayed or its game is not over.
    """
    if Game.replay(record).result is None:
        raise InvalidRecord("the game is not over")
    network = shipped_network()
    moments, bids = MomentLog(network), BidReviewer(network)
    reviewer = DecisionReviewer(network, worlds, options, seed)
    decisions: list[DecisionReview] = []
    bid_reviews: list[BidReview] = []
    answers = record["answers"]
    seats: list[str] = []
    for done, game in enumerate(Game.unroll(record)):
        seats = list(game.clans)
        moments.see(game, done)
        if progress is not None:
            progress(done, len(answers))
        if done == len(answers):
            break
        clan, answer = answers[done]
        if answer["kind"] == "bid":
            bid_reviews += bids.add(game, done + 1, clan, answer)
        elif (clans is None or clan in clans) and len(decisions) < MAX_DECISIONS:
            review = reviewer.review(game, done + 1, clan, answer)
            decisions += [] if review is None else [review]
    found = moments.moments()
    return Analysis(seats, len(answers), worlds, found, turning_points(found), decisions, bid_reviews)
