"""HTTP/1.1 with h11, a parser in pure Python."""

from __future__ import annotations

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from hinode.server.http.protocols.timeouts import HeaderTimeout


class H11HttpProtocol(HeaderTimeout, H11Protocol):
    """Headers must be complete in time, and responses must be read in time. h11 limits their size."""

    def waits_for_headers(self) -> bool:
        return self.conn.their_state is h11.IDLE
