"""The tutorial on the wire: the player's answers so far, and what comes next."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from hinode.server.wire.base import Strict
from hinode.server.wire.engine_types import AnyAnswer, Previews
from hinode.server.wire.tables import Update

MAX_ANSWERS: Final = 30


class TutorialAnswers(Strict):
    """All answers of the player so far: the server stores nothing."""

    answers: Annotated[list[AnyAnswer], Field(max_length=MAX_ANSWERS)]
    since: int = Field(default=-1, ge=-1, le=2**31, description="the last entry that the client has seen")


class Tutorial(Strict):
    """The table after these answers, and the lessons that come now."""

    update: Update
    previews: Previews | None = Field(
        description="what each option of the question would lead to, also those that the lesson does not take"
    )
    lessons: list[str]
    all_lessons: list[str]
