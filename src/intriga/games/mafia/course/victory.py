"""Who has won: tested after every night and every day (item 10, M14, M15)."""

from enum import StrEnum

from msgspec import Struct

from intriga.games.mafia.state.people import Clan


class Side(StrEnum):
    """A side that can win."""

    HONEST = "honest"
    MAFIA = "mafia"
    YAKUZA = "yakuza"


class Living(Struct, frozen=True, omit_defaults=True):
    """How many of each side live. A reanimated person counts as dead, and the assassin never
    counts; the commissar and the necromancer are honest.

    `infiltrator`: the clan of a recruited commissar who lives and has the status; not counted in
    the three numbers. `royale`: a Flash Royale has just happened.
    """

    honest: int
    mafia: int
    yakuza: int
    infiltrator: Clan | None = None
    royale: bool = False


class Finish(StrEnum):
    """Whether the match is over. `WAITS`: for the choice of the recruited commissar, who is the
    last bandit of all."""

    GOES_ON = "goes-on"
    WAITS = "waits"
    OVER = "over"


class Ending(Struct, frozen=True):
    """The result of the test. Over without winners: a draw."""

    verdict: Finish
    winners: tuple[Side, ...] = ()


GOES_ON = Ending(Finish.GOES_ON)


def ending(living: Living) -> Ending:
    """Whether the match is over, and who has won it."""
    if living.royale:
        return _won(Side.HONEST)
    clans = _clans(living)
    if living.infiltrator and not clans:
        return Ending(Finish.WAITS)
    honest = living.honest + (living.infiltrator is not None)
    if not clans:
        return _won(Side.HONEST) if honest else _won()
    if honest == 0 or (honest == 1 and len(clans) == 1):
        return _won(*clans)
    return GOES_ON


def _clans(living: Living) -> tuple[Side, ...]:
    """The clans that have living members."""
    numbers = {Side.MAFIA: living.mafia, Side.YAKUZA: living.yakuza}
    return tuple(side for side, number in numbers.items() if number)


def _won(*sides: Side) -> Ending:
    return Ending(Finish.OVER, sides)
