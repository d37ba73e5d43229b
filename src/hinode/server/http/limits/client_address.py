"""The network address of a client, in the form that rate limits and the database use."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Scope

# The database must not hold addresses. Nobody can compute a hash again after this process has ended.
_HASH_KEY: Final = secrets.token_bytes(32)
MAX_REMEMBERED: Final = 4096


def address_of(connection: HTTPConnection) -> str:
    """The key of the client's address. uvicorn has applied proxy headers, if the settings trust them."""
    return address_in(connection.scope)


def address_in(scope: Scope) -> str:
    client = scope.get("client")
    return address_key(client[0] if client else None)


@lru_cache(MAX_REMEMBERED)
def address_key(address: str | None) -> str:
    """An IPv4 address, or the IPv6 /64 network that one household gets."""
    try:
        found = ip_address(address or "")
    except ValueError:
        return address or "unknown"
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return str(ip_network((found.packed, 64), strict=False))
        found = found.ipv4_mapped  # otherwise the whole of IPv4 would be one network
    return str(found)


def address_hash(key: str) -> str:
    """What is stored with a table in place of an address."""
    return hmac.new(_HASH_KEY, key.encode("utf-8", "replace"), hashlib.sha256).hexdigest()[:32]
