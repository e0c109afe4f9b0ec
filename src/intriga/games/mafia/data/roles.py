"""How many of each secret role a match deals (item 1, M1)."""

from functools import cache

from msgspec import Struct

from intriga.packaged import read_table


class Roles(Struct, frozen=True):
    """Numbers of players with each role. `clan`: the bandits of each of the two clans. `plain`:
    honest without another role."""

    clan: int
    commissar: int
    necromancer: int
    assassin: int
    plain: int


class _Row(Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    from_: int
    clan: int
    necromancer: bool = False
    assassin: bool = False


class _Table(Struct, frozen=True, forbid_unknown_fields=True):
    fewest: int
    grows_from: int
    grows_every: int
    rows: tuple[_Row, ...]


@cache
def _roles() -> _Table:
    return read_table(__package__, "roles", _Table)


def deal(players: int) -> Roles:
    """The roles for so many players.

    Raises:
        ValueError: they are too few.
    """
    table = _roles()
    if players < table.fewest:
        raise ValueError(f"{players} players are fewer than {table.fewest}")
    row = max((row for row in table.rows if row.from_ <= players), key=lambda row: row.from_)
    clan = row.clan + -(-max(0, players - table.grows_from) // table.grows_every)
    special = 1 + row.necromancer + row.assassin
    return Roles(clan, 1, int(row.necromancer), int(row.assassin), players - 2 * clan - special)
