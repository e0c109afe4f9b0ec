"""A position of the engine as the literal one, and both as what is compared."""

from collections import Counter
from fractions import Fraction
from typing import Any

from msgspec.structs import asdict

from intriga.games.maga.data.lines import kind_of
from intriga.games.maga.state import State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.kernel.disclosure.events import Event
from tests.games.maga.literal.model import Model, Oracle, no_happenings

PARTS = 40
"""The engine counts launchers' sides in parts of a level."""


def model_of(state: State) -> Model:
    """The position before a stage, with its lists."""
    return {
        "turn": state.turn,
        "states": [_territory(one) for one in state.territories],
        "lists": {land: [_row(line) for line in lines] for land, lines in state.lists.items()},
        "flights": [_flight(one) for one in state.flights],
        "wars": [asdict(one) for one in state.wars],
        "actions": state.actions,
        "treaties": [_treaty(one) for one in state.treaties],
        "breaches": [asdict(one) for one in state.breaches],
        "used_breaches": list(state.used_breaches),
        "options": asdict(state.options),
        "teams": [one.team for one in state.territories],
        "past": {},
        "happened": no_happenings(),
        "oracle": Oracle([]),
    }


def _territory(one: Any) -> dict[str, Any]:
    plain = asdict(one)
    plain["incomes"] = {str(sphere): money for sphere, money in one.incomes.items()}
    plain["roles"] = {str(role): asdict(post) for role, post in one.roles.items()}
    for post in plain["roles"].values():  # says nothing where nobody has recruited it
        post["recruited"] = post["recruited"] if post["recruiter"] is not None else 0
    plain["lies"] = [lie.by for lie in one.lies]
    plain["viruses"] = [[virus.by, virus.ticks] for virus in one.viruses]
    plain["agents"] = sorted(one.agents)
    plain["found"] = dict(one.found)
    plain["titles"] = {
        land: {number: str(role) for number, role in known.items()}
        for land, known in one.titles.items()
        if known
    }
    return plain


def _row(line: AnyLine) -> dict[str, Any]:
    fields = asdict(line)
    for name in ("role", "sphere", "first", "second"):
        if name in fields:
            fields[name] = str(fields[name])
    return {"kind": kind_of(line), "line": line, **fields}


def _flight(one: Any) -> dict[str, Any]:
    plain = asdict(one)
    plain["attack"] = Fraction(one.attack, PARTS)
    plain["helpers"] = [(land, str(role)) for land, role in one.helpers]
    plain["shot_at"], plain["downed"] = list(one.shot_at), list(one.downed)
    del plain["seen_by"]
    return plain


def _treaty(one: Any) -> dict[str, Any]:
    return {**asdict(one), "clauses": [asdict(clause) for clause in one.clauses]}


def detected(events: list[Event]) -> Counter[tuple[Any, ...]]:
    """Item 20: who has learnt of which state that it wanted what; each seat has one state here."""
    found: Counter[tuple[Any, ...]] = Counter()
    for event in events:
        if event.id in ("maga-detected", "maga-launcher-seen"):
            params: dict[str, Any] = event.params
            wanted = params["action" if event.id == "maga-detected" else "aimed"]["msg"]
            kind = wanted.removeprefix("maga-action-").removeprefix("maga-aimed-")
            found[event.to, params["land"]["n"] - 1, params["attacker"]["n"] - 1, kind] += 1
    return found


def compared_engine(state: State, events: list[Event]) -> dict[str, Any]:
    """What the engine made of it, in the literal one's words."""
    model = model_of(state)
    figures = state.history[-1].figures
    return {
        **_position(model),
        "launched": [_flight(one) for one in state.launched],
        "declared": [asdict(one) for one in state.declared],
        "history": [_figures(_plain_figures(one)) for one in figures],
        "reports": {
            land: Counter((line_key(one.line), str(one.outcome)) for one in reports)
            for land, reports in state.reports.items()
            if reports
        },
        "detected": detected(events),
    }


def _plain_figures(one: Any) -> dict[str, Any]:
    plain = asdict(one)
    plain["incomes"] = {str(sphere): money for sphere, money in one.incomes.items()}
    plain["levels"] = {str(role): level for role, level in one.levels.items()}
    return plain


def _figures(one: dict[str, Any]) -> dict[str, Any]:
    names = ("team", "treasury", "incomes", "nuclear", "abm", "mood", "levels")
    return {name: one[name] for name in names}


def _levels(state: dict[str, Any]) -> dict[str, int]:
    return {role: post["level"] for role, post in state["roles"].items()}


def line_key(line: AnyLine) -> str:
    """A line as a word: two equal lines are alike."""
    return repr(line)


def _position(model: Model) -> dict[str, Any]:
    return {
        **{f"state {land}": one for land, one in enumerate(model["states"])},
        "flights": model["flights"],
        "wars": model["wars"],
        "actions": model["actions"],
        "breaches": model["breaches"],
        "used_breaches": model["used_breaches"],
    }


def compared_literal(model: Model) -> dict[str, Any]:
    """The same of the literal one after its stage."""
    reports: dict[int, Counter[tuple[str, str]]] = {}
    for entry in [*model["own"], *model["orders"]]:
        for row, outcome in zip(entry["rows"], entry["outcomes"], strict=True):
            key = line_key(row["line"]), outcome or "cancelled"
            reports.setdefault(entry["writer"], Counter())[key] += 1
    for state in model["states"]:
        state["agents"] = sorted(state["agents"])
    return {
        **_position(model),
        "launched": model["launched"],
        "declared": model["declared"],
        "history": [
            _figures(
                {**one, "levels": {role: post["level"] for role, post in one["roles"].items()}}
            )
            for one in model["figures"]
        ],
        "reports": reports,
        "detected": Counter(model["detected"]),
    }
