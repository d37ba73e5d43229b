"""Why a bot deals as it does: a closed list of reasons, so that each can be said in any language."""

from __future__ import annotations

from typing import Any, Final

from hinode.bots.bot import Reason

# Kind -> its arguments. `clan` is always the one that is spoken to.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    # proposals and acceptances
    "shared-mandates": ("clan", "turns", "their_turns"),  # bonuses in each other's mandate turns this season
    "shared-front": ("clan", "province"),  # both stand there, and need not fight each other
    "kept-faith": ("clan", "seasons"),  # so many alliances of ours they did not break
    "against-leader": ("clan", "leader"),  # somebody else is far ahead of us both
    "stand-by-you": ("clan",),  # a promise not to break this alliance; only the Trickster may not mean it
    "gift-received": ("clan", "coins"),  # what they gave this season tips the scales
    # refusals
    "betrayed-me": ("clan", "season"),
    "betrayed-others": ("clan", "other", "season"),
    "too-far-ahead": ("clan", "lead"),  # it would help the leader most
    "price": ("clan", "coins"),  # with so many Coins more it would be accepted
    "better-elsewhere": ("clan",),
    "no-use": ("clan",),
    "stand-alone": ("clan",),  # a style that fights without allies
    # gifts
    "sweetener": ("clan", "coins"),  # with a proposal that follows
    "seal": ("clan", "coins"),  # with an acceptance that follows
    "gift-returned": ("clan", "coins"),  # with a refusal that follows
}
PROMISES: Final = frozenset({"stand-by-you"})  # what says something about the future


def because(kind: str, clan: str, **args: Any) -> Reason:
    """A reason of the list, with exactly its arguments."""
    found = {"clan": clan, **args}
    if tuple(found) != REASONS[kind]:
        raise ValueError(f"a reason {kind!r} takes {REASONS[kind]}, not {tuple(found)}")
    return Reason(kind, found)
