"""The Tea Ceremony: open talk, and alliances of two (TEA)."""

from __future__ import annotations

from typing import Any

import pytest

from hinode import InvalidPosition
from tests.support.play import ALL_CLANS
from tests.support.script import Json, Script, mandate, start

THREE = ["koi", "lotus", "turtle"]
FOUR = [*THREE, "bonsai"]
FIVE = list(ALL_CLANS)


def talks(script: Script, clan: str) -> list[Json]:
    """What a clan may say of others' and its own proposals."""
    return [option for option in script.options(clan) if option["kind"] not in ("propose", "ready")]


# -- proposing and answering -----------------------------------------------------------------


def test_all_are_invited_at_once() -> None:
    """TEA-6: nobody has to say anything, all may."""
    script = start(players=FIVE)
    script.all_asked("tea", *FIVE)
    assert not any(decision.required for decision in script.game.pending)


def test_the_first_words() -> None:
    """TEA-2: propose to each other player, or be done; nothing else yet."""
    expected = [{"kind": "ready"}, {"kind": "propose", "to": "koi"}, {"kind": "propose", "to": "turtle"}]
    found = start(players=THREE).options("lotus")
    assert sorted(found, key=str) == sorted(expected, key=str)


def test_an_accepted_proposal_is_an_alliance() -> None:
    """TEA-2."""
    script = start(players=FOUR).say("koi", "propose", to="bonsai").say("bonsai", "accept", from_="koi")
    assert script.view["alliances"] == [["koi", "bonsai"]]
    assert [script.player(clan)["allied_seasons"] for clan in FOUR] == [["spring"], [], [], ["spring"]]


def test_a_proposal_alone_is_not_an_alliance() -> None:
    """TEA-2: both must agree."""
    script = start(players=THREE).say("koi", "propose", to="lotus")
    assert script.view["alliances"] == []
    assert script.ready().view["alliances"] == []


def test_a_proposal_is_public() -> None:
    """TEA-2: the talk at the table is open."""
    game = start(players=THREE).say("koi", "propose", to="lotus").game
    assert game.events("turtle") == game.events("koi") == game.events(None)
    assert game.events("turtle")[-1]["kind"] == "proposed"


@pytest.mark.parametrize(("accepts", "proposed"), [("koi", "lotus"), ("lotus", "koi")])
def test_crossing_proposals_are_not_an_alliance_until_one_is_accepted(accepts: str, proposed: str) -> None:
    """TEA-2: either may accept the other's."""
    script = start(players=THREE).say("koi", "propose", to="lotus").say("lotus", "propose", to="koi")
    assert script.view["alliances"] == []
    script.all_asked("tea", *THREE)
    script.say(accepts, "accept", from_=proposed)
    assert script.view["alliances"] == [["koi", "lotus"]]


def test_a_refused_proposal_is_gone_and_may_be_made_again() -> None:
    """TEA-2."""
    script = start(players=THREE).say("koi", "propose", to="lotus").say("lotus", "refuse", from_="koi")
    script.refused("lotus", "TEA-2", "accept", from_="koi")
    script.refused("koi", "TEA-2", "withdraw", to="lotus")
    script.say("koi", "propose", to="lotus").say("lotus", "accept", from_="koi")
    assert script.view["alliances"] == [["koi", "lotus"]]


def test_a_withdrawn_proposal_is_gone_and_may_be_made_again() -> None:
    """TEA-2."""
    script = start(players=THREE).say("koi", "propose", to="lotus").say("koi", "withdraw", to="lotus")
    script.refused("lotus", "TEA-2", "accept", from_="koi")
    script.refused("lotus", "TEA-2", "refuse", from_="koi")
    script.say("koi", "propose", to="lotus").say("lotus", "accept", from_="koi")
    assert script.view["alliances"] == [["koi", "lotus"]]


def test_refusing_one_of_two_crossing_proposals_leaves_the_other() -> None:
    """TEA-2: each is answered for itself."""
    script = start(players=THREE).say("koi", "propose", to="lotus").say("lotus", "propose", to="koi")
    script.say("koi", "refuse", from_="lotus").say("lotus", "accept", from_="koi")
    assert script.view["alliances"] == [["koi", "lotus"]]


def test_several_proposals_can_be_open_at_once() -> None:
    """TEA-2: to several clans and from several clans."""
    script = start(players=FOUR).say("koi", "propose", to="lotus").say("koi", "propose", to="turtle")
    script.say("bonsai", "propose", to="turtle")
    assert talks(script, "turtle") == [
        {"kind": "accept", "from": "koi"},
        {"kind": "refuse", "from": "koi"},
        {"kind": "accept", "from": "bonsai"},
        {"kind": "refuse", "from": "bonsai"},
    ]
    assert talks(script, "koi") == [{"kind": "withdraw", "to": "lotus"}, {"kind": "withdraw", "to": "turtle"}]


def test_a_proposal_is_not_repeated_while_it_is_open() -> None:
    """TEA-2."""
    start(players=THREE).say("koi", "propose", to="lotus").refused("koi", "TEA-2", "propose", to="lotus")


@pytest.mark.parametrize("other", ["koi", "bonsai"])
@pytest.mark.parametrize(("kind", "side"), [("propose", "to"), ("accept", "from_"), ("withdraw", "to")])
def test_an_ally_is_another_player_of_the_game(kind: str, side: str, other: str) -> None:
    """TEA-2: neither oneself nor a clan that does not play."""
    start(players=THREE).refused("koi", "TEA-2", kind, **{side: other})


def test_nothing_can_be_accepted_that_was_not_proposed() -> None:
    """TEA-2: nor can the proposer accept for the other."""
    script = start(players=THREE)
    script.refused("koi", "TEA-2", "accept", from_="lotus")
    script.say("koi", "propose", to="lotus").refused("koi", "TEA-2", "accept", from_="lotus")


# -- one alliance each -----------------------------------------------------------------------


def test_an_alliance_ends_all_other_proposals_of_both() -> None:
    """TEA-2: those they made and those they were made; a proposal between others stays."""
    script = start(players=FIVE)
    script.say("koi", "propose", to="lotus").say("koi", "propose", to="turtle")
    script.say("dragonfly", "propose", to="koi").say("lotus", "propose", to="bonsai")
    script.say("turtle", "propose", to="lotus").say("dragonfly", "propose", to="bonsai")
    script.say("lotus", "accept", from_="koi")
    assert script.view["stack"][-1]["proposals"] == [["dragonfly", "bonsai"]]
    assert talks(script, "turtle") == []
    assert talks(script, "dragonfly") == [{"kind": "withdraw", "to": "bonsai"}]
    assert talks(script, "bonsai") == [
        {"kind": "accept", "from": "dragonfly"},
        {"kind": "refuse", "from": "dragonfly"},
    ]


def test_allies_count_as_ready() -> None:
    """TEA-2, TEA-6: they are asked no more, and cannot be asked for another alliance."""
    script = start(players=FIVE).say("koi", "propose", to="lotus").say("lotus", "accept", from_="koi")
    script.all_asked("tea", "turtle", "dragonfly", "bonsai")
    script.refused("turtle", "TEA-2", "propose", to="koi")
    script.refused("koi", "TEA-2", "propose", to="turtle")
    script.refused("lotus", "TEA-6", "ready")


def test_one_who_had_said_ready_may_still_be_taken_at_their_word() -> None:
    """TEA-2: a proposal stays open when its maker is done."""
    script = start(players=THREE).say("koi", "propose", to="lotus").say("koi", "ready")
    script.all_asked("tea", "lotus", "turtle")
    script.say("lotus", "accept", from_="koi")
    assert script.view["alliances"] == [["koi", "lotus"]]


@pytest.mark.parametrize(
    "alliances",
    [
        [["koi", "lotus"], ["lotus", "turtle"]],
        [["koi", "koi"]],
        [["koi", "lotus", "turtle"]],
        [["koi", "bonsai"]],
    ],
)
def test_a_position_has_alliances_of_two_only(alliances: list[list[str]]) -> None:
    """TEA-2: exactly two players, each in at most one."""
    with pytest.raises(InvalidPosition, match="alliances"):
        start(phase="political", players=THREE, alliances=alliances)


# -- the end of the ceremony -----------------------------------------------------------------


def test_the_ceremony_ends_when_all_are_ready() -> None:
    """TEA-6, TEA-4: in any order; staying without an ally is allowed."""
    script = start(players=THREE).say("turtle", "ready").say("koi", "ready")
    script.all_asked("tea", "lotus")
    script.say("lotus", "ready")
    script.asked("koi", "mandate")
    assert script.view["alliances"] == []
    assert [script.player(clan)["allied_seasons"] for clan in THREE] == [[], [], []]


def test_a_clan_may_stay_without_an_ally_when_others_ally() -> None:
    """TEA-4: the other three of five may part without a second alliance."""
    script = start(players=FIVE).say("turtle", "propose", to="bonsai").say("bonsai", "accept", from_="turtle")
    script.ready()
    assert script.view["alliances"] == [["turtle", "bonsai"]]
    script.asked("koi", "mandate")


def test_ready_is_final() -> None:
    """TEA-6: nothing more can be said, not even taken back."""
    script = start(players=THREE).say("koi", "propose", to="lotus").say("koi", "ready")
    script.all_asked("tea", "lotus", "turtle")
    script.refused("koi", "TEA-6", "withdraw", to="lotus")
    script.refused("koi", "TEA-6", "propose", to="turtle")
    script.refused("koi", "TEA-6", "ready")


def test_a_proposal_wakes_the_clan_it_reaches_and_no_other() -> None:
    """TEA-6: ready is final until then."""
    script = start(players=FOUR).say("koi", "ready").say("lotus", "ready").say("turtle", "propose", to="koi")
    script.all_asked("tea", "koi", "turtle", "bonsai")
    script.say("koi", "accept", from_="turtle")
    assert script.view["alliances"] == [["koi", "turtle"]]
    script.all_asked("tea", "bonsai")


def test_a_woken_clan_has_to_say_ready_again() -> None:
    """TEA-6: also after the proposal that woke it was withdrawn."""
    script = start(players=THREE).say("koi", "ready").say("lotus", "propose", to="koi")
    script.say("lotus", "withdraw", to="koi").say("lotus", "ready").say("turtle", "ready")
    script.all_asked("tea", "koi")
    script.say("koi", "ready").asked("koi", "mandate")


def test_at_most_three_proposals_to_the_same_clan() -> None:
    """TEA-6: so that every ceremony ends; other clans, and the other way round, are counted apart."""
    script = start(players=THREE)
    for _ in range(3):
        script.say("koi", "propose", to="lotus").say("koi", "withdraw", to="lotus")
    script.refused("koi", "TEA-6", "propose", to="lotus")
    script.say("koi", "propose", to="turtle").say("lotus", "propose", to="koi")


def test_the_third_proposal_can_still_be_accepted() -> None:
    """TEA-6."""
    script = start(players=THREE)
    for _ in range(2):
        script.say("koi", "propose", to="lotus").say("lotus", "refuse", from_="koi")
    script.say("koi", "propose", to="lotus").say("lotus", "accept", from_="koi")
    assert script.view["alliances"] == [["koi", "lotus"]]


def test_proposals_are_counted_from_zero_each_season() -> None:
    """TEA-6: three in Spring do not use up those of Summer."""
    script = start(players=THREE, display={})
    for _ in range(3):
        script.say("koi", "propose", to="lotus").say("koi", "withdraw", to="lotus")
    script.ready()
    while script.view["season"] == "spring":
        script.game.answer(script.game.pending[0].clan, script.game.pending[0].options[0])
    script.all_asked("tea", *THREE)
    script.say("koi", "propose", to="lotus")


def test_even_the_most_talkative_ceremony_ends() -> None:
    """TEA-6: everybody proposes, withdraws and refuses as long as they can, and never accepts."""
    script = start(players=FIVE)
    rank = ["propose", "withdraw", "refuse", "ready"]
    said = 0
    while script.view["phase"] == "tea":
        choices = [
            (rank.index(option["kind"]), clan, option)
            for clan in FIVE
            if any(decision.clan == clan for decision in script.game.pending)
            for option in script.options(clan)
            if option["kind"] != "accept"
        ]
        _, clan, option = min(choices, key=lambda choice: choice[0])
        script.game.answer(clan, option)
        said += 1
        assert said <= 200
    assert len(script.events("proposed")) == 20 * 3
    assert script.view["alliances"] == []


@pytest.mark.parametrize(
    ("clans", "pairs"),
    [
        (THREE, [("koi", "lotus")]),
        (FOUR, [("koi", "turtle"), ("lotus", "bonsai")]),
        (FIVE, [("bonsai", "koi"), ("turtle", "dragonfly")]),
    ],
)
def test_it_ends_by_itself_when_nobody_is_left_to_ally_with(
    clans: list[str], pairs: list[tuple[str, str]]
) -> None:
    """TEA-6: with fewer than two clans unallied nobody need say that they are done."""
    script = start(players=clans)
    for proposer, other in pairs:
        assert script.view["phase"] == "tea"
        script.say(proposer, "propose", to=other).say(other, "accept", from_=proposer)
    script.asked("koi", "mandate")


# -- how long an alliance lasts --------------------------------------------------------------


def test_alliances_of_the_season_before_end_when_the_ceremony_starts() -> None:
    """TEA-1: the former allies are invited like everybody else."""
    script = start(phase="war", players=FOUR, alliances=[["koi", "turtle"], ["lotus", "bonsai"]])
    assert (script.view["season"], script.view["phase"]) == ("summer", "tea")
    assert script.view["alliances"] == []
    script.all_asked("tea", *FOUR)
    assert script.player("koi")["allied_seasons"] == ["spring"]


def test_a_position_at_the_start_of_a_ceremony_has_last_seasons_alliances() -> None:
    """TEA-1: they end at once, and make nobody allied in the season that begins."""
    script = start(season="summer", players=THREE, alliances=[["koi", "lotus"]])
    assert script.view["alliances"] == []
    script.all_asked("tea", *THREE)
    assert all("summer" not in script.player(clan)["allied_seasons"] for clan in THREE)


def test_the_same_two_may_ally_again() -> None:
    """TEA-1, TEA-3: in every ceremony."""
    script = start(phase="war", players=THREE, alliances=[["koi", "turtle"]])
    script.say("koi", "propose", to="turtle").say("turtle", "accept", from_="koi")
    assert script.view["alliances"] == [["koi", "turtle"]]
    assert script.player("turtle")["allied_seasons"] == ["spring", "summer"]


def test_an_alliance_lasts_through_the_whole_season() -> None:
    """TEA-3: it still stands in the War Phase."""
    script = start(
        players=THREE, display={}, war=["edo"], map={"edo": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}}
    )
    script.say("koi", "propose", to="lotus").say("lotus", "accept", from_="koi")
    while script.game.pending[0].kind != "bid":
        decision = script.game.pending[0]
        calm = [o for o in decision.options if o.to_json() in ({"kind": "done"}, {"kind": "no"})]
        keep = [o for o in decision.options if "betray" not in o.to_json().values()]
        script.game.answer(decision.clan, (calm or keep)[0])
    script.all_asked("bid", "koi", "turtle")
    assert script.view["alliances"] == [["koi", "lotus"]]


OUTSIDE: list[dict[str, Any]] = [
    {"phase": "political", "political": {"current": "koi"}},
    {"phase": "war", "war": ["edo"], "map": {"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}}},
]


@pytest.mark.parametrize("position", OUTSIDE, ids=lambda position: str(position["phase"]))
@pytest.mark.parametrize("clan", ["koi", "turtle"])
def test_alliances_are_made_only_in_the_ceremony(clan: str, position: dict[str, Any]) -> None:
    """TEA-3: no proposal in the Political or the War Phase, asked or not."""
    start(players=THREE, **position).refused(clan, "TEA-3", "propose", to="lotus")


def test_a_broken_alliance_is_not_replaced_before_the_next_ceremony() -> None:
    """TEA-3: after Betray both stay alone; the season still counts as one with an ally."""
    script = mandate("betray", "koi", players=FOUR, alliances=[["koi", "lotus"]])
    assert script.view["alliances"] == []
    script.asked("lotus", "mandate")
    script.refused("lotus", "TEA-3", "propose", to="turtle")
    assert script.player("lotus")["allied_seasons"] == ["spring"]


# -- allies are opponents --------------------------------------------------------------------


def test_an_ally_is_a_legal_target_of_take_hostage() -> None:
    """TEA-5: allies are other players."""
    script = start(
        phase="war",
        players={"koi": {"coins": 1}, "lotus": {"vp": 3}, "turtle": {"vp": 3}},
        alliances=[["koi", "lotus"]],
        war=["edo"],
        map={"edo": {clan: {"bushi": 1} for clan in THREE}},
    )
    script.bids(koi=(0, 1, 0, 0), lotus=(0, 0, 0, 0), turtle=(0, 0, 0, 0))
    assert script.options("koi") == [
        {"kind": "done"},
        {"kind": "capture", "clan": "lotus", "figure": "bushi"},
        {"kind": "capture", "clan": "turtle", "figure": "bushi"},
    ]
    script.say("koi", "capture", clan_="lotus", figure="bushi")
    assert (script.vp("koi"), script.vp("lotus")) == (1, 2)


def test_allies_of_each_other_are_two_different_players_for_betray() -> None:
    """TEA-5: one figure of each of two allied opponents may be replaced."""
    script = mandate(
        "betray",
        "koi",
        players=THREE,
        alliances=[["lotus", "turtle"]],
        map={"edo": {"lotus": {"bushi": 1}, "turtle": {"bushi": 1}}},
    )
    script.say("koi", "replace", clan_="lotus", figure="bushi", province="edo", with_="bushi")
    script.say("koi", "replace", clan_="turtle", figure="bushi", province="edo", with_="bushi")
    assert script.view["map"] == {"edo": {"koi": {"bushi": 2}}}


def test_an_ally_competes_in_a_shrine() -> None:
    """TEA-5: worshippers of allies are not added up."""
    script = start(
        phase="kami",
        players=THREE,
        alliances=[["koi", "lotus"]],
        shrines=[
            {"kami": "hachiman", "koi": {"shinto": 1}, "lotus": {"shinto": 1}, "turtle": {"shinto": 2}},
            *({"kami": kami} for kami in ("fujin", "raijin", "ryujin")),
        ],
    )
    assert [script.ronin(clan) for clan in THREE] == [0, 0, 2]


def test_an_ally_is_an_opponent_for_a_card() -> None:
    """TEA-5: Way of the Righteous takes a Coin from the ally as from anyone else below."""
    script = start(
        phase="war",
        season_set="horseman",
        players={"koi": {"cards": ["way-of-the-righteous"]}, "lotus": {"coins": 4}, "turtle": {"coins": 4}},
        alliances=[["koi", "lotus"]],
        war=["edo"],
        map={"edo": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}},
    )
    assert [script.coins(clan) for clan in THREE] == [2, 3, 3]


# -- winter ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("alliance", "winners"), [(["lotus", "turtle"], ["lotus", "turtle"]), (["koi", "turtle"], ["lotus"])]
)
def test_autumns_alliances_stand_in_winter(alliance: list[str], winners: list[str]) -> None:
    """TEA-7: allies tied for first share the victory."""
    script = start(
        season="autumn",
        phase="war",
        players={"koi": {"vp": 4}, "lotus": {"vp": 9}, "turtle": {"vp": 9}},
        alliances=[alliance],
    )
    assert script.view["alliances"] == [alliance]
    result = script.game.result
    assert result is not None
    assert result.winners == winners


def test_a_betrayed_alliance_shares_nothing_in_winter() -> None:
    """TEA-7, TEA-3: what Betray broke stays broken to the end."""
    script = mandate(
        "betray",
        "lotus",
        turn=7,
        season="autumn",
        players={"koi": {}, "lotus": {"vp": 9}, "turtle": {"vp": 9}},
        alliances=[["lotus", "turtle"]],
    )
    result = script.game.result
    assert result is not None
    assert (result.ranking, result.winners) == (["turtle", "lotus", "koi"], ["turtle"])


def test_alliances_count_for_no_card_in_winter() -> None:
    """TEA-7: Loyalty adds nothing to the tokens scored in Winter, although the alliance stands."""
    script = start(
        season="winter",
        season_set="teapot",
        players={"koi": {"cards": ["loyalty"], "tokens": [["autumn", "edo"]]}, "lotus": {}, "turtle": {}},
        alliances=[["koi", "lotus"]],
    )
    assert script.view["alliances"] == [["koi", "lotus"]]
    assert script.vp("koi") == 3
