"""Commands that people send to a table, tagged by `kind`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from hinode.server.wire.base import Strict
from hinode.server.wire.deals import DealId, Expiry, Terms
from hinode.server.wire.engine_types import AnyAnswer
from hinode.server.wire.options import BotSpec, Clan

MessageId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
SeatNumber = Annotated[int, Field(ge=0, le=4)]
Seen = Annotated[int, Field(ge=0, le=2**31)]


class Command(Strict):
    """The client chooses `id`: a command sent twice with the same id runs once."""

    id: MessageId


class Join(Command):
    """Take a free seat; with a `clan`, if clans are chosen."""

    kind: Literal["join"]
    place: SeatNumber | None = None
    clan: Clan | None = None


class Leave(Command):
    """Leave one's seats before the start."""

    kind: Literal["leave"]
    place: SeatNumber | None = None


class ChooseClan(Command):
    """Change the clan of one's seat before the start; None: any that is free."""

    kind: Literal["clan"]
    place: SeatNumber
    clan: Clan | None


class NameSeat(Command):
    """At a hot-seat table: name the player of one of one's seats, before the start."""

    kind: Literal["name"]
    place: SeatNumber
    name: str = Field(min_length=1, max_length=200)


class SeatBot(Command):
    """The creator puts a bot on a free seat, or changes it."""

    kind: Literal["bot"]
    place: SeatNumber
    bot: BotSpec


class OpenSeat(Command):
    """The creator removes a bot from a seat."""

    kind: Literal["open_seat"]
    place: SeatNumber


class ReadyUp(Command):
    """Say that one is ready, before the start."""

    kind: Literal["ready"]
    ready: bool = True


class Start(Command):
    """The creator starts the game; free seats are filled with bots."""

    kind: Literal["start"]


class Pick(Command):
    """Pick a clan when it is one's turn."""

    kind: Literal["pick"]
    clan: Clan


class AnswerCommand(Command):
    """An answer to a seat's question; `seen` is the last entry that the client had seen."""

    kind: Literal["answer"]
    seat: Clan
    seen: Seen
    answer: AnyAnswer


class GiftCommand(Command):
    """A gift of Coins and Ronin (NEG-1), whenever the rules allow it."""

    kind: Literal["gift"]
    seat: Clan
    to: Clan
    coins: int = Field(default=0, ge=0, le=1000)
    ronin: int = Field(default=0, ge=0, le=1000)


class Undo(Command):
    """Take back one's own last answer."""

    kind: Literal["undo"]
    seat: Clan
    seen: Seen


class Chat(Command):
    """A chat message: to the table, to some seats (`to`), or to the other spectators."""

    kind: Literal["chat"]
    seat: Clan | None = None
    to: list[Clan] | None = Field(default=None, min_length=1, max_length=4)
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=4000)]


class DealCommand(Command):
    """A command about a deal."""

    seat: Clan


class DealOffer(DealCommand):
    """Offer a deal to another clan; with `counters`, in reply to an offer of theirs."""

    kind: Literal["deal_offer"]
    to: Clan
    secret: bool = False
    give: Terms
    ask: Terms
    until: Expiry
    counters: DealId | None = None


class DealReply(DealCommand):
    """Accept or decline an offer, or withdraw one's own."""

    kind: Literal["deal_reply"]
    offer: DealId
    reply: Literal["accept", "decline", "withdraw"]


class DealReveal(DealCommand):
    """Show a secret deal of one's own to everyone."""

    kind: Literal["deal_reveal"]
    deal: DealId


class Vote(Command):
    """A vote on an absent seat: hand it to a bot, or offer it by link."""

    kind: Literal["vote"]
    seat: Clan
    about: Clan
    to: Literal["bot", "link"]


class Hand(Command):
    """Hand one's own seat to a bot for a while."""

    kind: Literal["hand"]
    seat: Clan


class Return(Command):
    """Take one's own seat back from the bot."""

    kind: Literal["return"]
    seat: Clan


class Take(Command):
    """Take a seat that the others offer by link."""

    kind: Literal["take"]
    seat: Clan


AnyCommand = Annotated[
    Join
    | Leave
    | ChooseClan
    | NameSeat
    | SeatBot
    | OpenSeat
    | ReadyUp
    | Start
    | Pick
    | AnswerCommand
    | GiftCommand
    | Undo
    | Chat
    | DealOffer
    | DealReply
    | DealReveal
    | Vote
    | Hand
    | Return
    | Take,
    Field(discriminator="kind"),
]
