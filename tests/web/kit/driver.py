"""Plays through the page: reads the question and answers with the page's controls."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from math import inf
from typing import Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

from hinode.locale import say

DOCK: Final = "[data-asks]"
ASKED: Final = f'{DOCK}:not([data-asks=""]):not(:has([inert]))'  # inert while an answer is being sent
BEHIND: Final = '[data-moment]:not([data-behind="0"])'  # playback has not reached the end
OVER: Final = "[aria-labelledby=end-title]"
HANDED: Final = "main:has(> h1 + p + button)"  # the device is handed to another player
SUMMARY: Final = "[aria-labelledby=away-title]"
ON_BOARD: Final = ("[data-province].lit", "[data-selectable][aria-pressed=false]")
QUIET_MANDATES: Final = (
    "harvest",
    "betray",
    "train",
    "marshal",
)  # the tiles that lead to the fewest questions
LOTUS: Final = ("table-lay-tile", "table-announce")  # the Lotus lay one tile and announce another
OFFER_TIMEOUT: Final = 3000.0  # milliseconds
STEPS: Final = 8  # the maximum number of picks of one answer, plus a confirmation

# A point where nothing covers the element: drawings have irregular shapes, and others stand on them.
FREE_POINT = """(element) => {
  const box = element.getBoundingClientRect()
  for (const part of [2, 3, 5, 8])
    for (let i = 1; i < part; i++)
      for (let j = 1; j < part; j++) {
        const [x, y] = [box.x + (box.width * i) / part, box.y + (box.height * j) / part]
        const top = document.elementFromPoint(x, y)
        if (top !== null && (top === element || element.contains(top))) return [x, y]
      }
  return null
}"""


def until_shown(page: Page, n: int) -> None:
    """Wait until the page shows the table after this entry."""
    page.locator(f'{DOCK}[data-n="{n}"]').wait_for()


class Driver:
    """The player at one page. `answered` counts the answers by kind of question."""

    def __init__(self, page: Page, language: str = "en", *, quick_after: float = inf) -> None:
        """After `quick_after` answers on the map, stops moving and recruiting, to keep the game short."""
        self.page = page
        self.language = language
        self.quick_after = quick_after
        self.touches = bool(page.evaluate("navigator.maxTouchPoints > 0"))
        self.answered: dict[str, int] = {}
        self.by_map = 0

    # -- reading ------------------------------------------------------------------------------

    def find(self, css: str) -> Locator:
        """Finds by CSS; `css:light` skips shadow trees, which the page does not have."""
        return self.page.locator(f"css:light={css}")

    @property
    def dock(self) -> Locator:
        return self.find(DOCK)

    @property
    def confirm(self) -> Locator:
        """The button that confirms an answer; its shortcut key may be part of its name."""
        return self.dock.get_by_role("button", name=re.compile(rf"^{self.words('confirm')}\W*\d?$"))

    @property
    def quick(self) -> bool:
        return self.by_map >= self.quick_after

    @property
    def over(self) -> bool:
        return self.find(OVER).count() > 0

    def words(self, message: str, **variables: str | int) -> str:
        return say(self.language, message, **variables)

    def button(self, message: str, **variables: str | int) -> Locator:
        """The button labeled with this message."""
        return self.page.get_by_role("button", name=self.words(message, **variables), exact=True)

    def wait_for_question(self) -> str | None:
        """Clan, kind, and number of the question, or None once the game is over. Skips playback."""
        while not self.over:
            self.find(f"{ASKED}, {OVER}, {BEHIND}").first.wait_for()
            if self.find(BEHIND).count() > 0:
                self.page.keyboard.press("End")
            elif self.find(ASKED).count() > 0:
                return self.dock.get_attribute("data-asks") or None
        return None

    # -- pointing -----------------------------------------------------------------------------

    def press(self, thing: Locator, timeout: float | None = None) -> None:
        if self.touches:
            thing.tap(timeout=timeout)
        else:
            thing.click(timeout=timeout)

    def press_on_board(self, selector: str) -> bool:
        """Press an element of the board where it is not covered. Returns whether there was one."""
        for thing in self.find(selector).all():
            point = thing.evaluate(FREE_POINT)
            if point is None:
                continue
            if self.touches:
                self.page.touchscreen.tap(*point)
            else:
                self.page.mouse.click(*point)
            self.by_map += 1
            return True
        return False

    # -- answering ----------------------------------------------------------------------------

    def answer_one(self) -> str | None:
        """Answer the next question. Returns its kind, or None once the game is over."""
        asked = self.wait_for_question()
        if asked is None:
            return None
        kind = asked.split()[1]
        self.close_summary()
        self._answer(asked, kind)
        if kind == "tea" and not self._soon_answered(asked):
            self._answer(asked, kind)  # the accepted offer was withdrawn at the same moment
        self.until_answered(asked)
        self.answered[kind] = self.answered.get(kind, 0) + 1
        return kind

    def _answer(self, asked: str, kind: str) -> None:
        try:
            HABITS.get(kind, Driver.choose)(self)
        except TimeoutError:
            if self.still(asked):
                raise  # otherwise other players ended the question meanwhile, as they can at tea

    def _soon_answered(self, asked: str) -> bool:
        with suppress(TimeoutError):
            gone = self.find(f'{DOCK}:not([data-asks="{asked}"]), {OVER}, {HANDED}')
            gone.first.wait_for(timeout=OFFER_TIMEOUT)
        return not self.still(asked)

    def close_summary(self) -> None:
        """Close the summary of missed events, which may cover the board."""
        if self.find(SUMMARY).count() > 0:
            self.press(self.button("away-go-on"))

    def until_answered(self, asked: str) -> None:
        """Wait until the server has accepted the answer and the page shows the result."""
        self.find(f'{DOCK}:not([data-asks="{asked}"]), {OVER}, {HANDED}').first.wait_for()

    def still(self, asked: str) -> bool:
        return self.find(f'[data-asks="{asked}"]:not(:has([inert]))').count() > 0

    def choose(self) -> None:
        """Pick one element after the other until they make an answer."""
        asked = self.wait_for_question() or ""
        for _ in range(STEPS):
            if not self.still(asked) or not self._next_thing():
                return

    def _next_thing(self) -> bool:
        if self.confirm.count() > 0:
            self.press(self.confirm)
            return True
        for selector in ON_BOARD:
            if self.press_on_board(selector):
                return True
        choices = self.dock.locator("css:light=[data-choice]:enabled:not([aria-pressed=true])")
        begun = self.dock.locator("css:light=[data-choice][aria-pressed=true]").count() > 0
        if choices.count() == 0:
            self.press(self.dock.locator("css:light=[data-done]"))
        else:
            self.press(choices.last if begun else choices.first)
        return True

    def finish(self) -> None:
        """Press Done, and confirm it if nothing was done."""
        asked = self.wait_for_question() or ""
        self.press(self.dock.locator("css:light=[data-done]"))
        gone = self.find(f'{DOCK}:not([data-asks="{asked}"]), {HANDED}')
        self.confirm.or_(gone).first.wait_for()
        if self.confirm.count() > 0:
            self.press(self.confirm)

    def recruit(self) -> None:
        if self.quick or self.answered.get("recruit", 0) % 4 == 3:
            self.finish()
        else:
            self.choose()

    def march(self) -> None:
        """One Move, then Done: more moves would make the game longer."""
        if self.quick or self.answered.get("marshal", 0) % 2 == 1:
            self.finish()
        else:
            self.choose()

    def take_tea(self) -> None:
        accept = self.button("tea-accept")
        if accept.count() > 0:
            with suppress(TimeoutError):  # the offer may be withdrawn in the meantime
                self.press(accept.first, timeout=OFFER_TIMEOUT)
            return
        self.press(self.button("tea-ready"))
        sure = self.button("tea-ready-yes")
        if sure.count() > 0:
            self.press(sure)

    def bid(self) -> None:
        more = self.page.get_by_role("button", name=re.compile(re.escape(self.words("step-more", what=""))))
        usable = more.and_(self.page.locator(":enabled"))
        if usable.count() > 0:
            self.press(usable.first)
        names = "|".join(re.escape(self.words(seal)) for seal in ("bid-seal", "bid-seal-nothing"))
        self.press(self.page.get_by_role("button", name=re.compile(f"^({names})$")))

    def mandate(self) -> None:
        """Choose a tile; the Lotus also announce one."""
        two = [self.dock.get_by_role("region", name=self.words(row)) for row in LOTUS]
        for row in two if two[0].count() > 0 else [self.dock]:
            self.press(self._tile(row))
        self.press(self.confirm)

    def _tile(self, row: Locator) -> Locator:
        tiles = row.locator("css:light=[data-choice]:enabled")
        for mandate in QUIET_MANDATES if self.quick else ():
            found = tiles.filter(has_text=self.words(f"mandate-{mandate}"))
            if found.count() > 0:
                return found.first
        return tiles.first

    @property
    def listed(self) -> Locator:
        """The choices in the text list."""
        return self.dock.get_by_role("listitem").locator("[data-choice]")

    def list_choices(self, count: int) -> None:
        """Open the list, which must have this many choices."""
        self.press(self.button("table-all-choices", count=count))
        expect(self.listed).to_have_count(count)

    def play(self, most: int = 1500) -> None:
        """Play to the end of the game."""
        for _ in range(most):
            if self.answer_one() is None:
                expect(self.find(OVER)).to_be_visible()
                return
        raise AssertionError(f"no end after {most} answers: {self.answered}")


HABITS: Final[dict[str, Callable[[Driver], None]]] = {
    "tea": Driver.take_tea,
    "mandate": Driver.mandate,
    "recruit": Driver.recruit,
    "marshal": Driver.march,
    "bid": Driver.bid,
}
