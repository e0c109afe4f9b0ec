"""Treaties checked against what roles did, or tried, in a turn (item 68, R-J1)."""

from typing import Any

from tests.games.maga.literal.model import Model, happened

Did = list[tuple[int, str, int | None]]


def note(model: Model) -> None:
    """Each obligation of a treaty in force that was not met."""
    did = [
        (entry["land"], entry["kind"], row.get("target", row.get("to")))
        for entry in [*model["own"], *model["registered"]]
        for row, outcome in zip(entry["rows"], entry["outcomes"], strict=True)
        if outcome in ("done", "failed")
    ]
    for treaty in model["treaties"]:
        in_time = treaty["since"] <= model["turn"] < treaty["since"] + treaty["turns"]
        signed = set(treaty["signed"]) == set(treaty["parties"]) and not treaty["refused"]
        if not (in_time and signed):
            continue
        for place, clause in enumerate(treaty["clauses"]):
            if not _is_broken(clause, did):
                continue
            happened(model, "breach")
            for victim in treaty["parties"]:
                if victim != clause["party"]:
                    model["breaches"].append(
                        {
                            **{"number": len(model["breaches"]) + 1, "treaty": treaty["number"]},
                            **{"clause": place, "turn": model["turn"]},
                            **{"breaker": clause["party"], "victim": victim},
                        }
                    )


def _is_broken(clause: dict[str, Any], did: Did) -> bool:
    """Only obligations (the rights bind nobody to act); a condition must be met first."""
    if clause["kind"] != "obligation":
        return False
    if clause["if_action"] and clause["if_party"] is not None:
        happens = _was_done(did, clause["if_party"], clause["if_action"], clause["if_target"])
        if happens != clause["if_does"]:
            return False
    done = _was_done(did, clause["party"], clause["action"], clause["target"])
    return bool(done != clause["does"])


def _was_done(did: Did, party: int, action: str, target: int | None) -> bool:
    return any(
        land == party and kind == action and (target is None or target == whom)
        for land, kind, whom in did
    )
