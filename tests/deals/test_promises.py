"""Every kind of promise: kept, broken, void, at its deadline, and affected by others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.deals.scripts import (
    CLEANUP,
    WAR,
    acquired,
    announced,
    battle,
    captured,
    discarded,
    gift,
    gift_won,
    killed,
    laid,
    moved,
    outcome,
    performs,
    promise,
    replaced,
    revealed,
    season,
    token,
    won,
)

KEPT, BROKEN, NO_OCCASION = ("kept", None), ("broken", None), ("void", "no-occasion")
Story = tuple[dict[str, Any], ...]


NO_BETRAY = {"kind": "no_betray"}


def betrays_ally(clan: str, ally: str) -> dict[str, Any]:
    return {"kind": "alliance_ended", "cause": "betray", "clan": clan, "with": ally}


def kami_moved(clan: str, kami: str, to: str) -> dict[str, Any]:
    return {"kind": "kami_moved", "clan": clan, "kami": kami, "from": "oshu", "to": to}


def mandate(choose: bool, until: str = "turn") -> dict[str, Any]:
    return {"kind": "mandate", "mandate": "harvest", "choose": choose, "until": until}


def case(term: dict[str, Any], *events: dict[str, Any], expected: object) -> Any:
    return pytest.param(term, events, expected)


@pytest.mark.parametrize(
    ("term", "events", "expected"),
    [
        case(mandate(True), laid("koi", "harvest"), expected=KEPT),
        case(mandate(True), laid("koi", "train"), expected=("broken", "excusable")),
        case(mandate(True), laid("turtle", "harvest"), expected=None),
        case(
            mandate(True),
            *(laid("turtle", "harvest"), laid("bonsai", "harvest")),
            expected=("void", "impossible"),
        ),
        case(mandate(True), WAR, expected=NO_OCCASION),
        case(mandate(False), laid("koi", "train"), expected=KEPT),
        case(mandate(False), laid("koi", "harvest"), expected=BROKEN),
        case(mandate(False), WAR, expected=NO_OCCASION),
        case(mandate(False, "season"), laid("koi", "train"), expected=None),
        case(mandate(False, "season"), laid("koi", "train"), WAR, expected=KEPT),
        case(mandate(False, "season"), laid("koi", "train"), laid("koi", "harvest"), expected=BROKEN),
        case(mandate(False, "season"), laid("turtle", "train"), WAR, expected=NO_OCCASION),
        case(
            mandate(False, "season"),
            *(laid("koi", "train"), laid("turtle", "harvest"), laid("bonsai", "harvest")),
            expected=KEPT,
        ),
        case(NO_BETRAY, laid("koi", "betray"), replaced("koi", "turtle", "edo"), expected=BROKEN),
        case(NO_BETRAY, laid("koi", "betray"), replaced("koi", "lotus", "edo"), expected=None),
        case(
            NO_BETRAY,
            *(
                laid("koi", "betray"),
                betrays_ally("koi", "turtle"),
            ),
            expected=BROKEN,
        ),
        case(NO_BETRAY, laid("koi", "train"), WAR, expected=KEPT),
        case(NO_BETRAY, laid("turtle", "betray"), WAR, expected=NO_OCCASION),
    ],
)
def test_promises_about_mandates(term: dict[str, Any], events: Story, expected: object) -> None:
    assert outcome(promise(**term), *events) == expected


def test_an_unchosen_tile_is_not_an_excuse_once_the_others_are_gone() -> None:
    made = promise(**mandate(True))
    tiles = ("train", "marshal", "recruit") * 2
    face_up = [{"clan": "turtle", "tile": tile, "announce": tile} for tile in tiles]
    assert outcome(made, laid("koi", "betray"), mandates=face_up[:5]) == BROKEN
    assert outcome(made, laid("koi", "betray"), mandates=face_up[:4]) == (
        "broken",
        "excusable",
    )


def test_the_lotus_can_announce_any_mandate() -> None:
    made = promise("lotus", **mandate(True))
    assert outcome(made, laid("koi", "harvest"), laid("turtle", "harvest")) is None
    assert outcome(made, announced("lotus", "harvest")) == KEPT
    assert outcome(made, announced("lotus", "train")) == BROKEN


EDO = {"kind": "stay_out", "province": "edo"}


@pytest.mark.parametrize(
    ("term", "events", "expected"),
    [
        case(EDO, performs("koi", "marshal"), moved("koi", "oshu", "edo"), expected=BROKEN),
        case(EDO, performs("koi", "marshal"), moved("koi", "edo", "oshu"), CLEANUP, expected=KEPT),
        case(EDO, moved("turtle", "oshu", "edo"), expected=None),
        case(EDO, {"kind": "built", "clan": "koi", "province": "edo"}, expected=BROKEN),
        case(
            EDO,
            kami_moved("koi", "fujin", "edo"),
            expected=BROKEN,
        ),
        case(EDO, {"kind": "kami_placed", "clan": "lotus", "kami": "fujin", "to": "edo"}, expected=None),
        case(EDO, replaced("koi", "lotus", "edo"), expected=BROKEN),
        case(EDO, gift_won("koi", "raijin"), CLEANUP, expected=KEPT),
        case(EDO, performs("turtle", "marshal"), CLEANUP, expected=NO_OCCASION),
    ],
)
def test_stay_out(term: dict[str, Any], events: Story, expected: object) -> None:
    assert outcome(promise(**term), *events) == expected


LEAVE = {"kind": "leave", "province": "edo"}
TWO_IN_EDO = {"edo": {"koi": {"bushi": 2, "stronghold": 1}}}


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ((performs("koi", "marshal"), moved("koi", "edo", "oshu"), moved("koi", "edo", "oshu"), WAR), KEPT),
        ((performs("koi", "marshal"), moved("koi", "edo", "oshu"), WAR), BROKEN),
        ((moved("koi", "oshu", "edo"), WAR), NO_OCCASION),
        ((replaced("lotus", "koi", "edo"), killed("koi", "lotus", "edo", "oni-of-hate"), WAR), KEPT),
    ],
)
def test_leave_counts_the_figures_at_the_start_of_the_war(events: Story, expected: object) -> None:
    assert outcome(promise(**LEAVE), *events, map=TWO_IN_EDO) == expected


def test_another_clans_susanoo_excuses_not_leaving() -> None:
    story_of = (performs("koi", "marshal"), WAR)
    held = {"map": TWO_IN_EDO, "kami_figures": {"susanoo": "edo"}}
    assert outcome(promise(**LEAVE), *story_of, **held, kami_control={"susanoo": "lotus"}) == NO_OCCASION
    assert outcome(promise(**LEAVE), *story_of, **held, kami_control={"susanoo": "koi"}) == BROKEN


ANY_HOSTAGE: dict[str, Any] = {"kind": "no_hostage", "province": None}
IN_EDO = {"kind": "no_hostage", "province": "edo"}
HOSTAGE = won("koi", "hostage", "edo")
HOSTAGE_IN_EDO = (battle("edo", "koi", "turtle"), HOSTAGE)


@pytest.mark.parametrize(
    ("term", "events", "expected"),
    [
        case(ANY_HOSTAGE, *HOSTAGE_IN_EDO, captured("koi", "turtle", "edo"), expected=BROKEN),
        case(ANY_HOSTAGE, *HOSTAGE_IN_EDO, CLEANUP, expected=KEPT),
        case(ANY_HOSTAGE, *HOSTAGE_IN_EDO, captured("koi", "lotus", "edo"), expected=None),
        case(
            ANY_HOSTAGE,
            battle("edo", "koi", "lotus"),
            won("koi", "hostage", "edo"),
            CLEANUP,
            expected=NO_OCCASION,
        ),
        case(IN_EDO, *HOSTAGE_IN_EDO, token("turtle", "edo"), expected=KEPT),
        case(IN_EDO, captured("koi", "turtle", "kyoto"), expected=None),
        case(IN_EDO, discarded("edo"), expected=NO_OCCASION),
        case({"kind": "spare"}, captured("koi", "turtle", "edo"), expected=BROKEN),
        case({"kind": "spare"}, replaced("koi", "turtle", "edo"), expected=BROKEN),
        case({"kind": "spare"}, killed("turtle", "koi", "edo", "way-of-the-keiri"), expected=BROKEN),
        case({"kind": "spare"}, killed("turtle", "koi", "edo", "BAT-11"), CLEANUP, expected=NO_OCCASION),
        case({"kind": "spare"}, killed("turtle", "lotus", "edo", "oni-of-hate"), expected=None),
        case({"kind": "spare"}, performs("koi", "betray"), CLEANUP, expected=KEPT),
        case({"kind": "spare"}, CLEANUP, expected=NO_OCCASION),
    ],
)
def test_promises_about_figures(term: dict[str, Any], events: Story, expected: object) -> None:
    assert outcome(promise(**term), *events) == expected


def bid(advantage: str, most: int) -> dict[str, Any]:
    return {"kind": "bid", "province": "edo", "advantage": advantage, "most": most}


@pytest.mark.parametrize(
    ("term", "events", "expected"),
    [
        case(bid("ronin", 0), revealed("koi", "edo", poets=3), expected=KEPT),
        case(bid("ronin", 0), revealed("koi", "edo", ronin=1), expected=BROKEN),
        case(bid("any", 2), revealed("koi", "edo", ronin=1, poets=2), expected=BROKEN),
        case(bid("any", 3), revealed("koi", "edo", ronin=1, poets=2), expected=KEPT),
        case(bid("ronin", 0), revealed("koi", "kyoto", ronin=1), expected=None),
        case(bid("ronin", 0), revealed("turtle", "edo", ronin=1), expected=None),
        case(bid("ronin", 0), {"kind": "bid_sealed", "clan": "koi", "bid": None}, expected=None),
        case(bid("ronin", 0), token("turtle", "edo", "WAR-4"), expected=("void", "no-battle")),
        case(bid("ronin", 0), CLEANUP, expected=("void", "no-battle")),
    ],
)
def test_promises_about_bids_end_when_the_bids_are_revealed(
    term: dict[str, Any], events: Story, expected: object
) -> None:
    assert outcome(promise(**term), *events) == expected


def worship(do: bool) -> dict[str, Any]:
    return {"kind": "worship", "kami": "fujin", "do": do}


def to_shrine(clan: str, kami: str) -> dict[str, Any]:
    return {"kind": "summoned", "clan": clan, "figure": "shinto", "province": "edo", "to": kami}


@pytest.mark.parametrize(
    ("term", "events", "expected"),
    [
        case(worship(True), performs("koi", "recruit"), to_shrine("koi", "fujin"), expected=KEPT),
        case(worship(True), performs("koi", "recruit"), WAR, expected=BROKEN),
        case(worship(True), WAR, expected=NO_OCCASION),
        case(worship(False), performs("koi", "recruit"), to_shrine("koi", "fujin"), expected=BROKEN),
        case(worship(False), performs("koi", "recruit"), to_shrine("koi", "susanoo"), WAR, expected=KEPT),
        case(worship(False), to_shrine("turtle", "fujin"), WAR, expected=NO_OCCASION),
    ],
)
def test_worship(term: dict[str, Any], events: Story, expected: object) -> None:
    assert outcome(promise(**term), *events) == expected


TOKEN = {"kind": "token", "province": "edo"}


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ((token("turtle", "edo"),), KEPT),
        ((battle("edo", "koi", "turtle"), token("koi", "edo")), BROKEN),
        ((battle("edo", "koi", "lotus"), token("koi", "edo")), ("void", "absent")),
        ((token("lotus", "edo"),), ("void", "third")),
        ((token("koi", "edo", "WAR-4"),), ("void", "absent")),
        ((replaced("koi", "turtle", "edo"), token("koi", "edo", "WAR-4")), BROKEN),
        ((replaced("koi", "turtle", "kyoto"), token("koi", "edo", "WAR-4")), ("void", "absent")),
        ((discarded("edo"),), ("void", "absent")),
        ((CLEANUP,), ("void", "no-war")),
    ],
)
def test_token(events: Story, expected: object) -> None:
    assert outcome(promise(**TOKEN), *events) == expected


def test_a_token_between_only_two_allies_is_won_against_the_ally() -> None:
    taken = token("koi", "edo", "WAR-5")
    assert outcome(promise(**TOKEN), taken, alliances=[["turtle", "koi"]]) == BROKEN
    assert outcome(promise(**TOKEN), taken, alliances=[["lotus", "koi"]]) == ("void", "absent")


def card(buy: bool) -> dict[str, Any]:
    return {"kind": "card", "card": "justice", "buy": buy}


BOTH_SOLD = (acquired("turtle", "justice"), acquired("lotus", "justice"))


@pytest.mark.parametrize(
    ("term", "events", "expected"),
    [
        case(card(True), performs("koi", "train"), acquired("koi", "justice"), expected=KEPT),
        case(card(True), performs("koi", "train"), WAR, expected=BROKEN),
        case(card(True), WAR, expected=NO_OCCASION),
        case(card(True), *BOTH_SOLD, expected=("void", "sold-out")),
        case(card(True), performs("koi", "train"), *BOTH_SOLD, expected=BROKEN),
        case(card(False), performs("koi", "train"), acquired("koi", "justice"), expected=BROKEN),
        case(card(False), gift_won("koi", "ryujin"), WAR, expected=KEPT),
        case(card(False), performs("koi", "train"), *BOTH_SOLD, expected=KEPT),
        case(card(False), *BOTH_SOLD, expected=("void", "sold-out")),
    ],
)
def test_cards(term: dict[str, Any], events: Story, expected: object) -> None:
    assert outcome(promise(**term), *events) == expected


GIVE: dict[str, Any] = {"kind": "give", "coins": 2, "ronin": 0, "after": "harvest"}


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ((laid("lotus", "harvest", 6), gift("koi", "turtle", 1), gift("koi", "turtle", 1)), KEPT),
        ((gift("koi", "turtle", 2), laid("lotus", "harvest")), KEPT),
        ((gift("koi", "lotus", 2), laid("lotus", "harvest"), WAR), BROKEN),
        ((gift("koi", "turtle", 1), WAR), NO_OCCASION),
        ((laid("turtle", "harvest", 7),), ("void", "no-time")),
        ((laid("koi", "harvest", 7), WAR), BROKEN),
        ((laid("turtle", "harvest", 6), laid("lotus", "harvest", 7), WAR), BROKEN),
        ((announced("lotus", "harvest", 3), gift("koi", "turtle", 2)), KEPT),
    ],
)
def test_give_after_harvest(events: Story, expected: object) -> None:
    assert outcome(promise(**GIVE), *events) == expected


def tea(kind: str, clan: str, other: str) -> dict[str, Any]:
    name = {"proposed": "to", "withdrew": "to", "refused": "from", "allied": "with"}[kind]
    return {"kind": kind, "clan": clan, name: other}


POLITICAL = {"kind": "phase_started", "phase": "political"}
ASKED = (season("summer"), tea("proposed", "turtle", "koi"))


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ((tea("allied", "koi", "lotus"), *ASKED, tea("allied", "turtle", "koi")), KEPT),
        ((*ASKED, tea("refused", "koi", "turtle")), BROKEN),
        ((season("summer"), tea("allied", "koi", "lotus")), BROKEN),
        ((*ASKED, POLITICAL), BROKEN),
        ((*ASKED, tea("withdrew", "turtle", "koi"), POLITICAL), ("void", "not-asked")),
        ((season("summer"), POLITICAL), ("void", "not-asked")),
        ((*ASKED, tea("allied", "turtle", "lotus")), ("void", "taken")),
        ((season("winter"),), ("void", "no-tea")),
    ],
)
def test_ally_next_season(events: Story, expected: object) -> None:
    assert outcome(promise(kind="ally"), *events) == expected
