"""Whether a page sends what its forms mean: each form as a browser would post it, with script and
without, becomes the act that stands on the screen (see `conformance.py`).

As it arrives: what is fixed comes back as it is, a box is what it shows, a question is not answered
before one of its buttons is pressed, empty rows are no rows, what has been handed in before is
handed in again, and nothing is chosen that the page does not show as chosen. Filled in: an act made
from the form, entered in it, is that act once it was sent. Drafts likewise.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any, Final, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.acts import flag_default
from intriga.kernel.bots.sampling import fill
from intriga.kernel.decode.reader import reader
from intriga.kernel.observe import Offer
from intriga.kernel.questions.drafts import Draft
from intriga.kernel.questions.forms import KIND, Choices, Field, Form, Range, columns_of, known_to
from intriga.kernel.text import Refusal
from intriga.lab.conformance.failure import Broken, expect
from intriga.table import DraftLine, DraftSeen
from intriga.web.conformance.entry_lists import Control, FormOnPage, forms_of
from intriga.web.game_pages import Data
from intriga.web.match.actions.draft_changes import beside, rows_sent
from intriga.web.match.drafts.draft_view import DraftRenderer
from intriga.web.match.forms.form_errors import FormChecker
from intriga.web.match.forms.form_values import (
    PRESSED,
    Problem,
    completed,
    decode,
    form_sent,
    kinds_of,
    typed,
    whole,
)
from intriga.web.match.renderer import Page
from intriga.web.match.zones.zones import Zones

_OFTEN: Final = 12
"""How often forms of one type of act are looked at in each way."""


class Visit(Struct, frozen=True):
    """Somebody's page at one moment: a seat's, or with `host` that of a host."""

    page: Page
    offer: Offer
    where: str
    host: bool = False


class FormChecks:
    """Looks at the forms of a game. `own`: acts of which the game's own templates take something
    else than the fields, and read it themselves (`read_act`): those are only looked at as they
    arrive."""

    def __init__(self, own: Collection[str] = ()) -> None:
        self._own = frozenset(own)
        self._seen: Counter[tuple[str, str]] = Counter()

    @property
    def acts(self) -> set[str]:
        """The types of the acts whose forms were looked at."""
        return {act for _, act in self._seen}

    def visit(self, visit: Visit, rng: Random) -> None:
        """Look at the forms and drafts of a page. Raises `Broken`."""
        zones = Zones(visit.page)
        drafted = [] if visit.host else zones.drafted
        shown = [form for form in visit.offer.forms if (form.act, form.preset) not in drafted]
        arriving = [form for form in shown if self._often("arriving", form.act)]
        if arriving:
            html = _html(zones, visit, None)
            for form, source in zip(shown, html, strict=True):
                if form in arriving:
                    _FormCheck(visit, zones, form).arrives(source, own=form.act in self._own)
        for number, form in enumerate(shown):
            if form.act not in self._own and self._often("filled", form.act):
                self._filled(visit, shown, number, rng)
        for draft in () if visit.host else visit.offer.drafts():
            self._draft(visit, zones, draft, rng)

    def _often(self, way: str, act: str) -> bool:
        self._seen[way, act] += 1
        return self._seen[way, act] <= _OFTEN

    def _filled(self, visit: Visit, shown: Sequence[Form], number: int, rng: Random) -> None:
        form = shown[number]
        act = fill(visit.offer, form, rng)
        if act is None:
            return
        plain = cast(Data, msgspec.to_builtins(act))
        zones = Zones(replace(visit.page, problem=Problem(plain, form=form, exact=True)))
        source = _html(zones, visit, zones.page.problem)[number]
        _FormCheck(visit, zones, form).filled(source, plain)

    def _draft(self, visit: Visit, zones: Zones, draft: Draft, rng: Random) -> None:
        found = (f for f in visit.offer.forms if (f.act, f.preset) == (draft.act, draft.preset))
        form = next(found, None)
        if draft.is_text or form is None or not self._often("drafts", draft.act):
            return
        act = fill(visit.offer, form, rng)
        if act is not None and draft.field.name in act:
            _check_draft(visit, zones, draft, form, cast(Data, msgspec.to_builtins(act)))


def _html(zones: Zones, visit: Visit, problem: Problem | None) -> list[str]:
    """The HTML of each form, in their order; of the decision with its foot."""
    if not visit.host:
        tray = zones.tray
        foot = str(zones.fragment("tray/foot", tray=tray))
        for form in tray["forms"]:
            expect(not form.get("failed"), f"{visit.where}: {form['act']} is shown as failed")
        return [
            form["html"].__html__() + (foot if form["key"] == tray["main"] else "")
            for form in tray["forms"]
        ]
    forms = zones.forms(visit.offer, problem)
    cockpit = {"url": f"{zones.url}/host", "choices": "", "forms": forms}
    html = zones.site.render(
        "host/fragments/forms.html",
        t=zones.t,
        csrf="",
        command="",
        lang=zones.page.language,
        match=zones.match(),
        cockpit=cockpit,
    )
    return [f"<form{part}" for part in str(html).split("<form")[1:]]


class _FormCheck:
    """One form on one page."""

    def __init__(self, visit: Visit, zones: Zones, form: Form) -> None:
        self._visit = visit
        self._zones = zones
        self._form = form
        self._game = zones.pages.game
        self._kinds = kinds_of(visit.offer)

    def arrives(self, html: str, *, own: bool) -> None:
        """The form as it arrives, with nothing entered. Raises `Broken`."""
        for script in (True, False):
            page = self._on_page(html, script)
            act = self._sent(page.fields())
            self._keeps_preset(act)
            for field in self._form.fields:
                if own:
                    continue
                if field.kind == "flag":
                    self._flag(page, field, act)
                else:
                    self._plain(page, field, act)
            self._buttons(page)

    def filled(self, html: str, act: Data) -> None:
        """The form with an act entered in it. Raises `Broken`."""
        meant = self._read(_with_flags(self._form, self._game.Acts, act))
        for script in (True, False):
            page = self._on_page(html, script)
            fields = page.fields(self._pressed(page, act))
            sent = self._read(self._sent(fields))
            if sent != meant:
                self._broken(f"entered {act}, a page sends {sent}, not {meant}", fields)

    def _pressed(self, page: FormOnPage, act: Data) -> Control | None:
        """The button that stands for the value of a field without another control: the answer to
        a question, or one of the buttons that a game shows in the place of a choice."""
        for field in self._form.fields:
            if field.name in act and all(one.is_button for one in page.named(field.name)):
                pressed = _button(page, field.name, _text(act[field.name]))
                if pressed is not None:
                    return pressed
        return None

    def _on_page(self, html: str, script: bool) -> FormOnPage:
        forms = forms_of(html, script=script)
        expect(len(forms) == 1, f"{self._visit.where}: {self._form.act} has {len(forms)} forms")
        return forms[0]

    def _sent(self, fields: Mapping[str, str]) -> Data:
        """The act in these fields, as its form means it. Raises `Broken` if they are taken for
        another form."""
        act = decode(fields, self._kinds)
        found = form_sent(self._visit.offer, act, fields)
        if found != self._form:
            preset = None if found is None else found.preset
            self._broken(f"taken for another form, which fixes {preset}", fields)
        return completed(self._form, act)

    def _read(self, act: Data) -> Any:
        """The act as the rules have it. Raises `Broken` if it cannot be read."""
        read = self._zones.shows.forms.read
        if read is not None and not self._visit.host:
            act = cast(Data, read(self._zones.view, self._zones.scene, act).act)
        found = reader(self._game).player_data(act)
        if isinstance(found, Refusal):
            self._broken(f"no act: {act} → {found.params}")
        return found

    def _keeps_preset(self, act: Data) -> None:
        for name, value in _plain(self._form.preset).items():
            if act.get(name) != value or isinstance(act.get(name), bool) != isinstance(value, bool):
                self._broken(f"“{name}” is fixed as {value!r}, and arrives as {act.get(name)!r}")

    # Flags.

    def _flag(self, page: FormOnPage, field: Field, act: Data) -> None:
        name = field.name
        if field.question:
            self._question(page, name, act)
            return
        boxes = [one for one in page.named(name) if one.kind == "checkbox"]
        if not boxes:
            known = [one for one in page.named(name) if one.is_button]
            expect(bool(known), f"{self._visit.where}: {self._form.act} does not show “{name}”")
            return
        shown = _plain(self._form.filled).get(name)
        if shown is None:
            shown = flag_default(self._game.Acts, self._form.act, name)
        if act.get(name) is not shown:
            self._broken(f"“{name}” arrives as {act.get(name)!r}, and stands for {shown}")
        for box in boxes:
            box.checked = not box.checked
        turned = self._sent(page.fields())
        for box in boxes:
            box.checked = not box.checked
        if turned.get(name) is not (not shown):
            self._broken(f"“{name}” cannot be turned {'off' if shown else 'on'} by its box")

    def _question(self, page: FormOnPage, name: str, act: Data) -> None:
        if name in act:
            self._broken(f"“{name}” is answered before a button was pressed: {act[name]!r}")
        for value in (True, False):
            pressed = _button(page, name, _text(value))
            if pressed is None or self._sent(page.fields(pressed)).get(name) is not value:
                self._broken(f"no button answers “{name}” with {value}")

    # Everything else.

    def _plain(self, page: FormOnPage, field: Field, act: Data) -> None:
        """What stands in a field that nobody has touched."""
        form, name = self._form, field.name
        filled = _plain(form.filled)
        if field.kind in ("rows", "slots", "counts"):
            if name in filled or not any(one.entry() for one in page.under(name)):
                wanted = filled.get(name) or ({} if field.kind == "counts" else [])
                self._list(field, act.get(name) or type(wanted)(), wanted)
            return  # a game may show what was ordered, or suggest something: that is on the screen
        value = act.get(name)
        if name in filled and filled[name] not in (None, "") and str(value) != str(filled[name]):
            self._broken(f"“{name}” is filled with {filled[name]!r}, and arrives as {value!r}")
        if value is None:
            missing = self._checker.error(act)
            if not field.optional and field.kind != "document" and missing is None:
                self._broken(f"“{name}” is missing, and nobody is told")
            return
        domain = self._domain(field, act)
        if isinstance(domain, Choices) and not any(
            str(one.value) == str(value) for one in domain.options
        ):
            self._broken(f"“{name}” arrives as {value!r}, which is not offered")
        if isinstance(domain, Range):
            number = whole(value)
            expect(
                number is not None and domain.low <= number <= domain.high,
                f"{self._visit.where}: {form.act}: “{name}” arrives as {value!r}, beside {domain}",
            )

    def _list(self, field: Field, value: Any, wanted: Any) -> None:
        """What was handed in before, and nothing more: empty rows are no rows."""
        if field.kind == "counts":
            wanted = {str(one): str(count) for one, count in wanted.items() if count}
            value = {str(one): str(count) for one, count in value.items()}
        elif field.kind == "rows":
            wanted = [_texts(_row_with_flags(field, row)) for row in wanted]
            value = [_texts(row) for row in value]
        else:
            wanted, value = [str(one) for one in wanted], [str(one) for one in value]
        if value != wanted:
            self._broken(f"“{field.name}” holds {wanted}, and arrives as {value}")

    def _domain(self, field: Field, act: Data) -> Any:
        if not field.domain:
            return None
        chosen: Data = {}
        for other in self._form.fields:
            if other.name == field.name:
                break
            if other.name in act:
                told = known_to(other, self._form.preset, chosen)
                domain = self._asked(other, told)
                chosen[other.name] = typed(other, domain, act[other.name])
        return self._asked(field, known_to(field, self._form.preset, chosen))

    def _asked(self, field: Field, told: Data) -> Any:
        try:
            return self._visit.offer.domain(field.domain, told) if field.domain else None
        except (LookupError, TypeError, ValueError):
            return None

    @property
    def _checker(self) -> FormChecker:
        zones = self._zones
        id = f"form-{zones.game}-{self._form.act}"
        return FormChecker(self._form, id, zones.book, zones.t)

    def _buttons(self, page: FormOnPage) -> None:
        """A button that stands for the value of a field sends that."""
        names = {field.name for field in self._form.fields}
        for button in page.buttons:
            name = button.name.removesuffix(PRESSED)
            if name in names and button.value:
                sent = self._sent(page.fields(button)).get(name)
                if str(sent).lower() != button.value:
                    self._broken(f"the button “{name}” of {button.value!r} sends {sent!r}")

    def _broken(self, what: str, fields: Mapping[str, str] | None = None) -> None:
        sent = "" if fields is None else f" (sent: {dict(fields)})"
        raise Broken(f"{self._visit.where}: {self._form.act} {self._form.preset}: {what}{sent}")


def _check_draft(visit: Visit, zones: Zones, draft: Draft, form: Form, act: Data) -> None:
    """A draft whose rows are those of an act is, handed in as a browser posts it, that act."""
    name = draft.field.name
    act = _with_flags(form, zones.pages.game.Acts, act)
    lines = tuple(
        DraftLine(f"row{n}", 1, 1, _texts(row, keep=True), "added", draft.seats[0], "", 0)
        for n, row in enumerate(act[name])
    )
    seen = DraftSeen(draft, 1, lines, (), None, (), (), None, True)
    html = DraftRenderer(zones).state(seen).shell
    for script in (True, False):
        (page,) = forms_of(html, script=script)
        fields = page.fields()
        given = rows_sent(fields)
        rows = [given.get(line.id, {}) for line in lines]
        sent = {**beside(form, draft, fields, visit.offer), **draft.filled(rows)}
        game = zones.pages.game
        flags = {field.name for field in form.fields if field.kind == "flag"}
        shown = {flag: flag_default(game.Acts, form.act, flag) for flag in flags}
        entered = {key: value for key, value in act.items() if key not in {name, "type", *flags}}
        one = reader(game).player_data({**act, **shown})
        other = reader(game).player_data({**sent, **entered})
        if one != other:
            raise Broken(f"{visit.where}: the draft {draft.key} of {act} is handed in as {other}")


def _button(page: FormOnPage, name: str, value: str) -> Control | None:
    return next((one for one in page.buttons if (one.name, one.value) == (name, value)), None)


def _plain(values: Mapping[str, Any]) -> Data:
    return cast(Data, msgspec.json.decode(msgspec.json.encode(values)))


def _with_flags(form: Form, acts: Any, act: Data) -> Data:
    """An act that says of every flag whether it is on: one it leaves out is as a page shows it."""
    full = dict(act)
    for field in form.fields:
        if field.kind == "flag":
            full.setdefault(field.name, flag_default(acts, form.act, field.name))
        elif field.kind == "rows" and field.name in full:
            full[field.name] = [_row_with_flags(field, row) for row in full[field.name]]
    return full


def _row_with_flags(field: Field, row: Mapping[str, Any]) -> Data:
    flags = [one.name for one in columns_of(field, row.get(KIND)) if one.kind == "flag"]
    return {**dict.fromkeys(flags, False), **row}


def _texts(row: Mapping[str, Any], *, keep: bool = False) -> Data:
    """A row as texts, without what is empty. `keep`: values stay what they are, flags that are off
    are left out, as drafts are stored."""
    if keep:
        there = {name: value for name, value in row.items() if value not in ("", None)}
        return {name: value for name, value in there.items() if value is not False}
    return {name: _text(value) for name, value in row.items() if value not in (None, "")}


def _text(value: Any) -> str:
    """A value as a page sends it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
