"""The morning paper: what everybody was told since the last one. Its texts are made by the pages;
the host may write another.
"""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.annals import Issue, Story
from intriga.games.mafia.subjects import lookup
from intriga.kernel import (
    PUBLIC,
    Act,
    Event,
    Field,
    Form,
    HostDeed,
    Refusal,
    Seat,
    Step,
    Text,
    always,
    refuse,
)

_DEAD = "mafia-dawn"
"""The report of a night with victims: each of them is a story."""


TOLD = {
    "mafia-dawn-quiet",
    "mafia-meeting",
    "mafia-hanged",
    "mafia-nobody-hanged",
    "mafia-celebrity-spared",
    "mafia-reinforced",
    "mafia-sergeant-announced",
    "mafia-commissar-late",
    "mafia-clan-destroyed",
    "mafia-risen",
}
"""Public events that are a story each."""


def gather(state: State, step: Step) -> None:
    """Keep for the next paper what this step has told everybody."""
    for event in step.events:
        if event.to == PUBLIC:
            state.news += _stories(state, event)


def _stories(state: State, event: Event) -> Iterator[Story]:
    if event.id == _DEAD:
        for who, person in enumerate(state.people):
            if person.grave is not None and person.grave.tick == state.tick:
                yield Story("died", who)
    elif event.id in TOLD:
        yield Story(event.id.removeprefix("mafia-"), _about(event))


def _about(event: Event) -> Seat | None:
    """The person whom an event is about: its `who`, or that of the dead it names."""
    dead = event.params.get("dead")
    one = dead.get("who") if isinstance(dead, dict) else event.params.get("who")
    found = one.get("seat") if isinstance(one, dict) else None
    return found if isinstance(found, int) else None


def publish(state: State, step: Step) -> None:
    """In the morning, before anybody is asked who has won: the paper comes out."""
    gather(state, step)
    state.papers.append(Issue(state.turn, state.news))
    state.news = []


class RewritePaper(Act, frozen=True):
    """The paper of the morning after this night in the host's words, whether it has come out yet or
    not; without words it is the server's again."""

    night: Annotated[int, Meta(ge=1, le=1000)]
    words: Annotated[str, Meta(max_length=2000)] = ""


def _check_rewrite(state: State, act: RewritePaper) -> Refusal | None:
    """Any paper that has come out, and that of this night."""
    latest = state.turn if state.phase is not Phase.OPENING else 0
    return None if act.night <= latest else refuse("mafia-refused-no-paper")


def _rewrite(state: State, act: RewritePaper, step: Step) -> None:
    """Of a paper that has come out everybody reads that it is another one now."""
    words = act.words.strip()
    if words:
        state.rewritten[act.night] = words
    else:
        state.rewritten.pop(act.night, None)
    if any(issue.night == act.night for issue in state.papers):
        step.emit("mafia-paper-rewritten", PUBLIC, night=act.night)


def _offer(state: State) -> Iterator[Form]:
    for night in range(max(1, state.turn - 1), state.turn + 1):
        words = {"words": state.rewritten.get(night, "")}
        text = Field("words", "text", "paper", optional=True)
        yield Form(RewritePaper, (text,), preset={"night": night}, filled=words)


REWRITE_PAPER = HostDeed(
    RewritePaper,
    _check_rewrite,
    _rewrite,
    _offer,
    gate=lookup.is_begun,
    choices={"paper": always(Text(2000))},
)
