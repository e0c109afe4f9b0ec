"""Forms that ask in private (`Form.asks`), and those of a team (`Form.team`): that they can be
answered, and by whom."""

from collections.abc import Set
from random import Random
from typing import Any, Final

from intriga.kernel.acts import Act
from intriga.kernel.bots.sampling import fill
from intriga.kernel.decode.reader import reader
from intriga.kernel.game import Game
from intriga.kernel.positions import Position
from intriga.kernel.questions.asked import asking
from intriga.kernel.questions.documents import unstored
from intriga.kernel.questions.forms import Form
from intriga.kernel.text import Refusal
from intriga.lab.conformance.failure import Broken, expect
from intriga.lab.conformance.plays.random_play import Play, offer_to
from intriga.lab.conformance.twins.panel import seats_of

_TRIES: Final = 8
"""How many ways of answering are tried; one of them must be accepted."""
_ANSWERS: Final = 20
"""How often one form may ask in a row, for one thing after another."""


def check_questions(match: Play, position: Position[Any], gone: Set[int]) -> None:
    """Raises `Broken` if somebody is asked here who has left or cannot answer, if a question stays
    after it was answered, or if a team's form is not its members'. `gone`: the seats that have
    left."""
    if position.outcome is not None:
        return
    rng = Random(f"questions {position.n}")
    for seat in seats_of(match.game, position, rng):
        forms = match.game.forms(position.state, seat)
        for form in forms:
            if form.team:
                _check_team(match.game, position, seat, form)
        for number, form in enumerate(asking(forms)):
            where = f"entry {position.n}: {form.act} asks seat {seat}"
            expect(seat not in gone, f"{where}, who has left")
            expect(
                match.game.asks_in_private, f"{where} in private, which the game says it never does"
            )
            _check_window(match.game, position, form, where)
            if number == 0 and position.n % 3 == 0:
                _check_answers(match, position, (seat, form), where, rng)


def _check_window(game: Game[Any], position: Position[Any], form: Form, where: str) -> None:
    open_ = {(window.key, window.generation) for window in game.windows(position.state)}
    known = not form.window or (form.window, form.generation) in open_
    expect(known, f"{where} in a window that is not open: {form.window} {form.generation}")


def _check_answers(
    match: Play, position: Position[Any], asked: tuple[int, Form], where: str, rng: Random
) -> None:
    """Let the seat answer again and again, until the form asks no more."""
    seat, form = asked
    at = match.steps[-1].entry.at
    for _ in range(_ANSWERS):
        act = _answer(match, position, seat, form, rng)
        taken = match.engine.act(position, seat, act, at) if act is not None else None
        if taken is None or isinstance(taken, Refusal):
            raise Broken(f"{where}, who cannot answer")
        position = taken.position
        if position.outcome is not None:
            return
        if form not in match.game.forms(position.state, seat):
            return
    raise Broken(f"{where} although it has been answered {_ANSWERS} times")


def _answer(match: Play, position: Position[Any], seat: int, form: Form, rng: Random) -> Act | None:
    offer, at = offer_to(match.game, position, seat), match.steps[-1].entry.at
    for _ in range(_TRIES):
        data = fill(offer, form, rng)
        act = (
            None
            if data is None
            else reader(match.game).player_data(data, unstored(str(position.n)))
        )
        if act is None or isinstance(act, Refusal):
            continue
        if match.engine.check(position, seat, act, at) is None:
            return act
    return None


def _check_team(game: Game[Any], position: Position[Any], seat: int, form: Form) -> None:
    """All of a team have the form, or a bot would leave it to somebody who cannot do it."""
    where = f"entry {position.n}: {form.act} of seat {seat} is for the team {form.team}"
    expect(seat in form.team, f"{where}, without that seat")
    for member in form.team:
        known = 0 <= member < len(position.chairs)
        theirs = game.forms(position.state, member) if known else ()
        same = any(one.act == form.act and one.team == form.team for one in theirs)
        expect(same, f"{where}, but seat {member} does not have it")
