"""A client of Intriga's API in one file, with nothing but the standard library.

client = Client("https://intriga.example", token)
match = client.call("POST", "/matches/against-bots", {"game": "espionage", "seats": 2})
for event, data in client.news(match["id"]):
    ...
"""

import json
import time
from collections.abc import Iterator
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

Json = dict[str, Any]
_PATIENCE = 60
"""Seconds without a sign of life after which a stream is taken for dead; the server gives one every
twenty."""


class Refused(Exception):
    """The server says no. `status` is that of HTTP, `id` names the reason, the text explains it."""

    def __init__(self, problem: Json) -> None:
        super().__init__(problem["detail"])
        self.status: int = problem["status"]
        self.id: str = problem["id"]
        self.params: Json = problem["params"]


class Client:
    """One account at one server. `language`: in which it speaks, `ru` or `en`."""

    def __init__(self, url: str, token: str, language: str = "en") -> None:
        self._base = f"{url.rstrip('/')}/api/v1"
        self._headers = {"authorization": f"Bearer {token}", "accept-language": language}

    def call(self, method: str, path: str, body: Json | None = None) -> Json:
        """Ask, and return the answer. Waits and asks again when the server says: not so fast.
        Raises `Refused`."""
        while True:
            try:
                with self._open(method, path, body) as answer:
                    content = answer.read()
                return json.loads(content) if content else {}
            except HTTPError as error:
                problem = json.loads(error.read())
                if error.code != 429:
                    raise Refused(problem) from None
                time.sleep(float(error.headers["retry-after"]))

    def act(self, match: str, command: str, act: Json, form: Json | None = None) -> Json:
        """Act. `command` is an id of our own: sent again after a break, it is done only once.
        `form`: whose question this answers; if it no longer stands, the act is refused."""
        wish: Json = {"command": command, "act": act}
        if form is not None and form["window"]:
            wish["seen"] = {"window": form["window"], "generation": form["generation"]}
        return self.call("POST", f"/matches/{match}/acts", wish)

    def possible(self, match: str, act: Json) -> bool:
        """Whether an act would be accepted now. Nothing happens by asking."""
        verdict = self.call("POST", f"/matches/{match}/acts/check", {"act": act})
        return bool(verdict["possible"])

    def choices(self, match: str, domain: str, chosen: Json) -> Json:
        """The choices of a field, given those made in the fields before it."""
        return self.call("POST", f"/matches/{match}/domains/{domain}", {"chosen": chosen})

    def news(self, match: str) -> Iterator[tuple[str, Json]]:
        """What happens in a match, from its beginning to its end: `match`, `view`, at last `end`.

        Comes back by itself after a break, and misses nothing: the server is told what was the last
        thing heard.
        """
        last = ""
        while True:
            try:
                for event, id, data in self._stream(match, last):
                    last = id or last
                    if event == "end" and data["reason"] in ("closing", "moved"):
                        break
                    yield event, data
                    if event == "end":
                        return
            except HTTPError as error:
                raise Refused(json.loads(error.read())) from None
            except (URLError, HTTPException, OSError):
                pass  # the connection broke: come back
            time.sleep(2)

    def _stream(self, match: str, last: str) -> Iterator[tuple[str, str, Json]]:
        """Server-sent events: (event, id, data)."""
        headers = {"last-event-id": last} if last else {}
        fields: dict[str, str] = {}
        with self._open("GET", f"/matches/{match}/stream?after=0", headers=headers) as answer:
            for raw in answer:
                line = raw.decode().rstrip("\n")
                name, _, value = line.partition(": ")
                if line:
                    fields[name] = value
                    continue
                if "data" in fields:
                    yield fields["event"], fields.get("id", ""), json.loads(fields["data"])
                fields = {}

    def _open(
        self,
        method: str,
        path: str,
        body: Json | None = None,
        headers: dict[str, str] | None = None,
    ) -> Any:
        sent = None if body is None else json.dumps(body).encode()
        kind = {} if sent is None else {"content-type": "application/json"}
        every = {**self._headers, **kind, **(headers or {})}
        request = Request(self._base + path, data=sent, headers=every, method=method)
        return urlopen(request, timeout=_PATIENCE)
