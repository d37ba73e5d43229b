"""The schema of record files: errors name the key, and the API documents the same keys."""

from __future__ import annotations

from typing import Any

import pytest

from hinode import InvalidRecord
from hinode.server.records.schema import SEAT, TABLE, check_table_record
from hinode.server.wire.records import RecordSeat, TableRecord
from tests.server.records.table_records import finished


def test_the_api_documents_the_keys_of_the_schema() -> None:
    assert list(TableRecord.model_fields) == list(TABLE.keys)
    assert list(RecordSeat.model_fields) == list(SEAT.keys)


@pytest.mark.parametrize("key", [key for key in TABLE.keys if key != "deals"])
def test_every_key_of_a_table_record_is_required(key: str) -> None:
    document = finished()
    del document[key]
    with pytest.raises(InvalidRecord, match=f"the record: '{key}' is missing"):
        check_table_record(document)


@pytest.mark.parametrize(
    ("part", "where"), [((), "the record"), (("setup",), "setup"), (("seats", None), r"seats\.\w+")]
)
def test_an_unknown_key_is_refused_with_its_path(part: tuple[str | None, ...], where: str) -> None:
    document = finished()
    inner: Any = document
    for key in part:
        inner = next(iter(inner.values())) if key is None else inner[key]
    inner["extra"] = 1
    with pytest.raises(InvalidRecord, match=f"^{where}: unknown key 'extra'$"):
        check_table_record(document)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("salt", "5A" * 32, "salt: 64 hexadecimal digits"),
        ("table", "a table", "table: 1 to 64 letters"),
        ("seats", [], "seats: one for each clan of the game"),
        ("setup", [], "setup: an object"),
        ("entries", {}, "entries: a list"),
        ("entries", [{"n": True, "kind": "created"}], "entries[0].n: a whole number"),
        ("entries", [{"n": 1}], "entries[0]: 'kind' is missing"),
    ],
)
def test_a_wrong_value_is_refused_with_its_key(key: str, value: object, reason: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        check_table_record({**finished(), key: value})
    assert str(refused.value).startswith(reason)
