"""Everyone sees the same game: views of one version, and event streams with the same events."""

from __future__ import annotations

import json

from tests.properties.strategies import games
from tests.support.checks import invariants
from tests.support.game_plans import Plan


@games(40)
def test_views_are_json_and_agree_on_what_is_public(plan: Plan) -> None:
    for game, _ in plan.some_moments("views", 0.15):
        invariants.views_agree(game)


@games(30)
def test_the_version_counts_accepted_answers(plan: Plan) -> None:
    for answers, game in enumerate(plan.moments()):
        assert {game.view(viewer)["version"] for viewer in (None, *game.clans)} == {answers}


@games(80)
def test_every_event_has_a_cause_and_an_earlier_parent(plan: Plan) -> None:
    game = plan.played()
    invariants.events_are_valid(game.events())


@games(40)
def test_event_streams_are_aligned_for_all_viewers(plan: Plan) -> None:
    read = 0
    for game, _ in plan.some_moments("align", 0.2):
        invariants.events_align(game, since=read)
        read = len(game.events(since=read)) + read
    invariants.events_align(plan.played())


@games(20)
def test_events_since_a_number_are_the_rest_of_the_stream(plan: Plan) -> None:
    game = plan.played()
    whole = game.events()
    for since in range(0, len(whole) + 2, 7):
        assert game.events(since=since) == whole[since:]


@games(30)
def test_the_past_never_changes(plan: Plan) -> None:
    """A stream only grows."""
    told: list[str] = []
    for game, _ in plan.some_moments("past", 0.1):
        stream = [json.dumps(event) for event in game.events()]
        assert stream[: len(told)] == told
        told = stream
