"""Cycles: decisions that depend on each other: circular movement, and convoy paradoxes.

Among the open decisions, the innermost cycle is taken: decisions that depend on each other and on
no other open decision. Its solutions are tried. With exactly one solution, that is the result, and
there is no paradox (6.C.2, 6.F.20). Otherwise, with a convoy in the cycle, the Szykman rule
applies: the convoyed armies stay and have no effect (6.F.14–6.F.28); decisions that only depend on
the cycle are not affected by it (6.F.26). Without a convoy it is circular movement: all units move
(6.C.1).
"""

from collections.abc import Iterator
from typing import NamedTuple

from intriga.diplomacy.adjudication.decisions import Decisions
from intriga.diplomacy.adjudication.field import Field
from intriga.diplomacy.geography.board import bits

_MOVE, _SUPPORT, _PATH = range(3)
_MOST_INPUTS = 8
"""A decision with at most this many inputs is tried with all their values to find out which of them
matter."""


class Node(NamedTuple):
    """A decision: its kind, and the province of the unit it is about."""

    what: int
    at: int


def decide(field: Field) -> Decisions:
    """All decisions of a movement phase."""
    known = Decisions(field)
    while known.settle():
        break_one(known)
    return known


def break_one(known: Decisions) -> None:
    """Resolve one cycle; at least one more decision is known afterwards."""
    known.freeze()
    nodes = _open(known)
    near = {node: _inputs(known, node, nodes) for node in nodes}
    reach = {node: _reach(node, near) for node in nodes}
    cycle = min(reach.values(), key=len) | set()
    if not cycle:  # no input matters: the formula has one value
        cycle = {min(nodes, key=lambda node: len(reach[node]))}
    outside = [node for node in nodes if node not in cycle]
    for node in outside:
        _set(known, node, False)  # any value: the cycle does not depend on it
    solutions = list(_solutions(known, sorted(cycle)))
    for node in outside:
        _set(known, node, None)
    paths = [node for node in cycle if node.what == _PATH]
    if len(solutions) == 1 or (solutions and not paths):
        # Without convoys there are two solutions: all units move, or none does.
        best = max(solutions, key=lambda values: sum(values[n] for n in values if n.what == _MOVE))
        for node, value in best.items():
            _set(known, node, value)
    else:
        for node in paths or cycle:
            _set(known, node, False)
            known.paradox |= (node.what == _PATH) << node.at
    known.decided += 1


def _open(known: Decisions) -> list[Node]:
    """All open decisions. Those that have not been evaluated yet are evaluated first."""
    field = known.field
    nodes = [Node(_PATH, at) for at in field.movers if field.way[at]]
    nodes += [Node(_SUPPORT, at) for at in field.supports if field.aim[at] >= 0]
    for node in nodes:
        if _get(known, node) is None:
            _set(known, node, _formula(known, node))
    nodes += [Node(_MOVE, at) for at in field.movers]
    return [node for node in nodes if _get(known, node) is None]


def _inputs(known: Decisions, node: Node, nodes: list[Node]) -> set[Node]:
    """The open decisions that this one depends on: with some values of the others, changing their
    value changes its value."""
    operands = [other for other in _operands(known, node) if other in nodes and other != node]
    inputs = list(dict.fromkeys(operands))
    if len(inputs) > _MOST_INPUTS:
        return set(inputs)
    value = []
    for choice in range(1 << len(inputs)):
        for number, other in enumerate(inputs):
            _set(known, other, bool(choice >> number & 1))
        value.append(_formula(known, node))
    for other in inputs:
        _set(known, other, None)
    return {
        other
        for number, other in enumerate(inputs)
        if any(value[c] is not value[c ^ 1 << number] for c in range(len(value)))
    }


def _operands(known: Decisions, node: Node) -> Iterator[Node]:
    """The decisions in the formula of a decision."""
    field, at = known.field, node.at
    if node.what == _PATH:
        for sea in bits(field.carriers[at]):
            yield from (Node(_MOVE, attacker) for attacker in field.into[sea])
        return
    place = at if node.what == _SUPPORT else field.dest[at]
    if node.what == _MOVE:
        yield Node(_PATH, at)
        yield from (Node(_SUPPORT, helper) for helper in field.backing[at])
        yield Node(_MOVE, place)
        yield Node(_PATH, place)
        yield from (Node(_SUPPORT, helper) for helper in field.backing[place])
    for attacker in field.into[place]:
        yield Node(_PATH, attacker)
        if node.what == _SUPPORT:
            yield Node(_MOVE, attacker)
        else:
            yield from (Node(_SUPPORT, helper) for helper in field.backing[attacker])


def _reach(start: Node, near: dict[Node, set[Node]]) -> set[Node]:
    """All decisions that a decision depends on, directly or indirectly."""
    reached: set[Node] = set()
    edge = set(near[start])
    while edge:
        reached |= edge
        edge = {other for node in edge for other in near[node]} - reached
    return reached


def _solutions(known: Decisions, cycle: list[Node]) -> Iterator[dict[Node, bool]]:
    """All assignments of values to a cycle for which every formula holds."""
    before = {node: _get(known, node) for node in cycle}
    _propagate(known, cycle)
    free = next((node for node in cycle if _get(known, node) is None), None)
    if free is not None:
        for value in (True, False):
            _set(known, free, value)
            yield from _solutions(known, cycle)
    elif all(_formula(known, node) is _get(known, node) for node in cycle):
        yield {node: bool(_get(known, node)) for node in cycle}
    for node, earlier in before.items():
        _set(known, node, earlier)


def _propagate(known: Decisions, cycle: list[Node]) -> None:
    """Decide what follows within a cycle from the values assumed."""
    changed = True
    while changed:
        changed = False
        for node in cycle:
            if _get(known, node) is None:
                value = _formula(known, node)
                if value is not None:
                    _set(known, node, value)
                    changed = True


def _get(known: Decisions, node: Node) -> bool | None:
    return (known.moved, known.given, known.path)[node.what][node.at]


def _set(known: Decisions, node: Node, value: bool | None) -> None:
    (known.moved, known.given, known.path)[node.what][node.at] = value


def _formula(known: Decisions, node: Node) -> bool | None:
    """The value of a decision by the rules, with the current values of the others."""
    rule = (known.would_move, known.would_support, known.would_sail)[node.what]
    return rule(node.at)
