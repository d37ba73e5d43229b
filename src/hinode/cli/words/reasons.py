"""What bots say at tea and with a gift: one sentence for each kind of reason, spoken to the other clan."""

from __future__ import annotations

from typing import Final

REASONS: Final[dict[str, str]] = {
    "seal": "Take {coins} on our alliance.",
    # proposals and acceptances
    "shared-mandates": "You would share in {turns} of my mandate turns, and I in {their_turns} of yours.",
    "shared-front": "We both stand in {province} and need not fight each other there.",
    "kept-faith": "You have always kept faith with me.",
    "against-leader": "{leader} are too far ahead of us both.",
    "stand-by-you": "I will stand by you all season.",
    "gift-received": "Your gift of {coins} has won me over.",
    # refusals
    "betrayed-me": "You betrayed me in {season}.",
    "betrayed-others": "You betrayed {other} in {season}.",
    "too-far-ahead": "You are too far ahead already.",
    "price": "With {coins} more I would say yes.",
    "better-elsewhere": "I hope for a better partner.",
    "no-use": "It would be of no use to me.",
    "stand-alone": "I stand alone.",
    # gifts
    "sweetener": "Take {coins} and think of me kindly.",
    "gift-returned": "I keep nothing that I have not earned.",
}
UNKNOWN_REASON: Final = "{kind}"  # one of somebody's own bot
SAYING: Final = '{sentence}: "{reason}"'
SAYING_YES: Final = '{sentence}. {speaker}: "{reason}"'  # an alliance: it is the one who accepts that speaks
