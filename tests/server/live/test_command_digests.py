"""The digest of a command, by which a repeat is recognized, is stored: it must stay what it was."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from hinode.server.live.idempotency import command_digest
from hinode.server.wire import commands as wire

COMMANDS: list[dict[str, Any]] = [
    {"kind": "answer", "seat": "koi", "seen": 7, "answer": {"kind": "ready"}},
    {"kind": "join"},
    {"kind": "bot", "place": 1, "bot": {"level": "easy"}},
    {"kind": "chat", "to": ["koi", "lotus"], "text": "水 {}"},
    {
        "kind": "deal_offer",
        "seat": "koi",
        "to": "lotus",
        "give": [{"kind": "coins", "amount": 2}],
        "ask": [],
        "until": "season",
    },
]


@pytest.mark.parametrize("fields", COMMANDS, ids=lambda fields: str(fields["kind"]))
def test_a_digest_is_that_of_all_fields_in_order(fields: dict[str, Any]) -> None:
    command: wire.AnyCommand = TypeAdapter[Any](wire.AnyCommand).validate_python(
        {"id": "message-1", **fields}
    )
    text = json.dumps(command.model_dump(mode="json"), sort_keys=True)
    assert command_digest(command) == hashlib.sha256(text.encode()).hexdigest()
