"""Random names for tables, invitations and sessions."""

from __future__ import annotations

import secrets

_BYTES = 18  # 144 bits


def new_id() -> str:
    """A name that nobody can guess, safe in addresses."""
    return secrets.token_urlsafe(_BYTES)
