"""Observation fields of the game: season, phase, cards on display, and mandates."""

from __future__ import annotations

from hinode.env.layout import COPIES, FIGURES_HELD, WIDTH
from hinode.env.observation.buffer import AT, ObservationBuffer
from hinode.vocab.ids import CARD_NO, MANDATE_NO, PHASE_NO, SEASON_NO, SETS


def fill_game(buffer: ObservationBuffer, gifts_left: float) -> None:
    view, v = buffer.view, buffer.vector
    v[AT["game.season"] + SEASON_NO[view["season"]]] = 1.0
    v[AT["game.phase"] + PHASE_NO[view["phase"]]] = 1.0
    v[AT["game.players"] + len(view["players"]) - 3] = 1.0
    v[AT["game.season_set"] + SETS.index(view["season_set"])] = 1.0
    v[AT["game.kami_unbound"]] = float(view["kami_unbound"])
    v[AT["game.mandates_laid"] + len(view["mandates"])] = 1.0
    v[AT["game.killed_in_battle"]] = buffer.frames.get("battle", {}).get("dead", 0) / FIGURES_HELD
    v[AT["game.gifts_left"]] = gifts_left


def fill_display(buffer: ObservationBuffer) -> None:
    view, v = buffer.view, buffer.vector
    for card, copies in view["display"].items():
        v[AT["display.copies"] + CARD_NO[card]] = copies / COPIES
    for turn, laid in enumerate(view["mandates"]):
        at = turn * WIDTH["mandate"]
        v[AT["mandate.clan"] + at + buffer.places[laid["clan"]]] = 1.0
        v[AT["mandate.carried_out"] + at + MANDATE_NO[laid["announce"]]] = 1.0
        v[AT["mandate.face_down"] + at] = float(laid["tile"] is None)
