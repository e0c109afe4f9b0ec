"""How much a citizen wants to do what is possible: from 0, not at all, to 1, at once.

Each function looks at one act as plain data. The numbers are ours, tuned by self-play so that
revolutions happen, some win, and no state stays frozen (docs/bots.md).
"""

from collections.abc import Callable, Mapping

from intriga.games.zeppelin.bot.nature import Nature
from intriga.games.zeppelin.seen.view import ClassView, Passport, Society, View
from intriga.kernel import Plain, Seat


class Mind:
    """What a citizen thinks with: who it is, and what it sees."""

    def __init__(self, view: View, me: Passport, society: Society | None, nature: Nature) -> None:
        self.view = view
        self.me = me
        self.society = society
        self.nature = nature

    @property
    def classes(self) -> Mapping[int, ClassView]:
        """The classes of its country, by number."""
        return {one.number: one for one in self.society.classes} if self.society else {}

    @property
    def rank(self) -> ClassView | None:
        """Its own class."""
        return self.classes.get(self.me.rank) if self.me.rank is not None else None

    def feels(self, act: Plain) -> float:
        """What it feels for the person an act is about."""
        whom = act.get("whom")
        return self.nature.feels(whom) if isinstance(whom, int) else 0.0

    def class_of(self, seat: Seat) -> int | None:
        """The class of somebody in its country."""
        return next((c.number for c in self.classes.values() if seat in c.members), None)


def _appoint(mind: Mind, act: Plain) -> float:
    society, whom = mind.society, act["whom"]
    if society is None or whom == mind.me.seat:
        return 0.0
    here = mind.classes.get(mind.class_of(whom) or 0)
    there = mind.classes.get(act["rank"])
    if here is None or there is None:
        return 0.0
    rises = len(there.rights) > len(here.rights)
    liking = mind.feels(act) if rises else -mind.feels(act)
    return max(0.0, 0.25 * liking * (0.4 if there.number == society.root else 1))


def _set_migrant_class(mind: Mind, act: Plain) -> float:
    society, there = mind.society, mind.classes.get(act["rank"])
    if society is None or there is None or there.number == society.root:
        return 0.0
    return (0.4 if society.migrant == society.root else 0.02) * mind.nature.ambition


def _restore_root(mind: Mind, act: Plain) -> float:
    rights: list[str] = act["rights"]
    return 0.2 * len(rights) / 7


def _edit_class(mind: Mind, act: Plain) -> float:
    """Only the fear of the scaffold makes it edit a class: the root, where all are judges."""
    society = mind.society
    if society is None or act["rank"] != society.root:
        return 0.0
    lost = set(mind.classes[society.root].rights) - set(act["rights"])
    return 0.1 * mind.nature.fear if lost and lost <= {"execution", "exile"} else 0.0


def _arrest(mind: Mind, act: Plain) -> float:
    society = mind.society
    free = 0 if society is None else sum(len(c.members) for c in society.classes)
    jailed = 0 if society is None else len(society.jailed)
    restraint = 1 - 2 * jailed / max(1, free)
    return max(0.0, -mind.feels(act) - 0.4) * 0.2 * max(0.0, restraint)


def _pardon(mind: Mind, act: Plain) -> float:
    return 0.25 + 0.25 * mind.feels(act)


def _execute(mind: Mind, act: Plain) -> float:
    return max(0.0, -mind.feels(act) - 0.6) * 0.3 * (0.2 + mind.nature.cruelty)


def _exile(mind: Mind, act: Plain) -> float:
    return max(0.0, -mind.feels(act) - 0.6) * 0.15


def _forgive(mind: Mind, act: Plain) -> float:
    return max(0.0, 0.1 + 0.2 * mind.feels(act))


def _admit(mind: Mind, act: Plain) -> float:
    return 0.03 * max(0.0, mind.feels(act))


def _murder(mind: Mind, act: Plain) -> float:
    hatred = -mind.feels(act) if act.get("whom") is not None else 0.3
    return max(0.0, hatred) * 0.04 * mind.nature.cruelty * (1.2 - mind.nature.fear)


def _murder_openly(mind: Mind, act: Plain) -> float:
    return 0.5 * _murder(mind, act)


def _demand_rights(mind: Mind, act: Plain) -> float:
    rank = mind.rank
    members = 0 if rank is None else len(rank.members)
    everybody = sum(len(one.members) for one in mind.classes.values()) or 1
    hope = members / everybody
    rights: list[str] = act["rights"]
    return 1.5 * (0.2 + mind.nature.ambition) * hope * hope * len(rights) / 7


def _demand_parent(mind: Mind, act: Plain) -> float:
    return 0.02 * mind.nature.ambition


def _migrate(mind: Mind, act: Plain) -> float:
    if mind.me.asks is not None:
        return 0.0
    if mind.me.country is None:
        return 0.9 if act.get("to") else 0.0
    if not act.get("to"):
        return 0.0
    ruled = mind.rank is not None and not mind.rank.rights
    return 0.02 * mind.nature.fear + (0.04 * mind.nature.ambition if ruled else 0.0)


DESIRES: Mapping[str, Callable[[Mind, Plain], float]] = {
    "appoint": _appoint,
    "set-migrant-class": _set_migrant_class,
    "restore-root": _restore_root,
    "edit-class": _edit_class,
    "arrest": _arrest,
    "pardon": _pardon,
    "execute": _execute,
    "exile": _exile,
    "forgive": _forgive,
    "admit-guest": _admit,
    "murder-secretly": _murder,
    "murder-openly": _murder_openly,
    "demand-rights": _demand_rights,
    "demand-parent": _demand_parent,
    "migrate": _migrate,
}
"""By the type of an act. What is not here a bot does not do of its own accord."""
