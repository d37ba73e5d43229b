"""The levels that a new table offers are those of the built-in bots."""

from __future__ import annotations

from typing import get_args

import pytest
from pydantic import ValidationError

from hinode.bots.registry import STYLED_LEVELS, builtin_bot
from hinode.server.wire.options import BotSpec, Level


@pytest.mark.parametrize("level", get_args(Level))
def test_every_level_offered_has_a_bot(level: Level) -> None:
    assert builtin_bot(BotSpec(level=level).name)


@pytest.mark.parametrize("level", get_args(Level))
def test_a_level_takes_a_style_if_its_bot_has_styles(level: Level) -> None:
    if level in STYLED_LEVELS:
        assert builtin_bot(BotSpec(level=level, style="monk").name)
    else:
        with pytest.raises(ValidationError, match="has no styles"):
            BotSpec(level=level, style="monk")


def test_every_styled_level_is_offered() -> None:
    assert set(STYLED_LEVELS) < set(get_args(Level))
