"""What fields of the host's forms offer."""

from intriga.games.mafia.choices.parts import Maker, everybody
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import override
from intriga.games.mafia.subjects.awards import granting, prizes
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import Choices, Chosen, Range, Seat, Text, labelled, msg, people, words

MOST_DAYS = 10


def _host_award(state: State, who: Seat, chosen: Chosen) -> Choices:
    """What this person may be awarded: the assassin only for playing the role (item 20)."""
    whom = chosen.get("whom")
    if not isinstance(whom, int) or whom not in everybody(state):
        return words(granting.RANGES, "mafia-award-")
    fit = (one for one in granting.RANGES if prizes.may_have(state, whom, one))
    return words(fit, "mafia-award-")


def _award(state: State, who: Seat, chosen: Chosen) -> Choices:
    reason = str(chosen.get("reason"))
    worth = granting.awardable(reason) if reason in granting.RANGES else ()
    labels = {exp: msg("mafia-award-exp", exp=exp) for exp in worth} | {0: msg("mafia-award-none")}
    return labelled(reversed(worth), labels.__getitem__)


def _override(state: State, who: Seat, chosen: Chosen) -> Choices:
    what: tuple[str, ...] = ("exp", "coins", "mana")
    if state.phase is Phase.DAY:
        what = ("life", *what)
    return words(what, "mafia-override-")


def _value(state: State, who: Seat, chosen: Chosen) -> Range:
    what, whom = chosen.get("what"), chosen.get("whom")
    if what == "life" and (not isinstance(whom, int) or whom not in everybody(state)):
        return Range(0, 0)
    return Range(*override.values(state, str(what), whom if isinstance(whom, int) else 0))


def _voided(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(sorted(state.voided))


def _unvoided(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(one for one in everybody(state) if one not in state.voided)


def _reason(state: State, who: Seat, chosen: Chosen) -> Text:
    return Text(300)


def _paper(state: State, who: Seat, chosen: Chosen) -> Text:
    return Text(2000)


def _alive(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(state.living())


def _days(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(0, MOST_DAYS, 1)


def _giver(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Whose vote is not cast, and theirs to leave."""
    return people(ballot.givers(state))


def _taker(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(one for one in state.walking() if one != chosen.get("giver"))


DOMAINS: dict[str, Maker] = {
    "host-award": _host_award,
    "award": _award,
    "override": _override,
    "value": _value,
    "voided": _voided,
    "unvoided": _unvoided,
    "reason": _reason,
    "paper": _paper,
    "alive": _alive,
    "days-excused": _days,
    "days-away": _days,
    "writer": _giver,
    "taker": _taker,
}
