"""What no text may have that comes in, whichever way."""

from typing import Any


def nul_in(value: Any) -> str | None:
    """Where in decoded JSON a zero character is (`act.name`, empty for the whole): in no text of
    ours, and PostgreSQL takes none. None: nowhere."""
    waiting = [("", value)]
    while waiting:
        place, one = waiting.pop()
        if isinstance(one, str):
            if "\0" in one:
                return place
        elif isinstance(one, dict):
            waiting += [(place, key) for key in one]
            waiting += [(f"{place}.{key}".lstrip("."), inner) for key, inner in one.items()]
        elif isinstance(one, list):
            waiting += [(f"{place}[{number}]", inner) for number, inner in enumerate(one)]
    return None
