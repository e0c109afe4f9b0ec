"""A guest who acts without waiting for others."""

import re

import httpx

from tests.kit.patience import PATIENCE


class Guest:
    """A browser with a nickname. Fails on unexpected statuses."""

    def __init__(self, url: str, number: int) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)
        self.name = f"Гость {number}"
        self._token = ""

    async def arrive(self) -> None:
        """Open the lobby; later requests have its cookies and CSRF token."""
        page = (await self.http.get("/")).text
        found = re.search(r'name="_csrf_token" value="(\w+)"', page)
        assert found
        self._token = found[1]

    async def post(self, path: str, **fields: str) -> httpx.Response:
        answer = await self.http.post(path, data={"_csrf_token": self._token} | fields)
        assert answer.status_code in (200, 303, 403, 404, 409, 422), (path, answer.status_code)
        return answer

    async def open_match(self, seats: int) -> str:
        """Create a match of this many seats and take one."""
        fields = {"name": self.name, "seats": str(seats), "rounds": "2"}
        return (await self.post("/new/espionage", **fields)).headers["location"]
