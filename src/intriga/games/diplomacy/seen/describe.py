"""The view in sentences."""

from intriga.games.diplomacy.seen.view import Mine, PowerView, View
from intriga.kernel import Message, msg
from intriga.kernel import seat as by
from intriga.warfare import message_params
from intriga.warfare.turn_report import Turn


def describe(view: View) -> list[Message]:
    """The view in sentences."""
    season = "winter" if view.phase == "builds" else "autumn" if view.autumn else "spring"
    texts = [
        Message(
            "diplomacy-game-tell-phase",
            {"phase": view.phase, "season": season, "year": str(view.year)},
        ),
        Message("diplomacy-game-tell-goal", {"goal": view.goal, "year": str(view.last_year)}),
    ]
    if view.wish is not None:
        names = {power.power: power.name for power in view.powers}
        wishes = [names[power] for power in view.wish] or msg("diplomacy-game-nothing")
        texts.append(Message("diplomacy-game-tell-wish", {"powers": wishes}))
    for power in view.powers:
        texts += _describe_power(view, power)
    texts += [message for turn in view.turns for message in _describe_turn(view, turn)]
    for mine in view.papers or ((view.me,) if view.me else ()):
        texts += _describe_mine(view, mine)
    return texts


def _describe_power(view: View, power: PowerView) -> list[Message]:
    units = [message_params.unit(view.map, unit) for unit in power.units]
    centres = [message_params.place(view.map, centre) for centre in power.centres]
    params = {
        "power": power.name,
        "who": msg("diplomacy-game-nobody") if power.seat is None else by(power.seat),
        "state": power.state,
        "count": len(power.centres),
        "centres": centres or msg("diplomacy-game-nothing"),
        "units": units or msg("diplomacy-game-nothing"),
    }
    texts = [Message("diplomacy-game-tell-power", params)]
    for unit, ways in power.lost.items():
        to = [message_params.place(view.map, way) for way in ways]
        lost = {"unit": message_params.unit(view.map, unit), "ways": to}
        texts.append(Message("diplomacy-game-tell-lost", lost))
    if power.due and power.decides:
        due = {"power": power.name, "count": abs(power.due)}
        texts.append(Message(f"diplomacy-game-tell-{'build' if power.due > 0 else 'remove'}", due))
    return texts


def _describe_turn(view: View, turn: Turn) -> list[Message]:
    """Orders of the last turn that failed, each with the reason."""
    return [
        Message(
            "diplomacy-game-tell-failed",
            {
                "order": message_params.order(view.map, done.order),
                "why": message_params.reason(view.map, done.why),
            },
        )
        for done in turn.done
        if done.result != "ok" and done.why is not None
    ]


def _describe_mine(view: View, mine: Mine) -> list[Message]:
    texts = []
    if mine.orders:
        orders = [message_params.order(view.map, order) for order in mine.orders]
        params = {"power": message_params.power(view.map, mine.power), "orders": orders}
        texts.append(Message(f"diplomacy-game-tell-{'sealed' if mine.sealed else 'saved'}", params))
    if mine.vote:
        share = [
            msg("diplomacy-game-vote-draw")
            if power == "draw"
            else message_params.power(view.map, power)
            for power in mine.vote
        ]
        params = {"power": message_params.power(view.map, mine.power), "share": share}
        texts.append(Message("diplomacy-game-tell-vote", params))
    return texts
