"""Random positions: rich boards in the middle of a game, as JSON."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

from hinode.vocab.data import FACTS
from hinode.vocab.facts import KAMI_TURNS_AFTER, MANDATE_TURNS

Json = dict[str, Any]

PROVINCES: tuple[str, ...] = tuple(p["id"] for p in FACTS["provinces"])
KAMI: tuple[str, ...] = tuple(k["id"] for k in FACTS["kami"])
MANDATES: tuple[str, ...] = tuple(m["id"] for m in FACTS["mandates"])
MONSTERS: tuple[str, ...] = tuple(c["id"] for c in FACTS["cards"] if c["type"] == "monster")
SEASONS = ("spring", "summer", "autumn")
_LIMITS = FACTS["figures_per_clan"]
OWNED = {
    "bushi": _LIMITS["bushi"],
    "shinto": _LIMITS["shinto"],
    "daimyo": _LIMITS["daimyo"],
    "stronghold": _LIMITS["strongholds"],
}
WORSHIPPERS = ("shinto", "komainu")
NEVER_HOSTAGE = ("daimyo", "stronghold", "yurei")


@cache
def season_deck(season: str, season_set: str) -> Counter[str]:
    """Copies of each card of one season (SET-7)."""
    return Counter(FACTS["sets"]["core"][season]) + Counter(FACTS["sets"][season_set][season])


def random_position(
    rng: Random,
    clans: tuple[str, ...],
    season_set: str,
    shrines: tuple[str, ...] | None,
    kami_unbound: bool,
    seed: int,
) -> Json:
    chosen_set = rng.choice(("archway", "horseman", "teapot", "mountain"))
    chosen_set = chosen_set if season_set == "random" else season_set
    chosen_shrines = shrines if shrines is not None else tuple(rng.sample(KAMI, 4))
    season = rng.choice((*SEASONS, *SEASONS, "winter"))
    past = SEASONS if season == "winter" else SEASONS[: SEASONS.index(season)]
    phase = "winter" if season == "winter" else rng.choice(("tea", "political", "kami", "war", "war"))
    position: Json = {
        "season": season,
        "phase": phase,
        "season_set": chosen_set,
        "kami_unbound": kami_unbound,
        "seed": seed,
        "honor": rng.sample(clans, len(clans)),
        "players": {clan: _player(rng) for clan in clans},
        "map": {},
        "shrines": [{"kami": kami} for kami in chosen_shrines],
        "war": [] if season == "winter" else rng.sample(PROVINCES, len(clans) + 2),
    }
    _cards(rng, position, past)
    _tokens(rng, position, past)
    _alliances(rng, position)
    for clan in clans:
        _pieces(rng, position, clan)
    if kami_unbound and season != "winter":
        out = [kami for kami in chosen_shrines if rng.random() < 0.5]
        position["kami_figures"] = {kami: rng.choice(PROVINCES) for kami in out}
    _political(rng, position, clans)
    return position


def _player(rng: Random) -> Json:
    return {
        "vp": rng.randint(0, 20),
        "coins": rng.randint(0, 9),
        "ronin": rng.randint(0, 4),
        "cards": [],
        "tokens": [],
        "hostages": [],
        "allied_seasons": [],
    }


def _cards(rng: Random, position: Json, past: tuple[str, ...]) -> None:
    """Each card of the seasons so far may have been acquired."""
    season = position["season"]
    display: Counter[str] = Counter()
    for deck in (*past, *([season] if season in SEASONS else [])):
        for card in season_deck(deck, position["season_set"]).elements():
            if rng.random() < 0.6:
                position["players"][rng.choice(list(position["players"]))]["cards"].append(card)
            elif deck == season:
                display[card] += 1
    position["display"] = dict(display)


def _tokens(rng: Random, position: Json, past: tuple[str, ...]) -> None:
    for season in past:
        for province in rng.sample(PROVINCES, len(position["players"]) + 1):
            position["players"][rng.choice(list(position["players"]))]["tokens"].append([season, province])


def _alliances(rng: Random, position: Json) -> None:
    clans = list(position["players"])
    rng.shuffle(clans)
    pairs = list(zip(clans[::2], clans[1::2], strict=False))[: rng.randint(0, 2)]
    position["alliances"] = [list(pair) for pair in pairs]
    if position["season"] in SEASONS:
        for clan in (clan for pair in pairs for clan in pair):
            position["players"][clan]["allied_seasons"].append(position["season"])


def _pieces(rng: Random, position: Json, clan: str) -> None:
    cards = Counter(card for card in position["players"][clan]["cards"] if card in MONSTERS)
    crowded = rng.sample(PROVINCES, 3)
    for kind, count in (Counter(OWNED) + cards).items():
        for _ in range(count):
            _put(rng, position, clan, kind, crowded)


def _put(rng: Random, position: Json, clan: str, kind: str, crowded: list[str]) -> None:
    """One piece: on the map, in a shrine, a hostage, or (if not written) in reserve."""
    luck = rng.random()
    if luck < 0.55:
        here = position["map"].setdefault(rng.choice(crowded), {})
    elif luck < 0.75 and kind in WORSHIPPERS:
        here = rng.choice(position["shrines"])
    elif luck < 0.60 and kind not in NEVER_HOSTAGE:
        captor = rng.choice([other for other in position["players"] if other != clan])
        position["players"][captor]["hostages"].append([clan, kind])
        return
    else:
        return
    counts = here.setdefault(clan, {})
    counts[kind] = counts.get(kind, 0) + 1


def _political(rng: Random, position: Json, clans: tuple[str, ...]) -> None:
    phase = position["phase"]
    if phase in ("tea", "winter"):
        return
    turn = {
        "political": rng.randint(1, MANDATE_TURNS),
        "kami": rng.choice(KAMI_TURNS_AFTER),
        "war": MANDATE_TURNS,
    }[phase]
    position["political"] = {"turn": turn, "current": rng.choice(clans)}
    if phase == "political" and rng.random() < 0.5:
        position["political"]["hand"] = rng.sample([*MANDATES, *MANDATES], 4)
