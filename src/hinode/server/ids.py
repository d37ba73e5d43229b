"""Random ids for tables and invitations."""

from __future__ import annotations

import secrets

_BYTES = 18  # 144 bits


def new_id() -> str:
    """An unguessable id that is safe in URLs."""
    return secrets.token_urlsafe(_BYTES)
