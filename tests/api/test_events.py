"""The event stream: numbered, the same for everybody but for secrets."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hinode import Event, Game, HinodeError
from hinode.vocab.events import FIELDS
from tests.api.questions import bid, choice
from tests.support.battles import battle
from tests.support.play import random_game, steps
from tests.support.script import Script, mandate

SECRETS = {"looked": "tiles", "mandate_announced": "tile", "bid_sealed": "bid"}


def played(seed: int = 3, answers: int = 120, **options: Any) -> Game:
    """A game with the Lotus, some way in."""
    game = Game.new(clans=["koi", "lotus", "turtle", "bonsai"], seed=seed, **options)
    for count, _ in enumerate(steps(game, Random(seed))):
        if count == answers:
            break
    return game


def kinds(game: Game, kind: str, viewer: str | None = None) -> list[Event]:
    return [event for event in game.events(viewer) if event.kind == kind]


def test_events_are_numbered_from_0() -> None:
    game = played()
    assert [event["number"] for event in game.events()] == list(range(len(game.events())))
    assert game.events()[0]["kind"] == "game_started"


@pytest.mark.parametrize("since", [0, 1, 7, 50])
def test_since_gives_the_rest_with_the_same_numbers(since: int) -> None:
    game = played()
    assert game.events(since=since) == game.events()[since:]
    assert game.events("lotus", since) == game.events("lotus")[since:]


def test_nothing_has_happened_since_now() -> None:
    game = played()
    now = len(game.events())
    assert game.events(since=now) == []
    assert game.events(since=now + 1000) == []


def test_an_answer_appends_events_and_changes_none() -> None:
    game = Game.new(clans=["koi", "lotus", "turtle"])
    before = game.events("koi")
    game.answer("koi", {"kind": "propose", "to": "lotus"})
    assert game.events("koi")[: len(before)] == before
    new = game.events(since=len(before))
    assert [event.kind for event in new] == ["proposed"]
    assert new[0] | {} == {
        "number": len(before),
        "kind": "proposed",
        "cause": "TEA-2",
        "parent": new[0].parent,
        "clan": "koi",
        "to": "lotus",
    }


@pytest.mark.parametrize("since", [-1, 1.0, "0", None, True, False, [], {}], ids=repr)
def test_since_is_a_whole_number_from_0_up(since: Any) -> None:
    with pytest.raises(HinodeError, match="since"):
        played(answers=3).events(since=since)


@pytest.mark.parametrize("viewer", ["dragonfly", "crane", "", 0, True, ["koi"], ...], ids=repr)
def test_nobody_reads_events_who_does_not_play(viewer: Any) -> None:
    with pytest.raises(HinodeError):
        played(answers=3).events(viewer)


def test_every_viewer_reads_as_many_events_and_the_same_but_for_secrets() -> None:
    game = played(answers=400)
    public = game.events()
    for clan in game.clans:
        own = game.events(clan)
        assert len(own) == len(public)
        for mine, shown in zip(own, public, strict=True):
            secret = SECRETS.get(mine.kind)
            assert {k: v for k, v in mine.items() if k != secret} == {
                k: v for k, v in shown.items() if k != secret
            }


@pytest.mark.parametrize(("kind", "field"), SECRETS.items())
def test_a_secret_is_read_by_its_owner_only(kind: str, field: str) -> None:
    """POL-3, CLA-LOTUS-1, BAT-3"""
    game = played(answers=400)
    assert kinds(game, kind)
    for viewer in (None, *game.clans):
        for event in kinds(game, kind, viewer):
            assert (event[field] is not None) == (event["clan"] == viewer)


def test_these_are_all_the_secrets_there_are() -> None:
    hidden = {
        (kind, name) for kind, fields in FIELDS.items() for name, type_ in fields if type_.startswith("?")
    }
    assert hidden == set(SECRETS.items())


def test_the_hand_looked_at_is_in_the_owners_event() -> None:
    """POL-3"""
    game = choice("koi").game
    assert kinds(game, "looked", "koi")[0]["tiles"] == ["recruit", "train", "harvest", "betray"]
    assert kinds(game, "looked", "lotus")[0]["tiles"] is None
    assert kinds(game, "looked")[0]["tiles"] is None


def test_what_the_lotus_announce_is_public_and_what_they_lay_is_not() -> None:
    """CLA-LOTUS-1, RUL-13"""
    game = choice("lotus").say("lotus", "mandate", tile="betray", announce="harvest").game
    shown = {viewer: kinds(game, "mandate_announced", viewer)[0] for viewer in (None, *game.clans)}
    assert {viewer: event["tile"] for viewer, event in shown.items()} == {
        None: None,
        "koi": None,
        "turtle": None,
        "lotus": "betray",
    }
    assert {event["announce"] for event in shown.values()} == {"harvest"}


def test_a_bid_is_read_by_all_when_the_last_one_is_in() -> None:
    """BAT-3"""
    script = bid().say("koi", "bid", seppuku=0, hostage=1, ronin=2, poets=0)
    mine = {"seppuku": 0, "hostage": 1, "ronin": 2, "poets": 0}
    assert kinds(script.game, "bid_sealed", "koi")[0]["bid"] == mine
    assert kinds(script.game, "bid_sealed", "lotus")[0]["bid"] is None
    assert kinds(script.game, "bid_revealed") == []
    script.say("lotus", "bid", seppuku=0, hostage=0, ronin=0, poets=0)
    script.say("turtle", "bid", seppuku=0, hostage=0, ronin=0, poets=0)
    revealed = {event["clan"]: event["bid"] for event in kinds(script.game, "bid_revealed")}
    assert revealed["koi"] == mine
    assert list(revealed) == ["koi", "lotus", "turtle"]
    assert kinds(script.game, "bid_sealed", "lotus")[0]["bid"] is None


@pytest.mark.parametrize("seed", range(3))
def test_every_event_of_a_random_game_can_be_written_as_json(seed: int) -> None:
    game = random_game(seed, kami_unbound=True, season_set="random")
    for _ in steps(game, Random(seed)):
        pass
    for viewer in (None, *game.clans):
        events = game.events(viewer)
        assert json.loads(json.dumps(events)) == [event.to_json() for event in events]


def test_an_event_stands_under_an_earlier_one() -> None:
    game = played(answers=400)
    for event in game.events():
        assert event.parent is None or 0 <= event.parent < event.number
        assert event.cause


def test_an_event_handed_out_is_the_callers_own() -> None:
    game = played(answers=5)
    game.events()[0].clear()
    assert game.events()[0].kind == "game_started"


def test_the_seed_and_the_key_are_in_no_event() -> None:
    game = Game.new(clans=["koi", "lotus", "turtle"], seed=987654321)
    key = game.position()["random"]["key"]
    for _ in steps(game, Random(1)):
        pass
    for viewer in (None, *game.clans):
        text = json.dumps(game.events(viewer))
        assert "987654321" not in text
        assert key not in text


# -- who did it, and where ---------------------------------------------------------------------------


def killings(script: Script) -> list[tuple[str, str, str]]:
    return [(e["clan"], e["province"], e["by"]) for e in script.events("killed")]


def test_a_kill_names_the_clan_that_did_it() -> None:
    """BAT-7, BAT-11: the clan itself for Seppuku, the winner for a lost battle."""
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}, "turtle": {"bushi": 3}}
    script = battle(here, {"koi": {"coins": 1}, "lotus": {}, "turtle": {}})
    script.bids(koi=(1, 0, 0, 0), lotus=(0, 0, 0, 0), turtle=(0, 0, 0, 0)).say("koi", "yes")
    assert killings(script) == [("koi", "nagato", "koi"), ("lotus", "nagato", "turtle")]


def test_a_kill_by_a_card_names_its_owner() -> None:
    """CAR-10, CAR-oni-of-hate"""
    players = {"koi": {}, "lotus": {"coins": 3}, "turtle": {}}
    script = mandate(
        "train",
        "lotus",
        season="autumn",
        players=players,
        display={"oni-of-hate": 1},
        map={"edo": {"koi": {"bushi": 1}, "lotus": {"stronghold": 1}}},
    )
    script.say("lotus", "buy", card="oni-of-hate")
    assert killings(script) == [("koi", "edo", "lotus")]


def test_events_of_a_battle_name_its_province() -> None:
    """BAT-3, BAT-4, BAT-13"""
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 2}}
    script = battle(here, {"koi": {"coins": 1}, "lotus": {"coins": 1}, "turtle": {}})
    script.bids(koi=(0, 0, 0, 1), lotus=(0, 0, 0, 0)).say("koi", "yes")
    kinds = ("bid_revealed", "advantage_won", "battle_ended")
    assert [e["province"] for kind in kinds for e in script.events(kind)] == ["nagato"] * 4
