"""Secret paths: a jump over one cell (S31)."""

from collections.abc import Iterator
from typing import Annotated

from intriga.games.espionage.data import price_list
from intriga.games.espionage.state import State
from intriga.games.espionage.subjects.asking import answer_by
from intriga.games.espionage.subjects.challenge import announce, check_departure
from intriga.games.espionage.subjects.choosing import JUMP_TO, Place, joinable, jumps
from intriga.games.espionage.subjects.specials.holding import at_turn_with
from intriga.kernel import PUBLIC, SECRET, Act, Deed, Form, Refusal, Seat, Step
from intriga.kernel import seat as by


class SecretPaths(Act, frozen=True):
    """A special move: jump over one cell (S31)."""

    to: Place
    join: Annotated[bool, SECRET] = False


def _check(state: State, seat: Seat, act: SecretPaths) -> Refusal | None:
    return check_departure(state, seat, act.to, act.join, reach=2)


def _jump(state: State, seat: Seat, act: SecretPaths, step: Step) -> None:
    """The departure may still be challenged (S31)."""
    state.players[seat].spend(price_list.PATHS)
    step.emit("espionage-paths", PUBLIC, who=by(seat))
    announce(state, act.to, act.join, step, reach=2)


def _offer(state: State, seat: Seat) -> Iterator[Form]:
    if state.reachable(2):
        yield answer_by(state, SecretPaths, JUMP_TO, *joinable(state, seat))


SECRET_PATHS = Deed(
    SecretPaths,
    _check,
    _jump,
    _offer,
    gate=at_turn_with(price_list.PATHS),
    answers=True,
    choices={"jump": jumps},
)
