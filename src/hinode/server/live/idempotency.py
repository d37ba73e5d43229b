"""Recognizes a command that was sent before."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from pydantic import BaseModel

from hinode.server.errors import Refusal
from hinode.server.storage.rows import Person, Repeated
from hinode.server.storage.store import Store
from hinode.server.wire import commands as wire


def _dump(value: BaseModel) -> object:
    return value.model_dump(mode="json")


_ENCODER: Final = json.JSONEncoder(sort_keys=True, default=_dump)


def command_key(person: Person, command: wire.Command) -> str:
    return hashlib.sha256(f"{person.id}\n{command.id}".encode()).hexdigest()


def command_digest(command: wire.Command) -> str:
    text = _ENCODER.encode(vars(command))  # most fields are plain JSON, and dumping a model takes longer
    return hashlib.sha256(text.encode()).hexdigest()


async def number_of_repeat(
    store: Store, table_id: str, key: str, digest: str, error: Refusal | Repeated
) -> int:
    """The number that the first run of this command got; raises the refusal if this is the first."""
    if isinstance(error, Repeated):
        number, first_digest = error.seq, error.digest
    else:
        done = await store.done_before(table_id, key)
        if done is None:
            raise error
        number, first_digest = done
    if first_digest != digest:
        raise Refusal("id-used", "this message id was used for another command", status=409)
    return number
