"""The numbers of the roles, which a team chooses before the first turn (item 3, R-NUM)."""

from collections.abc import Iterator
from typing import Annotated, Final

from msgspec import Meta

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import Phase, State
from intriga.games.maga.subjects.teams import founded, team_form, tell_team
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Refusal,
    Seat,
    Step,
    msg,
    numbers,
    refuse,
)

Number = Annotated[int, Meta(ge=1, le=10)]


class ChooseNumbers(Act, frozen=True):
    """The numbers of the ten roles, in the order of the rulebook's chapters; each of 1 to 10 once.
    None: by chance (R-NUM)."""

    numbers: Annotated[tuple[Number, ...], Meta(max_length=10), SECRET] = ()


def _opening(state: State, who: Seat) -> Refusal | None:
    return None if state.phase is Phase.OPENING else refuse("maga-refused-opening-over")


def _check(state: State, who: Seat, act: ChooseNumbers) -> Refusal | None:
    """Item 3: a permutation of 1 to 10, or none."""
    if act.numbers and sorted(act.numbers) != list(range(1, len(Role) + 1)):
        return refuse("maga-refused-numbers")
    return None


def _choose(state: State, who: Seat, act: ChooseNumbers, step: Step) -> None:
    """They may be chosen anew until all have chosen."""
    team = founded(state, who)
    for number, role in zip(act.numbers or [0] * len(Role), Role, strict=True):
        state.territories[team].roles[role].number = number
    if team not in state.ready:
        state.ready.append(team)
    tell_team(state, who, step, "maga-numbers")


def _offer(state: State, who: Seat) -> Iterator[Form]:
    """For the roles (item 3), or by lot."""
    names = [str(role) for role in Role]
    slots = tuple(
        Field(role, "choice", "role-number", label=msg(f"maga-role-{role}"), after=tuple(names[:n]))
        for n, role in enumerate(names)
    )
    field = Field("numbers", "slots", row=slots)
    main = founded(state, who) not in state.ready
    team = team_form(state, who)
    yield Form(ChooseNumbers, (field,), (), "numbers", 0, team=team)
    lot = {"numbers": ()}
    yield Form(ChooseNumbers, (), (), "numbers", 0, main=main, preset=lot, team=team)


def _left(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Those that no role has yet."""
    taken = chosen.get("numbers")
    used = taken if isinstance(taken, list | tuple) else ()
    return numbers(n for n in range(1, len(Role) + 1) if n not in used)


CHOOSE_NUMBERS: Final = Deed(
    ChooseNumbers,
    _check,
    _choose,
    _offer,
    gate=_opening,
    answers=True,
    choices={"role-number": _left},
)
