"""The hash chain over a table's log: proves that a record holds every entry, unchanged and in order.

The hashes are part of the record format: docs/fairness.md spells them out for other programs.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any


def canonical(value: object) -> bytes:
    """Canonical JSON: sorted keys, no whitespace, ASCII only."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False).encode()


def sealed(salt: str, facts: Mapping[str, Any]) -> bytes:
    """A keyed hash of an entry: without the salt nobody can test a guess, such as a sealed bid."""
    return hmac.digest(bytes.fromhex(salt), b"hinode-entry-v1\n" + canonical(facts), "sha256")


def chain(previous: str, link: bytes) -> str:
    """The head after one more link: it covers everything before it, in order."""
    return sha256(b"hinode-chain-v1\n" + previous.encode() + b"\n" + link).hexdigest()


def heads(published: str, salt: str, entries: Iterable[Mapping[str, Any]]) -> list[str]:
    """The head before the first entry, which is the commitment, and after each one."""
    found = [published]
    for facts in entries:
        found.append(chain(found[-1], sealed(salt, facts)))
    return found
