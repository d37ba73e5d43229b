"""What the server sends about tables. The models document it; presenters build it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from hinode.bots.registry import DealMode
from hinode.server.wire.base import Strict
from hinode.server.wire.deals import DealRow, DealsMessage, PromiseChange, ReasonJson
from hinode.server.wire.engine.events import AnyEvent
from hinode.server.wire.engine_types import BattleStanding, Board, Previews, ResultJson, View
from hinode.server.wire.options import (
    Clan,
    ClanChoice,
    ClockOption,
    SeasonSetChoice,
    ShrineChoice,
    TableOptions,
)

Status = Literal["gathering", "picking", "playing", "ended", "imported"]


class PlaceView(Strict):
    """One place at a table, as everybody sees it."""

    place: int
    clan: Clan | None
    name: str
    taken: bool = Field(description="a person holds it, online or not")
    bot: str | None = Field(description="the bot that answers here, as level or level/style")
    offered: bool
    ready: bool


class SettledOptions(Strict):
    """The options a table was created with."""

    players: int
    clans: ClanChoice
    season_set: SeasonSetChoice
    shrines: ShrineChoice
    kami_unbound: bool
    hot_seat: bool
    clock: ClockOption
    bot_deals: DealMode = Field(description="how bots deal; the host may have lowered it since")


class TableView(Strict):
    id: str
    title: str
    status: Status
    options: SettledOptions
    commitment: str = Field(description="hash of the seed and a salt, which are revealed after the game")
    places: list[PlaceView]
    picking: int | None = Field(description="the place whose turn it is to pick a clan")
    votes: dict[Clan, dict[Literal["bot", "link"], int]]
    chat_length: int = Field(description="the most characters that a chat message may have")
    mine: list[int]
    creator: bool


class Entry(Strict):
    """One entry of the table's log, with the events that it caused."""

    n: int
    kind: str
    clan: Clan | None
    by: Literal["person", "bot", "clock", "vote"] | None
    reason: ReasonJson | None
    facts: dict[str, Any]
    events: list[AnyEvent]
    battles: list[BattleStanding] = Field(description="how a battle stood after each of its steps")
    promises: list[PromiseChange] | None = Field(
        default=None, description="promises that it ended or opened again, if there are any"
    )


class Moment(Strict):
    """How the game stood after one entry, for this viewer."""

    n: int
    view: View
    board: Board


class ClocksView(Strict):
    left: dict[Clan, float]
    tea: float | None
    running: list[Clan]


class Update(Strict):
    """What happened since an entry, and the current state."""

    type: Literal["update"]
    n: int
    reset: bool = Field(description="the client must start over: what it has seen is not part of this log")
    frames: list[Entry]
    table: TableView
    viewer: Clan | None
    moments: list[Moment] = Field(
        description="view and board after each of `frames` but the last, while a socket is open"
    )
    view: View | None
    board: Board | None
    asked: dict[Clan, int] = Field(description="the entry with which each open question was asked")
    clocks: ClocksView | None
    can_undo: bool
    undo_ended: Literal["acted", "revealed", "dealt"] | None = Field(
        description="why the viewer's last answer cannot be undone: another clan acted, something was "
        "revealed, or a deal was made"
    )
    result: ResultJson | None


class ChatView(Strict):
    number: int
    at: float
    channel: Literal["table", "private", "watchers"]
    clan: Clan | None
    name: str
    among: list[Clan] | None
    text: str
    season: str | None
    phase: str | None
    deal: DealRow | None = Field(default=None, description="set for a row about a deal, which has no text")


class TalkMessage(Strict):
    """Chat that this viewer may read, numbered by what they may read: at most 100 messages at once."""

    type: Literal["talk"]
    count: int = Field(description="all messages that this viewer may read")
    messages: list[ChatView] = Field(
        description="the latest; those before the first one are at /api/tables/{table_id}/talk"
    )


class Presence(Strict):
    type: Literal["presence"]
    online: list[Clan]
    catching_up: list[Clan] = Field(description="clans whose player still watches earlier events")
    watchers: int


class StoryPosition(Strict):
    """The only message that a client sends over the socket: it shows earlier events, or is at the latest."""

    type: Literal["story"]
    behind: bool


class Hello(Strict):
    """The first message of a socket."""

    type: Literal["hello"]
    protocol: Literal[1]
    table: str
    viewer: Clan | None


class Notice(Strict):
    type: Literal["notice"]
    kind: Literal["stopping"]


AnyMessage = Annotated[
    Hello | Update | TalkMessage | DealsMessage | Presence | Notice, Field(discriminator="type")
]


class Snapshot(Strict):
    """Everything about a table for one viewer, as a socket would send it."""

    update: Update
    talk: TalkMessage
    deals: DealsMessage
    presence: Presence
    invite: str | None = Field(description="the key in the invitation link, for members")
    message: AnyMessage | None = Field(default=None, description="never set: it documents the socket")
    sent: StoryPosition | None = Field(default=None, description="never set: what a client sends to it")


class PreviewReply(Strict):
    """What each option of a seat's open question would lead to, as of entry `n`."""

    n: int
    previews: Previews | None = Field(description="null while the seat is asked nothing")


class MomentsReply(Strict):
    """View and board after each of the newest entries, up to entry `n`."""

    n: int
    moments: list[Moment]


class Listing(Strict):
    """A table in a list."""

    id: str
    title: str
    status: Status
    open: bool
    options: SettledOptions
    created: float
    changed: float


class Invitation(Strict):
    """What the owner of an invitation link may know of its table."""

    title: str
    status: Status
    options: SettledOptions
    places: list[PlaceView]


class Summary(Strict):
    """How a game stands for one person."""

    status: Status
    season: str | None
    phase: str | None
    clans: list[Clan] = Field(description="the clans that this person plays")
    my_turn: bool = Field(description="one of them is asked something")


class Listings(Strict):
    """One page of a list of tables."""

    tables: list[Listing]
    more: bool = Field(description="there is another page")


class NewTable(TableOptions):
    """A table to create."""


class Made(Strict):
    id: str
    invite: str
    commitment: str


class Done(Strict):
    """The reply to an accepted command: the number of its entry."""

    n: int


class Enter(Strict):
    key: Annotated[str, Field(min_length=8, max_length=64)]
