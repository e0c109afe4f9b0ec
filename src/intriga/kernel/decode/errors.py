"""What a decoder found wrong with data, as a message that can be rendered in any language.

msgspec raises English sentences. There are few of them, so they are parsed here and replaced by
messages of the catalogues; one that is not known is passed on unchanged.
"""

import re
from typing import Any, Final

import msgspec

from intriga.kernel.text import Param, msg

UNREADABLE: Final = (ValueError, RecursionError)
"""What decoding unchecked bytes may raise: errors of msgspec and of text that is not Unicode are
`ValueError`; data nested too deep exceeds the recursion limit."""

_PLACE: Final = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`\$\.?(?P<place>[^`]*)`)?", re.S)

_KNOWN: Final = tuple(
    (id, re.compile(pattern, re.S))
    for id, pattern in (
        ("misread-length-between", r"Expected `\w+` of length (?P<low>\d+) to (?P<high>\d+).*"),
        ("misread-length-most", r"Expected `\w+` of (?:length <=|at most length) (?P<high>\d+).*"),
        ("misread-length-least", r"Expected `\w+` of (?:length >=|at least length) (?P<low>\d+).*"),
        ("misread-length", r"Expected `\w+` of length (?P<length>\d+).*"),
        ("misread-at-most", r"Expected `\w+` <= (?P<bound>\S+)"),
        ("misread-at-least", r"Expected `\w+` >= (?P<bound>\S+)"),
        ("misread-below", r"Expected `\w+` < (?P<bound>\S+)"),
        ("misread-above", r"Expected `\w+` > (?P<bound>\S+)"),
        ("misread-multiple", r"Expected `\w+` that's a multiple of (?P<bound>\S+)"),
        ("misread-nul", r"(?:Zero|Control) character"),
        ("misread-pattern", r"Expected `str` matching regex .*"),
        ("misread-type", r"Expected `(?P<expected>[^`]+)`, got `(?P<found>[^`]+)`"),
        ("misread-missing", r"Object missing required field `(?P<field>.*)`"),
        ("misread-unknown", r"Object contains unknown field `(?P<field>.*)`"),
        ("misread-value", r"Invalid (?:enum )?value (?P<value>.*)"),
        ("misread-range", r"(?:Integer value|Number) out of range"),
        ("misread-range", r"Exceeds the limit \(\d+ digits\) for integer string conversion.*"),
        ("misread-broken", r"JSON is malformed: .* \(byte (?P<byte>\d+)\)"),
        ("misread-truncated", r"Input data was truncated"),
    )
)

_QUOTED: Final = 60
_TYPES: Final = frozenset({"int", "float", "str", "bool", "null", "array", "object"})


def decode_error(problem: Exception) -> Param:
    """Why data could not be read, as a nested message: the parameter of another text.

    `problem` is what msgspec raised, or `UnicodeError`, `RecursionError`.
    """
    place, reason = located(problem)
    return msg("misread-in", place=_short(place), problem=reason) if place else reason


def located(problem: Exception) -> tuple[str, Param]:
    """Where data could not be read (`players[2].purse`; empty if msgspec does not say), and why."""
    if isinstance(problem, UnicodeError):
        return "", msg("misread-encoding")
    if isinstance(problem, RecursionError):
        return "", msg("misread-deep")
    found = _PLACE.fullmatch(str(problem))
    assert found is not None  # it matches anything
    return found["place"] or "", _message(found["what"])


def describe_error(error: Exception) -> Param:
    """What made rules raise, as the parameter of a text: bad data, or anything else."""
    if isinstance(error, msgspec.DecodeError):
        return decode_error(error)
    return f"{type(error).__name__}: {error}"


def _message(what: str) -> dict[str, Any]:
    for id, pattern in _KNOWN:
        match = pattern.fullmatch(what)
        if match is not None:
            return msg(id, **{name: _value(name, got) for name, got in match.groupdict().items()})
    return msg("misread-otherwise", problem=_short(what))


def _value(name: str, got: str) -> Param:
    if name in ("expected", "found"):
        return _types(got.split(" | "))
    return _short(got.strip("'") if name == "value" else got)


def _short(got: str) -> str:
    """A quotation of what was sent, cut to a length that fits into a sentence."""
    return got if len(got) <= _QUOTED else f"{got[:_QUOTED]}…"


def _types(names: list[str]) -> Param:
    """`int | str` as a message; a type of the caller's own is named as it is."""
    first, *others = names
    named: Param = msg(f"misread-{first}") if first in _TYPES else first
    return msg("misread-or", one=named, other=_types(others)) if others else named
