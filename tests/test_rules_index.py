"""Every clause of the rules is named by a test, and the index of them is up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import rules_index
from tools.rules_index import Clause, Index


@pytest.fixture(scope="module")
def index() -> Index:
    return rules_index.scan()


def test_every_clause_has_a_test(index: Index) -> None:
    assert [clause.id for clause in index.untested()] == []


def test_the_index_is_up_to_date(index: Index) -> None:
    written = (rules_index.ROOT / rules_index.INDEX).read_text(encoding="utf-8")
    assert written == rules_index.render(index), "run `make index`"


def test_only_clauses_that_exist_are_named(index: Index) -> None:
    assert index.unknown() == {}


def test_clauses_have_unique_ids_and_are_in_their_section(index: Index) -> None:
    ids = [clause.id for clause in index.clauses]
    assert len(ids) == len(set(ids))
    assert all(clause.id.startswith(f"{clause.section}-") for clause in index.clauses)


def test_an_id_is_not_found_inside_a_longer_one() -> None:
    named = rules_index.mentions("as BAT-10 says (see CLA-TURTLE-2); not XBAT-1, not UTF-8")
    assert named == {"BAT-10", "CLA-TURTLE-2"}


def test_a_range_names_everything_between_its_ends() -> None:
    assert rules_index.ranges("the gifts (KAM-3 to KAM-5)") == {"KAM-3", "KAM-4", "KAM-5"}


def test_a_test_is_read_with_its_decorators_and_its_docstring() -> None:
    text = '@mark("TEA-2")\ndef test_a() -> None:\n    """TEA-3"""\n\n\ndef helper() -> None:\n    "TEA-4"\n'
    [(name, source)] = list(rules_index.functions_of(text))
    assert (name, rules_index.mentions(source)) == ("test_a", {"TEA-2", "TEA-3"})


def test_some_rulings_belong_to_the_base_game(index: Index) -> None:
    rulings = [clause for clause in index.clauses if clause.section == "RUL"]
    assert {clause.id for clause in rulings if clause.base} == rules_index.BASE_RULINGS
    assert not all(clause.base for clause in rulings)


def test_base_game_rules_are_separate_from_those_of_cards_and_kami_unbound() -> None:
    assert Clause("REC-1", "REC", "").base
    assert not Clause("KUB-x", "KUB", "").base
    assert not Clause("CAR-x", "CAR", "").base


def test_an_unwritten_test_and_a_mistyped_id_are_found(tmp_path: Path) -> None:
    """A small checkout with one clause tested, one not, and an id that does not exist."""
    catalog = tmp_path / rules_index.CATALOG
    catalog.mkdir(parents=True)
    clauses = "".join(f"clause-har-{number} = A rule.\n    .title = A title\n" for number in (1, 2))
    (catalog / "rules.ftl").write_text(f"section-har = Harvest\n{clauses}")
    (catalog / "cards.ftl").write_text("")
    mistyped = "HAR-" + "10"
    (tmp_path / rules_index.SOURCE / "harvest.py").write_text(f'"""HAR-1, {mistyped}"""')
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_harvest.py").write_text('def test_coin() -> None:\n    """HAR-1"""\n')
    found = rules_index.scan(tmp_path)
    assert [clause.id for clause in found.untested()] == ["HAR-2"]
    assert found.unknown() == {mistyped: ["src/hinode/harvest.py"]}
    assert "test_coin" in rules_index.render(found)
