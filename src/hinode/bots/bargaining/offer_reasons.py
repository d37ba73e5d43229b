"""Why an offer is good for the other clan: what it is about, from what everyone can see on the board."""

from __future__ import annotations

from typing import Final

from hinode.bots.alliances.reasons import because
from hinode.bots.alliances.why_allied import alliance_reason
from hinode.bots.bargaining.deal_values import DealValues
from hinode.bots.bot import Reason
from hinode.deals.terms import Offer, Term
from hinode.known.public import Public
from hinode.rules.queries import harvest_times, leads, reserve_size, strongholds
from hinode.vocab.facts import REWARDS
from hinode.vocab.ids import CLAN_NO, MAP_SIZE

VAGUE: Final = "your-gain"


def offer_reason(deal_values: DealValues, offer: Offer) -> Reason:
    """What the clan that makes an offer says for it. `VAGUE` if no fact on the board speaks for it."""
    name = offer.receiver
    if deal_values.trust.word_kept(name) > 0 and offer.allies:
        return because("kept-word", name)
    if offer.allies:
        return alliance_reason(deal_values.alliances, deal_values.trust, CLAN_NO[name])
    for term in (*offer.ask, *offer.give):
        if term.kind == "mandate":
            return _mandate_reason(deal_values, offer, str(term["mandate"]))
    promises = [term for term in (*offer.give, *offer.ask) if not term.immediate]
    return _promise_reason(offer, promises[0]) if promises else because(VAGUE, name)


def _promise_reason(offer: Offer, term: Term) -> Reason:
    """The first promise is what the clan that makes the offer gives, if it promises anything."""
    name = offer.receiver
    match term.kind:
        case "no_betray":
            return because("pact", name)
        case "stay_out":
            return because("save-figures", name, province=term["province"])
        case "token":
            return because("shared-war", name, province=term["province"])
        case "no_hostage":
            return because("no-hostages", name, province=term["province"])
        case "worship":
            return because("shrines-apart", name)
        case "card":
            return because("last-copy", name, coins=offer.net_coins(name))
    return because(VAGUE, name)


def _mandate_reason(deal_values: DealValues, offer: Offer, mandate: str) -> Reason:
    """What the other clan gets from a mandate that I choose, or gets paid for choosing it."""
    p, name = deal_values.p, offer.receiver
    clan, gained = CLAN_NO[name], offer.net_coins(name)
    if mandate != "betray" and gained > 0:
        return because("mandate-price", name, coins=gained)
    bonus = p.ally[clan] == deal_values.me
    if mandate == "harvest":
        vp, coins, ronin = _harvest(p, clan, bonus)
        if vp + coins + ronin > -gained:
            return because("harvest-gain", name, coins=coins, vp=vp, ronin=ronin)
    elif mandate == "train" and p.coins[clan] + gained > 0:
        return because("train-coins", name, coins=p.coins[clan])
    elif mandate == "recruit":
        figures = min(strongholds(p, clan) + bonus, reserve_size(p, clan))
        if figures:
            return because("recruit-figures", name, figures=figures)
    elif mandate == "marshal":
        return because("marshal-figures", name)
    return because(VAGUE, name)


def _harvest(p: Public, clan: int, bonus: bool) -> tuple[int, int, int]:
    """VP, Coins, and Ronin that a clan would gain from a Harvest now (HAR-1, HAR-3)."""
    vp, coins, ronin = 0, 1, 0
    for province in range(MAP_SIZE) if bonus else ():
        if leads(p, clan, province):
            times, reward = harvest_times(p, province), REWARDS[province]
            vp, coins, ronin = (
                had + times * more for had, more in zip((vp, coins, ronin), reward, strict=True)
            )
    return vp, coins, ronin
