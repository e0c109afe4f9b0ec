"""Forms of acts: from the kernel's description to the data of a page."""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from intriga.kernel.acts import flag_default
from intriga.kernel.observe import Offer
from intriga.kernel.questions.forms import Choices, Domain, Field, Form, Range, question_of, spoken
from intriga.web.game_pages import Data, GamePages
from intriga.web.match.forms.form_fields import FieldRenderer, Values, waiting
from intriga.web.match.forms.form_limits import LimitRenderer
from intriga.web.match.forms.form_rows import RowsRenderer
from intriga.web.match.forms.form_values import Problem, preset_sent, token_of
from intriga.web.rendering.fragments import GENERATION, packed
from intriga.web.rendering.page_cache import NO_FRAME, PageFrame
from intriga.web.site import Say
from intriga.words import Phrasebook

_PLAIN: Final = re.compile("[A-Za-z0-9-]{1,40}")
_FORM: Final = 2048
_FORGOTTEN: Final = 8
"""How many forms are remembered that are not offered now."""
_GENERATION: Final = GENERATION.encode()


class FormHtml(Struct, frozen=True):
    """A rendered form, with a placeholder for the generation of the window it answers: but for
    that, a form is often as it was a turn ago."""

    source: bytes
    generation: int

    def packed(self) -> bytes:
        """The form as it is sent."""
        return self.source.replace(_GENERATION, b"%d" % self.generation)

    def __html__(self) -> str:
        return self.packed().decode()


class KnownForm(Struct):
    """A form as a viewer was shown it last: what its data follow from (`form`, whatever its
    generation, `domains`, `names`), the data, and `whole`, with what the game adds to them, from
    which `source` was rendered in `frame`."""

    form: Form
    domains: list[Domain | None]
    names: tuple[str, ...]
    data: Data
    whole: Data | None = None
    frame: PageFrame = NO_FRAME
    source: bytes = b""

    def html(self, whole: Data, frame: PageFrame, render: Callable[[], str]) -> bytes:
        """The form with these data; rendered only if they are others than the last time."""
        if self.whole != whole or self.frame != frame:
            source = packed(render())
            self.whole, self.frame, self.source = whole, frame, source
        return self.source


FormMemory: TypeAlias = dict[str, KnownForm]
"""The forms that one viewer of a match was shown in one language, by their keys."""


def weight_of(memory: FormMemory) -> int:
    """About the bytes of memory that these forms take, with their data."""
    return sum(_FORM + 5 * len(known.source) for known in memory.values())


class FormRenderer:
    """Makes the data of the forms in one seat's offer, in one language."""

    def __init__(
        self,
        pages: GamePages,
        book: Phrasebook,
        t: Say,
        names: tuple[str, ...],
        offer: Offer,
        *,
        url: str,
        generation: str | None = None,
        memory: FormMemory | None = None,
        attempt: Callable[[str, Callable[[], Any], Any], Any],
    ) -> None:
        """`url`: the address of the match; `generation`: see `FieldRenderer`; `memory`: of the
        viewer's forms with that `generation`, if there is one; `attempt`: see `PageRenderer`."""
        self.pages = pages
        self.book = book
        self.t = t
        self.names = names
        self.offer = offer
        self._memory = memory
        self._attempt = attempt
        self._renderer = FieldRenderer(
            pages, book, t, names, offer=offer, url=url, generation=generation
        )

    def forms(
        self,
        command: str,
        problem: Problem | None = None,
        without: Collection[tuple[str, Data]] = (),
    ) -> list[Data]:
        """The forms of the offer, as match/fragments/tray/body.html wants them. `command`: the id
        of the page; `problem`: what was wrong with the form just sent; `without`: the acts, with
        what is preset in them, whose forms are not shown."""
        forms = []
        keys = _keys(self.offer.forms)
        for key, form in zip(keys, self.offer.forms, strict=True):
            if (form.act, form.preset) in without:
                continue
            mine = problem if problem is not None and problem.of(form) else None
            memory = None if mine is not None or not _is_plain(form) else self._memory
            make = partial(self._made, form, key, command, mine, memory)
            made = self._attempt(f"form {form.act}", make, None)
            forms.append(made or self._failed(form, key, command, mine))
        if self._memory is not None:
            _keep_only(self._memory, {data["key"] for data in forms})
        return forms

    def _made(
        self,
        form: Form,
        key: str,
        command: str,
        problem: Problem | None,
        memory: FormMemory | None,
    ) -> Data:
        if memory is None:
            return self._form(form, key, command, problem)
        return self._known(memory, form, key, command)

    def _known(self, memory: FormMemory, form: Form, key: str, command: str) -> Data:
        """The data of a form, made anew if they follow from something else than the last time. Do
        not change them."""
        alike = msgspec.structs.replace(form, generation=0) if form.generation else form
        domains = [self._renderer.domain(field, form.preset) for field in form.fields]
        known = memory.get(key)
        same = known is not None and known.form == alike and known.domains == domains
        if known is None or not same or known.names != self.names:
            data = self._form(form, key, command, None)
            known = memory[key] = KnownForm(alike, domains, self.names, data)
        return known.data

    def fields_of(self, form: Form, given: Data) -> list[Data]:
        """The fields of one form, which need not be offered, with what was entered in them."""
        entered = msgspec.structs.replace(form, filled=given)
        return list(self._fields(entered, form.act, f"form-{self.pages.game.id}-{form.act}", None))

    def _form(self, form: Form, key: str, command: str, problem: Problem | None) -> Data:
        id = f"form-{self.pages.game.id}-{form.act}"
        fields = list(self._fields(form, key, id, problem))
        asked = question_of(form)
        return self._frame(form, key, command, problem) | {
            "title": self.book.say(id, spoken(form.preset), self.names),
            "help": self._extra(id, "help", form),
            "notes": [str(self.book.render(note, self.names)) for note in form.notes],
            "submit": self._extra(id, "submit", form),
            "consequence": self._extra(id, "warning", form),
            "fields": [one for one in fields if asked is None or one["name"] != asked.name],
            "question": next((one for one in fields if asked and one["name"] == asked.name), None),
            "steps": any(field["kind"] == "rows" or "after" in field for field in fields),
            "asks": any(field.get("asks") or field["kind"] == "rows" for field in fields),
        }

    def _failed(self, form: Form, key: str, command: str, problem: Problem | None) -> Data:
        """A form that cannot be made, as it is shown."""
        return self._frame(form, key, command, problem) | {
            "title": self.t("part-failed-title"),
            "failed": "form",
        }

    def _frame(self, form: Form, key: str, command: str, problem: Problem | None) -> Data:
        """A form without its texts and fields."""
        return {
            "act": form.act,
            "key": key,
            "main": form.main,
            "help": None,
            "notes": [],
            "submit": None,
            "consequence": None,
            "fields": [],
            "question": None,
            "preset": form.preset,
            "preset_sent": preset_sent(form),
            "given": problem.given if problem else {},
            "hinted": _unfielded(form, problem) if problem and problem.hinted else None,
            "token": token_of(form, self._renderer.generation(form)),
            "answers": bool(form.window) or form.asks,
            "private": form.asks,
            "writes": writes(form),
            "steps": False,
            "asks": False,
            "command": command,
            "open": problem is not None or form.asks,
            "error": _error(problem),
            "ask": problem.ask if problem else None,
            "sure": problem.sure if problem else None,
            "problem_id": f"problem-{key}-{self._renderer.generation(form)}",
        }

    def _extra(self, id: str, attribute: str, form: Form) -> str | None:
        if not self.book.has(id, attribute):
            return None
        return self.book.say(id, spoken(form.preset), self.names, attribute)

    def _answers(self, id: str, form: Form, given: Any) -> list[Data]:
        """The two answers to the question of a form: what their buttons send, what they are called,
        and which one was given last."""
        return [
            {
                "value": str(value).lower(),
                "label": self.book.say(id, spoken(form.preset), self.names, attribute),
                "chosen": given is value,
            }
            for value, attribute in ((True, "yes"), (False, "no"))
        ]

    def _fields(self, form: Form, key: str, id: str, problem: Problem | None) -> Iterator[Data]:
        given = problem.given if problem else form.filled
        exact = problem is not None and problem.exact
        values = Values(self._renderer, form.preset)
        limits, act = LimitRenderer(self._renderer, form, id), {**given, **form.preset}
        for at, field in enumerate(form.fields):
            domain = values.domain(field, exact=exact)
            entered = given.get(field.name)
            if entered is None and field.kind == "flag" and not field.question:
                entered = flag_default(self.pages.game.Acts, form.act, field.name)
            if entered is None and field.optional and field.kind == "number":
                entered = "" if problem and not problem.kept else None  # it was left empty
            data = self._renderer.field(field, domain, id, entered, form)
            if field.kind == "rows":
                rows = RowsRenderer(
                    self._renderer,
                    form,
                    field,
                    id=id,
                    key=key,
                    outer=dict(values.chosen),
                    problem=problem,
                    asks=_is_read(field, form),
                )
                data |= rows.data(given.get(field.name))
                values.chosen[field.name] = rows.chosen
            if field.kind != "rows" and (beside := limits.beside(field, act)):
                data["beside"] = beside
            if isinstance(domain, Range) and not at:
                data["help"] = self.t("range", low=domain.low, high=domain.high)
            if problem and field.name in problem.marks:
                data |= {"error": problem.marks[field.name], "focus": field.name == problem.wrong}
            lacking = values.lacks(field, form.fields[:at])
            if field.kind == "choice" and _is_empty(domain) and lacking is not None:
                data |= waiting(data, self.t, self._renderer.label(lacking, id))
            if field.question:
                data["answers"] = self._answers(id, form, entered)
            if _is_read(field, form):
                data["asks"] = True
            if field.after:
                data["after"] = list(field.after)
            values.choose(field, domain, data.get("value"))
            yield data


def _is_plain(form: Form) -> bool:
    """Whether what a form shows follows from the choices of its fields alone: no field has others
    inside, none comes after another."""
    return not any(field.after or field.row or field.kinds for field in form.fields)


def _keep_only(memory: FormMemory, keys: Collection[str]) -> None:
    """Forget the forms that have not been offered for a while: a form comes back with each turn."""
    if len(memory) > _FORGOTTEN + len(keys):
        for key in [key for key in memory if key not in keys]:
            del memory[key]


def _is_empty(domain: Domain | None) -> bool:
    return domain is None or (isinstance(domain, Choices) and not domain.options)


def _is_read(field: Field, form: Form) -> bool:
    """Whether the choices of a later field depend on this one."""
    later = form.fields[form.fields.index(field) + 1 :]
    return any(field.name in other.after for other in _with_columns(later))


def _with_columns(fields: tuple[Field, ...]) -> Iterator[Field]:
    for field in fields:
        yield field
        yield from field.row
        for kind in field.kinds:
            yield from kind.fields


def _keys(forms: Sequence[Form]) -> list[str]:
    """What tells each form from the others of the page. It follows from what is fixed in the form:
    a form is the same while others come and go beside it, so that nothing that is written in it,
    or unfolded, moves to another."""
    keys: list[str] = []
    for number, form in enumerate(forms):
        fixed = "-".join(str(value) for value in form.preset.values())
        key = f"{form.act}-{fixed}" if fixed else form.act
        plain = not fixed or _PLAIN.fullmatch(fixed) is not None
        keys.append(key if plain and key not in keys else f"{form.act}-n{number}")
    return keys


def writes(form: Form) -> bool:
    """Whether long texts are written in this form."""
    return any(field.kind == "document" for field in form.fields)


def _unfielded(form: Form, problem: Problem) -> Data:
    """The texts that a bot has entered where the game's own template has a field for them."""
    names = {"type", *form.preset, *(field.name for field in form.fields)}
    given = problem.given.items()
    return {name: text for name, text in given if name not in names and isinstance(text, str)}


def _error(problem: Problem | None) -> Data | None:
    if problem is None or not problem.text:
        return None
    lines = list(problem.lines)
    return {"text": problem.text, "possible": None, "lines": lines, "focus": not problem.wrong}
