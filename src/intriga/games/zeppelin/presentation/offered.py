"""What the viewer may do to a person or a class: the offered forms in which they can be chosen.

The page puts this into its state once (`data-deeds`); js/deeds.js makes a menu of it for the person
or class that is tapped, and fills in the form. Without script the forms are filled in as always.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct

from intriga.kernel import Choices, Form
from intriga.presentation import Scene

TO_PEOPLE: Final = (
    "appoint",
    "arrest",
    "pardon",
    "execute",
    "exile",
    "forgive",
    "admit-guest",
    "dismiss-guest",
    "murder-openly",
    "murder-secretly",
)
"""Acts with a field `whom`, in the order of the menu."""
TO_CLASSES: Final = ("edit-class", "delete-class", "appoint", "set-migrant-class", "demand-parent")
"""Acts about a class, in the order of the menu; see `_FIELD`."""
_FIELD: Final = {"demand-parent": "parent"}


class Offered(Struct, frozen=True):
    """An act that may be done to what is tapped, a person (`whom`) or a class (`rank`). `values`
    are those that its field takes now; None: it depends on other fields, and the form will say."""

    act: str
    on: Literal["whom", "rank"]
    field: str
    label: str
    values: tuple[int | str, ...] | None


def offered(scene: Scene) -> list[Offered]:
    """All that may be done to people and to classes."""
    people = [_offered(scene, act, "whom") for act in TO_PEOPLE]
    classes = [_offered(scene, act, "rank") for act in TO_CLASSES]
    return [one for one in (*people, *classes) if one is not None]


def _offered(scene: Scene, act: str, on: Literal["whom", "rank"]) -> Offered | None:
    name = _FIELD.get(act, on)
    forms = [form for form in offered_forms(scene) if form.act == act and _has(form, name)]
    if not forms:
        return None
    label = scene.say(f"zeppelin-page-deed-{act}", of=on)
    return Offered(act, on, name, label, _values(scene, forms, name))


def can(scene: Scene, *acts: str) -> bool:
    """Whether the viewer may do one of these acts now."""
    return any(form.act in acts for form in offered_forms(scene))


def offered_forms(scene: Scene) -> Sequence[Form]:
    """The forms that the viewer has."""
    return scene.offer.forms if scene.offer is not None else ()


def _has(form: Form, name: str) -> bool:
    return name in form.preset or any(field.name == name for field in form.fields)


def _values(scene: Scene, forms: Iterable[Form], name: str) -> tuple[int | str, ...] | None:
    assert scene.offer is not None
    found: list[int | str] = []
    for form in forms:
        if name in form.preset:
            found.append(form.preset[name])
            continue
        field = next(field for field in form.fields if field.name == name)
        if field.after:
            return None
        domain = scene.offer.domain(field.domain, dict(form.preset))
        if not isinstance(domain, Choices):
            return None
        found += [choice.value for choice in domain.options]
    return tuple(found)
