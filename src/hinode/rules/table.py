"""The only functions that change the public state. Each records its event.

A `cause` is the id of the card, kami, mandate, clan or war advantage that made the change, else a
clause id.
"""

from __future__ import annotations

from hinode.rules import hooks
from hinode.state.state import State
from hinode.vocab.codes import bid_total
from hinode.vocab.facts import FIGURE_KINDS
from hinode.vocab.ids import (
    CARD_COUNT,
    FIGURE_OF_CARD,
    FIRST_SHRINE,
    HIDDEN,
    KINDS,
    MAP_SIZE,
    NOBODY,
    PHASE_END,
    PHASE_KAMI,
    PHASE_POLITICAL,
    RESERVE,
    STRONGHOLD,
    at,
)

# -- victory points, Coins, Ronin ------------------------------------------------------------


def gain_vp(s: State, clan: int, amount: int, cause: str) -> None:
    """A gain of VP; bonuses on gains come once in each (CAR-7, see `open_gain`)."""
    if not amount:
        return
    p = s.public
    p.vp[clan] += amount
    s.emit("vp", cause, clan, amount)
    if p.listening[clan] >> hooks.VP & 1 and (p.gain == NOBODY or not p.gain >> clan & 1):
        if p.gain != NOBODY:
            p.gain |= 1 << clan
        for source in hooks.LISTENERS[hooks.VP]:
            extra = source.copies(p, clan) * source.extra_vp(p, clan)
            if extra:
                p.vp[clan] += extra
                s.emit("vp", source.id, clan, extra)


def open_gain(s: State) -> None:
    """From here on all VP a clan gains are one gain, until `close_gain`."""
    s.public.gain = 0


def close_gain(s: State) -> None:
    s.public.gain = NOBODY


def open_pile(s: State) -> None:
    """From here on all Coins from the pile are one event of gain; wealth is compared now (CAR-13)."""
    p = s.public
    p.wealth = tuple(p.coins)
    p.gained = 0


def close_pile(s: State) -> tuple[int, tuple[int, ...]]:
    """Who gained in the event, as bits, and what everybody had before it."""
    p = s.public
    found = p.gained, p.wealth
    p.wealth = ()
    p.gained = 0
    return found


def open_mandate(s: State, one_gain: bool) -> None:
    """All Coins of a mandate are one gain, and all VP of a Harvest too (POL-8)."""
    open_pile(s)
    if one_gain:
        open_gain(s)


def close_mandate(s: State) -> None:
    p = s.public
    p.gain = NOBODY
    p.kami_moved = 0
    p.reaped = ()


def close_routes(s: State) -> None:
    """A Marshal or a use of Fujin is over, and what was agreed on shipping routes with it (RUL-14)."""
    s.public.tolls = ()


def decide_route(s: State, clan: int, owner: int, route: int, charged: bool, cause: str) -> None:
    """A charged mover who has the Coin pays it to the owner; one who has none cannot pass (RUL-14)."""
    p = s.public
    passes = not charged or p.coins[clan] > 0
    s.emit("toll", cause, clan, owner, charged)
    if charged and passes:
        hand_over(s, clan, owner, 1, cause)
    p.tolls = (*(toll for toll in p.tolls if toll[0] != route), (route, passes))


def mark_reaped(s: State, clan: int, province: int) -> None:
    s.public.reaped = (*s.public.reaped, clan * MAP_SIZE + province)


def lose_vp(s: State, clan: int, amount: int, cause: str) -> int:
    """At most what is there (RUL-16, CAR-8); returns how many were lost."""
    lost = min(amount, s.public.vp[clan])
    if lost:
        s.public.vp[clan] -= lost
        s.emit("vp", cause, clan, -lost)
    return lost


def gain_coins(s: State, clan: int, amount: int, cause: str) -> None:
    """Coins from the common pile."""
    if amount:
        p = s.public
        p.coins[clan] += amount
        if p.wealth:  # inside an event of gain
            p.gained |= 1 << clan
        s.emit("coins", cause, clan, amount)


def exchange_for_coins(s: State, clan: int, amount: int, cause: str) -> None:
    """Coins in exchange for something else: no gain from the pile."""
    s.public.coins[clan] += amount
    s.emit("coins", cause, clan, amount)


def hand_over(s: State, clan: int, to: int, amount: int, cause: str) -> int:
    """Coins from one clan to another, at most what is there (CAR-8); no gain from the pile."""
    p = s.public
    taken = min(amount, p.coins[clan])
    if taken:
        p.coins[clan] -= taken
        p.coins[to] += taken
        s.emit("coins", cause, clan, -taken)
        s.emit("coins", cause, to, taken)
    return taken


def spend_coins(s: State, clan: int, amount: int, cause: str) -> None:
    """Coins to the common pile."""
    if amount:
        s.public.coins[clan] -= amount
        s.emit("coins", cause, clan, -amount)


def gain_ronin(s: State, clan: int, amount: int, cause: str) -> None:
    if amount:
        s.public.ronin[clan] += amount
        s.emit("ronin", cause, clan, amount)


def drop_ronin(s: State, clan: int, amount: int, cause: str) -> None:
    if amount:
        s.public.ronin[clan] -= amount
        s.emit("ronin", cause, clan, -amount)


def give(s: State, clan: int, to: int, coins: int, ronin: int) -> None:
    """A gift of one's own Coins and Ronin (NEG-1)."""
    p = s.public
    p.coins[clan] -= coins
    p.coins[to] += coins
    p.ronin[clan] -= ronin
    p.ronin[to] += ronin
    s.emit("gift", "NEG-1", clan, to, coins, ronin)


# -- honor and alliances ---------------------------------------------------------------------


def gain_honor(s: State, clan: int, cause: str) -> None:
    """Change places with the clan above; nothing at the top (HON-2)."""
    place = s.public.honor.index(clan)
    if place:
        _climb(s, clan, place, place - 1, cause)


def lose_honor(s: State, clan: int, cause: str) -> None:
    """Change places with the clan below; nothing at the bottom (HON-3)."""
    place = s.public.honor.index(clan)
    if place < len(s.public.honor) - 1:
        _climb(s, clan, place, place + 1, cause)


def rise_to_top(s: State, clan: int, cause: str) -> None:
    """All between move down one (KAM-3)."""
    place = s.public.honor.index(clan)
    if place:
        _climb(s, clan, place, 0, cause)


def _climb(s: State, clan: int, old: int, new: int, cause: str) -> None:
    track = s.public.honor
    del track[old]
    track.insert(new, clan)
    s.emit("honor", cause, clan, old - new, tuple(track))


def ally(s: State, clan: int, other: int) -> None:
    p = s.public
    for one, two in ((clan, other), (other, clan)):
        p.ally[one] = two
        p.allied_seasons[one] |= 1 << p.season
    s.emit("allied", "TEA-2", clan, other)


def end_alliance(s: State, clan: int, cause: str) -> None:
    p = s.public
    other = p.ally[clan]
    p.ally[clan] = p.ally[other] = NOBODY
    s.emit("alliance_ended", cause, clan, other)


# -- pieces ----------------------------------------------------------------------------------


def _shift(s: State, clan: int, kind: int, start: int, end: int, count: int = 1) -> None:
    pieces = s.public.pieces
    pieces[at(start, clan) + kind] -= count
    pieces[at(end, clan) + kind] += count


def summon(s: State, clan: int, kind: int, province: int, to: int, cause: str) -> None:
    """From reserve to a province, or through it to a shrine (REC-5)."""
    _shift(s, clan, kind, RESERVE, to)
    s.emit("summoned", cause, clan, kind, province, to)


def place(s: State, clan: int, kind: int, to: int, cause: str) -> None:
    """From reserve, but not summoned (FIG-3)."""
    _shift(s, clan, kind, RESERVE, to)
    s.emit("placed", cause, clan, kind, to)


def move(s: State, clan: int, kind: int, start: int, end: int, cause: str) -> None:
    _shift(s, clan, kind, start, end)
    s.emit("moved", cause, clan, kind, start, end)


def build(s: State, clan: int, province: int, cause: str) -> None:
    _shift(s, clan, STRONGHOLD, RESERVE, province)
    s.emit("built", cause, clan, province)


def replace(s: State, clan: int, with_kind: int, owner: int, kind: int, where: int, cause: str) -> None:
    """Not a kill and not a Summon (BET-6)."""
    _shift(s, owner, kind, where, RESERVE)
    _shift(s, clan, with_kind, RESERVE, where)
    s.emit("replaced", cause, clan, with_kind, owner, kind, where)


def kill(s: State, clan: int, kind: int, count: int, province: int, cause: str) -> None:
    _shift(s, clan, kind, province, RESERVE, count)
    if s.public.battle:  # BAT-12
        s.public.dead += count
    s.emit("killed", cause, clan, kind, count, province)


def capture(s: State, clan: int, owner: int, kind: int, province: int, cause: str) -> None:
    """The figure leaves the map for the captor's screen (BAT-8)."""
    p = s.public
    p.pieces[at(province, owner) + kind] -= 1
    p.hostages.append((clan, owner, kind))
    s.emit("captured", cause, clan, owner, kind, province)


def shift(s: State, clan: int, kind: int, start: int, end: int, cause: str) -> None:
    """From one shrine to another; not a Move."""
    _shift(s, clan, kind, start, end)
    s.emit("moved", cause, clan, kind, start, end)


def move_kami(s: State, clan: int, slot: int, end: int, cause: str) -> None:
    """A Move of a kami's figure by its controller (KUB-4)."""
    p = s.public
    start = p.kami_at[slot]
    p.kami_at[slot] = end
    s.emit("kami_moved", cause, p.shrines[slot], clan, start, end)


def mark_kami_moved(s: State, slot: int) -> None:
    """Once per Marshal, whoever controls it (KUB-4)."""
    s.public.kami_moved |= 1 << slot


def place_kami(s: State, clan: int, slot: int, province: int) -> None:
    """From beside the shrine or from anywhere on the map; no Move and no Summon (KUB-2)."""
    p = s.public
    p.kami_at[slot] = province
    s.emit("kami_placed", "KUB-2", p.shrines[slot], clan, province)


def kami_leave(s: State) -> None:
    """All kami figures leave the map (KUB-7)."""
    p = s.public
    for slot, province in enumerate(p.kami_at):
        if province != NOBODY:
            p.kami_at[slot] = NOBODY
            s.emit("kami_left", "KUB-7", p.shrines[slot], province)


def return_hostages(s: State) -> None:
    """Every hostage goes home and its captor gains 1 Coin for it (SEA-4)."""
    p = s.public
    for captor, owner, kind in p.hostages:
        p.pieces[at(RESERVE, owner) + kind] += 1
        s.emit("hostage_returned", "SEA-4", captor, owner, kind)
        gain_coins(s, captor, 1, "SEA-4")
    p.hostages.clear()


def leave_shrines(s: State) -> None:
    """Figures in shrines go back to reserve (CLN-2)."""
    p = s.public
    for kami in p.shrines:
        shrine = FIRST_SHRINE + kami
        for clan in p.clans:
            i = at(shrine, clan)
            if not any(p.pieces[i : i + KINDS]):
                continue
            for kind in FIGURE_KINDS:
                count = p.pieces[i + kind]
                if count:
                    _shift(s, clan, kind, shrine, RESERVE, count)
                    s.emit("returned", "CLN-2", clan, kind, count, shrine)


# -- cards, tokens, seasons ------------------------------------------------------------------


def acquire(s: State, clan: int, card: int, cost: int, cause: str) -> int:
    """A card of the display for its price (TRA-2); returns its event. A Monster joins the reserve."""
    p = s.public
    spend_coins(s, clan, cost, cause)
    p.display[card] -= 1
    p.owned[clan * CARD_COUNT + card] += 1
    p.listening[clan] = hooks.listening(p, clan)
    event = s.emit("acquired", cause, clan, card, cost)
    figure = FIGURE_OF_CARD[card]
    if figure != NOBODY:
        p.pieces[at(RESERVE, clan) + figure] += 1
        s.emit("monster_joined", cause, clan, figure)
    return event


def lay_display(s: State, copies: list[int]) -> None:
    """What is left of the last display goes, the new season's cards come (SEA-2)."""
    p = s.public
    if any(p.display):
        s.emit("display_discarded", "SEA-2", tuple(p.display))
    p.display = copies
    s.emit("display_laid", "SEA-2", tuple(copies))


def set_war(s: State, provinces: tuple[int, ...]) -> None:
    s.public.war = provinces
    reveal(s)
    s.emit("war_order", "SEA-1", provinces)


def take_token(s: State, clan: int, province: int, cause: str) -> None:
    p = s.public
    p.tokens[p.season * MAP_SIZE + province] = clan
    s.emit("token_won", cause, clan, p.season, province)


def discard_token(s: State, province: int) -> None:
    s.emit("token_discarded", "WAR-3", s.public.season, province)


def start_phase(s: State, phase: int, cause: str) -> int:
    s.public.phase = phase
    return s.emit("phase_started", cause, s.public.season, phase)


def start_season(s: State, season: int) -> int:
    s.public.season = season
    return s.emit("season_started", "SEA-1" if season < 3 else "WIN-1", season)


def lay_mandate(s: State, clan: int, tile: int, announced: int, face_down: bool) -> int:
    """Face up (POL-4), or face down and announced (CLA-LOTUS-1)."""
    p = s.public
    p.laid.append((p.turn, clan, HIDDEN if face_down else tile, announced))
    if face_down:
        return s.emit("mandate_announced", "lotus", clan, p.turn, tile, announced)
    return s.emit("mandate_laid", "POL-4", clan, p.turn, tile)


def begin_mandate_turn(s: State, clan: int) -> int:
    p = s.public
    p.turn += 1
    p.current = clan
    p.phase = PHASE_POLITICAL
    return s.emit("mandate_turn", "POL-2", clan, p.turn)


def begin_kami_turn(s: State) -> int:
    s.public.phase = PHASE_KAMI
    return s.emit("kami_turn", "POL-1", s.public.turn)


def clear_mandates(s: State) -> None:
    """The tiles laid this season are taken up again (CLN-3)."""
    s.public.laid = []
    s.public.turn = 0
    s.emit("mandates_shuffled", "CLN-3")


def clear_war(s: State) -> None:
    """War numbers go away (CLN-4)."""
    s.public.war = ()
    s.public.war_at = NOBODY
    s.emit("war_order", "CLN-4", ())


def reveal(s: State) -> None:
    """Something hidden has come to light, to one seat or to all: nobody can go back behind it."""
    s.public.reveals += 1


def go_to_war(s: State, number: int) -> int:
    """The province with the next war number is resolved (WAR-2)."""
    p = s.public
    p.war_at = number
    return s.emit("province_at_war", "WAR-2", p.war[number], number + 1)


def start_battle(s: State, province: int, clans: tuple[int, ...]) -> int:
    p = s.public
    p.battle = clans
    p.dead = 0
    return s.emit("battle_started", "WAR-6", province, clans)


def end_battle(s: State) -> None:
    p = s.public
    p.battle = ()
    p.bids = ()
    p.hired = (NOBODY, 0)
    p.victor = NOBODY
    p.dead = 0
    s.emit("battle_ended", "BAT-13")


def reveal_bids(s: State, bids: tuple[int, ...]) -> None:
    """All together; the Coins bid leave the reserve, those not bid stay (BAT-3)."""
    p = s.public
    p.bids = bids
    reveal(s)
    for clan in p.battle:
        p.coins[clan] -= bid_total(bids[clan])
        s.emit("bid_revealed", "BAT-3", clan, bids[clan])


def hire_ronin(s: State, clan: int, force: int) -> None:
    """Force for this battle's outcome; no token is spent (BAT-9)."""
    s.public.hired = (clan, force)
    s.emit("ronin_hired", "ronin", clan, force)


def win_battle(s: State, clan: int, province: int, force: int) -> None:
    s.public.victor = clan
    s.emit("battle_won", "BAT-10", clan, province, force)


def discard_bid(s: State, clan: int, amount: int) -> None:
    """A loser's bid goes to the pile; the Coins left the reserve when it was revealed (BAT-13)."""
    if amount:
        s.emit("bid_discarded", "BAT-13", clan, amount)


def pay_reparation(s: State, clan: int, to: int, amount: int) -> None:
    """Coins the winner bid go to a loser (BAT-13)."""
    if amount:
        s.public.coins[to] += amount
        s.emit("reparation", "BAT-13", clan, to, amount)


def end_game(s: State, ranking: tuple[int, ...], winners: tuple[int, ...]) -> None:
    s.public.phase = PHASE_END
    s.emit("game_ended", "WIN-5", ranking, winners)
