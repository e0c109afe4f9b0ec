"""What is wrong with a file: where, and in words of the reader's language."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from intriga.kernel import InvalidOptions, Param, msg, refuse

Path = tuple[str | int, ...]
"""Where in a file: names of fields, and places in lists from 0."""

_SHOWN: Final = 8
"""How many faults of a file are told at once."""
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,39}")


class Fault(Struct, frozen=True):
    """A fault, and why it is one."""

    path: Path
    why: Param


Faults = Iterator[Fault]


def fault(path: Path, id: str, /, **params: Param) -> Fault:
    """A fault with the message `economicus-house-…`."""
    return Fault(path, msg(f"economicus-house-{id}", **params))


def wants(at: int, targets: Sequence[str]) -> Fault:
    """The card at this place of its file needs one of these targets."""
    return fault(("card", at, "target"), "wants-target", targets=", ".join(targets))


def place(path: Path) -> str:
    """A place as people write it, counted from 1: `card[3].effects[1].amount`. What cannot be the
    name of a field is not repeated."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part + 1}]"
        else:
            text += f".{part if _NAME.fullmatch(part) else '?'}"
    return text.removeprefix(".")


def refusal(file: str, faults: Sequence[Fault], lines: Sequence[int]) -> InvalidOptions:
    """All that is told of a file. `file`: which one; `lines`: of each fault, 0 for none."""
    told = [_told(one, line) for one, line in zip(faults, lines, strict=True)][:_SHOWN]
    *earlier, joined = told
    for one in reversed(earlier):
        joined = msg("economicus-house-and", one=one, more=joined)
    return InvalidOptions(
        refuse(
            "economicus-house-bad",
            file=msg(f"economicus-house-file-{file}"),
            count=len(faults),
            faults=joined,
        )
    )


def _told(fault: Fault, line: int) -> Param:
    field = place(fault.path)
    if not line:
        return fault.why if not field else msg("economicus-house-field", field=field, why=fault.why)
    if not field:
        return msg("economicus-house-line", line=line, why=fault.why)
    return msg("economicus-house-line-field", line=line, field=field, why=fault.why)
