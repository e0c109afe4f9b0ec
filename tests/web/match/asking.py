"""Somebody who asks a bot what it would do, by pages without script."""

import asyncio
import json
import re
import sqlite3
from typing import Any

from intriga.kernel.bots.advice import Advice
from intriga.kernel.decode.reader import reader
from tests.kit.http.html_client import Form, Person
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE


def advised(server: Server, match: str, seat: int = 0) -> Advice | None:
    """What the table says that a bot would do."""
    asked = server.table.advice(match.removeprefix("/m/"), seat, None)
    return asyncio.run_coroutine_threadsafe(asked, server._loop).result(PATIENCE)


def asked(person: Person, match: str) -> bool:
    """Open the page of a match and ask; False where there is no button for it now."""
    person.open(match)
    if not may_ask(person):
        return False
    person.press(f"{match}/hint")
    assert person.status == 200
    return True


def may_ask(person: Person) -> bool:
    """Whether the page has the button that asks."""
    button = re.search(r'(?s)id="hint-ask".*?</form>', person.page.text)
    return button is not None and "<button" in button[0]


def filling(person: Person) -> tuple[Form, dict[str, str]] | None:
    """The button that fills in what the bot would do: its form, and what it sends."""
    found = re.search(
        r'<button[^>]*\bform="([^"]*)" name="(_step|do)" value="hint"', person.page.text
    )
    if found is None:
        return None
    form = next(one for one in person.forms if one.id == found[1])
    return form, {found[2]: "hint"}


def pressed(person: Person, form: Form) -> dict[str, str]:
    """The button of a form that looks pressed, or that sends a list; nothing where one has no value
    of its own."""
    if not form.key:
        return {"do": "hand-in"}
    id = re.escape(form.id)
    buttons = re.findall(rf'<button[^>]*\bform="{id}"[^>]*>', person.page.text)
    inside = re.search(rf'(?s)<form[^>]*\bid="{id}".*?</form>', person.page.text)
    buttons += re.findall(r"<button[^>]*>", inside[0]) if inside else []
    for button in buttons:
        named = re.search(r'name="([^"]*)" value="([^"]*)"', button)
        if named and 'aria-pressed="true"' in button:
            return {named[1]: named[2]}
    return {}


def acts_of(server: Server, match: str, seat: int = 0) -> list[dict[str, Any]]:
    """All acts of a seat, as they stand in the record."""
    with sqlite3.connect(server.folder / "intriga.db") as database:
        found = database.execute(
            "SELECT line FROM entries WHERE match = ? ORDER BY seq", (match.removeprefix("/m/"),)
        ).fetchall()
    entries = [json.loads(line) for (line,) in found]
    return [one["act"] for one in entries if one.get("by") == seat]


def alike(server: Server, game: str, one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two acts as plain data are the same act."""
    read = reader(server.table._games[game])
    return read.player_data(one) == read.player_data(other)
