"""Answering: what is taken, and what is refused without a trace."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hinode import Answer, Game, IllegalAnswer
from hinode.vocab.answers import Bid, Effect, Gift, Mandate, Move, Pay, Propose, Ready
from tests.api.questions import QUESTIONS, bid, choice, tea
from tests.support.play import play_out, random_game
from tests.support.script import Script, start


def said(kind: Any, **fields: Any) -> dict[Any, Any]:
    return {"kind": kind, **{name.rstrip("_"): value for name, value in fields.items()}}


def bidding(**numbers: Any) -> dict[Any, Any]:
    return said("bid", **{"seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0, **numbers})


NO_MAPPINGS: tuple[Any, ...] = (
    *(None, 0, 1, True, 1.5, "", "ready", "done", b"ready", (), [], ["ready"], {"ready"}, ..., Ready),
    *([{"kind": "ready"}], [["kind", "ready"]], [[[]]]),
)
BAD_KINDS: tuple[Any, ...] = (
    *({}, {1: 2}, {"answer": "ready"}, said(None), said(5), said(True), said(["ready"]), said(said("ready"))),
    *(said("Ready"), said("surrender"), said("tea"), said("")),
)
BAD_KEYS: tuple[Any, ...] = (
    *(said("ready", clan="koi"), {"kind": "ready", 5: 5}, said("propose"), said("mandate"), said("bid")),
    *(
        said("propose", to="lotus", from_="koi"),
        said("accept", to="lotus"),
        said("mandate", announce="recruit"),
    ),
    *({"kind": "accept", "from_": "lotus"}, bidding(coins=0), said("bid", seppuku=0, hostage=0, ronin=0)),
    *(said("gift", to="lotus"), said("gift", to="lotus", coins=1), said("gift", coins=1, ronin=0)),
    *(said("gift", to="lotus", coins=1, ronin=0, vp=1), said("summon", figure="bushi"), said("effect")),
    *(said("move", figure="bushi", from_="edo"), said("place", figure="bushi")),
    *(said("place", figure="bushi", province="edo", shrine="fujin"),),
    *(said("replace", clan="lotus", figure="bushi", with_="bushi"),),
)
BAD_IDS: tuple[Any, ...] = (
    *(said("propose", to=bad) for bad in (None, 1, True, "", "crane", "Lotus", ["lotus"], {"clan": "lotus"})),
    *(said("mandate", tile=bad) for bad in (None, 0, "tax", ["recruit"])),
    *(said("mandate", tile="recruit", announce=bad) for bad in (None, 0, "tax", ["recruit"])),
    *(said("summon", figure="ninja", province="edo"), said("summon", figure="bushi", province="fujin")),
    *(
        said("summon", figure="shinto", province="edo", shrine=bad)
        for bad in (None, "edo", {"id": "fujin"}, 3)
    ),
    *(said("move", figure="bushi", from_="edo", to="fujin"), said("buy", card="bushi")),
    *(said("effect", source=bad) for bad in (None, 3, "the-weather", ["koi"])),
    *(said("build", province="kami"), said("gift", to="crane", coins=1, ronin=0)),
)
BAD_NUMBERS: tuple[Any, ...] = (
    *(bidding(poets=bad) for bad in (None, True, False, -1, 0.0, 1.5, "0", "", [0], 10**30)),
    *(said("gift", to="lotus", coins=bad, ronin=1) for bad in (None, True, -1, 1.0, "1", [1])),
    said("gift", to="lotus", coins=0, ronin=0),
)
JUNK: tuple[Any, ...] = (None, 1, True, 1.5, "crane", ["lotus"], {"clan": "lotus"})
BY_HAND: tuple[Answer, ...] = (
    *(Answer(), Gift("lotus", 0, 0), Gift("lotus", -1, 0), Bid(-1, 0, 0, 0), Bid(0, 0, 0, 65536)),
    *(make(bad) for make in (Propose, Pay, Mandate, Effect) for bad in JUNK),
    *(Mandate("recruit", bad) for bad in JUNK[1:]),
    *(Move("bushi", "edo", bad) for bad in JUNK),
    *(Gift(bad, 1, 0) for bad in JUNK),
    *(Gift("lotus", bad, 0) for bad in JUNK if type(bad) is not int),
    *(Bid(bad, 0, 0, 0) for bad in JUNK if type(bad) is not int),
)


def rich_tea() -> Script:
    """A tea ceremony at which everybody has something to give."""
    return start(players={clan: {"coins": 9, "ronin": 9} for clan in ("koi", "lotus", "turtle")})


def refuses(game: Game, clan: Any, answer: Any) -> IllegalAnswer:
    """The answer is refused and leaves no trace."""
    before = (game.digest(), game.version, len(game.events()), game.view(None), game.record())
    with pytest.raises(IllegalAnswer) as caught:
        game.answer(clan, answer)
    assert (game.digest(), game.version, len(game.events()), game.view(None), game.record()) == before
    return caught.value


@pytest.mark.parametrize("answer", [*NO_MAPPINGS, *BAD_KINDS, *BAD_KEYS, *BAD_IDS, *BAD_NUMBERS], ids=repr)
def test_a_malformed_answer_is_refused(answer: Any) -> None:
    for question in (rich_tea, choice, bid):
        assert str(refuses(question().game, "koi", answer))


@pytest.mark.parametrize("answer", BY_HAND, ids=repr)
def test_an_answer_built_by_hand_with_rubbish_in_it_is_refused(answer: Answer) -> None:
    for question in (rich_tea, choice, bid):
        assert str(refuses(question().game, "koi", answer))


@pytest.mark.parametrize(
    "clan", ["bonsai", "dragonfly", "crane", "", "Koi", None, 0, True, ["koi"], {}, b"koi"]
)
def test_nobody_answers_who_does_not_play(clan: Any) -> None:
    refuses(tea().game, clan, {"kind": "ready"})
    refuses(tea().game, clan, {"kind": "gift", "to": "koi", "coins": 1, "ronin": 0})


@pytest.mark.parametrize("kind", [kind for kind in QUESTIONS if kind not in ("tea", "bid")])
def test_who_is_not_asked_is_refused_by_the_clause_of_the_turn(kind: str) -> None:
    """POL-2, POL-5, TRA-1, BAT-4 …"""
    script = QUESTIONS[kind]()
    decision = script.game.pending[0]
    for clan in {"koi", "lotus", "turtle"} - {decision.clan}:
        assert refuses(script.game, clan, decision.options[0]).clause is not None


def test_who_is_ready_is_asked_no_more() -> None:
    """TEA-6"""
    script = tea().say("koi", "ready")
    assert refuses(script.game, "koi", {"kind": "propose", "to": "lotus"}).clause == "TEA-6"


def test_who_has_bid_bids_no_second_time() -> None:
    """BAT-3"""
    script = bid().say("koi", "bid", seppuku=0, hostage=1, ronin=0, poets=0)
    again = {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}
    assert refuses(script.game, "koi", again).clause == "BAT-3"


@pytest.mark.parametrize(
    "answer", [{"kind": "done"}, {"kind": "ready"}, Ready(), {"kind": "mandate", "tile": "train"}]
)
def test_after_the_end_nothing_is_answered(answer: Any) -> None:
    """WIN-5"""
    game = play_out(random_game(4), Random(4))
    assert refuses(game, game.clans[0], answer).clause == "WIN-5"


def test_after_the_end_nothing_is_given() -> None:
    """NEG-2"""
    game = start(season="winter", players={"koi": {"coins": 3}, "lotus": {}, "turtle": {}}).game
    assert game.result is not None
    assert refuses(game, "koi", {"kind": "gift", "to": "lotus", "coins": 1, "ronin": 0}).clause == "NEG-2"


@pytest.mark.parametrize("answer", [{"kind": "ready"}, Ready()], ids=["json", "object"])
def test_either_form_of_an_answer_is_taken(answer: Any) -> None:
    script = tea()
    script.game.answer("koi", answer)
    assert script.view["waiting"] == ["lotus", "turtle"]


def test_an_answer_that_is_given_is_not_kept_or_changed() -> None:
    script = tea()
    answer = {"kind": "propose", "to": "lotus"}
    script.game.answer("koi", answer)
    assert answer == {"kind": "propose", "to": "lotus"}
    answer["to"] = "turtle"
    assert script.game.record()["answers"] == [["koi", {"kind": "propose", "to": "lotus"}]]


def test_clans_asked_together_may_answer_in_any_order() -> None:
    """BAT-3"""
    digests = set()
    for order in (("koi", "lotus", "turtle"), ("turtle", "koi", "lotus"), ("lotus", "turtle", "koi")):
        script = bid()
        for clan in order:
            script.say(clan, "bid", seppuku=0, hostage=0, ronin=0, poets=0)
        digests.add(script.game.digest())
    assert len(digests) == 1


def test_every_accepted_answer_is_counted_once_and_the_same_for_all() -> None:
    game, rng = random_game(8, players=4), Random(8)
    for count in range(60):
        assert game.version == count
        assert {game.view(viewer)["version"] for viewer in (None, *game.clans)} == {count}
        decision = rng.choice(game.pending)
        game.answer(decision.clan, rng.choice(decision.options))


def test_gifts_are_counted_and_refusals_are_not() -> None:
    """NEG-1"""
    script = rich_tea().gift("koi", "lotus", coins=2)
    assert script.game.version == 1
    refuses(script.game, "koi", {"kind": "gift", "to": "lotus", "coins": 8, "ronin": 0})
    script.gift("lotus", "koi", ronin=1)
    assert script.game.version == 2


@pytest.mark.parametrize("giver", ["koi", "lotus", "turtle"])
def test_a_gift_may_come_from_anybody_pending_or_not(giver: str) -> None:
    """NEG-1"""
    hand = ["recruit", "train", "harvest", "betray"]
    script = start(
        phase="political",
        players={clan: {"coins": 2, "ronin": 2} for clan in ("koi", "lotus", "turtle")},
        political={"turn": 1, "current": "koi", "hand": hand},
    )
    other = "koi" if giver != "koi" else "turtle"
    script.gift(giver, other, coins=1, ronin=2)
    assert (script.coins(giver), script.ronin(giver), script.coins(other), script.ronin(other)) == (
        1,
        0,
        3,
        4,
    )
    script.asked("koi", "mandate")


@pytest.mark.parametrize("question", [bid, *[QUESTIONS[kind] for kind in ("hostage", "share")]])
def test_no_gifts_in_the_war_phase(question: Any) -> None:
    """NEG-2"""
    assert (
        refuses(question().game, "koi", {"kind": "gift", "to": "lotus", "coins": 1, "ronin": 0}).clause
        == "NEG-2"
    )


@pytest.mark.parametrize(
    "gift",
    [
        {"kind": "gift", "to": "koi", "coins": 1, "ronin": 0},  # oneself
        {"kind": "gift", "to": "bonsai", "coins": 1, "ronin": 0},  # not in the game
        {"kind": "gift", "to": "lotus", "coins": 10, "ronin": 0},
        {"kind": "gift", "to": "lotus", "coins": 1, "ronin": 10},
    ],
    ids=str,
)
def test_a_gift_is_of_ones_own_and_to_another_player(gift: dict[str, Any]) -> None:
    """NEG-1"""
    assert refuses(rich_tea().game, "koi", gift).clause == "NEG-1"


def test_everything_one_has_may_be_given() -> None:
    """NEG-1"""
    script = rich_tea().gift("koi", "lotus", coins=9, ronin=9)
    assert (script.coins("koi"), script.coins("lotus"), script.ronin("lotus")) == (0, 18, 18)
