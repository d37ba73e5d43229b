"""What took effect in a game: every card, clan ability, shrine ability, and kami power, from the events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from hinode.vocab.data import FACTS
from tests.support.checks.forces import Scales
from tests.support.checks.ledger import Ledger

Event = Mapping[str, Any]

CARDS: Final = tuple(card["id"] for card in FACTS["cards"])
KAMI: Final = tuple(kami["id"] for kami in FACTS["kami"])
CLAN_USES: Final = (
    *("koi: exchange", "koi: hire", "lotus: announce", "turtle: move", "turtle: force"),
    *("dragonfly: summon", "dragonfly: fly", "bonsai: price"),
)
GIFTS: Final = tuple(f"{kami}: gift" for kami in KAMI)
POWERS: Final = tuple(f"{kami}: power" for kami in KAMI)
EVERYTHING: Final = (*CARDS, *CLAN_USES, *GIFTS, *POWERS)

# Everything that changes a clan's force: its id in `Scales`, and its name here.
_FORCE: Final = {
    **{
        card: card
        for card in (
            *("oni-of-skulls", "oni-of-blood", "river-dragon", "yurei", "path-of-the-lion"),
            *("path-of-the-dragon", "path-of-the-favored", "way-of-the-katana"),
        )
    },
    "turtle": "turtle: force",
    "raijin": "raijin: power",
    "ryujin": "ryujin: power",
}
_EFFECTS: Final = ("vp", "coins", "ronin", "honor", "killed", "placed", "moved", "spared")
_COSTS: Final = {card["id"]: card["cost"] for card in FACTS["cards"]}
_WAYS: Final = {frozenset(way) for way in (*FACTS["borders"], *FACTS["shipping_routes"])}


class Uses:
    """Counts what takes effect, and checks the engine's force against `Scales`."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def read(self, ledger: Ledger, events: Iterable[Event]) -> None:
        """Count the effects of a whole game, from a ledger that has not read any of it yet."""
        watch = _Watch(ledger, self.counts)
        for event in events:
            watch.before(event)
            ledger.read_on([event])


class _Watch:
    """Examines each event before the ledger applies it."""

    def __init__(self, ledger: Ledger, counts: Counter[str]) -> None:
        self.ledger = ledger
        self.counts = counts
        self.bonus = False  # whether the clan that performs a mandate now has the bonus
        self.replaced: list[str] = []  # owners of figures replaced in this Betray
        self.battle: tuple[str, ...] = ()
        self.captured = 0  # hostages taken in this battle
        self.hired: Counter[str] = Counter()  # force of the Ronin hired in this battle
        self.shielded = ""  # the loser shielded by Amaterasu at the end of this battle

    def before(self, event: Event) -> None:
        self._by_cause(event)
        reader = getattr(self, f"_{event['kind']}", None)
        if reader is not None:
            reader(event)

    def _by_cause(self, event: Event) -> None:
        cause, kind = event["cause"], event["kind"]
        if cause in KAMI:
            gift = self.ledger.facts["phase"] == "kami"
            self.counts[f"{cause}: {'gift' if gift else 'power'}"] += 1
        elif cause in CARDS and (kind in _EFFECTS or (kind == "toll" and event["charged"])):
            self.counts[cause] += 1

    def _scales(self, province: str) -> Scales:
        return Scales(self.ledger, province, self.battle)

    # -- mandates -----------------------------------------------------------------------------

    def _performs(self, event: Event) -> None:
        self.bonus = event["bonus"]
        self.replaced = []

    def _mandate_announced(self, event: Event) -> None:
        self.counts["lotus: announce"] += 1

    def _summoned(self, event: Event) -> None:
        if event["figure"] == "komainu" and event["to"] in KAMI:
            self.counts["komainu"] += 1
        landed = self.ledger.pieces[event["province"], event["clan"], "stronghold"]
        if event["clan"] == "dragonfly" and event["cause"] == "recruit" and not landed:
            self.counts["dragonfly: summon"] += 1

    def _moved(self, event: Event) -> None:
        if event["figure"] == "stronghold":
            self.counts["turtle: move"] += 1
        way = frozenset((event["from"], event["to"]))
        if event["clan"] == "dragonfly" and not way & set(KAMI) and way not in _WAYS:
            self.counts["dragonfly: fly"] += 1

    def _built(self, event: Event) -> None:
        if not self.bonus:
            self.counts["path-of-the-builder"] += 1

    def _replaced(self, event: Event) -> None:
        beyond = event["at"] in KAMI or event["owner"] in self.replaced or len(self.replaced) == 2
        self.counts["path-of-the-unrighteous"] += beyond
        self.replaced.append(event["owner"])

    def _acquired(self, event: Event) -> None:
        if event["clan"] == "bonsai" and event["cost"] < _COSTS[event["card"]] - 1:
            self.counts["bonsai: price"] += 1

    def _reaped(self, event: Event) -> None:
        scales = self._scales(event["province"])
        if event["cause"] == "harvest":
            assert scales.leader() == event["clan"], f"{event} is not for {scales.leader()} (HAR-2)"
            self._count_decisive(scales)
        if "fujin" in scales.kami and event["cause"] != "fujin":
            self.counts["fujin: power"] += 1

    def _count_decisive(self, scales: Scales) -> None:
        """Counts an effect without which another clan would lead the province."""
        for source in self._sources(scales):
            self.counts[_FORCE[source]] += scales.leader(source) != scales.leader()

    def _sources(self, scales: Scales) -> list[str]:
        """What can change force there: kami in the province, and owned cards."""
        owned = {card for (_, card), copies in self.ledger.cards.items() if copies}
        return [source for source in _FORCE if source in {*owned, *scales.kami, *self.ledger.clans}]

    # -- war ----------------------------------------------------------------------------------

    def _coins(self, event: Event) -> None:
        if event["cause"] == "koi":
            self.counts["koi: exchange"] += 1

    def _battle_started(self, event: Event) -> None:
        scales = self._scales(event["province"])
        there = [clan for clan in self.ledger.clans if scales.force(clan)]
        assert there == event["clans"], f"{event}, but {there} have force (WAR-6)"
        self.battle = tuple(event["clans"])
        self.captured = 0
        self.hired.clear()
        bystanders = [c for c in self.ledger.clans if c not in there and scales.figures(c)]
        self.counts["raijin: power"] += bool(bystanders)

    def _captured(self, event: Event) -> None:
        self.counts["respect"] += self.captured > 0
        self.captured += 1

    def _ronin_hired(self, event: Event) -> None:
        clan = event["clan"]
        self.hired[clan] = event["force"]
        tokens = self.ledger.resources[clan, "ronin"]
        if clan == "koi":
            tokens += self.ledger.resources[clan, "coins"]
            self.counts["koi: hire"] += 1
        doubled = self.ledger.kami.get("hachiman") == self.ledger.war[self.ledger.war_at or 0]
        assert event["force"] == tokens * (2 if doubled else 1), f"{event} for {tokens} Ronin (BAT-9)"
        self.counts["hachiman: power"] += doubled

    def _battle_won(self, event: Event) -> None:
        winner, scales = event["clan"], self._scales(event["province"])
        strength = {clan: scales.force(clan) + self.hired[clan] for clan in self.battle}
        best = max((c for c in self.ledger.honor if c in self.battle), key=lambda clan: strength[clan])
        assert (winner, event["force"]) == (best, strength[best]), f"{event}, but {strength} (BAT-10)"
        for source in self._sources(scales):
            self.counts[_FORCE[source]] += scales.force(winner, source) != scales.force(winner)
        allies = [set(pair) for pair in self.ledger.alliances]
        shielded = scales.shielded() or ""
        lost = shielded in self.battle and shielded != winner and {shielded, winner} not in allies
        self.shielded = shielded if lost and scales.figures(shielded) else ""

    def _spared(self, event: Event) -> None:
        self.shielded = ""

    def _killed(self, event: Event) -> None:
        wrong = event["cause"] == "BAT-11" and event["clan"] == self.shielded
        assert not wrong, f"{event}, but Amaterasu shields them (KUB-AMATERASU)"

    def _token_won(self, event: Event) -> None:
        if self.shielded:
            self.counts["amaterasu: power"] += 1
        if event["cause"] in ("WAR-4", "WAR-5"):
            scales = self._scales(event["province"])
            leader = scales.leader()
            assert leader == event["clan"], f"{event} is not for {leader} (WAR-4)"
            self._count_decisive(scales)
        self.shielded = ""

    def _battle_ended(self, event: Event) -> None:
        self.battle = ()
