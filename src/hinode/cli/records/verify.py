"""`hinode verify`: checks the record of a game without trusting its source."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from hinode.cli import help_text
from hinode.cli.screen.terminal import Terminal
from hinode.server.records.audit import audit
from hinode.server.records.reader import MAX_BYTES, parse
from hinode.server.tables.seed import is_hash
from hinode.vocab.errors import HinodeError, InvalidRecord

COMMITMENT: Final = "the hash that was shown when the table was created"
HEAD: Final = "a chain head that was shown during the game or at its end"
NO_HASH: Final = "expected 64 hexadecimal digits, not {value!r}"
NO_RECORD: Final = "{path}: {reason}"
MARKS: Final = {True: "ok", False: "FAILS", None: "not checked"}
OK: Final = "OK: all checks passed."
NOT_OK: Final = "NOT OK: {count} checks failed."
MAX_LINE: Final = 400


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=help_text.FILE)
    parser.add_argument("--commitment", type=_hash, metavar="HASH", help=COMMITMENT)
    parser.add_argument("--head", type=_hash, metavar="HASH", help=HEAD)


def _hash(text: str) -> str:
    if not is_hash(text.lower()):
        raise argparse.ArgumentTypeError(NO_HASH.format(value=text))
    return text.lower()


def run(args: argparse.Namespace) -> int:
    """Returns 0 if all checks pass, 1 if one fails. Raises for a file that is not a record."""
    try:
        findings = list(audit(parse(_read(args.file)), args.commitment, args.head))
    except InvalidRecord as error:
        raise HinodeError(NO_RECORD.format(path=args.file, reason=error)) from error
    console = Terminal().console
    for finding in findings:
        console.print(f"{MARKS[finding.holds]:<13}{_plain(finding.text)}", markup=False, soft_wrap=True)
    wrong = sum(finding.holds is False for finding in findings)
    console.print(NOT_OK.format(count=wrong) if wrong else OK, markup=False, soft_wrap=True)
    return 1 if wrong else 0


def _read(path: Path) -> bytes:
    """Read the file, but not more than needed to see that it is too large."""
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise HinodeError(NO_RECORD.format(path=path, reason=error.strerror or error)) from error


def _plain(text: str) -> str:
    """One printable line. A record may contain terminal control characters."""
    line = "".join(sign if sign.isprintable() else "?" for sign in text)
    return line if len(line) <= MAX_LINE else line[:MAX_LINE] + "…"
