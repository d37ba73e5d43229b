"""Features of the clans: possessions, turns to come, scores, and cards."""

from __future__ import annotations

from hinode.bots.evaluation import feature_columns as f
from hinode.bots.evaluation.card_values import WINTER_CARDS, fitted_value
from hinode.bots.evaluation.expected_vp import provinces_won, stage_of
from hinode.bots.evaluation.feature_columns import byte_of
from hinode.known.public import Public
from hinode.vocab.facts import SET_BONUS, TOKEN_VP
from hinode.vocab.ids import CARD_COUNT, MAP_SIZE, NOBODY


def write_holdings(p: Public, starts: list[int], row: list[int]) -> None:
    """VP, Coins, Ronin, honor, allies, and hostages."""
    below = len(p.clans) - 1
    for place, clan in enumerate(p.honor):
        i = starts[clan]
        row[i + f.VP] = byte_of(p.vp[clan])
        row[i + f.COINS] = byte_of(p.coins[clan])
        row[i + f.RONIN] = byte_of(p.ronin[clan])
        row[i + f.HONOR] = below - place
        row[i + f.TOP_HONOR] = 1 if place == 0 else 0
        ally = p.ally[clan]
        if ally != NOBODY:
            row[i + f.ALLIED] = 1
            row[i + f.ALLY_ACTS] = 1 if ally == p.current else 0
            row[i + f.ALLY_SEAT] = (starts[ally] - f.TABLE_SIZE) // f.ROW_SIZE + 1
        seasons = p.allied_seasons[clan]
        row[i + f.SEASONS_ALLIED] = (seasons & 1) + (seasons >> 1 & 1) + (seasons >> 2 & 1)
        row[i + f.IN_BATTLE] = 1 if clan in p.battle else 0
        row[i + f.VICTOR] = 1 if p.victor == clan else 0
    for captor, owner, _ in p.hostages:
        row[starts[captor] + f.CAPTIVES] += 1
        row[starts[owner] + f.CAPTURED] += 1
    if p.hired[0] != NOBODY:
        row[starts[p.hired[0]] + f.HIRED] = byte_of(p.hired[1])


def write_order(p: Public, turns: list[tuple[int, int]], starts: list[int], row: list[int]) -> None:
    """Mandate turns to come: its own, its ally's, and how long it waits."""
    for clan in p.clans:
        i, ally = starts[clan], p.ally[clan]
        wait, own, shared = len(turns), 0, 0
        for number, (_, chooser) in enumerate(turns):
            if chooser == clan:
                if own == 0:
                    wait = number
                own += 1
            elif chooser == ally:
                shared += 1
        row[i + f.MY_TURNS] = own
        row[i + f.OUR_TURNS] = own + shared
        row[i + f.WAIT] = wait


def write_scores(p: Public, starts: list[int], row: list[int]) -> None:
    """VP if the game ended now, and leads over the others."""
    scored, outlook = [0] * 5, [0] * 5
    won = provinces_won(p)
    for token, owner in enumerate(p.tokens):
        if owner != NOBODY:
            row[starts[owner] + f.TOKEN_POINTS] += TOKEN_VP[token // MAP_SIZE]
    for clan in p.clans:
        i, had = starts[clan], len(won[clan])
        scored[clan] = p.vp[clan] + row[i + f.TOKEN_POINTS] + SET_BONUS[had]
        outlook[clan] = scored[clan] * 4 + row[i + f.EXPECTED]
        row[i + f.SCORED] = byte_of(scored[clan])
        row[i + f.PROVINCES] = had
        row[i + f.NEXT_SET] = SET_BONUS[min(had + 1, MAP_SIZE)] - SET_BONUS[had]
    others = len(p.clans) - 1
    total = sum(outlook)
    for clan in p.clans:
        i = starts[clan]
        best = max([scored[other] for other in p.clans if other != clan])
        hope = max([outlook[other] for other in p.clans if other != clan])
        row[i + f.SCORED_LEAD] = byte_of(f.ZERO + scored[clan] - best)
        row[i + f.LEAD] = byte_of(f.ZERO + (outlook[clan] - hope) // 4)
        row[i + f.MEAN_LEAD] = byte_of(f.ZERO + (outlook[clan] - (total - outlook[clan]) // others) // 4)


def write_cards(p: Public, starts: list[int], row: list[int]) -> None:
    """Cards owned, and the VP that they bring in played games (in quarters)."""
    wars = stage_of(p).wars
    for clan in p.clans:
        i = starts[clan]
        owned = bytes(p.owned[clan * CARD_COUNT : (clan + 1) * CARD_COUNT])
        worth = 0.0
        for card in range(CARD_COUNT):
            copies = owned[card]
            if copies:
                row[i + f.OWNED + card] = copies
                row[i + f.CARDS] += copies
                worth += copies * fitted_value(p, clan, card, wars)
                if card in WINTER_CARDS:
                    row[i + f.WINTER_CARDS_OWNED] += copies
        row[i + f.CARD_WORTH] = byte_of(f.MARGIN_ZERO + int(4.0 * worth))
