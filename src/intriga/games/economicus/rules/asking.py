"""The stack of questions (`questions.py`), and the number under which they are asked."""

from intriga.games.economicus.questions import Question
from intriga.games.economicus.state import State


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
