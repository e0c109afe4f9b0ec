"""Somebody dies, or lives again: what this does to their posts and their things."""

from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Grave, Role
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.market import deposits
from intriga.kernel import Seat, Step


def die(state: State, who: Seat, cause: str, step: Step, by: tuple[Seat, ...] = ()) -> None:
    """Somebody dies. Nobody dies twice."""
    person = state.people[who]
    if not person.lives:
        return
    person.grave = Grave(state.tick, cause, by)
    person.reanimated = False
    person.shown = person.title
    if person.role is Role.NECROMANCER:
        _return_mana(state)
    if person.profession is Profession.MERCHANT:
        _close_down(state)
    _burn_funds(state, step)


def _return_mana(state: State) -> None:
    """Item 14: what was given for a shield that is no more goes back to its donors."""
    for pledge in state.crypt.pledges:
        state.people[pledge.by].mana += pledge.mana
    for rite in state.crypt.rites:
        state.people[rite.by].mana += rite.mana
    state.crypt.pledges, state.crypt.rites = [], []


def _close_down(state: State) -> None:
    """Item 47: after the merchant's death the stock is gone until the end of the game. Coins that
    were put aside for it go back."""
    deposits.release(state)
    shop = state.trade.shop
    shop.stock, shop.fresh, shop.prices, shop.margins, shop.cunning = [], {}, {}, {}, 0
    shop.closed, shop.closes, shop.counted = False, False, None
    state.trade.loot = []


def _burn_funds(state: State, step: Step) -> None:
    """Item 53: the fund of an organisation is gone with its last living member."""
    for one in state.trade.organisations:
        if one.fund and not any(state.people[who].lives for who in one.members):
            at = "D0" if state.phase is Phase.DAY else "N7"
            note(state, step, at, "mafia-log-fund-burnt", name=one.name, coins=one.fund)
            one.fund = 0


def live_again(state: State, who: Seat) -> None:
    """Somebody is resurrected as what they were (items 13, 37, M23, M26); a clan that was declared
    destroyed has a member again. Things stay with the dead, so they have them again (M44)."""
    person = state.people[who]
    person.grave, person.reanimated = None, False
    if person.clan is not None:
        numbers = [state.people[mate].number for mate in state.members(person.clan, dead=True)]
        person.number = max(numbers) + 1
        state.clans[person.clan].quit = False
    if person.role is Role.COMMISSAR:
        successor = any(
            one.role is Role.COMMISSAR and one.lives and seat != who
            for seat, one in enumerate(state.people)
        )
        if person.risen or successor:
            person.role = Role.HONEST if person.clan is None else Role.BANDIT
        person.risen += 1
        if person.role is Role.COMMISSAR:
            state.watch.since, state.watch.silent = state.tick, 0
