"""Answers: which messages tell them, step by step, and what may be typed for them.

A key is the kind of an answer, or that kind and what makes it another one ("summon-shrine").
"""

from __future__ import annotations

from typing import Final

# The steps of a menu, from coarse to fine; joined they also make the one line of a short menu.
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
    "replace": ("step-replace", "step-replace.by"),
    "place": ("step-place", "step-place.in"),
    "bid": ("step-bid",),
    "capture": ("step-capture",),
    "kill": ("step-kill", "step-kill.in"),
    "effect": ("answer-effect",),
    "gift": ("answer-gift",),
}
# Words a person may type for an answer besides those of its line, in every language.
ALIASES: Final[dict[str, tuple[str, ...]]] = {
    "done": ("done", "pass", "end", "none"),
    "ready": ("ready", "done", "pass"),
    "yes": ("yes", "y"),
    "no": ("no", "n"),
    "first": ("first",),
    "last": ("last",),
}
# What waits for a reply comes first in a list.
URGENT: Final = ("accept", "refuse")
# These end a question or decline it: number 0 of every menu.
ENDING: Final = frozenset({"done", "ready", "no"})
