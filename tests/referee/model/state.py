"""The public state as the referee knows it: pieces, Coins, honor, cards, alliances."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from tests.referee.model.facts import CARDS, CLANS, MONSTERS, OWNED, PROVINCES, Foul, Json, check

RESERVE = "reserve"


class State:
    """Everything public, and the mandate tiles as their owners saw them."""

    def __init__(self) -> None:
        self.clans: list[str] = []  # in seat order (SET-2)
        self.honor: list[str] = []  # highest first
        self.season = "spring"
        self.season_set = ""
        self.unbound = False
        self.shrines: list[str] = []
        self.resources: dict[str, Counter[str]] = {}  # clan: vp, coins, ronin
        self.pieces: dict[str, dict[str, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
        self.hostages: list[tuple[str, str, str]] = []  # captor, owner, figure
        self.cards: dict[str, Counter[str]] = {}
        self.display: Counter[str] = Counter()
        self.allies: dict[str, str] = {}
        self.allied: dict[str, set[str]] = {}
        self.tokens: dict[str, list[tuple[str, str]]] = {}
        self.kami: dict[str, str] = {}  # kami figures on the map (KUB)
        self.war: list[str] = []
        self.next_mandate: str | None = None
        self.in_war = False  # the War Phase
        self.battle: dict[str, list[str]] = {}  # the clans in the current battle, by province (BAT-6)

    # -- setup --------------------------------------------------------------------------------

    def seat(self, clans: list[str]) -> None:
        self.clans = list(clans)
        for clan in clans:
            self.resources[clan] = Counter()
            self.cards[clan] = Counter()
            self.allied[clan] = set()
            self.tokens[clan] = []
            self.pieces[RESERVE][clan] = Counter(OWNED)

    def set_up(self, clans: list[str]) -> None:
        """SET-2 to SET-5: seats and honor by rank; one Daimyo, Bushi, and Stronghold at home."""
        ranked = sorted(clans, key=lambda clan: int(CLANS[clan]["honor_rank"]))
        check(clans == ranked, f"SET-2: seats {clans}, not {ranked}")
        self.seat(clans)
        self.honor = list(clans)
        for clan in clans:
            for figure in ("daimyo", "bushi", "stronghold"):
                self.carry(clan, figure, RESERVE, CLANS[clan]["home"])

    def read_position(self, position: Mapping[str, Any]) -> None:
        """The state of a position that has all public keys."""
        self.seat(sorted(position["players"], key=lambda clan: int(CLANS[clan]["honor_rank"])))
        self.season, self.season_set = position["season"], position["season_set"]
        self.unbound = position["kami_unbound"]
        self.honor, self.war = list(position["honor"]), list(position["war"])
        self.display = Counter(position["display"])
        self.kami = dict(position.get("kami_figures", {}))
        self.shrines = [shrine["kami"] for shrine in position["shrines"]]
        for one, two in position["alliances"]:
            self.allies |= {one: two, two: one}
        for clan, player in position["players"].items():
            self._read_player(clan, player)
        for place, here in position["map"].items():
            self._read_pieces(place, here)
        for shrine in position["shrines"]:
            self._read_pieces(shrine["kami"], {k: v for k, v in shrine.items() if k != "kami"})

    def _read_player(self, clan: str, player: Mapping[str, Any]) -> None:
        self.resources[clan] = Counter({resource: player[resource] for resource in ("vp", "coins", "ronin")})
        self.cards[clan] = Counter(player["cards"])
        self.pieces[RESERVE][clan] += Counter(card for card in player["cards"] if card in MONSTERS)
        self.tokens[clan] = [(season, province) for season, province in player["tokens"]]
        self.allied[clan] = set(player["allied_seasons"])
        for owner, figure in player["hostages"]:
            self.hostages.append((clan, owner, figure))
            self.pieces[RESERVE][owner][figure] -= 1

    def _read_pieces(self, place: str, here: Mapping[str, Mapping[str, int]]) -> None:
        for clan, figures in here.items():
            for figure, count in figures.items():
                self.carry(clan, figure, RESERVE, place, count)

    # -- queries ------------------------------------------------------------------------------

    def vp(self, clan: str) -> int:
        return self.resources[clan]["vp"]

    def coins(self, clan: str) -> int:
        return self.resources[clan]["coins"]

    def ronin(self, clan: str) -> int:
        return self.resources[clan]["ronin"]

    def owns(self, clan: str, card: str) -> int:
        """The number of copies; every owned copy counts (CAR-1)."""
        return self.cards[clan][card]

    def owned_of_type(self, clan: str, card_type: str) -> list[str]:
        """The number of different cards of one type."""
        return [
            card for card, count in self.cards[clan].items() if count and CARDS[card]["type"] == card_type
        ]

    def rank(self, clan: str) -> int:
        """0 is the highest honor."""
        return self.honor.index(clan)

    def at(self, place: str, clan: str) -> dict[str, int]:
        """The clan's pieces at a place."""
        return {figure: count for figure, count in self.pieces[place][clan].items() if count}

    def figures(self, province: str, clan: str) -> dict[str, int]:
        """The clan's figures there; a Stronghold is not a figure."""
        return {f: n for f, n in self.pieces[province][clan].items() if n and f != "stronghold"}

    def reserve(self, clan: str) -> dict[str, int]:
        return self.figures(RESERVE, clan)

    def strongholds(self, clan: str) -> dict[str, int]:
        """The number of Strongholds by province."""
        found = {p: self.pieces[p][clan]["stronghold"] for p in PROVINCES}
        return {province: count for province, count in found.items() if count}

    def others(self, clan: str) -> list[str]:
        return [other for other in self.clans if other != clan]

    def clockwise(self, first: str) -> list[str]:
        at = self.clans.index(first)
        return self.clans[at:] + self.clans[:at]

    def left_of(self, clan: str) -> str:
        return self.clockwise(clan)[1]

    def on_map(self) -> Iterator[tuple[str, str, str]]:
        """(province, clan, figure) for each kind of a clan's figures in a province."""
        for province in PROVINCES:
            for clan in self.clans:
                for figure in self.figures(province, clan):
                    yield province, clan, figure

    # -- changes ------------------------------------------------------------------------------

    def carry(self, clan: str, figure: str, start: str, end: str, count: int = 1) -> None:
        self.take(clan, figure, start, count)
        self.pieces[end][clan][figure] += count

    def take(self, clan: str, figure: str, place: str, count: int = 1) -> None:
        here = self.pieces[place][clan]
        if count < 1 or here[figure] < count:
            raise Foul(f"{clan} has {here[figure]} {figure} at {place}, not {count}")
        here[figure] -= count

    def add(self, clan: str, resource: str, amount: int) -> None:
        self.resources[clan][resource] += amount
        check(
            self.resources[clan][resource] >= 0,
            f"RUL-16: {clan} has {self.resources[clan][resource]} {resource}",
        )

    def break_alliance(self, clan: str) -> str:
        ally = self.allies.pop(clan)
        del self.allies[ally]
        return ally

    # -- comparing ----------------------------------------------------------------------------

    def compare(self, view: Mapping[str, Any]) -> None:
        """Checks that the referee's state and a public view are the same."""
        for clan in self.clans:
            player = view["players"][clan]
            mine = {
                **{resource: self.resources[clan][resource] for resource in ("vp", "coins", "ronin")},
                "cards": sorted(self.cards[clan].elements()),
                "tokens": sorted(self.tokens[clan]),
                "hostages": sorted((owner, f) for captor, owner, f in self.hostages if captor == clan),
                "allied_seasons": sorted(self.allied[clan]),
                "reserve": self.at(RESERVE, clan),
            }
            theirs = {key: player[key] for key in mine}
            for key in ("tokens", "hostages"):
                theirs[key] = sorted(tuple(pair) for pair in theirs[key])
            theirs["allied_seasons"] = sorted(theirs["allied_seasons"])
            theirs["cards"] = sorted(theirs["cards"])
            check(mine == theirs, f"{clan}: by the rules {mine}, in the view {theirs}")
        self._compare_board(view)

    def _compare_board(self, view: Mapping[str, Any]) -> None:
        shrines = [{"kami": kami, **self._here(kami)} for kami in self.shrines]
        mine: Json = {
            "season": self.season,
            "honor": self.honor,
            "map": {p: here for p in PROVINCES if (here := self._here(p))},
            "shrines": shrines,
            "kami_figures": self.kami,
            "war": self.war,
            "display": dict(+self.display),
        }
        for key, value in mine.items():
            check(value == view[key], f"{key}: by the rules {value}, in the view {view[key]}")
        pairs = {frozenset(pair) for pair in self.allies.items()}
        check(pairs == {frozenset(pair) for pair in view["alliances"]}, f"alliances {view['alliances']}")

    def _here(self, place: str) -> dict[str, dict[str, int]]:
        return {clan: here for clan in self.clans if (here := self.at(place, clan))}
