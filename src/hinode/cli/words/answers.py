"""Answers in words: as the steps of a menu, from coarse to fine, and as one sentence.

A key is the kind of an answer, or that kind and what makes it another one ("summon.shrine").
"""

from __future__ import annotations

from typing import Final

# The steps of a menu; joined by a blank they also make the one line of a short menu.
STEPS: Final[dict[str, tuple[str, ...]]] = {
    "done": ("Done: nothing more",),
    "yes": ("Yes",),
    "no": ("No",),
    "first": ("Go first",),
    "last": ("Go last",),
    "ready": ("Ready: no more talk",),
    "propose": ("Offer {to} an alliance",),
    "withdraw": ("Take back the offer to {to}",),
    "accept": ("Accept {from}: become allies",),
    "refuse": ("Refuse {from}",),
    "pay": ("A Coin to {clan}",),
    "mandate": ("{tile}",),
    "mandate.announce": ("Lay {tile} face down", "and announce {announce}"),
    "summon": ("Summon {figure}", "in {province}"),
    "summon.stay": ("Summon {figure}", "in {province}", "and stay there"),
    "summon.shrine": ("Summon {figure}", "in {province}", "and go to the shrine of {shrine}"),
    "move": ("Move {figure} from {from}", "to {to}"),
    "shift": ("Move {figure} from the shrine of {from}", "to the shrine of {to}"),
    "build": ("Build a Stronghold", "in {province}"),
    "buy": ("{card}",),
    "replace": ("Replace {clans} {bare_figure} in {where}", "by {with}"),
    "place": ("Place {figure}", "in {where}"),
    "bid": ("Bid {bid}",),
    "capture": ("Take {clans} {bare_figure} hostage",),
    "kill": ("Kill {clans} {bare_figure}", "in {province}"),
    "effect": ("{source}",),
    "gift": ("Give {gift} to {to}",),
}
# Words a person may type for an answer besides those of its line.
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

CARD_LINE: Final = "{card} ({price}, {type}): {effect}"
TILE_LINE: Final = "{tile}: {gist}"
TILES_LINE: Final = "{tile} ({count} of your four tiles): {gist}"
GISTS: Final[dict[str, str]] = {
    "recruit": "all summon at their Strongholds; you and your ally one more",
    "marshal": "all move; you and your ally may build a Stronghold",
    "train": "all may acquire a card, you first; you and your ally 1 Coin cheaper",
    "harvest": "all gain 1 Coin; you and your ally the rewards of provinces you lead",
    "betray": "leave your alliance and replace figures of two other clans",
}
RESERVE_COUNT: Final = "{step} ({count} in reserve)"
MOVER_COUNT: Final = "{step} ({count} there)"
SOURCE_LINE: Final = "{source}: {effect}"
OFFER_LINES: Final[dict[str, tuple[str, str]]] = {
    "amaterasu": ("Yes, to the top of the honor track", "No, stay where you are"),
    "seppuku": ("Yes, all your figures here die", "No, they fight on"),
    "ronin": ("Yes, hire them", "No, do without"),
    "poets": ("Yes, let them sing", "No, decline"),
    "mercy": ("Yes, spare them all", "No, kill them"),
    "path-of-the-serpent": ("Yes, charge 1 Coin", "No, let them pass"),
    "path-of-the-monkey": ("Yes, take the Coins and lose honor", "No, leave it"),
}
