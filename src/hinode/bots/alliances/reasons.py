"""Reasons: the closed list of reasons for deals. Each one has a translation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hinode.bots.bot import Reason

# Kind -> its arguments. `clan` is always the clan addressed.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    # proposals and acceptances
    "shared-mandates": ("clan", "turns", "their_turns"),  # bonuses in each other's mandate turns this season
    "shared-front": ("clan", "province"),  # both have force there and need not fight each other
    "kept-faith": ("clan", "seasons"),  # alliances with us that they kept
    "against-leader": ("clan", "leader"),  # another clan is far ahead of both of us
    "stand-by-you": ("clan",),  # a promise not to break this alliance; a Trickster may lie
    "gift-received": ("clan", "coins"),  # their gifts of this season made the difference
    # refusals
    "betrayed-me": ("clan", "season"),
    "betrayed-others": ("clan", "other", "season"),
    "too-far-ahead": ("clan", "lead"),  # it would help the leader too much
    "price": ("clan", "coins"),  # with this many more Coins it would be accepted
    "better-elsewhere": ("clan",),
    "no-use": ("clan",),
    "stand-alone": ("clan",),  # a style that fights without allies
    "chance": ("clan",),  # a bot that decides at random; also for proposals and acceptances
    # offers and replies
    "your-gain": ("clan",),  # nothing more concrete to say; never to a person
    "harvest-gain": ("clan", "coins", "vp", "ronin"),  # what they would gain from a Harvest now
    "train-coins": ("clan", "coins"),  # they have Coins for a card
    "recruit-figures": ("clan", "figures"),  # how many they could summon
    "marshal-figures": ("clan",),  # they could move
    "mandate-price": ("clan", "coins"),  # for choosing a mandate, which everyone carries out
    "pact": ("clan",),  # neither betrays the other
    "save-figures": ("clan", "province"),  # we leave this one to them
    "no-hostages": ("clan", "province"),  # neither takes a figure of the other
    "shrines-apart": ("clan",),  # each worships elsewhere
    "last-copy": ("clan", "coins"),  # of a card, for which we pay
    "my-gain": ("clan",),
    "shared-war": ("clan", "province"),  # both have force there
    "kept-word": ("clan",),  # they kept their promises to us
    "broke-word": ("clan",),  # they broke a promise to us this season
    "no-trust": ("clan",),
    "too-dear": ("clan",),
    "crowns-you": ("clan",),  # it would help the leader too much
    "no-deals-now": ("clan",),
    "away": ("clan",),  # nobody is there who could reply
    # gifts; built-in bots only return them
    "sweetener": ("clan", "coins"),  # with a proposal that follows
    "seal": ("clan", "coins"),  # with an acceptance that follows
    "gift-returned": ("clan", "coins"),  # with a refusal that follows
}
PROMISES: Final = frozenset({"stand-by-you"})  # statements about the future


def reason_from_json(value: Mapping[str, Any] | None) -> Reason | None:
    """The reason of an offer, which has it as JSON."""
    return None if value is None else Reason(value["kind"], value["args"])


def because(kind: str, clan: str, **args: Any) -> Reason:
    """A reason from the list. Raises `ValueError` for wrong arguments."""
    found = {"clan": clan, **args}
    if tuple(found) != REASONS[kind]:
        raise ValueError(f"a reason {kind!r} takes {REASONS[kind]}, not {tuple(found)}")
    return Reason(kind, found)
