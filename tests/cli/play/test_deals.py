"""Deals at the terminal: typed offers, replies and offers of bots, and the ledger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hinode import Game
from hinode.bots.bot import Choice, Reason, Reply
from hinode.bots.runner import BotSeat, safe_default
from hinode.bots.seat import Seat
from hinode.cli.play.deals.commands import is_deal_command
from hinode.cli.play.deals.offer_parser import FORMS, read_offer
from hinode.cli.play.menu import UnclearInput
from hinode.cli.words.deals import deal_line, phrase, promise_line
from hinode.cli.words.translator import Translator
from hinode.deals import Offer, parse_offer
from hinode.deals.record import had_tiles
from hinode.locale import LANGUAGES
from tests.cli.kit import ScriptedGame, political, unwrapped
from tests.deals.random_deals import EXCUSED, dealing
from tests.support.battles import battle
from tests.support.cards import seats
from tests.support.script import mandate

Json = dict[str, Any]
EN, ZH = Translator("koi"), Translator("koi", "zh-Hant")
NAMES = {"MANDATE": "train", "PROVINCE": "edo", "ADVANTAGE": "ronin", "KAMI": "fujin", "CARD": "komainu"}


def read(text: str, translator: Translator = EN) -> Json:
    return read_offer(text, "koi", "lotus", translator).to_json()


# -- reading -------------------------------------------------------------------------------------


def test_a_line_with_every_part_is_parsed() -> None:
    offer = read("give 2 coins, stay-out Edo ask alliance, no mandate harvest season secret until season")
    assert offer["give"] == [
        {"kind": "coins", "amount": 2},
        {"kind": "stay_out", "province": "edo"},
        {"kind": "alliance"},
    ]
    assert offer["ask"] == [{"kind": "mandate", "mandate": "harvest", "choose": False, "until": "season"}]
    assert (offer["to"], offer["secret"], offer["until"]) == ("lotus", True, "season")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_every_form_of_a_term_is_parsed_and_shown(form: str, language: str) -> None:
    translator = Translator("koi", language)
    typed = " ".join(NAMES.get(word, "2" if word == "N" else word) for word in form.split())
    line = deal_line(read(f"give {typed}", translator), translator)
    assert len(line) > len(translator.name("clan", "you"))


@pytest.mark.parametrize(
    ("typed", "term"),
    [
        ("bid edo hostage 0", {"kind": "bid", "province": "edo", "advantage": "hostage", "most": 0}),
        ("bid edo any 3", {"kind": "bid", "province": "edo", "advantage": "any", "most": 3}),
        ("no hostage", {"kind": "no_hostage", "province": None}),
        ("card path of the lion", {"kind": "card", "card": "path-of-the-lion", "buy": True}),
        ("2 ronin after the harvest", {"kind": "give", "coins": 0, "ronin": 2, "after": "harvest"}),
        ("worship fuj", {"kind": "worship", "kami": "fujin", "do": True}),
    ],
)
def test_terms_can_be_typed_in_several_ways(typed: str, term: Json) -> None:
    assert read(f"ask {typed}")["ask"] == [term]


def test_names_are_parsed_in_the_players_language() -> None:
    province = ZH.name("province", "edo")
    assert read(f"give stay out {province}", ZH)["give"] == [{"kind": "stay_out", "province": "edo"}]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("2 coins", "Type it as: offer CLAN give TERMS"),
        ("give 2 coins give 1 ronin", "Type it as: offer CLAN give TERMS"),
        ("give", "An offer needs at least one term."),
        ("give my thanks", "'my thanks' is not a term. Terms: N coins"),
        ("give no token edo", "'no token edo' is not a term."),
        ("give mandate", "'mandate' is not a term."),
        ("give stay out paris", "In 'stay out paris', 'paris' is not a name. Choose one of: Hokkaido"),
        ("give stay out k", "In 'stay out k', 'k' fits more than one name: Kyoto, Kansai, Kyushu."),
        (
            "give spare until tomorrow",
            "'until tomorrow' is not possible. Choose one of: mandate, turn, season",
        ),
        ("give 1 coin ask 2 coins", "Only one side can pay Coins"),
        ("give 0 coins", "A term has an unknown kind, or its details do not fit."),
    ],
)
def test_a_malformed_line_gets_an_error_message(typed: str, why: str) -> None:
    with pytest.raises(UnclearInput) as unclear:
        read(typed)
    assert str(unclear.value).startswith(why)


@pytest.mark.parametrize("menu", ["offer lotus", "accept lotus", "accept", "withdraw", "reveal", "decline"])
def test_menu_words_are_not_commands(menu: str) -> None:
    assert not is_deal_command(menu)


# -- playing -------------------------------------------------------------------------------------


class Partner:
    """A bot that does as little as possible, makes each given offer once, and always replies the same."""

    def __init__(self, reply: Reply, offers: list[Offer] | None = None) -> None:
        self._reply = reply
        self._offers = offers or []

    def choose(self, seat: Seat) -> Choice:
        return safe_default(seat.decision)

    def reply(self, seat: Seat, offer: Offer) -> Reply:
        return self._reply

    def offer(self, seat: Seat) -> Offer | None:
        return self._offers.pop() if self._offers else None


DECLINES = Reply("decline", reason=Reason("too-dear", {"clan": "koi"}))


def at_tea() -> Game:
    return Game.new(clans=["koi", "lotus", "turtle"], seed=1)


def played(
    lotus: Partner, *typed: str, language: str = "en", game: Callable[[], Game] = political
) -> ScriptedGame:
    bots = {"lotus": lotus, "turtle": Partner(DECLINES)}
    seats = {clan: BotSeat(clan, bot, clan, 60.0) for clan, bot in bots.items()}
    return ScriptedGame(game(), "koi", typed, seats, language)


def coins(game: Game) -> dict[str, int]:
    return {clan: player["coins"] for clan, player in game.view(None)["players"].items()}


def test_a_bot_accepts_and_the_ledger_shows_the_promise() -> None:
    done = played(Partner(Reply("accept")), "offer lotus give 2 coins ask stay out edo", "deals")
    assert coins(done.game) == {"koi": 3, "lotus": 7, "turtle": 5}
    text = unwrapped(done.after("deals"))
    assert "Ledger 1. You: pay 2 Coins now; Lotus: bring no pieces into Edo this season" in text
    assert "The Lotus promised you that they would bring no pieces into Edo this season" in text


def test_a_bot_declines_with_its_reason() -> None:
    done = played(Partner(DECLINES), "offer lotus give 2 coins ask stay out edo", "deals")
    assert coins(done.game)["koi"] == 5
    assert "The Lotus declined the offer" in done.text
    assert "No offers and no deals yet" in unwrapped(done.after("deals"))


def test_a_bot_counters_and_the_player_accepts() -> None:
    terms = {
        "to": "koi",
        "give": [{"kind": "spare"}],
        "ask": [{"kind": "coins", "amount": 1}],
        "until": "turn",
    }
    counter = Reply("counter", parse_offer(terms, "", "lotus"))
    done = played(Partner(counter), "offer lotus ask spare", "accept 1")
    assert "The Lotus made you a counteroffer" in done.text
    assert coins(done.game)["lotus"] == 6


def bot_offer(**more: Any) -> Offer:
    terms = {"to": "koi", "give": [{"kind": "coins", "amount": 2}], "ask": [], "until": "turn", **more}
    return parse_offer(terms, "", "lotus")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_makes_an_offer_that_the_player_accepts(language: str) -> None:
    done = played(Partner(DECLINES, [bot_offer()]), "deals", "accept 1", language=language)
    assert coins(done.game) == {"koi": 7, "lotus": 3, "turtle": 5}
    assert Translator("koi", language).say("open-offers") in done.after("deals")


def test_a_declined_offer_is_gone() -> None:
    done = played(Partner(DECLINES, [bot_offer()]), "decline 1", "accept 1")
    assert unwrapped(done.after("accept 1")).startswith("There is no offer 1.")
    assert coins(done.game)["koi"] == 5


def test_an_alliance_with_its_price_at_tea() -> None:
    done = played(Partner(Reply("accept")), "offer lotus give 1 coin ask alliance", game=at_tea)
    assert done.game.view(None)["alliances"] == [["koi", "lotus"]]
    assert coins(done.game)["lotus"] == coins(at_tea())["lotus"] + 1


def test_a_secret_deal_is_marked_and_can_be_revealed() -> None:
    done = played(
        Partner(Reply("accept")), "offer lotus give spare secret", "deals", "reveal 1", "deals", "deals"
    )
    assert "(Secret)" in unwrapped(done.after("deals"))
    assert "You revealed a secret deal" in done.text
    assert "(Revealed)" in done.text


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("accept 1", "There is no offer 1."),
        ("counter 2 give spare", "There is no offer 2."),
        ("reveal 1", "There is no deal 1."),
        ("offer fox give spare", "No other clan in this game is called 'fox'. Clans: Lotus, Turtle."),
        ("offer lotus give alliance", "Alliances are made only in the Tea Ceremony."),
        ("offer", "Type it as: offer CLAN"),
    ],
)
def test_a_refused_command_says_why_and_changes_nothing(typed: str, why: str) -> None:
    done = played(Partner(Reply("accept")), typed)
    assert unwrapped(done.after(typed)).startswith(why)
    assert done.game.record()["answers"] == []


def test_a_deal_that_cannot_be_paid_is_refused_and_the_offer_stays_open() -> None:
    rich = bot_offer(give=[{"kind": "coins", "amount": 90}])
    done = played(Partner(DECLINES, [rich]), "accept 1", "deals")
    assert coins(done.game)["koi"] == 5
    assert "90 Coins" in unwrapped(done.after("deals"))


def test_a_deal_cannot_be_undone() -> None:
    done = played(Partner(Reply("accept")), "offer lotus give 2 coins", "undo")
    assert unwrapped(done.after("undo")).startswith("Nothing to undo")


def test_an_undo_before_an_offer_keeps_the_offer() -> None:
    done = played(Partner(DECLINES, [bot_offer()]), "gift turtle 1 0", "undo", "accept 1")
    assert coins(done.game) == {"koi": 7, "lotus": 3, "turtle": 5}


def test_a_promised_gift_names_both_its_coins_and_its_ronin() -> None:
    term = {"kind": "give", "coins": 2, "ronin": 1, "after": "harvest"}
    assert phrase(term, "lotus", EN) == "give the Lotus 2 Coins and 1 Ronin after the next Harvest"


# -- reminders -----------------------------------------------------------------------------------

PROMISED = "You promised the Lotus that you would "


def test_a_question_shows_a_reminder_if_an_answer_would_break_a_promise() -> None:
    done = played(Partner(Reply("accept")), "offer lotus give no mandate train", "board")
    reminder = f"{PROMISED}choose anything but Train as the next mandate."
    assert reminder not in unwrapped(done.text.split("> offer")[0])
    assert reminder in unwrapped(done.after("offer lotus give no mandate train"))
    assert reminder in unwrapped(done.after("board"))  # the question is shown again


@pytest.mark.parametrize("typed", ["offer lotus give stay out edo", "offer lotus ask no mandate train"])
def test_there_is_no_reminder_if_no_answer_breaks_a_promise_of_the_player(typed: str) -> None:
    done = played(Partner(Reply("accept")), typed, "deals")
    assert "promised" in unwrapped(done.after("deals"))
    assert PROMISED not in unwrapped(done.after(typed))


def test_a_reminder_is_in_the_language_of_the_player() -> None:
    typed = "offer lotus give no mandate train"
    done = played(Partner(Reply("accept")), typed, language="zh-Hant")
    assert "你答應過水蓮：下次輪到自己時不選擇" in "".join(done.after(typed).split())


def monster_on_display() -> Game:
    """A Monster that can only be placed in Oshu is placed as soon as it is bought, and kills there."""
    return mandate(
        *("train", "koi"),
        season="autumn",
        honor=["lotus", "turtle", "koi"],
        players=seats(koi={"coins": 2}),
        display={"oni-of-hate": 1},
        map={"oshu": {"lotus": {"bushi": 1}, "koi": {"stronghold": 1}}},
    ).game


@pytest.mark.parametrize("term", ["spare", "stay out oshu"])
def test_a_question_shows_a_reminder_if_the_effects_of_an_answer_would_break_a_promise(term: str) -> None:
    typed = f"offer lotus give {term}"
    done = played(Partner(Reply("accept")), typed, game=monster_on_display)
    assert PROMISED in unwrapped(done.after(typed))


def test_a_bid_shows_a_reminder_of_a_promise() -> None:
    typed = "offer lotus give bid nagato ronin 0"
    pieces = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    done = played(Partner(Reply("accept")), typed, game=lambda: battle(pieces, seats(koi={"coins": 2})).game)
    assert f"{PROMISED}bid nothing on" in unwrapped(done.after(typed))


@pytest.mark.parametrize(
    ("told", "english", "chinese"),
    [
        ({}, "the tile may not have been in hand", "手上可能沒有該板塊"),
        ({"had_tile": True}, "the tile was in hand", "當時手上有該板塊"),
        ({"had_tile": False}, "the tile was not in hand", "當時手上沒有該板塊"),
    ],
)
def test_a_broken_promise_says_whether_the_tile_was_in_hand(told: Json, english: str, chinese: str) -> None:
    term = {"kind": "mandate", "mandate": "harvest", "choose": True, "until": "turn"}
    promise = {"by": "lotus", "to": "koi", "term": term, "state": "broken", "note": "excusable", **told}
    assert promise_line(promise, EN).endswith(f"; {english}")
    assert promise_line(promise, ZH).endswith(chinese)


def test_the_ledger_of_a_finished_game_says_whether_the_tile_was_in_hand() -> None:
    *_, (game, book, _) = dealing(EXCUSED)
    excuses = had_tiles(book, game)
    assert set(excuses.values()) == {True, False}
    text = unwrapped(ScriptedGame(game, game.clans[0], ["deals"], book=book).text)
    assert text.count("the tile was in hand") == sum(excuses.values())
    assert text.count("the tile was not in hand") == len(excuses) - sum(excuses.values())
    assert "the tile may not have been in hand" not in text
