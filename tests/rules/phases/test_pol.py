"""The Political Phase: turns, the mandate deck and its secrets, who performs what (POL)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.support.script import Json, Script, mandate, start

THREE = ["koi", "lotus", "turtle"]
FOUR = ["koi", "turtle", "dragonfly", "bonsai"]
MANDATES = ["recruit", "marshal", "train", "harvest", "betray"]
HAND = ["recruit", "marshal", "train", "harvest"]
DECK = ["betray", "harvest", "train", "betray", "recruit", "marshal"]  # under that hand, top first


def choosing(current: str, turn: int = 1, hand: list[str] = HAND, **position: Any) -> Script:
    """A mandate choice with little to do: nothing on the map, nothing on display."""
    political = {"turn": turn, "current": current, "hand": hand, **position.pop("political", {})}
    return start(phase="political", political=political, **{"players": THREE, "display": {}, **position})


def lay(script: Script, tile: str | None = None) -> str:
    """The clan whose mandate turn it is lays a tile (the Lotus announce the same); all decline the rest."""
    (decision,) = script.game.pending
    assert decision.kind == "mandate"
    options = [option.to_json() for option in decision.options]
    found = [o for o in options if tile in (None, o["tile"]) and o.get("announce", o["tile"]) == o["tile"]]
    script.game.answer(decision.clan, found[0])
    while script.game.pending and script.game.pending[0].kind not in ("mandate", "tea"):
        script.say(script.game.pending[0].clan, "done")
    return decision.clan


def hand_of(script: Script, clan: str) -> Counter[str]:
    return Counter(script.game.view(clan)["private"]["hand"])


def look_the_same(worlds: list[Script], *viewers: str | None) -> bool:
    """Whether these viewers cannot tell two games apart, neither by view nor by events."""
    one, two = worlds
    return all(
        one.game.view(viewer) == two.game.view(viewer) and one.game.events(viewer) == two.game.events(viewer)
        for viewer in viewers
    )


# -- the order of turns ----------------------------------------------------------------------


def test_the_order_of_the_political_phase() -> None:
    """POL-1: three mandates, kami, two, kami, two, kami; then war."""
    script = start(players=FOUR, display={}).ready()
    while script.view["season"] == "spring":
        lay(script)
    course = [
        event.get("phase", event["kind"])
        for event in script.game.events()
        if event["kind"] in ("mandate_turn", "kami_turn", "phase_started")
    ]
    three, two = ["mandate_turn"] * 3, ["mandate_turn"] * 2
    political = ["political", *three, "kami_turn", *two, "kami_turn", *two, "kami_turn"]
    assert course[:13] == ["tea", *political, "war"]


def test_the_kami_give_three_times_a_season() -> None:
    """POL-1: a worshipper of Tsukuyomi gains after the third, fifth and seventh mandate."""
    script = start(
        players=FOUR,
        display={},
        shrines=[
            {"kami": "tsukuyomi", "bonsai": {"shinto": 1}},
            *({"kami": k} for k in ("fujin", "raijin", "ryujin")),
        ],
    ).ready()
    for _ in range(7):
        lay(script)
    gains = [
        event["cause"]
        for event in script.game.events()
        if event["kind"] in ("mandate_turn", "coins") and event["cause"] in ("POL-2", "tsukuyomi")
    ]
    pair = ["POL-2", "POL-2", "tsukuyomi"]
    assert gains == ["POL-2", *pair, *pair, *pair]


@pytest.mark.parametrize("top", FOUR)
def test_the_clan_with_the_highest_honor_takes_the_first_mandate_turn(top: str) -> None:
    """POL-2: then the deck goes to the left, regardless of honor."""
    others = [clan for clan in reversed(FOUR) if clan != top]
    script = start(players=FOUR, honor=[top, *others], display={}).ready()
    seat = FOUR.index(top)
    assert [lay(script) for _ in range(5)] == [*FOUR[seat:], *FOUR[:seat], top]


def test_a_new_season_goes_on_to_the_left() -> None:
    """POL-2: Koi took Spring's seventh turn, so Summer starts with the Lotus, although Koi are on top."""
    script = start(players=THREE, display={}).ready()
    assert [lay(script) for _ in range(7)] == [*THREE, *THREE, "koi"]
    assert script.view["season"] == "summer"
    assert script.honor()[0] == "koi"
    script.ready().asked("lotus", "mandate")


def test_only_the_current_player_chooses() -> None:
    """POL-2."""
    script = choosing("lotus")
    assert script.view["current"] == "lotus"
    script.refused("koi", "POL-2", "mandate", tile="harvest")
    script.asked("lotus", "mandate")


# -- the deck --------------------------------------------------------------------------------


def test_the_current_player_looks_at_four_tiles() -> None:
    """POL-3: and chooses one of them, no other."""
    script = choosing("koi", political={"deck": DECK})
    decision = script.asked("koi", "mandate", "POL-3")
    assert Counter(decision.hand) == Counter(HAND)
    assert hand_of(script, "koi") == Counter(HAND)
    assert script.options("koi") == [{"kind": "mandate", "tile": tile} for tile in HAND]
    script.refused("koi", "POL-3", "mandate", tile="betray")


def test_two_tiles_of_a_kind_are_one_choice() -> None:
    """POL-3: which of the two is laid makes no difference."""
    script = choosing("koi", hand=["train", "train", "betray", "betray"])
    assert script.options("koi") == [{"kind": "mandate", "tile": tile} for tile in ("train", "betray")]
    lay(script, "train")
    assert hand_of(script, "lotus") >= Counter(["train", "betray", "betray"])


@pytest.mark.parametrize("tile", HAND)
def test_the_next_player_sees_the_three_put_back_and_one_more(tile: str) -> None:
    """POL-3: the three go back on top of the deck."""
    script = choosing("koi", players=FOUR, political={"deck": DECK})
    script.say("koi", "mandate", tile=tile)
    assert hand_of(script, "turtle") == Counter(HAND) - Counter([tile]) + Counter([DECK[0]])


def test_the_deck_is_never_shuffled_during_the_season() -> None:
    """POL-3: each turn brings the next tile of the deck, and by the seventh all ten were seen."""
    script = choosing("koi", players=FOUR, political={"deck": DECK})
    tiles, laid = Counter(HAND), Counter[str]()
    for turn in range(7):
        clan = script.game.pending[0].clan
        assert hand_of(script, clan) == tiles
        if turn == 6:
            assert tiles + laid == Counter(dict.fromkeys(MANDATES, 2))
            break
        tile = max(tiles)
        lay(script, tile)
        laid[tile] += 1
        tiles = tiles - Counter([tile]) + Counter([DECK[turn]])


def test_the_chosen_tile_lies_face_up() -> None:
    """POL-4: for everybody, in the next slot."""
    script = choosing("koi", players=FOUR)
    lay(script, "harvest")
    lay(script, "marshal")
    expected = [
        {"clan": "koi", "tile": "harvest", "announce": "harvest"},
        {"clan": "turtle", "tile": "marshal", "announce": "marshal"},
    ]
    for viewer in (None, *FOUR):
        assert script.game.view(viewer)["mandates"] == expected


def test_nobody_else_knows_the_hand() -> None:
    """POL-3, POL-4: other hands and other decks look the same to all but the one who holds them."""
    one = choosing("koi", political={"deck": DECK})
    two = choosing("koi", hand=["harvest", "betray", "betray", "train"])
    assert look_the_same([one, two], None, "lotus", "turtle")
    assert one.game.view("koi") != two.game.view("koi")


def test_what_was_not_chosen_stays_secret() -> None:
    """POL-4: only the next player, who looks at those tiles, learns of them."""
    one = choosing("koi", players=FOUR, political={"deck": DECK})
    two = choosing("koi", players=FOUR, hand=["harvest", "betray", "betray", "train"])
    for script in (one, two):
        lay(script, "harvest")
    assert look_the_same([one, two], None, "dragonfly", "bonsai")
    assert one.game.view("turtle") != two.game.view("turtle")


def test_who_has_not_looked_knows_nothing_of_the_deck() -> None:
    """POL-4: no view but that of those who saw it has any of it."""
    script = choosing("koi", players=FOUR, political={"deck": DECK})
    assert "private" not in script.game.view(None)
    for clan in FOUR[1:]:
        private = script.game.view(clan)["private"]
        assert [private["hand"], private["deck"]["top"], private["deck"]["seen"]] == [[], [], []]


def test_the_pending_hand_is_in_its_owners_view_only() -> None:
    """POL-4: the question with the hand is shown to the one who is asked."""
    script = choosing("koi", political={"deck": DECK})
    assert Counter(script.game.view("koi")["pending"][0]["hand"]) == Counter(HAND)
    assert [script.game.view(clan)["pending"] for clan in ("lotus", "turtle")] == [[], []]
    for viewer, tiles in (("koi", sorted(HAND)), ("lotus", None), (None, None)):
        looked = [event for event in script.game.events(viewer) if event["kind"] == "looked"][-1]
        assert (sorted(looked["tiles"]) if looked["tiles"] else None) == tiles


def test_players_keep_what_they_have_seen() -> None:
    """POL-4: the Koi remember their hand, and which of it must still lie in the deck."""
    script = choosing("koi", players=FOUR, political={"deck": DECK})
    lay(script, "harvest")
    known = script.game.view("koi")["private"]["deck"]
    assert sorted(known["top"]) == ["marshal", "recruit", "train"]
    lay(script, "train")
    lay(script, "betray")
    known = script.game.view("koi")["private"]["deck"]
    assert sorted(known["top"]) == ["marshal", "recruit"]
    assert [sorted(hand["tiles"]) for hand in known["seen"]] == [sorted(HAND)]


# -- performing ------------------------------------------------------------------------------

HOMES: Json = {
    "edo": {"koi": {"stronghold": 1, "bushi": 1}},
    "kyoto": {"turtle": {"stronghold": 1, "bushi": 1}},
    "hokkaido": {"dragonfly": {"stronghold": 1, "bushi": 1}},
    "kyushu": {"bonsai": {"stronghold": 1, "bushi": 1}},
}


@pytest.mark.parametrize("tile", ["recruit", "marshal"])
@pytest.mark.parametrize("current", FOUR)
def test_a_mandate_goes_round_from_the_left_and_ends_with_the_current_player(current: str, tile: str) -> None:
    """POL-5: honor plays no part in it."""
    script = mandate(tile, current, players=FOUR, honor=FOUR[::-1], map=HOMES)
    seat = FOUR.index(current)
    for clan in [*FOUR[seat + 1 :], *FOUR[:seat], current]:
        script.asked(clan, tile, tile)
        script.done(clan)
    script.asked(FOUR[(seat + 1) % 4], "mandate")


def test_the_order_of_a_harvest() -> None:
    """POL-5: here nothing is asked, but the order is the same."""
    script = mandate("harvest", "dragonfly", players=FOUR)
    assert [event["clan"] for event in script.events("performs")] == ["bonsai", "koi", "turtle", "dragonfly"]


def test_train_starts_with_the_current_player() -> None:
    """POL-5, TRA-1: the exception."""
    script = mandate("train", "dragonfly", players=FOUR)
    script.done("dragonfly", "bonsai", "koi", "turtle")
    script.asked("bonsai", "mandate")


def test_nobody_performs_out_of_turn() -> None:
    """POL-5."""
    script = mandate("marshal", "koi", players=FOUR, map=HOMES)
    script.asked("turtle", "marshal")
    script.refused("koi", "POL-5", "move", figure="bushi", from_="edo", to="kyoto")
    script.refused("bonsai", "POL-5", "done")


def with_bonus(alliances: list[list[str]]) -> dict[str, int]:
    """The VP of each in a Harvest of the Koi, where everybody leads a province worth some."""
    script = mandate(
        "harvest",
        "koi",
        players=FOUR,
        alliances=alliances,
        map={
            "edo": {"koi": {"bushi": 1}},
            "kyoto": {"turtle": {"bushi": 1}},
            "kansai": {"dragonfly": {"bushi": 1}},
            "nagato": {"bonsai": {"bushi": 1}},
        },
    )
    return {clan: script.vp(clan) for clan in FOUR}


def test_the_bonus_is_for_the_current_player_and_their_ally() -> None:
    """POL-6: not for others, not for allies of each other."""
    assert with_bonus([]) == {"koi": 2, "turtle": 0, "dragonfly": 0, "bonsai": 0}
    assert with_bonus([["koi", "dragonfly"]]) == {"koi": 2, "turtle": 0, "dragonfly": 3, "bonsai": 0}
    assert with_bonus([["turtle", "bonsai"]]) == {"koi": 2, "turtle": 0, "dragonfly": 0, "bonsai": 0}


def test_building_in_a_marshal_is_a_bonus() -> None:
    """POL-6: current player and ally may, the others may not although they could pay."""
    script = mandate(
        "marshal",
        "koi",
        players={clan: {"coins": 5} for clan in FOUR},
        alliances=[["koi", "dragonfly"]],
        map=HOMES,
    )
    build = {"kind": "build", "province": "nagato"}
    script.refused("turtle", "POL-6", **build)
    script.done("turtle")
    assert build in script.options("dragonfly")
    script.done("dragonfly").refused("bonsai", "POL-6", **build)
    script.done("bonsai")
    assert build in script.options("koi")


def test_a_former_ally_has_no_bonus() -> None:
    """POL-6: after their Betray the Koi gain only the Coin of the Turtle's Harvest."""
    script = choosing(
        "koi",
        players=FOUR,
        hand=["betray", "harvest", "train", "train"],
        alliances=[["koi", "turtle"]],
        map={"edo": {"koi": {"bushi": 1}}, "kyoto": {"turtle": {"daimyo": 1}}},
    )
    lay(script, "betray")
    lay(script, "harvest")
    assert (script.vp("koi"), script.coins("koi")) == (0, 1)
    assert (script.vp("turtle"), script.coins("turtle")) == (4, 1)


@pytest.mark.parametrize("tile", ["recruit", "marshal", "train", "betray"])
def test_every_part_of_a_mandate_may_be_declined(tile: str) -> None:
    """POL-7: everybody says done at once, and nothing has changed."""
    script = mandate(tile, "koi", players={clan: {"coins": 5} for clan in FOUR}, map=HOMES)
    before = script.view
    while script.game.pending[0].kind != "mandate":
        script.say(script.game.pending[0].clan, "done")
    assert all(script.view[key] == before[key] for key in ("map", "players", "display", "honor"))


def test_everybody_gets_the_coin_of_a_harvest() -> None:
    """POL-4, POL-7: the mandate is carried out at once; the Coin is not optional, so it is not asked."""
    script = mandate("harvest", "koi", players=FOUR)
    assert [script.coins(clan) for clan in FOUR] == [1, 1, 1, 1]
    script.asked("turtle", "mandate")


def test_betray_breaks_the_alliance_even_when_nothing_is_replaced() -> None:
    """POL-7: the breaking is not optional; it comes before the question."""
    script = mandate("betray", "koi", players=FOUR, alliances=[["koi", "turtle"]], map=HOMES)
    script.asked("koi", "betray")
    assert script.view["alliances"] == []
    assert script.honor() == ["turtle", "koi", "dragonfly", "bonsai"]
    script.done("koi")
    assert script.view["map"] == HOMES


@pytest.mark.parametrize("tile", ["recruit", "harvest"])
def test_all_of_a_mandate_is_one_event(tile: str) -> None:
    """POL-8: all of its events have the one mandate as their parent."""
    script = mandate(tile, "koi", players=FOUR, alliances=[["koi", "bonsai"]], map=HOMES)
    for clan in ("turtle", "dragonfly", "bonsai", "koi") if tile == "recruit" else ():
        script.asked(clan, "recruit")
        while script.game.pending[0].clan == clan and script.game.pending[0].kind == "recruit":
            script.game.answer(clan, script.game.pending[0].options[1])
    events = script.game.events()
    (laid,) = [event for event in events if event["kind"] == "mandate_laid"]
    brought = [event for event in events if event["kind"] in ("summoned", "coins", "vp", "ronin")]
    assert len(brought) == {"recruit": 6, "harvest": 9}[tile]
    for event in brought:
        above = event
        while above["kind"] != "mandate_laid":
            above = events[above["parent"]]
        assert above == laid


def test_several_summons_are_one_summon() -> None:
    """POL-8: a card that pays after a Summon pays once for the whole Recruit."""
    script = mandate(
        "recruit",
        "koi",
        season_set="teapot",
        players={"koi": {"cards": ["path-of-the-warlord"]}, "lotus": {}, "turtle": {}},
        map={"edo": {"koi": {"stronghold": 2}}},
    )
    for _ in range(3):
        script.say("koi", "summon", figure="bushi", province="edo")
    script.asked("lotus", "mandate")
    assert script.coins("koi") == 1


def test_all_of_a_harvest_is_one_gain() -> None:
    """POL-8: Loyalty adds one VP to the rewards of three provinces together."""
    script = mandate(
        "harvest",
        "koi",
        season_set="teapot",
        players={"koi": {"cards": ["loyalty"]}, "lotus": {}, "turtle": {}},
        alliances=[["koi", "lotus"]],
        map={province: {"koi": {"bushi": 1}} for province in ("edo", "kyoto", "kansai")},
    )
    assert script.vp("koi") == 2 + 4 + 3 + 1


def test_effects_at_the_end_of_a_mandate_wait_for_all_players() -> None:
    """POL-8: the Turtle perform first, but their card works when the Koi are done too."""
    script = mandate(
        "recruit",
        "koi",
        players={"koi": {}, "turtle": {"cards": ["path-of-the-samurai"]}, "bonsai": {}},
        map={"edo": {"koi": {"stronghold": 1}}, "kyoto": {"turtle": {"stronghold": 1}}},
    )
    script.done("turtle", "koi")
    script.asked("turtle", "place", "path-of-the-samurai")


# -- the Lotus -------------------------------------------------------------------------------


def test_the_lotus_lay_any_tile_and_announce_any_mandate() -> None:
    """CLA-LOTUS-1: each of the four tiles with each of the five mandates."""
    script = choosing("lotus")
    assert script.options("lotus") == [
        {"kind": "mandate", "tile": tile, "announce": announce} for tile in HAND for announce in MANDATES
    ]
    script.refused("lotus", "POL-3", "mandate", tile="betray", announce="harvest")


def test_the_lotus_have_to_announce_and_nobody_else_may() -> None:
    """CLA-LOTUS-1."""
    choosing("lotus").refused("lotus", "CLA-LOTUS-1", "mandate", tile="harvest")
    choosing("koi").refused("koi", "CLA-LOTUS-1", "mandate", tile="harvest", announce="harvest")


def test_what_the_lotus_announce_is_carried_out() -> None:
    """CLA-LOTUS-1: not what is on the tile."""
    script = choosing("lotus").say("lotus", "mandate", tile="train", announce="harvest")
    assert [script.coins(clan) for clan in THREE] == [1, 1, 1]
    assert hand_of(script, "turtle") >= Counter(["recruit", "marshal", "harvest"])


def test_the_tile_of_the_lotus_lies_face_down_for_all() -> None:
    """CLA-LOTUS-1: views show null and what was announced, their own view too."""
    script = choosing("lotus").say("lotus", "mandate", tile="train", announce="harvest")
    for viewer in (None, *THREE):
        assert script.game.view(viewer)["mandates"] == [
            {"clan": "lotus", "tile": None, "announce": "harvest"}
        ]
        events = [event for event in script.game.events(viewer) if event["kind"] == "mandate_announced"]
        assert [event["tile"] for event in events] == ["train" if viewer == "lotus" else None]


def test_the_lotus_know_what_they_laid() -> None:
    """CLA-LOTUS-1: they count it among the tiles they know, and not as one put back."""
    known = (
        choosing("lotus")
        .say("lotus", "mandate", tile="train", announce="harvest")
        .game.view("lotus")["private"]
    )
    assert known["deck"]["down"] == [{"turn": 1, "tile": "train"}]
    assert sorted(known["deck"]["top"]) == ["harvest", "marshal", "recruit"]


@pytest.mark.parametrize("tile", ["recruit", "marshal", "train"])
def test_one_who_knew_the_tiles_cannot_tell_which_the_lotus_laid(tile: str) -> None:
    """CLA-LOTUS-1, POL-4: the Koi put three tiles back; which of them went is hidden from their view."""
    scripts = []
    for chosen in (tile, "betray"):
        script = choosing("koi", political={"deck": DECK})
        lay(script, "harvest")
        script.say("lotus", "mandate", tile=chosen, announce="betray")
        scripts.append(script)
    assert look_the_same(scripts, "koi", None)


@pytest.mark.parametrize(
    ("hand", "certain"), [(HAND, []), (["train", "train", "betray", "harvest"], ["train"])]
)
def test_a_hidden_tile_makes_knowledge_of_the_deck_uncertain(hand: list[str], certain: list[str]) -> None:
    """CLA-LOTUS-1, POL-4: of each kind the Koi put back, one may now lie face down."""
    script = choosing("koi", hand=hand)
    lay(script, "harvest")
    lay(script)
    assert script.game.view("koi")["private"]["deck"]["top"] == certain


def test_the_tile_of_the_lotus_stays_secret_for_the_whole_game() -> None:
    """RUL-13: whichever it was, nobody else can tell in the season after or at the end."""
    scripts = []
    for chosen in ("recruit", "train"):
        script = choosing("lotus", turn=7, season="summer")
        script.say("lotus", "mandate", tile=chosen, announce="harvest")
        scripts.append(script)
    assert scripts[0].view["season"] == "autumn"
    assert look_the_same(scripts, None, "koi", "turtle")
    for script in scripts:
        script.ready()
        while script.game.result is None:
            lay(script)
    assert look_the_same(scripts, None, "koi", "turtle")


def test_cleanup_shuffles_the_tile_of_the_lotus_in() -> None:
    """RUL-13: the next season has all ten tiles again, and no trace of the one laid."""
    script = choosing("lotus", turn=7).say("lotus", "mandate", tile="train", announce="harvest")
    deck = script.game.position()["political"]["deck"]
    assert Counter(deck) == Counter(dict.fromkeys(MANDATES, 2))
    assert script.game.view("lotus")["private"]["deck"]["down"] == []
