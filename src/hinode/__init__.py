"""Hinode: an unofficial digital edition of Rising Sun."""

from __future__ import annotations

from hinode.api import Game
from hinode.vocab.answers import Answer
from hinode.vocab.decisions import Decision, Options
from hinode.vocab.errors import (
    HinodeError,
    IllegalAnswer,
    InvalidOptions,
    InvalidPosition,
    InvalidRecord,
)
from hinode.vocab.events import Event
from hinode.vocab.result import Result

__all__ = [
    "Answer",
    "Decision",
    "Event",
    "Game",
    "HinodeError",
    "IllegalAnswer",
    "InvalidOptions",
    "InvalidPosition",
    "InvalidRecord",
    "Options",
    "Result",
]
