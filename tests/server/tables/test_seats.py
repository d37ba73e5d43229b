"""Seats in a game: stand-ins, votes on absent players, and players who come back."""

from __future__ import annotations

from hinode.server.tables.outcome import Outcome
from tests.server.tables.scenes import AKI, BEN, CHO, DAI, three_players


def test_a_player_hands_their_seat_to_a_bot_and_takes_it_back() -> None:
    scene = three_players()
    scene.do(AKI, "hand", seat="koi")
    ready = {"kind": "ready"}
    assert scene.refused(AKI, "answer", seat="koi", seen=scene.table.n, answer=ready) == "handed-over"
    assert scene.refused(AKI, "hand", seat="koi") == "handed-over"
    scene.do(AKI, "return", seat="koi")
    scene.answer(AKI, "koi", ready)
    assert scene.refused(AKI, "return", seat="koi") == "not-handed-over"


def test_nobody_can_hand_over_or_take_back_anothers_seat() -> None:
    scene = three_players()
    assert scene.refused(BEN, "hand", seat="koi") == "not-your-seat"
    scene.do(AKI, "hand", seat="koi")
    assert scene.refused(BEN, "return", seat="koi") == "not-your-seat"


def test_the_others_vote_an_absent_seat_to_a_bot() -> None:
    scene = three_players()
    scene.do(BEN, "vote", seat="lotus", about="koi", to="bot", absent=("koi",))
    assert scene.table.places[0].bot is None
    scene.do(CHO, "vote", seat="turtle", about="koi", to="bot", absent=("koi",))
    assert scene.table.places[0].bot == "greedy"
    scene.do(AKI, "return", seat="koi")
    assert scene.table.places[0].bot is None


def test_there_is_no_vote_on_a_player_who_is_online() -> None:
    scene = three_players()
    assert scene.refused(BEN, "vote", seat="lotus", about="koi", to="bot") == "not-absent"


def test_who_may_vote() -> None:
    scene = three_players(players=4, bots=[{"level": "random"}])
    bot = scene.table.places[3].clan
    assert scene.refused(AKI, "vote", seat="koi", about="koi", to="bot", absent=("koi",)) == "no-elector"
    assert scene.refused(DAI, "vote", seat="lotus", about="koi", to="bot", absent=("koi",)) == "not-your-seat"
    assert scene.refused(AKI, "vote", seat="koi", about=bot, to="bot") == "no-vote"


def test_votes_lapse_when_the_absent_player_answers() -> None:
    scene = three_players()
    scene.do(BEN, "vote", seat="lotus", about="koi", to="bot", absent=("koi",))
    scene.answer(AKI, "koi", {"kind": "propose", "to": "lotus"})
    scene.do(CHO, "vote", seat="turtle", about="koi", to="bot", absent=("koi",))
    assert scene.table.places[0].bot is None


def test_an_offered_seat_is_taken_by_a_new_player() -> None:
    scene = three_players()
    assert scene.refused(DAI, "take", seat="koi") == "not-offered"
    for person, clan in ((BEN, "lotus"), (CHO, "turtle")):
        scene.do(person, "vote", seat=clan, about="koi", to="link", absent=("koi",))
    assert scene.table.places[0].offered
    assert scene.table.places[0].bot == "greedy"  # so that nobody waits meanwhile
    assert scene.refused(BEN, "take", seat="koi") == "seated"
    scene.do(DAI, "take", seat="koi")
    scene.answer(DAI, "koi", {"kind": "ready"})
    assert scene.refused(AKI, "return", seat="koi") == "not-your-seat"


def test_timeouts_are_counted_until_the_person_answers() -> None:
    scene = three_players()
    scene.by_bot("koi", {"kind": "propose", "to": "lotus"}, by="clock")
    assert scene.table.absence.failures("koi") == 1
    scene.answer(AKI, "koi", {"kind": "propose", "to": "turtle"})
    assert scene.table.absence.failures("koi") == 0


def test_the_time_limit_of_tea_counts_as_nobodys_timeout() -> None:
    scene = three_players()
    scene.by_bot("koi", {"kind": "ready"}, by="clock")
    assert scene.table.absence.failures("koi") == 0


def test_nobody_can_vote_twice_for_the_same_thing() -> None:
    scene = three_players()
    scene.do(BEN, "vote", seat="lotus", about="koi", to="bot", absent=("koi",))
    assert scene.refused(BEN, "vote", seat="lotus", about="koi", to="bot", absent=("koi",)) == "voted"


def test_votes_lapse_when_the_absent_player_is_online_again() -> None:
    scene = three_players()
    scene.do(BEN, "vote", seat="lotus", about="koi", to="bot", absent=("koi",))
    scene.write(Outcome("came_back", {"clan": "koi", "by": "person"}))
    scene.do(CHO, "vote", seat="turtle", about="koi", to="bot", absent=("koi",))
    assert scene.table.places[0].bot is None
