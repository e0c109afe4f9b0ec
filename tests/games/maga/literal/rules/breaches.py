"""Treaties checked against what roles did, or tried (item 68, R-J1).

Nothing is kept from turn to turn but what was done in each: every duty is judged anew from the
whole term, as somebody would who reads the treaty and the log side by side.
"""

from typing import Any

from tests.games.maga.literal.model import Model, happened

Did = list[tuple[int, str, int | None, int]]
Turn = dict[str, Any]
"""What happened in a turn: `did`, and who commanded each state when it began."""


def note(model: Model) -> None:
    """Each obligation of a treaty in force that was not met."""
    past, now = model["past"], model["turn"]
    past[now] = {"did": _did(model), "teams": model["teams"]}
    for treaty in model["treaties"]:
        last = treaty["since"] + treaty["turns"] - 1
        signed = set(treaty["signed"]) == set(treaty["parties"]) and not treaty["refused"]
        if not (treaty["since"] <= now <= last and signed):
            continue
        term = {turn: past[turn] for turn in sorted(past) if treaty["since"] <= turn <= now}
        for place, clause in enumerate(treaty["clauses"]):
            if clause["kind"] == "obligation" and _is_broken(clause, term, now, last):
                _breach(model, treaty, place)


def _breach(model: Model, treaty: dict[str, Any], place: int) -> None:
    happened(model, "breach")
    breaker = treaty["clauses"][place]["party"]
    for victim in treaty["parties"]:
        if victim != breaker:
            model["breaches"].append(
                {
                    **{"number": len(model["breaches"]) + 1, "treaty": treaty["number"]},
                    **{"clause": place, "turn": model["turn"]},
                    **{"breaker": breaker, "victim": victim},
                }
            )


def _did(model: Model) -> Did:
    """What was done or tried; a transfer counts what it moved."""
    return [
        (
            entry["land"],
            entry["kind"],
            row.get("target", row.get("to")),
            entry["moved"] if entry["kind"].startswith("transfer") else 1,
        )
        for entry in [*model["own"], *model["registered"]]
        for row, outcome in zip(entry["rows"], entry["outcomes"], strict=True)
        if outcome in ("done", "failed")
    ]


def _is_broken(clause: dict[str, Any], term: dict[int, Turn], now: int, last: int) -> bool:
    """Due in the turns after the condition was met; what was promised once, by the last one."""
    begins = _begins(clause, term)
    due = [turn for turn in term if begins is not None and turn >= begins]
    if now not in due or not _answers(clause["party"], clause["land"], term[now]):
        return False
    least = max(1, clause["least"])
    what = clause["party"], clause["land"], clause["action"], clause["target"]
    if clause["does"] and not clause["every"]:
        happened_so_far = sum(_amount(term[turn], *what) for turn in due)
        return now == last and happened_so_far < least
    return bool((_amount(term[now], *what) >= least) != clause["does"])


def _begins(clause: dict[str, Any], term: dict[int, Turn]) -> int | None:
    """The first turn of the duty."""
    if not clause["if_action"]:
        return min(term)
    least = max(1, clause["if_least"])
    party, land = clause["if_party"], clause["if_land"]
    total = 0
    for turn in sorted(term):
        amount = _amount(term[turn], party, land, clause["if_action"], clause["if_target"])
        total += amount
        if clause["if_does"] and total >= least:
            return turn + 1
        if not clause["if_does"] and amount < least and _answers(party, land, term[turn]):
            return turn + 1
    return None


def _amount(turn: Turn, party: int, land: int | None, action: str, target: int | None) -> int:
    lands = _answers(party, land, turn)
    return sum(
        amount
        for who, kind, whom, amount in turn["did"]
        if who in lands and kind == action and (target is None or target == whom)
    )


def _answers(party: int, only: int | None, turn: Turn) -> list[int]:
    """The territories that a clause means: those of the party's federation, or of a conquered
    party itself."""
    owned = [land for land, team in enumerate(turn["teams"]) if team == party]
    return [land for land in owned or [party] if only is None or land == only]
