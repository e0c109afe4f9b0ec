"""Z22–Z26: murders, secret and open."""

from tests.games.zeppelin.literal.model import (
    Draw,
    Heard,
    Model,
    citizens,
    country_of,
    is_free,
    is_frozen,
    person,
    room,
)
from tests.games.zeppelin.literal.prison import dies
from tests.games.zeppelin.rules.acts import MurderOpenly, MurderSecretly


def may_try(model: Model, seat: int, whom: int | None, now: int) -> bool:
    """Z23: same country, victim alive, a prisoner can be a victim; no target: a random other
    citizen. Z20: no prisoner murders. Z24: one attempt per turn, or per so many hours."""
    if model["turn"] == 0 or not is_free(model, seat):
        return False
    others = [one for one in citizens(model, person(model, seat)["country"]) if one != seat]
    if not others or (whom is not None and whom not in others):
        return False
    me = person(model, seat)
    chosen = model["options"].attempts
    if chosen == "turn" or (chosen == "auto" and not model["clocked"]):
        return bool(me["tried_turn"] != model["turn"])
    wait = model["options"].attempt_hours * 60 * 60 * 1000
    return me["tried_at"] is None or now - me["tried_at"] >= wait


def may_murder_secretly(model: Model, seat: int, act: MurderSecretly, now: int) -> bool:
    """Z18: no secret murder in a frozen state."""
    country = country_of(model, seat)
    if country is None or is_frozen(model, country):
        return False
    return may_try(model, seat, act.whom, now)


def may_murder_openly(model: Model, seat: int, act: MurderOpenly, now: int) -> bool:
    """Z18: open murder is allowed in a frozen state."""
    return may_try(model, seat, act.whom, now)


def tries(
    model: Model, seat: int, act: MurderSecretly | MurderOpenly, now: int, draw: Draw
) -> tuple[int, bool, bool]:
    """Z22: the victim, if none is named, as an index in the other citizens by seat; then the
    attempt; then, of a secret one, the exposure, also on failure. The victim, whether it succeeds,
    whether the killer is known."""
    me = person(model, seat)
    me["tried_turn"], me["tried_at"] = model["turn"], now
    others = [one for one in citizens(model, me["country"]) if one != seat]
    victim = others[draw(len(others))] if act.whom is None else act.whom
    if isinstance(act, MurderOpenly):
        return victim, draw(100) < 60, True
    success = draw(100) < 40
    exposed = draw(100) < 60
    return victim, success, exposed


def murder(
    model: Model, seat: int, act: MurderSecretly | MurderOpenly, now: int, draw: Draw
) -> Heard:
    """The attempt is always announced in the country chat (Z22)."""
    heard = room(model, person(model, seat)["country"])
    victim, success, _exposed = tries(model, seat, act, now, draw)
    model["happened"][f"{type(act).__name__} {'killed' if success else 'failed'}"] += 1
    if success:
        dies(model, victim)
    return [("room", heard)]
