"""Middleware: foreign origins and hosts, oversized bodies, and response headers."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx2
import pytest
from fastapi import FastAPI, Request, WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hinode.server.http.identity import COOKIE
from hinode.server.http.middleware import fixed_headers
from hinode.server.settings import Settings
from tests.server.kit.server import ServerThread, error_code, open_blocking_socket, server_in_thread

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
KIB = 1024


def with_probes(app: FastAPI) -> None:
    app.state.reached = 0

    @app.api_route("/probe", methods=["GET", *UNSAFE], include_in_schema=False)
    async def probe(request: Request) -> int:
        app.state.reached += 1
        return len(await request.body())

    @app.get("/fault", include_in_schema=False)
    async def fault() -> None:
        raise RuntimeError

    @app.websocket("/echo")
    async def echo(websocket: WebSocket) -> None:
        app.state.reached += 1
        await websocket.accept()
        await websocket.send_text(await websocket.receive_text())


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with server_in_thread(tmp_path_factory.mktemp("data"), with_probes, body_seconds=0.5) as found:
        yield found


@pytest.fixture
def served(running: ServerThread) -> ServerThread:
    running.app.state.reached = 0
    return running


def foreign(origin: str) -> list[str | None]:
    """Origins that resemble the server's own, or are invalid; None: without the header."""
    host = urlsplit(origin).netloc
    name, _, port = host.partition(":")
    return [
        None,
        "",
        "null",
        "*",
        "https://evil.example",
        f"https://{host}",
        f"http://{name}",
        f"http://{name}:{int(port) + 1}",
        f"{origin}/",
        f"{origin}.evil.example",
        f"http://evil.example?{origin}",
        f"http://{host}@evil.example",
        f"http://me@{host}",
        f"http://sub.{host}",
        origin.upper(),
        f"{origin} x",
        f"{origin}, {origin}",
        "file://",
        "http://[::1]:" + port,
    ]


FOREIGN = range(len(foreign("http://127.0.0.1:1")))


@pytest.mark.parametrize("number", FOREIGN)
@pytest.mark.parametrize("method", UNSAFE)
def test_a_foreign_page_cannot_act(served: ServerThread, method: str, number: int) -> None:
    origin = foreign(served.origin)[number]
    headers = {} if origin is None else {"origin": origin}
    answer = served.client_without_origin.request(method, "/probe", headers=headers)
    assert (answer.status_code, error_code(answer)) == (403, "foreign-origin")
    assert served.app.state.reached == 0


@pytest.mark.parametrize("number", FOREIGN)
def test_a_foreign_page_cannot_open_a_socket(served: ServerThread, number: int) -> None:
    origin = foreign(served.origin)[number]
    headers = {} if origin is None else {"origin": origin}
    with pytest.raises(InvalidStatus) as refused:
        open_blocking_socket(served.origin, "/echo", headers)
    assert refused.value.response.status_code == 403
    assert served.app.state.reached == 0


def test_two_origins_count_as_foreign(served: ServerThread) -> None:
    headers = [("origin", served.origin), ("origin", served.origin)]
    answer = served.client_without_origin.post("/probe", headers=headers)
    assert (answer.status_code, error_code(answer)) == (403, "foreign-origin")


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
def test_the_servers_own_pages_may_act_and_open_sockets(served: ServerThread, name: str) -> None:
    own = served.origin.replace("127.0.0.1", name)
    assert [served.client(own).request(method, "/probe").status_code for method in UNSAFE] == [200] * 4
    with served.socket("/echo", own) as opened:
        opened.send("hello")
        assert opened.recv(timeout=5) == "hello"


def test_reading_needs_no_origin(served: ServerThread) -> None:
    assert served.client_without_origin.get("/probe").status_code == 200


def test_other_sites_may_not_read(served: ServerThread) -> None:
    """No header allows it, so browsers block it."""
    answer = served.client("https://evil.example").get("/probe")
    assert not [name for name in answer.headers if name.startswith("access-control-")]


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1", "localhost.evil.example", "127.0.0.1:1", "x y"]
)
def test_a_foreign_host_is_not_answered(served: ServerThread, host: str) -> None:
    """An attacker could point a domain at this server, and their page would have the same origin."""
    answer = served.client(host=host).get("/probe")
    assert (answer.status_code, error_code(answer)) == (400, "foreign-host")
    headers = {"origin": served.origin, "host": host}
    with pytest.raises(InvalidStatus) as refused:
        open_blocking_socket(served.origin, "/echo", headers)
    assert refused.value.response.status_code == 400
    assert served.app.state.reached == 0


def test_health_checks_may_use_any_host(served: ServerThread) -> None:
    assert served.client(host="10.0.0.5:8000").get("/healthz").status_code == 200


# -- sizes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "size", "status"),
    [
        ("/probe", 16 * KIB, 200),
        ("/probe", 16 * KIB + 1, 413),
    ],
)
@pytest.mark.parametrize("chunked", [False, True], ids=["announced", "chunked"])
def test_the_size_of_a_body_is_limited(
    served: ServerThread, path: str, size: int, status: int, chunked: bool
) -> None:
    pieces = [b"x" * (size - 1), b"x"]
    content = iter(pieces) if chunked else b"".join(pieces)
    answer = served.client().post(path, content=content)
    assert answer.status_code == status
    assert answer.text == str(size) or error_code(answer) == "too-large"
    assert served.app.state.reached == (status == 200)


def test_a_record_is_not_read_for_someone_without_a_session(served: ServerThread) -> None:
    with _dial(served) as line:
        line.sendall(_head(served, "Content-Length: 1000000", path="/api/records"))
        assert b" 401 " in line.recv(100)


def test_a_record_that_never_arrives_times_out(served: ServerThread) -> None:
    cookie = f"Cookie: {COOKIE}={served.guest().cookies[COOKIE]}"
    with _dial(served) as line:
        line.sendall(_head(served, "Content-Length: 10", cookie, path="/api/records") + b"abc")
        assert b" 408 " in line.recv(100)


def test_a_body_announced_as_too_large_is_refused_immediately(served: ServerThread) -> None:
    with _dial(served) as line:
        line.sendall(_head(served, "Content-Length: 16385") + b"x")
        assert b" 413 " in line.recv(100)


def test_an_endless_body_is_not_read_to_its_end(served: ServerThread) -> None:
    with _dial(served) as line:
        line.sendall(_head(served, "Transfer-Encoding: chunked"))
        line.sendall(b"4001\r\n" + b"x" * 0x4001 + b"\r\n")
        assert b" 413 " in line.recv(100)


def test_a_body_that_never_arrives_times_out(served: ServerThread) -> None:
    with _dial(served) as line:
        line.sendall(_head(served, "Content-Length: 10") + b"abc")
        assert b" 408 " in line.recv(100)
    assert served.app.state.reached == 0


def _head(served: ServerThread, *headers: str, path: str = "/probe") -> bytes:
    host = urlsplit(served.origin).netloc
    lines = (f"POST {path} HTTP/1.1", f"Host: {host}", f"Origin: {served.origin}", *headers)
    return "\r\n".join((*lines, "", "")).encode()


def _dial(served: ServerThread) -> socket.socket:
    parts = urlsplit(served.origin)
    assert parts.hostname is not None
    return socket.create_connection((parts.hostname, parts.port or 0), timeout=5)


def test_the_size_of_a_frame_is_limited(served: ServerThread) -> None:
    with served.socket("/echo") as opened:
        opened.send("x" * 16 * KIB)
        assert opened.recv(timeout=5) == "x" * 16 * KIB
    with served.socket("/echo") as opened:
        opened.send("x" * (16 * KIB + 1))
        with pytest.raises(ConnectionClosed) as closed:
            opened.recv(timeout=5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_sockets_are_not_compressed(served: ServerThread) -> None:
    with served.socket("/echo") as opened:
        assert opened.response is not None
        assert "sec-websocket-extensions" not in opened.response.headers


# -- headers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/session", 200),
        ("GET", "/healthz", 200),
        ("GET", "/api/docs", 200),
        ("GET", "/openapi.json", 200),
        ("GET", "/nowhere", 404),
        ("POST", "/api/session", 422),
        ("GET", "/fault", 500),
    ],
)
def test_every_response_has_the_headers(served: ServerThread, method: str, path: str, status: int) -> None:
    answer = served.client().request(method, path)
    assert answer.status_code == status
    _check_headers(answer.headers)
    assert ("no-store" in answer.headers.get("cache-control", "")) == path.startswith(("/api", "/healthz"))


def test_refusals_before_any_route_have_the_headers_too(served: ServerThread) -> None:
    _check_headers(served.client_without_origin.post("/probe").headers)
    _check_headers(served.client(host="evil.example").get("/").headers)
    _check_headers(served.client().post("/probe", content=b"x" * 20 * KIB).headers)
    with pytest.raises(InvalidStatus) as refused:
        served.socket("/echo", "https://evil.example")
    _check_headers(httpx2.Headers(list(refused.value.response.headers.raw_items())))


def _check_headers(headers: httpx2.Headers) -> None:
    policy = headers["content-security-policy"]
    for part in ("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"):
        assert part in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_sockets_of_allowed_origins_are_in_the_policy() -> None:
    policy = fixed_headers(Settings(origins=("https://play.example", "http://b:81")))
    assert "connect-src 'self' wss://play.example ws://b:81;" in policy["Content-Security-Policy"]


@pytest.mark.parametrize(
    ("origins", "strict"),
    [((), False), (("http://play.example",), False), (("https://play.example",), True)],
)
def test_https_sites_send_strict_transport_security(origins: tuple[str, ...], strict: bool) -> None:
    assert ("Strict-Transport-Security" in fixed_headers(Settings(origins=origins))) == strict


# -- the API documentation page ----------------------------------------------------------------------


def test_the_api_documentation_works_under_its_own_policy(served: ServerThread) -> None:
    page = served.client().get("/api/docs").text
    assert not re.search(r"<script|<style|style=|javascript:| on\w+=", page)
    assert re.findall(r'(?:href|src)="(?!#)([^"]*)"', page) == ["/openapi.json"]
    assert "POST /api/session/move" in page


def test_its_links_lead_to_schemas_on_the_page(served: ServerThread) -> None:
    page = served.client().get("/api/docs").text
    links = set(re.findall(r'href="#([^"]*)"', page))
    assert {"Introduction", "Problem"} <= links
    assert links <= set(re.findall(r'id="([^"]*)"', page))
