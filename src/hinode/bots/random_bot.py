"""The level `random`: draws a kind of answer, then one answer of that kind."""

from __future__ import annotations

from hinode.bots.alliances.reasons import because
from hinode.bots.bot import Choice
from hinode.bots.seat import Seat
from hinode.vocab import codes
from hinode.vocab.answers import Accept, Propose, Refuse


class RandomBot:
    """The weakest level, as a baseline."""

    def choose(self, seat: Seat) -> Choice:
        options = seat.decision.options
        if seat.decision.kind == "bid":  # one kind only, and too many options to list
            return Choice(options[seat.rng.randrange(len(options))])
        verbs = sorted({codes.verb_of(code) for code in options.codes})
        verb = seat.rng.choice(verbs)
        same_kind = [number for number, code in enumerate(options.codes) if codes.verb_of(code) == verb]
        answer = options[seat.rng.choice(same_kind)]
        match answer:
            case Propose(to=clan) | Accept(from_=clan) | Refuse(from_=clan):
                return Choice(answer, because("chance", clan))
        return Choice(answer)
