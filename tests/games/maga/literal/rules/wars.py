"""Step 7: land wars declared last turn, and conquest (items 41, 65, 66; R-W1 to R-W8)."""

from fractions import Fraction

from tests.games.maga.literal.model import (
    ROLES,
    Model,
    change_mood,
    half_level,
    happened,
    one_owner,
    shrink,
)
from tests.games.maga.literal.rules.contest import (
    contest,
    helps_for,
    in_contest,
    level_up,
    shares_of,
    side,
)

DEFENDERS = ("defence", "fsb", "interior")


def fight_all(model: Model) -> None:
    for war in model["wars"]:
        if one_owner(model, war["attacker"], war["target"]):  # R-W7: void
            happened(model, "war void")
        else:
            _fight(model, war["attacker"], war["target"])
    model["wars"] = []


def _fight(model: Model, attacker: int, target: int) -> None:
    defence = Fraction(0)
    for role in DEFENDERS:  # R-T2: the full levels; they may not help one another
        helps = [
            one
            for one in helps_for(model, target, role, "any")
            if not (one["land"] == target and one["role"] in DEFENDERS)
        ]
        defence += in_contest(model, target, role) + shares_of(model, helps)
    principals = [(target, role) for role in DEFENDERS]
    attack = side(model, attacker, "defence", "any")
    if not contest(model, attack, defence, principals, set()):
        happened(model, "war lost")
        change_mood(model["states"][attacker], -10)
        return
    happened(model, "war won")
    # R-W2: the winner's +1 comes before the comparison of roles
    level_up(model, attacker, "defence", helps_for(model, attacker, "defence", "any"))
    loser, winner = model["states"][target], model["states"][attacker]
    shrink(loser, Fraction(1, 2), mood=True)
    for role in ROLES:  # R-T10
        own, other = winner["roles"][role], loser["roles"][role]
        other["level"] = half_level(other["level"])
        own["level"] += max(0, -(-(other["level"] - own["level"]) // 2))
    _passes(model, attacker, target)


def _passes(model: Model, attacker: int, target: int) -> None:
    """R-W5: with the capital the whole federation passes; a subject territory alone."""
    states = model["states"]
    old = states[target]["team"]
    passing = [target]
    if old == target:
        passing = [land for land, one in enumerate(states) if one["team"] == old]
    happened(model, "federation falls" if len(passing) > 1 else "territory falls")
    for land in passing:
        states[land]["team"] = states[attacker]["team"]
        states[land]["conquered"] = model["turn"]
    # R-I4: what its МИД holds passes to the victor as the МИД itself does, who commands both (R-W4)
    for land, state in enumerate(states):  # R-I5: between them all this ends
        state["lies"] = [by for by in state["lies"] if not one_owner(model, by, land)]
        state["viruses"] = [one for one in state["viruses"] if not one_owner(model, one[0], land)]
        for post in state["roles"].values():
            recruiter = post["recruiter"]
            if recruiter is not None and one_owner(model, recruiter, land):
                post["recruiter"], post["recruited"] = None, 0
