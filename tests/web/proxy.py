"""A line that can be cut: a small TCP proxy between browser and server."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from threading import Lock, Thread


class Line:
    """Passes bytes both ways to `target`, a port of this machine. Cut, it hangs up on everybody at once."""

    def __init__(self, door: socket.socket) -> None:
        self._door = door
        self._lock = Lock()
        self._ends: set[socket.socket] = set()
        self._whole = True
        self.target = 0

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def cut(self) -> None:
        with self._lock:
            self._whole = False
            for end in self._ends:
                _hang_up(end)
            self._ends.clear()

    def mend(self) -> None:
        with self._lock:
            self._whole = True

    def serve(self) -> None:
        with contextlib.suppress(OSError):  # the door is closed: the test is over
            while True:
                caller, _ = self._door.accept()
                self._connect(caller)

    def _connect(self, caller: socket.socket) -> None:
        with self._lock:
            callee = self._reach() if self._whole else None
            if callee is None:
                caller.close()
                return
            self._ends |= {caller, callee}
        for source, sink in ((caller, callee), (callee, caller)):
            Thread(target=self._pump, args=(source, sink), daemon=True).start()

    def _reach(self) -> socket.socket | None:
        """The server, unless it has stopped."""
        with contextlib.suppress(ConnectionRefusedError):
            return socket.create_connection(("127.0.0.1", self.target))
        return None

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        for end in (source, sink):
            _hang_up(end)
        with self._lock:
            self._ends -= {source, sink}


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextlib.contextmanager
def open_line() -> Iterator[Line]:
    with socket.create_server(("127.0.0.1", 0)) as door:
        line = Line(door)
        thread = Thread(target=line.serve)
        thread.start()
        try:
            yield line
        finally:
            line.cut()
            door.shutdown(socket.SHUT_RDWR)
            thread.join()
