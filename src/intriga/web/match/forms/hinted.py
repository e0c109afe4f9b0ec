"""What a bot would do, in the words of the form by which one would do it."""

from collections.abc import Iterator, Sequence
from typing import Final

from intriga.web.game_pages import Data

LINES_MOST: Final = 8
"""So many lines tell what a bot would enter; of more, the page says how many there are."""


def entered_lines(form: Data) -> list[str]:
    """What stands in a form, field by field. `form`: as `FormRenderer` makes it."""
    fields = [*form["fields"], *([form["question"]] if form["question"] else [])]
    return [line for field in fields for line in _lines(field)]


def row_line(cells: Sequence[Data]) -> str:
    """A row of a list as a line; empty for an empty one."""
    return " · ".join(text for cell in cells if (text := _value(cell)))


def _lines(field: Data) -> Iterator[str]:
    kind = field["kind"]
    if kind == "rows":
        yield from filter(None, (row_line(row["cells"]) for row in field["rows"]))
    elif kind == "slots":
        for slot in field["slots"]:
            if text := _value(slot):
                yield f"{slot['label']}: {text}"
    elif kind == "counts":
        yield from (f"{one['label']} × {one['value']}" for one in field["items"] if one["value"])
    elif kind == "flag" and "answers" not in field:
        if field["value"] in (True, "true"):
            yield field["label"]
    elif text := _value(field):
        yield f"{field['label']}: {text}"


def _value(field: Data) -> str:
    """What was chosen or entered, as it is shown; empty for nothing."""
    for answer in field.get("answers", ()):
        if answer["chosen"]:
            return str(answer["label"])
    value = field.get("value")
    if field["kind"] in ("flag", "bool"):
        return str(field["label"]) if value in (True, "true") else ""
    if value in (None, ""):
        return ""
    labels = {str(one["value"]): one["label"] for one in field.get("choices", ())}
    return str(labels.get(str(value), value))
