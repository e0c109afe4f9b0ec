"""Organisations as everybody, their members and their heads know them."""

from intriga.games.mafia.seen.view import Books, Company
from intriga.games.mafia.state import State
from intriga.games.mafia.state.trade import Organisation
from intriga.games.mafia.subjects.organisations import fund
from intriga.kernel import Seat


def companies(state: State, who: Seat | None) -> list[Company]:
    """All organisations, as this person sees them. None: as anybody does."""
    return [_company(state, one, who) for one in state.trade.organisations]


def _company(state: State, one: Organisation, who: Seat | None) -> Company:
    manager = fund.head(state, one)
    seen = Company(
        number=one.number,
        name=one.name,
        head=one.head if manager is None else manager,
        charter=one.charter,
        condition=one.condition,
        goals=one.goals,
        founded=one.founded,
        services=one.services,
        members=one.members,
        asking=one.asking,
        reported=[statement.day for statement in one.statements],
        missed=one.missed,
    )
    if who in one.members:
        seen.mine = True
        seen.statements = one.statements
    if who is not None and who == manager:
        seen.books = books(one)
    orders = (order.service for order in one.orders if order.by == who)
    seen.ordered = next(orders, None)
    return seen


def books(one: Organisation) -> Books:
    """The whole truth about a fund."""
    return Books(one.fund, one.books, one.orders)
