"""Explanations: the reason of each result, derived from the decisions.

Parameters of strengths: `mine` is that of the unit, `theirs` that against it.
"""

from typing import Any

from intriga.diplomacy.adjudication.resolution import Resolution
from intriga.diplomacy.geography.board import bits
from intriga.diplomacy.reason import Reason, reason
from intriga.diplomacy.vocabulary import Verb


def explain(result: Resolution, at: int) -> Reason:
    """The reason of the result of the unit from this province."""
    plan = result.field.order[at]
    verb = Verb.HOLD if plan is None else plan.verb
    if verb == Verb.MOVE and result.known.moved[at]:
        return _moved(result, at)
    if at in result.beaten:
        return _dislodged(result, at)
    if verb == Verb.MOVE:
        return _stayed(result, at)
    if at in result.field.void:
        return result.field.void[at]
    if verb == Verb.SUPPORT:
        return _supported(result, at)
    if verb == Verb.CONVOY:
        return _convoyed(result, at)
    return _held(result, at)


def _moved(result: Resolution, at: int) -> Reason:
    field, plan = result.field, result.field.order[at]
    assert plan is not None
    name = result.board.codes
    params: dict[str, Any] = {
        "to": result.board.spots[plan.to_spot],
        "sea": result.known.by_sea(at) is True,
    }
    if plan.to in result.beaten and result.beaten[plan.to] == at:
        mine, theirs = _clash(result, at)
        return reason("diplomacy-moved-in", **params, mine=mine, theirs=theirs)
    rivals = [rival for rival in field.into[plan.to] if rival != at]
    if rivals:
        by = [name[rival] for rival in rivals]
        mine = result.known.strength(at)[0]
        theirs = max(result.known.prevents(rival, plan.to, True)[0] for rival in rivals)
        return reason("diplomacy-moved-first", **params, by=by, mine=mine, theirs=theirs)
    return reason("diplomacy-moved", **params)


def _dislodged(result: Resolution, at: int) -> Reason:
    attacker = result.beaten[at]
    mine, theirs = _clash(result, attacker)
    id = "diplomacy-dislodged" if result.ways_out[at] else "diplomacy-disbanded"
    return reason(id, by=result.board.codes[attacker], mine=theirs, theirs=mine)


def _clash(result: Resolution, attacker: int) -> tuple[int, int]:
    """The strengths of a move and of the unit in its destination."""
    field, known = result.field, result.known
    to = field.dest[attacker]
    attack = known.strength(attacker, field.power[to])[0]
    facing = field.dest[to] == attacker and not known.by_sea(attacker) and not known.by_sea(to)
    hold = 1 if field.dest[to] >= 0 and not facing else known.strength(to)[0]
    return attack, hold


def _stayed(result: Resolution, at: int) -> Reason:
    """Why a move failed: no convoy, its own unit there, that unit's strength, or rivals."""
    field, known, name = result.field, result.known, result.board.codes
    to = field.dest[at]
    if result.stranded(at):
        return _stranded(result, at)
    there = field.power[to] >= 0 and not known.moved[to]
    if there and field.power[to] == field.power[at]:
        return reason("diplomacy-bounce-own", to=name[to])
    if there:
        mine, theirs = _clash(result, at)
        if mine <= theirs:
            facing = field.dest[to] == at
            id = "diplomacy-bounce-facing" if facing else "diplomacy-bounce-held"
            return reason(id, to=name[to], mine=mine, theirs=theirs)
    mine = known.strength(at, field.power[to] if there else -2)[0]
    rivals = [(known.prevents(r, to, not there)[0], r) for r in field.into[to] if r != at]
    theirs = max(strength for strength, _ in rivals)
    by = [name[rival] for strength, rival in rivals if strength >= mine]
    return reason("diplomacy-bounce-rivals", to=name[to], by=by, mine=mine, theirs=theirs)


def _stranded(result: Resolution, at: int) -> Reason:
    field, known, name = result.field, result.known, result.board.codes
    if known.paradox >> at & 1:
        return reason("diplomacy-paradox")
    lost = [name[sea] for sea in bits(field.carriers[at]) if sea in result.beaten]
    if lost:
        return reason("diplomacy-convoy-lost", by=lost)
    return reason("diplomacy-convoy-none", to=name[field.dest[at]])


def _supported(result: Resolution, at: int) -> Reason:
    field, known, name = result.field, result.known, result.board.codes
    plan = field.order[at]
    assert plan is not None
    if known.support(at):
        if field.dest[plan.of] >= 0:
            to = name[field.dest[plan.of]]
            return reason("diplomacy-support-given-move", at=name[plan.of], to=to)
        return reason("diplomacy-support-given", at=name[plan.of])
    cutters = [
        name[attacker]
        for attacker in field.into[at]
        if field.power[attacker] != field.power[at]
        and attacker != field.aim[at]
        and (not field.way[attacker] or known.by_sea(attacker) is not False)
    ]
    return reason("diplomacy-support-cut", by=cutters)


def _convoyed(result: Resolution, at: int) -> Reason:
    plan, name = result.field.order[at], result.board.codes
    assert plan is not None
    if result.known.paradox >> plan.of & 1:
        return reason("diplomacy-paradox")
    sails = result.known.by_sea(plan.of)
    id = "diplomacy-convoy-given" if sails else "diplomacy-convoy-unused"
    return reason(id, at=name[plan.of], to=name[plan.to])


def _held(result: Resolution, at: int) -> Reason:
    field, known, name = result.field, result.known, result.board.codes
    attackers = [attacker for attacker in field.into[at] if known.prevents(attacker, at, False)[0]]
    if not attackers:
        return reason("diplomacy-held")
    by = [name[attacker] for attacker in attackers]
    theirs = max(known.prevents(attacker, at, False)[0] for attacker in attackers)
    return reason("diplomacy-held-against", by=by, mine=known.strength(at)[0], theirs=theirs)
