"""A new table offers exactly the clans and season sets of the engine, and the bots of the registry."""

from __future__ import annotations

from typing import get_args

import pytest
from pydantic import ValidationError

from hinode.bots.registry import DEAL_MODES, LEVELS, STYLED_LEVELS, DealMode, builtin_bot
from hinode.bots.style import STYLES
from hinode.server.wire.options import BotSpec, BotStyle, Clan, Level, SeasonSetChoice
from hinode.vocab.ids import CLANS, SETS


@pytest.mark.parametrize(
    ("offered", "known"),
    [
        (Level, tuple(LEVELS)),
        (BotStyle, tuple(name for name in STYLES if name != "plain")),  # plain: a level without a style
        (Clan, CLANS),
        (SeasonSetChoice, (*SETS, "random")),
        (DealMode, DEAL_MODES),
    ],
    ids=["levels", "styles", "clans", "season sets", "modes of deals"],
)
def test_the_options_offer_what_exists(offered: object, known: tuple[str, ...]) -> None:
    assert get_args(offered) == known


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
