"""What each question means: a title, the question itself, an explanation, the clauses behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Question:
    title: str
    ask: str
    help: str
    clauses: str


# What a question is about, from what it carries.
VICTIMS: Final = "About to die in {province}: {victims}."
ROUTE: Final = "{mover} want to sail between {one} and {other}."
MOVES_LEFT: Final = "Moves left: {moves}."
ODD_COINS: Final = "Odd Coins to hand out: {coins}."
IN_PROVINCE: Final = "This is about {province}."

QUESTIONS: Final[dict[str, Question]] = {
    "tea": Question(
        "Tea Ceremony",
        "Do you want an ally for this season?",
        "An alliance joins exactly two clans until the next ceremony, unless Betray breaks it. Allies share "
        "the bonus of each other's mandates, and alone together in a province they do not fight. You may "
        "offer alliances to several clans; it is made when one accepts. Once ready you are asked again only "
        "if somebody makes you an offer. Staying without an ally is fine. No promise binds anybody.",
        "TEA-2, TEA-4, TEA-6",
    ),
    "mandate": Question(
        "Your mandate turn",
        "Which mandate do you choose?",
        "You see the top four tiles and choose one; the other three go back on top, so the next player sees "
        "them and one more. Every clan carries the mandate out, you last (first in Train); only you and your "
        "ally get the bonus. Recruit: summon figures at Strongholds (bonus: one more). Marshal: move "
        "figures (bonus: build a Stronghold for 3 Coins). Train: acquire a season card (bonus: 1 Coin less). "
        "Harvest: 1 Coin each (bonus: the rewards of provinces you lead). Betray: only you act; your "
        "alliance breaks and you may replace figures of two other clans.",
        "POL-3, POL-5, POL-6",
    ),
    "recruit": Question(
        "Recruit",
        "Which figure do you summon, and where?",
        "One figure from your reserve for each of your Strongholds on the map, into its province; with the "
        "bonus one more at any of them. A Shinto may go at once to a shrine instead of staying: the "
        "clan with most worshippers gets that kami's gift in each kami turn. The Dragonfly summon anywhere.",
        "REC-1, REC-2, REC-5",
    ),
    "marshal": Question(
        "Marshal",
        "Which figure do you move, and where?",
        "Each of your figures on the map may move once, over a border or along a shipping route. With the "
        "bonus you may also build one Stronghold in any province for 3 Coins (the Bonsai pay 1). The "
        "Dragonfly fly anywhere; the Turtle move Strongholds too. Figures in shrines stay there.",
        "MAR-1, MAR-2, MAR-3",
    ),
    "train": Question(
        "Train",
        "Which season card do you acquire?",
        "One card, paid in Coins; it takes effect at once and stays with you. Only cards you can pay are "
        "listed. Copies add up. A Monster brings its figure to one of your Strongholds. 'cards' shows all "
        "that is on display.",
        "TRA-2, TRA-4, TRA-5",
    ),
    "summon": Question(
        "Summon",
        "Where does it appear?",
        "A Monster just acquired appears in a province with a Stronghold of yours (the Dragonfly: anywhere). "
        "The gift of Raijin is a Bushi in any province, if you want it.",
        "TRA-5, KAM-5",
    ),
    "betray": Question(
        "Betray",
        "Whose figure do you replace?",
        "Up to two figures on the map, of two different clans, give way to figures of the same type from "
        "your reserve: a Bushi for a Bushi, a Shinto for a Shinto, any Monster for a Monster. Nobody is "
        "killed; they go back to their reserve. Daimyo, Strongholds and figures in shrines are safe.",
        "BET-2, BET-3, BET-5",
    ),
    "fujin": Question(
        "Gift of Fujin",
        "Which figure do you move, and where?",
        "Up to two moves with your figures on the map: two figures once each, or one figure twice.",
        "KAM-4",
    ),
    "offer": Question(
        "An offer",
        "Do you want it?",
        "You may take this or leave it.",
        "BAT-5",
    ),
    "place": Question(
        "Place a figure",
        "Where do you place it?",
        "The figure is placed, not summoned: nothing that follows a summon happens, and no Stronghold "
        "is needed unless the card says so.",
        "FIG-3, KUB-2",
    ),
    "bid": Question(
        "Bids for the battle",
        "How many Coins do you put on each advantage?",
        "Type four numbers: Seppuku, Take Hostage, Hire Ronin, Imperial Poets. Everybody in the battle bids "
        "in secret, then all bids are shown; the highest bid wins each advantage, ties go to higher honor. "
        "Seppuku: kill all your own figures here, 1 VP and honor for each. Take Hostage: take one "
        "figure of another clan off the map and steal 1 VP. Hire Ronin: 1 force for each Ronin token. "
        "Imperial Poets: 1 VP for each figure killed in this battle. If you win the battle, the "
        "losers share the Coins you bid; if you lose, your bid is gone. '0' alone bids nothing.",
        "BAT-3, BAT-4, BAT-13",
    ),
    "hostage": Question(
        "Take Hostage",
        "Whom do you take hostage?",
        "The figure leaves the map until the next season, and you steal 1 VP from its owner. Daimyo, kami "
        "and Strongholds cannot be taken. When it goes home you gain 1 Coin.",
        "BAT-8",
    ),
    "kill": Question(
        "Kill",
        "Which figure do you kill?",
        "It goes back to its owner's reserve. Daimyo cannot be picked.",
        "FIG-2, CAR-10",
    ),
    "share": Question(
        "Reparations",
        "Who gets the odd Coin?",
        "The Coins you bid are shared equally among the losers. What is left over is yours to hand out, at "
        "most one extra Coin for each loser.",
        "BAT-13",
    ),
    "benevolence": Question(
        "Benevolence",
        "Who gets one of the Coins you spent?",
        "If you hand one of the Coins just paid to another clan you gain honor and 2 VP.",
        "CAR-benevolence",
    ),
    "order": Question(
        "Who goes first?",
        "Do you go first or last?",
        "Several clans have something to carry out at this moment and the order can matter. The clan highest "
        "in honor chooses the first or the last place, then the next highest, and so on.",
        "HON-5",
    ),
    "sequence": Question(
        "Your own effects",
        "Which of your effects comes next?",
        "Several of your effects are due at once and their order can matter: take them as you like.",
        "HON-5",
    ),
}
