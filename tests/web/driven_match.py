"""Acts of people in a match that a test plays over HTTP."""

from typing import Any

from tests.kit.http.html_client import Person


class DrivenMatch:
    """A match whose people act as scripts do. `match`: its path; `people`: by seat."""

    match: str
    people: list[Person]
    _sent = 0

    def tell(self, seat: int, type: str, **fields: Any) -> Any:
        """An act, as a script sends it; returns the answer."""
        self._sent += 1
        return self.people[seat].http.post(
            f"{self.match}/act",
            json={"command": f"act-{self._sent}", "act": {"type": type, **fields}},
            headers={"accept": "application/json"},
        )

    def do(self, seat: int, type: str, **fields: Any) -> None:
        """An act that is accepted."""
        answer = self.tell(seat, type, **fields)
        assert answer.status_code == 200, answer.text
