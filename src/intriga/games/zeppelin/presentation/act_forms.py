"""The forms of a society's acts: rights as ticks, people of a crowd by name, titles that say which
class, law, poll or revolution a form is about."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from intriga.games.zeppelin.presentation import order_form, politics
from intriga.games.zeppelin.presentation.tree import (
    class_name,
    class_of,
    my_society,
    right_name,
)
from intriga.games.zeppelin.seen.view import Society, View
from intriga.kernel import Chosen
from intriga.presentation import FieldExtras, FormExtras, FormShown, Reading, Scene
from intriga.warfare.presentation.order_lines import as_text

MANY: Final = 30
"""Of more people a form has no list of its own: all such forms share one, and take names."""
_NAMED: Final = frozenset(
    {"arrest", "exile", "execute", "admit-guest", "murder-openly", "murder-secretly"}
)
"""Acts in whose forms people may be named. (Where people may be appointed to follows from who they
are, so there they are chosen.)"""
_WITH_NUMBER: Final = re.compile(r"#(\d+)$")


class RightTicks(Struct, frozen=True):
    """What `rights_form.html` has of its own: the rights that are ticked at first."""

    held: tuple[str, ...]


def form_extras(view: View, scene: Scene, form: FormShown) -> FormExtras:
    """What the form of an act has beside its fields, or in their place."""
    extras = order_form.order_extras(view, scene, form)
    society = my_society(view)
    if society is not None and form.act in _TITLES:
        title = _TITLES[form.act](view, scene, society, form.preset)
        extras = replace(extras, title=title or None)
    if society is not None:
        extras = replace(extras, fields={**extras.fields, **dict(_about(scene, society, form))})
    if form.field("rights") is not None:
        ticks = RightTicks(_held(society, form) if society is not None else ())
        extras = replace(extras, template="rights_form.html", own=ticks)
    elif form.act in _NAMED and _is_crowd(form):
        extras = replace(extras, template="named_form.html")
    return extras


def _about(scene: Scene, society: Society, form: FormShown) -> Iterator[tuple[str, FieldExtras]]:
    """What each class means that may be chosen: its rights, and how many are in it."""
    classes = {one.number: one for one in society.classes}
    for field in (form.field("rank"), form.field("parent")):
        if field is None or not {one.value for one in field.choices} <= classes.keys():
            continue
        about: dict[int | str, str] = {
            number: scene.say(
                "zeppelin-page-about-class",
                rights=[right_name(scene, right) for right in one.rights],
                n=len(one.members),
                none="no" if one.rights else "yes",
            )
            for number, one in classes.items()
        }
        yield field.name, FieldExtras(about=about)


def _held(society: Society, form: FormShown) -> tuple[str, ...]:
    """The rights that are ticked at first: those just sent, else what the class has now."""
    if form.given:
        return tuple(form.given.get("rights", ()))
    if form.act == "restore-root":
        return class_of(society, society.root).rights
    return class_of(society, form.preset["rank"]).rights if form.act == "edit-class" else ()


def _is_crowd(form: FormShown) -> bool:
    field = form.fields[0] if form.fields else None
    return field is not None and field.name == "whom" and len(field.choices) > MANY


# ── titles ──────────────────────────────────────────────────────────────────────────────


def _class_title(view: View, scene: Scene, society: Society, preset: Chosen) -> str:
    name = class_name(scene, society, preset.get("rank"))
    poll = preset.get("rank") == society.root
    id = "zeppelin-page-form-narrow" if poll else "zeppelin-page-form-edit"
    return scene.say(id, name=name) if name else ""


def _poll_title(view: View, scene: Scene, society: Society, preset: Chosen) -> str:
    polls = politics.polls(scene, society)
    what = next((one.what for one in polls if one.number == preset.get("poll")), "")
    yes = "yes" if preset.get("yes") else "no"
    return scene.say("zeppelin-page-form-vote", what=what, yes=yes) if what else ""


def _side_title(view: View, scene: Scene, society: Society, preset: Chosen) -> str:
    found = politics.revolutions(scene, society)
    one = next((one for one in found if one.number == preset.get("revolution")), None)
    side = {True: "rebel", False: "loyal", None: "none"}[preset.get("rebel")]
    return scene.say("zeppelin-page-form-side", name=one.rank, side=side) if one else ""


_Title: TypeAlias = Callable[[View, Scene, Society, Chosen], str]


def _law_title(id: str) -> _Title:
    def title(view: View, scene: Scene, society: Society, preset: Chosen) -> str:
        titles = {law.number: law.title for law in society.laws}
        name = titles.get(preset.get("law", 0), "")
        return scene.say(id, name=name) if name else ""

    return title


def _treaty_title(id: str) -> _Title:
    def title(view: View, scene: Scene, society: Society, preset: Chosen) -> str:
        titles = {one.number: one.title for one in view.treaties}
        name = titles.get(preset.get("treaty", 0), "")
        return scene.say(id, name=name) if name else ""

    return title


_TITLES: Final[Mapping[str, _Title]] = {
    "edit-class": _class_title,
    "vote-poll": _poll_title,
    "take-side": _side_title,
    "amend-law": _law_title("zeppelin-page-form-amend"),
    "repeal-law": _law_title("zeppelin-page-form-repeal"),
    "sign-treaty": _treaty_title("zeppelin-page-form-sign"),
    "end-treaty": _treaty_title("zeppelin-page-form-end"),
}


# ── what was sent ───────────────────────────────────────────────────────────────────────


def person_entry(scene: Scene, seat: int) -> str:
    """Somebody in the list from which names are taken: "Ada #3"."""
    return f"{scene.names[seat]} #{seat + 1}"


def read_act(view: View, scene: Scene, act: Chosen) -> Reading:
    """What to do with a form that was sent."""
    whom = act.get("whom")
    if isinstance(whom, str) and not whom.strip().lstrip("-").isdecimal():
        seat = _named(scene, whom.strip())
        if seat is None:
            return Reading(None, scene.say("zeppelin-page-form-nobody", name=whom))
        return Reading(act | {"whom": seat})
    return order_form.read_act(view, scene, act)


def enter_act(view: View, scene: Scene, act: Chosen) -> Chosen:
    """An act as it is entered in its form: orders and builds as text."""
    return as_text(view.map, scene.language, act)


def _named(scene: Scene, text: str) -> int | None:
    """The seat of somebody who was named: with the number, or by a name that only one has."""
    number = _WITH_NUMBER.search(text)
    if number is not None and 0 < int(number[1][:6]) <= len(scene.names):
        return int(number[1]) - 1
    same = [n for n, name in enumerate(scene.names) if name.casefold() == text.casefold()]
    return same[0] if len(same) == 1 else None
