"""The host sets right what the rules cannot know (item 54, M52)."""

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import choosing, lookup
from intriga.games.mafia.subjects.choosing import everybody
from intriga.games.mafia.subjects.commissariat import post
from intriga.games.mafia.subjects.lives import dying, report, rising
from intriga.games.mafia.subjects.log import note
from intriga.kernel import (
    PUBLIC,
    Act,
    Actor,
    Choices,
    Chosen,
    Field,
    Form,
    HostDeed,
    Range,
    Refusal,
    Seat,
    Step,
    Text,
    always,
    choice,
    msg,
    refuse,
    seat,
    words,
)

MOST_SET = 999
"""The most exp, coins or mana that the host gives somebody (M52)."""


class Override(Act, frozen=True):
    """Set right what the rules cannot know (item 54, M52); everybody reads that it was done, and
    the reason. `what` becomes `value`; `life`: 0 dead, 1 alive."""

    whom: Seat
    what: Literal["life", "exp", "coins", "mana"]
    value: Annotated[int, Meta(ge=0, le=9999)]
    reason: Annotated[str, Meta(min_length=1, max_length=300)]


def _check_override(state: State, act: Override) -> Refusal | None:
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    if state.phase not in (Phase.DAY, Phase.NIGHT):
        return refuse("mafia-refused-by-day")
    if act.what == "life":
        if state.phase is not Phase.DAY:
            return refuse("mafia-refused-by-day")  # nobody joins or leaves a night
        if bool(act.value) is state.people[act.whom].lives:
            return refuse("mafia-refused-as-it-is")
    low, high = _values(state, act.what, act.whom)
    if not low <= act.value <= high:
        return refuse("mafia-refused-value", low=low, high=high, at="value")
    return None


def _values(state: State, what: str, whom: Seat) -> tuple[int, int]:
    """Between which numbers the host sets something of somebody (M52): of a life only what it is
    not, else any amount."""
    if what != "life":
        return 0, MOST_SET
    dead = int(not state.people[whom].lives)
    return dead, dead


def _override(state: State, act: Override, step: Step) -> None:
    """M52: whatever it is, everybody reads that it was done and why."""
    person = state.people[act.whom]
    if act.what == "life" and act.value:
        rising.rise(state, act.whom, "D0", step)
    elif act.what == "life":
        dying.die(state, act.whom, "host", step)
        step.emit("mafia-host-kills", PUBLIC, dead=report.dead(state, act.whom))
        note(state, step, "D0", "mafia-log-died", who=seat(act.whom), cause=msg("mafia-cause-host"))
        post.succeed(state, "D0", step)
    elif act.what == "coins":
        person.coins = act.value
    elif act.what == "mana":
        person.mana = act.value
    else:
        person.exp = max(act.value, person.exp - lookup.free_exp(state, act.whom))
    step.emit(
        "mafia-host-overrides",
        PUBLIC,
        who=seat(act.whom),
        what=msg(f"mafia-override-{act.what}"),
        value=act.value,
        why=act.reason,
    )


def _offer(state: State) -> Iterator[Form]:
    what = choice("what", "override")
    value = Field("value", "number", "value", after=("whom", "what"))
    fields = (choice("whom", "everybody"), what, value, Field("reason", "text", "reason"))
    yield Form(Override, fields)


def _kinds(state: State, actor: Actor, chosen: Chosen) -> Choices:
    what: tuple[str, ...] = ("exp", "coins", "mana")
    if state.phase is Phase.DAY:
        what = ("life", *what)
    return words(what, "mafia-override-")


def _value(state: State, actor: Actor, chosen: Chosen) -> Range:
    what, whom = chosen.get("what"), chosen.get("whom")
    if what == "life" and (not isinstance(whom, int) or whom not in everybody(state)):
        return Range(0, 0)
    return Range(*_values(state, str(what), whom if isinstance(whom, int) else 0))


OVERRIDE = HostDeed(
    Override,
    _check_override,
    _override,
    _offer,
    gate=lookup.is_begun,
    choices={
        "everybody": choosing.anybody,
        "override": _kinds,
        "value": _value,
        "reason": always(Text(300)),
    },
)
