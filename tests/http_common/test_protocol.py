"""Slow and greedy clients over real sockets: nobody keeps a connection by doing nothing with it."""

import contextlib
import gc
import socket
import struct
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from intriga.http_common.protocol import H11, HEAD_MOST, PROTOCOL, Deadlines, Watched
from tests.kit.http.program import Program, begun
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE

pytestmark = pytest.mark.service

SOON = Deadlines(head=0.2, body=0.2, unread=0.2, closing=0.2)
LONG = Deadlines(head=600.0, body=600.0, unread=600.0, closing=0.2)


@pytest.fixture(params=["httptools", pytest.param("h11", marks=pytest.mark.thorough)])
def protocol(request: pytest.FixtureRequest) -> type[Watched]:
    return H11 if request.param == "h11" else PROTOCOL


def watched(protocol: type[Watched], deadlines: Deadlines) -> type[Watched]:
    """The protocol with these deadlines."""
    return type("Protocol", (protocol,), {"deadlines": deadlines})


@pytest.fixture
def hasty(tmp_path: Path, protocol: type[Watched]) -> Iterator[Server]:
    """A server with little patience."""
    with Server(tmp_path, protocol=watched(protocol, SOON)) as server:
        yield server


@pytest.fixture
def patient(tmp_path: Path, protocol: type[Watched]) -> Iterator[Server]:
    """A server that waits for ten minutes."""
    with Server(tmp_path, protocol=watched(protocol, LONG)) as server:
        yield server


def connected(server: Server, sent: bytes = b"") -> socket.socket:
    """A connection on which this has been sent."""
    client = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    client.sendall(sent)
    return client


def everything(client: socket.socket) -> bytes:
    """What comes until the server closes the connection."""
    received = b""
    with client:
        try:
            while data := client.recv(65_536):
                received += data
        except ConnectionError:
            pass
    return received


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"", b""),
        (b"GET / HT", b"408 "),
        (b"GET / HTTP/1.1\r\nhost: x\r\nx: y", b"408 "),
        (b"POST /login HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n", b"408 "),
        (b"\r\n", b""),
    ],
    ids=["nothing", "line", "headers", "body", "empty line"],
)
def test_half_a_request_is_not_waited_for(hasty: Server, sent: bytes, status: bytes) -> None:
    if b"POST" in sent:
        sent = sent.replace(b"\r\n\r\n", b"\r\n" + FORM + b"\r\n\r\n")
    answer = everything(connected(hasty, sent))
    assert answer.removeprefix(b"HTTP/1.1 ").startswith(status)
    if status:
        assert b"content-security-policy: " in answer


FORM = b"content-type: application/x-www-form-urlencoded"


def test_half_a_request_after_a_whole_one_is_not_waited_for(hasty: Server) -> None:
    whole = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    answer = everything(connected(hasty, whole + b"GET / HT"))
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 408 " in answer


def test_a_client_that_reads_nothing_is_cut_off(hasty: Server) -> None:
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.settimeout(PATIENCE)
    client.connect(("127.0.0.1", hasty.port))
    with client, pytest.raises(ConnectionError):
        send_forever(client, b"GET /rules/espionage HTTP/1.1\r\nhost: x\r\n\r\n")


def send_forever(client: socket.socket, request: bytes) -> None:
    """Send this again and again, slowly, and read nothing."""
    while True:
        client.sendall(request)
        time.sleep(0.01)


def test_thousands_of_requests_at_once_are_not_parsed(tmp_path: Path) -> None:
    """Each would take kilobytes while it waits for the ones before it. (With h11 none is parsed
    before the one before it is answered.)"""
    with Server(tmp_path, protocol=watched(PROTOCOL, LONG)) as server:
        client = connected(server)
        with contextlib.suppress(ConnectionError):
            client.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" * 5000)
        assert everything(client).count(b"HTTP/1.1 200 ") < 1000


@pytest.fixture
def streamed(tmp_path: Path, protocol: type[Watched]) -> Iterator[tuple[Server, bytes]]:
    """A server, and a request for a stream of a match that is being played there."""
    patient = watched(protocol, LONG)
    with Server(tmp_path, protocol=patient) as server:
        server.site.limits.connections._heartbeat = 0.1
        people = [Program(server.url, f"program-{number}") for number in range(2)]
        path = f"/api/v1/matches/{begun(*people)}/stream"
        patient.deadlines = SOON  # from here on
        yield server, f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode()
        for person in people:
            person.close()


MORE = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"


@pytest.mark.parametrize("behind", [b"", MORE, MORE * 3])
def test_a_stream_ends_with_its_connection(streamed: tuple[Server, bytes], behind: bytes) -> None:
    """Whatever else was asked for on the connection: it would hold its place for ever."""
    server, stream = streamed
    with connected(server, stream) as client:
        assert client.recv(65_536).startswith(b"HTTP/1.1 200 ")
        assert server.site.limits.taken == 1
        client.sendall(behind)
        time.sleep(0.1)
    end = time.monotonic() + PATIENCE
    while server.site.limits.taken:
        assert time.monotonic() < end, "the stream goes on without a reader"
        time.sleep(0.01)


@pytest.mark.parametrize("behind", [b"GET / HT", b"GET / HTTP/1.1\r\nx: " + b"a" * 2 * HEAD_MOST])
@pytest.mark.parametrize("protocol", [PROTOCOL])
def test_nothing_is_written_into_another_response(
    streamed: tuple[Server, bytes], behind: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    """(With h11 nothing is read before that response has ended.)"""
    server, stream = streamed
    client = connected(server, stream)
    answer = client.recv(65_536)
    with contextlib.suppress(ConnectionError):
        client.sendall(behind)
    answer += everything(client)
    assert answer.count(b"HTTP/1.1 ") == 1
    end = time.monotonic() + PATIENCE
    while server.site.limits.taken:
        assert time.monotonic() < end, "the stream goes on without a reader"
        time.sleep(0.01)
    assert not capfd.readouterr().err


def test_a_body_is_not_read_after_it_was_refused(patient: Server) -> None:
    size = 250 * 1024 * 1024
    head = b"POST /login HTTP/1.1\r\nhost: x\r\n" + FORM + b"\r\ncontent-length: %d\r\n\r\n" % size
    client = connected(patient, head)
    sent = 0
    try:
        while sent < size:
            sent += client.send(b"a" * 65_536)
    except ConnectionError:
        pass
    assert sent < size // 10, "the server read on"
    client.close()


def test_the_refusal_of_a_large_body_can_be_read(patient: Server) -> None:
    head = b"POST /login HTTP/1.1\r\nhost: x\r\n" + FORM + b"\r\ncontent-length: 3000000\r\n\r\n"
    answer = everything(connected(patient, head + b"a" * 1_200_000))
    assert answer.startswith(b"HTTP/1.1 413 ")


def test_the_rest_of_a_small_body_is_thrown_away(patient: Server) -> None:
    """And the connection serves the next request."""
    head = b"POST /nowhere HTTP/1.1\r\nhost: x\r\n" + FORM + b"\r\ncontent-length: 9\r\n\r\n"
    with connected(patient, head) as client:
        answer = client.recv(65_536)
        assert answer.startswith(b"HTTP/1.1 404 ")
        while b"</html>" not in answer:
            answer += client.recv(65_536)
        client.sendall(b"a=b&c=d&eGET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        assert client.recv(65_536).startswith(b"HTTP/1.1 200 ")


def test_a_connection_can_be_used_after_a_body_that_was_too_large(patient: Server) -> None:
    """A client that keeps connections would send its next request into a closed one."""
    head = b"POST /login HTTP/1.1\r\nhost: x\r\n" + FORM + b"\r\ncontent-length: 200000\r\n\r\n"
    with connected(patient, head + b"a" * 150_000) as client:
        answer = client.recv(65_536)
        assert answer.startswith(b"HTTP/1.1 413 ")
        while b"</html>" not in answer:
            answer += client.recv(65_536)
        client.sendall(b"a" * 50_000 + b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        assert client.recv(65_536).startswith(b"HTTP/1.1 200 ")


def test_a_head_without_end_is_refused(patient: Server) -> None:
    line = b"x-%d: " + b"a" * 8000 + b"\r\n"
    client = connected(patient, b"GET / HTTP/1.1\r\nhost: x\r\n")
    try:
        for number in range(2 * HEAD_MOST // len(line)):
            client.sendall(line % number)
    except ConnectionError:
        pass
    answer = everything(client)
    assert not answer or answer.startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 "))


@pytest.mark.parametrize("endless", [b"x-a: b\r\n", b"x-a: ", b"1;a="])
def test_a_body_without_end_is_not_read(patient: Server, endless: bytes) -> None:
    """Neither one with more and more trailers, nor with one that is longer and longer, nor one that
    has much to say of a chunk."""
    head = b"POST /login HTTP/1.1\r\nhost: x\r\n" + FORM + b"\r\ntransfer-encoding: chunked\r\n\r\n"
    end = b"" if b";" in endless else b"0\r\n"
    more = endless * 8000 if endless.endswith(b"\n") else b"a" * 65_536
    client = connected(patient, head + b"3\r\na=b\r\n" + end + endless)
    sent, most = 0, 64 * 1024 * 1024
    try:
        while sent < most:
            sent += client.send(more)
    except ConnectionError:
        pass
    assert sent < most, "the server read on"
    client.close()


def test_trailers_are_not_headers(patient: Server) -> None:
    head = (
        b"POST /nowhere HTTP/1.1\r\nhost: x\r\n" + FORM + b"\r\ntransfer-encoding: chunked\r\n\r\n"
    )
    with connected(patient, head + b"3\r\na=b\r\n0\r\nhost: y\r\nx-a: b\r\n\r\n") as client:
        assert client.recv(65_536).startswith(b"HTTP/1.1 404 ")


def test_what_is_not_http_is_answered_with_security_headers(
    patient: Server, capfd: pytest.CaptureFixture[str]
) -> None:
    answer = everything(connected(patient, b"\x16\x03\x01 GET\r\n\r\n"))
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"x-content-type-options: nosniff" in answer
    assert not capfd.readouterr().err, "strangers write into the log"


@pytest.mark.parametrize("reset", [True, False])
def test_a_connection_that_was_closed_is_forgotten(
    tmp_path: Path, protocol: type[Watched], reset: bool
) -> None:
    """At once, without the garbage collector and whatever a timer still wants with it: its request
    may be large."""
    known: weakref.WeakSet[Watched] = weakref.WeakSet()

    class Known(protocol):  # type: ignore[misc, valid-type]
        deadlines = LONG

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            known.add(self)

    with Server(tmp_path, protocol=Known) as server:
        gc.collect()
        gc.disable()
        try:
            client = connected(server, b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            answer = b""
            while b"</html>" not in answer:
                answer += client.recv(65_536)
            assert len(known) == 1
            linger = struct.pack("ii", reset, 0)
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            client.close()
            end = time.monotonic() + PATIENCE
            while known:
                assert time.monotonic() < end, "it is still there"
                time.sleep(0.01)
        finally:
            gc.enable()
