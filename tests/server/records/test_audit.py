"""Auditing records: honest ones pass, and every later change is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hinode import Game, HinodeError, InvalidRecord
from hinode.server.records.audit import audit
from hinode.server.records.fairness import heads
from hinode.server.records.writer import closing_head, table_record
from hinode.server.tables.seed import Secret, commitment, draw_clans
from tests.server.records.table_records import SECRET, TABLE, covered_up, finished, setup
from tests.support.play import play_out

Json = dict[str, Any]


def failures(document: Any, **noted: str) -> list[str]:
    return [finding.text for finding in audit(document, **noted) if finding.holds is False]


# -- honest records ------------------------------------------------------------------------------


@pytest.mark.parametrize("clans", ["chosen", "random", "pick"])
def test_the_record_of_a_table_passes(clans: str) -> None:
    assert failures(finished(clans)) == []


def test_a_record_passes_after_it_is_saved_and_loaded() -> None:
    assert failures(json.loads(json.dumps(finished(), indent=4, sort_keys=True))) == []


def test_the_noted_commitment_and_head_match() -> None:
    document = finished()
    assert failures(document, commitment=document["commitment"], head=document["head"]) == []


@pytest.mark.parametrize("entry", [1, 77, -1])
def test_a_head_noted_at_any_time_is_found_in_the_record(entry: int) -> None:
    document = finished()
    noted = heads(document["commitment"], document["salt"], document["entries"])[entry]
    told = [finding.text for finding in audit(document, head=noted)]
    number = entry % (len(document["entries"]) + 1)
    assert f"chain: the head noted is that after entry {number} of {len(document['entries'])}" in told


def test_the_report_names_what_only_a_witness_can_compare() -> None:
    document = finished()
    open_questions = [finding.text for finding in audit(document) if finding.holds is None]
    assert len(open_questions) == 2
    assert document["commitment"] in open_questions[0]
    assert document["head"] in open_questions[1]


def test_a_running_game_is_not_revealed() -> None:
    game = Game.new(setup("random")["seats"], seed=SECRET.seed)
    with pytest.raises(HinodeError, match="its seed is still a secret"):
        table_record(table=TABLE, secret=SECRET, setup=setup("random"), seats={}, game=game, entries=[])


def test_a_record_that_could_not_be_read_back_is_not_written() -> None:
    game = play_out(Game.new(["koi", "lotus", "turtle"], seed=1), Random(1))
    with pytest.raises(InvalidRecord, match=r"setup\.seats: the clans of the game"):
        table_record(table=TABLE, secret=SECRET, setup=setup("random"), seats={}, game=game, entries=[])


def test_a_bare_game_is_checked_as_far_as_possible() -> None:
    found = list(audit(finished()["record"]))
    assert [finding.holds for finding in found] == [True, True, True, None, None]
    assert "nothing shows when its seed was chosen" in found[3].text


def test_a_bare_game_may_be_unfinished() -> None:
    record = Game.new(["koi", "lotus", "turtle"], seed=5).record()
    assert failures(record) == []
    assert "end: the game is not over" in [finding.text for finding in audit(record)]


def test_a_game_from_a_position_is_redrawn_from_the_seed_of_the_position() -> None:
    game = Game.from_position({"seed": 7, "players": {"koi": {}, "lotus": {}, "turtle": {}}})
    record = play_out(game, Random(1)).record()
    assert failures(record) == []
    record["start"]["position"]["seed"] = 8
    assert failures(record) != []


def test_a_bare_game_cannot_match_a_noted_head() -> None:
    assert len(failures(finished()["record"], commitment="00" * 32, head="00" * 32)) == 2


# -- changed by hand -----------------------------------------------------------------------------


def answers(document: Json) -> list[Any]:
    found: list[Any] = document["record"]["answers"]
    return found


def first(document: Json, kind: str) -> Json:
    """The first answer of a kind."""
    found: Json = next(answer for _, answer in answers(document) if answer["kind"] == kind)
    return found


def swap(things: list[Any], number: int) -> None:
    things[number], things[number + 1] = things[number + 1], things[number]


def change_bid(document: Json) -> None:
    bid = first(document, "bid")
    bid["ronin"], bid["poets"] = bid["poets"] + 1, bid["ronin"]


def change_tile(document: Json) -> None:
    mandate = first(document, "mandate")
    mandate["tile"] = "train" if mandate["tile"] != "train" else "harvest"


def change_winner(document: Json) -> None:
    document["result"]["winners"] = document["result"]["ranking"][-1:]


def other_places(document: Json) -> None:
    document["setup"]["seats"].reverse()


def one_shuffle_differs(document: Json) -> None:
    swap(document["record"]["chance"][-1], 0)


TAMPERING: dict[str, tuple[Callable[[Json], object], str]] = {
    "bid": (change_bid, "entries: they give other answers"),
    "tile": (change_tile, "entries: they give other answers"),
    "order of answers": (lambda d: swap(answers(d), 40), "entries: they give other answers"),
    "answer dropped": (lambda d: answers(d).pop(50), "entries: they give other answers"),
    "answer inserted": (lambda d: answers(d).insert(50, answers(d)[50]), "record: answers["),
    "answer of another clan": (lambda d: answers(d)[-1].__setitem__(0, "fox"), "record: answers["),
    "answers cut": (lambda d: answers(d).__delitem__(slice(-9, None)), "end: the game is not over"),
    "no answers": (lambda d: answers(d).clear(), "end: the game is not over"),
    "salt": (lambda d: d.update(salt="00" * 32), "commitment: seed, salt and table do not give"),
    "seed": (lambda d: d["record"]["start"]["options"].update(seed=1), "commitment: seed, salt and table"),
    "no seed": (lambda d: d["record"]["start"]["options"].pop("seed"), "commitment: seed: a whole number"),
    "commitment": (lambda d: d.update(commitment="00" * 32), "commitment: seed, salt and table"),
    "table": (lambda d: d.update(table="another"), "commitment: seed, salt and table do not give"),
    "shuffle": (one_shuffle_differs, "chance[7]: not the shuffle that the seed gives"),
    "first shuffle": (lambda d: swap(d["record"]["chance"][0], 0), "chance[0]: not the shuffle"),
    "shuffle of true": (lambda d: _true_for_one(d["record"]["chance"][3]), "chance[3]: not the shuffle"),
    "shuffle dropped": (lambda d: d["record"]["chance"].pop(), "chance: the game has 8 shuffles, not 7"),
    "shuffle added": (lambda d: d["record"]["chance"].append([0]), "chance: the game has 8 shuffles, not 9"),
    "no shuffles": (lambda d: d["record"].update(chance=None), "chance: a list of outcomes"),
    "digest": (lambda d: d.update(digest="00" * 32), "digest: it is not that of the last position"),
    "winner": (change_winner, "result: it is not what the game came to"),
    "season set": (
        lambda d: d["record"]["start"]["options"].update(season_set="teapot"),
        "record: answers[",
    ),
    "game of another version": (lambda d: d["record"].update(version=3), "record: format: "),
    "table within a table": (
        lambda d: d["record"].update(format=d["format"]),
        "form: record: the record of a",
    ),
    "no game": (lambda d: d.update(record=[]), "form: record: the record of a game"),
    "random clans chosen": (
        lambda d: d["setup"].update(chosen=d["setup"]["seats"]),
        "form: setup.chosen: null where clans are random",
    ),
    "places": (other_places, "setup.seats: clans are not those chosen"),
    "clans said to be chosen": (lambda d: d["setup"].update(clans="chosen"), "chain: the head is not"),
    "name": (lambda d: _seat(d).update(name="Eve"), "chain: the head is not that of this record"),
    "bot": (lambda d: _seat(d).update(bot="greedy"), "chain: the head is not that of this record"),
    "entry changed": (lambda d: d["entries"][2].update(name="Eve"), "chain: the head is not that of"),
    "entries cut": (lambda d: d["entries"].pop(), "entries: they give other answers than the record"),
    "entry dropped": (lambda d: d["entries"].pop(3), "form: entries[3]: an object with n 4"),
    "entry doubled": (
        lambda d: d["entries"].insert(3, d["entries"][3]),
        "form: entries[4]: an object with n 5",
    ),
    "undo left out": (lambda d: d["entries"][6].update(kind="voted"), "entries: they give other answers"),
    "undo of nothing": (lambda d: d["entries"][1].update(kind="undone"), "entries[1]: there is no answer"),
    "head": (lambda d: d.update(head="00" * 32), "chain: the head is not that of this record"),
}


def _seat(document: Json) -> Json:
    found: Json = next(iter(document["seats"].values()))
    return found


def _true_for_one(shuffle: list[Any]) -> None:
    shuffle[shuffle.index(1)] = True


@pytest.mark.parametrize("what", TAMPERING)
def test_a_change_is_found_and_named(what: str) -> None:
    change, line = TAMPERING[what]
    found = failures(finished(change=change))
    assert any(text.startswith(line) for text in found), found


def test_shuffles_are_compared_up_to_an_answer_that_is_not_legal() -> None:
    def spoil_both(document: Json) -> None:
        answers(document)[0] = ["koi", {"kind": "done"}]
        document["record"]["chance"] = []

    found = failures(finished(change=spoil_both))
    assert found[0].startswith("record: answers[0]: ")
    assert found[1] == "chance: the game has 5 shuffles, not 0"


def test_another_order_of_picking_is_found() -> None:
    found = failures(finished("pick", lambda document: document["setup"]["order"].reverse()))
    assert "setup.order: picked in the order not drawn from the seed" in found


def test_another_clan_for_a_bot_is_found() -> None:
    """When others pick, a bot takes the first remaining clan in the drawn order."""

    def exchange(document: Json) -> None:
        places = document["setup"]["seats"]
        places[0], places[2] = places[2], places[0]

    assert "setup.seats: clans are not those chosen, and otherwise drawn from the seed" in failures(
        finished("pick", exchange)
    )


# -- changed at random ---------------------------------------------------------------------------


def spoil(value: Any, rng: Random) -> Any:
    """Change one random part of a JSON value in a random way."""
    if isinstance(value, dict) and value:
        key = rng.choice(list(value))
        if rng.random() < 0.1:
            return {other: inner for other, inner in value.items() if other != key}
        return {**value, key: spoil(value[key], rng)}
    if isinstance(value, list) and value:
        number = rng.randrange(len(value))
        kept = [value[:number], value[number + 1 :]]
        if rng.random() < 0.1:
            return rng.choice([kept[0] + kept[1], [*kept[0], value[number], *value[number:]], kept[0]])
        return [*kept[0], spoil(value[number], rng), *kept[1]]
    others: list[Any] = [None, True, 0, 1, -1, "", "koi", [], {}, 1.5]
    if isinstance(value, int):
        others += [value + 1, float(value)]
    if isinstance(value, str):
        others += [value + " ", value[:-1]]
    return rng.choice([other for other in others if repr(other) != repr(value)])


def refuted(document: Any) -> bool:
    """Whether the audit rejects a document. An audit must never crash."""
    try:
        return failures(document) != []
    except InvalidRecord:
        return True


@pytest.mark.parametrize("part", ["setup", "seats", "record", "entries", "anything"])
def test_any_change_anywhere_is_found(part: str) -> None:
    document = finished("pick")
    for number in range(60):
        rng = Random(f"{part} {number}")
        if part == "anything":
            spoiled = spoil(document, rng)
        else:
            spoiled = {**document, part: spoil(document[part], rng)}
        assert refuted(spoiled), f"{part} {number}"


# -- changed by an expert ------------------------------------------------------------


def test_a_consistent_forgery_does_not_match_a_noted_head() -> None:
    document = finished()
    noted = heads(document["commitment"], document["salt"], document["entries"])[60]
    forged = covered_up(document)
    assert failures(forged) == []
    assert failures(forged, head=noted) == ["chain: the head noted is none of this record"]


def test_a_forger_cannot_change_what_came_before_a_noted_head() -> None:
    """A bid is changed and the rest replayed: the commitment matches, the noted head does not."""

    def play_on(document: Json) -> None:
        kept = [answer["kind"] for _, answer in answers(document)].index("bid")
        start = {**document["record"], "chance": [], "answers": answers(document)[:kept]}
        document["record"] = play_out(Game.replay(start), Random(99)).record()

    honest, forged = finished(), covered_up(finished(change=play_on))
    assert failures(forged, commitment=honest["commitment"]) == []
    assert failures(forged, head=honest["head"]) == ["chain: the head noted is none of this record"]


def test_a_forgery_with_another_seed_does_not_match_the_published_commitment() -> None:
    def deal_again(document: Json) -> None:
        secret = Secret(99, "11" * 32)
        places = draw_clans(secret.seed, 4)
        game = play_out(Game.new(places, seed=secret.seed), Random(1))
        document.update(salt=secret.salt, commitment=commitment(TABLE, *secret), record=game.record())
        document["setup"]["seats"] = places
        document["seats"] = dict(zip(places, document["seats"].values(), strict=True))

    forged = covered_up(finished(change=deal_again))
    assert failures(forged) == []
    assert failures(forged, commitment=finished()["commitment"]) == ["commitment: it is not the one noted"]


def test_a_truncated_log_is_found_even_if_everything_else_matches() -> None:
    found = failures(
        covered_up(finished(change=lambda document: answers(document).__delitem__(slice(-1, None))))
    )
    assert found == ["end: the game is not over: answers are cut off"]


def test_no_name_can_be_changed_under_the_same_head() -> None:
    document = finished(change=lambda document: _seat(document).update(name="Eve"))
    assert closing_head(document) != document["head"]
