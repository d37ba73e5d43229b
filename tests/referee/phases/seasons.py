"""Seasonal setup, cleanup, and Winter."""

from __future__ import annotations

from collections import Counter

from tests.referee.effects.gains import Gains
from tests.referee.follow import Referee, Steps
from tests.referee.model.facts import CARDS, FACTS, MONSTERS, ONI, PROVINCES, Json, check, season_deck
from tests.referee.model.force import card_types, income
from tests.referee.model.state import RESERVE, State
from tests.referee.phases.political import Deck


def season_setup(referee: Referee, gains: Gains, season: str) -> None:
    """SEA-1 to SEA-4, in this order."""
    state = referee.state
    referee.expect("season_started", season=season)
    state.season = season
    referee.expect("phase_started", season=season, phase="setup")
    state.war = referee.expect("war_order", cause="SEA-1")["provinces"]
    seats = len(state.clans)
    check(len(set(state.war)) == seats + 2 and set(state.war) <= set(PROVINCES), f"SEA-1: {state.war}")
    if +state.display:  # SEA-2
        referee.expect("display_discarded", cards=dict(+state.display))
    state.display = Counter(season_deck(season, state.season_set))
    referee.expect("display_laid", cards=dict(state.display))
    referee.expect_all(
        ("coins", {"clan": clan, "amount": income(clan), "cause": "SEA-3"}) for clan in state.clans
    )
    for clan in state.clans:  # SEA-3
        state.add(clan, "coins", income(clan))
    return_hostages(referee, gains)


def return_hostages(referee: Referee, gains: Gains) -> None:
    """SEA-4; for Way of the Merchant, all returns are one event (CAR-13)."""
    state = referee.state
    if state.season != "winter":  # in Winter nobody has Coins (CLN-1), so nobody is richer
        gains.open_event()
    while state.hostages:
        event = referee.expect("hostage_returned", cause="SEA-4")
        held = (event["clan"], event["owner"], event["figure"])
        check(held in state.hostages, f"SEA-4: {held} is no hostage")
        state.hostages.remove(held)
        state.pieces[RESERVE][event["owner"]][event["figure"]] += 1
        gains.coins(event["clan"], 1, "SEA-4")
    gains.close_event()


def cleanup(referee: Referee, deck: Deck) -> None:
    """CLN-1 to CLN-4, KUB-7."""
    state = referee.state
    referee.expect("phase_started", season=state.season, phase="cleanup")
    held = {
        (resource, clan): state.resources[clan][resource]
        for resource in ("coins", "ronin")
        for clan in state.clans
    }
    referee.expect_all((p, {"clan": c, "amount": -n, "cause": "CLN-1"}) for (p, c), n in held.items() if n)
    for resource, clan in held:
        state.resources[clan][resource] = 0
    _leave_shrines(referee)
    referee.expect_all(("kami_left", {"kami": kami, "from": p}) for kami, p in state.kami.items())
    state.kami = {}
    referee.expect("mandates_shuffled", cause="CLN-3")
    deck.shuffle()
    referee.expect("war_order", provinces=[], cause="CLN-4")
    state.war = []


def _leave_shrines(referee: Referee) -> None:
    """CLN-2."""
    state = referee.state
    due: list[Json] = [
        {"clan": clan, "figure": figure, "count": count, "from": kami}
        for kami in state.shrines
        for clan in state.clans
        for figure, count in state.at(kami, clan).items()
    ]
    referee.expect_all(("returned", entry) for entry in due)
    for entry in due:
        state.carry(entry["clan"], entry["figure"], entry["from"], RESERVE, entry["count"])


# -- Winter -----------------------------------------------------------------------------------


def winter(referee: Referee, gains: Gains) -> Steps:
    """WIN-1 to WIN-6."""
    yield from ()
    state = referee.state
    if referee.next_event().get("kind") == "season_started" or state.season != "winter":
        referee.expect("season_started", season="winter")
    state.season = "winter"
    referee.expect("phase_started", season="winter", phase="winter")
    return_hostages(referee, gains)
    _score(referee, {card: _upgrades(state, card) for card in CARDS})  # WIN-2
    _tokens(referee)
    _result(referee)


def _score(referee: Referee, due: dict[str, dict[str, int]]) -> None:
    """The VP of Winter Upgrades, in any order; one event or several for each card and clan."""
    left = {(card, clan): vp for card, clans in due.items() for clan, vp in clans.items() if vp}
    while left:
        event = referee.next_event()
        key = (event.get("cause"), event.get("clan"))
        card, clan = key if key in left else next(iter(left))
        referee.change("vp", str(clan), left.pop((str(card), str(clan))), str(card))


def _upgrades(state: State, card: str) -> dict[str, int]:
    """What a Winter Upgrade scores for each clan (CAR-1, CAR-2)."""
    score = {
        "form-of-the-kitsune": lambda c: 3 * sum(state.strongholds(c).values()),
        "form-of-the-phoenix": lambda c: 3 * len(state.owned_of_type(c, "virtue")),
        "form-of-the-beast": lambda c: 3 * sum(n for owned, n in state.cards[c].items() if owned in MONSTERS),
        "form-of-the-demon": lambda c: 3 * sum(n for owned, n in state.cards[c].items() if owned in ONI),
        "form-of-the-kindred": lambda c: 3 * len(state.allied[c]),
        "form-of-the-tanuki": lambda c: 2 * card_types(state, c),
    }.get(card)
    return {clan: state.owns(clan, card) * score(clan) for clan in state.clans} if score else {}


def _tokens(referee: Referee) -> None:
    """WIN-3, WIN-4: clans in any order; for each, all tokens and the set bonus."""
    state = referee.state
    left = {clan: _token_vp(state, clan) for clan in state.clans}
    left = {clan: due for clan, due in left.items() if any(due.values())}
    while left:
        event = referee.next_event()
        clan = event["clan"] if event.get("clan") in left else next(iter(left))
        for cause, amount in left.pop(clan).items():
            referee.change("vp", clan, amount, cause)


def _token_vp(state: State, clan: str) -> dict[str, int]:
    tokens = state.tokens[clan]
    provinces = len({province for _, province in tokens})
    bonus = [
        row["vp"]
        for row in FACTS["set_bonus"]
        if provinces in range(row["provinces"][0], row["provinces"][1] + 1)
    ]
    return {
        "WIN-3": sum(int(FACTS["war_token_vp"][season]) for season, _ in tokens),
        "WIN-4": int(sum(bonus)),
    }


def _result(referee: Referee) -> None:
    """WIN-5, WIN-6, RUL-18."""
    state = referee.state
    ranking = sorted(state.clans, key=lambda clan: (-state.vp(clan), state.rank(clan)))
    winners = [ranking[0]]
    ally = state.allies.get(ranking[0])
    if ally is not None and state.vp(ally) == state.vp(ranking[0]):
        winners.append(ally)
    referee.expect("game_ended", ranking=ranking, winners=winners)
