"""Whatever the web client names by its id has words."""

from __future__ import annotations

import re
from pathlib import Path

from tests.locale.catalogue import catalogue

WEB = Path(__file__).parents[2] / "web" / "src"
NAMED = re.compile(r"\bt\(\s*(?:'([^'\n]+)'|\"([^\"\n]+)\"|`([^`\n]+)`)")
FILLED = re.compile(r"\$\{[^}]*\}")


def asked_for() -> dict[str, str]:
    """Every id in a call of `t`, with the file; what is filled in stands as `${}`."""
    found = {}
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".svelte", ".ts") and ".test." not in path.name:
            for single, double, template in NAMED.findall(path.read_text(encoding="utf-8")):
                found[FILLED.sub("${}", single or double or template)] = path.name
    return found


def answered(wanted: str) -> bool:
    pattern = ".+".join(re.escape(part) for part in wanted.split("${}"))
    return any(re.fullmatch(pattern, name) for name in catalogue("en"))


def test_the_web_client_names_only_messages_that_exist() -> None:
    wanted = asked_for()
    assert "clan-you" in wanted
    assert {name: file for name, file in wanted.items() if not answered(name)} == {}
