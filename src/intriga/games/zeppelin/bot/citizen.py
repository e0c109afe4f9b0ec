"""A citizen: votes, takes sides, commands, rises, and sometimes kills.

It sees no more than its player would, keeps no record, and writes no laws. Asked, it orders the
army first, then says where it stands, then perhaps does what it wants, and is ready. Unasked it
does what it wants, in its own time.
"""

from random import Random

from intriga.games.zeppelin.bot import commander
from intriga.games.zeppelin.bot.desires import DESIRES, Mind
from intriga.games.zeppelin.bot.nature import Nature
from intriga.games.zeppelin.bot.reasons import reasons
from intriga.games.zeppelin.seen.view import (
    ClassView,
    Passport,
    PollView,
    RevolutionView,
    Society,
    View,
)
from intriga.kernel import Advice, Observation, Offer, Plain, fill

_CANDIDATES = 5
"""Ways of doing a thing that it considers before it does the one it likes best."""
_BUSY = 2
"""Things it does of its own accord in a turn, at most."""
_INDIFFERENT = 0.25
"""Whoever is for or against a revolution by less takes no side."""
_ESTATES = (("II", ()), ("III", ("command", "arrest")), ("IV", ("command", "pardon")))
"""Classes it founds: numbered, so that they suit every state and language."""


class Citizen:
    """The bot of one seat."""

    past = "events"

    def __init__(self) -> None:
        self._nature: Nature | None = None
        self._turn = -1
        self._done = 0
        self._jailed = False

    def look(self, observation: Observation) -> None:
        """It goes by what it sees when it acts."""

    def act(self, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        """Answer what is asked: nothing more to do this turn, sooner or later."""
        view: View = observation.view
        offered = {form.act for form in offer.forms}
        duty = self._duty(view, offered, rng) if view.me is not None else None
        return duty or self._wish(view, offer, rng) or _ready(offered)

    def explain(self, observation: Observation, offer: Offer, rng: Random) -> Advice | None:
        """The same, and why."""
        view: View = observation.view
        act = self.act(observation, offer, rng)
        if act is None:
            return None
        if view.me is None:
            return Advice(act)
        mind = Mind(view, view.me, _own(view), self._nature or Nature(rng))
        return Advice(act, reasons(mind, act))

    def unasked(self, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        """What it wants now, if anything."""
        view: View = observation.view
        if view.me is None:
            return None
        offered = {form.act for form in offer.forms}
        return self._duty(view, offered, rng) or self._wish(view, offer, rng)

    # What is expected of it.

    def _duty(self, view: View, offered: set[str], rng: Random) -> Plain | None:
        for command in view.commands:
            given = None
            if "orders" in offered and view.phase == "turn":
                given = commander.orders(view, command, rng)
            elif "builds" in offered and view.phase == "builds":
                given = commander.builds(view, command)
            if given is not None:
                return given
        me, society = view.me, _own(view)
        if me is None or society is None:
            return None
        return self._vote(me, society, offered, rng) or self._side(me, society, offered, rng)

    def _vote(self, me: Passport, society: Society, offered: set[str], rng: Random) -> Plain | None:
        """A vote in a poll it has none in yet."""
        if "vote-poll" not in offered or (me.rank != society.root and _root_of(society).members):
            return None
        open_ = (one for one in society.polls if me.seat not in (*one.yes, *one.no))
        poll = next(open_, None)
        if poll is None:
            return None
        return {"type": "vote-poll", "poll": poll.number, "yes": self._agrees(me, poll, rng)}

    def _agrees(self, me: Passport, poll: PollView, rng: Random) -> bool:
        nature = self._mind_of(rng)
        if poll.kind == "restore":
            return True
        if poll.kind == "rights":
            return nature.fear > 0.6
        if poll.whom is None or poll.whom == me.seat:
            return poll.kind == "appoint"
        liking = nature.feels(poll.whom)
        return liking > 0 if poll.kind == "appoint" else liking < -0.2

    def _side(self, me: Passport, society: Society, offered: set[str], rng: Random) -> Plain | None:
        """A side in a revolution it has none in yet; some never take any."""
        if "take-side" not in offered:
            return None
        undecided = [r for r in society.revolutions if me.seat not in (*r.rebels, *r.loyal)]
        if not undecided:
            return None
        for revolution in undecided:
            favour = _favour(me, society, revolution, self._mind_of(rng))
            if abs(favour) > _INDIFFERENT:
                number = revolution.number
                return {"type": "take-side", "revolution": number, "rebel": favour > 0}
        return None

    # What it wants.

    def _wish(self, view: View, offer: Offer, rng: Random) -> Plain | None:
        me = view.me
        if me is None:
            return None
        if view.turn != self._turn:
            self._turn, self._done = view.turn, 0
        self._remember(me, _own(view), rng)
        if self._done >= _BUSY:
            return None
        mind = Mind(view, me, _own(view), self._mind_of(rng))
        forms = [form for form in offer.forms if form.act in DESIRES]
        rng.shuffle(forms)
        for form in forms:
            wanted = max(
                (
                    (DESIRES[form.act](mind, act), number, act)
                    for number in range(_CANDIDATES)
                    if (act := fill(offer, form, rng)) is not None
                ),
                default=None,
            )
            if wanted is not None and rng.random() < wanted[0]:
                self._done += 1
                return wanted[2]
        return self._estate(mind, {form.act for form in offer.forms}, rng)

    def _estate(self, mind: Mind, offered: set[str], rng: Random) -> Plain | None:
        """A class below its own, where there is none yet."""
        society, nature = mind.society, mind.nature
        if "create-class" not in offered or society is None:
            return None
        names = [one.name for one in society.classes]
        left = [one for one in _ESTATES if one[0] not in names]
        if not left or rng.random() >= 0.2 * nature.ambition / len(society.classes):
            return None
        self._done += 1
        name, rights = left[0]
        granted = [right for right in rights if right in mind.me.rights]
        return {"type": "create-class", "name": name, "rights": granted, "limit": 0}

    def _remember(self, me: Passport, society: Society | None, rng: Random) -> None:
        """Whoever is jailed knows whom to thank."""
        if me.jailed and not self._jailed and society is not None:
            nature = self._mind_of(rng)
            for rank in society.classes:
                if "arrest" in rank.rights:
                    for seat in rank.members:
                        nature.resent(seat, 0.4)
        self._jailed = me.jailed

    def _mind_of(self, rng: Random) -> Nature:
        if self._nature is None:
            self._nature = Nature(rng)
        return self._nature


def _favour(me: Passport, society: Society, revolution: RevolutionView, nature: Nature) -> float:
    """How much it is for a revolution: from below 0, against it, to above. Its own class rises with
    it, unless it is afraid; those above have more to lose the higher they stand."""
    if me.rank == revolution.rank:
        return 1.5 - nature.fear + 0.5 * nature.feels(revolution.by)
    ranks = {one.number: one for one in society.classes}
    mine, theirs = ranks.get(me.rank or 0), ranks.get(revolution.rank)
    above = len(mine.rights) - len(theirs.rights) if mine and theirs else 0
    return nature.feels(revolution.by) - 0.12 * above


def _own(view: View) -> Society | None:
    """The society it lives in."""
    here = view.me.country if view.me is not None else None
    return next((one for one in view.societies if one.number == here), None)


def _root_of(society: Society) -> ClassView:
    return next(one for one in society.classes if one.number == society.root)


def _ready(offered: set[str]) -> Plain | None:
    return {"type": "ready", "ready": True} if "ready" in offered else None
