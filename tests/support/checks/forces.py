"""Force computed from the event ledger, independently of the engine."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from hinode.vocab.data import FACTS
from tests.support.checks.ledger import Ledger

_CARDS: Final = {card["id"]: card for card in FACTS["cards"]}
_DAIMYO: Final = ("daimyo", "yurei")
_SHINTO: Final = ("shinto", "komainu")
_GROWING: Final = ("oni-of-skulls", "oni-of-blood")  # in a province where their owner is the lowest
_MONSTERS: Final = tuple(card for card in _CARDS if _CARDS[card]["type"] == "monster")
_KINDS: Final = ("bushi", "shinto", "daimyo", "stronghold", *_MONSTERS)


class Scales:
    """The force of each clan in a province now, leaving out `without`.

    `without` may be a card, "turtle" for their Strongholds, or a kami whose power changes force.
    """

    def __init__(self, ledger: Ledger, province: str, battle: Collection[str] = ()) -> None:
        self.ledger = ledger
        self.battle = battle  # players in the battle there, if any (CAR-4)
        self.kami = [kami for kami, where in ledger.kami.items() if where == province]
        self.pieces = {clan: self._pieces(clan, province) for clan in ledger.honor}

    def _pieces(self, clan: str, province: str) -> dict[str, int]:
        found = {kind: self.ledger.pieces[province, clan, kind] for kind in _KINDS}
        return {kind: count for kind, count in found.items() if count}

    def force(self, clan: str, without: str = "") -> int:
        """Everything that counts for a clan there, except Ronin."""
        pieces = self.pieces[clan].items()
        return sum(count * self._of_one(clan, kind, without) for kind, count in pieces) + self._of_kami(
            clan, without
        )

    def leader(self, without: str = "") -> str | None:
        """The clan with the most force, ties by honor (HON-4)."""
        strength = {clan: self.force(clan, without) for clan in self.ledger.honor}
        best = max(self.ledger.honor, key=lambda clan: strength[clan])  # max returns the first of the highest
        return best if strength[best] else None

    def shielded(self) -> str | None:
        """The clan shielded by Amaterasu's figure (KUB-AMATERASU)."""
        here = [clan for clan in self.ledger.honor if self.force(clan)]
        return here[0] if here and "amaterasu" in self.kami else None

    def figures(self, clan: str) -> int:
        return sum(count for kind, count in self.pieces[clan].items() if kind != "stronghold")

    def _copies(self, clan: str, card: str, without: str) -> int:
        return 0 if card == without else self.ledger.cards[clan, card]

    def _of_one(self, clan: str, kind: str, without: str) -> int:
        """The force of one piece (FIG-1, CLA-TURTLE-2, KUB-RAIJIN, and the cards)."""
        if kind == "stronghold":
            return 1 if clan == "turtle" and without != "turtle" else 0
        if kind == "bushi":
            at_war = self.ledger.facts["phase"] == "war"
            return 2 if at_war and self._copies(clan, "way-of-the-katana", without) else 1
        if "raijin" in self.kami and without != "raijin":
            return 0
        if kind in _SHINTO:
            favored = self._copies(clan, "path-of-the-favored", without)
            return 3 if favored and self._ranks(clan, first=True) else 1
        force = 1 if kind in ("daimyo", without) else int(_CARDS[kind]["force"])
        if kind in _DAIMYO:
            force += self._copies(clan, "path-of-the-lion", without)
            force += 3 * self._copies(clan, "path-of-the-dragon", without)
        if kind in _GROWING and kind != without and self._ranks(clan, first=False):
            force += 2
        return force

    def _ranks(self, clan: str, *, first: bool) -> bool:
        """Whether a clan has the highest (or lowest) honor among several players present."""
        others = self.battle or [c for c in self.ledger.honor if self._is_there(c)]
        order = [c for c in self.ledger.honor if c in others or c == clan]
        return len(order) > 1 and order[0 if first else -1] == clan

    def _is_there(self, clan: str) -> bool:
        """Whether a clan has any force there, without modifiers."""
        counting = ["stronghold"] if clan == "turtle" else []
        counting += ["bushi"] if "raijin" in self.kami else [kind for kind in _KINDS if kind != "stronghold"]
        return any(kind in counting for kind in self.pieces[clan]) or self._of_kami(clan, "") > 0

    def _of_kami(self, clan: str, without: str) -> int:
        """Kami there that the clan controls (KUB-3, KUB-4, KUB-RYUJIN)."""
        mine = [kami for kami in self.kami if self._controller(kami) == clan]
        return sum(self._types(clan) if kami == "ryujin" != without else 1 for kami in mine)

    def _types(self, clan: str) -> int:
        owned = [card for (owner, card), copies in self.ledger.cards.items() if owner == clan and copies]
        return len({_CARDS[card]["type"] for card in owned})

    def _controller(self, kami: str) -> str | None:
        worship = {c: sum(self.ledger.pieces[kami, c, kind] for kind in _SHINTO) for c in self.ledger.honor}
        best = max(self.ledger.honor, key=lambda clan: worship[clan])
        return best if worship[best] else None
