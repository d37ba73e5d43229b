"""Record files: reading them with care, and the record of a table that everybody can check."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from math import isfinite
from typing import Any, Final

from hinode.api import Game
from hinode.server.fairness import Secret, chain, commitment, heads, sealed
from hinode.server.record_form import CLOSED_KEYS, TABLE_FORMAT, VERSION, check_form, is_table_record
from hinode.vocab.errors import HinodeError, InvalidRecord

Json = dict[str, Any]
MOST_BYTES: Final = 2 * 1024 * 1024
MOST_ANSWERS: Final = 5000
MOST_DEPTH: Final = 32


# -- writing -------------------------------------------------------------------------------------


def table_record(
    *,
    table: str,
    secret: Secret,
    setup: Mapping[str, Any],
    seats: Mapping[str, Mapping[str, Any]],
    game: Game,
    entries: Iterable[Mapping[str, Any]],
) -> Json:
    """The record of a game that is over, with seed and salt: before the end they are nobody's business."""
    if game.result is None:
        raise HinodeError("the game is not over: its seed is still a secret")
    found: Json = {
        "format": TABLE_FORMAT,
        "version": VERSION,
        "table": table,
        "commitment": commitment(table, secret.seed, secret.salt),
        "salt": secret.salt,
        "setup": dict(setup),
        "seats": {clan: dict(seat) for clan, seat in seats.items()},
        "record": game.record(),
        "digest": game.digest(),
        "result": game.result.to_json(),
        "entries": [dict(facts) for facts in entries],
    }
    found["head"] = closing_head(found)
    check_form(found)
    return found


def closing_head(document: Mapping[str, Any]) -> str:
    """The last head: past all entries, one more link stands for everything else in the record."""
    last = heads(document["commitment"], document["salt"], document["entries"])[-1]
    return chain(last, sealed(document["salt"], {key: document[key] for key in CLOSED_KEYS}))


# -- reading -------------------------------------------------------------------------------------


def parse(data: bytes, most_bytes: int = MOST_BYTES) -> Any:
    """The JSON value in a file that anybody may have written."""
    if len(data) > most_bytes:
        raise InvalidRecord(f"larger than {most_bytes} bytes")
    try:
        value = json.loads(
            data.decode(), object_pairs_hook=_object, parse_constant=_finite, parse_float=_finite
        )
    except UnicodeDecodeError as error:
        raise InvalidRecord("not a text file") from error
    except json.JSONDecodeError as error:
        raise InvalidRecord(f"not JSON (line {error.lineno}, column {error.colno}: {error.msg})") from error
    except RecursionError as error:
        raise InvalidRecord("nested too deeply") from error
    except HinodeError:
        raise
    except ValueError as error:  # Python reads whole numbers of some thousand digits only
        raise InvalidRecord("a number has too many digits") from error
    check_depth(value)
    return value


def _object(pairs: list[tuple[str, Any]]) -> Json:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise InvalidRecord("a key stands twice in one object")
    return found


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise InvalidRecord(f"{text} is no number that JSON has")
    return number


def check_depth(value: Any) -> None:
    """What reads a record further on goes down by recursion."""
    level = [value]
    for _ in range(MOST_DEPTH):
        nested = [each for each in level if isinstance(each, dict | list)]
        level = [inner for each in nested for inner in (each.values() if isinstance(each, dict) else each)]
        if not level:
            return
    raise InvalidRecord("nested too deeply")


def game_record(document: Any) -> Mapping[str, Any]:
    """The record of the game in either kind of file, of a length that can be played."""
    table = is_table_record(document)
    if table:
        check_form(document)
    record: Mapping[str, Any] = document["record"] if table else document
    answers = record.get("answers")
    if isinstance(answers, list) and len(answers) > MOST_ANSWERS:
        raise InvalidRecord(f"answers: at most {MOST_ANSWERS}, not {len(answers)}")
    return record
