"""The example client, run unchanged against a real server."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.kit.http.program import Program, begun
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE

pytestmark = pytest.mark.service
Make = Callable[..., Program]

CLIENT = Path(__file__).resolve().parents[2] / "examples" / "client"


def run(token: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the example bot to its end."""
    environment = dict(os.environ, INTRIGA_TOKEN=token.removeprefix("Bearer "))
    command = [sys.executable, str(CLIENT / "play.py"), *arguments]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_the_example_plays_espionage_against_a_bot(server: Server, program: Make) -> None:
    me = program("en")
    token = me.http.headers["authorization"]
    played = run(token, server.url, "--seats", "2", "--options", '{"rounds": 2}')
    assert played.returncode == 0, played.stderr
    assert f"{me.login} plays for London." in played.stdout
    (match,) = me.get("/matches", which="mine")["matches"]
    assert match["status"] == "over"
    assert played.stdout.rstrip().endswith(match["outcome"]["reason"]["text"])


def test_the_example_joins_a_match_by_its_code(server: Server, program: Make) -> None:
    host, guest = program(), program("en")
    match = host.open(options={"rounds": 1}, privacy="link", sit=False)
    host.post(f"/matches/{match}/bots", {})
    code = host.get(f"/matches/{match}")["join_code"]
    guest.post(f"/matches/{match}/join", {"code": code})
    host.post(f"/matches/{match}/start", {})
    played = run(guest.http.headers["authorization"], server.url, "--join", code)
    assert played.returncode == 0, played.stderr
    assert host.get(f"/matches/{match}")["status"] == "over"


def test_the_example_skips_a_question_that_is_no_longer_open(
    server: Server, program: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is choosing, the match goes on: it continues with the new position instead of giving
    up."""
    monkeypatch.syspath_prepend(CLIENT)
    import play
    from intriga_client import Client

    mover, other = program(), program()
    match = begun(mover, other)
    before = mover.get(f"/matches/{match}/view")
    if before["seat"] not in before["windows"][0]["awaited"]:
        mover, before = other, other.get(f"/matches/{match}/view")
    assert mover.move(match, Random(1))
    assert mover.get(f"/matches/{match}/view")["forms"] != before["forms"]
    token = mover.http.headers["authorization"].removeprefix("Bearer ")
    for _ in range(5):  # whatever it chooses
        play.answer(Client(server.url, token), match, before)


def test_the_example_prints_what_the_server_refuses(server: Server) -> None:
    refused = run("intriga_nothing", server.url)
    assert refused.returncode == 1
    assert refused.stderr.startswith("api-token-unknown: ")
