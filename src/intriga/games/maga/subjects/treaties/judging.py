"""The host judges whether the free words of a treaty were broken (R-J1)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Final

from msgspec import Meta, structs

from intriga.games.maga.state import Breach, State
from intriga.games.maga.subjects.corrections import note
from intriga.games.maga.subjects.ministries.aims import any_land, every_land
from intriga.games.maga.subjects.names import lands
from intriga.games.maga.subjects.teams import known_land, playing
from intriga.games.maga.subjects.treaties.holding import NUMBERS
from intriga.kernel import (
    Act,
    Actor,
    Choices,
    Chosen,
    Field,
    Form,
    HostDeed,
    Range,
    Refusal,
    Step,
    always,
    choice,
    refuse,
)

Land = Annotated[int, Meta(ge=0, le=119)]
Number = Annotated[int, Meta(ge=1)]


class JudgeClause(Act, frozen=True):
    """Whether the free words of a treaty were broken in a turn, by whom and against whom (R-J1)."""

    impartial: ClassVar[bool] = True
    treaty: Number
    breaker: Land
    victim: Land


def _check(state: State, act: JudgeClause) -> Refusal | None:
    """Whether there is such a treaty the host is not told: treaties are secret."""
    if refusal := known_land(state, act.breaker) or known_land(state, act.victim):
        return refusal
    if act.breaker == act.victim:
        return refuse("maga-refused-parties")
    low, high = NUMBERS[0], NUMBERS[-1]
    if not state.options.judge:
        return refuse("maga-refused-no-judge")
    if act.treaty not in NUMBERS:
        return refuse("maga-refused-value", low=low, high=high, at="treaty")
    return None


def _judge(state: State, act: JudgeClause, step: Step) -> None:
    """The breach is a document as one that the server found (R-J1), if a treaty with free words
    between these two held in the last finished turn, once; the wronged team alone is told."""
    treaty = next((one for one in state.treaties if one.number == act.treaty), None)
    parties = treaty.parties if treaty is not None and treaty.text.strip() else []
    if act.breaker not in parties or act.victim not in parties:
        return
    turn = state.turn - 1  # only finished turns count
    found = Breach(len(state.breaches) + 1, act.treaty, -1, turn, act.breaker, act.victim)
    if treaty is None or not treaty.holds(turn):
        return
    if any(structs.replace(one, number=found.number) == found for one in state.breaches):
        return
    state.breaches.append(found)
    params = {"treaty": act.treaty, "breaker": act.breaker + 1}
    note(state, step, "judged", **params)
    step.emit("maga-judged", tuple(state.people(state.territories[act.victim].team)), **params)


def _offer(state: State) -> Iterator[Form]:
    if state.options.judge:
        parties = (choice("breaker", "any-land"), choice("victim", "victim", after=("breaker",)))
        fields = (Field("treaty", "number", "treaty-number"), *parties)
        yield Form(JudgeClause, fields, impartial=True)


def _victims(state: State, who: Actor, chosen: Chosen) -> Choices:
    return lands(land for land in every_land(state) if land != chosen.get("breaker"))


JUDGE_CLAUSE: Final = HostDeed(
    JudgeClause,
    _check,
    _judge,
    _offer,
    gate=playing,
    choices={
        "any-land": any_land,
        "treaty-number": always(Range(NUMBERS[0], NUMBERS[-1])),
        "victim": _victims,
    },
)
