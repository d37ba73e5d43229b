"""Who is away, and the others' votes on an absent seat."""

from __future__ import annotations

import pytest

from hinode.server.tables.absence import Absence, Replacement, Votes, eligible_voters, is_away

OWNERS = {"koi": "ann", "lotus": "ben", "turtle": "cat", "bonsai": "dan"}


# -- timeouts -----------------------------------------------------------------------------------


def test_timeouts_are_counted_per_clan() -> None:
    absence = Absence()
    absence.failed("koi")
    absence.failed("koi")
    absence.failed("lotus")
    assert absence.failures("koi") == 2
    assert absence.failures("lotus") == 1


def test_a_players_own_answer_resets_the_count() -> None:
    absence = Absence()
    absence.failed("koi")
    absence.failed("koi")
    absence.present("koi")
    absence.failed("koi")
    assert absence.failures("koi") == 1


def test_a_player_without_timeouts_can_be_present() -> None:
    absence = Absence()
    absence.present("koi")
    assert absence.failures("koi") == 0


@pytest.mark.parametrize(
    ("offline", "failures", "away"),
    [
        (None, 0, False),
        (119.9, 0, False),
        (120.0, 0, True),
        (500.0, 0, True),
        (None, 1, True),
        (1.0, 2, True),
    ],
)
def test_away_means_offline_for_a_while_or_timed_out(
    offline: float | None, failures: int, away: bool
) -> None:
    assert is_away(offline, failures, 120) == away


# -- who votes ----------------------------------------------------------------------------------


def test_the_people_in_the_other_seats_vote() -> None:
    assert eligible_voters(OWNERS, (), "koi") == {"ben", "cat", "dan"}


def test_bots_and_people_with_a_stand_in_do_not_vote() -> None:
    assert eligible_voters({"koi": "ann", "lotus": "ben"}, ("turtle", "bonsai"), "koi") == {"ben"}
    assert eligible_voters(OWNERS, ("lotus", "turtle"), "koi") == {"dan"}


def test_one_person_in_several_seats_votes_once() -> None:
    assert eligible_voters({**OWNERS, "turtle": "ben", "bonsai": "ben"}, (), "koi") == {"ben"}


def test_the_absent_person_does_not_vote_from_another_seat() -> None:
    assert eligible_voters({**OWNERS, "lotus": "ann"}, (), "koi") == {"cat", "dan"}
    assert eligible_voters({**OWNERS, "lotus": "ann"}, ("koi",), "koi") == {"cat", "dan"}


# -- counting -----------------------------------------------------------------------------------


def people(count: int) -> frozenset[str]:
    return frozenset(f"person {number}" for number in range(count))


@pytest.mark.parametrize(("count", "enough"), [(1, 1), (2, 2), (3, 2), (4, 3)])
@pytest.mark.parametrize("to", ["bot", "link"])
def test_more_than_half_decide(count: int, enough: int, to: Replacement) -> None:
    votes, voters = Votes(), people(count)
    for given, voter in enumerate(sorted(voters), start=1):
        votes.cast(voter, "koi", to)
        assert votes.decided("koi", voters) == (to if given >= enough else None)


def test_votes_for_different_things_do_not_add_up() -> None:
    votes, voters = Votes(), people(3)
    votes.cast("person 0", "koi", "bot")
    votes.cast("person 1", "koi", "link")
    assert votes.tally("koi", voters) == {"bot": 1, "link": 1}
    assert votes.decided("koi", voters) is None


def test_a_repeated_vote_does_nothing() -> None:
    votes, voters = Votes(), people(3)
    votes.cast("person 0", "koi", "bot")
    votes.cast("person 0", "koi", "bot")
    assert votes.holds("person 0", "koi", "bot")
    assert not votes.holds("person 0", "koi", "link")
    assert votes.tally("koi", voters) == {"bot": 1, "link": 0}


def test_a_vote_can_be_changed() -> None:
    votes, voters = Votes(), people(2)
    votes.cast("person 0", "koi", "bot")
    votes.cast("person 1", "koi", "link")
    votes.cast("person 0", "koi", "link")
    assert votes.decided("koi", voters) == "link"


def test_votes_on_one_seat_do_not_count_for_another() -> None:
    votes, voters = Votes(), people(1)
    votes.cast("person 0", "koi", "bot")
    assert votes.decided("lotus", voters) is None
    votes.clear("lotus")
    assert votes.decided("koi", voters) == "bot"


def test_votes_lapse_when_the_absent_player_is_back() -> None:
    votes, voters = Votes(), people(2)
    votes.cast("person 0", "koi", "bot")
    votes.clear("koi")
    votes.cast("person 1", "koi", "bot")
    assert votes.tally("koi", voters) == {"bot": 1, "link": 0}
    assert votes.decided("koi", voters) is None


def test_a_vote_of_a_player_who_may_no_longer_vote_does_not_count() -> None:
    votes = Votes()
    votes.cast("person 0", "koi", "bot")
    votes.cast("person 2", "koi", "bot")
    assert votes.decided("koi", people(3)) == "bot"
    assert votes.decided("koi", people(2)) is None


def test_with_nobody_to_vote_nothing_is_decided() -> None:
    votes = Votes()
    votes.cast("person 0", "koi", "bot")
    assert votes.decided("koi", frozenset()) is None
