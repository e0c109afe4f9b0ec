"""An act that could not be read, in the words of the form it was made with: the kernel names fields
and places in JSON, which nobody on a page has ever seen."""

import re
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from intriga.kernel.text import Param, Refusal, refuse

MALFORMED: Final = "refused-malformed"
_PLACE: Final = re.compile(r"(?P<field>[\w-]+)(?:\[(?P<row>\d+)\](?:\.(?P<column>[\w-]+))?)?")
_FIELD: Final = re.compile(r"(?P<field>[\w-]+)(?P<row>(?!))?(?P<column>(?!))?")
_BOUNDS: Final = frozenset(
    {
        "misread-at-most",
        "misread-at-least",
        "misread-below",
        "misread-above",
        "misread-multiple",
        "misread-length",
        "misread-length-between",
        "misread-length-most",
        "misread-length-least",
        "misread-nul",
    }
)
"""Reasons that say in words what would be right."""


class WrongAt(Struct, frozen=True):
    """Where something is wrong: a field, one of its rows from 0, a column of that."""

    field: str
    row: int | None = None
    column: str = ""

    @property
    def name(self) -> str:
        """As the field is called in a form: `rows.2.team`."""
        row = "" if self.row is None else f".{self.row}"
        return f"{self.field}{row}.{self.column}" if self.column else f"{self.field}{row}"


class Misread(Struct, frozen=True):
    """What is wrong with an act that could not be read: `why` is the id of a text about a field,
    or, where that says more, a whole text, `problem`."""

    place: WrongAt | None
    why: str
    problem: Param = None


def misread(refusal: Refusal) -> Misread | None:
    """Why an act could not be read, and where; None for any other refusal."""
    if refusal.id != MALFORMED:
        return None
    problem: Any = refusal.params.get("problem")
    at, reason = "", problem
    if isinstance(problem, Mapping) and problem.get("msg") == "misread-in":
        at, reason = str(problem.get("place", "")), problem.get("problem")
    place = _place(at)
    found: Mapping[str, Any] = reason if isinstance(reason, Mapping) else {}
    match found.get("msg"):
        case "misread-missing":
            return Misread(_inside(place, at, str(found.get("field", ""))), "missing")
        case "misread-type" if _is_int(found.get("expected")):
            return Misread(place, "no-number")
        case str(id) if id in _BOUNDS:
            return Misread(place, "wrong", dict(found))
    return Misread(place, "unfit")


def worded(found: Misread, label: Param | None, kind: str) -> Refusal:
    """The same as a refusal that a page can show. `label`: what the field is called, None if it is
    not known; `kind`: its kind."""
    place, problem = found.place, found.problem
    if label is None or place is None:
        return refuse("form-misread")
    if kind == "rows" and place.row is not None:
        return refuse("row-misread", row=place.row + 1)
    if kind == "rows" and isinstance(problem, dict) and problem["msg"] == "misread-length-most":
        problem = {"msg": "misread-rows-most", "high": problem["high"]}
    about = {"field": label} if problem is None else {"field": label, "problem": problem}
    if place.row is None or not place.column:
        return refuse(f"field-{found.why}", **about)
    return refuse(f"row-field-{found.why}", row=place.row + 1, **about)


def _is_int(expected: Any) -> bool:
    return isinstance(expected, Mapping) and "misread-int" in str(expected)


def _place(at: str) -> WrongAt | None:
    found = _PLACE.fullmatch(at) or _FIELD.match(at)
    if found is None:
        return None
    row = None if found["row"] is None else int(found["row"])
    return WrongAt(found["field"], row, found["column"] or "")


def _inside(place: WrongAt | None, at: str, field: str) -> WrongAt | None:
    """Where a field is missing: in the act itself, or in a row."""
    if not at:
        return WrongAt(field)
    if place is None or place.row is None or place.column:
        return place
    return WrongAt(place.field, place.row, field)
