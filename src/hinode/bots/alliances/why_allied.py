"""Why an alliance is good, as a bot says it: in a proposal, in an acceptance, and in an offer of a deal."""

from __future__ import annotations

from hinode.bots.alliances.reasons import because
from hinode.bots.alliances.trust import Trust
from hinode.bots.alliances.valuation import AHEAD, AllianceValues
from hinode.bots.bot import Reason
from hinode.vocab.ids import CLANS, NOBODY, PROVINCES


def alliance_reason(values: AllianceValues, trust: Trust, clan: int) -> Reason:
    """The strongest reason for an alliance with a clan, spoken to it."""
    name, gain, leader = CLANS[clan], values.gain(values.me, clan), values.leader()
    kept = trust.alliances.get((name, CLANS[values.me]), 0)
    if gain.province != NOBODY and gain.front > gain.mandates:
        return because("shared-front", name, province=PROVINCES[gain.province])
    if leader not in (values.me, clan) and values.lead(leader) > AHEAD:
        return because("against-leader", name, leader=CLANS[leader])
    if kept:
        return because("kept-faith", name, seasons=kept)
    turns = values.turns
    return because("shared-mandates", name, turns=turns[values.me], their_turns=turns[clan])
