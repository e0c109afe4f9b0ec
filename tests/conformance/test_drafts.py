"""The suite finds what is wrong with drafts."""

from collections.abc import Sequence
from typing import Any

import pytest

from intriga.kernel import Draft, Game, Message, Remark
from intriga.lab.conformance import Conformance
from intriga.lab.conformance.failure import Broken
from tests.shapes.ministry import HandIn as Plan
from tests.shapes.ministry import Ministry, World
from tests.shapes.town import Streets, Town, _team


def suite(game: Game[Any]) -> Conformance:
    chosen = {"game": game, "counts": (8,), "plays": 1, "steps": 25, "pairs": 40, "length": 4}
    made: Conformance = type("Small", (Conformance,), chosen)()
    return made


def change(draft: Draft, **values: Any) -> Draft:
    known = {name: getattr(draft, name) for name in draft.__struct_fields__}
    made: Draft = Draft(**{**known, **values})
    return made


class Different(Town):
    """One of a team has another key than the others."""

    def drafts(self, state: Streets, seat: int) -> Sequence[Draft]:
        return [change(one, key=f"{one.key}:{seat}") for one in super().drafts(state, seat)]


class Stranger(Town):
    """Somebody of another team writes with each team."""

    def drafts(self, state: Streets, seat: int) -> Sequence[Draft]:
        return [
            change(one, key=f"list:{state.turn}", seats=tuple(range(8)))
            for one in super().drafts(state, seat)
        ]


class Wide(Town):
    def drafts(self, state: Streets, seat: int) -> Sequence[Draft]:
        return [change(one, most=300) for one in super().drafts(state, seat)]


class Telling(Town):
    """A draft tells one team what another one has handed in."""

    def review(
        self, state: Streets, seat: int, draft: Draft, rows: Sequence[Any]
    ) -> Sequence[Remark]:
        other = next(team for team in state.teams if team is not _team(state, seat))
        robs = any(deed.what == "rob" for deed in other.deeds or ())
        return [Remark(Message("town-rob" if robs else "town-guard"))]


class Meddling(Town):
    """Looking at a draft changes the state."""

    def drafts(self, state: Streets, seat: int) -> Sequence[Draft]:
        state.teams[0].gold += 0 if state.turn > state.turns else 1
        return super().drafts(state, seat)


class Beside(Ministry):
    """Choices in a row follow from what stands beside the list."""

    def drafts(self, state: World, seat: int) -> Sequence[Draft]:
        (plan,) = (field for field in self.forms(state, seat)[0].fields if field.kind == "rows")
        return (Draft(f"plan:{state.turn}:{seat}", Plan, plan, (seat,), 20),)


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (Different(), "is not the same for seat"),
        (Stranger(), "seats that may not know its act"),
        (Wide(), "most 300 rows"),
        (Meddling(), "drafts change the state"),
        (Beside(), "what comes after \\['doctrine'\\], not in its row"),
    ],
)
def test_what_is_wrong_with_a_draft_is_found(game: Game[Any], problem: str) -> None:
    with pytest.raises(Broken, match=problem):
        suite(game).test_alive()


def test_a_leak_by_what_is_said_of_a_draft_is_found() -> None:
    with pytest.raises(Broken, match="leaks through domain"):
        suite(Telling()).test_no_leak()
