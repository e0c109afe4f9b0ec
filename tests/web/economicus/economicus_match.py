"""A match of Economicus played over HTTP, from the placing of the first companies on."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.kit.http.fixed_chance import fix_chance
from tests.kit.http.html_client import Form, Person
from tests.web.driven_match import DrivenMatch

NAMES = {
    "en": ("Ada", "Boris", "Clementine", "Dmitri", "Edith", "Fyodor", "Greta", "Hector"),
    "ru": ("Аглая", "Борис", "Варвара", "Глеб", "Дарья", "Евсей", "Жанна", "Захар"),
}
_STEPS = 4_000
"""Acts after which something ought to have happened by chance."""
_DULL: Final[tuple[tuple[str, dict[str, object]], ...]] = (
    ("roll", {}),
    ("go-on", {}),
    ("leave-auction", {}),
    ("stay-out", {}),
    ("withdraw-proposal", {}),
)
"""What goes on with the match, and decides nothing."""

Stop = Callable[[int, str, dict[str, Form]], bool]


class EconomicusMatch(DrivenMatch):
    """`people`: by seat; the first is the host. Nobody is asked during others' turns.
    `data`: where the server keeps its data, if the dice and the cards shall be those of `seed`."""

    def __init__(
        self,
        data: Path | None,
        new_person: Callable[..., Person],
        seats: int = 4,
        language: str = "ru",
        seed: int = 1,
        **options: str,
    ) -> None:
        self.names = NAMES[language][:seats]
        self.people = [new_person(language) for _ in range(seats)]
        host = self.people[0]
        host.open("/new/economicus")
        given = {"privacy": "open", "pace": "unlimited"} | options
        host.press("/new/economicus", name=self.names[0], seats=str(seats), **given)
        self.match = host.path
        code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
        assert code, host.text
        for person, name in zip(self.people[1:], self.names[1:], strict=True):
            person.open(f"/j/{code[1]}")
            person.press(f"/j/{code[1]}", name=name)
        if data is not None:
            fix_chance(data, self.match, seed)
        host.open(self.match)
        host.press(f"{self.match}/start")
        self.until(lambda seat, page, acts: "place" not in acts and "roll" in acts)

    def open(self, seat: int, page: str = "") -> str:
        """What somebody sees."""
        return self.people[seat].open(self.match + (f"/p/{page}" if page else ""))

    def acts(self, seat: int) -> dict[str, Form]:
        """What somebody may do, by type (of cards, one)."""
        self.open(seat)
        return {form.fields["act"]: form for form in self.people[seat].acts.values()}

    def until(self, stop: Stop) -> int:
        """The match goes on dully until a page is what one waits for; returns whose it is."""
        for n in range(_STEPS):
            seat = n % len(self.people)
            acts = self.acts(seat)
            if stop(seat, self.people[seat].page.text, acts):
                return seat
            self.dull(seat, acts)
        raise AssertionError("it does not happen")

    def dull(self, seat: int, acts: dict[str, Form]) -> None:
        """The next thing that this seat is asked for, if it is asked."""
        for act, fields in _DULL:
            if act in acts:
                self.do(seat, act, **fields)
                return
        if "place" in acts:
            self._first(seat, "place", [{"sector": n, "kind": "private"} for n in range(2, 7)])
        elif "pass-first" in acts:
            self._first(seat, "pass-first", [{"kind": kind} for kind in ("private", "state")])
        elif "answer-proposal" in acts:
            self.do(seat, "answer-proposal", answer="no")
        elif "answer-offer" in acts:
            self._first(seat, "answer-offer", [{"answer": one} for one in ("keep", "sell")])
        elif "investigate" in acts:
            self.do(seat, "investigate", how="no")
        elif "surrender" in acts or "auction-off" in acts:
            act = "surrender" if "surrender" in acts else "auction-off"
            self._first(
                seat,
                act,
                [{"sector": n, "chip": chip} for n in range(2, 13) for chip in ("plain", "gear")],
            )
        elif "declare-bankruptcy" in acts and "sell-to-market" in acts:
            self._first(seat, "sell-to-market", [{"sector": n} for n in range(2, 13)])

    def open_auction(self, seat: int) -> None:
        """The first word: a bid, as low as may be."""
        kinds = ("private", "state")
        ways = [{"kind": kind, "bid": bid} for bid in range(1, 30) for kind in kinds]
        self._first(seat, "open-auction", ways)

    def _first(self, seat: int, type: str, ways: list[dict[str, Any]]) -> None:
        """Do what is accepted of these."""
        for fields in ways:
            answer = self.tell(seat, type, **fields)
            if answer.status_code == 200:
                return
        raise AssertionError(answer.text)
