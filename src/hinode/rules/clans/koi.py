"""The Koi turn their Ronin into Coins at the start of war (CLA-KOI-1)."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.triggers.hooks import MY_COINS, MY_RONIN, WAR_START, Args, ClanAbility
from hinode.state.state import State
from hinode.vocab.ids import KOI


class RoninExchange(ClanAbility):
    """They must; it is the last of their own start-of-war effects (RUL-2), and no gain from the pile."""

    id = "koi"
    clan = KOI
    window = WAR_START
    reads = MY_RONIN
    writes = MY_COINS | MY_RONIN
    late = True

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return s.public.ronin[me] > 0

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        ronin = s.public.ronin[me]
        changes.drop_ronin(s, me, ronin, self.id)
        changes.exchange_for_coins(s, me, ronin, self.id)
