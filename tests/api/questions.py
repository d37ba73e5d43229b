"""A game at each kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.support.script import Script, mandate, start

THREE = ["koi", "lotus", "turtle"]
OTHER_SHRINES = [{"kami": "susanoo"}, {"kami": "tsukuyomi"}, {"kami": "ryujin"}]


def tea() -> Script:
    return start(players=THREE)


def choice(current: str = "koi") -> Script:
    hand = ["recruit", "train", "harvest", "betray"]
    return start(players=THREE, phase="political", political={"turn": 1, "current": current, "hand": hand})


def recruit() -> Script:
    return mandate("recruit", "koi", players=THREE, map={"edo": {"koi": {"stronghold": 1}}})


def marshal() -> Script:
    players = {"koi": {"coins": 3}, "lotus": {}, "turtle": {}}
    return mandate("marshal", "koi", players=players, map={"edo": {"koi": {"bushi": 1}}})


def train() -> Script:
    players = {"koi": {"coins": 1}, "lotus": {}, "turtle": {}}
    strongholds = {"edo": {"koi": {"stronghold": 1}}, "oshu": {"koi": {"stronghold": 1}}}
    return mandate("train", "koi", players=players, map=strongholds)


def summon() -> Script:
    """A Monster just acquired, and two provinces it may be summoned to."""
    return train().say("koi", "buy", card="oni-of-skulls")


def betray() -> Script:
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1, "daimyo": 1}, "turtle": {"shinto": 1}}
    return mandate("betray", "koi", players=THREE, map={"edo": here})


def _kami(kami: str, clan: str, **position: Any) -> Script:
    shrines = [{"kami": kami, clan: {"shinto": 1}}, *OTHER_SHRINES]
    return start(players=THREE, phase="kami", shrines=shrines, **position)


def fujin() -> Script:
    return _kami("fujin", "koi", map={"edo": {"koi": {"bushi": 1}}})


def raijin() -> Script:
    return _kami("raijin", "koi")


def offer() -> Script:
    return _kami("amaterasu", "turtle")


def place() -> Script:
    """Hachiman's shrine ability is done, and his figure may be placed."""
    return _kami("hachiman", "koi", kami_unbound=True)


def bid() -> Script:
    here = {"koi": {"bushi": 3}, "lotus": {"bushi": 1, "daimyo": 1}, "turtle": {"bushi": 1}}
    players = {"koi": {"coins": 3}, "lotus": {"coins": 2}, "turtle": {}}
    return start(players=players, phase="war", war=["nagato"], map={"nagato": here})


def hostage() -> Script:
    return bid().bids(koi=(0, 1, 0, 0), lotus=(0, 0, 0, 0), turtle=(0, 0, 0, 0))


def share() -> Script:
    """The Koi have won, and one Coin cannot be shared by two."""
    return hostage().say("koi", "done")


def benevolence() -> Script:
    players = {"koi": {"coins": 3, "cards": ["benevolence"]}, "lotus": {}, "turtle": {}}
    return mandate("train", "koi", players=players).say("koi", "buy", card="righteousness")


def kill() -> Script:
    """Path of the Ninja, after a Recruit."""
    script = mandate(
        "recruit",
        "koi",
        season_set="horseman",
        players={"koi": {"cards": ["path-of-the-ninja"]}, "lotus": {}, "turtle": {}},
        map={"edo": {"koi": {"stronghold": 1}, "lotus": {"bushi": 1}}},
    )
    return script.say("koi", "summon", figure="shinto", province="edo").say("koi", "done")


def order() -> Script:
    """The Lotus take a Coin from the Koi, who have one only after their exchange: who goes first?"""
    lotus = {"coins": 2, "cards": ["way-of-the-righteous"]}
    players = {"koi": {"ronin": 2}, "lotus": lotus, "turtle": {"coins": 2}}
    honor = ["lotus", "koi", "turtle"]
    return start(players=players, honor=honor, season_set="horseman", phase="war", war=["edo"])


def sequence() -> Script:
    """The Koi have summoned; one of their cards may cost them the honor the other pays for."""
    cards = ["path-of-the-monkey", "path-of-the-spirit"]
    script = mandate(
        "recruit",
        "koi",
        season="autumn",
        season_set="horseman",
        honor=["koi", "lotus", "turtle"],
        players={"koi": {"cards": cards}, "lotus": {"coins": 2}, "turtle": {}},
        map={"edo": {"koi": {"stronghold": 1}, "lotus": {"bushi": 1}}},
    )
    return script.say("koi", "summon", figure="shinto", province="edo").say("koi", "done")


QUESTIONS: dict[str, Callable[[], Script]] = {
    "tea": tea,
    "mandate": choice,
    "recruit": recruit,
    "marshal": marshal,
    "train": train,
    "summon": summon,
    "raijin": raijin,
    "betray": betray,
    "fujin": fujin,
    "offer": offer,
    "place": place,
    "bid": bid,
    "hostage": hostage,
    "kill": kill,
    "share": share,
    "benevolence": benevolence,
    "order": order,
    "sequence": sequence,
}
