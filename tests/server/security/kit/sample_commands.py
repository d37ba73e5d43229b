"""One command of every kind, for any seat of a table."""

from __future__ import annotations

from typing import Final, get_args

from hinode.server.tables.table import Table
from hinode.server.wire.commands import AnyCommand, Command
from tests.server.security.kit.sample_tables import CLANS, PLACES, READY
from tests.server.tables.scenes import Json

MODELS: Final[tuple[type[Command], ...]] = get_args(get_args(AnyCommand)[0])
COIN: Final = [{"kind": "coins", "amount": 1}]
NO_DEAL: Final = "0" * 10
KINDS: Final = frozenset(get_args(model.model_fields["kind"].annotation)[0] for model in MODELS)


def _answer(table: Table) -> Json:
    decision = table.question("koi")
    return READY if decision is None or decision.kind == "tea" else decision.options[0].to_json()


def command(label: str, table: Table, target: str) -> Json:
    """The command of a row in a grid: a kind, and after a slash the form of it.

    `target`: whose seat it is for; a person without a seat tries the one of `asked`.
    """
    seat = CLANS["heir" if target == "former" else target if target in CLANS else "asked"]
    place = PLACES.get(target, 0)
    to = "turtle" if seat != "turtle" else "koi"
    asked_for: dict[str, Json] = {
        "join": {},
        "leave": {"place": place},
        "leave/all": {},
        "clan": {"place": place, "clan": "bonsai"},
        "name": {"place": place, "name": "Kaede"},
        "bot": {"place": 3, "bot": {"level": "random"}},
        "open_seat": {"place": 4},
        "ready": {},
        "start": {},
        "pick": {"clan": "koi"},
        "answer": {"seat": seat, "seen": table.n, "answer": _answer(table)},
        "gift": {"seat": seat, "to": to, "coins": 1},
        "undo": {"seat": seat, "seen": table.n},
        "chat": {"seat": seat, "text": "a good day"},
        "chat/all": {"text": "a good day"},
        "chat/some": {"seat": seat, "to": [to], "text": "a good day"},
        "deal_offer": {"seat": seat, "to": to, "give": COIN, "ask": [], "until": "season"},
        "deal_reply": {"seat": seat, "offer": NO_DEAL, "reply": "accept"},
        "deal_reveal": {"seat": seat, "deal": NO_DEAL},
        "vote": {"seat": seat, "about": "lotus", "to": "bot"},
        "hand": {"seat": seat},
        "return": {"seat": seat},
        "take": {"seat": "bonsai"},
        "take/held": {"seat": "koi"},
    }
    return {"kind": label.partition("/")[0], **asked_for[label]}
