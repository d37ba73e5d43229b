"""Read untrusted record files: size, JSON, and nesting are checked before the schema."""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import isfinite
from typing import Any, Final

from hinode.server.records.schema import VERSION, check_deals, check_table_record, is_table_record
from hinode.vocab.errors import HinodeError, InvalidRecord

Json = dict[str, Any]
MAX_BYTES: Final = 2 * 1024 * 1024
MAX_ANSWERS: Final = 5000
MAX_DEPTH: Final = 32


def parse(data: bytes, max_bytes: int = MAX_BYTES) -> Any:
    """The JSON value in a file."""
    if len(data) > max_bytes:
        raise InvalidRecord(f"larger than {max_bytes} bytes")
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
    """Refuse deep nesting: later readers recurse."""
    level = [value]
    for _ in range(MAX_DEPTH):
        nested = [each for each in level if isinstance(each, dict | list)]
        level = [inner for each in nested for inner in (each.values() if isinstance(each, dict) else each)]
        if not level:
            return
    raise InvalidRecord("nested too deeply")


def game_record(document: Any) -> Mapping[str, Any]:
    """The record of the game in either kind of file; refused if it is too long to replay."""
    if is_table_record(document):
        check_table_record(document)
        record: Mapping[str, Any] = document["record"]
    else:
        check_deals(document)
        record = {key: value for key, value in document.items() if key != "deals"} | {"version": VERSION}
    answers = record.get("answers")
    if isinstance(answers, list) and len(answers) > MAX_ANSWERS:
        raise InvalidRecord(f"answers: at most {MAX_ANSWERS}, not {len(answers)}")
    return record
