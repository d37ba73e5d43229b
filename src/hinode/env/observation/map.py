"""Observation fields of the map and the shrines."""

from __future__ import annotations

from typing import Final

from hinode.env.layout import FIGURES_HELD, FORCE, WIDTH, WORSHIPPING
from hinode.env.observation.buffer import AT, Force, ObservationBuffer
from hinode.vocab.facts import WORSHIPPERS
from hinode.vocab.ids import FIGURE_NO, FIGURES, KAMI_NO, KINDS, PROVINCE_NO

_PROVINCE_AT: Final = {name: number * WIDTH["province"] for name, number in PROVINCE_NO.items()}
_SHRINE_AT: Final = {name: number * WIDTH["shrine"] for name, number in KAMI_NO.items()}
_WORSHIPPER_NO: Final = {FIGURES[kind]: number for number, kind in enumerate(WORSHIPPERS)}


def fill_provinces(buffer: ObservationBuffer) -> None:
    view, v = buffer.view, buffer.vector
    for province, here in view["map"].items():
        for clan, pieces in here.items():
            row = _PROVINCE_AT[province] + AT["province.pieces"] + buffer.places[clan] * KINDS
            for figure, count in pieces.items():
                v[row + FIGURE_NO[figure]] = count / FIGURES_HELD
    for number, province in enumerate(view["war"]):
        v[_PROVINCE_AT[province] + AT["province.war_number"] + number] = 1.0
        if number == view["war_at"]:
            v[_PROVINCE_AT[province] + AT["province.at_war_now"]] = 1.0
    for kami, province in view["kami_figures"].items():
        v[_PROVINCE_AT[province] + AT["province.kami_figures"] + KAMI_NO[kami]] = 1.0


def fill_forces(buffer: ObservationBuffer, force: Force) -> None:
    """Force in each province, and its leader. Ties go to higher honor (HON-4)."""
    v, places = buffer.vector, buffer.places
    ranks = {clan: rank for rank, clan in enumerate(buffer.view["honor"])}
    for province, clans in _present(buffer).items():
        at = _PROVINCE_AT[province]
        best, most = "", 0
        for clan in sorted(clans, key=ranks.__getitem__):
            strength = force(clan, province)
            v[at + AT["province.force"] + places[clan]] = strength / FORCE
            if strength > most:
                best, most = clan, strength
        if best:
            v[at + AT["province.leader"] + places[best]] = 1.0


def _present(buffer: ObservationBuffer) -> dict[str, list[str]]:
    """By province: clans with pieces or a kami figure they control."""
    present = {province: list(here) for province, here in buffer.view["map"].items()}
    for kami, province in buffer.view["kami_figures"].items():
        controller = buffer.view["kami_control"][kami]
        clans = present.setdefault(province, [])
        if controller is not None and controller not in clans:
            clans.append(controller)
    return present


def fill_shrines(buffer: ObservationBuffer) -> None:
    view, v, places = buffer.view, buffer.vector, buffer.places
    resolving = buffer.frames.get("shrine", {}).get("kami")
    for slot, shrine in enumerate(view["shrines"]):
        kami = shrine["kami"]
        at = _SHRINE_AT[kami]
        v[at + AT["shrine.slot"] + slot] = 1.0
        for clan, pieces in shrine.items():
            if clan != "kami":
                row = at + AT["shrine.worshippers"] + places[clan] * WORSHIPPING
                for figure, count in pieces.items():
                    v[row + _WORSHIPPER_NO[figure]] = count / FIGURES_HELD
        controller = view["kami_control"].get(kami)
        if controller is not None:
            v[at + AT["shrine.controller"] + places[controller]] = 1.0
        v[at + AT["shrine.resolving"]] = float(kami == resolving)
