"""Actions with what they do: those that are carried out one by one, and those of step 4."""

from collections.abc import Callable
from typing import ClassVar, Generic

from intriga.games.maga.data.lines import LineT
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.stage.action import Action
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage


class Carried(Action[LineT], Generic[LineT], frozen=True, kw_only=True):
    """An action that waits for its turn (R-ORD step 5). `why_not`: what else may stand in its way,
    as the end of `maga-why-…`; `charge`: what it costs, where that is not the price; `effect`: what
    it does, when it was paid."""

    why_not: Callable[[Stage, Job[LineT]], str] | None = None
    charge: Callable[[Stage, Job[LineT]], int] | None = None
    effect: Callable[[Stage, Job[LineT]], LineOutcome]


class Registered(Action[LineT], Generic[LineT], frozen=True, kw_only=True):
    """An action of step 4 (R-ORD4): with `why_not` as above; `register` takes it down."""

    early: ClassVar[bool] = True
    why_not: Callable[[Stage, Job[LineT]], str]
    register: Callable[[Stage, Job[LineT]], None]
