"""What a lesson is: where it begins, its steps, its questions; and the ids of its texts."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from intriga.kernel.actors import Actor, Seat

SENTENCE_MOST: Final = 90
"""The most letters of the sentence of a step."""
STEPS: Final = range(5, 10)
"""How many steps a lesson may have."""
WORDS_A_MINUTE: Final = 200
"""How fast people read: the first lesson of a game takes two minutes at most."""

Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}$")]
Number = Annotated[int, Meta(ge=0)]
StepNumber = Annotated[int, Meta(ge=1)]


class ScriptedAct(Struct, frozen=True, forbid_unknown_fields=True):
    """An act of the script: of a seat or the host (`by`), or the time of a window is up (`expire`:
    its key, or `true` for the first that is open)."""

    by: int | Literal["host"] = -1
    act: dict[str, Any] = {}
    expire: str | bool = False

    @property
    def actor(self) -> Actor:
        """Who acts, if it is not the clock."""
        return self.by


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True, rename={"awaits": "await"}):
    """A step. `play`: what the script does before it is shown. `look`: CSS selectors of what the
    light falls on, one after the other: each stands until it is touched; of several that one
    selector finds, the first that is in sight. `await`: the act that is awaited, `also`: others
    that do as well; without one, the step ends with “Next”. `meanwhile`: acts that may be done
    before and end nothing, such as orders that a page sends one by one. `rows`: of a list that is
    written before it is handed in, those that it must have by then, in this order."""

    look: tuple[str, ...] = ()
    play: tuple[ScriptedAct, ...] = ()
    awaits: dict[str, Any] | None = None
    also: tuple[dict[str, Any], ...] = ()
    meanwhile: tuple[dict[str, Any], ...] = ()
    rows: tuple[dict[str, Any], ...] | None = None

    @property
    def accepted(self) -> tuple[dict[str, Any], ...]:
        """The acts with which the step ends; none for one that ends with “Next”."""
        return () if self.awaits is None else (self.awaits, *self.also)


class LessonQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A question after the lesson. `back`: for each wrong answer, the step to look at again."""

    back: Annotated[tuple[StepNumber, ...], Meta(min_length=1, max_length=3)]


class LessonFile(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"steps": "step", "questions": "question"},
):
    """What stands in a file. `order`: among the lessons of the game; `seats`: how many; `learner`:
    the seat of who learns. `rules`: the anchor of the chapter of the rules that it belongs to.
    `options`: of the match; `state`: a merge patch over its set-up; `draws`: chosen ones by their
    reasons, 0 where none is left. Texts in `state` and in acts that begin with `$` are ids of
    texts. `play`: what the script does after the last step. `draft`: of a list that several write,
    the rows that stand in it when a step begins, by the number of the step."""

    order: int
    seats: Annotated[int, Meta(ge=1)]
    steps: tuple[LessonStep, ...]
    questions: tuple[LessonQuestion, ...]
    learner: Number = 0
    rules: str = ""
    options: dict[str, Any] = {}
    state: dict[str, Any] = {}
    draws: dict[str, tuple[Number, ...]] = {}
    play: tuple[ScriptedAct, ...] = ()
    draft: dict[str, tuple[dict[str, Any], ...]] = {}


class Lesson(Struct, frozen=True):
    """A lesson of a game. `name`: of its file; `package`: where its texts are."""

    game: str
    name: str
    package: str
    file: LessonFile

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """Its steps in their order."""
        return self.file.steps

    @property
    def questions(self) -> tuple[LessonQuestion, ...]:
        """What is asked after them."""
        return self.file.questions

    @property
    def end(self) -> int:
        """The number of the step that it stands at when all is done: after the steps, counted from
        0, and the questions."""
        return len(self.steps) + len(self.questions)

    # Texts.

    @property
    def title(self) -> str:
        """The id of its title."""
        return f"{self.game}-lesson-{self.name}"

    @property
    def after(self) -> str:
        """The id of what is said once it is over."""
        return f"{self.game}-lesson-{self.name}-after"

    def seat(self, seat: Seat) -> str:
        """The id of the name of who sits there; of the learner's, if theirs is taken."""
        return f"{self.game}-lesson-{self.name}-seat-{seat}"

    def sentence(self, step: int) -> str:
        """The id of what is said at a step, counted from 0."""
        return f"{self.game}-lesson-{self.name}-{step + 1}"

    def otherwise(self, step: int) -> str:
        """The id of what is said to somebody who does something else at this step."""
        return f"{self.game}-lesson-{self.name}-{step + 1}-otherwise"

    def question(self, number: int) -> str:
        """The id of a question, counted from 0."""
        return f"{self.game}-lesson-{self.name}-q{number + 1}"

    def answers(self, number: int) -> tuple[str, ...]:
        """The ids of the answers to a question: the right one, then the wrong ones."""
        asked = self.question(number)
        wrong = range(len(self.questions[number].back))
        return (f"{asked}-right", *(f"{asked}-wrong-{one + 1}" for one in wrong))

    def texts(self) -> tuple[str, ...]:
        """The ids of all texts that it must have."""
        steps, asked = range(len(self.steps)), range(len(self.questions))
        otherwise = [n for n in steps if self.steps[n].accepted or self.steps[n].rows is not None]
        return (
            self.title,
            self.after,
            *(self.seat(seat) for seat in range(self.file.seats)),
            *(self.sentence(n) for n in steps),
            *(self.otherwise(n) for n in otherwise),
            *(self.question(n) for n in asked),
            *(id for n in asked for id in self.answers(n)),
        )
