"""Text: the game as plain text."""

from __future__ import annotations

from typing import Any

from hinode.api import Game
from hinode.vocab.ids import PROVINCES

Json = dict[str, Any]


def write(game: Game) -> str:
    """The public information of a game, in about twenty lines."""
    view = game.view(None)
    lines = [
        f"{view['season']}, {view['phase']}",
        *_clans(view),
        *_provinces(game, view),
        *_shrines_and_mandates(view),
    ]
    if game.result is not None:
        lines.append(f"won by: {', '.join(game.result.winners)}")
    elif view["waiting"]:
        lines.append(f"asked: {', '.join(view['waiting'])}")
    return "\n".join(lines) + "\n"


def count_pieces(pieces: dict[str, int]) -> str:
    return ", ".join(f"{count} {figure}" if count > 1 else figure for figure, count in pieces.items())


def _clans(view: Json) -> list[str]:
    allies = {one: two for pair in view["alliances"] for one, two in (pair, pair[::-1])}
    lines = [f"{'clan':<10} VP coins ronin honor  tokens ally"]
    for clan, player in view["players"].items():
        numbers = f"{player['vp']:>2} {player['coins']:>5} {player['ronin']:>5}"
        honor, tokens = view["honor"].index(clan) + 1, len(player["tokens"])
        lines.append(f"{clan:<10} {numbers} {honor:>5} {tokens:>7} {allies.get(clan, '-')}")
    return lines


def _provinces(game: Game, view: Json) -> list[str]:
    lines = []
    for province in PROVINCES:
        war = view["war"].index(province) + 1 if province in view["war"] else "-"
        here = view["map"].get(province, {})
        parts = [
            f"{clan} {game.force(clan, province)} ({count_pieces(pieces)})" for clan, pieces in here.items()
        ]
        parts += [f"kami {kami}" for kami, at in view["kami_figures"].items() if at == province]
        lines.append(f"{war} {province:<9} {'; '.join(parts)}".rstrip())
    return lines


def _shrines_and_mandates(view: Json) -> list[str]:
    shrines = []
    for shrine in view["shrines"]:
        who = [f"{clan} {sum(pieces.values())}" for clan, pieces in shrine.items() if clan != "kami"]
        shrines.append(f"{shrine['kami']} ({', '.join(who) or 'nobody'})")
    laid = [f"{m['announce']} ({m['clan']})" for m in view["mandates"]]
    return [f"shrines: {', '.join(shrines)}", f"mandates: {', '.join(laid) or 'none yet'}"]
