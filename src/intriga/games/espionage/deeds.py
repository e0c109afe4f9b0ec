"""All deeds of the game, as programs are told of them; on a page a move stands before a bribe."""

from typing import Final

from intriga.games.espionage.state import State
from intriga.games.espionage.subjects import (
    bidding,
    bribes,
    challenge,
    cities,
    moves,
    orders,
    purchase,
    set_ups,
    steering,
)
from intriga.games.espionage.subjects.specials import (
    forced_march,
    house,
    saboteurs,
    safe_house,
    secret_paths,
)
from intriga.kernel import Deeds

DEEDS: Final[Deeds[State]] = (
    cities.TAKE_CITY,
    purchase.BUY,
    bribes.BRIBE,
    set_ups.SET_UP,
    moves.MOVE,
    forced_march.FORCED_MARCH,
    forced_march.MARCH_ON,
    forced_march.HALT,
    secret_paths.SECRET_PATHS,
    saboteurs.SABOTEURS,
    safe_house.SAFE_HOUSE,
    house.HOUSE,
    challenge.ANSWER,
    bidding.BID,
    bidding.FOLD,
    steering.STEER,
    set_ups.SPRING,
    orders.PREARRANGE_ANSWERS,
    orders.PREARRANGE_BIDS,
    orders.PREARRANGE_SET_UPS,
    orders.PREARRANGE_WAY,
)
