"""What anybody may want of the assassin and the necromancer."""

from collections.abc import Iterator

from intriga.games.mafia import choices
from intriga.games.mafia.data.things import spells
from intriga.games.mafia.forms.parts import Maker, about
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.crypt import rites, shield
from intriga.games.mafia.subjects.guild import bidding, blackmail, customers, together
from intriga.kernel import Field, Form, Seat, choice


def _complaint(state: State, who: Seat) -> Iterator[Form]:
    if blackmail.why_no_complaint(state, who) is None:
        yield Form(blackmail.ComplainOfBlackmail, (Field("words", "text", "words"),))


def _orders(state: State, who: Seat) -> Iterator[Form]:
    """By day: the assassin is hired."""
    if state.phase is not Phase.DAY or customers.assassin(state) is None:
        return
    if choices.some(state, who, "kill-price"):
        price = Field("price", "number", "kill-price")
        yield from about(state, who, bidding.BidForKilling, "victim", "victim", price)
    if choices.some(state, who, "guard-price"):
        yield Form(bidding.OrderGuard, (Field("price", "number", "guard-price"),))
    if choices.some(state, who, "raisable"):
        price = Field("price", "number", "raise", after=("victim",))
        yield Form(bidding.RaiseBid, (choice("victim", "raisable"), price))
    if choices.some(state, who, "together") and lookup.free_exp(state, who):
        price = Field("price", "number", "together-price", after=("victim",))
        fields = (choice("victim", "together"), price)
        yield Form(together.BidTogether, fields, preset={"job": "kill"})
    if choices.some(state, who, "guarded-together") and lookup.free_exp(state, who):
        price = Field("price", "number", "together-price", after=("victim",))
        fields = (choice("victim", "guarded-together"), price)
        yield Form(together.BidTogether, fields, preset={"job": "guard"})


def _mana(state: State, who: Seat) -> Iterator[Form]:
    """What anybody may give to the necromancer, or ask of them."""
    person = state.people[who]
    if state.phase not in (Phase.DAY, Phase.NIGHT) or person.role is Role.NECROMANCER:
        return
    if not lookup.necromancer_lives(state):
        return
    giving = state.phase is Phase.DAY and person.lives and person.mana
    if giving and not state.under("antimagic", who):
        yield Form(shield.PledgeMana, (Field("mana", "number", "mana"),))
    if shield.check_take_back(state, who, shield.TakeBackMana()) is None:
        yield Form(shield.TakeBackMana)
    asked = any(rite.by == who for rite in state.crypt.rites)
    enough = person.mana >= spells()[rites.RESURRECTION].mana
    if enough and not asked and not state.under("antimagic", who):
        yield from about(state, who, rites.AskRite, "whom", "dead")


MAKERS: tuple[Maker, ...] = (_complaint, _orders, _mana)
