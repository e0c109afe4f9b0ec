"""The forms of Mafia: people are chosen by their faces, one shot is one tap, spells say their
price."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct, structs

from intriga.games.mafia.data.things import scroll_mana, scrolls, spells, things
from intriga.games.mafia.presentation.deciding.buttons import left, submits
from intriga.games.mafia.presentation.deciding.spell_prices import mana_for, spell_text
from intriga.games.mafia.presentation.phrases import help_of
from intriga.games.mafia.seen.view import Me, View
from intriga.games.mafia.state.plans import Aim
from intriga.kernel import Seat
from intriga.presentation import (
    ChoiceShown,
    FieldExtras,
    FieldShown,
    FormExtras,
    FormShown,
    Reckoning,
    Scene,
    Sentences,
)

_FEW: Final = 12
"""Of so many people any form shows the faces."""
_BY_FACE: Final = frozenset(
    {"shoot", "check", "accuse", "guard-house", "burgle", "kill-unbidden", "execute", "cast-spell"}
)
"""Acts of which the forms show faces however many people there are; others have lists."""


class FaceChoice(Struct, frozen=True):
    """That a choice of people shows their faces. `nobody`: nobody may be chosen as well."""

    nobody: bool


def form_view(view: View) -> View:
    """Of the votes one's own alone: those of others change nothing about the forms."""
    mine = [] if view.me is None else [vote for vote in view.votes if vote.by == view.me.seat]
    return structs.replace(view, votes=mine, tally=[], papers=[])


def form_extras(view: View, scene: Scene, form: FormShown) -> FormExtras:
    """Faces in place of the fields where people are chosen; what a choice costs and does."""
    me = view.me
    if me is None:
        return FormExtras()
    if form.act == "sleep":
        help = help_of(scene, "mafia-page-sleep")
        return FormExtras(submit=scene.say("mafia-page-sleep"), help=help)
    fields = dict(_fields(view, me, scene, form))
    alone = form.act == "answer-loot" and not form.question  # to be refused: what, alone
    shown = alone or any(one.own is not None for one in fields.values())
    single, reckoning = _explained(view, me, scene, form)
    if form.act == "choose-profession":
        return _profession_form(scene, form)
    return FormExtras(
        help=single,
        reckoning=reckoning or left(me, scene, form),
        submits=submits(scene, form),
        two=True,
        fields=fields if shown else {},
        template="people_form.html" if shown else None,
    )


def _profession_form(scene: Scene, form: FormShown) -> FormExtras:
    """Each profession with what it means; until all have chosen one may choose again."""
    field = form.field("profession")
    values = [str(one.value) for one in field.choices] if field else []
    about: dict[int | str, str] = {
        one: scene.say("mafia-page-profession", profession=one or "none") for one in values
    }
    return FormExtras(
        consequence=scene.say("mafia-page-profession-open"),
        submits=submits(scene, form),
        two=True,
        fields={"profession": FieldExtras(about=about)},
    )


def _fields(view: View, me: Me, scene: Scene, form: FormShown) -> Iterator[tuple[str, FieldExtras]]:
    """A list that has one row at most is shown as the columns of that row."""
    for field in form.fields:
        if field.kind != "rows" or field.most != 1 or field.wrong:
            yield field.name, _field(view, me, scene, form, field)
            continue
        yield field.name, FieldExtras(row=True)
        for cell in field.columns:
            name = f"{field.name}.0.{_column(cell)}"
            yield name, _field(view, me, scene, form, cell)


def _column(field: FieldShown) -> str:
    """The column of a field in a row; "" for a field that stands alone."""
    return field.name.rpartition(".")[2] if "." in field.name else ""


def _field(view: View, me: Me, scene: Scene, form: FormShown, field: FieldShown) -> FieldExtras:
    """What was ordered is chosen already; a clan may choose nobody."""
    faces = _shows_faces(scene, form, field)
    value = None if form.given else _ordered(view, me, form.act, faces, _column(field))
    return FieldExtras(own=FaceChoice(form.act == "shoot") if faces else None, value=value)


def _shows_faces(scene: Scene, form: FormShown, field: FieldShown) -> bool:
    """Whether a field is a choice of people that shows their faces."""
    if field.kind != "choice":
        return False
    people = [one for one in field.choices if one.value != ""]
    few = len(people) <= _FEW or form.act in _BY_FACE
    return few and len(people) > 1 and all(_is_person(scene, one) for one in people)


def _is_person(scene: Scene, choice: ChoiceShown) -> bool:
    who = choice.value
    known = isinstance(who, int) and 0 <= who < len(scene.names)
    return known and choice.label == scene.names[int(who)]


def _ordered(view: View, me: Me, act: str, faces: bool, column: str) -> Seat | Literal[""] | None:
    """What the viewer has ordered, as the value of a field; None: nothing yet."""
    if act == "guard-house" and faces:
        guarded = me.plan.guards if me.plan is not None else None
        return "" if guarded is None else guarded
    aims = _own_aims(view, me, act)
    if aims is None or not column:
        return None
    if faces:
        return aims[0].whom if aims else ""
    return bool(aims) and (aims[0].arrow if column == "arrow" else aims[0].lethal)


def _own_aims(view: View, me: Me, act: str) -> Sequence[Aim] | None:
    """What the viewer has ordered for the clan, or as commissar."""
    if act == "shoot" and view.family is not None:
        return view.family.orders.get(me.seat)
    return me.plan.checks if act == "check" and me.plan is not None else None


# ── what a choice costs and does ────────────────────────────────────────────────────────


def _explained(
    view: View, me: Me, scene: Scene, form: FormShown
) -> tuple[str | None, Reckoning | None]:
    """A sentence about what is chosen in a form: if there is but one choice, as its help."""
    name, explain = _EXPLAINED.get(form.act, ("", None))
    field = form.field(name)
    if field is None or explain is None:
        return None, None
    values = [str(one.value) for one in field.choices if one.value != ""]
    text = {value: line for value in values if (line := explain(view, me, scene, value))}
    if len(values) == 1 or not text:
        return next(iter(text.values()), None), None
    return None, Reckoning((Sentences(name, text),))


def _spell(view: View, me: Me, scene: Scene, spell: str) -> str:
    if spell not in spells() and spell not in scrolls():
        return ""
    mana = mana_for(view, me, spell)
    help = help_of(scene, spell_text(spell))
    return scene.say("mafia-page-spell-price", help=help, mana=mana, left=me.mana - mana)


def _scroll(view: View, me: Me, scene: Scene, scroll: str) -> str:
    if scroll not in scrolls() or scroll == "armageddon":
        return ""
    mana = scroll_mana(scrolls()[scroll], True, dead=False)
    help = help_of(scene, things()[scroll].text)
    return scene.say("mafia-page-scroll-price", help=help, mana=mana)


def _item(view: View, me: Me, scene: Scene, number: str) -> str:
    kind = next((one.kind for one in me.things if str(one.number) == number), "")
    return _kind(view, me, scene, kind)


def _kind(view: View, me: Me, scene: Scene, kind: str) -> str:
    return help_of(scene, things()[kind].text) if kind in things() else ""


_EXPLAINED: Final[Mapping[str, tuple[str, Callable[[View, Me, Scene, str], str]]]] = {
    "cast-spell": ("spell", _spell),
    "specialise": ("scroll", _scroll),
    "ready": ("thing", _item),
    "use-thing": ("thing", _item),
    "bid-for-thing": ("thing", _kind),
}
"""Type of an act → the field whose choice is explained, and the sentence about one."""
