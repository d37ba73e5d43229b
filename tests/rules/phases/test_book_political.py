"""The rulebook's worked examples of the Political Phase, pages 14 to 20."""

from __future__ import annotations

from tests.support.script import Json, mandate, start

CLANS = ["koi", "lotus", "turtle", "dragonfly"]


def test_page_14_the_lotus_recruit() -> None:
    """Three Strongholds and the bonus are four figures (REC-1, REC-2, REC-3, REC-5)."""
    kami = ("amaterasu", "fujin", "hachiman", "tsukuyomi")
    script = mandate(
        "recruit",
        "lotus",
        season="summer",
        players={"koi": {}, "lotus": {"cards": ["yurei"]}, "turtle": {}, "dragonfly": {}},
        shrines=[{"kami": name} for name in kami],
        map={
            "kyushu": {"lotus": {"stronghold": 2}},
            "nagato": {"lotus": {"stronghold": 1, "daimyo": 1, "bushi": 1}},
            "kyoto": {"turtle": {"stronghold": 1}},
        },
    )
    script.asked("turtle", "recruit")
    script.say("turtle", "summon", figure="bushi", province="kyoto")
    script.asked("lotus", "recruit")
    script.say("lotus", "summon", figure="bushi", province="kyushu")
    script.say("lotus", "summon", figure="shinto", province="kyushu")
    script.say("lotus", "summon", figure="shinto", province="nagato", shrine="hachiman")
    script.say("lotus", "summon", figure="yurei", province="nagato")
    script.asked("turtle", "mandate")
    assert script.at("kyushu", "lotus") == {"bushi": 1, "shinto": 1, "stronghold": 2}
    assert script.at("nagato", "lotus") == {"bushi": 1, "daimyo": 1, "yurei": 1, "stronghold": 1}
    assert script.view["shrines"][2] == {"kami": "hachiman", "lotus": {"shinto": 1}}


def test_page_15_the_koi_marshal_as_the_dragonflys_ally() -> None:
    """A border, two routes, one that stays, one in a shrine, and a Stronghold (MAR-1 to MAR-4)."""
    kami = ("susanoo", "amaterasu", "hachiman", "raijin")
    script = mandate(
        "marshal",
        "dragonfly",
        season="summer",
        players={"koi": {"cards": ["oni-of-blood"], "coins": 4}, "lotus": {}, "turtle": {}, "dragonfly": {}},
        alliances=[["koi", "dragonfly"]],
        shrines=[*({"kami": name} for name in kami[:3]), {"kami": kami[3], "koi": {"shinto": 1}}],
        map={
            "kansai": {"koi": {"bushi": 1, "oni-of-blood": 1}},
            "oshu": {"koi": {"daimyo": 1}},
            "edo": {"koi": {"bushi": 1, "stronghold": 1}},
            "hokkaido": {"dragonfly": {"bushi": 1}},
        },
    )
    script.asked("koi", "marshal")
    script.say("koi", "move", figure="bushi", from_="kansai", to="nagato")
    script.say("koi", "move", figure="oni-of-blood", from_="kansai", to="hokkaido")
    script.say("koi", "move", figure="daimyo", from_="oshu", to="hokkaido")
    script.refused("koi", "REC-6", "shift", figure="shinto", from_="raijin", to="susanoo")
    script.say("koi", "build", province="shikoku").done("koi")
    script.asked("dragonfly", "marshal")
    assert script.view["map"] == {
        "nagato": {"koi": {"bushi": 1}},
        "hokkaido": {"koi": {"daimyo": 1, "oni-of-blood": 1}, "dragonfly": {"bushi": 1}},
        "edo": {"koi": {"bushi": 1, "stronghold": 1}},
        "shikoku": {"koi": {"stronghold": 1}},
    }
    assert script.coins("koi") == 1
    assert script.view["shrines"][3] == {"kami": "raijin", "koi": {"shinto": 1}}


def test_page_16_the_turtle_train_an_oni() -> None:
    """First to choose, a Coin less, and the Monster is summoned at once (TRA-1, TRA-4, TRA-5)."""
    script = mandate(
        "train",
        "turtle",
        players={clan: {"coins": 4} for clan in CLANS},
        map={"kyoto": {"turtle": {"stronghold": 1}}, "kansai": {"turtle": {"stronghold": 1}}},
    )
    script.asked("turtle", "train")
    script.say("turtle", "buy", card="oni-of-skulls")
    assert script.coins("turtle") == 3
    assert script.player("turtle")["cards"] == ["oni-of-skulls"]
    script.asked("turtle", "summon", "oni-of-skulls")
    script.say("turtle", "summon", figure="oni-of-skulls", province="kansai")
    assert script.at("kansai", "turtle") == {"oni-of-skulls": 1, "stronghold": 1}
    script.asked("dragonfly", "train")


def test_page_17_the_dragonfly_harvest() -> None:
    """Nagato, Kansai and Kyoto are led, Edo and Oshu are not (HAR-1, HAR-2, HAR-3)."""
    script = mandate(
        "harvest",
        "dragonfly",
        players=CLANS,
        honor=["koi", "dragonfly", "lotus", "turtle"],
        map={
            "nagato": {"dragonfly": {"bushi": 1}},
            "kansai": {"dragonfly": {"bushi": 2}, "lotus": {"bushi": 1}, "turtle": {"bushi": 1}},
            "kyoto": {"dragonfly": {"bushi": 1, "shinto": 1}, "turtle": {"daimyo": 1, "stronghold": 1}},
            "edo": {"dragonfly": {"bushi": 1}, "koi": {"bushi": 1}},
            "oshu": {"dragonfly": {"daimyo": 1}, "koi": {"bushi": 1, "daimyo": 1}},
        },
    )
    script.asked("koi", "mandate")
    assert script.vp("dragonfly") == 1 + 3 + 4  # Nagato, Kansai, Kyoto
    assert script.coins("dragonfly") == 1 + 1  # everybody's Coin, Nagato
    assert script.ronin("dragonfly") == 1  # Nagato
    for clan in ("koi", "lotus", "turtle"):
        assert (script.vp(clan), script.coins(clan), script.ronin(clan)) == (0, 1, 0)


def test_page_18_the_koi_betray_the_dragonfly() -> None:
    """The alliance is undone, a Monster and a Bushi change sides (BET-2, BET-3, BET-4, BET-6)."""
    players: Json = {
        "koi": {"cards": ["komainu"]},
        "lotus": {},
        "turtle": {"cards": ["oni-of-skulls"]},
        "dragonfly": {},
    }
    script = mandate(
        "betray",
        "koi",
        players=players,
        alliances=[["koi", "dragonfly"]],
        map={
            "kyoto": {"turtle": {"oni-of-skulls": 1, "daimyo": 1}},
            "oshu": {"dragonfly": {"bushi": 1}},
            "edo": {"koi": {"daimyo": 1, "bushi": 1}},
        },
    )
    script.asked("koi", "betray")
    assert script.view["alliances"] == []
    assert script.honor() == ["lotus", "koi", "turtle", "dragonfly"]
    script.say("koi", "replace", clan_="turtle", figure="oni-of-skulls", province="kyoto", with_="komainu")
    script.say("koi", "replace", clan_="dragonfly", figure="bushi", province="oshu", with_="bushi")
    script.asked("lotus", "mandate")
    assert script.view["map"] == {
        "kyoto": {"koi": {"komainu": 1}, "turtle": {"daimyo": 1}},
        "oshu": {"koi": {"bushi": 1}},
        "edo": {"koi": {"daimyo": 1, "bushi": 1}},
    }
    assert (script.reserve("turtle", "oni-of-skulls"), script.reserve("dragonfly", "bushi")) == (1, 6)


def test_page_20_a_kami_turn() -> None:
    """Four shrines left to right; Amaterasu decides the tie after hers (KAM-1, KAM-2, KAM-3)."""
    script = start(
        phase="kami",
        players=CLANS,
        political={"turn": 3, "current": "turtle"},
        shrines=[
            {"kami": "susanoo", "dragonfly": {"shinto": 1}, "koi": {"shinto": 1}},
            {"kami": "amaterasu", "dragonfly": {"shinto": 1}},
            {"kami": "hachiman", "dragonfly": {"shinto": 1}, "lotus": {"shinto": 1}},
            {"kami": "raijin", "turtle": {"shinto": 2}, "koi": {"shinto": 1}},
        ],
        map={
            "edo": {"koi": {"stronghold": 1}},
            "shikoku": {"koi": {"stronghold": 1}},
            "hokkaido": {"dragonfly": {"stronghold": 1}},
        },
    )
    assert (script.vp("koi"), script.vp("dragonfly")) == (2, 0)
    script.asked("dragonfly", "offer", "amaterasu")
    script.say("dragonfly", "yes")
    assert script.honor() == ["dragonfly", "koi", "lotus", "turtle"]
    assert (script.ronin("dragonfly"), script.ronin("lotus")) == (2, 0)
    script.asked("turtle", "summon", "raijin")
    script.say("turtle", "summon", figure="bushi", province="hokkaido")
    assert script.at("hokkaido", "turtle") == {"bushi": 1}
    script.asked("dragonfly", "mandate")
