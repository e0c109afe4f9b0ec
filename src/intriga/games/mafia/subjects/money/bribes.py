"""Bribes are recognised by themselves (item 39, M45, M46): what arrives, what is burnt, what waits
for the honest of the next match.

A bribe is money from a bandit to one of the honest. Nobody is told that it is one: a giver knows
what left their purse, a receiver what arrived.
"""

from typing import NamedTuple

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.things import User, things
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.state.trade import Gift
from intriga.games.mafia.subjects.log import note
from intriga.kernel import Seat, Step, seat

SHARING = (Role.NECROMANCER, Role.COMMISSAR)
"""Who keeps but a third of a bribe."""


class Parts(NamedTuple):
    """What becomes of a bribe: what its receiver keeps, what is burnt as tax, what the honest of
    the next match get."""

    kept: int
    tax: int
    bonus: int


def parts(role: Role, coins: int) -> Parts:
    """M46: tax first, then a third of the rest for a necromancer or a commissar; others keep all
    that is left."""
    tax = min(coins, amounts().bribe_tax)
    net = coins - tax
    share, whole = amounts().bribe_share
    kept = share * net // whole if role in SHARING else net
    return Parts(kept, tax, net - kept)


def _is_bribe(state: State, by: Seat, to: Seat) -> bool:
    """Whether coins from one to the other would be a bribe: from a bandit to one of the honest, but
    not to somebody of their own clan, such as an infiltrated commissar."""
    giver, receiver = state.people[by], state.people[to]
    return giver.role is Role.BANDIT and receiver.honest and receiver.clan is not giver.clan


def deliver(state: State, gift: Gift, step: Step) -> None:
    """The coins of a gift that is accepted, and left its giver before, arrive."""
    receiver = state.people[gift.to]
    names = {"by": seat(gift.by), "to": seat(gift.to)}
    arrived = gift.coins
    if not _is_bribe(state, gift.by, gift.to):
        note(state, step, "D0", "mafia-log-gift", **names, coins=gift.coins)
    elif gift.purchase and receiver.role is Role.COMMISSAR:
        state.trade.trusted.append(gift)
        note(state, step, "D0", "mafia-log-trusted", **names, coins=gift.coins)
    else:
        kept, tax, bonus = parts(receiver.role, gift.coins)
        receiver.bribed = True
        state.bonus += bonus
        arrived = kept
        note(state, step, "D0", "mafia-log-bribe", **names, coins=gift.coins, tax=tax, bonus=bonus)
    receiver.coins += arrived
    step.emit("mafia-gift-taken", (gift.by,), to=seat(gift.to), coins=gift.coins)
    step.emit("mafia-gift-arrived", (gift.to,), by=seat(gift.by), coins=arrived)


def bought(state: State, payer: Seat, kind: str, coins: int) -> None:
    """Somebody has paid for a thing today. Only things of the commissar's count as a purchase for
    which one may take money (item 39)."""
    if User.COMMISSAR in things()[kind].users:
        spent = state.trade.spent
        spent[payer] = spent.get(payer, 0) + coins


def reward_purchases(state: State, step: Step) -> None:
    """Nightfall, after the shop has sold: what a commissar was given for a purchase and has not
    spent is a bribe after all. Coins spent count for the gifts in the order of their arrival."""
    spent = dict(state.trade.spent)
    for gift in state.trade.trusted:
        names = {"by": seat(gift.by), "to": seat(gift.to)}
        if spent.get(gift.to, 0) >= gift.coins:
            spent[gift.to] -= gift.coins
            note(state, step, "N0", "mafia-log-well-spent", **names, coins=gift.coins)
        else:
            _claw_back(state, gift, step)
    state.trade.trusted, state.trade.spent = [], {}


def _claw_back(state: State, gift: Gift, step: Step) -> None:
    """A commissar keeps a third of it; what is spent already cannot be taken back."""
    receiver = state.people[gift.to]
    kept = parts(Role.COMMISSAR, gift.coins).kept
    taken = min(receiver.coins, gift.coins - kept)
    tax = min(taken, amounts().bribe_tax)
    receiver.coins -= taken
    receiver.bribed = True
    state.bonus += taken - tax
    note(
        state,
        step,
        "N0",
        "mafia-log-not-spent",
        by=seat(gift.by),
        to=seat(gift.to),
        coins=gift.coins,
        tax=tax,
        bonus=taken - tax,
    )
    step.emit("mafia-purchase-lapsed", (gift.to,), coins=taken)
