"""Every card is where it belongs, once, and named nowhere else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from hinode import rules
from hinode.rules.manifest import CARDS
from hinode.vocab.data import FACTS

PACKAGE: Final = Path(str(rules.__file__)).resolve().parent.parent
IDS: Final = frozenset(str(card["id"]) for card in FACTS["cards"])
SETS: Final = ("archway", "horseman", "teapot", "mountain")
SEASONS: Final = ("spring", "summer", "autumn")
A_KIND_OF_QUESTION: Final = "benevolence"  # a kind of question has the same name as this card
_NAMED: Final = re.compile(r"[a-z]+(?:-[a-z]+)*")


def module_of(card: str) -> str:
    return card.replace("-", "_")


def card_files(package: Path) -> set[str]:
    """Names of the modules in rules/cards."""
    return {path.stem for path in (package / "rules" / "cards").glob("*.py") if path.stem != "__init__"}


def strings(source: str) -> Iterator[str]:
    """Every string of a module that is not a docstring."""
    tree = ast.parse(source)
    spoken = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, spoken) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.value


def named_elsewhere(package: Path) -> list[tuple[str, str]]:
    """(module, card) for each card id that a module of the package names and that is not its own card."""
    found = []
    for path in sorted(package.rglob("*.py")):
        own = path.stem if path.parent.name == "cards" else ""
        for text in strings(path.read_text(encoding="utf-8")):
            named = IDS.intersection(_NAMED.findall(text))
            where = path.relative_to(package).as_posix()
            found += [(where, card) for card in sorted(named) if module_of(card) != own]
    return found


def planted(folder: Path, **modules: str) -> Path:
    """A small package with these modules in rules, and one card."""
    cards = folder / "rules" / "cards"
    cards.mkdir(parents=True)
    (cards / "mercy.py").write_text('class Mercy:\n    id = "mercy"\n', encoding="utf-8")
    for name, source in modules.items():
        (folder / "rules" / f"{name}.py").write_text(source, encoding="utf-8")
    return folder


# -- one card, one entry, one file, one test -------------------------------------------------------


def test_the_manifest_lists_every_card_of_the_data_once() -> None:
    assert sorted(card.id for card in CARDS) == sorted(IDS)
    assert len(IDS) == len(FACTS["cards"]) == 48


def test_every_card_has_a_file_of_its_own_and_every_file_a_card() -> None:
    assert card_files(PACKAGE) == {module_of(card) for card in IDS}


def test_every_card_comes_from_its_own_file() -> None:
    homes = {card.id: type(card).__module__ for card in CARDS}
    assert homes == {card: f"hinode.rules.cards.{module_of(card)}" for card in IDS}


def test_every_card_has_a_test_file_and_every_test_file_a_card() -> None:
    files = {path.stem.removeprefix("test_") for path in Path(__file__).parent.glob("test_*.py")}
    assert files - {"completeness"} == {module_of(card) for card in IDS}


# -- decks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", SETS)
@pytest.mark.parametrize("season", SEASONS)
def test_a_season_deck_is_seven_core_cards_and_five_of_a_set(season: str, chosen: str) -> None:
    """SET-7: twelve cards a season."""
    core, extra = FACTS["sets"]["core"][season], FACTS["sets"][chosen][season]
    assert (sum(core.values()), sum(extra.values())) == (7, 5)


def test_there_is_a_core_and_four_sets_of_three_seasons() -> None:
    """SET-7: and they hold every card, and no other."""
    sets = FACTS["sets"]
    assert set(sets) == {"core", *SETS}
    assert all(tuple(seasons) == SEASONS for seasons in sets.values())
    assert {card for seasons in sets.values() for deck in seasons.values() for card in deck} == IDS


def test_core_cards_are_in_no_set() -> None:
    """SET-7: so a deck holds at most two copies of a card."""
    core = {card for deck in FACTS["sets"]["core"].values() for card in deck}
    others = {card for chosen in SETS for deck in FACTS["sets"][chosen].values() for card in deck}
    assert core & others == set()
    copies = [
        count for seasons in FACTS["sets"].values() for deck in seasons.values() for count in deck.values()
    ]
    assert set(copies) == {1, 2}


def test_a_card_is_of_one_season() -> None:
    """SET-7: wherever it appears."""
    seasons: dict[str, set[str]] = {}
    for decks in FACTS["sets"].values():
        for season, deck in decks.items():
            for card in deck:
                seasons.setdefault(card, set()).add(season)
    assert {card for card, found in seasons.items() if len(found) > 1} == set()


def test_there_are_eight_monsters_and_a_game_has_one_of_each() -> None:
    """TRA-5: five of them are Oni."""
    monsters = [card for card in FACTS["cards"] if card["type"] == "monster"]
    assert len(monsters) == 8
    assert sum(card["oni"] for card in monsters) == 5
    ids = {card["id"] for card in monsters}
    decks = [deck for seasons in FACTS["sets"].values() for deck in seasons.values()]
    assert {deck[card] for deck in decks for card in ids & set(deck)} == {1}


# -- nobody else knows them ------------------------------------------------------------------------


def test_no_card_is_named_outside_its_own_file() -> None:
    found = [named for named in named_elsewhere(PACKAGE) if named[1] != A_KIND_OF_QUESTION]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'def f(card: str) -> bool:\n    return card == "mercy"\n',
        'CAUSE = "CAR-mercy"\n',
        'def f(clan: str) -> str:\n    return f"{clan} has mercy"\n',
    ],
)
def test_a_card_named_elsewhere_is_found(tmp_path: Path, source: str) -> None:
    package = planted(tmp_path, killing=source)
    assert named_elsewhere(package) == [("rules/killing.py", "mercy")]


def test_another_card_naming_it_is_found_too(tmp_path: Path) -> None:
    package = planted(tmp_path)
    (package / "rules" / "cards" / "justice.py").write_text('BESIDES = ("justice", "mercy")\n')
    assert named_elsewhere(package) == [("rules/cards/justice.py", "mercy")]


def test_docstrings_imports_and_parts_of_words_name_no_card(tmp_path: Path) -> None:
    source = '"""Asks for mercy."""\nfrom hinode.rules.cards.mercy import Mercy\n\nWORD = "mercyless"\n'
    assert named_elsewhere(planted(tmp_path, killing=source)) == []
