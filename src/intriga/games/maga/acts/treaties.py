"""Treaties whose clauses can be checked (item 68, R-J1)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from intriga.games.maga.treaty import Clause
from intriga.kernel import SECRET, Act

Team = Annotated[int, Meta(ge=0, le=119)]
Number = Annotated[int, Meta(ge=1)]


class Signatory(Struct, frozen=True):
    """One more party."""

    team: Team


class ProposeTreaty(Act, frozen=True):
    """A partner and perhaps other parties, the clauses, from which turn and for how many it holds;
    `text`: what else they agree on, of which only the host is the judge."""

    unseen: ClassVar[bool] = True
    partner: Annotated[Team, SECRET]
    others: Annotated[tuple[Signatory, ...], Meta(max_length=119), SECRET]
    clauses: Annotated[tuple[Clause, ...], Meta(max_length=30), SECRET]
    since: Annotated[int, Meta(ge=1, le=200), SECRET]
    turns: Annotated[int, Meta(ge=1, le=200), SECRET]
    text: Annotated[str, Meta(max_length=2_000), SECRET] = ""


class AnswerTreaty(Act, frozen=True):
    """Sign a treaty, or refuse; it holds when all parties have signed."""

    unseen: ClassVar[bool] = True
    treaty: Annotated[Number, SECRET]
    answer: Annotated[Literal["sign", "refuse"], SECRET]


Treaties = ProposeTreaty | AnswerTreaty
