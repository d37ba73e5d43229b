"""Gains of VP and Coins, with their consequences: Loyalty and Way of the Merchant."""

from __future__ import annotations

from collections.abc import Iterable

from tests.referee.follow import Referee


class Gains:
    """Tracks one gain of VP (for Loyalty) and one event of Coins from the pile (for the Merchant)."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.gained: dict[
            str, bool
        ] = {}  # clans that have gained VP in the current gain; whether Loyalty has paid
        self.wealth: dict[str, int] = {}  # Coins before the current event
        self.merchants: dict[str, int] = {}  # Coins due to owners of Way of the Merchant

    # -- victory points -----------------------------------------------------------------------

    def vp(self, clan: str, amount: int, cause: str) -> None:
        if amount:
            self.referee.change("vp", clan, amount, cause)
            self._gained(clan)

    def steal_vp(self, clan: str, victims: Iterable[str], amount: int, cause: str) -> None:
        """CAR-8: at most what the victims have."""
        taken = {victim: min(amount, self.referee.state.vp(victim)) for victim in victims}
        if sum(taken.values()):
            due = {("vp", victim): -stolen for victim, stolen in taken.items()}
            self.referee.changes(due | {("vp", clan): sum(taken.values())}, cause)
            self._gained(clan)

    def _gained(self, clan: str) -> None:
        """Loyalty's event may come right after the first VP of a gain or at its end."""
        self.gained.setdefault(clan, False)
        event = self.referee.next_event()
        if event.get("cause") == "loyalty" and event.get("clan") == clan and not self.gained[clan]:
            self._loyalty(clan)

    def _loyalty(self, clan: str) -> None:
        """CAR-loyalty: 1 VP more for each copy, once per gain, while allied; never in Winter."""
        state = self.referee.state
        self.gained[clan] = True
        if clan in state.allies and state.season != "winter":
            self.referee.change("vp", clan, state.owns(clan, "loyalty"), "loyalty")

    def close_gain(self) -> None:
        """The gain is complete."""
        for clan in self.referee.state.clans:
            if not self.gained.get(clan, True):
                self._loyalty(clan)
        self.gained = {}

    # -- Coins --------------------------------------------------------------------------------

    def open_event(self) -> None:
        """CAR-13: wealth is compared before the event."""
        state = self.referee.state
        self.wealth = {clan: state.coins(clan) for clan in state.clans}
        self.merchants = {}

    def coins(self, clan: str, amount: int, cause: str) -> None:
        """Coins from the common pile."""
        if not amount:
            return
        self.referee.change("coins", clan, amount, cause)
        state = self.referee.state
        for owner in state.others(clan):
            copies = state.owns(owner, "way-of-the-merchant")  # CAR-11: copies owned now
            if self.wealth and self.wealth[clan] > self.wealth[owner]:
                self.merchants[owner] = max(copies, self.merchants.get(owner, 0))

    def take_coins(self, clan: str, victims: Iterable[str], cause: str) -> None:
        """One Coin from each victim that has any (CAR-8); not a gain from the pile."""
        payers = [victim for victim in victims if self.referee.state.coins(victim)]
        due = {("coins", victim): -1 for victim in payers}
        self.referee.changes(due | {("coins", clan): len(payers)}, cause)

    def close_event(self) -> None:
        """CAR-way-of-the-merchant: one Coin for each copy and event."""
        left, self.merchants, self.wealth = self.merchants, {}, {}
        left = {owner: copies for owner, copies in left.items() if copies}
        while left:
            event = self.referee.next_event()
            owner = event.get("clan") if event.get("clan") in left else next(iter(left))
            self.referee.change("coins", str(owner), left.pop(str(owner)), "way-of-the-merchant")
