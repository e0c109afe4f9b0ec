"""Why a citizen does what it does, as sentences for a beginner."""

from collections.abc import Callable, Mapping, Sequence

from intriga.games.zeppelin.bot.commander import situation_of
from intriga.games.zeppelin.bot.desires import Mind
from intriga.games.zeppelin.seen.view import RevolutionView
from intriga.kernel import Message, Plain, Reasons, seat
from intriga.warfare.reasons import why_orders, why_winter


def reasons(mind: Mind, act: Plain) -> tuple[Message, ...]:
    """What speaks most for an act of a citizen."""
    found = Reasons()
    _SAID[act["type"]](mind, act, found)
    return found.strongest()


# ── the army ────────────────────────────────────────────────────────────────────────────


def _orders(mind: Mind, act: Plain, found: Reasons) -> None:
    situation = situation_of(mind.view)
    power = situation.powers.index(_commanded(mind, act["orders"]))
    autumn = mind.view.season == "autumn"
    why_orders(found, mind.view.map, situation, power, act["orders"], autumn=autumn)


def _builds(mind: Mind, act: Plain, found: Reasons) -> None:
    situation = situation_of(mind.view)
    power = next(one.power for one in mind.view.powers if one.due and _commands(mind, one.power))
    why_winter(found, mind.view.map, situation, situation.powers.index(power), act["orders"])
    found.add(0.0001, "zeppelin-because-no-builds")


def _commanded(mind: Mind, orders: Sequence[str]) -> str:
    """The power whose units are ordered."""
    unit = " ".join(orders[0].split(" ")[:2])
    return next(one.power for one in mind.view.powers if unit in one.units)


def _commands(mind: Mind, power: str) -> bool:
    return any(one.power == power and not one.builds for one in mind.view.commands)


# ── votes and sides ─────────────────────────────────────────────────────────────────────


def _votes(mind: Mind, act: Plain, found: Reasons) -> None:
    polls = mind.society.polls if mind.society is not None else ()
    poll = next(one for one in polls if one.number == act["poll"])
    if poll.kind == "restore":
        found.add(3, "zeppelin-because-restore")
    elif poll.kind == "rights":
        found.add(2, "zeppelin-because-fewer" if act["yes"] else "zeppelin-because-keep-rights")
    elif poll.whom is None or poll.whom == mind.me.seat:
        found.add(2, "zeppelin-because-myself" if act["yes"] else "zeppelin-because-against-me")
    else:
        _feeling(mind, poll.whom, found, kindly=act["yes"] == (poll.kind == "appoint"))
        if poll.kind != "appoint" and not act["yes"]:
            found.add(0.2, "zeppelin-because-mercy")
        found.add(0.01, "zeppelin-because-no-reason" if not act["yes"] else "zeppelin-because-let")
    missing = poll.needed - len(poll.yes)
    if act["yes"] and missing == 1:
        found.add(1, "zeppelin-because-decides")


def _takes_side(mind: Mind, act: Plain, found: Reasons) -> None:
    revolutions = mind.society.revolutions if mind.society is not None else ()
    revolution = next(one for one in revolutions if one.number == act["revolution"])
    if mind.me.rank == revolution.rank:
        found.add(1.5 if act["rebel"] else 0.1, "zeppelin-because-own-class")
        if not act["rebel"]:
            found.add(mind.nature.fear, "zeppelin-because-fear")
    else:
        lost = 0.12 * _above(mind, revolution)
        found.add(-lost if act["rebel"] else lost, _STANDING[act["rebel"]])
    _feeling(mind, revolution.by, found, kindly=act["rebel"])


_STANDING: Mapping[bool, str] = {
    True: "zeppelin-because-below",
    False: "zeppelin-because-above",
}


def _above(mind: Mind, revolution: RevolutionView) -> int:
    """By how many rights the own class stands above the one that has risen."""
    mine, theirs = mind.rank, mind.classes.get(revolution.rank)
    return len(mine.rights) - len(theirs.rights) if mine and theirs else 0


def _feeling(mind: Mind, whom: int, found: Reasons, *, kindly: bool) -> None:
    """What the bot feels for somebody, if that speaks for what it does: a guess of its own, and
    said as one. `kindly`: whether the act is good for them."""
    liking = mind.nature.feels(whom)
    if kindly:
        found.add(liking, "zeppelin-because-likes", whom=seat(whom))
    else:
        found.add(-liking, "zeppelin-because-dislikes", whom=seat(whom))


# ── of its own accord ───────────────────────────────────────────────────────────────────


def _about(id: str) -> Callable[[Mind, Plain, Reasons], None]:
    """A sentence of its own, and what is felt for the person that an act is about."""

    def say(mind: Mind, act: Plain, found: Reasons) -> None:
        found.add(1, id)
        whom = act.get("whom")
        if isinstance(whom, int) and whom != mind.me.seat:
            _feeling(mind, whom, found, kindly=act["type"] in _KIND)

    return say


_KIND = frozenset({"appoint", "pardon", "forgive", "admit-guest"})
"""Acts that are good for whom they are about."""


_SAID: Mapping[str, Callable[[Mind, Plain, Reasons], None]] = {
    "orders": _orders,
    "builds": _builds,
    "vote-poll": _votes,
    "take-side": _takes_side,
    "ready": _about("zeppelin-because-ready"),
    "create-class": _about("zeppelin-because-class"),
    "appoint": _about("zeppelin-because-appoint"),
    "set-migrant-class": _about("zeppelin-because-newcomers"),
    "restore-root": _about("zeppelin-because-restore"),
    "edit-class": _about("zeppelin-because-scaffold"),
    "arrest": _about("zeppelin-because-arrest"),
    "pardon": _about("zeppelin-because-pardon"),
    "execute": _about("zeppelin-because-execute"),
    "exile": _about("zeppelin-because-exile"),
    "forgive": _about("zeppelin-because-forgive"),
    "admit-guest": _about("zeppelin-because-guest"),
    "murder-secretly": _about("zeppelin-because-murder"),
    "murder-openly": _about("zeppelin-because-murder"),
    "demand-rights": _about("zeppelin-because-demand"),
    "demand-parent": _about("zeppelin-because-parent"),
    "migrate": _about("zeppelin-because-migrate"),
}
