"""The names of powers, for messages."""

from intriga.games.zeppelin.options import Options
from intriga.games.zeppelin.war import board
from intriga.kernel import Param
from intriga.warfare import message_params


def power(options: Options, code: str) -> Param:
    """The name of a power of the map."""
    return message_params.power(board.map_of(options), code)
