"""What may come to light, for whom, and by which event (see `kernel.Reveal`).

The conformance suite lets two runs that differ in a secret differ before others' eyes only as this
table says. Changing a line here is a decision about secrecy: review it as one.
"""

from collections.abc import Mapping
from typing import Final

from intriga.games.espionage.state import State
from intriga.games.espionage.subjects.names import place_name
from intriga.kernel import DECIDES, PUBLIC, Audience, Event, Reveal


def _told_of_returns(state: State, event: Event) -> Audience:
    """S22: `cfg returns`: everybody, or the owner of the bribe."""
    if state.options.returns == "public":
        return PUBLIC
    owner = event.params["who"]
    assert isinstance(owner, dict)
    return (owner["seat"],)


def _set_up_owners(state: State, event: Event) -> Audience:
    """Those with a set-up on the cell of this event."""
    return tuple(
        seat
        for seat, player in enumerate(state.players)
        if any(place_name(state, tick.cell) == event.params["cell"] for tick in player.ticks)
    )


_ACTOR = Reveal("actor")

REVEALS: Final[Mapping[str, Reveal]] = {
    # S3, S5: draws are public.
    "espionage-plays-for": DECIDES,
    "espionage-first": DECIDES,
    # S12: who challenges and who joins is public when all have answered.
    "espionage-challenged": DECIDES,
    "espionage-joined": DECIDES,
    "espionage-unchallenged": DECIDES,
    # S22: calls are public (sealed ones when all are opened).
    "espionage-called": DECIDES,
    "espionage-called-bluff": DECIDES,
    "espionage-won": DECIDES,
    "espionage-tied": DECIDES,
    # S22: what returns shows the size of the bribe.
    "espionage-returned": Reveal(_told_of_returns, params=("rest",)),
    # S34: a triggered set-up is public.
    "espionage-set-up-sprung": DECIDES,
    # S33: its owner learns that another player has a bribe there.
    "espionage-set-up-blocked": Reveal(_set_up_owners),
    # S29: the user learns whether anything was returned.
    "espionage-safe-house-found": _ACTOR,
    "espionage-safe-house-empty": _ACTOR,
    # S38: a house special that looks into a cell.
    "espionage-peeked": Reveal("actor", params=("total",)),
    # Using a special move shows that it was bought.
    "espionage-saboteurs": DECIDES,
    "espionage-safe-house": DECIDES,
    "espionage-march": DECIDES,
    "espionage-paths": DECIDES,
    "espionage-house": DECIDES,
    # S40: all cards are open at the end.
    "espionage-cards-open": DECIDES,
}
