"""The lobby: seats, clans, bots, and the start of the game."""

from __future__ import annotations

from hinode.server.tables.seed import draw_clans, pick_order
from tests.server.tables.scenes import AKI, BEN, CHO, DAI, Scene, three_players


def test_a_seat_is_taken_once() -> None:
    scene = Scene()
    scene.do(AKI, "join", place=0)
    assert scene.refused(BEN, "join", place=0) == "no-seat"
    assert scene.refused(AKI, "join") == "seated"


def test_at_a_hot_seat_table_one_person_holds_several_seats() -> None:
    scene = Scene(hot_seat=True)
    for clan in ("koi", "lotus", "turtle"):
        scene.do(AKI, "join", clan=clan)
    scene.do(AKI, "start")
    assert sorted(scene.table.clans_of(AKI.id)) == ["koi", "lotus", "turtle"]


def test_at_a_hot_seat_table_each_seat_has_a_name() -> None:
    scene = Scene(hot_seat=True)
    scene.do(AKI, "join")
    scene.do(AKI, "join")
    scene.do(AKI, "name", place=1, name="Kaede")
    assert [place.name for place in scene.table.places[:2]] == [AKI.name, "Kaede"]
    assert scene.refused(BEN, "name", place=1, name="Ben") == "not-your-seat"


def test_at_other_tables_people_use_their_own_name() -> None:
    scene = Scene()
    scene.do(AKI, "join")
    assert scene.refused(AKI, "name", place=0, name="Kaede") == "own-name"


def test_nobody_can_join_a_full_table() -> None:
    scene = Scene()
    for person in (AKI, BEN, CHO):
        scene.do(person, "join")
    assert scene.refused(DAI, "join") == "no-seat"


def test_a_clan_is_chosen_once() -> None:
    scene = Scene()
    scene.do(AKI, "join", clan="koi")
    assert scene.refused(BEN, "join", clan="koi") == "clan-taken"
    scene.do(BEN, "join", clan="lotus")
    assert scene.refused(BEN, "clan", place=1, clan="koi") == "clan-taken"
    scene.do(BEN, "clan", place=1, clan="bonsai")
    assert scene.table.places[1].clan == "bonsai"


def test_nobody_can_choose_when_clans_are_random() -> None:
    scene = Scene(clans="random")
    assert scene.refused(AKI, "join", clan="koi") == "clans-not-chosen"


def test_leaving_frees_seat_and_clan() -> None:
    scene = Scene()
    scene.do(AKI, "join", clan="koi")
    scene.do(AKI, "leave")
    scene.do(BEN, "join", place=0, clan="koi")
    assert scene.table.places[0].person == BEN.id
    assert scene.refused(AKI, "leave") == "not-seated"


def test_only_the_creator_seats_bots_and_starts() -> None:
    scene = Scene()
    scene.do(BEN, "join")
    assert scene.refused(BEN, "bot", place=1, bot={"level": "greedy"}) == "not-creator"
    assert scene.refused(BEN, "start") == "not-creator"
    assert scene.refused(BEN, "open_seat", place=1) == "not-creator"


def test_bots_can_be_added_and_removed_before_the_start() -> None:
    scene = Scene(bots=[{"level": "random"}])
    assert [place.bot for place in scene.table.places] == [None, None, "random"]
    scene.do(AKI, "bot", place=1, bot={"level": "greedy", "style": "monk"})
    scene.do(AKI, "open_seat", place=2)
    assert [place.bot for place in scene.table.places] == [None, "greedy/monk", None]
    assert scene.refused(AKI, "open_seat", place=0) == "no-bot"


def test_a_bot_cannot_take_an_occupied_seat() -> None:
    scene = Scene()
    scene.do(BEN, "join", place=1)
    assert scene.refused(AKI, "bot", place=1, bot={"level": "greedy"}) == "no-seat"


def test_free_seats_get_bots_at_the_start() -> None:
    scene = Scene()
    scene.do(AKI, "join", clan="koi")
    scene.do(AKI, "start")
    assert [place.bot for place in scene.table.places] == [None, "greedy", "greedy"]


def test_a_table_without_people_cannot_start() -> None:
    assert Scene().refused(AKI, "start") == "no-people"


def test_random_clans_follow_from_the_seed() -> None:
    scene = Scene(clans="random", seed=99)
    scene.do(AKI, "join")
    scene.do(AKI, "start")
    assert [place.clan for place in scene.table.places] == draw_clans(99, 3)


def test_players_without_a_clan_get_one_of_the_remaining_clans() -> None:
    scene = Scene()
    scene.do(AKI, "join", clan="bonsai")
    scene.do(BEN, "join")
    scene.do(AKI, "start")
    clans = [place.clan for place in scene.table.places]
    assert clans[0] == "bonsai"
    assert len(set(clans)) == 3


def test_clans_are_picked_in_the_order_of_the_seed() -> None:
    scene = Scene(clans="pick", seed=5)
    people = (AKI, BEN, CHO)
    for person in people:
        scene.do(person, "join")
    scene.do(AKI, "start")
    assert scene.table.status == "picking"
    first, second, third = pick_order(5, 3)
    assert scene.refused(people[second], "pick", clan="koi") == "not-your-turn"
    scene.do(people[first], "pick", clan="koi")
    assert scene.refused(people[second], "pick", clan="koi") == "clan-taken"
    scene.do(people[second], "pick", clan="lotus")
    scene.do(people[third], "pick", clan="turtle")
    assert scene.table.status == "playing"
    assert scene.table.places[first].clan == "koi"


def test_lobby_commands_are_refused_after_the_start() -> None:
    scene = three_players()
    assert scene.refused(DAI, "join") == "started"
    assert scene.refused(AKI, "leave") == "started"
    assert scene.refused(AKI, "start") == "started"
    assert scene.refused(AKI, "ready") == "started"
    assert scene.refused(AKI, "pick", clan="bonsai") == "not-picking"


def test_readiness_is_shown_for_all_seats_of_a_person() -> None:
    scene = Scene(hot_seat=True)
    scene.do(AKI, "join")
    scene.do(AKI, "join")
    scene.do(AKI, "ready")
    assert [place.ready for place in scene.table.places] == [True, True, False]
    scene.do(AKI, "ready", ready=False)
    assert not any(place.ready for place in scene.table.places)


def test_an_unknown_place_is_refused() -> None:
    assert Scene().refused(AKI, "join", place=3) == "no-place"
