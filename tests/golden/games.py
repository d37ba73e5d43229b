"""Golden games: whole records with a digest of every step, kept as files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from hinode import Game, HinodeError
from tests.support.game_plans import FIRST_GAME, Plan

Json = dict[str, Any]

FOLDER = Path(__file__).parent
HINT = (
    "if the change is meant, record the golden games again with `python -m tests.golden.make` "
    "and look at what changed"
)
SHORT = 8  # hex digits of each step's digest

_ALL = ("koi", "lotus", "turtle", "dragonfly", "bonsai")

# Names of the files and their plans, which cover every number of players, clan, set, and kind of shrines.
PLANS: dict[str, Plan] = {
    "first-game-3": Plan(101, ("koi", "lotus", "turtle"), "archway", FIRST_GAME, policy="busy"),
    "first-game-4": Plan(102, ("koi", "lotus", "dragonfly", "bonsai"), "archway", FIRST_GAME),
    "first-game-5": Plan(103, _ALL, "archway", FIRST_GAME, policy="busy"),
    "archway-3": Plan(104, ("turtle", "dragonfly", "bonsai"), "archway", policy="calm"),
    "horseman-3": Plan(130, ("lotus", "turtle", "dragonfly"), "horseman", policy="busy"),
    "horseman-4": Plan(106, ("koi", "turtle", "dragonfly", "bonsai"), "horseman", kami_unbound=True),
    "teapot-4": Plan(107, ("koi", "lotus", "turtle", "bonsai"), "teapot", policy="busy"),
    "teapot-5": Plan(108, _ALL, "teapot", kami_unbound=True, policy="busy"),
    "mountain-3": Plan(109, ("koi", "dragonfly", "bonsai"), "mountain", kami_unbound=True, policy="busy"),
    "mountain-5": Plan(110, _ALL, "mountain", policy="busy"),
    "random-4": Plan(111, ("koi", "lotus", "turtle", "dragonfly"), "random", policy="busy"),
    "random-5-unbound": Plan(112, _ALL, "random", kami_unbound=True, policy="busy"),
    "scene-war": Plan(114, _ALL, "mountain", kami_unbound=True, policy="busy", scene=True),
}


class Stale(AssertionError):
    """A golden game can no longer be played."""


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def fingerprint(game: Game) -> str:
    """A hash of what a spectator has seen of the whole game."""
    return sha256(json.dumps([game.events(), game.view(None)]).encode()).hexdigest()


def write(plan: Plan) -> Json:
    """Play the plan and record every step as [clan, answer, digest]."""
    game = plan.start()
    digests = [game.digest()[:SHORT]]
    for _ in plan.play(game):
        digests.append(game.digest()[:SHORT])
    record = game.record()
    answers = record.pop("answers")
    result = game.result
    assert result is not None
    return {
        "record": record,
        "start": digests[0],
        "end": game.digest(),
        "seen": fingerprint(game),
        "result": result.to_json(),
        "steps": [[*said, digest] for said, digest in zip(answers, digests[1:], strict=True)],
    }


def text_of(golden: Json) -> str:
    """JSON with a line for each step."""
    head = {key: value for key, value in golden.items() if key != "steps"}
    lines = [json.dumps(step, separators=(",", ":")) for step in golden["steps"]]
    return json.dumps(head, separators=(",", ":"))[:-1] + ',"steps":[\n' + ",\n".join(lines) + "\n]}\n"


def read(name: str) -> Json:
    golden: Json = json.loads(path_of(name).read_text(encoding="utf-8"))
    return golden


def replay(golden: Json) -> Iterator[tuple[Game, str, str]]:
    """The recorded game step by step: the game, the expected digest, and the last answer."""
    where = "the start"
    try:
        game = Game.replay({**golden["record"], "answers": []})
        yield game, golden["start"], where
        for number, (clan, answer, digest) in enumerate(golden["steps"], 1):
            where = f"step {number}, {clan} {json.dumps(answer)}"
            game.answer(clan, answer)
            yield game, digest, where
    except HinodeError as error:
        raise Stale(f"refused at {where}: {error}; {HINT}") from error
