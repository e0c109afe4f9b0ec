"""What a browser sends of the forms of a page: for tests and the conformance suite.

HTML is parsed, and the entry list of each form constructed as the HTML standard has it: radio
buttons and boxes that are not ticked are left out, a list in which nothing was chosen sends its
first option, a disabled control nothing, and of the buttons only the one that is pressed. What is
in a template is for scripts; what is in `noscript` is there only without them.
"""

from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from typing import Final, TypeAlias

from msgspec import Struct

Attributes: TypeAlias = dict[str, str | None]

_NEVER_SENT: Final = frozenset({"submit", "image", "button", "reset", "file"})


class Option(Struct):
    """One choice of a list."""

    value: str | None
    text: str = ""
    selected: bool = False
    disabled: bool = False

    @property
    def sent(self) -> str:
        """What it sends."""
        return self.text.strip() if self.value is None else self.value


class Control(Struct):
    """A control of a form. `kind`: the type of an `input` or `button`, or `select`, `textarea`."""

    kind: str
    name: str
    value: str = ""
    checked: bool = False
    disabled: bool = False
    required: bool = False
    options: list[Option] = []

    @property
    def is_button(self) -> bool:
        """Whether pressing it sends the form."""
        return self.kind in ("submit", "image")

    def entry(self) -> str | None:
        """What it sends as it stands; None for nothing."""
        if not self.name or self.disabled or self.kind in _NEVER_SENT:
            return None
        if self.kind in ("checkbox", "radio"):
            return self.value if self.checked else None
        if self.kind == "select":
            return self._chosen()
        return self.value

    def _chosen(self) -> str | None:
        selected = [option for option in self.options if option.selected]
        shown = selected[-1:] or [option for option in self.options if not option.disabled][:1]
        return next((option.sent for option in shown if not option.disabled), None)


class FormOnPage(Struct):
    """A form of a page, with its controls in their order."""

    attributes: Attributes
    controls: list[Control]

    @property
    def buttons(self) -> list[Control]:
        """The buttons that send it, and are not disabled."""
        return [one for one in self.controls if one.is_button and not one.disabled]

    def named(self, name: str) -> list[Control]:
        """The controls with this name."""
        return [one for one in self.controls if one.name == name]

    def under(self, name: str) -> list[Control]:
        """The controls of the parts of a field: `name.1`, `name.2.column`."""
        return [one for one in self.controls if one.name.startswith(f"{name}.")]

    def entries(self, pressed: Control | None = None) -> list[tuple[str, str]]:
        """What is sent if this button is pressed, in the order of the page."""
        return list(self._entries(pressed))

    def fields(self, pressed: Control | None = None) -> dict[str, str]:
        """The same as a server reads it: of a field that is sent twice the last counts."""
        return dict(self._entries(pressed))

    def _entries(self, pressed: Control | None) -> Iterator[tuple[str, str]]:
        for one in self.controls:
            value = one.value if one is pressed else one.entry()
            if one.name and value is not None:
                yield one.name, value


def forms_of(html: str, *, script: bool = True) -> Sequence[FormOnPage]:
    """The forms of a page, for a browser with or without scripts."""
    parser = _Parser(script)
    parser.feed(html)
    parser.close()
    return parser.finished()


class _Parser(HTMLParser):
    def __init__(self, script: bool) -> None:
        super().__init__()
        self.forms: list[FormOnPage] = []
        self._unseen = {"template", "noscript"} if script else {"template"}
        self._hidden = 0
        self._form: FormOnPage | None = None
        self._select: Control | None = None
        self._area: Control | None = None
        self._fieldsets: list[bool] = []
        self._elsewhere: list[tuple[str, Control]] = []

    def finished(self) -> list[FormOnPage]:
        """The forms, with the controls that stand elsewhere on the page (by their `form`)."""
        for id, control in self._elsewhere:
            for form in self.forms:
                if form.attributes.get("id") == id:
                    form.controls.append(control)
        return self.forms

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in self._unseen:
            self._hidden += 1
        if self._hidden:
            return
        given = dict(attrs)
        if tag == "fieldset":
            self._fieldsets.append("disabled" in given)
        elif tag == "form":
            self._form = FormOnPage(given, [])
            self.forms.append(self._form)
        elif tag == "option" and self._select is not None:
            selected, disabled = "selected" in given, "disabled" in given
            option = Option(given.get("value"), selected=selected, disabled=disabled)
            self._select.options.append(option)
        elif tag in ("input", "select", "textarea", "button"):
            control = self._control(tag, given)
            if "form" in given:
                self._elsewhere.append((given["form"] or "", control))
            elif self._form is not None:
                self._form.controls.append(control)
            if tag == "select":
                self._select = control
            elif tag == "textarea":
                self._area = control

    def _control(self, tag: str, given: Attributes) -> Control:
        if tag in ("select", "textarea"):
            kind = tag
        else:
            kind = (given.get("type") or ("submit" if tag == "button" else "text")).lower()
        value = given.get("value")
        if value is None:
            value = "on" if kind in ("checkbox", "radio") else ""
        return Control(
            kind,
            given.get("name") or "",
            "" if kind == "textarea" else value,
            checked="checked" in given,
            disabled="disabled" in given or any(self._fieldsets),
            required="required" in given,
        )

    def handle_data(self, data: str) -> None:
        if self._hidden:
            return
        if self._area is not None:
            self._area.value += data
        elif self._select is not None and self._select.options:
            self._select.options[-1].text += data

    def handle_endtag(self, tag: str) -> None:
        if tag in self._unseen:
            self._hidden -= 1
        if self._hidden:
            return
        if tag == "form":
            self._form = None
        elif tag == "select":
            self._select = None
        elif tag == "textarea" and self._area is not None:
            self._area.value = self._area.value.removeprefix("\n")
            self._area = None
        elif tag == "fieldset" and self._fieldsets:
            self._fieldsets.pop()
