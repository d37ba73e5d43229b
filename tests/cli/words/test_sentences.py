"""Sentences for events. The catalog's own tests cover the wording."""

from __future__ import annotations

from random import Random

import pytest

from hinode import Event, Game
from hinode.cli.words.log_layout import HEADINGS, QUIET
from hinode.cli.words.sentences import event_sentence, log_lines
from hinode.cli.words.translator import Translator
from hinode.locale import has
from hinode.vocab.events import FIELDS
from tests.support.play import play_out, random_game


def event(kind: str, cause: str = "recruit", **fields: object) -> Event:
    return Event(number=0, kind=kind, cause=cause, parent=None, **fields)


def test_headings_and_quiet_events_are_kinds_of_events() -> None:
    assert {name.split("-")[0] for name in HEADINGS | QUIET} <= set(FIELDS)
    assert all(has("en", f"event-{name}") for name in HEADINGS | QUIET)


@pytest.mark.parametrize("seed", range(4))
def test_every_event_of_a_random_game_has_a_sentence_for_everyone(seed: int) -> None:
    sets = ("archway", "horseman", "teapot", "mountain")
    game = play_out(random_game(seed, 5, season_set=sets[seed], kami_unbound=True), Random(seed))
    for viewer in (None, *game.clans):
        for happened in game.events(viewer):
            sentence = event_sentence(happened, Translator(viewer))
            assert sentence[0].isupper()
            assert not {"{", "}", "None"} & set(sentence.replace(",", " ").split())


@pytest.mark.parametrize(
    ("happened", "sentence"),
    [
        (event("vp", "harvest", clan="koi", amount=3), "You gain 3 VP (Harvest)"),
        (event("vp", "hostage", clan="lotus", amount=-1), "The Lotus lose 1 VP (Take Hostage)"),
        (event("coins", "train", clan="koi", amount=-1), "You pay 1 Coin"),
        (event("coins", "CLN-1", clan="koi", amount=-2), "You discard 2 Coins left over"),
        (
            event("summoned", clan="lotus", figure="shinto", province="edo", to="fujin"),
            "The Lotus summon a Shinto in Edo and send it to the shrine of Fujin",
        ),
        (
            event("killed", "BAT-11", clan="koi", figure="bushi", count=2, province="edo", by="lotus"),
            "The Lotus kill 2 of your Bushi in Edo (battle outcome)",
        ),
        (
            event("killed", "BAT-11", clan="koi", figure="bushi", count=1, province="edo", by="lotus"),
            "The Lotus kill one of your Bushi in Edo (battle outcome)",
        ),
        (
            event("killed", "BAT-11", clan="koi", figure="daimyo", count=1, province="edo", by="lotus"),
            "The Lotus kill your Daimyo in Edo (battle outcome)",
        ),
        (
            event("killed", "seppuku", clan="koi", figure="shinto", count=1, province="edo", by="koi"),
            "You commit Seppuku in Edo: a Shinto",
        ),
        (
            event("killed", "seppuku", clan="lotus", figure="bushi", count=2, province="edo", by="lotus"),
            "The Lotus commit Seppuku in Edo: 2 Bushi",
        ),
        (
            event("captured", "hostage", clan="turtle", owner="koi", figure="bushi", province="edo"),
            "The Turtle take a hostage in Edo: one of your Bushi",
        ),
        (
            event("mandate_announced", clan="lotus", turn=2, tile=None, announce="train"),
            "Mandate 2: the Lotus announce Train (tile face down)",
        ),
        (
            event("toll", "path-of-the-serpent", clan="koi", owner="lotus", charged=True),
            "The Lotus charge you 1 Coin for the shipping route (Path of the Serpent)",
        ),
    ],
)
def test_sentences_address_the_reader_as_you(happened: Event, sentence: str) -> None:
    assert event_sentence(happened, Translator("koi")) == sentence


def test_a_repeated_sentence_is_shown_once() -> None:
    summon = event("summoned", clan="koi", figure="bushi", province="edo", to="edo")
    assert list(log_lines([summon, summon], Translator(), brief=True)) == [
        (False, "The Koi summon a Bushi in Edo (×2)")
    ]


def test_the_short_log_leaves_out_some_events() -> None:
    game = Game.new(clans=["koi", "lotus", "turtle"], seed=1)
    for clan in game.clans:
        game.answer(clan, {"kind": "ready"})
    events = game.events("koi")
    full = [line for _, line in log_lines(events, Translator("koi"), brief=False)]
    short = [line for _, line in log_lines(events, Translator("koi"), brief=True)]
    assert "You take mandate turn 1" in full
    assert "You take mandate turn 1" not in short
