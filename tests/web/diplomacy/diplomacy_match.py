"""A match of Diplomacy played over HTTP; seats in the order of the map, seven by default."""

import re
from collections.abc import Callable, Sequence

from tests.kit.http.html_client import Person

POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")


class DiplomacyMatch:
    """A started match. People are keyed by their power."""

    def __init__(
        self, new_person: Callable[..., Person], powers: Sequence[str] = POWERS, **options: str
    ) -> None:
        self.people = {power: new_person() for power in powers}
        host = self.people[powers[0]]
        host.open("/new/diplomacy")
        chosen = {"seating": "seat", "privacy": "open", "seats": str(len(powers))} | options
        host.press("/new/diplomacy", name=powers[0].capitalize(), **chosen)
        self.match = host.path
        code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
        assert code, host.text
        for power, person in self.people.items():
            if person is not host:
                person.open(f"/j/{code[1]}")
                person.press(f"/j/{code[1]}", name=power.capitalize())
        host.open(self.match)
        host.press(f"{self.match}/start")
        self._sent = 0

    def order(self, power: str, *orders: str, sealed: bool = True) -> None:
        """Submit a power's orders."""
        self._sent += 1
        act = {"type": "orders", "orders": orders, "sealed": sealed}
        answer = self.people[power].http.post(
            f"{self.match}/act",
            json={"command": f"order-{self._sent}", "act": act},
            headers={"accept": "application/json"},
        )
        assert answer.status_code == 200, answer.text

    def all_but(self, *silent: str, **orders: str) -> None:
        """All powers except these seal the orders given here: `RUSSIA="A MOS - STP; A WAR H"`."""
        for power in POWERS:
            if power not in silent:
                texts = [text.strip() for text in orders.get(power, "").split(";")]
                self.order(power, *(text for text in texts if text))


BALTIC = ("HANSA", "RUSSIA", "SWEDEN")
