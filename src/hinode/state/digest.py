"""A stable digest of the whole state, without event log, record and version."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from hinode.known.public import Public
from hinode.state.state import State

# `version` and `reveals` count history; `listening` and `left` follow from the rest.
_LEFT_OUT: Final = frozenset({"version", "reveals", "listening", "left"})
_ARRAYS: Final = frozenset({"owned", "pieces"})  # were arrays when digests were first taken: written so
_LEFT_OUT_IF_EMPTY: Final = frozenset({"gained_since"})  # so that digests taken before it existed stay valid


def _compared(p: Public) -> list[str]:
    return [name for name in p.fields if name not in _LEFT_OUT and _counts(p, name)]


def _counts(p: Public, name: str) -> bool:
    return name not in _LEFT_OUT_IF_EMPTY or bool(getattr(p, name))


def _written(name: str, value: Any) -> Any:
    return bytearray(value) if name in _ARRAYS else value


def state_values(s: State) -> tuple[Any, ...]:
    """Everything that makes two states the same, as nested tuples and lists."""
    return (
        [(name, _written(name, getattr(s.public, name))) for name in _compared(s.public)],
        [(p.clan, p.seen, p.down, p.sealed) for p in s.privates if p.clan in s.public.clans],
        (s.vault.deck, s.vault.piles, s.vault.chance.key, s.vault.chance.count),
        [frame.locals() for frame in s.stack],
        [(ask.clan, ask.kind, ask.cause) for ask in s.asks],
    )


def digest(s: State) -> str:
    return sha256(repr(state_values(s)).encode()).hexdigest()
