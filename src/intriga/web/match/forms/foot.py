"""The decision among the forms of a page, and its foot: the buttons that send it, which stay in
sight whatever scrolls above them."""

from collections.abc import Iterator, Sequence
from typing import Final

from intriga.web.game_pages import Data
from intriga.web.rendering.fragments import GENERATION

ROW: Final = 2
"""How many buttons stand in a row."""


def main_of(forms: Sequence[Data]) -> Data | None:
    """The form that is the decision: of those that answer what is asked the first one with
    something to fill in, else the first; where none says that it does, the only one that answers a
    question that nobody else is asked, or the only one that answers any."""
    able = [one for one in forms if not one.get("blocked") and not one.get("stands_beside")]
    kinds = ("main", "private", "answers")
    chief = next(filter(None, ([one for one in able if one[kind]] for kind in kinds)), [])
    if not chief or (len(chief) > 1 and not chief[0]["main"]):
        return None
    return next((one for one in chief if _asks(one)), chief[0])


def _asks(form: Data) -> bool:
    """Whether there is something to fill in or to choose."""
    return bool(form["fields"] or form["question"] or form.get("template"))


def placed(form: Data) -> Data:
    """The decision, with those of its buttons that have no room in the foot among its choices."""
    return form | {"in_foot": True, "more": _parted(form)[1]}


def suggested(form: Data) -> Data:
    """A form that a bot has filled in: of the buttons that stand for a value the bot's comes first,
    and looks pressed."""
    if form.get("hinted") is None or not form.get("taps"):
        return form
    given = {name: str(value).lower() for name, value in form["given"].items()}
    taps = [
        one | {"pressed": given.get(one["name"].removesuffix("!")) == str(one["value"]).lower()}
        for one in form["taps"]
    ]
    return form | {"taps": sorted(taps, key=lambda one: not one["pressed"])}


def _parted(form: Data) -> tuple[list[Data], list[Data]]:
    """The values that send a form: those that stand in its foot, and the others."""
    taps = list(form.get("taps", ()))
    room = ROW - len(form.get("beside", ()))
    if len(taps) <= room:
        return taps, []
    return taps[:1], taps[1:]


def foot_of(main: Data | None, others: Sequence[Data], generation: str) -> Data | None:
    """The foot of a decision: its buttons, the chief one last, and what is said above them. Of the
    `others`, one that has nothing to fill in and answers the same has its button here, too.
    `generation`: of the window that it answers."""
    if main is None:
        return None
    buttons = list(_buttons(main))
    if len(buttons) == 1 and (other := _opposite(main, others)) is not None:
        buttons.insert(0, {"form": other["key"], "label": other.get("submit") or other["title"]})
    names = ("key", "error", "sure", "ask", "consequence", "reckoning", "question")
    return {name: main.get(name) for name in names} | {
        "problem_id": main["problem_id"].replace(GENERATION, generation),
        "title": main["title"],
        "buttons": buttons,
        "equal": bool(main["question"]),
        "on_board": bool(main.get("on_board")),
        "asks": bool(main.get("sure") or main.get("ask")),
    }


def _opposite(main: Data, others: Sequence[Data]) -> Data | None:
    able = [
        one
        for one in others
        if one["main"] and not one.get("blocked") and one["key"] != main["key"]
    ]
    return able[0] if len(able) == 1 and not _asks(able[0]) and not able[0]["sure"] else None


def opposite_of(main: Data | None, foot: Data | None) -> str | None:
    """The key of another form whose button stands in the foot of the decision."""
    if main is None or foot is None:
        return None
    beside = {one["key"] for one in main.get("beside", ())}
    keys = (one["form"] for one in foot["buttons"])
    return next((key for key in keys if key != main["key"] and key not in beside), None)


def _buttons(main: Data) -> Iterator[Data]:
    """The buttons of a decision, the chief one last."""
    key = main["key"]
    if main.get("sure"):
        yield from _sure(main)
        return
    if main.get("ask"):
        yield from _tapping(key, main.get("asked", ()))
        return
    if main.get("failed") == "form" or main.get("submit") == "":
        return
    if main["question"]:
        for one in main["question"]["answers"]:
            yield {
                "form": key,
                "label": one["label"],
                "name": main["question"]["name"],
                "value": one["value"],
                "pressed": one["chosen"],
            }
        return
    for one in main.get("beside", ()):
        yield {"form": one["key"], "label": one["label"], "as_is": True}
    taps, _ = _parted(main)
    if taps:
        yield from _tapping(key, taps)
        return
    only = only_choice(main)
    label = only["label"] if only else main.get("submit") or main["title"]
    yield {"form": key, "label": label, "submits": main.get("submits"), "main": True}


def _tapping(key: str, taps: Sequence[Data]) -> Iterator[Data]:
    for at, one in reversed(list(enumerate(taps))):
        yield one | {"form": key, "as_is": not one.get("whole"), "main": not at}


def _sure(main: Data) -> Iterator[Data]:
    """The two answers to the question that comes before a form is carried out."""
    key = main["key"]
    yield {"form": key, "label": None, "name": "_step", "value": "back", "as_is": True}
    yield {
        "form": key,
        "label": main.get("submit") or main["title"],
        "name": "_sure",
        "value": "yes",
        "main": True,
    }


def only_choice(form: Data) -> Data | None:
    """The only choice of a form that has one field with one choice: it need not be made."""
    fields = form["fields"]
    if form["question"] or form.get("template") or len(fields) != 1 or fields[0].get("pick"):
        return None
    choices: Sequence[Data] = fields[0].get("choices") or []
    return choices[0] if len(choices) == 1 else None
