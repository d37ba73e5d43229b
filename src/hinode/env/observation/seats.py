"""Observation fields of the clans: possessions, alliances, and the current battle."""

from __future__ import annotations

from typing import Final

from hinode.env.layout import COINS, FIGURES_HELD, FORCE, SEATS, VP, WIDTH
from hinode.env.observation.buffer import AT, Json, ObservationBuffer
from hinode.vocab.facts import OWNED, SET_BONUS, TOKEN_VP
from hinode.vocab.ids import ADVANTAGES, CARD_NO, CLAN_NO, FIGURE_NO, MAP_SIZE, PROVINCE_NO, SEASON_NO

_FULL_RESERVE: Final = tuple(max(1, owned) for owned in OWNED)


def fill_seats(buffer: ObservationBuffer) -> None:
    view, v, places, seat_at = buffer.view, buffer.vector, buffer.places, buffer.seat_at
    for clan, player in view["players"].items():
        _fill_seat(buffer, clan, player)
    for rank, clan in enumerate(view["honor"]):
        v[seat_at[clan] + AT["seat.honor"] + rank] = 1.0
    for one, two in view["alliances"]:
        v[seat_at[one] + AT["seat.ally"] + places[two]] = 1.0
        v[seat_at[two] + AT["seat.ally"] + places[one]] = 1.0
    for clan in view["waiting"]:
        v[seat_at[clan] + AT["seat.asked"]] = 1.0
    if view["current"] is not None:
        v[seat_at[view["current"]] + AT["seat.current"]] = 1.0


def _fill_seat(buffer: ObservationBuffer, clan: str, player: Json) -> None:
    v, at = buffer.vector, buffer.seat_at[clan]
    v[at + AT["seat.present"]] = 1.0
    v[at + AT["seat.clan"] + CLAN_NO[clan]] = 1.0
    v[at + AT["seat.vp"]] = player["vp"] / VP
    v[at + AT["seat.coins"]] = player["coins"] / COINS
    v[at + AT["seat.ronin"]] = player["ronin"] / COINS
    for season in player["allied_seasons"]:
        v[at + AT["seat.allied_seasons"] + SEASON_NO[season]] = 1.0
    for figure, count in player["reserve"].items():
        kind = FIGURE_NO[figure]
        v[at + AT["seat.reserve"] + kind] = count / _FULL_RESERVE[kind]
    for owner, _ in player["hostages"]:
        v[at + AT["seat.hostages_of"] + buffer.places[owner]] += 1.0 / FIGURES_HELD
    for card in player["cards"]:
        v[at + AT["seat.cards"] + CARD_NO[card]] += 1.0
    _fill_tokens(buffer, clan, player)


def _fill_tokens(buffer: ObservationBuffer, clan: str, player: Json) -> None:
    """War tokens by province, and the score with their Winter VP (WIN-3, WIN-4)."""
    v, at, place = buffer.vector, buffer.seat_at[clan], buffer.places[clan]
    standing, different = player["vp"], set()
    for season_name, province_name in player["tokens"]:
        season, province = SEASON_NO[season_name], PROVINCE_NO[province_name]
        different.add(province)
        standing += TOKEN_VP[season]
        v[AT["province.tokens"] + province * WIDTH["province"] + season * SEATS + place] = 1.0
    standing += SET_BONUS[len(different)]
    if buffer.view["phase"] == "end":
        standing = player["vp"]  # already scored
    v[at + AT["seat.token_provinces"]] = len(different) / MAP_SIZE
    v[at + AT["seat.standing"]] = standing / VP


def fill_talk(buffer: ObservationBuffer) -> None:
    """The Tea Ceremony, and the clans that still have to perform the mandate."""
    v, seat_at = buffer.vector, buffer.seat_at
    tea = buffer.frames.get("tea")
    if tea is not None:
        for clan in tea["ready"]:
            v[seat_at[clan] + AT["seat.ready"]] = 1.0
        for one, two in tea["proposals"]:
            v[seat_at[one] + AT["seat.proposes_to"] + buffer.places[two]] = 1.0
    performing = buffer.frames.get("performing")
    if performing is not None:
        for clan in performing["to_perform"]:
            v[seat_at[clan] + AT["seat.to_perform"]] = 1.0


def fill_battle(buffer: ObservationBuffer) -> None:
    """Clans in the battle, revealed bids, hired Ronin, and the winner."""
    battle = buffer.frames.get("battle")
    if battle is None:
        return
    v, seat_at = buffer.vector, buffer.seat_at
    for clan in battle["clans"]:
        v[seat_at[clan] + AT["seat.in_battle"]] = 1.0
    for clan, bid in battle.get("bids", {}).items():
        for number, advantage in enumerate(ADVANTAGES):
            v[seat_at[clan] + AT["seat.bid"] + number] = bid[advantage] / COINS
    if "hired" in battle:
        hired = battle["hired"]
        v[seat_at[hired["clan"]] + AT["seat.hired"]] = hired["force"] / FORCE
    if "victor" in battle:
        v[seat_at[battle["victor"]] + AT["seat.victor"]] = 1.0
