"""What the dead may do, read from the text (L19, L37, L40, L46–52, L68–71, L78–82, L185–195)."""

from typing import Any

from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects.clans import shooting
from intriga.games.mafia.subjects.crypt import rites, shield
from intriga.games.mafia.subjects.guild import bidding, blackmail, telling, together
from intriga.games.mafia.subjects.magic import casting
from intriga.games.mafia.subjects.market import buying
from intriga.games.mafia.subjects.money import exchange
from intriga.games.mafia.subjects.votes import accusing, filling, leaving


def may_the_dead(state: State, seat: int, act: Any) -> bool:
    """Whether the text lets this dead person do it now."""
    person = state.people[seat]
    necromancer = state.holder(Role.NECROMANCER) is not None
    if person.reanimated:
        return True  # L51: considered living, until nightfall
    match act:
        case accusing.Accuse() | leaving.TransferVote() | leaving.TakeBackVote():
            # L37, L78; a vote that was left to somebody who was alive when it was left
            left = isinstance(act, accusing.Accuse) and act.instead_of is not None
            return left or (necromancer_walks(state) and has_half(state, seat))
        case filling.FillPool():
            # L189, L193: the dead, of a clan only if it is wiped out, without a necromancer
            wiped_out = person.clan is None or not state.members(person.clan)
            return wiped_out and not necromancer_walks(state)
        case rites.AskRite() | shield.TakeBackMana() | casting.CastSpell() | exchange.ExchangeExp():
            return necromancer  # L40, L46, L187
        case buying.BidForThing() | buying.TakeBackBid():
            return True  # L185: their operations cost double; only gifts are forbidden (L195)
        case bidding.BidForKilling() | bidding.RaiseBid():
            mates = person.clan is not None and bool(state.members(person.clan))
            # L71 and L186 (T4)
            return necromancer and (mates or person.role is Role.COMMISSAR)
        case together.BidTogether():
            # L69, L70
            if person.clan is not None and person.role is Role.BANDIT:
                return not state.members(person.clan)
            return not necromancer and person.role is not Role.ASSASSIN
        case shooting.Shoot():
            return person.clan is not None  # L19: it counts if no living member orders
        case telling.TellContract():
            return person.role is Role.ASSASSIN  # L79
        case blackmail.ComplainOfBlackmail():
            return True  # L84: a word to the host
    return False


def has_half(state: State, seat: int) -> bool:
    """L37, L78, M8."""
    return state.people[seat].honest or state.people[seat].role is Role.ASSASSIN


def necromancer_walks(state: State) -> bool:
    return any(one.role is Role.NECROMANCER and one.walks for one in state.people)
