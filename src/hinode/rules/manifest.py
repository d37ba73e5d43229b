"""The explicit list of all cards and clan abilities: one import each."""

from __future__ import annotations

from typing import Final

from hinode.rules.cards.benevolence import Benevolence
from hinode.rules.cards.courage import Courage
from hinode.rules.cards.form_of_the_beast import FormOfTheBeast
from hinode.rules.cards.form_of_the_demon import FormOfTheDemon
from hinode.rules.cards.form_of_the_kindred import FormOfTheKindred
from hinode.rules.cards.form_of_the_kitsune import FormOfTheKitsune
from hinode.rules.cards.form_of_the_phoenix import FormOfThePhoenix
from hinode.rules.cards.form_of_the_tanuki import FormOfTheTanuki
from hinode.rules.cards.honesty import Honesty
from hinode.rules.cards.justice import Justice
from hinode.rules.cards.komainu import Komainu
from hinode.rules.cards.loyalty import Loyalty
from hinode.rules.cards.mercy import Mercy
from hinode.rules.cards.oni_of_blood import OniOfBlood
from hinode.rules.cards.oni_of_hate import OniOfHate
from hinode.rules.cards.oni_of_skulls import OniOfSkulls
from hinode.rules.cards.oni_of_souls import OniOfSouls
from hinode.rules.cards.oni_of_spite import OniOfSpite
from hinode.rules.cards.path_of_sengoku import PathOfSengoku
from hinode.rules.cards.path_of_the_builder import PathOfTheBuilder
from hinode.rules.cards.path_of_the_dragon import PathOfTheDragon
from hinode.rules.cards.path_of_the_favored import PathOfTheFavored
from hinode.rules.cards.path_of_the_kannushi import PathOfTheKannushi
from hinode.rules.cards.path_of_the_kenin import PathOfTheKenin
from hinode.rules.cards.path_of_the_light import PathOfTheLight
from hinode.rules.cards.path_of_the_lion import PathOfTheLion
from hinode.rules.cards.path_of_the_monkey import PathOfTheMonkey
from hinode.rules.cards.path_of_the_ninja import PathOfTheNinja
from hinode.rules.cards.path_of_the_patron import PathOfThePatron
from hinode.rules.cards.path_of_the_samurai import PathOfTheSamurai
from hinode.rules.cards.path_of_the_serpent import PathOfTheSerpent
from hinode.rules.cards.path_of_the_spirit import PathOfTheSpirit
from hinode.rules.cards.path_of_the_unrighteous import PathOfTheUnrighteous
from hinode.rules.cards.path_of_the_warlord import PathOfTheWarlord
from hinode.rules.cards.piety import Piety
from hinode.rules.cards.respect import Respect
from hinode.rules.cards.righteousness import Righteousness
from hinode.rules.cards.river_dragon import RiverDragon
from hinode.rules.cards.sincerity import Sincerity
from hinode.rules.cards.way_of_bushido import WayOfBushido
from hinode.rules.cards.way_of_the_katana import WayOfTheKatana
from hinode.rules.cards.way_of_the_keiri import WayOfTheKeiri
from hinode.rules.cards.way_of_the_merchant import WayOfTheMerchant
from hinode.rules.cards.way_of_the_moneylender import WayOfTheMoneylender
from hinode.rules.cards.way_of_the_righteous import WayOfTheRighteous
from hinode.rules.cards.way_of_the_ronin import WayOfTheRonin
from hinode.rules.cards.way_of_the_shogun import WayOfTheShogun
from hinode.rules.cards.yurei import Yurei
from hinode.rules.clans.koi import RoninExchange
from hinode.rules.triggers import hooks
from hinode.rules.triggers.hooks import Card, Source

ABILITIES: Final[tuple[Source, ...]] = (RoninExchange(),)

# Importing a card's class above is what lists it.
CARDS: Final[tuple[Card, ...]] = tuple(card() for card in Card.__subclasses__())


def register_all() -> None:
    """Register all sources; a second call does nothing."""
    if not any(hooks.LISTENERS):
        for source in (*CARDS, *ABILITIES):
            hooks.register(source)
