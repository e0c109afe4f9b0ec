"""What the match asks: the stack of questions (`state/questions.py`), the number under which they
are asked, and the forms that answer."""

from typing import Final

from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.state.questions import Question
from intriga.kernel import Act, Field, Form, Refusal, refuse

NOT_NOW: Final = refuse("economicus-refused-not-now")
NOT_ASKED: Final = refuse("economicus-refused-not-asked")
NOT_MY_TURN: Final = refuse("economicus-refused-not-your-turn")
NO_SUCH_COMPANY: Final = refuse("economicus-refused-no-such-company")
NO_CARD: Final = refuse("economicus-refused-no-card")
NO_CHIPS: Final = refuse("economicus-refused-chips")

OTHERWISE: Final = 1
"""Ranks of forms. Those that answer by doing what is asked stand first; then those by which one
does something else; then what may be done in the course of a turn, from trade to settings."""
TRADE: Final = 2
GIVING_UP: Final = 3
ANY_TIME: Final = 4
SETTINGS: Final = 5


def ask(state: State, question: Question) -> None:
    """Ask this before anything else."""
    state.questions.append(question)
    renew(state)


def answered(state: State, question: Question) -> None:
    """This is asked no more."""
    state.questions.remove(question)
    renew(state)


def renew(state: State) -> None:
    """What is asked now is another question than before."""
    state.asked += 1


def too_dear(money: int) -> Refusal:
    """So much cannot be paid."""
    return refuse("economicus-refused-too-dear", money=money)


def answer_by(
    state: State, window: str, act: type[Act], *fields: Field, main: bool = False
) -> Form:
    """A form that answers the window of this kind, which is open."""
    return Form(act, fields, (), window, state.asked, main=main)


def at_will(state: State) -> str:
    """The kind, and key, of the window in which people act of their own: between the steps of a
    turn, or while they find money."""
    if state.question is not None:
        return "debt"
    return "sales" if state.stage is Stage.SALES else "turn"
