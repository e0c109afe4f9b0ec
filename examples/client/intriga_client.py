"""A client for Intriga's API in one file. It needs only the standard library.

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
"""Seconds without data after which a stream counts as broken. The server sends something at least
every twenty."""


class Refused(Exception):
    """The server refused a request. `status`: HTTP status; `id`: the reason, for programs; the
    text of the exception explains it."""

    def __init__(self, problem: Json) -> None:
        super().__init__(problem["detail"])
        self.status: int = problem["status"]
        self.id: str = problem["id"]
        self.params: Json = problem["params"]


class Client:
    """One account on one server. `language`: of texts from the server, `ru` or `en`."""

    def __init__(self, url: str, token: str, language: str = "en") -> None:
        self._base = f"{url.rstrip('/')}/api/v1"
        self._headers = {"authorization": f"Bearer {token}", "accept-language": language}

    def call(self, method: str, path: str, body: Json | None = None) -> Json:
        """Send a request and return the response. Waits and tries again when the server's rate
        limit is reached. Raises `Refused`."""
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
        """Act. `command` is a request ID of your choice: if the same one is sent again, the act is
        still done only once. `form`: the form that was filled in; if its question is out of date,
        the act is refused."""
        body: Json = {"command": command, "act": act}
        if form is not None and form["window"]:
            body["seen"] = {"window": form["window"], "generation": form["generation"]}
        return self.call("POST", f"/matches/{match}/acts", body)

    def possible(self, match: str, act: Json) -> bool:
        """Whether an act would be accepted now. Changes nothing."""
        verdict = self.call("POST", f"/matches/{match}/acts/check", {"act": act})
        return bool(verdict["possible"])

    def choices(self, match: str, domain: str, chosen: Json) -> Json:
        """The choices for a field, given the values of the fields before it."""
        return self.call("POST", f"/matches/{match}/domains/{domain}", {"chosen": chosen})

    def news(self, match: str) -> Iterator[tuple[str, Json]]:
        """The events of a match, from its start to its end: `match`, `view` and finally `end`.

        Reconnects automatically and misses nothing: each time, it tells the server the id of the
        last event received. Raises `Refused`.
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
                pass  # the connection broke: reconnect
            time.sleep(2)

    def _stream(self, match: str, last: str) -> Iterator[tuple[str, str, Json]]:
        """The server-sent events of one connection, as (event, id, data)."""
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
