"""A list is handed in, and withdrawn.

A list is refused only for what can never be carried out; what the treasury or the levels forbid
is a warning, as much may change before the line's turn comes (R-PAY4).
"""

from collections.abc import Iterator
from typing import Annotated, Final

from msgspec import Meta

from intriga.games.maga.data.lines import Land, Line
from intriga.games.maga.state import Phase, State
from intriga.games.maga.subjects.actions import ACTIONS, AnyLine, action_of, targets
from intriga.games.maga.subjects.agents import recruited
from intriga.games.maga.subjects.captains import captain_only
from intriga.games.maga.subjects.lists.columns import MOST_LINES, limits, list_field
from intriga.games.maga.subjects.ministries.aims import land_of
from intriga.games.maga.subjects.stage.action import Choose
from intriga.games.maga.subjects.teams import founded, lands_of, tell_team
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Draft,
    Form,
    Param,
    Range,
    Refusal,
    Seat,
    Step,
    always,
    labelled,
    msg,
    refuse,
)

Territory = Annotated[int, Meta(ge=0, le=119)]


class HandIn(Act, frozen=True):
    """The list of a territory for this turn; another one takes its place."""

    land: Territory
    lines: Annotated[tuple[AnyLine, ...], Meta(max_length=100), SECRET]


class Withdraw(Act, frozen=True):
    """The list of a territory is not to count as handed in."""

    land: Territory


def _in_play(state: State, who: Seat) -> Refusal | None:
    return None if state.phase is Phase.PLAY else refuse("maga-refused-not-playing")


def _not_mine(state: State, who: Seat, land: Land) -> Refusal | None:
    if land not in lands_of(state, who):
        return refuse("maga-refused-not-yours")
    return captain_only(state, who)


def _check(state: State, who: Seat, act: HandIn) -> Refusal | None:
    """Whose list it is, and that each line can be one."""
    if refusal := _not_mine(state, who, act.land):
        return refusal
    if len(act.lines) > MOST_LINES:
        return refuse("maga-refused-too-many-lines", most=MOST_LINES)
    for place, line in enumerate(act.lines):
        if refusal := check_line(state, act.land, line, f"lines.{place}"):
            return refusal
    return None


def check_line(state: State, land: Land, line: Line, at: str) -> Refusal | None:
    """Why a line can never be carried out."""
    for target in targets(line):
        if not 0 <= target < len(state.territories):
            return refuse("maga-refused-no-land", at=at)
    fault = action_of(line).fault
    if fault is not None and (found := fault(land, line)):
        return refuse(found[0], at=f"{at}.{found[1]}")
    if line.through and line.through not in recruited(state, land):
        return refuse("maga-refused-not-recruited", at=f"{at}.through")
    return None


def _hand_in(state: State, who: Seat, act: HandIn, step: Step) -> None:
    """It counts until another one takes its place or it is withdrawn."""
    state.lists[act.land] = act.lines
    tell_team(state, who, step, "maga-handed-in", count=len(act.lines), land=act.land + 1)


def _offer(state: State, who: Seat) -> Iterator[Form]:
    """The list of each territory, and after it how to withdraw it."""
    if captain_only(state, who) is not None:
        return
    squad = state.squads[founded(state, who)]
    alone = len(squad.members) < 2 or (state.options.captain and squad.captain is not None)
    for land in lands_of(state, who):
        yield Form(
            HandIn,
            (list_field(state, land),),
            limits(state, land, reckons=len(squad.members) < 2),
            "stage",
            state.turn,
            main=land not in state.lists,
            preset={"land": land},
            team=() if alone else tuple(squad.members),
            filled={"lines": state.lists[land]} if land in state.lists else {},
        )
        if land in state.lists:
            yield Form(Withdraw, preset={"land": land})


def drafts(state: State, seat: Seat) -> list[Draft]:
    """A team writes its lists together; somebody alone, line by line. What nobody has handed in
    counts when time is up (`drafts_count`)."""
    if state.phase is not Phase.PLAY:
        return []
    squad = state.squads[founded(state, seat)]
    return [
        Draft(
            f"list-{land}-{state.turn}",
            HandIn,
            list_field(state, land),
            tuple(squad.members),
            MOST_LINES,
            preset={"land": land},
            window="stage" if state.options.drafts_count and land not in state.lists else "",
            several=True,
        )
        for land in lands_of(state, seat)
    ]


def _agents(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Roles that one's intelligence has recruited."""
    land = land_of(state, who, chosen)
    return labelled(recruited(state, land) if land is not None else (), _named_abroad)


def _named_abroad(key: str) -> Param:
    land, _, number = key.partition(".")
    return msg("maga-recruited-role", land=int(land) + 1, number=int(number))


_OF_LINES: Final[dict[str, Choose]] = {
    name: choose for action in ACTIONS.values() for name, choose in action.choices.items()
}

HAND_IN: Final = Deed(
    HandIn,
    _check,
    _hand_in,
    _offer,
    gate=_in_play,
    answers=True,
    choices={"priority": always(Range(1, 99, 1)), "recruited": _agents, **_OF_LINES},
)


def _check_withdrawal(state: State, who: Seat, act: Withdraw) -> Refusal | None:
    if refusal := _not_mine(state, who, act.land):
        return refusal
    return None if act.land in state.lists else refuse("maga-refused-nothing-handed-in")


def _withdraw(state: State, who: Seat, act: Withdraw, step: Step) -> None:
    del state.lists[act.land]
    tell_team(state, who, step, "maga-withdrawn", land=act.land + 1)


WITHDRAW: Final = Deed(Withdraw, _check_withdrawal, _withdraw, gate=_in_play)
