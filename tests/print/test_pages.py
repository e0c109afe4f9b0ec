"""Printouts over HTTP: blank, for a match, and for people who may not see it."""

from pathlib import Path

import httpx
import pytest

from tests.kit.http.server import Server


@pytest.mark.parametrize("printout", ["board", "cards", "reference"])
def test_printouts_are_served_and_linked_from_the_rules(tmp_path: Path, printout: str) -> None:
    with Server(tmp_path) as server, httpx.Client(base_url=server.url) as client:
        rules = client.get("/rules/espionage")
        path = f"/print/espionage/{printout}.pdf"
        assert f'href="{path}"' in rules.text
        answer = client.get(path)
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.content.startswith(b"%PDF-")


def test_what_cannot_be_printed_gets_an_error_page(tmp_path: Path) -> None:
    with Server(tmp_path) as server, httpx.Client(base_url=server.url) as client:
        for path in ("espionage/spell.pdf", "chess/board.pdf", "espionage/board.pdf?m=nowhere"):
            answer = client.get(f"/print/{path}", headers={"accept-language": "ru"})
            assert answer.status_code == 404, path
            assert "<html" in answer.text
