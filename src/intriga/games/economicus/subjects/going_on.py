"""Whom a turn waits for between its steps, and how they let it go on (digest, 2a)."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from msgspec.structs import asdict

from intriga.games.economicus.state.position import FREE, Stage, State
from intriga.games.economicus.state.questions import Stops
from intriga.games.economicus.subjects import companies, lookup
from intriga.games.economicus.subjects.asking import (
    NOT_ASKED,
    NOT_MY_TURN,
    SETTINGS,
    answer_by,
    at_will,
)
from intriga.kernel import PUBLIC, Act, Deed, Field, Form, Refusal, Seat, Step, refuse, seat

_STOP: Final[Mapping[Stage, tuple[str, str | None]]] = {
    Stage.ROLL: ("roll", None),
    Stage.PROFIT: ("profit", "own_profit"),
    Stage.BOUGHT: ("sales", "own_sales"),
    Stage.END: ("end", "own_end"),
}
"""Which of their `Stops` says whether one waits for a player: in others' turns, in their own."""
_QUESTION: Final = refuse("economicus-refused-question")


class Roll(Act, frozen=True):
    """Roll the dice of one's turn (item 17)."""


class GoOn(Act, frozen=True):
    """Nobody need wait for me here: the turn may go on, or I have sold what I wanted to."""


class AskMe(Act, Stops, frozen=True, omit_defaults=False):
    """Where in a turn the match waits for me (see `Stops`)."""


def awaited(state: State) -> list[Seat]:
    """Whom the match waits for between steps: the active player, and who has asked for it; in
    phase 3 all who have something to sell there."""
    if state.stage is not Stage.SALES and state.stage not in FREE:
        return []
    return [who for who in state.playing if _awaits(state, who)]


def _awaits(state: State, who: Seat) -> bool:
    """Whether the match waits for this player, who is not bankrupt, between steps."""
    if who in state.ready:
        return False
    if state.stage is Stage.SALES:
        return _sells(state, who)
    return state.stage in FREE and _stops(state, who)


def _stops(state: State, who: Seat) -> bool:
    others, own = _STOP[state.stage]
    stop = own if who == state.active else others
    return stop is None or bool(getattr(state.players[who].stops, stop))


def _sells(state: State, who: Seat) -> bool:
    one = state.players[who]
    if not one.stops.selling:
        return False
    innovation = lookup.sector(state, state.sector).innovation
    if innovation and len(state.playing) < 2:
        return False
    if innovation and one.startups and one.startups_before > one.startups_given:
        return True
    return companies.movable(state, who, state.sector) > 0


def _rolls(state: State, who: Seat) -> bool:
    return state.stage is Stage.ROLL and state.active == who


def _check_ready(state: State, who: Seat) -> Refusal | None:
    if refusal := lookup.must_play(state, who):
        return refusal
    if state.question is not None:
        return _QUESTION
    return None if _awaits(state, who) else NOT_ASKED


def _may_roll(state: State, who: Seat) -> Refusal | None:
    return _check_ready(state, who) if _rolls(state, who) else NOT_MY_TURN


def _may_go_on(state: State, who: Seat) -> Refusal | None:
    return refuse("economicus-refused-roll") if _rolls(state, who) else _check_ready(state, who)


def _be_ready(state: State, who: Seat) -> None:
    """Nobody need wait for them here; the dice fall as soon as all are ready."""
    state.ready.append(who)


def _roll(state: State, who: Seat, act: Roll, step: Step) -> None:
    _be_ready(state, who)


def _go_on(state: State, who: Seat, act: GoOn, step: Step) -> None:
    _be_ready(state, who)


def _offer_roll(state: State, who: Seat) -> Iterator[Form]:
    yield answer_by(state, at_will(state), Roll, main=True)


def _offer_go_on(state: State, who: Seat) -> Iterator[Form]:
    yield answer_by(state, at_will(state), GoOn, main=True)


def _may_ask(state: State, who: Seat) -> Refusal | None:
    """Not while something is asked: what one does then may be sealed, and this is public."""
    return None if state.question is None else _QUESTION


def _ask_me(state: State, who: Seat, act: AskMe, step: Step) -> None:
    """Where the match waits for them from now on; everybody may know."""
    state.players[who].stops = Stops(**asdict(act))
    step.emit("economicus-stops", PUBLIC, seat=seat(who))


def _offer_ask_me(state: State, who: Seat) -> Iterator[Form]:
    if not lookup.must_play(state, who):
        yield _form(state.players[who].stops)


@lru_cache
def _form(stops: Stops) -> Form:
    filled = asdict(stops)
    return Form(AskMe, tuple(Field(one, "flag") for one in filled), filled=filled)


ROLL: Final = Deed(Roll, None, _roll, _offer_roll, gate=_may_roll, answers=True, quick=True)
GO_ON: Final = Deed(GoOn, None, _go_on, _offer_go_on, gate=_may_go_on, answers=True, quick=True)
ASK_ME: Final = Deed(AskMe, None, _ask_me, _offer_ask_me, gate=_may_ask, rank=SETTINGS)
