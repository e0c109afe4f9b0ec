"""Numbers that belong to no single action; what each is stands in `amounts.toml`."""

from functools import cache

from msgspec import Struct, field

from intriga.packaged import read_table


class Amounts(Struct, frozen=True, forbid_unknown_fields=True):
    """Money in units of one, mood in percentage points."""

    treasury: int
    income: int
    level: int
    mood: int
    missiles: int
    helper: int
    secretary: int
    president: int
    hidden: int
    upkeep: int
    saturation: int
    raised: int = field(name="raise")
    bet_low: int
    bet_high: int
    bet_step: int
    phantom: int
    exchange_level: int
    purchase_level: int
    scrap: int
    recruit_level: int
    struck: int
    neighbour: int
    conquered: int
    war_lost: int
    raid: int
    share: int
    lawsuit: int
    revolt_below: int
    suppressed: int
    idle_suppression: int
    revolt_income: int
    statement: int
    refuted: int
    liar: int
    improve: int
    worsen: int
    virus_base: int
    mood_point: int
    income_price: int


@cache
def amounts() -> Amounts:
    """They."""
    return read_table(__package__, "amounts", Amounts)
