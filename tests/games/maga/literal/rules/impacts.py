"""Step 6: the missiles launched last turn that survived step 5 (R-N2 to R-N4, R-N8)."""

from collections import Counter
from fractions import Fraction

from tests.games.maga.literal.model import M, Model, happened, one_owner, shrink
from tests.games.maga.literal.rules.contest import level_up


def strike_all(model: Model) -> None:
    struck: Counter[int] = Counter()
    beside: Counter[int] = Counter()
    returned: Counter[int] = Counter()
    hitting: dict[tuple[int, int], list[tuple[int, str]]] = {}
    repelled: set[int] = set()
    count = len(model["states"])
    for flight in model["flights"]:
        launcher, target = flight["launcher"], flight["target"]
        if one_owner(model, launcher, target):  # R-W4: void, the missiles return
            happened(model, "flight void")
            returned[launcher] += flight["missiles"]
            continue
        hits = min(flight["missiles"], flight["hits"])  # R-N2: until `required` have hit
        if model["options"]["all_hit"] and hits < flight["hits"]:
            happened(model, "too few for all to hit")
            hits = 0
        returned[launcher] += flight["missiles"] - hits  # unspent ones return
        if not hits:
            if flight["shot_at"]:  # R-N8: fully repelled
                happened(model, "flight repelled")
                repelled.update(flight["downed"])
            continue
        happened(model, "flight hits")
        struck[target] += hits
        for side in {(target - 1) % count, (target + 1) % count} - {target}:  # R-N4
            beside[side] += hits
        model["states"][launcher]["credit"] += 2 * M * hits  # R-S3
        hitting[launcher, flight["action"]] = flight["helpers"]
    for land, state in enumerate(model["states"]):
        if struck[land] or beside[land]:  # R-N3, R-P2: all multiply, then one rounding
            left = Fraction(1, 2) ** struck[land] * Fraction(3, 4) ** beside[land]
            shrink(state, left, mood=True)
        state["nuclear"] += returned[land]
    for (launcher, _), helpers in hitting.items():  # R-N1: one +1 at most
        helps = [{"land": land, "role": role, "gained": False} for land, role in helpers]
        level_up(model, launcher, "defence", helps)
    for land in sorted(repelled):
        happened(model, "interceptor levels")
        level_up(model, land, "defence", model["interceptors"][land])
    model["flights"] = []
