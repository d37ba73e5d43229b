"""How a bot's reason follows what it does; the reasons themselves are the catalogue's."""

from __future__ import annotations

from typing import Final

UNKNOWN_REASON: Final = "{kind}"  # one of somebody's own bot
SAYING: Final = '{sentence}: "{reason}"'
SAYING_YES: Final = '{sentence}. {speaker}: "{reason}"'  # an alliance: it is the one who accepts that speaks
