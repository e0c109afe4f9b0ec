"""A client that plays over the HTTP API, as third-party programs do."""

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import msgspec

from intriga.kernel.bots.sampling import fill
from intriga.kernel.questions.forms import Choice, Choices, Chosen, Domain, Form, Range, Text
from tests.kit.http.html_client import Person
from tests.kit.patience import PATIENCE

PASSWORD = "seventeen moments"
Data = dict[str, Any]


def signed_up(url: str, login: str) -> None:
    """Create an account on the pages."""
    person = Person(url)
    person.open("/register")
    person.press("/register", login=login, password=PASSWORD)
    assert person.status == 200, person.text
    person.close()


class Program:
    """An API client with a token of its own."""

    def __init__(
        self,
        url: str,
        login: str,
        language: str = "ru",
        scopes: tuple[str, ...] = ("read", "play", "host"),
    ) -> None:
        self.login = login
        self.http = httpx.Client(
            base_url=f"{url}/api/v1",
            headers={"accept-language": language},
            timeout=PATIENCE,
            verify=False,
        )
        self._commands = itertools.count(1)
        signed_up(url, login)
        self.sign_in(scopes)

    def sign_in(self, scopes: tuple[str, ...]) -> Data:
        """Get a new token with these scopes and use it from now on."""
        body = {"login": self.login, "password": PASSWORD, "name": "test", "scopes": scopes}
        made = self.post("/sign-in", body, 201)
        self.http.headers["authorization"] = f"Bearer {made['secret']}"
        token: Data = made["token"]
        return token

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """GET; returns the body of the response, which must have this status."""
        return self._answer(self.http.get(path, params=query), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """POST; returns the body of the response, which must have this status."""
        return self._answer(self.http.post(path, json=body), status)

    def patch(self, path: str, body: Any, status: int = 200) -> Any:
        """PATCH; returns the body of the response, which must have this status."""
        return self._answer(self.http.patch(path, json=body), status)

    def delete(self, path: str, status: int = 200) -> Any:
        """DELETE; returns the body of the response, which must have this status."""
        return self._answer(self.http.delete(path), status)

    def _answer(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, f"{answer.status_code}: {answer.text}"
        return answer.json() if answer.content else None

    def open(self, **body: Any) -> str:
        """Create a match of Espionage for two; returns its id."""
        match = self.post("/matches", {"game": "espionage", "seats": 2} | body, 201)
        return str(match["id"])

    def act(self, match: str, type: str, status: int = 200, **fields: Any) -> Any:
        """Submit an act under a new command id."""
        body = {"command": f"c{next(self._commands)}", "act": {"type": type, **fields}}
        return self.post(f"/matches/{match}/acts", body, status)

    def move(self, match: str, rng: Random) -> bool:
        """Submit a random act that the forms offer. Returns whether there was one."""
        view = self.get(f"/matches/{match}/view")
        if not any(view["seat"] in window["awaited"] for window in view["windows"]):
            return False
        offer = _RemoteDomains(self, match)
        forms = [form for form in view["forms"] if form["window"]]
        rng.shuffle(forms)
        for form in forms:
            kernel = msgspec.convert(_plain(form), Form)
            act = fill(offer, kernel, rng)  # type: ignore[arg-type]
            seen = {"window": form["window"], "generation": form["generation"]}
            body = {"command": f"c{next(self._commands)}", "act": act, "seen": seen}
            if act is not None and self._done(match, body):
                return True
        return False

    def _done(self, match: str, body: Data) -> bool:
        answer = self.http.post(f"/matches/{match}/acts", json=body)
        assert answer.status_code in (200, 409, 422), answer.text
        return answer.status_code == 200


def begun(host: Program, friend: Program, **body: Any) -> str:
    """A started match of these two."""
    match = host.open(**body)
    code = host.get(f"/matches/{match}")["join_code"]
    friend.post(f"/matches/{match}/join", {"code": code})
    assert host.post(f"/matches/{match}/start", {})["status"] == "playing"
    return match


class _RemoteDomains:
    """The domains of a seat, requested over HTTP: what `kernel.bots.sampling` needs."""

    def __init__(self, program: Program, match: str) -> None:
        self._program = program
        self._match = match

    def domain(self, name: str, chosen: Chosen) -> Domain:
        path = f"/matches/{self._match}/domains/{name}"
        data = self._program.post(path, {"chosen": chosen})
        match data["kind"]:
            case "choices":
                options = (
                    Choice(option["value"], option["label"], option["weight"])
                    for option in data["options"]
                )
                return Choices(tuple(options), data["default"])
            case "range":
                return Range(data["low"], data["high"], data["default"])
            case _:
                return Text(data["length"])


def _plain(form: Data) -> Data:
    """A form without its texts, as the kernel decodes it."""
    return {key: value for key, value in form.items() if key not in ("title", "help")}


def messages(lines: Iterator[str]) -> Iterator[tuple[str, str, Any]]:
    """Parses server-sent events: (event, id, data)."""
    fields: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(":")
        if line and name:
            fields[name] = value.removeprefix(" ")
        elif fields.get("data"):
            data = msgspec.json.decode(fields["data"])
            yield fields.get("event", ""), fields.get("id", ""), data
            fields = {}
        elif not line:
            fields = {}
