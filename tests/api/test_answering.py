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

MALFORMED: tuple[Any, ...] = (
    *(None, 0, 1, True, 1.5, "", "ready", "done", b"ready", [], ["ready"], (), {}, set(), object(), Ready),
    *([{"kind": "ready"}], [["kind", "ready"]], {"kind": None}, {"kind": 5}, {"kind": True}, {"kind": ["ready"]}),
    *({"kind": {"kind": "ready"}}, {"kind": "Ready"}, {"kind": "surrender"}, {"answer": "ready"}, {1: 2}),
    *({"kind": "ready", "clan": "koi"}, {"kind": "ready", 5: 5}, {"kind": "propose"}),
    *({"kind": "propose", "to": None}, {"kind": "propose", "to": 1}, {"kind": "propose", "to": ["lotus"]}),
    *({"kind": "propose", "to": {"clan": "lotus"}}, {"kind": "propose", "to": "crane"}, {"kind": "propose", "to": ""}),
    *({"kind": "propose", "to": "lotus", "from": "koi"}, {"kind": "accept", "to": "lotus"}),
    *({"kind": "accept", "from_": "lotus"}, {"kind": "mandate"}, {"kind": "mandate", "tile": "tax"}),
    *({"kind": "mandate", "tile": "recruit", "announce": None}, {"kind": "mandate", "announce": "recruit"}),
    *({"kind": "mandate", "tile": "recruit", "announce": "tax"}, {"kind": "mandate", "tile": 0}),
    *({"kind": "bid"}, {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0}),
    *({"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": -1},),
    *({"kind": "bid", "seppuku": True, "hostage": 0, "ronin": 0, "poets": 0},),
    *({"kind": "bid", "seppuku": 0.0, "hostage": 0, "ronin": 0, "poets": 0},),
    *({"kind": "bid", "seppuku": "0", "hostage": 0, "ronin": 0, "poets": 0},),
    *({"kind": "bid", "seppuku": [0], "hostage": 0, "ronin": 0, "poets": 0},),
    *({"kind": "bid", "seppuku": None, "hostage": 0, "ronin": 0, "poets": 0},),
    *({"kind": "bid", "seppuku": 10**30, "hostage": 0, "ronin": 0, "poets": 0},),
    *({"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0, "coins": 0},),
    *({"kind": "gift", "to": "lotus"}, {"kind": "gift", "to": "lotus", "coins": 1}),
    *({"kind": "gift", "to": "lotus", "coins": 0, "ronin": 0}, {"kind": "gift", "coins": 1, "ronin": 0}),
    *({"kind": "gift", "to": "lotus", "coins": -1, "ronin": 1}, {"kind": "gift", "to": "lotus", "coins": True, "ronin": 0}),
    *({"kind": "gift", "to": "lotus", "coins": 1.0, "ronin": 0}, {"kind": "gift", "to": "crane", "coins": 1, "ronin": 0}),
    *({"kind": "gift", "to": "lotus", "coins": 1, "ronin": 0, "vp": 1},),
    *({"kind": "summon", "figure": "bushi"}, {"kind": "summon", "figure": "ninja", "province": "edo"}),
    *({"kind": "summon", "figure": "shinto", "province": "edo", "shrine": None},),
    *({"kind": "summon", "figure": "shinto", "province": "edo", "shrine": "edo"},),
    *({"kind": "move", "figure": "bushi", "from": "edo"}, {"kind": "move", "figure": "bushi", "from": "edo", "to": "fujin"}),
    *({"kind": "place", "figure": "bushi"}, {"kind": "place", "figure": "bushi", "province": "edo", "shrine": "fujin"}),
    *({"kind": "replace", "clan": "koi", "figure": "bushi", "with": "bushi"},),
    *({"kind": "effect"}, {"kind": "effect", "source": None}, {"kind": "effect", "source": "the-weather"}),
    *({"kind": "effect", "source": ["koi"]}, {"kind": "buy", "card": "bushi"}, {"kind": "build", "province": "kami"}),
)  # fmt: skip

BY_HAND: tuple[Any, ...] = (
    *(Answer(), Propose("crane"), Propose(None), Propose(1), Propose(["lotus"]), Propose({"clan": "lotus"})),
    *(
        Pay([]),
        Mandate("tax"),
        Mandate(["recruit"]),
        Mandate("recruit", ["train"]),
        Move("bushi", "edo", "nowhere"),
    ),
    *(Move("bushi", "edo", None), Effect("the-weather"), Effect(["koi"]), Effect(None), Gift("lotus", 0, 0)),
    *(
        Gift("lotus", -1, 0),
        Gift("lotus", True, 0),
        Gift("lotus", 1.0, 0),
        Gift(["lotus"], 1, 0),
        Gift("crane", 1, 0),
    ),
    *(
        Bid(-1, 0, 0, 0),
        Bid(True, 0, 0, 0),
        Bid(0.0, 0, 0, 0),
        Bid("0", 0, 0, 0),
        Bid(0, 0, 0, 65536),
        Bid([], 0, 0, 0),
    ),
)  # type: ignore[arg-type]


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


@pytest.mark.parametrize("answer", MALFORMED, ids=repr)
@pytest.mark.parametrize("question", [rich_tea, choice, bid])
def test_a_malformed_answer_is_refused(question: Any, answer: Any) -> None:
    assert str(refuses(question().game, "koi", answer))


@pytest.mark.parametrize("answer", BY_HAND, ids=repr)
@pytest.mark.parametrize("question", [rich_tea, choice, bid])
def test_an_answer_built_by_hand_with_rubbish_in_it_is_refused(question: Any, answer: Answer) -> None:
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
