"""Trust: kept and broken alliances and gifts, from public events only."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from hinode.bots.alliances.trust import MAX_RESENTED, OTHERS_WEIGHT, Betrayal, Trust
from hinode.bots.alliances.valuation import DISTRUST
from hinode.bots.master import OTHERS_WEIGHT_MASTER
from hinode.vocab.events import Event
from hinode.vocab.ids import CLAN_NO
from tests.support.play import play_out, random_game

PRIOR = 0.7


class Account:
    """The Koi's trust in a made-up game."""

    def __init__(self, grudge: float = 1.0, others_weight: float = OTHERS_WEIGHT) -> None:
        self.trust = Trust("koi", grudge, others_weight)
        self._number = count()
        self.season("spring")

    def add(self, kind: str, cause: str = "TEA-2", **fields: Any) -> Account:
        fields = {name.rstrip("_"): value for name, value in fields.items()}
        event = Event(number=next(self._number), kind=kind, cause=cause, parent=None, **fields)
        self.trust.follow([event])
        return self

    def season(self, season: str) -> Account:
        return self.add("season_started", "SEA-1", season=season)

    def betrays(self, clan: str, victim: str) -> Account:
        return self.add("alliance_ended", "betray", clan=clan, with_=victim)

    def keep(self, clan: str, other: str) -> Account:
        return self.add("alliance_ended", "TEA-1", clan=clan, with_=other)

    def gives(self, clan: str, to: str, coins: int, ronin: int = 0) -> Account:
        return self.add("gift", "NEG-1", clan=clan, to=to, coins=coins, ronin=ronin)

    def proposes(self, clan: str, to: str) -> Account:
        return self.add("proposed", clan=clan, to=to)


# -- keeping and breaking ------------------------------------------------------------------------


def test_a_stranger_is_expected_to_keep_seven_of_ten_alliances() -> None:
    assert Account().trust.in_clan("lotus") == pytest.approx(PRIOR)


def test_an_alliance_kept_to_its_end_makes_both_more_trusted() -> None:
    trust = Account().keep("lotus", "koi").trust
    assert trust.in_clan("lotus") > PRIOR
    assert trust.of("lotus", "koi") > PRIOR
    assert trust.alliances == {("lotus", "koi"): 1, ("koi", "lotus"): 1}


def test_a_betrayer_loses_trust_and_its_victim_does_not() -> None:
    trust = Account().betrays("lotus", "koi").trust
    assert trust.in_clan("lotus") < PRIOR
    assert trust.of("lotus", "koi") == pytest.approx(PRIOR)


def test_a_betrayal_costs_more_than_a_kept_alliance_earns() -> None:
    assert Account().keep("lotus", "koi").betrays("lotus", "koi").trust.in_clan("lotus") < PRIOR


def test_acts_toward_others_count_less() -> None:
    trust = Account().betrays("lotus", "turtle").trust
    assert Account().betrays("lotus", "koi").trust.in_clan("lotus") < trust.in_clan("lotus") < PRIOR
    assert trust.of("turtle", "lotus") < trust.in_clan("lotus")


def test_a_grudge_scales_only_betrayals_of_the_bot_itself() -> None:
    mild, sore = Account(0.3).betrays("lotus", "koi").trust, Account(3.0).betrays("lotus", "koi").trust
    assert sore.in_clan("lotus") < Account().betrays("lotus", "koi").trust.in_clan("lotus")
    assert mild.in_clan("lotus") > sore.in_clan("lotus")
    assert mild.of("turtle", "lotus") == sore.of("turtle", "lotus")


def test_a_betrayal_fades_with_the_seasons_but_is_not_forgotten() -> None:
    account = Account().betrays("lotus", "koi")
    fresh = account.trust.in_clan("lotus")
    assert fresh < account.season("summer").trust.in_clan("lotus") < PRIOR


def test_betrayals_are_recorded_with_both_clans_and_the_season() -> None:
    trust = Account().betrays("lotus", "turtle").season("summer").betrays("turtle", "koi").trust
    assert trust.betrayals == [Betrayal("spring", "lotus", "turtle"), Betrayal("summer", "turtle", "koi")]


def test_a_betrayal_of_the_bot_itself_is_remembered_before_any_other() -> None:
    account = Account().betrays("lotus", "koi").season("summer").betrays("lotus", "turtle")
    assert account.trust.betrayal_by("lotus") == Betrayal("spring", "lotus", "koi")
    assert account.trust.betrayal_by("turtle") is None


def test_a_betrayer_is_shunned_by_its_victim_for_the_rest_of_the_season() -> None:
    account = Account().betrays("lotus", "koi").betrays("bonsai", "turtle")
    assert account.trust.shunned("lotus")
    assert not account.trust.shunned("bonsai")
    assert not account.season("summer").trust.shunned("lotus")


def test_a_victim_distrusts_its_betrayer_in_the_next_season_and_others_do_not_yet() -> None:
    trust = Account().betrays("lotus", "koi").season("summer").trust
    assert trust.in_clan("lotus") < DISTRUST < trust.of("turtle", "lotus")


def test_a_clan_that_betrays_in_two_seasons_is_distrusted_by_all() -> None:
    account = Account().betrays("lotus", "turtle").season("summer").betrays("lotus", "bonsai")
    assert account.season("autumn").trust.in_clan("lotus") < DISTRUST


def test_a_master_that_saw_one_betrayal_trusts_only_old_partners_of_the_betrayer_less() -> None:
    seen = Account(others_weight=OTHERS_WEIGHT_MASTER).betrays("lotus", "turtle").season("summer").trust
    partner = (
        Account(others_weight=OTHERS_WEIGHT_MASTER)
        .keep("lotus", "koi")
        .season("summer")
        .betrays("lotus", "turtle")
    )
    assert seen.in_clan("lotus") < DISTRUST < seen.in_clan("turtle")
    assert partner.season("autumn").trust.in_clan("lotus") > seen.in_clan("lotus")


# -- resentment ----------------------------------------------------------------------------------


def resented(account: Account, clan: str) -> float:
    found = account.trust.resented()
    return found[CLAN_NO[clan]] if found else 0.0


def test_nobody_is_resented_before_a_betrayal() -> None:
    assert Account().keep("lotus", "koi").trust.resented() == ()


def test_a_betrayer_is_resented_by_its_victim_most_and_until_the_end() -> None:
    mine, others = Account().betrays("lotus", "koi"), Account().betrays("lotus", "turtle")
    assert resented(mine, "lotus") > resented(others, "lotus") > 0
    assert resented(mine.season("summer"), "lotus") == resented(Account().betrays("lotus", "koi"), "lotus")
    assert resented(mine, "koi") == resented(mine, "turtle") == 0


def test_a_clan_does_not_resent_its_own_betrayals() -> None:
    assert Account().betrays("koi", "lotus").trust.resented() == ()


def test_resentment_grows_with_betrayals_and_with_the_grudge_of_a_style_up_to_a_limit() -> None:
    once, twice = Account().betrays("lotus", "turtle"), Account().betrays("lotus", "turtle")
    twice.betrays("lotus", "bonsai")
    sore = Account(3.0).betrays("lotus", "turtle").betrays("lotus", "koi")
    assert resented(once, "lotus") < resented(twice, "lotus") < resented(sore, "lotus") == MAX_RESENTED


# -- gifts ---------------------------------------------------------------------------------------


def test_gifts_count_minus_what_came_back() -> None:
    """NEG-1: both can be given."""
    trust = Account().gives("lotus", "koi", 2, ronin=1).gives("koi", "lotus", 1).trust
    assert trust.balance("lotus", "koi") == 2
    assert trust.balance("koi", "lotus") == -2


def test_gifts_count_for_one_season_and_then_leave_some_goodwill() -> None:
    """CLN-1: Coins are gone by the next season."""
    account = Account().gives("lotus", "koi", 2)
    assert account.trust.in_clan("lotus") == pytest.approx(PRIOR)
    account.season("summer")
    assert account.trust.balance("lotus", "koi") == 0
    assert account.trust.in_clan("lotus") > PRIOR
    assert account.trust.of("turtle", "lotus") < account.trust.in_clan("lotus")


def test_goodwill_cannot_be_bought_without_limit() -> None:
    rich = Account().gives("lotus", "koi", 40).season("summer").trust.in_clan("lotus")
    assert rich == Account().gives("lotus", "koi", 4).season("summer").trust.in_clan("lotus")


# -- proposals -----------------------------------------------------------------------------------


def test_my_proposals_are_counted_by_season() -> None:
    account = Account().proposes("koi", "lotus").proposes("lotus", "koi").proposes("koi", "lotus")
    assert account.trust.asked("lotus") == 2
    assert account.season("summer").trust.asked("lotus") == 0


# -- from a real game ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_everything_is_read_from_what_a_spectator_sees(seed: int) -> None:
    game = play_out(random_game(seed), Random(seed))
    clans = game.clans
    own, public = Trust(clans[0]), Trust(clans[0])
    own.follow(game.events(clans[0]))
    public.follow(game.events(None))
    assert own.betrayals == public.betrayals
    assert [own.of(a, b) for a in clans for b in clans] == [public.of(a, b) for a in clans for b in clans]


@pytest.mark.parametrize("seed", range(4))
def test_reading_in_parts_is_the_same_as_reading_everything_at_once(seed: int) -> None:
    game = play_out(random_game(seed), Random(seed))
    events = game.events()
    whole, pieces = Trust("koi"), Trust("koi")
    whole.follow(events)
    for cut in range(0, len(events) + 97, 97):
        pieces.follow(events[pieces.read : cut])
    assert pieces.read == whole.read == len(events)
    assert pieces.betrayals == whole.betrayals
    assert [pieces.in_clan(clan) for clan in game.clans] == [whole.in_clan(clan) for clan in game.clans]


def test_every_broken_alliance_of_a_game_is_recorded() -> None:
    """BET-2: the alliance is broken by the clan that plays Betray."""
    games = [play_out(random_game(seed), Random(seed)) for seed in range(6)]
    found = 0
    for game in games:
        trust = Trust(game.clans[0])
        trust.follow(game.events())
        ended = [e for e in game.events() if e.kind == "alliance_ended" and e.cause == "betray"]
        assert [(b.betrayer, b.victim) for b in trust.betrayals] == [(e["clan"], e["with"]) for e in ended]
        found += len(ended)
    assert found > 0
