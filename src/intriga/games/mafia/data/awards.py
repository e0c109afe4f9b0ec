"""What is awarded at the end, and the other amounts of the rules."""

from functools import cache

from msgspec import Struct

from intriga.packaged import read_table

Range = tuple[int, int]
"""The least and the most."""

Fraction = tuple[int, int]
"""Numerator and denominator."""


class Awards(Struct, frozen=True, forbid_unknown_fields=True):
    """Exp at the end of the match (item 43)."""

    participation: int
    winners: int
    winners_honest_living: int
    winners_honest_dead: int
    commissar_hits_bandit: int
    commissar_hits_assassin: int
    commissar_killed: int
    commissar_killed_by_both: int
    royale: int
    literary: Range
    activity: Range
    host_error: int
    role_play: Range
    first_voter: int
    theft: int
    sale: int
    theft_from_shop: int
    recruited_commissar_executed: int


class Amounts(Struct, frozen=True, forbid_unknown_fields=True):
    """Amounts of exp, coins, mana and votes: see `amounts.toml` for the items they stand in."""

    start_coins: int
    start_exp: int
    mage_mana: int
    contract_kill: int
    contract_guard: int
    contract_of_dead_honest: int
    contract_of_dead_clan: int
    contract_step: int
    contract_self: int
    recruitment: int
    recruitment_from: int
    drain_exp: int
    drain_share: Fraction
    dead_factor: int
    pool_mana: int
    pool_votes: int
    bribe_tax: int
    bribe_share: Fraction
    least_transfer: int
    founding_days: int
    armageddon_mana: int
    armageddon_exp: int
    spied_on: int
    coin_discount: int
    theft_from_night: int
    checks_of_one: int
    vote_orator: int
    vote_prophet: int
    vote_charisma: int
    vote_voice: int
    advocate_targets: int
    celebrity_share: Fraction
    activity_least: int
    days_missed: int


@cache
def awards() -> Awards:
    """What is awarded at the end."""
    return read_table(__package__, "awards", Awards)


@cache
def amounts() -> Amounts:
    """The other amounts of the rules."""
    return read_table(__package__, "amounts", Amounts)
