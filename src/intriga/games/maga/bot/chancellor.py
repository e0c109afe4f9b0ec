"""The chancellor: one plan for each state that the team commands."""

from random import Random

from intriga.games.maga.bot import arms, calm, growth, reasons, schemes
from intriga.games.maga.bot.memory import Memory
from intriga.games.maga.bot.planning import Plan
from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.seen.view import Desk, View
from intriga.games.maga.state import Phase
from intriga.kernel import Advice, Draft, Observation, Offer, Plain

STEPS = (
    calm.put_down,
    calm.answer_the_press,
    calm.hunt_viruses,
    arms.fight,
    calm.please,
    arms.shoot_down,
    growth.raise_income,
    arms.attack,
    schemes.harm,
    arms.be_warned,
    growth.bet,
    growth.learn,
)
"""What a list is filled with, one after the other, as long as there is money."""


class Chancellor:
    """The bot of one seat; where several of a team are bots, one of them hands in for all."""

    past = "nothing"

    def __init__(self) -> None:
        self._memory = Memory()

    def look(self, observation: Observation) -> None:
        """Learn from the reports."""
        view: View = observation.view
        for desk in view.desks:
            self._memory.read(desk, view.turn)

    def act(self, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        """Hand in the lists that are missing; answer treaties."""
        view: View = observation.view
        if view.phase is Phase.OPENING:
            return {"type": "choose-numbers", "numbers": []}
        for form in offer.forms:
            if form.act == "go-on":
                return {"type": "go-on"}
            if form.act == "hand-in":
                desk = _desk(view, form.preset["land"])
                if desk is not None and desk.handed_in is None:
                    lines = plan(view, desk, self._memory, rng)
                    return {"type": "hand-in", "land": desk.land, "lines": lines}
            elif form.act == "answer-treaty":
                answered = _answer(view)
                if answered is not None:
                    return answered
        return None

    def explain(self, observation: Observation, offer: Offer, rng: Random) -> Advice | None:
        """The same, and why."""
        act = self.act(observation, offer, rng)
        if act is None:
            return None
        if act["type"] == "hand-in":
            view: View = observation.view
            desk = _desk(view, act["land"])
            assert desk is not None
            return Advice(act, reasons.of_list(view, desk, act["lines"]))
        if act["type"] == "answer-treaty":
            return Advice(act, reasons.of_answer(act))
        if act["type"] == "choose-numbers":
            return Advice(act, reasons.of_numbers())
        return Advice(act, reasons.of_going_on())

    def draft(self, observation: Observation, draft: Draft, rng: Random) -> list[Plain]:
        """What it would hand in, for the people of its team."""
        view: View = observation.view
        desk = _desk(view, draft.preset["land"])
        if desk is None or desk.handed_in is not None:
            return []
        return plan(view, desk, self._memory, rng)


def _desk(view: View, land: int) -> Desk | None:
    return next((desk for desk in view.desks if desk.land == land), None)


def plan(view: View, desk: Desk, memory: Memory, rng: Random) -> list[Plain]:
    """A list for a state: what it should do in this turn."""
    income = sum(desk.incomes.values())
    if desk.revolt:
        income = income * amounts().revolt_income // 100
    found = Plan(view, desk, memory, rng, desk.treasury + income - desk.upkeep)
    for step in STEPS:
        step(found)
    return found.lines


def _answer(view: View) -> Plain | None:
    """A treaty that binds us to nothing is welcome; others are not: it would not keep them."""
    home = view.home
    if home is None:
        return None
    for treaty in home.treaties:
        if home.team in treaty.signed or treaty.refused:
            continue
        bound = any(
            clause.kind == "obligation" and clause.party == home.team for clause in treaty.clauses
        )
        answer = "refuse" if bound or treaty.text.strip() else "sign"
        return {"type": "answer-treaty", "treaty": treaty.number, "answer": answer}
    return None
