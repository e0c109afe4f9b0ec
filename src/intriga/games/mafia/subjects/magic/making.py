"""The merchant makes a thing, by a spell (item 47)."""

from collections.abc import Iterator

from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.magic import casting
from intriga.games.mafia.subjects.magic.casting import CastSpell
from intriga.games.mafia.subjects.market import labels, stall
from intriga.kernel import Also, Choices, Chosen, Form, Seat, choice


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if casting.CREATES in casting.payable(state, who):
        preset = {"spell": casting.CREATES}
        yield Form(CastSpell, (choice("making", "making"),), preset=preset)


def _making(state: State, who: Seat, chosen: Chosen) -> Choices:
    return labels.kinds(things())


MAKE_THING = Also(CastSpell, _offer, gate=stall.check_merchant, choices={"making": _making})
