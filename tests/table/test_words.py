"""Every text of the table exists in both languages and gets the parameters it needs."""

import ast
import re
from pathlib import Path

import pytest

import intriga.table
from intriga.lab.conformance.translations import entries
from intriga.words import LANGUAGES, phrasebook

SOURCES = sorted(Path(intriga.table.__file__).parent.rglob("*.py"))
RAISERS = {"unknown", "forbidden", "conflict", "invalid", "refuse"}
PACKAGES = ("intriga.table",)


def refusal_calls() -> list[tuple[str, frozenset[str]]]:
    """Every message id that the code of the table uses, with the names of its parameters."""
    found = {("table-unavailable", frozenset[str]())}
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in RAISERS and node.args and isinstance(node.args[0], ast.Constant):
                params = frozenset(word.arg for word in node.keywords if word.arg)
                found.add((str(node.args[0].value), params))
    return sorted(found, key=str)


def texts_of_clients() -> set[str]:
    """The ids in refusals of the pages and the API, which also use the table's words."""
    above = Path(intriga.table.__file__).parent.parent
    sources = (file for part in ("api", "web") for file in (above / part).rglob("*.py"))
    return {id for file in sources for id in re.findall(r'refuse\("([\w-]+)"', file.read_text())}


def remarks() -> set[str]:
    """The ids of what the table remarks on drafts."""
    found = r'Remark\(Message\("([\w-]+)"'
    return {id for file in SOURCES for id in re.findall(found, file.read_text("utf-8"))}


def named_by_votes() -> set[str]:
    """The ids which a kind of vote gives to `Votes` for its refusals."""
    found = r'Votes\([^)]*"([\w-]+)", "([\w-]+)"\)'
    return {
        id for file in SOURCES for pair in re.findall(found, file.read_text("utf-8")) for id in pair
    }


def test_the_search_finds_the_message_ids() -> None:
    ids = {id for id, _ in refusal_calls()}
    assert {"table-no-match", "seat-taken", "refused-command-used", "login-wrong"} <= ids
    assert len(ids) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    book = phrasebook(language, *PACKAGES)
    for id, params in refusal_calls():
        for value in (1, 2, 5):
            text = book.say(id, dict.fromkeys(params, value))
            assert text
            assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_unused(language: str) -> None:
    texts = {entry.id.name for entry in entries("intriga.table", language)}
    names = {"bot-names", "bot-called", "chair-called", "seat-kept-hours"}
    called = {id for id, _ in refusal_calls()} | texts_of_clients() | remarks() | named_by_votes()
    assert not {id for id in texts - names - called if not id.startswith("refused")}
