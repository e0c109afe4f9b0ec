"""What thieves do at night, and what a merchant does who is the assassin."""

from collections.abc import Iterator

from intriga.games.mafia import choices
from intriga.games.mafia.forms.parts import Maker
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.thieves import staying, stocking, visits
from intriga.kernel import Field, Form, Seat, choice


def _burgle(state: State, who: Seat) -> Iterator[Form]:
    """Which visit it is, is asked only of those who make several."""
    if not visits.may_go_out(state, who) or not choices.some(state, who, "house"):
        return
    visit = _visit(state, who, "visit")
    fields = [*visit, choice("whom", "house", after=tuple(one.name for one in visit))]
    spies = any(raid.spy for raid in visits.visits(state, who))
    if visits.why_no_espionage(state, who) is None and not (visit and spies):
        fields.append(Field("spy", "flag"))
    if state.trade.spied.get(who):
        known = tuple(one.name for one in fields if one.name in ("whom", "spy"))
        fields.append(choice("wanted", "seen", optional=True, after=known))
    yield Form(visits.Burgle, tuple(fields))


def _rob_shop(state: State, who: Seat) -> Iterator[Form]:
    if not visits.may_go_out(state, who) or not choices.some(state, who, "shop-thing"):
        return
    if choices.some(state, who, "shop-visit"):
        wanted = choice("wanted", "shop-thing", optional=True)
        yield Form(visits.RobShop, (*_visit(state, who, "shop-visit"), wanted))


def _visit(state: State, who: Seat, of: str) -> list[Field]:
    return [choice("visit", of)] if visits.most_visits(state, who) > 1 else []


def _stay(state: State, who: Seat) -> Iterator[Form]:
    """What is not ordered so already."""
    plan = visits.planned(state, who)
    possible = {True: not plan.hides, False: plan.hides or bool(plan.raids)}
    for hide, changes in possible.items():
        if changes and staying.check_stay(state, who, staying.StayHome(hide)) is None:
            yield Form(staying.StayHome, preset={"hide": hide})


def _stock(state: State, who: Seat) -> Iterator[Form]:
    stock = not visits.planned(state, who).stocks
    if stocking.check_stock(state, who, stocking.StockLoot(stock)) is None:
        yield Form(stocking.StockLoot, preset={"stock": stock})


MAKERS: tuple[Maker, ...] = (_burgle, _rob_shop, _stay, _stock)
