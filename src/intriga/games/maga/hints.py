"""What is said of a list while it is written: what it would cost, and which lines will hardly be
carried out as things stand. Nothing of this forbids anything (R-PAY4): before a line's turn comes a
level may rise, missiles may arrive, a revolt may end.
"""

from collections.abc import Iterator, Sequence

from intriga.games.maga.lines import (
    AnyLine,
    ChangeNuclear,
    Help,
    Land,
    Line,
    Protect,
    Recruit,
    Refute,
    Strike,
    Suppress,
    kind_of,
)
from intriga.games.maga.pipeline.money import to_spend
from intriga.games.maga.pipeline.wars import PRINCIPALS
from intriga.games.maga.rules.lists import spending
from intriga.games.maga.state import State
from intriga.games.maga.tables.actions import Action, actions
from intriga.games.maga.tables.amounts import amounts
from intriga.games.maga.tables.roles import Role
from intriga.kernel import Message, Remark, msg


def review(state: State, land: Land, rows: Sequence[AnyLine | None]) -> list[Remark]:
    """Remarks on a list as it stands; `rows` has None for a line that is not complete."""
    spent, money = spending(tuple(rows)), to_spend(state, land)
    message = Message("maga-spending", {"spent": spent, "money": money, "left": money - spent})
    told = [Remark(message, warns=spent > max(0, money))]
    if state.territories[land].revolt and not any(isinstance(line, Suppress) for line in rows):
        told.append(Remark(Message("maga-hint-revolt")))
    used: set[tuple[Role, str]] = set()
    for number, line in enumerate(rows):
        if line is not None and not line.through:
            told += [
                Remark(message, number)
                for message in (*_alone(state, land, line), *_beside(line, used))
            ]
    return told


def acting(line: Line, action: Action) -> Role:
    """The role of one's own that does a line (R-ORD7)."""
    if action.ministry is Role.SECRETARY:
        role: Role = line.role  # type: ignore[attr-defined]
        return role
    return action.acting or action.ministry


def _alone(state: State, land: Land, line: AnyLine) -> Iterator[Message]:
    """What speaks against one line by itself."""
    territory = state.territories[land]
    role = acting(line, actions()[kind_of(line)])
    if territory.roles[role].blocked == state.turn:
        yield Message("maga-hint-blocked", {"role": msg(f"maga-role-{role}")})
    match line:
        case Strike(most=most) if territory.nuclear < most:
            yield Message("maga-hint-missiles", {"count": territory.nuclear})
        case ChangeNuclear(missiles=missiles) if missiles > 0:
            yield from _level(territory.roles[role].level, role, amounts().purchase_level)
        case Recruit():
            yield from _level(territory.roles[role].level, role, amounts().recruit_level)
        case Refute(target=target) if all(lie.by != target for lie in territory.lies):
            yield Message("maga-hint-no-lie", {"n": target + 1})
        case Suppress() if not territory.revolt:
            yield Message("maga-hint-no-revolt", {"points": amounts().idle_suppression})
        case Help(role=helper, whom=whom, target=target) if (target, whom) == (land, helper):
            yield Message("maga-hint-helps-itself")
        case Help(role=helper, whom=whom, target=target) if (
            target == land and {helper, whom} <= {*PRINCIPALS} and _is_attacked(state, land)
        ):
            yield Message("maga-hint-principals", {"role": msg(f"maga-role-{helper}")})
    if kind_of(line) in ("strike", "attack") and _is_last(state):
        yield Message("maga-hint-last-turn")


def _level(level: int, role: Role, least: int) -> Iterator[Message]:
    if level < least:
        params = {"role": msg(f"maga-role-{role}"), "level": level, "least": least}
        yield Message("maga-hint-level", {**params})


def _is_attacked(state: State, land: Land) -> bool:
    """Whether a land war against a territory is decided in this turn."""
    return any(war.target == land for war in state.wars)


def _is_last(state: State) -> bool:
    """R-N12: what begins now is not finished, unless the match has a closing stage."""
    last = state.turn >= state.options.turns or state.ending == "host"
    return last and not state.options.closing


def _beside(line: AnyLine, used: set[tuple[Role, str]]) -> Iterator[Message]:
    """What a line has in common with those before it: one ordinary action for each role (item 18),
    some actions once. The rows of a strike and of protection are one action."""
    action = actions()[kind_of(line)]
    role = acting(line, action)
    ordinary = (role, "")
    if isinstance(line, Strike | Protect):
        again = action.kind == "ordinary" and ordinary in used and (role, action.id) not in used
    else:
        again = action.kind == "ordinary" and ordinary in used
        if action.once and (role, action.id) in used and not again:
            yield Message("maga-hint-once")
    if again:
        yield Message("maga-hint-slot", {"role": msg(f"maga-role-{role}")})
    if action.kind == "ordinary":
        used.add(ordinary)
    used.add((role, action.id))
