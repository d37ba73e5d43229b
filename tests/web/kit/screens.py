"""Every screen of the client, and how to get there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache

from playwright.sync_api import Page

from hinode.locale import say
from hinode.server.http.identity import COOKIE
from tests.support.play import ALL_CLANS
from tests.web.kit.driver import ASKED
from tests.web.kit.moments import Past, asked, until
from tests.web.kit.server import Visitor, WebServer
from tests.web.kit.tables import lay_table

NAMES = ("Aki", "Benkei of Musashibo", "Chiyo", "Daisuke", "Emi the Longest-Named One")
SEED = 5
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
PARTS = ("around", "arriving", "playing")
# Acts as if another tab had changed the settings, so that the page is not reloaded for each language.
SPEAK = """async (language) => {
  const key = 'hinode-settings'
  const saved = { ...JSON.parse(localStorage.getItem(key)), language }
  localStorage.setItem(key, JSON.stringify(saved))
  dispatchEvent(new StorageEvent('storage', { key }))
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  if (document.documentElement.lang !== language) throw new Error(`the page does not speak ${language}`)
  await document.fonts.ready
}"""
Step = Callable[[Page], None]
Screen = tuple[str, str, Step]  # name, URL, and what to do there


@cache
def question(kind: str, clan: str, season: str) -> Past:
    here = asked(kind, clan)
    return until(lambda game: game.view(None)["season"] == season and here(game), ALL_CLANS, SEED)


@cache
def whole_game() -> Past:
    return until(lambda game: game.result is not None, ALL_CLANS, SEED)


@dataclass
class Tour:
    """One person's tour of all screens, with tables prepared for it."""

    server: WebServer
    language: str = "en"
    phone: bool = False  # on a phone, the dock is one of the tabs
    me: Visitor = field(init=False)
    others: list[Visitor] = field(init=False)

    def __post_init__(self) -> None:
        self.me, *self.others = (self.server.visitor(name) for name in NAMES)

    def words(self, message: str, **variables: str | int) -> str:
        return say(self.language, message, **variables)

    # -- tables -------------------------------------------------------------------------------

    def lay(self, mine: str, past: Past) -> str:
        """A table of five, where the visitor plays this clan."""
        others = iter(self.others)
        seats = {clan: self.me if clan == mine else next(others) for clan in ALL_CLANS}
        return lay_table(self.server, seats, past, seed=SEED, title="Moon over Edo")

    def at(self, kind: str, mine: str, season: str = "spring") -> str:
        """A table where the visitor is asked this; the later the season, the fuller the map."""
        return self.lay(mine, question(kind, mine, season))

    def shared(self) -> str:
        """A hot-seat table: the visitor has all seats."""
        seats = dict.fromkeys(ALL_CLANS[:3], self.me)
        return lay_table(self.server, seats, options={"hot_seat": True})

    def gathering(self) -> str:
        return self.server.make_table(self.me, title="Moon over Edo", players=5, bots=[{"level": "planner"}])

    def invitation(self) -> str:
        """The URL of an invitation to a table that waits for players."""
        table = self.gathering()
        return f"/#/t/{table}/{self.server.table(table).row.invite}"

    def picking(self) -> str:
        """All seats are taken, and clans are picked in turn; the visitor picks first."""
        table = self.server.make_table(self.me, players=3, clans="pick", bots=[{"level": "random"}] * 2)
        self.server.do(table, self.me, "join")
        self.server.do(table, self.me, "start")
        return table

    # -- screens ------------------------------------------------------------------------------

    def visit(self, page: Page, part: str) -> Iterator[str]:
        """Yields the names of the screens of one part, each while a page in a new context shows it."""
        if part == "around":
            page.goto("/")
            page.get_by_label(self.words("your-name")).wait_for()
            yield "welcome"
        page.context.add_cookies([{"name": COOKIE, "value": self.me.token, "url": self.server.origin}])
        page.goto("about:blank")
        screens = {"around": self.around, "arriving": self.arriving, "playing": self.playing}
        for name, address, step in screens[part]():
            if not page.url.endswith(address):
                page.goto(address)
            step(page)
            page.evaluate(DRAWN)
            yield name

    def screens(self) -> Iterator[Screen]:
        """All screens that need a session."""
        yield from self.around()
        yield from self.arriving()
        yield from self.playing()

    def around(self) -> Iterator[Screen]:
        """Screens before and after the game."""
        yield "start", "/#/", nothing
        yield "new-table", "/#/new", nothing
        yield "gathering", f"/#/t/{self.gathering()}", waits("code, summary")
        yield "settings", "/#/", self.open_settings
        yield "tables", "/#/tables", waits("h2")
        yield "take", "/#/take/code", nothing
        yield "lost", "/#/nowhere", nothing
        yield "rules", "/#/rules", waits("article")
        yield "clause", "/#/rules/BAT-7", waits("article")
        yield "hand-over", f"/#/t/{self.shared()}", waits("main > button")
        over = self.lay("koi", whole_game())
        yield "end", f"/#/t/{over}", waits("[aria-labelledby=end-title]")
        yield "replay", f"/#/replay/{over}/120", waits("[data-province]")

    def arriving(self) -> Iterator[Screen]:
        """Screens where people learn the game and choose their clan."""
        yield "picking", f"/#/t/{self.picking()}", waits("button.panel, section[aria-live] h2")
        yield "tutorial", "/#/tutorial", waits("#lesson-title")
        yield "tutorial-confirm", "/#/tutorial", confirm_first_mandate
        yield "how-to-play", "/#/how-to-play/2", waits("#howto-title")
        yield "gallery", "/#/gallery/cards", waits("nav + * svg, main svg")

    def playing(self) -> Iterator[Screen]:
        """Screens of a running game."""
        yield "tea", f"/#/t/{self.at('tea', 'koi')}", dock
        mandate = self.at("mandate", "turtle", "autumn")
        yield "mandate", f"/#/t/{mandate}", dock
        yield "province", f"/#/t/{mandate}", open_province
        yield "clan", f"/#/t/{mandate}", self.open_clan
        yield "mandate-lotus", f"/#/t/{self.at('mandate', 'lotus')}", dock
        yield (
            "waiting",
            f"/#/t/{self.lay('koi', question('mandate', 'turtle', 'summer'))}",
            waits("[data-asks='']"),
        )
        late = self.at("marshal", "koi", "autumn")
        yield "marshal", f"/#/t/{late}", dock
        for name in ("talk", "cards", "rules", "log", *(("board",) if self.phone else ())):
            yield f"tab-{name}", f"/#/t/{late}", tab(name)
        market = self.at("train", "bonsai")
        self.offer(market, "bonsai")
        yield "market", f"/#/t/{market}", answer_offer
        bid = self.at("bid", "koi", "autumn")
        yield "bid", f"/#/t/{bid}", dock
        yield "battle", f"/#/t/{bid}", lambda page: self.fight(page, bid)
        yield "deal", f"/#/t/{self.at('tea', 'koi')}", self.write_deal
        courted = self.at("tea", "koi")
        self.make_tea_offers(courted, "koi")
        yield "tea-offers", f"/#/t/{courted}", self.consider_price

    def offer(self, table: str, to: str) -> None:
        """The Koi offer this clan a deal."""
        terms = [{"kind": "no_betray"}]
        fields = {"seat": "koi", "to": to, "give": terms, "ask": terms, "until": "turn"}
        self.server.do(table, self.others[0], "deal_offer", **fields)

    def make_tea_offers(self, table: str, to: str) -> None:
        """At tea, one clan offers this clan an alliance, and another asks for Coins in return."""
        plain, priced = [clan for clan in ALL_CLANS if clan != to][-2:]
        seats = self.seats(table)
        self.server.answer(table, seats[plain], plain, {"kind": "propose", "to": to})
        fields = {"give": [{"kind": "alliance"}], "ask": [{"kind": "coins", "amount": 2}], "until": "turn"}
        self.server.do(table, seats[priced], "deal_offer", seat=priced, to=to, **fields)

    def seats(self, table: str) -> dict[str, Visitor]:
        """The player of each clan."""
        known = {who.person.id: who for who in (self.me, *self.others)}
        places = self.server.table(table).places
        return {place.clan: known[place.person] for place in places if place.clan and place.person}

    def consider_price(self, page: Page) -> None:
        """Just before accepting an offer that costs something: nothing may move."""
        dock(page)
        card = page.locator("[data-offer]")
        accept = card.locator("[aria-keyshortcuts=A]")
        accept.wait_for()
        before = card.bounding_box()
        accept.click()
        card.locator("[aria-describedby]").wait_for()
        after = card.bounding_box()
        assert before is not None
        assert after is not None
        assert [after[side] for side in ("width", "height")] == [before[side] for side in ("width", "height")]

    def fight(self, page: Page, table: str) -> None:
        """Everyone bids while the visitor watches."""
        dock(page)
        seats = self.seats(table)
        for decision in list(self.server.game(table).pending):
            bid = {"kind": "bid", "seppuku": 1, "hostage": 0, "ronin": 0, "poets": 0}
            if decision.coins == 0:
                bid["seppuku"] = 0
            self.server.answer(table, seats[decision.clan], decision.clan, bid)
        battle = re.compile(re.escape(self.words("battle-of", province="")))
        page.get_by_role("region", name=battle).wait_for()

    def open_clan(self, page: Page) -> None:
        if self.phone:
            tab("clans")(page)
        page.locator('[data-anchor="clan:koi"] [aria-expanded=false]').first.click()

    def write_deal(self, page: Page) -> None:
        """Open a suggested deal and its terms for editing."""
        dock(page)
        partner = self.words("deal-with", clan=self.words("clan-turtle"))
        page.get_by_role("button", name=partner, exact=True).first.click()
        page.get_by_role("radio").first.click()
        page.get_by_role("button", name=self.words("deal-edit")).click()
        page.locator("dialog fieldset").first.wait_for()

    def open_settings(self, page: Page) -> None:
        page.get_by_role("button", name=self.words("settings")).click()
        page.locator("dialog[open]").wait_for()


def nothing(page: Page) -> None:
    page.locator("main").wait_for()


def waits(selector: str) -> Step:
    return lambda page: page.locator(selector).first.wait_for()


def dock(page: Page) -> None:
    page.locator(ASKED).wait_for()


def confirm_first_mandate(page: Page) -> None:
    """Go to the first question of the tutorial, with an answer to confirm."""
    page.locator("#lesson-title").wait_for()
    following = page.locator(".lesson footer .main")
    while following.count() > 0:
        following.click()
        page.evaluate(DRAWN)
    page.locator(".tile:enabled").click()
    page.locator(".confirm").wait_for()


def answer_offer(page: Page) -> None:
    """A question with an offer next to it."""
    dock(page)
    page.locator(".notices [data-offer]").wait_for()


def open_province(page: Page) -> None:
    """With the keyboard: on a small map, other elements cover the province."""
    page.locator("[data-province=kyoto]").focus()
    page.keyboard.press("Enter")


def tab(name: str) -> Step:
    def step(page: Page) -> None:
        page.locator(f"[data-tab={name}]").click()

    return step


def prefer(language: str, theme: str, speed: str = "instant") -> str:
    """A script that sets preferences before the page is loaded."""
    liked = json.dumps({"language": language, "theme": theme, "speed": speed, "sound": False})
    keep = f"localStorage.setItem('hinode-settings', '{liked}')"
    return f"if (location.protocol !== 'about:') {keep}"
