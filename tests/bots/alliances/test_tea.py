"""Bots in the Tea Ceremony: proposals, replies, returned gifts, and their reasons."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from statistics import median
from time import process_time

import pytest

from hinode import Game
from hinode.bots.alliances.reasons import PROMISES, REASONS, because
from hinode.bots.bargaining.seat_deals import SeatDeals
from hinode.bots.bot import Choice
from hinode.bots.seat import Seat
from hinode.bots.style import FIRM, STYLES
from hinode.vocab.answers import Accept, Gift, Propose, Ready, Refuse
from hinode.vocab.events import Event
from tests.bots.alliances.tea_setup import SECONDS, asked, betrayal, happened, remembers, says, tea, tea_bot
from tests.bots.bargaining.setup import ALLIANCE, coins, offer
from tests.support.play import random_answer

DEALING = (Propose, Accept, Refuse, Gift)
TABLES = (
    ("koi/plain", "lotus/loyal", "turtle/merchant", "dragonfly/opportunist"),
    ("koi/trickster", "lotus/monk", "turtle/warlord", "bonsai/merchant"),
    ("koi/merchant", "lotus/plain", "turtle/loyal", "dragonfly/trickster", "bonsai/opportunist"),
    ("koi/loyal", "dragonfly/plain", "bonsai/plain"),
)


def kind(choice: Choice) -> str:
    assert choice.reason is not None
    return choice.reason.kind


def season(name: str) -> Event:
    return happened("season_started", "SEA-1", season=name)


def test_a_clan_with_an_open_offer_gets_no_proposal() -> None:
    """The deal may come with a price or a promise."""
    script = tea()
    first = asked(script, tea_bot("koi")).answer
    assert isinstance(first, Propose)
    stands = offer([ALLIANCE], [coins(1)], by="koi", to=first.to)
    assert asked(script, tea_bot("koi"), SeatDeals(offers=(stands,))).answer != first


# -- replies -------------------------------------------------------------------------------------


def test_an_offer_that_helps_both_is_accepted() -> None:
    """TEA-2: both sides of an alliance must agree."""
    script = tea().say("lotus", "propose", to="koi")
    choice = says(script, tea_bot("koi"))
    assert choice.answer == Accept("lotus")
    assert script.view["alliances"] == [["koi", "lotus"]]


def test_the_better_of_two_offers_is_accepted() -> None:
    script = tea().say("dragonfly", "propose", to="koi").say("lotus", "propose", to="koi")
    assert asked(script, tea_bot("koi")).answer == Accept("lotus")


def test_an_offer_far_below_a_possible_better_one_is_refused_with_a_price() -> None:
    script = tea().say("dragonfly", "propose", to="koi")
    choice = asked(script, tea_bot("koi"))
    assert choice.answer == Refuse("dragonfly")
    assert choice.reason == because("price", "dragonfly", coins=1)


@pytest.mark.parametrize("style", ["plain", "loyal"])
def test_a_named_price_is_accepted_when_paid(style: str) -> None:
    script, koi = tea().say("dragonfly", "propose", to="koi"), tea_bot("koi", style)
    choice = says(script, koi)
    assert choice.reason is not None
    assert choice.reason.kind == "price"
    script.gift("dragonfly", "koi", choice.reason.args["coins"]).say("dragonfly", "propose", to="koi")
    again = says(script, koi)
    assert again.answer == Accept("dragonfly")
    assert again.reason == because("gift-received", "dragonfly", coins=choice.reason.args["coins"])


def test_a_leader_far_ahead_finds_no_ally() -> None:
    script = tea(lotus={"vp": 12}).say("lotus", "propose", to="koi")
    choice = asked(script, tea_bot("koi"))
    assert choice.answer == Refuse("lotus")
    assert kind(choice) == "too-far-ahead"


def test_a_warlord_makes_no_alliance() -> None:
    """TEA-4: a clan may stay without an ally."""
    choice = asked(tea().say("lotus", "propose", to="koi"), tea_bot("koi", "warlord"))
    assert choice.answer == Refuse("lotus")
    assert kind(choice) == "stand-alone"


def test_without_a_price_the_reason_is_a_better_alternative() -> None:
    """A trickster accepts Coins, but never names a price."""
    script, koi = tea().say("dragonfly", "propose", to="koi"), tea_bot("koi", "trickster")
    choice = says(script, koi)
    while isinstance(choice.answer, Propose):
        choice = says(script, koi)
    assert choice.answer == Refuse("dragonfly")
    assert kind(choice) == "better-elsewhere"


def test_an_alliance_without_benefit_is_refused() -> None:
    """WAR-5, HON-4: of two equally strong allies, the one with more honor takes every token."""
    war = ["hokkaido", "kansai", "shikoku", "kyushu"]
    script = tea(map={p: {"lotus": {"bushi": 1}, "turtle": {"bushi": 1}} for p in war}, war=war)
    script.say("koi", "ready").say("dragonfly", "ready").say("lotus", "propose", to="turtle")
    choice = asked(script, tea_bot("turtle", "opportunist"))
    assert choice.answer == Refuse("lotus")
    assert kind(choice) == "no-use"


# -- reasons for an alliance -------------------------------------------------------------------------


def test_the_reason_names_a_front_without_a_fight() -> None:
    """WAR-5: two allies alone in a province do not fight."""
    script = tea(map={"nagato": {"lotus": {"bushi": 4}, "turtle": {"bushi": 4}}})
    script.say("turtle", "propose", to="lotus")
    choice = asked(script, tea_bot("lotus"))
    assert choice.answer == Accept("turtle")
    assert choice.reason == because("shared-front", "turtle", province="nagato")


def test_two_clans_ally_against_a_leader() -> None:
    script = tea(dragonfly={"vp": 12}).say("lotus", "propose", to="koi")
    assert asked(script, tea_bot("koi")).reason == because("against-leader", "lotus", leader="dragonfly")


# -- memory --------------------------------------------------------------------------------------


def test_some_styles_refuse_betrayers_longer() -> None:
    answers = {}
    for style in ("loyal", "monk"):
        script = tea().say("lotus", "propose", to="koi")
        koi = remembers(tea_bot("koi", style), betrayal("lotus", "koi"), season("summer"))
        answers[style] = asked(script, koi)
    assert answers["monk"].answer == Accept("lotus")
    assert answers["loyal"].answer == Refuse("lotus")
    assert kind(answers["loyal"]) == "betrayed-me"


TWICE = (betrayal("lotus", "koi"), season("summer"), betrayal("lotus", "koi"))


def test_a_plain_bot_accepts_nothing_from_a_clan_that_betrayed_it_twice() -> None:
    script = tea().say("lotus", "propose", to="koi")
    choice = asked(script, remembers(tea_bot("koi"), *TWICE))
    assert choice.answer == Refuse("lotus")
    assert kind(choice) == "betrayed-me"


def test_a_bot_offers_nothing_to_a_clan_that_betrayed_it_twice() -> None:
    usual, wary = asked(tea(), tea_bot("koi")), asked(tea(), remembers(tea_bot("koi"), *TWICE))
    assert usual.answer.to_json()["to"] == "lotus"
    assert wary.answer.to_json()["to"] == "turtle"


def test_clans_that_betrayed_all_others_are_refused_too() -> None:
    script = tea().say("lotus", "propose", to="koi")
    others = [betrayal("lotus", victim) for victim in ("turtle", "dragonfly", "turtle")]
    choice = asked(script, remembers(tea_bot("koi", "loyal"), *others))
    assert choice.answer == Refuse("lotus")
    assert kind(choice) == "betrayed-others"


def test_the_reason_mentions_that_an_old_ally_kept_faith() -> None:
    script = tea().say("lotus", "propose", to="koi")
    kept = happened("alliance_ended", "TEA-1", clan="lotus", with_="koi")
    assert asked(script, remembers(tea_bot("koi"), kept)).reason == because("kept-faith", "lotus", seasons=1)


# -- proposals -----------------------------------------------------------------------------------


def test_a_bot_proposes_if_both_gain() -> None:
    choice = asked(tea(), tea_bot("lotus"))
    assert choice.answer == Propose("turtle")
    assert choice.reason == because("shared-mandates", "turtle", turns=2, their_turns=2)


def test_after_proposing_a_bot_is_ready() -> None:
    script, lotus = tea(), tea_bot("lotus")
    assert says(script, lotus).answer == Propose("turtle")
    assert says(script, lotus).answer == Ready()


def test_a_refused_offer_is_not_repeated() -> None:
    script, lotus = tea(), tea_bot("lotus")
    assert says(script, lotus).answer == Propose("turtle")
    script.say("turtle", "refuse", from_="lotus")
    assert says(script, lotus).answer == Ready()


def test_a_trickster_proposes_to_everyone_once() -> None:
    script, koi = tea(), tea_bot("koi", "trickster")
    made = []
    for _ in range(20):
        answer = says(script, koi).answer
        if not isinstance(answer, Propose):
            break
        made.append(answer.to)
        script.say(answer.to, "refuse", from_="koi")
    assert sorted(made) == ["dragonfly", "lotus", "turtle"]


@pytest.mark.parametrize("style", list(STYLES))
def test_refusing_everything_collects_nothing(style: str) -> None:
    """NEG-1: Coins paid before an agreement would be lost after a refusal."""
    script, lotus = tea(lotus={"coins": 12}), tea_bot("lotus", style)
    for _ in range(20):
        answer = says(script, lotus).answer
        if isinstance(answer, Ready):
            break
        assert isinstance(answer, Propose)
        script.say(answer.to, "refuse", from_="lotus")
    assert script.coins("lotus") == 12


@pytest.mark.parametrize("style", list(STYLES))
def test_accepting_costs_nothing(style: str) -> None:
    script, koi = tea().say("lotus", "propose", to="koi"), tea_bot("koi", style)
    for _ in range(20):
        if isinstance(says(script, koi).answer, Accept | Refuse):
            break
    assert script.coins("koi") == script.coins("lotus") == 5


@pytest.mark.parametrize("style", ["warlord", "opportunist", "monk"])
def test_some_styles_wait_for_proposals(style: str) -> None:
    assert asked(tea(), tea_bot("koi", style)).answer == Ready()


def test_a_trickster_proposes_to_the_others_before_it_replies() -> None:
    script, koi = tea().say("lotus", "propose", to="koi"), tea_bot("koi", "trickster")
    said = [says(script, koi).answer for _ in range(3)]
    assert said == [Propose("turtle"), Propose("dragonfly"), Accept("lotus")]


# -- unearned gifts ------------------------------------------------------------------------------


def test_a_refused_clan_gets_its_coins_back() -> None:
    script, koi = tea(lotus={"vp": 12}), tea_bot("koi")
    script.gift("lotus", "koi", 2).say("lotus", "propose", to="koi")
    back = says(script, koi)
    assert back.answer == Gift("lotus", 2, 0)
    assert back.reason == because("gift-returned", "lotus", coins=2)
    assert says(script, koi).answer == Refuse("lotus")


@pytest.mark.parametrize("style", ["opportunist", "trickster"])
def test_not_every_style_returns_unearned_gifts(style: str) -> None:
    script, koi = tea(lotus={"vp": 40}), tea_bot("koi", style)
    script.gift("lotus", "koi", 2).say("lotus", "propose", to="koi")
    said = []
    while Refuse("lotus") not in said:
        said.append(says(script, koi).answer)
    assert not any(isinstance(answer, Gift) for answer in said)
    assert script.coins("koi") == 7


# -- promises ------------------------------------------------------------------------------------


def test_only_the_trickster_promises_what_it_does_not_mean() -> None:
    assert [name for name, style in STYLES.items() if not style.honest] == ["trickster"]
    assert [name for name, style in STYLES.items() if style.promises] == ["loyal", "trickster"]
    assert STYLES["loyal"].loyalty >= FIRM


@pytest.mark.parametrize("style", list(STYLES))
def test_no_other_style_talks_about_the_future(style: str) -> None:
    script, lotus = tea(), tea_bot("lotus", style)
    kinds = []
    for _ in range(3):
        choice = says(script, lotus)
        kinds += [choice.reason.kind] if choice.reason else []
        if isinstance(choice.answer, Ready):
            break
    assert bool(PROMISES & set(kinds)) is STYLES[style].promises


# -- whole games ---------------------------------------------------------------------------------


class Ceremonies:
    """Everything said at the tea ceremonies of a game that is otherwise random."""

    def __init__(self, table: tuple[str, ...], seed: int) -> None:
        styles = dict(seat.split("/") for seat in table)
        self.said: list[Choice] = []
        self.seconds: list[float] = []
        self.game = Game.new(clans=list(styles), seed=seed)
        self.guests = {clan: tea_bot(clan, style) for clan, style in styles.items()}
        self.rng = Random(seed)
        while self.game.pending:
            self._go_on()

    def _go_on(self) -> None:
        decision = self.game.pending[0]
        if decision.kind != "tea":
            self.game.answer(*random_answer(self.game, self.rng))
            return
        begun = process_time()
        choice = self.guests[decision.clan].choose(Seat(self.game, decision, self.rng, SECONDS))
        self.seconds.append(process_time() - begun)
        self.said.append(choice)
        self.game.answer(decision.clan, choice.answer)


@pytest.fixture(scope="module")
def ceremonies() -> list[Ceremonies]:
    return [Ceremonies(table, seed) for seed in range(3) for table in TABLES]


def test_every_tea_answer_has_a_known_reason_with_its_arguments(ceremonies: list[Ceremonies]) -> None:
    reasons = [choice.reason for c in ceremonies for choice in c.said if isinstance(choice.answer, DEALING)]
    assert len(reasons) > 20
    for reason in reasons:
        assert reason is not None
        assert tuple(reason.args) == REASONS[reason.kind]
        assert json.loads(json.dumps(reason.args)) == reason.args


def test_a_reason_names_the_clan_it_is_about(ceremonies: list[Ceremonies]) -> None:
    for found in ceremonies:
        for choice in found.said:
            if choice.reason is not None:
                said = choice.answer.to_json()
                assert choice.reason.args["clan"] == said.get("to", said.get("from"))


def test_nobody_proposes_to_one_clan_twice_a_season(ceremonies: list[Ceremonies]) -> None:
    for found in ceremonies:
        asked_so_far: Counter[tuple[str, str]] = Counter()
        for event in found.game.events():
            if event.kind == "season_started":
                asked_so_far.clear()
            elif event.kind == "proposed":
                asked_so_far[event["clan"], event["to"]] += 1
                assert max(asked_so_far.values()) == 1


def test_some_proposals_are_accepted_and_some_are_not(ceremonies: list[Ceremonies]) -> None:
    kinds = Counter(choice.answer.kind for found in ceremonies for choice in found.said)
    assert kinds["accept"] > 0
    assert kinds["refuse"] > 0
    assert kinds["gift"] == 0  # nobody had received a gift to return


def test_a_tea_answer_takes_little_time(ceremonies: list[Ceremonies]) -> None:
    assert median([seconds for found in ceremonies for seconds in found.seconds]) < 0.015


# -- the list of reasons ---------------------------------------------------------------------------


def test_a_reason_needs_exactly_its_arguments() -> None:
    with pytest.raises(ValueError, match="price"):
        because("price", "koi")
    with pytest.raises(ValueError, match="no-use"):
        because("no-use", "koi", coins=1)


def test_the_first_argument_of_every_reason_is_the_clan_addressed() -> None:
    assert {arguments[0] for arguments in REASONS.values()} == {"clan"}
