"""A person with a browser without scripts: reads pages, fills in forms, sends them."""

import json
import re
from collections.abc import Callable
from html import unescape
from typing import Any, Final

import httpx
from selectolax.lexbor import LexborHTMLParser, LexborNode

from tests.kit.patience import PATIENCE

_CONTROLS: Final = "form, input, button, select, textarea"


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


def forms_of(html: str) -> list[Form]:
    """The forms of a page. What stands in templates is for scripts, and not read."""
    found: dict[int, Form] = {}
    by_id: dict[str, Form] = {}
    for node in LexborHTMLParser(html).css(_CONTROLS):
        given = {key: value or "" for key, value in node.attributes.items()}
        if node.tag == "form":
            key, method = given.get("data-act-form", ""), given.get("method", "get")
            form = Form(given.get("action", ""), method, key, given.get("id", ""))
            found[node.mem_id] = form
            by_id.setdefault(form.id, form)
        elif owner := by_id.get(given["form"]) if "form" in given else _around(node, found):
            _add(owner, node, given)
    return list(found.values())


def _around(node: LexborNode, forms: dict[int, Form]) -> Form | None:
    """The form that a control stands in."""
    above = node.parent
    while above is not None and above.tag != "form":
        above = above.parent
    return None if above is None else forms.get(above.mem_id)


def _add(form: Form, node: LexborNode, given: dict[str, str]) -> None:
    """Add a control to its form."""
    name = given.get("name", "")
    if node.tag == "button":
        if given.get("type", "submit") == "submit":
            form.submits.append({name: given.get("value", "")} if name else {})
    elif not name:
        return
    elif node.tag == "input":
        _add_input(form, name, given)
    elif node.tag == "textarea":
        form.fields[name] = node.text().removeprefix("\n")
    else:
        options = [option.attributes for option in node.css("option")]
        form.choices[name] = [value for one in options if (value := one.get("value"))]
        for option in options:
            if "selected" in option:
                form.fields[name] = option.get("value") or ""


def _add_input(form: Form, name: str, given: dict[str, str]) -> None:
    kind = given.get("type", "text")
    if kind == "radio":
        form.choices.setdefault(name, []).append(given["value"])
    if kind in ("radio", "checkbox") and "checked" not in given:
        return
    form.fields[name] = given.get("value", "")
    if kind == "number" and given.get("max"):
        form.choices[name] = [given.get("min", "0"), given["max"]]


class Person:
    """One browser, its cookies and the current page. The page to which a form leads is fetched when
    somebody looks at it: most tests send the next form, or go elsewhere."""

    def __init__(self, url: str, language: str = "ru") -> None:
        self.http = httpx.Client(
            base_url=url,
            headers={"accept-language": language},
            follow_redirects=True,
            timeout=PATIENCE,
            verify=False,
        )
        self._page: httpx.Response | None = None
        self._next = ""

    @property
    def page(self) -> httpx.Response:
        """The current page."""
        if self._next:
            self.page = self.http.get(self._next)
        assert self._page is not None, "no page was opened"
        return self._page

    @page.setter
    def page(self, page: httpx.Response) -> None:
        self._page, self._next = page, ""

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
        return forms_of(self.page.text)

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

    def send(self, form: Form, submit: int = 0, /, **fields: Any) -> None:
        """Fill in a form and press its button."""
        pressed = form.submits[submit] if form.submits else {}
        given = {key.replace("__", "."): str(value) for key, value in fields.items()}
        data = form.fields | pressed | given
        self.page = self.http.post(form.action, data=data, follow_redirects=False)
        if self.page.has_redirect_location:
            self._next = str(self.page.url.join(self.page.headers["location"]))

    def press(self, action: str, submit: int = 0, /, **fields: Any) -> None:
        """Send the form with this action."""
        self.send(self.form(action), submit, **fields)

    def act(self, key: str, **fields: str) -> None:
        """Send the form of an act."""
        self.send(self.acts[key], **fields)

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
