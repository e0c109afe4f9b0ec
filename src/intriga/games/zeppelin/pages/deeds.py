"""What the viewer may do to a person or a class: the offered forms in which they can be chosen.

The page puts this into its state once (`data-deeds`); js/deeds.js makes a menu of it for the person
or class that is tapped, and fills in the form. Without script the forms are filled in as always.
"""

from collections.abc import Iterable
from typing import Any

from intriga.kernel import Choices, Form

Data = dict[str, Any]

TO_PEOPLE = (
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
TO_CLASSES = ("edit-class", "delete-class", "appoint", "set-migrant-class", "demand-parent")
"""Acts about a class, in the order of the menu; see `_FIELD`."""
_FIELD = {"demand-parent": "parent"}


def deeds(scene: Any) -> list[Data]:
    """[{act, field, label, values}]: `values` are those that the field takes now; None: it depends
    on other fields, and the form will say."""
    found = []
    for field, acts in (("whom", TO_PEOPLE), ("rank", TO_CLASSES)):
        for act in acts:
            name = _FIELD.get(act, field)
            forms = [form for form in _forms(scene) if form.act == act and _has(form, name)]
            if forms:
                found.append(
                    {
                        "act": act,
                        "on": field,
                        "field": name,
                        "label": scene.say(f"zeppelin-page-deed-{act}", of=field),
                        "values": _values(scene, forms, name),
                    }
                )
    return found


def can(scene: Any, *acts: str) -> bool:
    """Whether the viewer may do one of these acts now."""
    return any(form.act in acts for form in _forms(scene))


def _forms(scene: Any) -> Iterable[Form]:
    return scene.offer.forms if scene.offer is not None else ()


def _has(form: Form, name: str) -> bool:
    return name in form.preset or any(field.name == name for field in form.fields)


def _values(scene: Any, forms: list[Form], name: str) -> list[Any] | None:
    found: list[Any] = []
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
    return found
