"""Recognizes a command that was sent before."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from pydantic import BaseModel

from hinode.server.errors import Refusal
from hinode.server.storage.rows import Person
from hinode.server.wire import commands as wire


def _dump(value: BaseModel) -> object:
    return value.model_dump(mode="json")


_ENCODER: Final = json.JSONEncoder(sort_keys=True, default=_dump)


def command_key(person: Person, command: wire.Command) -> str:
    return hashlib.sha256(f"{person.id}\n{command.id}".encode()).hexdigest()


def command_digest(command: wire.Command) -> str:
    text = _ENCODER.encode(vars(command))  # most fields are plain JSON, and dumping a model takes longer
    return hashlib.sha256(text.encode()).hexdigest()


def number_of_repeat(done: tuple[int, str], digest: str) -> int:
    """The number that the first run of the same command got."""
    number, first_digest = done
    if first_digest != digest:
        raise Refusal("id-used", "this message id was used for another command", status=409)
    return number
