"""Messages for answers: the steps of a menu, and the words a player may type.

A key is the kind of an answer, or the kind with a variant ("summon-shrine").
"""

from __future__ import annotations

from typing import Final

# The steps of a menu, from coarse to fine. Joined, they are the line of a short menu.
STEPS: Final[dict[str, tuple[str, ...]]] = {
    "done": ("step-done",),
    "yes": ("answer-yes",),
    "no": ("answer-no",),
    "first": ("answer-first",),
    "last": ("answer-last",),
    "ready": ("step-ready",),
    "propose": ("answer-propose",),
    "withdraw": ("answer-withdraw",),
    "accept": ("answer-accept",),
    "refuse": ("answer-refuse",),
    "pay": ("answer-pay",),
    "mandate": ("answer-mandate",),
    "mandate-announce": ("step-lay", "step-lay.announce"),
    "summon": ("step-summon", "step-summon.in"),
    "summon-stay": ("step-summon", "step-summon.in", "step-summon.stay"),
    "summon-shrine": ("step-summon", "step-summon.in", "step-summon.shrine"),
    "move": ("step-move", "step-move.to"),
    "shift": ("step-shift", "step-shift.to"),
    "build": ("step-build", "step-build.in"),
    "buy": ("answer-buy",),
    "buy-full": ("answer-buy-full",),
    "replace": ("step-replace", "step-replace.by"),
    "place": ("step-place", "step-place.in"),
    "bid": ("step-bid",),
    "capture": ("step-capture",),
    "kill": ("step-kill", "step-kill.in"),
    "effect": ("answer-effect",),
    "gift": ("answer-gift",),
}
# Words a player may type for an answer in every language, in addition to those of its line.
ALIASES: Final[dict[str, tuple[str, ...]]] = {
    "done": ("done", "pass", "end", "none"),
    "ready": ("ready", "done", "pass"),
    "yes": ("yes", "y"),
    "no": ("no", "n"),
    "first": ("first",),
    "last": ("last",),
}
# Replies to an offer come first in a list.
URGENT: Final = ("accept", "refuse")
# Answers that end a question or decline it: number 0 of every menu.
ENDING: Final = frozenset({"done", "ready", "no"})
