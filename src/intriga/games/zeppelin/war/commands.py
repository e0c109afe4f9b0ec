"""The acts of the war by those who do them: commanders for their state's power, the host."""

from typing import Final

from intriga.games.zeppelin.acts import Builds, Orders, OverrideRemoval, OverrideRetreat, Wishes
from intriga.games.zeppelin.state import Phase, State
from intriga.games.zeppelin.war import forms as war_forms
from intriga.games.zeppelin.war import overrides, papers
from intriga.games.zeppelin.war.staff import staff_of
from intriga.kernel import (
    HOST,
    Act,
    Actor,
    Chosen,
    Domain,
    Draft,
    Field,
    Form,
    Refusal,
    Step,
    refuse,
)

ACTS: Final = (Orders, Wishes, Builds, OverrideRetreat, OverrideRemoval)
"""The acts of the war."""


def check(state: State, actor: Actor, act: Act) -> Refusal | None:
    """Why an act of the war is not possible now, or None. Whether a seat commands anything is for
    society to say."""
    if isinstance(act, OverrideRetreat | OverrideRemoval):
        return overrides.check(state, act)
    assert isinstance(act, papers.Command)
    staff = staff_of(state, actor)
    if staff is None:
        return refuse("zeppelin-war-no-army")
    return papers.check(state, staff.power, act)


def apply(state: State, actor: Actor, act: Act, step: Step) -> None:
    """Carry out an act of the war."""
    if isinstance(act, OverrideRetreat | OverrideRemoval):
        overrides.apply(state, act)
        return
    assert isinstance(act, papers.Command)
    staff = staff_of(state, actor)
    assert staff is not None
    papers.apply(state, staff, act, step)


def forms(state: State, actor: Actor) -> list[Form]:
    """The forms of the host, or of somebody who commands the army of their state."""
    if actor == HOST:
        return war_forms.host_forms(state)
    staff = staff_of(state, actor)
    if staff is None or actor not in staff.hearers:
        return []
    return war_forms.forms(state, staff.power)


def drafts(state: State, actor: Actor) -> list[Draft]:
    """The orders that a commander is writing as text, for this turn and this army: what is right in
    them counts when the time is up, whatever else they have done, unless they are ready."""
    staff = staff_of(state, actor)
    if staff is None or "orders" not in {form.act for form in forms(state, actor)}:
        return []
    key = f"orders:{staff.power}:{state.turn}"
    window = "turn" if state.phase is Phase.TURN else ""
    return [Draft(key, Orders, Field("text", "text"), (staff.by,), window=window, several=True)]


def domain(state: State, actor: Actor, name: str, chosen: Chosen) -> Domain:
    """The choices of a field. Raises `KeyError` for a name that no form of this actor uses."""
    if actor == HOST:
        return war_forms.host_domain(state, name, chosen)
    staff = staff_of(state, actor)
    if staff is None or actor not in staff.hearers:  # the choices tell what was ordered
        raise KeyError(name)
    return war_forms.domain(state, staff.power, name, chosen)
