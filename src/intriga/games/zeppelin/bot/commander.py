"""Orders of a commander: the tactics of the library, for units nobody has ordered yet.

Several commanders of a state may be bots, so each orders only what the others have left: the first
orders everything, and whatever a person has ordered stands.
"""

from random import Random

from intriga.diplomacy.tactics import Situation, season_orders, winter_orders
from intriga.games.zeppelin.seen.view import Command, View
from intriga.kernel import Plain


def orders(view: View, command: Command, rng: Random) -> Plain | None:
    """Orders for the units without one; None if there are none."""
    power = next(one for one in view.powers if one.power == command.power)
    idle = [unit for unit in power.units if unit not in command.orders]
    if not idle:
        return None
    situation = situation_of(view)
    number = situation.powers.index(command.power)
    thought = season_orders(situation, number, view.season == "autumn", rng)
    chosen = [text for text in thought if any(text.startswith(f"{unit} ") for unit in idle)]
    return {"type": "orders", "orders": chosen} if chosen else None


def builds(view: View, command: Command) -> Plain | None:
    """Builds or disbands, if nobody has ordered any."""
    power = next(one for one in view.powers if one.power == command.power)
    if command.builds or not power.due:
        return None
    situation = situation_of(view)
    chosen = winter_orders(situation, situation.powers.index(command.power))
    return {"type": "builds", "orders": chosen} if chosen else None


def situation_of(view: View) -> Situation:
    """The board as tactics need it."""
    return Situation(
        view.map,
        {power.power: list(power.units) for power in view.powers},
        {power.power: list(power.centres) for power in view.powers},
        idle=[power.power for power in view.powers if power.country is None],
    )
