"""`random`: uniform over the kinds of answers, then over their arguments."""

from __future__ import annotations

from hinode.bots.bot import Choice
from hinode.bots.seat import Seat
from hinode.vocab import codes


class RandomBot:
    """The floor of the ladder."""

    def choose(self, seat: Seat) -> Choice:
        options = seat.decision.options
        if seat.decision.kind == "bid":  # one verb only, and too many to list
            return Choice(options[seat.rng.randrange(len(options))])
        verbs = sorted({codes.verb_of(code) for code in options.codes})
        verb = seat.rng.choice(verbs)
        mine = [number for number, code in enumerate(options.codes) if codes.verb_of(code) == verb]
        return Choice(options[seat.rng.choice(mine)])
