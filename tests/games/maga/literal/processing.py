"""Step 5: all other lines, one by one (R-ORD1, R-ORD2)."""

from tests.games.maga.literal.entries import STEP_4, finish, place
from tests.games.maga.literal.frame import allowed, takes_slot
from tests.games.maga.literal.model import Entry, Model
from tests.games.maga.literal.rules import agents, arms, home, people

DEEDS = {**arms.DEEDS, **home.DEEDS, **people.DEEDS, **agents.DEEDS}


def process(model: Model) -> None:
    """Position ascending, then the snapshot of the level descending, then at random."""
    model["queue"] = [
        one
        for one in [*model["own"], *model["registered"]]
        if one["kind"] not in STEP_4 and one["status"] == "waiting"
    ]
    model["queue"].sort(key=lambda one: (one["writer"], one["index"]))
    first: tuple[bool, int, int] | None = None
    while waiting := [one for one in model["queue"] if one["status"] == "waiting"]:
        places = [place(model, one) for one in waiting]
        # who is equal is drawn out first, whatever stands again meanwhile
        first = first if first in places else min(places)
        equal = [one for one in waiting if place(model, one) == first]
        chosen = model["oracle"].draw("order", len(equal)) if len(equal) > 1 else 0
        _carry_out(model, equal[chosen])


def _carry_out(model: Model, entry: Entry) -> None:
    if not allowed(model, entry):
        finish(entry, "refused")
    else:
        entry["status"] = "over"
        model["intent"] = (entry["land"], entry["kind"])
        outcome = DEEDS[entry["kind"]](model, entry, entry["rows"][0])
        finish(entry, outcome)
        if outcome != "refused":
            takes_slot(model, entry)
