"""Drafts as they are used without script."""

import re
from collections.abc import Mapping
from typing import Any

from tests.kit.http.html_client import Form, Person


def draft_form(person: Person) -> Form:
    """The form of the first draft of the page."""
    return next(form for form in person.forms if "/drafts/" in form.action)


def rows_of(form: Form) -> list[str]:
    """The ids of the rows in it that are saved, in their order."""
    versions = {
        name.partition(".")[2]: value
        for name, value in form.fields.items()
        if name.startswith("versions.")
    }
    return [row for row, version in versions.items() if version != "0"]


def blank_of(form: Form) -> str:
    """The id of the empty row at the end."""
    return next(
        name.partition(".")[2]
        for name, value in form.fields.items()
        if name.startswith("versions.") and value == "0"
    )


def send_draft(
    person: Person, do: str = "save", row: str = "", form: Any = None, **values: Any
) -> None:
    """Fill in a row (by default the empty one) of the draft of the page, and press a button."""
    form = form or draft_form(person)
    if values:
        row = row or blank_of(form)
    given: Mapping[str, Any] = {f"rows.{row}.{name}": value for name, value in values.items()}
    person.page = person.http.post(form.action, data={**form.fields, **given, "do": do})


def hand_in_draft(person: Person, **values: Any) -> None:
    """Add a row to the draft of the page, and hand it in."""
    send_draft(person, "hand-in", **values)


SEATS = 8


def gathered(url: str) -> tuple[str, list[Person]]:
    """A started match of the town between eight people; its path."""
    people = [Person(url) for _ in range(SEATS)]
    for person in people:
        person.open("/")  # cookies are created in a fixed order
    host = people[0]
    host.open("/new/town")
    host.press("/new/town", name="Анна", seats=str(SEATS), pace="unlimited")
    match = host.path
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    for number, person in enumerate(people[1:]):
        person.open(f"/j/{code[1]}")
        person.press(f"/j/{code[1]}", name=f"Гость {number}")
    host.open(match)
    host.press(f"{match}/start")
    return match, people
