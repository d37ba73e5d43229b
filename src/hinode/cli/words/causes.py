"""Questions whose meaning depends on what they come from, and what the kami give."""

from __future__ import annotations

from typing import Final

from hinode.cli.words.questions import Question

GIFTS: Final[dict[str, str]] = {
    "amaterasu": "to the top of the honor track",
    "fujin": "up to 2 moves",
    "hachiman": "2 Ronin",
    "raijin": "a Bushi in any province",
    "ryujin": "acquire a card at its full price",
    "susanoo": "1 VP for each Stronghold of yours",
    "tsukuyomi": "2 Coins",
}
POWERS: Final[dict[str, str]] = {
    "amaterasu": "Other clans cannot kill figures of the clan highest in honor here.",
    "fujin": "Harvest counts twice here, and whoever takes the war token gains the reward too.",
    "hachiman": "In a battle here each Ronin hired counts 2 force.",
    "raijin": "Of all figures here only Bushi and kami have force.",
    "ryujin": "His force is the number of different types of cards you own.",
    "susanoo": "Nothing moves out of his province but kami.",
    "tsukuyomi": "Before war comes here, every clan with force here gains 4 Coins.",
}
# By (kind, cause).
SPECIAL: Final[dict[tuple[str, str], Question]] = {
    ("offer", "amaterasu"): Question(
        "Gift of Amaterasu",
        "Do you rise to the top of the honor track?",
        "Everyone between moves down one place. Honor decides every tie, and counts at once for the next "
        "shrines.",
        "KAM-3",
    ),
    ("offer", "seppuku"): Question(
        "Seppuku",
        "Do all your figures in {province} kill themselves?",
        "All of them or none: 1 VP and one step of honor for each. You stay in the battle, and can still "
        "win it with hired Ronin or, if nobody has force left, by honor.",
        "BAT-7, BAT-6",
    ),
    ("offer", "ronin"): Question(
        "Hire Ronin",
        "Do you hire your Ronin for the battle in {province}?",
        "1 force for each of your Ronin tokens, which you keep. For the Koi the Coins not bid count too.",
        "BAT-9, CLA-KOI-2",
    ),
    ("offer", "poets"): Question(
        "Imperial Poets",
        "Do the poets sing of the fallen in {province}?",
        "1 VP for each figure killed in this battle, whoever owned it.",
        "BAT-12",
    ),
    ("train", "ryujin"): Question(
        "Gift of Ryujin",
        "Which season card do you acquire?",
        "One card at its full price; the discount of Train does not count here.",
        "KAM-6",
    ),
    ("summon", "raijin"): Question(
        "Gift of Raijin",
        "Where does the Bushi appear?",
        "One Bushi from your reserve in any province, with or without a Stronghold.",
        "KAM-5",
    ),
}
# Where a card, or a kami's figure, asks.
CARD: Final = Question("{name}", "{ask}", "{effect} {help}", "CAR-{id}")
CARD_OFFER: Final = "Do you use it?"
KAMI_FIGURE: Final = Question(
    "Kami Unbound: {name}",
    "Where do you put the figure of {name}?",
    "{power} Having most force in the shrine you may put the kami's figure in any province; it fights "
    "for you while you keep the most force there.",
    "KUB-2",
)
