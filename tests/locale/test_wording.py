"""Checks the decisions of docs/wording.md in all texts, as far as a program can."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hinode.locale

FOLDER = Path(hinode.locale.__file__).parent
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
BANNED = {
    "en": {
        "no whoever, nobody, everybody": r"(?i)\b(whoever|nobody|everybody|somebody|anybody)\b",
        "the most force": r"(?i)(?<!the )\bmost force\b",
        "start of the War Phase": r"(?i)when war begins",
        "American spelling": r"(?i)neighbour|honour|favour|colour",
        "buy a card": r"(?i)\bacquire",
        "typographic quotes": r"[\"']",
        "ellipsis": r"[ ]…|\.\.\.",
        "phase names": r"\b(kami turn|tea ceremony|war phase|political phase|[Ss]easonal (setup|cleanup))",
    },
    "zh-Hant": {
        "額外獎勵, 採收獎勵": r"(?<!額外)(?<!採收)獎勵",
        "戰爭階段開始時": r"戰爭開始時",
        "政策行動": r"政策(?!行動|板塊|回合|階段|軌)",
        "電腦玩家": r"電腦(?!玩家)",
        "牌桌": r"桌子",
        "你的大名單位": r"你的大名(?!單位)",
        "承諾紀錄": r"帳本",
        "no translated idioms": r"其主|密封|走上|全部或全不|蓋下|亡者|交談|導引",
        "corner brackets for quotes": r"[\"'“”‘’]",
        "ellipsis": r"(?<!…)…(?!…)|\.\.\.",
        "no blanks beside other letters": r"[\u4e00-\u9fff] [A-Za-z0-9{]|[A-Za-z0-9}] [\u4e00-\u9fff]",
        "full-width punctuation": r"[\u4e00-\u9fff][,;:?!]|[,;:?!][\u4e00-\u9fff]",
    },
}


FAULTS = {
    "en": {
        "no whoever, nobody, everybody": "Whoever made the table starts the game.",
        "the most force": "The clan with most force wins.",
        "start of the War Phase": "When war begins, gain 1 Coin.",
        "American spelling": "Move to a neighbouring province.",
        "buy a card": "Acquire one card.",
        "typographic quotes": "The clan's reserve",
        "ellipsis": "Loading …",
        "phase names": "In each kami turn",
    },
    "zh-Hant": {
        "額外獎勵, 採收獎勵": "享有獎勵",
        "戰爭階段開始時": "戰爭開始時，獲得1枚錢幣。",
        "政策行動": "宣布任何政策",
        "電腦玩家": "加入電腦",
        "牌桌": "我的桌子",
        "你的大名單位": "你的大名也可以移動",
        "承諾紀錄": "打開帳本",
        "no translated idioms": "神明走上地圖",
        "corner brackets for quotes": "“雇用浪人”",
        "ellipsis": "載入中…",
        "no blanks beside other letters": "Hinode 與出版商無關",
        "full-width punctuation": "錦鯉, 水蓮",
    },
}
TYPED = re.compile("'[^']*'|「[^」]*」")  # commands of the terminal are quoted exactly


def texts(language: str) -> list[str]:
    """The lines of the files without comments, ids, variables, and terminal commands."""
    said = []
    for file in FILES:
        for line in (FOLDER / language / file).read_text(encoding="utf-8").splitlines():
            text = re.sub(r"\{[^}]*\}", "{}", re.sub(r"^(\S+|\s+\.\S+) =", "", line))
            if text.strip() and not line.startswith("#") and not line.strip().startswith(".form ="):
                said.append(TYPED.sub("", text) if file == "terminal.ftl" else text)
    return said


@pytest.mark.parametrize(("language", "rule"), [(one, rule) for one in BANNED for rule in BANNED[one]])
def test_texts_follow_the_decisions(language: str, rule: str) -> None:
    found = texts(language)
    assert len(found) > 500, "nothing to check"
    assert [line for line in found if re.search(BANNED[language][rule], line)] == []


@pytest.mark.parametrize(("language", "rule"), [(one, rule) for one in FAULTS for rule in FAULTS[one]])
def test_a_text_that_breaks_a_decision_is_found(language: str, rule: str) -> None:
    assert re.search(BANNED[language][rule], FAULTS[language][rule])


@pytest.mark.parametrize("language", BANNED)
def test_every_decision_has_an_example_of_a_violation(language: str) -> None:
    assert FAULTS[language].keys() == BANNED[language].keys()
