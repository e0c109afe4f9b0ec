"""Whom the commissar checks (item 33, M19)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.state.posts import Checked
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import aims
from intriga.games.mafia.subjects.choosing import living_others
from intriga.games.mafia.subjects.clans.duty import supplies
from intriga.games.mafia.subjects.commissariat import post
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    msg,
    people,
    refuse,
    seat,
)


class Check(Act, frozen=True):
    """Whom the commissar visits; more than one only with speed potions. Nobody: the order is
    withdrawn, and a night without one counts as late (M17)."""

    unseen: ClassVar[bool] = True
    aims: Annotated[tuple[Aim, ...], Meta(max_length=3), SECRET]


def _check_check(state: State, who: Seat, act: Check) -> Refusal | None:
    """Item 33: not oneself, at most three times, again only after a reinforcement, never the
    necromancer who is known."""
    refusal = post.must_hold(state, who) or lookup.must_be(state, Phase.NIGHT)
    if refusal is not None:
        return refusal
    if len({aim.whom for aim in act.aims}) < len(act.aims):
        return refuse("mafia-refused-two-targets")
    for aim in act.aims:
        if refusal := lookup.living_other(state, who, aim.whom) or _why_not(state, aim.whom):
            return refusal
    return supplies(state, who, act.aims)


def _why_not(state: State, whom: Seat) -> Refusal | None:
    if whom == state.crypt.unveiled:
        return refuse("mafia-refused-known-necromancer")
    checked = state.watch.checked.get(whom, Checked())
    if checked.times >= amounts().checks_of_one:
        return refuse("mafia-refused-checked-thrice", seat=seat(whom))
    if checked.times and checked.reinforcements == state.reinforcements:
        return refuse("mafia-refused-checked", seat=seat(whom))
    return None


def may_check(state: State, whom: Seat) -> bool:
    """Whether the commissar may visit this citizen now."""
    return _why_not(state, whom) is None


def _check(state: State, who: Seat, act: Check, step: Step) -> None:
    state.plan(who).checks = act.aims or None
    victims = [msg("mafia-aim", seat=seat(aim.whom)) for aim in act.aims]
    step.emit("mafia-ordered", (who,), victims=victims)


def count_check(state: State, whom: Seat) -> None:
    """M19: checks are counted per citizen, over all commissars."""
    checked = state.watch.checked.setdefault(whom, Checked())
    checked.times += 1
    checked.reinforcements = state.reinforcements


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if post.must_hold(state, who) is None and state.phase is Phase.NIGHT:
        yield from aims(
            state, who, Check, choice("whom", "suspect"), _suspects, supplier=who, lethal=False
        )


def _suspects(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(one for one in living_others(state, who) if may_check(state, one))


CHECK = Deed(Check, _check_check, _check, _offer, answers=True, choices={"suspect": _suspects})
