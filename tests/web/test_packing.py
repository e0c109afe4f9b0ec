"""How bodies are compressed: as the browser takes it, and so that it gets what was sent."""

import gzip

import brotli
import httpx
import pytest

from intriga.web.packing import PACKINGS, best_packing, packed
from tests.kit.http.server import Server


@pytest.mark.parametrize(
    ("accepted", "best"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, BR; q=0.5", "br"),
        ("gzip, br;q=0", "gzip"),
        ("br;q=0.000,gzip;q=0.0", ""),
        ("identity", ""),
        ("brotli, x-gzip", ""),
        ("", ""),
    ],
)
def test_the_best_that_is_taken_is_sent(accepted: str, best: str) -> None:
    assert best_packing(accepted) == best


@pytest.mark.parametrize("kept", [False, True])
def test_a_body_arrives_as_it_was(kept: bool) -> None:
    body = "Что тайно, то тайно. ".encode() * 99
    assert gzip.decompress(packed(body, "gzip", kept=kept)) == body
    assert brotli.decompress(packed(body, "br", kept=kept)) == body
    assert packed(body, "", kept=kept) is body
    assert all(len(packed(body, one, kept=kept)) < 200 for one in PACKINGS)


@pytest.mark.service
@pytest.mark.parametrize("packing", ["br", "gzip", ""])
def test_pages_and_files_are_sent_as_they_are_taken(server: Server, packing: str) -> None:
    with httpx.Client(base_url=server.url, headers={"accept-encoding": packing}) as http:
        page = http.get("/")
        sheet = page.text.partition('rel="stylesheet" href="')[2].partition('"')[0]
        for answer in (page, http.get(sheet)):
            assert answer.status_code == 200
            assert answer.headers.get("content-encoding", "") == packing
            assert "accept-encoding" in answer.headers["vary"]
        assert "</html>" in page.text
