"""Why: the reason of each outcome, found in the decisions after the fact.

Strengths are given as they met: `mine` is the unit's own, `theirs` what stood against it.
"""

from typing import TYPE_CHECKING, Any

from intriga.diplomacy.geography.board import bits
from intriga.diplomacy.notation.vocabulary import Verb
from intriga.diplomacy.reason import Reason, reason

if TYPE_CHECKING:
    from intriga.diplomacy.adjudication.movement import Season


def explain(season: "Season", at: int) -> Reason:
    """Why the order of the unit from this province came out as it did."""
    plan = season.field.order[at]
    verb = Verb.HOLD if plan is None else plan.verb
    if verb == Verb.MOVE and season.known.moved[at]:
        return _moved(season, at)
    if at in season.beaten:
        return _dislodged(season, at)
    if verb == Verb.MOVE:
        return _stayed(season, at)
    if at in season.field.void:
        return season.field.void[at]
    if verb == Verb.SUPPORT:
        return _supported(season, at)
    if verb == Verb.CONVOY:
        return _convoyed(season, at)
    return _held(season, at)


def _moved(season: "Season", at: int) -> Reason:
    field, plan = season.field, season.field.order[at]
    assert plan is not None
    name = season.board.codes
    said: dict[str, Any] = {
        "to": season.board.spots[plan.to_spot],
        "sea": season.known.by_sea(at) is True,
    }
    if plan.to in season.beaten and season.beaten[plan.to] == at:
        mine, theirs = _clash(season, at)
        return reason("diplomacy-moved-in", **said, mine=mine, theirs=theirs)
    rivals = [rival for rival in field.into[plan.to] if rival != at]
    if rivals:
        by = [name[rival] for rival in rivals]
        mine = season.known.strength(at)[0]
        theirs = max(season.known.prevents(rival, plan.to, True)[0] for rival in rivals)
        return reason("diplomacy-moved-first", **said, by=by, mine=mine, theirs=theirs)
    return reason("diplomacy-moved", **said)


def _dislodged(season: "Season", at: int) -> Reason:
    attacker = season.beaten[at]
    mine, theirs = _clash(season, attacker)
    id = "diplomacy-dislodged" if season.ways_out[at] else "diplomacy-disbanded"
    return reason(id, by=season.board.codes[attacker], mine=theirs, theirs=mine)


def _clash(season: "Season", attacker: int) -> tuple[int, int]:
    """Strengths of a move and of the unit in its way, as they met."""
    field, known = season.field, season.known
    to = field.dest[attacker]
    attack = known.strength(attacker, field.power[to])[0]
    facing = field.dest[to] == attacker and not known.by_sea(attacker) and not known.by_sea(to)
    hold = 1 if field.dest[to] >= 0 and not facing else known.strength(to)[0]
    return attack, hold


def _stayed(season: "Season", at: int) -> Reason:
    """Why a move failed: no convoy, its own unit there, that unit's strength, or rivals."""
    field, known, name = season.field, season.known, season.board.codes
    to = field.dest[at]
    if season.stranded(at):
        return _stranded(season, at)
    there = field.power[to] >= 0 and not known.moved[to]
    if there and field.power[to] == field.power[at]:
        return reason("diplomacy-bounce-own", to=name[to])
    if there:
        mine, theirs = _clash(season, at)
        if mine <= theirs:
            facing = field.dest[to] == at
            id = "diplomacy-bounce-facing" if facing else "diplomacy-bounce-held"
            return reason(id, to=name[to], mine=mine, theirs=theirs)
    mine = known.strength(at, field.power[to] if there else -2)[0]
    rivals = [(known.prevents(r, to, not there)[0], r) for r in field.into[to] if r != at]
    theirs = max(strength for strength, _ in rivals)
    by = [name[rival] for strength, rival in rivals if strength >= mine]
    return reason("diplomacy-bounce-rivals", to=name[to], by=by, mine=mine, theirs=theirs)


def _stranded(season: "Season", at: int) -> Reason:
    field, known, name = season.field, season.known, season.board.codes
    if known.paradox >> at & 1:
        return reason("diplomacy-paradox")
    lost = [name[sea] for sea in bits(field.carriers[at]) if sea in season.beaten]
    if lost:
        return reason("diplomacy-convoy-lost", by=lost)
    return reason("diplomacy-convoy-none", to=name[field.dest[at]])


def _supported(season: "Season", at: int) -> Reason:
    field, known, name = season.field, season.known, season.board.codes
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


def _convoyed(season: "Season", at: int) -> Reason:
    plan, name = season.field.order[at], season.board.codes
    assert plan is not None
    if season.known.paradox >> plan.of & 1:
        return reason("diplomacy-paradox")
    sails = season.known.by_sea(plan.of)
    id = "diplomacy-convoy-given" if sails else "diplomacy-convoy-unused"
    return reason(id, at=name[plan.of], to=name[plan.to])


def _held(season: "Season", at: int) -> Reason:
    field, known, name = season.field, season.known, season.board.codes
    attackers = [attacker for attacker in field.into[at] if known.prevents(attacker, at, False)[0]]
    if not attackers:
        return reason("diplomacy-held")
    by = [name[attacker] for attacker in attackers]
    theirs = max(known.prevents(attacker, at, False)[0] for attacker in attackers)
    return reason("diplomacy-held-against", by=by, mine=known.strength(at)[0], theirs=theirs)
