"""How a battle stands after each of its steps: forces, what was lost, and what clans hold."""

from __future__ import annotations

from random import Random
from typing import Any

from hinode import Game
from hinode.vocab.ids import ADVANTAGES
from tests.support.battles import battle
from tests.support.play import play_out, random_game
from tests.support.script import Script

Json = dict[str, Any]


def fight() -> Script:
    """Koi 2 against Lotus 3 in Nagato; the Lotus bids 2 on Hire Ronin and the Koi 1 on Take Hostage."""
    script = battle(
        {"koi": {"bushi": 2}, "lotus": {"bushi": 2, "daimyo": 1}},
        {"koi": {"coins": 2, "vp": 1}, "lotus": {"coins": 3, "ronin": 2, "vp": 4}, "turtle": {}},
    )
    script.game.keep_standings()
    return script.bids(koi=(0, 1, 0, 0), lotus=(0, 0, 2, 0))


def side(standing: Json, clan: str) -> Json:
    found: Json = next(one for one in standing["sides"] if one["clan"] == clan)
    return found


def test_a_battle_has_a_standing_at_its_start_and_after_the_bids() -> None:
    first, *_, bid = fight().game.battle_standings()
    assert [(one["clan"], one["force"], one["lost"]) for one in first["sides"]] == [
        ("koi", 2, []),
        ("lotus", 3, []),
    ]
    assert first["winner"] == "lotus"
    assert bid["clans"]["lotus"]["coins"] == {"before": 3, "after": 1}


def test_a_hostage_is_lost_and_hired_ronin_are_part_of_the_force() -> None:
    script = fight().say("koi", "capture", clan_="lotus", figure="bushi").say("lotus", "yes")
    last = [one for one in script.game.battle_standings() if one["clans"]["lotus"]["vp"]["after"] == 3][1]
    assert side(last, "lotus")["force"] == 4
    assert {"by": "ronin", "id": "ronin", "count": 1, "force": 2} in side(last, "lotus")["parts"]
    assert side(last, "lotus")["lost"] == [{"by": "figure", "id": "bushi", "count": 1, "force": 1}]


def test_the_battle_has_a_standing_before_a_second_hostage_is_chosen() -> None:
    """CAR-respect: its owner takes one more hostage."""
    script = battle(
        {"koi": {"bushi": 3}, "lotus": {"bushi": 2, "daimyo": 1}},
        {"koi": {"coins": 2, "cards": ["respect"]}, "lotus": {"coins": 3, "vp": 4}, "turtle": {}},
    )
    script.game.keep_standings()
    script.bids(koi=(0, 1, 0, 0), lotus=(0, 0, 0, 0)).say("koi", "capture", clan_="lotus", figure="bushi")
    assert script.game.pending[0].kind == "hostage"
    assert side(script.game.battle_standings()[-1], "lotus")["force"] == 2


def test_only_what_is_new_is_returned() -> None:
    game = fight().game
    every = game.battle_standings()
    assert game.standing_count == len(every)
    assert game.battle_standings(1) == every[1:]


def test_the_standings_of_a_copy_are_its_own() -> None:
    script = fight()
    before = script.game.copy()
    script.say("koi", "done")
    assert len(before.battle_standings()) < len(script.game.battle_standings())


def gains(game: Game, start: int, end: int) -> Json:
    """VP and Coins that the events of a battle add up to, by clan."""
    found: Json = {clan: {"vp": 0, "coins": 0} for clan in game.clans}
    for event in game.events(since=start)[: end - start]:
        if event.kind in ("vp", "coins"):
            found[event["clan"]][event.kind] += event["amount"]
        elif event.kind == "reparation":
            found[event["to"]]["coins"] += event["amount"]
        elif event.kind == "bid_revealed":
            found[event["clan"]]["coins"] -= sum(event["bid"][name] for name in ADVANTAGES)
    return found


def test_standings_of_whole_games_agree_with_their_events() -> None:
    checked = 0
    for seed in range(3):
        game = random_game(seed, players=4, kami_unbound=seed == 2)
        game.keep_standings()
        game = play_out(game, Random(seed))
        for standing in game.battle_standings():
            changes = gains(game, standing["battle"], standing["number"])
            for clan, amounts in changes.items():
                held = standing["clans"].get(clan)
                for what, amount in amounts.items():
                    assert amount == (0 if held is None else held[what]["after"] - held[what]["before"])
            for one in standing["sides"]:
                assert one["force"] == sum(part["force"] for part in one["parts"])
            checked += 1
    assert checked > 30
