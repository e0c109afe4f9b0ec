"""Why the chancellor plans what it plans, as sentences for a beginner.

The weights follow the order in which a list is filled: what comes first there takes the money from
what comes later.
"""

from collections.abc import Callable, Mapping, Sequence

from intriga.games.maga.bot.planning import acting
from intriga.games.maga.data.lines import Land
from intriga.games.maga.seen.view import Desk, View
from intriga.kernel import Message, Param, Plain, Reasons, msg

_HARM = ("raid", "worsen-mood", "state-lie", "infect", "sue", "recruit", "sabotage")


def of_numbers() -> tuple[Message, ...]:
    """Why it chooses no numbers of its own."""
    return (Message("maga-because-numbers"),)


def of_going_on() -> tuple[Message, ...]:
    """Why it need not wait any longer."""
    return (Message("maga-because-go-on"),)


def of_answer(act: Plain) -> tuple[Message, ...]:
    """Why it signs a treaty, or does not."""
    signs = act["answer"] == "sign"
    return (Message("maga-because-sign" if signs else "maga-because-refuse"),)


def of_list(view: View, desk: Desk, lines: Sequence[Plain]) -> tuple[Message, ...]:
    """What the most urgent lines of a list are for."""
    found = Reasons()
    for line in lines:
        say = _SAID.get(line["kind"])
        if say is not None:
            say(view, desk, line, found)
        elif line["kind"] in _HARM:
            target = _called(line["target"])
            found.add(25, "maga-because-harm", land=target)
    _urgent(view, desk, found)
    found.add(0.1, "maga-because-list" if lines else "maga-because-empty")
    return found.strongest()


def _urgent(view: View, desk: Desk, found: Reasons) -> None:
    """What the list answers as a whole."""
    for war in desk.wars:
        if war.target == desk.land:
            found.add(90, "maga-because-attacked", land=_called(war.attacker))
        elif war.attacker == desk.land:
            found.add(50, "maga-because-war", land=_called(war.target))


def _suppresses(view: View, desk: Desk, line: Plain, found: Reasons) -> None:
    found.add(100, "maga-because-revolt")


def _refutes(view: View, desk: Desk, line: Plain, found: Reasons) -> None:
    found.add(60, "maga-because-lie", land=_called(line["target"]))


def _vaccinates(view: View, desk: Desk, line: Plain, found: Reasons) -> None:
    found.add(55, "maga-because-virus", land=_called(line["target"]))


def _pleases(view: View, desk: Desk, line: Plain, found: Reasons) -> None:
    found.add(40, "maga-because-mood", mood=desk.mood)


def _shoots_down(view: View, desk: Desk, line: Plain, found: Reasons) -> None:
    found.add(45, "maga-because-missiles")


def _earns(view: View, desk: Desk, line: Plain, found: Reasons) -> None:
    found.add(30, "maga-because-income", left=view.turns - view.turn)


def _attacks(view: View, desk: Desk, line: Plain, found: Reasons) -> None:
    found.add(35, "maga-because-attack", land=_called(line["target"]))


def _warns(view: View, desk: Desk, line: Plain, found: Reasons) -> None:
    found.add(15, "maga-because-warned")


def _bets(view: View, desk: Desk, line: Plain, found: Reasons) -> None:
    found.add(5, "maga-because-bet")


def _learns(view: View, desk: Desk, line: Plain, found: Reasons) -> None:
    role = acting("boost", line)
    found.add(10, "maga-because-boost", role=msg(f"maga-role-{role}"))


def _called(land: Land) -> Param:
    return msg("maga-land", n=land + 1)


_SAID: Mapping[str, Callable[[View, Desk, Plain, Reasons], None]] = {
    "suppress": _suppresses,
    "refute": _refutes,
    "vaccinate": _vaccinates,
    "improve-mood": _pleases,
    "shoot-down": _shoots_down,
    "raise-income": _earns,
    "attack": _attacks,
    "change-abm": _warns,
    "bet": _bets,
    "boost": _learns,
}
