"""What is said of a list while it is written: what it would cost, and which lines will hardly be
carried out as things stand. Nothing of this forbids anything (R-PAY4): before a line's turn comes a
level may rise, missiles may arrive, a revolt may end.
"""

from collections.abc import Iterator, Sequence

from intriga.games.maga.data.lines import Land, Line
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import State
from intriga.games.maga.subjects.actions import action_of
from intriga.games.maga.subjects.lists.columns import spending
from intriga.games.maga.subjects.money import to_spend
from intriga.games.maga.subjects.names import named
from intriga.kernel import Draft, Message, Remark, Seat


def review(state: State, seat: Seat, draft: Draft, rows: Sequence[Line | None]) -> list[Remark]:
    """Remarks on a list as it stands; `rows` has None for a line that is not complete."""
    return remarks(state, draft.preset["land"], rows)


def remarks(state: State, land: Land, rows: Sequence[Line | None]) -> list[Remark]:
    """The same of the list of a territory."""
    spent, money = spending(rows), to_spend(state, land)
    message = Message("maga-spending", {"spent": spent, "money": money, "left": money - spent})
    told = [Remark(message, warns=spent > max(0, money))]
    quelled = any(line is not None and action_of(line).in_revolt for line in rows)
    if state.territories[land].revolt and not quelled:
        told.append(Remark(Message("maga-hint-revolt")))
    used: set[tuple[Role, str]] = set()
    for number, line in enumerate(rows):
        if line is not None and not line.through:
            told += [
                Remark(message, number)
                for message in (*_alone(state, land, line), *_beside(line, used))
            ]
    return told


def _alone(state: State, land: Land, line: Line) -> Iterator[Message]:
    """What speaks against one line by itself."""
    action = action_of(line)
    role = action.actor(line)
    if state.territories[land].roles[role].blocked == state.turn:
        yield Message("maga-hint-blocked", {"role": named(role)})
    if action.doubts is not None:
        yield from action.doubts(state, land, line)


def _beside(line: Line, used: set[tuple[Role, str]]) -> Iterator[Message]:
    """What a line has in common with those before it: one ordinary action for each role (item 18),
    some actions once. The rows of a strike and of protection are one action."""
    action = action_of(line)
    role = action.actor(line)
    ordinary = (role, "")
    again = action.is_ordinary and ordinary in used
    if action.merges:
        again = again and (role, action.id) not in used
    elif action.once and (role, action.id) in used and not again:
        yield Message("maga-hint-once")
    if again:
        yield Message("maga-hint-slot", {"role": named(role)})
    if action.is_ordinary:
        used.add(ordinary)
    used.add((role, action.id))
