"""Path of the Kannushi: move a Shinto from one shrine to another in a Marshal."""

from __future__ import annotations

from typing import Any

from tests.support.cards import row, seats
from tests.support.script import Json, Script, mandate

CARD = "path-of-the-kannushi"


def marshal(
    *shrines: Json, current: str = "turtle", cards: tuple[str, ...] = (CARD,), **position: Any
) -> Script:
    """A Marshal; the Koi own the cards. Shrines left over are empty ones."""
    players = seats(koi={"cards": list(cards)})
    fixed: Json = {"season_set": "mountain", "players": players, "shrines": row(*shrines)}
    return mandate("marshal", current, **fixed, **position)


def worship(kami: str, **figures: Any) -> Json:
    """A shrine with these figures of the Koi."""
    return {"kami": kami, "koi": figures}


def test_a_shinto_may_change_its_shrine() -> None:
    """CAR-path-of-the-kannushi: to any other of the four; it may also stay."""
    script = marshal(worship("hachiman", shinto=1))
    script.asked("koi", "marshal", "marshal")
    shift = {"kind": "shift", "figure": "shinto", "from": "hachiman"}
    assert script.options("koi") == [
        {"kind": "done"},
        *({**shift, "to": kami} for kami in ("amaterasu", "fujin", "raijin")),
    ]
    script.say("koi", "shift", figure="shinto", from_="hachiman", to="raijin")
    assert script.view["shrines"][0] == {"kami": "hachiman"}
    assert script.view["shrines"][3] == worship("raijin", shinto=1)
    moved = [(e["from"], e["to"], e["cause"]) for e in script.events("moved")]
    assert moved == [("hachiman", "raijin", CARD)]


def test_one_for_each_copy() -> None:
    """CAR-path-of-the-kannushi: with one copy the second Shinto stays."""
    script = marshal(worship("hachiman", shinto=2), map={"edo": {"koi": {"bushi": 1}}})
    script.say("koi", "shift", figure="shinto", from_="hachiman", to="raijin").asked("koi", "marshal")
    script.refused("koi", "REC-6", "shift", figure="shinto", from_="hachiman", to="raijin")


def test_two_copies_move_two() -> None:
    """CAR-path-of-the-kannushi, CAR-1: and not a third."""
    script = marshal(worship("hachiman", shinto=3), cards=(CARD, CARD))
    script.say("koi", "shift", figure="shinto", from_="hachiman", to="raijin")
    script.say("koi", "shift", figure="shinto", from_="hachiman", to="amaterasu")
    script.asked("koi", "mandate")


def test_in_ones_own_marshal_too() -> None:
    """CAR-path-of-the-kannushi: besides the Moves and the building of the bonus, in any order."""
    script = marshal(worship("hachiman", shinto=1), current="koi", map={"edo": {"koi": {"bushi": 1}}})
    script.say("koi", "move", figure="bushi", from_="edo", to="oshu")
    script.say("koi", "shift", figure="shinto", from_="hachiman", to="fujin")
    script.asked("lotus", "mandate")
    assert worship("fujin", shinto=1) in script.view["shrines"]


def test_komainu_is_a_shinto() -> None:
    """CAR-path-of-the-kannushi, CAR-12."""
    script = marshal(worship("hachiman", komainu=1), cards=(CARD, "komainu"))
    script.say("koi", "shift", figure="komainu", from_="hachiman", to="raijin")
    assert worship("raijin", komainu=1) in script.view["shrines"]


def test_with_nobody_in_a_shrine_nothing_is_asked() -> None:
    """CAR-path-of-the-kannushi: Shinto in reserve cannot be moved to one."""
    marshal(worship("hachiman")).asked("koi", "mandate")


def test_a_shinto_on_the_map_cannot_go_to_a_shrine() -> None:
    """CAR-path-of-the-kannushi: only from one shrine to another, and not back to the map."""
    script = marshal(worship("hachiman", shinto=1), map={"edo": {"koi": {"shinto": 1}}})
    shifts = {(a["from"], a["to"]) for a in script.options("koi") if a["kind"] == "shift"}
    assert shifts == {("hachiman", kami) for kami in ("amaterasu", "fujin", "raijin")}
    moves = {a["from"] for a in script.options("koi") if a["kind"] == "move"}
    assert moves == {"edo"}


def test_without_the_card_figures_in_shrines_stay() -> None:
    """CAR-path-of-the-kannushi, REC-6: nobody is asked."""
    marshal(worship("hachiman", shinto=1), cards=()).asked("koi", "mandate")


def test_fujins_moves_are_not_a_marshal() -> None:
    """CAR-path-of-the-kannushi: his shrine ability moves only figures on the map."""
    script = mandate(
        *("harvest", "turtle", 3),
        season_set="mountain",
        players=seats(koi={"cards": [CARD]}),
        shrines=row(worship("fujin", shinto=1)),
        map={"edo": {"koi": {"bushi": 1}}},
    )
    script.asked("koi", "fujin")
    assert {answer["kind"] for answer in script.options("koi")} == {"done", "move"}


def test_control_of_kami_follows_at_once() -> None:
    """CAR-path-of-the-kannushi, KUB-3: the Koi take Raijin's figure from the Lotus, and Move it."""
    lotus = {"kami": "raijin", "lotus": {"shinto": 1}}
    script = marshal(
        *(worship("hachiman", shinto=1), lotus),
        kami_unbound=True,
        kami_figures={"raijin": "edo"},
    )
    assert script.view["kami_control"]["raijin"] == "lotus"
    script.say("koi", "shift", figure="shinto", from_="hachiman", to="raijin")
    assert script.view["kami_control"]["raijin"] == "koi"
    assert script.view["kami_control"]["hachiman"] is None
    script.say("koi", "move", figure="raijin", from_="edo", to="kyoto")
    assert script.view["kami_figures"] == {"raijin": "kyoto"}
