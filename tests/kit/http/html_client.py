"""A person with a browser without scripts: reads pages, fills in forms, sends them."""

import json
import re
from collections.abc import Callable
from html import unescape
from html.parser import HTMLParser
from typing import Any

import httpx

from tests.kit.patience import PATIENCE


class Form:
    """A form of a page: its action, its values, and the choices it offers."""

    def __init__(self, action: str, method: str, key: str, id: str = "") -> None:
        self.action = action
        self.method = method
        self.key = key
        self.id = id
        self.fields: dict[str, str] = {}
        self.choices: dict[str, list[str]] = {}
        self.submits: list[dict[str, str]] = []

    @property
    def preset(self) -> dict[str, Any]:
        """What is fixed in this form of an act."""
        fixed: dict[str, Any] = json.loads(self.fields.get("_preset", "{}"))
        return fixed


class _Forms(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self._form: Form | None = None
        self._select = ""
        self._area = ""
        self._templates = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        self._templates += tag == "template"
        if self._templates:  # for scripts
            return
        name = given.get("name", "")
        if tag == "form":
            key = given.get("data-act-form", "")
            action, method = given.get("action", ""), given.get("method", "get")
            self._form = Form(action, method, key, given.get("id", ""))
            self.forms.append(self._form)
        elif tag in ("input", "button") and (form := self._owner(given)) is not None:
            if tag == "input" and name:
                self._input(form, name, given)
            elif tag == "button" and given.get("type", "submit") == "submit":
                form.submits.append({name: given.get("value", "")} if name else {})
        elif self._form is None:
            return
        elif tag == "select":
            self._select = name
            self._form.choices[name] = []
        elif tag == "option" and self._select:
            if given.get("value"):
                self._form.choices[self._select].append(given["value"])
            if "selected" in given:
                self._form.fields[self._select] = given.get("value", "")
        elif tag == "textarea" and name:
            self._form.fields[name] = ""
            self._area = name

    def _owner(self, given: dict[str, str]) -> Form | None:
        """The form of a control: it may stand elsewhere on the page."""
        if "form" not in given:
            return self._form
        return next((one for one in self.forms if one.id == given["form"]), None)

    def handle_data(self, data: str) -> None:
        if self._area and self._form is not None:
            self._form.fields[self._area] += data.removeprefix("\n")

    def _input(self, form: Form, name: str, given: dict[str, str]) -> None:
        kind = given.get("type", "text")
        if kind == "radio":
            form.choices.setdefault(name, []).append(given["value"])
        if kind in ("radio", "checkbox") and "checked" not in given:
            return
        form.fields[name] = given.get("value", "")
        if kind == "number" and given.get("max"):
            form.choices[name] = [given.get("min", "0"), given["max"]]

    def handle_endtag(self, tag: str) -> None:
        self._templates -= tag == "template"
        if tag == "form":
            self._form = None
        elif tag == "select":
            self._select = ""
        elif tag == "textarea":
            self._area = ""


class Person:
    """One browser, its cookies and the current page."""

    def __init__(self, url: str, language: str = "ru") -> None:
        self.http = httpx.Client(
            base_url=url,
            headers={"accept-language": language},
            follow_redirects=True,
            timeout=PATIENCE,
            verify=False,
        )
        self.page: httpx.Response

    def close(self) -> None:
        self.http.close()

    def open(self, path: str) -> str:
        """Go to a page; returns its HTML."""
        self.page = self.http.get(path)
        return self.page.text

    @property
    def path(self) -> str:
        """The path of the current page."""
        return self.page.url.path

    @property
    def status(self) -> int:
        """The status of the current page."""
        return self.page.status_code

    @property
    def text(self) -> str:
        """The visible text of the page."""
        body = re.sub(r"(?s)<(script|style|head)\b.*?</\1>", " ", self.page.text)
        body = re.sub(r'(?s)<li [^>]*class="person.*?</li>', _as_styled, body)
        return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", " ", body)))

    @property
    def forms(self) -> list[Form]:
        """The forms of the page."""
        parser = _Forms()
        parser.feed(self.page.text)
        return parser.forms

    @property
    def acts(self) -> dict[str, Form]:
        """The forms of acts, by their key."""
        return {form.key: form for form in self.forms if form.key}

    @property
    def answers(self) -> dict[str, Form]:
        """Those of them that answer a question, and are not acts at any time."""
        return {key: form for key, form in self.acts.items() if form.fields.get("token")}

    def form(self, action: str) -> Form:
        """The first form with this action."""
        return next(form for form in self.forms if form.action == action)

    def send(self, form: Form, submit: int = 0, /, **fields: Any) -> str:
        """Fill in a form and press its button; returns the HTML of the page that follows."""
        pressed = form.submits[submit] if form.submits else {}
        given = {key.replace("__", "."): str(value) for key, value in fields.items()}
        data = form.fields | pressed | given
        self.page = self.http.post(form.action, data=data)
        return self.page.text

    def press(self, action: str, submit: int = 0, /, **fields: Any) -> str:
        """Send the form with this action."""
        return self.send(self.form(action), submit, **fields)

    def act(self, key: str, **fields: str) -> str:
        """Send the form of an act."""
        return self.send(self.acts[key], **fields)

    @property
    def csrf(self) -> str:
        """The CSRF token of the page's forms."""
        return next(f.fields["_csrf_token"] for f in self.forms if "_csrf_token" in f.fields)

    @property
    def live(self) -> str:
        """The URL of the page's live connection."""
        found = re.search(r'hx-sse:connect="([^"]*)"', self.page.text)
        assert found, "this page has no live connection"
        return unescape(found[1])


def _as_styled(row: re.Match[str]) -> str:
    """A player's row without what css/match/match.css hides in it."""
    online, turn = "is-online" in row[0], "is-turn" in row[0]
    gone = [name for name, hidden in (("of-offline", online), ("of-turn", not turn)) if hidden]
    left = row[0]
    for name in gone:
        left = re.sub(rf'<span class="[^"]*\b{name}">.*?</span>', "", left)
    return left


NewPerson = Callable[..., Person]
