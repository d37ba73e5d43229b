"""A ledger that rebuilds the table from a spectator's events alone.

Nothing changes silently: after every answer, the ledger and the public view are the same. It knows no
rules of the game; it moves pieces, Coins, and cards as the events say, and refuses what is impossible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from hinode.vocab.data import FACTS
from tests.support.random_positions import OWNED

Json = dict[str, Any]

# Events that change nothing on the table.
TELLING: Final = frozenset(
    {
        *("proposed", "refused", "withdrew", "ready", "looked", "performs", "reaped", "gift_won"),
        *("battle_started", "bid_sealed", "advantage_won", "advantage_declined", "ronin_hired"),
        *("token_discarded", "battle_won", "spared", "order_chosen", "toll"),
    }
)
# The keys of a view, and of each player in it, that the ledger rebuilds.
KEYS: Final = (
    *("season", "phase", "season_set", "players", "honor", "alliances", "map", "shrines"),
    *("kami_figures", "war", "war_at", "display", "mandates", "current"),
)
_CLANS: Final = {c["id"]: c for c in FACTS["clans"]}
_SET_OUT: Final = ("daimyo", "bushi", "stronghold")  # one of each starts at home (SET-5)


class Miscount(AssertionError):
    """The events and the table do not match."""


class Ledger:
    """The table according to the events."""

    def __init__(self) -> None:
        self.read = 0  # events read so far
        self.clans: list[str] = []
        self.facts: Json = {"season": None, "phase": None, "season_set": None, "current": None}
        self.resources: Counter[tuple[str, str]] = Counter()  # (clan, "vp", "coins" or "ronin")
        self.stakes: Counter[str] = Counter()  # Coins bid but not paid out or discarded yet
        self.pieces: Counter[tuple[str, str, str]] = Counter()  # (place, clan, kind); "reserve" is a place
        self.cards: Counter[tuple[str, str]] = Counter()
        self.display: Counter[str] = Counter()
        self.tokens: dict[tuple[str, str], str] = {}
        self.hostages: list[tuple[str, str, str]] = []  # captor, owner, kind
        self.allied: set[tuple[str, str]] = set()  # clan, season
        self.alliances: list[tuple[str, str]] = []
        self.honor: list[str] = []
        self.shrines: list[str] = []
        self.kami: dict[str, str] = {}
        self.war: list[str] = []
        self.war_at: int | None = None
        self.mandates: list[Json] = []
        self.set_up = False  # the table was set up from a position

    @classmethod
    def of_position(cls, position: Mapping[str, Any]) -> Ledger:
        """The table of a position that has all public keys."""
        ledger = cls()
        ledger.set_up = True
        ledger.facts |= {key: position[key] for key in ("season", "phase", "season_set")}
        ledger.facts["current"] = position.get("political", {}).get("current")
        ledger.honor = list(position["honor"])
        ledger.alliances = [(one, two) for one, two in position["alliances"]]
        ledger.display = Counter(position["display"])
        ledger.war = list(position["war"])
        ledger.kami = dict(position.get("kami_figures", {}))
        for clan, player in position["players"].items():
            ledger._take_player(clan, player)
        for place, here in position["map"].items():
            ledger._take_pieces(place, here)
        for shrine in position["shrines"]:
            ledger.shrines.append(shrine["kami"])
            ledger._take_pieces(shrine["kami"], {c: p for c, p in shrine.items() if c != "kami"})
        return ledger

    def _take_player(self, clan: str, player: Mapping[str, Any]) -> None:
        for resource in ("vp", "coins", "ronin"):
            self.resources[clan, resource] = player[resource]
        for card in player["cards"]:
            self.cards[clan, card] += 1
            if _is_monster(card):
                self.pieces["reserve", clan, card] += 1
        for kind, count in OWNED.items():
            self.pieces["reserve", clan, kind] += count
        for season, province in player["tokens"]:
            self.tokens[season, province] = clan
        for owner, kind in player["hostages"]:
            self.hostages.append((clan, owner, kind))
            self.pieces["reserve", owner, kind] -= 1
        self.allied |= {(clan, season) for season in player["allied_seasons"]}

    def _take_pieces(self, place: str, here: Mapping[str, Mapping[str, int]]) -> None:
        for clan, counts in here.items():
            for kind, count in counts.items():
                self.pieces[place, clan, kind] += count
                self.pieces["reserve", clan, kind] -= count

    # -- reading ------------------------------------------------------------------------------

    def read_on(self, events: Iterable[Mapping[str, Any]]) -> Ledger:
        """Read the events since the last call."""
        for event in events:
            if event["number"] != self.read:
                raise Miscount(f"event {event['number']} where {self.read} was due")
            self.read += 1
            kind = event["kind"]
            if kind not in TELLING:
                reader = _READERS.get(kind)
                if reader is None:
                    raise Miscount(f"the ledger knows no event of the kind {kind!r}")
                reader(self, event)
        return self

    def _start(self, event: Mapping[str, Any]) -> None:
        self.clans = list(event["clans"])
        if self.set_up:
            return
        self.honor = list(self.clans)
        self.shrines = list(event["shrines"])
        self.facts["season_set"] = event["season_set"]
        for clan in self.clans:
            for kind, count in OWNED.items():
                self.pieces["reserve", clan, kind] = count
            for kind in _SET_OUT:
                self._carry(clan, kind, "reserve", _CLANS[clan]["home"])

    def _add(self, clan: str, resource: str, amount: int) -> None:
        self.resources[clan, resource] += amount
        if self.resources[clan, resource] < 0:
            raise Miscount(f"{clan} have {self.resources[clan, resource]} {resource} (RUL-16)")

    def _carry(self, clan: str, kind: str, start: str, end: str, count: int = 1) -> None:
        self._drop(clan, kind, start, count)
        self.pieces[end, clan, kind] += count

    def _drop(self, clan: str, kind: str, place: str, count: int = 1) -> None:
        self.pieces[place, clan, kind] -= count
        if self.pieces[place, clan, kind] < 0 or count < 1:
            raise Miscount(f"{clan} have no {count} {kind} at {place} to take")

    def _gift(self, event: Mapping[str, Any]) -> None:
        for resource in ("coins", "ronin"):
            self._add(event["clan"], resource, -event[resource])
            self._add(event["to"], resource, event[resource])

    def _honor(self, event: Mapping[str, Any]) -> None:
        order = list(self.honor)
        place = order.index(event["clan"])
        order.insert(place - event["steps"], order.pop(place))
        if order != event["order"] or not event["steps"]:
            raise Miscount(f"{event['clan']} {event['steps']:+} from {self.honor} is not {event['order']}")
        self.honor = order

    def _allied(self, event: Mapping[str, Any]) -> None:
        pair = (event["clan"], event["with"])
        if any(clan in other for clan in pair for other in self.alliances):
            raise Miscount(f"{pair} ally, but {self.alliances} stand (TEA-2)")
        self.alliances.append(pair)
        self.allied |= {(clan, self.facts["season"]) for clan in pair}

    def _alliance_ended(self, event: Mapping[str, Any]) -> None:
        pair = {event["clan"], event["with"]}
        standing = [other for other in self.alliances if set(other) != pair]
        if len(standing) != len(self.alliances) - 1:
            raise Miscount(f"{pair} had no alliance to end")
        self.alliances = standing

    def _replaced(self, event: Mapping[str, Any]) -> None:
        self._carry(event["owner"], event["figure"], event["at"], "reserve")
        self._carry(event["clan"], event["with"], "reserve", event["at"])

    def _captured(self, event: Mapping[str, Any]) -> None:
        self._drop(event["owner"], event["figure"], event["province"])
        self.hostages.append((event["clan"], event["owner"], event["figure"]))

    def _hostage_returned(self, event: Mapping[str, Any]) -> None:
        held = (event["clan"], event["owner"], event["figure"])
        if held not in self.hostages:
            raise Miscount(f"{held} was no hostage")
        self.hostages.remove(held)
        self.pieces["reserve", event["owner"], event["figure"]] += 1

    def _acquired(self, event: Mapping[str, Any]) -> None:
        self.display[event["card"]] -= 1
        self.cards[event["clan"], event["card"]] += 1
        if self.display[event["card"]] < 0:
            raise Miscount(f"{event['card']} was not on display")

    def _discarded(self, event: Mapping[str, Any]) -> None:
        if +self.display != Counter(event["cards"]):
            raise Miscount(f"{event['cards']} discarded, {dict(+self.display)} lay there")
        self.display.clear()

    def _laid(self, event: Mapping[str, Any]) -> None:
        if +self.display:
            raise Miscount("a new display on top of the old one (SEA-2)")
        self.display = Counter(event["cards"])

    def _mandate(self, event: Mapping[str, Any]) -> None:
        tile = event["tile"]
        self.mandates.append({"clan": event["clan"], "tile": tile, "announce": event.get("announce", tile)})

    def _war_order(self, event: Mapping[str, Any]) -> None:
        self.war, self.war_at = list(event["provinces"]), None

    def _at_war(self, event: Mapping[str, Any]) -> None:
        at = self.war.index(event["province"])
        if at != (0 if self.war_at is None else self.war_at + 1):
            raise Miscount(f"{event['province']} has not the next war number (WAR-2)")
        self.war_at = at

    def _token(self, event: Mapping[str, Any]) -> None:
        token = (event["season"], event["province"])
        if token in self.tokens:
            raise Miscount(f"{token} is taken already")
        self.tokens[token] = event["clan"]

    def _bid(self, event: Mapping[str, Any]) -> None:
        total = sum(event["bid"].values())
        self._add(event["clan"], "coins", -total)
        self.stakes[event["clan"]] += total

    def _unstake(self, clan: str, amount: int) -> None:
        self.stakes[clan] -= amount
        if self.stakes[clan] < 0:
            raise Miscount(f"{clan} pay more than they bid (BAT-13)")

    def _reparation(self, event: Mapping[str, Any]) -> None:
        self._unstake(event["clan"], event["amount"])
        self._add(event["to"], "coins", event["amount"])

    def _battle_ended(self, event: Mapping[str, Any]) -> None:
        if +self.stakes:
            raise Miscount(f"Coins bid are left over: {dict(+self.stakes)} (BAT-13)")

    def _set(self, **facts: Any) -> None:
        self.facts |= facts

    # -- comparing ----------------------------------------------------------------------------

    def table(self) -> Json:
        """The table in the shapes of a view, with unordered lists sorted."""
        places = self._places()
        return {
            **self.facts,
            "players": {clan: self._player(clan, places) for clan in self.clans},
            "honor": self.honor,
            "alliances": sorted(sorted(pair) for pair in self.alliances),
            "map": {p: here for p, here in places.items() if p not in self.shrines and p != "reserve"},
            "shrines": [{"kami": kami, **places.get(kami, {})} for kami in self.shrines],
            "kami_figures": self.kami,
            "war": self.war,
            "war_at": self.war_at,
            "display": +self.display,
            "mandates": self.mandates,
        }

    def _places(self) -> dict[str, dict[str, dict[str, int]]]:
        places: dict[str, dict[str, dict[str, int]]] = {}
        for (place, clan, kind), count in self.pieces.items():
            if count:
                places.setdefault(place, {}).setdefault(clan, {})[kind] = count
        return places

    def _player(self, clan: str, places: dict[str, dict[str, dict[str, int]]]) -> Json:
        return {
            **{resource: self.resources[clan, resource] for resource in ("vp", "coins", "ronin")},
            "cards": sorted(
                card for (owner, card), n in self.cards.items() if owner == clan for _ in range(n)
            ),
            "tokens": sorted(list(token) for token, owner in self.tokens.items() if owner == clan),
            "hostages": sorted([owner, kind] for captor, owner, kind in self.hostages if captor == clan),
            "allied_seasons": sorted(season for owner, season in self.allied if owner == clan),
            "reserve": places.get("reserve", {}).get(clan, {}),
        }

    def compare(self, view: Mapping[str, Any]) -> None:
        """Checks that the ledger and a public view show the same table."""
        mine, theirs = self.table(), _sorted_lists(view)
        for key in KEYS:
            if mine[key] != theirs[key]:
                raise Miscount(f"{key}: the events say {mine[key]}, the view {theirs[key]}")


def _is_monster(card: str) -> bool:
    return any(c["id"] == card and c["type"] == "monster" for c in FACTS["cards"])


def _sorted_lists(view: Mapping[str, Any]) -> Json:
    players = {
        clan: {key: sorted(value) if isinstance(value, list) else value for key, value in player.items()}
        for clan, player in view["players"].items()
    }
    return {**view, "players": players, "alliances": sorted(sorted(pair) for pair in view["alliances"])}


_READERS: Final[dict[str, Callable[[Ledger, Mapping[str, Any]], object]]] = {
    "game_started": Ledger._start,
    "season_started": lambda led, e: led._set(season=e["season"]),
    "phase_started": lambda led, e: led._set(season=e["season"], phase=e["phase"]),
    "mandate_turn": lambda led, e: led._set(phase="political", current=e["clan"]),
    "kami_turn": lambda led, e: led._set(phase="kami"),
    "game_ended": lambda led, e: led._set(phase="end"),
    "vp": lambda led, e: led._add(e["clan"], "vp", e["amount"]),
    "coins": lambda led, e: led._add(e["clan"], "coins", e["amount"]),
    "ronin": lambda led, e: led._add(e["clan"], "ronin", e["amount"]),
    "gift": Ledger._gift,
    "honor": Ledger._honor,
    "allied": Ledger._allied,
    "alliance_ended": Ledger._alliance_ended,
    "summoned": lambda led, e: led._carry(e["clan"], e["figure"], "reserve", e["to"]),
    "placed": lambda led, e: led._carry(e["clan"], e["figure"], "reserve", e["to"]),
    "moved": lambda led, e: led._carry(e["clan"], e["figure"], e["from"], e["to"]),
    "built": lambda led, e: led._carry(e["clan"], "stronghold", "reserve", e["province"]),
    "killed": lambda led, e: led._carry(e["clan"], e["figure"], e["province"], "reserve", e["count"]),
    "returned": lambda led, e: led._carry(e["clan"], e["figure"], e["from"], "reserve", e["count"]),
    "replaced": Ledger._replaced,
    "captured": Ledger._captured,
    "hostage_returned": Ledger._hostage_returned,
    "kami_placed": lambda led, e: led.kami.update({e["kami"]: e["to"]}),
    "kami_moved": lambda led, e: led.kami.update({e["kami"]: e["to"]}),
    "kami_left": lambda led, e: led.kami.pop(e["kami"]),
    "acquired": Ledger._acquired,
    "monster_joined": lambda led, e: led.pieces.update({("reserve", e["clan"], e["figure"]): 1}),
    "display_laid": Ledger._laid,
    "display_discarded": Ledger._discarded,
    "mandate_announced": Ledger._mandate,
    "mandate_laid": Ledger._mandate,
    "mandates_shuffled": lambda led, e: led.mandates.clear(),
    "war_order": Ledger._war_order,
    "province_at_war": Ledger._at_war,
    "token_won": Ledger._token,
    "bid_revealed": Ledger._bid,
    "bid_discarded": lambda led, e: led._unstake(e["clan"], e["amount"]),
    "reparation": Ledger._reparation,
    "battle_ended": Ledger._battle_ended,
}
