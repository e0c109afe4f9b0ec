"""Reads the package `pages` of a game that has no presentation yet: names of a module become a
`Presentation`, dictionaries its structs. TO BE DELETED WITH THE LAST SUCH GAME (then also
`as_data`, which takes a dictionary, and the `OldForm` of `match/added.py`).
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from msgspec import Struct

from intriga.presentation.contract import News, OptionGroup, Presentation
from intriga.presentation.drafts import DraftRow, Drafts, DraftWords, Proposal
from intriga.presentation.forms import (
    Arrangement,
    Blocked,
    FormExtras,
    Forms,
    FormShown,
    Group,
    Reading,
    Standing,
    WrongLine,
)
from intriga.presentation.named import NamedPage, Paper
from intriga.presentation.status import Awaited, Now, PersonNote
from intriga.presentation.turns import Turns
from intriga.presentation.web_files import SharedFiles, WebFiles

Data = dict[str, Any]


class OldForm(FormShown, frozen=True, kw_only=True):
    """A form with the data that it is shown with."""

    data: Data


class OldExtras(FormExtras, frozen=True, kw_only=True):
    """Additions as a game without a presentation gives them: names and values."""

    given: Data


def old_presentation(module: ModuleType) -> Presentation[Any]:
    """The presentation in the names of a package `pages`."""

    def named(name: str, default: Any = None) -> Any:
        return getattr(module, name, default)

    def ids(name: str) -> frozenset[str]:
        return frozenset(named(name, ()))

    turns = ids("TURNS")
    return Presentation(
        minutes=named("MINUTES", ""),
        options=tuple(
            OptionGroup(title, tuple(names), advanced)
            for title, advanced, names in named("OPTIONS", ())
        ),
        board=named("board"),
        card=named("card"),
        now=_then(_now, named("now")),
        people=_then(_people, named("people")),
        marks=named("seat_marks"),
        thumbnail=named("thumbnail"),
        forms=Forms(
            extras=_extras(named("form_extras")),
            view=named("form_view"),
            arrange=_arrange(named("arrange")),
            read=_then(_reading, named("read_act")),
            accepted=named("accepted"),
            quick=ids("QUICK"),
        ),
        drafts=Drafts(
            words=_then(lambda made: DraftWords(**made), named("draft_words")),
            row=_then(_row, named("draft_row")),
            numbers=named("draft_numbers"),
            proposals=_then(_proposals, named("draft_proposals")),
            own=ids("OWN_DRAFTS"),
        ),
        news=News(
            key=ids("KEY"), answers=ids("ANSWERS"), opens=ids("OPENS"), concerns=named("concerns")
        ),
        turns=Turns(
            events=turns,
            name=named("turn_name"),
            data=named("turn"),
            picture=named("picture"),
        )
        if turns
        else None,
        rules=named("RULES", {}),
        pages=_declared(NamedPage, named("PAGES", {})),
        papers=_declared(Paper, named("PAPERS", {})),
        web=WebFiles(
            board=named("BOARD"),
            card=named("CARD"),
            turn=named("TURN"),
            cover=named("COVER"),
            styles=tuple(named("CSS", ())),
            scripts=tuple(named("JS", ())),
            shares=tuple(map(_shared, named("SHARES", ()))),
            generated=named("GENERATED", {}),
            picks=named("PICKS", {}),
        ),
    )


def _then(convert: Callable[[Any], Any], made: Callable[..., Any] | None) -> Any:
    """A function with its result as a struct; one that gives structs already is left as it is."""
    if made is None:
        return None

    def converted(*given: Any) -> Any:
        result = made(*given)
        return result if isinstance(result, Struct) else convert(result)

    return converted


def _shared(named: Any) -> SharedFiles:
    if isinstance(named, SharedFiles):
        return named
    return SharedFiles(named, getattr(import_module(named), "GENERATED", {}))


def _now(made: Data) -> Now:
    awaited = made.get("awaited")
    people = None if awaited is None else tuple(Awaited(**one) for one in awaited)
    return Now(made["phase"], made["asked"], made["step"], people)


def _people(made: Sequence[Any]) -> list[PersonNote]:
    return [one if isinstance(one, PersonNote) else PersonNote(**one) for one in made]


def _extras(made: Callable[[Any, Any, Data], Any] | None) -> Any:
    if made is None:
        return None

    def converted(view: Any, scene: Any, form: OldForm) -> FormExtras:
        extras = made(view, scene, form.data)
        return extras if isinstance(extras, FormExtras) else OldExtras(given=extras)

    return converted


def _arrange(made: Callable[[Any, Any, Sequence[Data]], Data] | None) -> Any:
    if made is None:
        return None

    def converted(view: Any, scene: Any, forms: Sequence[OldForm]) -> Arrangement:
        found = made(view, scene, [form.data for form in forms])
        return Arrangement(
            tuple(
                Group(
                    one["key"],
                    one["title"],
                    tuple(one["forms"]),
                    one.get("note"),
                    one["open"],
                    tuple(Blocked(**line) for line in one.get("blocked", ())),
                )
                for one in found.get("groups", ())
            ),
            tuple(Standing(**one) for one in found.get("standing", ())),
        )

    return converted


def _reading(made: Data) -> Reading:
    lines = tuple(WrongLine(**line) for line in made.get("lines", ()))
    return Reading(made["act"], made.get("problem", ""), lines, made.get("ask", ""))


def _row(made: Data | None) -> DraftRow | None:
    return DraftRow(**made) if made else None


def _proposals(made: Sequence[Data]) -> list[Proposal]:
    return [
        Proposal(**{**one, "rows": tuple(one["rows"]), "lines": tuple(one["lines"])})
        for one in made
    ]


def _declared(kind: Any, given: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: one
        if isinstance(one, kind)
        else kind(**{**one, "events": frozenset(one.get("events", ()))})
        for name, one in given.items()
    }
