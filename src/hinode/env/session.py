"""Session: one game played by action numbers, with masks, observations, and turn order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hinode.api import Game
from hinode.env.actions import (
    ACTIONS,
    COIN_GIFTS,
    RONIN_GIFTS,
    WAITING,
    IllegalAction,
    RelativeSeats,
    action_name,
)
from hinode.env.drafts import BidDraft, Draft, ReplaceDraft
from hinode.env.observation import Encoder, Vector
from hinode.vocab.codes import decode
from hinode.vocab.decisions import Decision
from hinode.vocab.ids import CLAN_NO, PHASE_KAMI, PHASE_POLITICAL, PHASE_TEA

Mask = NDArray[np.int8]
Observation = dict[str, Any]  # "observation": Vector, "action_mask": Mask

MAX_GIFTS: Final = 10  # of one clan in one season, so that every game ends
_GIFT_PHASES: Final = (PHASE_TEA, PHASE_POLITICAL, PHASE_KAMI)
_FIRST_GIFT: Final = COIN_GIFTS.start


class Session:
    """A game, and drafts of answers that take several actions."""

    __slots__ = (
        "_codes",
        "_decisions",
        "_drafts",
        "_encoder",
        "_given",
        "_last",
        "_legal",
        "_public",
        "_relative_seats",
        "_version",
        "game",
        "gifts",
    )

    def __init__(self, game: Game, gifts: bool = False) -> None:
        self.game = game
        self.gifts = gifts
        seats = tuple(CLAN_NO[clan] for clan in game.clans)
        self._relative_seats = {clan: RelativeSeats(CLAN_NO[clan], seats) for clan in game.clans}
        self._encoder: Encoder | None = None  # made with the first observation
        self._drafts: dict[str, Draft] = {}
        self._given: Counter[tuple[str, int]] = Counter()  # gifts by clan and season
        self._last = ""  # who acted last
        # Of the current state of the game, which has this version: the questions, the legal actions, and
        # the code of each action that is an answer to a question.
        self._public = game.public
        self._version = -1
        self._decisions: dict[str, Decision] = {}
        self._legal: dict[str, Collection[int]] = {}
        self._codes: dict[str, dict[int, int]] = {}

    # -- turn order -----------------------------------------------------------------------------

    @property
    def asked(self) -> list[str]:
        """The clans that may act now, in seat order. Several may act in the Tea Ceremony and when bidding."""
        return list(self._questions())

    @property
    def turn(self) -> str | None:
        """The clan that acts next. Clockwise; a started answer is finished first."""
        asked = self._questions()
        if not asked:
            return None
        if self._last in self._drafts:
            return self._last
        if len(asked) == 1:
            return next(iter(asked))
        clans = self.game.clans
        after = clans.index(self._last) + 1 if self._last else 0
        return next(clan for clan in (*clans[after:], *clans[:after]) if clan in asked)

    def relative_seats(self, clan: str) -> RelativeSeats:
        """The numbers of the other seats for a clan."""
        return self._relative_seats[clan]

    # -- legal actions and observations --------------------------------------------------------

    def legal(self, clan: str) -> Collection[int]:
        """The actions a clan may take now. Empty if it is not asked."""
        asked = self._questions()
        found = self._legal.get(clan)
        if found is None:
            found = self._legal[clan] = self._compute_legal(clan, asked.get(clan))
        return found

    def mask(self, clan: str) -> Mask:
        """The legal actions. After the game only `wait`: a mask of zeros would break softmax and sampling."""
        mask = np.zeros(ACTIONS, dtype=np.int8)
        mask[[WAITING] if self.game.result is not None else list(self.legal(clan))] = 1
        return mask

    def vector(self, clan: str) -> Vector:
        encoder = self._encoder
        if encoder is None:
            encoder = self._encoder = Encoder(self.game)
        relative_seats = self._relative_seats.get(clan)
        if relative_seats is None:
            raise self._unknown(clan)
        gifts_left = self._gifts_left(clan) / MAX_GIFTS if self.gifts else 0.0
        return encoder.vector(relative_seats, self._questions(), self._drafts.get(clan), gifts_left)

    def observe(self, clan: str) -> Observation:
        return {"observation": self.vector(clan), "action_mask": self.mask(clan)}

    # -- acting -------------------------------------------------------------------------------

    def act(self, clan: str, action: int) -> None:
        """Carry out an action of a clan that is asked."""
        decision = self._questions().get(clan)
        if decision is None or action not in self.legal(clan):
            raise self._illegal(clan, action)
        self._last = clan
        draft = self._draft(decision)
        if isinstance(draft, BidDraft):
            self._bid(clan, draft.put(action - draft.actions().start))
        elif draft is not None:
            self._answer(clan, draft.actions()[action])
        elif action >= _FIRST_GIFT:
            self._given[clan, self.game.public.season] += 1
            self._answer(clan, self._relative_seats[clan].gift(action))
        else:
            found, option_codes = self._codes[clan], decision.options.codes
            ways: tuple[int, ...] = (found[action],)
            if len(found) < len(option_codes):  # several replacements of one figure
                to_action = self._relative_seats[clan].action
                ways = tuple(code for code in option_codes if to_action(code) == action)
            if len(ways) == 1:
                self._answer(clan, ways[0])
            else:
                self._save_draft(clan, ReplaceDraft(ways))

    def act_together(self, actions: Mapping[str, int]) -> list[str]:
        """Several clans act at once, in seat order.

        Every action must be legal before the first one. In the Tea Ceremony an earlier action can make a
        later one illegal. Such an action is dropped. Returns the clans whose actions were dropped.
        """
        for clan, action in actions.items():
            if action not in self.legal(clan):
                raise self._illegal(clan, action)
        dropped = []
        for clan in self.game.clans:
            if clan in actions:
                if actions[clan] in self.legal(clan):
                    self.act(clan, actions[clan])
                else:
                    dropped.append(clan)
        return dropped

    def acted(self, clan: str) -> None:
        """Record that a clan had its turn. Needed only if it answered without `act`, as bots do."""
        self._last = clan

    # -- internal -------------------------------------------------------------------------------

    def _illegal(self, clan: str, action: int) -> IllegalAction:
        if clan not in self._relative_seats:
            return self._unknown(clan)
        if clan not in self._questions():
            return IllegalAction(f"the {clan} are not asked now")
        name = action_name(action)  # raises if there is no such action
        return IllegalAction(f"the {clan} cannot take action {action} ({name}) now")

    def _unknown(self, clan: str) -> IllegalAction:
        return IllegalAction(f"there is no {clan} in this game: the clans are {', '.join(self.game.clans)}")

    def _questions(self) -> dict[str, Decision]:
        """The questions by clan, in seat order. Clears what belongs to an earlier state of the game."""
        version = self._public.version
        if version != self._version:
            self._version = version
            self._decisions = {decision.clan: decision for decision in self.game.pending}
            self._legal, self._codes = {}, {}
        return self._decisions

    def _draft(self, decision: Decision) -> Draft | None:
        draft = self._drafts.get(decision.clan)
        if draft is None and decision.kind == "bid":
            return BidDraft(decision.details["coins"])
        return draft

    def _compute_legal(self, clan: str, decision: Decision | None) -> Collection[int]:
        if decision is None:
            return ()
        draft = self._draft(decision)
        if draft is not None:
            return draft.actions()
        option_codes = decision.options.codes
        found = dict(zip(self._relative_seats[clan].actions(option_codes), option_codes, strict=True))
        self._codes[clan] = found
        return {*found, *self._gift_actions(clan)} if self.gifts else found

    def _gifts_left(self, clan: str) -> int:
        return MAX_GIFTS - self._given[clan, self.game.public.season]

    def _gift_actions(self, clan: str) -> list[int]:
        p, me = self.game.public, CLAN_NO[clan]
        if p.phase not in _GIFT_PHASES or self._gifts_left(clan) <= 0:
            return []
        others = len(p.clans) - 1
        coins = COIN_GIFTS[:others] if p.coins[me] else ()
        return [*coins, *(RONIN_GIFTS[:others] if p.ronin[me] else ())]

    def _save_draft(self, clan: str, draft: Draft) -> None:
        self._drafts[clan] = draft
        self._legal.pop(clan, None)

    def _bid(self, clan: str, draft: BidDraft) -> None:
        code = draft.code()
        if code is None:
            self._save_draft(clan, draft)
        else:
            self._answer(clan, code)

    def _answer(self, clan: str, code: int) -> None:
        self._drafts.pop(clan, None)
        self.game.answer(clan, decode(code))
