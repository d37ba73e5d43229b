"""A reference encoder of observations: it reads a seat's view, field by field, and caches nothing.

It is slow and simple. The environment's encoder must give the same numbers, bit for bit.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hinode import Decision, Game
from hinode.env import layout
from hinode.env.layout import where
from hinode.vocab.facts import OWNED, SET_BONUS, TOKEN_VP, WORSHIPPERS
from hinode.vocab.ids import (
    ADVANTAGES,
    CARD_NO,
    CLANS,
    FIGURE_NO,
    FIGURES,
    KAMI_NO,
    KINDS,
    MANDATE_NO,
    PHASES,
    PROVINCE_NO,
    SEASONS,
    SETS,
)


class Reference:
    """The observation of one clan, without a started answer."""

    def __init__(self, game: Game, clan: str) -> None:
        self.game, self.view = game, game.view(clan)
        at = game.clans.index(clan)
        self.seats = (*game.clans[at:], *game.clans[:at])
        self.numbers: NDArray[np.float32] = np.zeros(layout.SIZE, dtype=np.float32)
        self._season()
        self._display()
        for seat, other in enumerate(self.seats):
            self._seat(seat, other)
        for frame in self.view["stack"]:
            self._frame(frame)
        self._provinces()
        self._shrines()
        self._own()
        for decision in game.pending:
            if decision.clan == clan:
                self._question(decision)

    def put(self, field: str, number: int = 0, offset: int = 0, value: float = 1.0) -> None:
        self.numbers[where(field, number) + offset] = min(value, layout.HIGH)

    def seat(self, clan: str) -> int:
        return self.seats.index(clan)

    def _season(self) -> None:
        view, mandates = self.view, self.view["mandates"]
        self.put("game.season", offset=SEASONS.index(view["season"]))
        self.put("game.phase", offset=PHASES.index(view["phase"]))
        self.put("game.players", offset=len(self.seats) - 3)
        self.put("game.season_set", offset=SETS.index(view["season_set"]))
        self.put("game.kami_unbound", value=float(view["kami_unbound"]))
        self.put("game.mandates_laid", offset=len(mandates))
        for turn, laid in enumerate(mandates):
            self.put("mandate.clan", turn, self.seat(laid["clan"]))
            self.put("mandate.carried_out", turn, MANDATE_NO[laid["announce"]])
            self.put("mandate.face_down", turn, value=float(laid["tile"] is None))

    def _display(self) -> None:
        for card, copies in self.view["display"].items():
            self.put("display.copies", offset=CARD_NO[card], value=copies / layout.COPIES)

    def _seat(self, seat: int, clan: str) -> None:
        view, player = self.view, self.view["players"][clan]
        self.put("seat.present", seat)
        self.put("seat.clan", seat, CLANS.index(clan))
        self.put("seat.vp", seat, value=player["vp"] / layout.VP)
        self.put("seat.coins", seat, value=player["coins"] / layout.COINS)
        self.put("seat.ronin", seat, value=player["ronin"] / layout.COINS)
        self.put("seat.honor", seat, view["honor"].index(clan))
        for pair in view["alliances"]:
            if clan in pair:
                self.put("seat.ally", seat, self.seat(pair[pair[0] == clan]))
        for season in player["allied_seasons"]:
            self.put("seat.allied_seasons", seat, SEASONS.index(season))
        self.put("seat.asked", seat, value=float(clan in view["waiting"]))
        self.put("seat.current", seat, value=float(clan == view["current"]))
        for kind, count in player["reserve"].items():
            number = FIGURE_NO[kind]
            self.put("seat.reserve", seat, number, count / max(1, OWNED[number]))
        self._hostages_and_cards(seat, player)
        provinces = len({province for _, province in player["tokens"]})
        worth = sum(TOKEN_VP[SEASONS.index(season)] for season, _ in player["tokens"]) + SET_BONUS[provinces]
        self.put("seat.token_provinces", seat, value=provinces / 8)
        standing = player["vp"] + (worth if view["phase"] != "end" else 0)
        self.put("seat.standing", seat, value=standing / layout.VP)

    def _hostages_and_cards(self, seat: int, player: dict[str, Any]) -> None:
        for owner, _ in player["hostages"]:
            cell = where("seat.hostages_of", seat) + self.seat(owner)
            self.numbers[cell] = float(self.numbers[cell]) + 1 / layout.FIGURES_HELD
        for card in player["cards"]:
            self.numbers[where("seat.cards", seat) + CARD_NO[card]] += 1

    def _frame(self, frame: dict[str, Any]) -> None:
        if frame["kind"] == "tea":
            for clan in frame["ready"]:
                self.put("seat.ready", self.seat(clan))
            for one, two in frame["proposals"]:
                self.put("seat.proposes_to", self.seat(one), self.seat(two))
        elif frame["kind"] == "performing":
            for clan in frame["to_perform"]:
                self.put("seat.to_perform", self.seat(clan))
        elif frame["kind"] == "shrine":
            self.put("shrine.resolving", KAMI_NO[frame["kami"]])
        elif frame["kind"] == "battle":
            self._battle(frame)

    def _battle(self, frame: dict[str, Any]) -> None:
        self.put("game.killed_in_battle", value=frame["dead"] / layout.FIGURES_HELD)
        for clan in frame["clans"]:
            self.put("seat.in_battle", self.seat(clan))
        for clan, bid in frame.get("bids", {}).items():
            for number, advantage in enumerate(ADVANTAGES):
                self.put("seat.bid", self.seat(clan), number, bid[advantage] / layout.COINS)
        if "hired" in frame:
            hired = frame["hired"]
            self.put("seat.hired", self.seat(hired["clan"]), value=hired["force"] / layout.FORCE)
        if "victor" in frame:
            self.put("seat.victor", self.seat(frame["victor"]))

    def _provinces(self) -> None:
        view = self.view
        for province, number in PROVINCE_NO.items():
            for clan, pieces in view["map"].get(province, {}).items():
                for kind, count in pieces.items():
                    cell = self.seat(clan) * KINDS + FIGURE_NO[kind]
                    self.put("province.pieces", number, cell, count / layout.FIGURES_HELD)
            for seat, clan in enumerate(self.seats):
                self.put("province.force", number, seat, self.game.force(clan, province) / layout.FORCE)
            leader = self.game.leader(province)
            if leader is not None:
                self.put("province.leader", number, self.seat(leader))
        for number, province in enumerate(view["war"]):
            self.put("province.war_number", PROVINCE_NO[province], number)
        if view["war_at"] is not None and view["war_at"] < len(view["war"]):
            self.put("province.at_war_now", PROVINCE_NO[view["war"][view["war_at"]]])
        for clan, player in view["players"].items():
            for season, province in player["tokens"]:
                offset = SEASONS.index(season) * layout.SEATS + self.seat(clan)
                self.put("province.tokens", PROVINCE_NO[province], offset)
        for kami, province in view["kami_figures"].items():
            self.put("province.kami_figures", PROVINCE_NO[province], KAMI_NO[kami])

    def _shrines(self) -> None:
        for slot, shrine in enumerate(self.view["shrines"]):
            number = KAMI_NO[shrine["kami"]]
            self.put("shrine.slot", number, slot)
            for clan in self.seats:
                for place, kind in enumerate(WORSHIPPERS):
                    count = shrine.get(clan, {}).get(FIGURES[kind], 0)
                    cell = self.seat(clan) * len(WORSHIPPERS) + place
                    self.put("shrine.worshippers", number, cell, count / layout.FIGURES_HELD)
        for kami, owner in self.view["kami_control"].items():
            if owner is not None:
                self.put("shrine.controller", KAMI_NO[kami], self.seat(owner))

    def _own(self) -> None:
        own = self.view["private"]
        down = [entry["tile"] for entry in own["deck"]["down"]]
        tiles = {"hand": own["hand"], "known_on_top": own["deck"]["top"], "laid_face_down": down}
        for field, known in tiles.items():
            for tile in known:
                self.put(f"own.{field}", 0, MANDATE_NO[tile], known.count(tile) / layout.COPIES)
        self.put("own.deck_size", value=own["deck"]["size"] / layout.COINS)
        if own["sealed"] is not None:
            self.put("own.sealed")
            for number, advantage in enumerate(ADVANTAGES):
                self.put("own.sealed_bid", 0, number, own["sealed"][advantage] / layout.COINS)

    def _question(self, decision: Decision) -> None:
        self.put("question.kind", offset=layout.QUESTION_NO[decision.kind])
        cause = layout.OWN_CLAN if decision.cause == decision.clan else decision.cause
        if cause in layout.CAUSE_NO:
            self.put("question.cause", offset=layout.CAUSE_NO[cause])
        details = decision.details
        if "province" in details:
            self.put("question.province", offset=PROVINCE_NO[details["province"]])
        if "coins" in details:
            self.put("question.coins", value=details["coins"] / layout.COINS)
        if "moves" in details:
            self.put("question.moves", value=details["moves"] / layout.COPIES)
