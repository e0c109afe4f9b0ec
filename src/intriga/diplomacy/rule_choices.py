"""The choices the rulebooks leave open, as data (DATC chapter 4).

The defaults are the 2023 rules with the preferences of DATC 3.
"""

from typing import Literal

from msgspec import Struct


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """How disputed points are decided. Immutable."""

    adjacent_convoy: Literal["own", "any", "explicit"] = "own"
    """When an army ordered to a neighbouring province is convoyed without saying VIA (4.A.3): if a
    fleet of its own power convoys it (1982–2023); if any fleet does and it swaps places with a unit
    that comes the other way (1971); never (DPTG)."""

    land_fallback: bool = True
    """Whether an army that did not say VIA goes by land when its convoy fails (4.A.3). False
    follows the wording of 2025. VIA never falls back (6.G.8, 6.G.20), but see `via_by_land`."""

    via_by_land: bool = False
    """Whether an army that said VIA goes by land where the convoys ordered make no way by sea at
    all: then the word says nothing, as in the Python package `diplomacy`. Otherwise the army stays,
    as the rulebook has it (6.G.8). A convoy that is disrupted keeps it in place either way."""

    strict_hold: bool = False
    """Support to hold counts only for a unit with a hold order or none (Z33); otherwise for every
    unit that does not try to move (6.D.4–6.D.6)."""

    exact_coasts: bool = False
    """Orders with a missing or wrong coast are void even if only one coast is possible (4.B.2,
    4.B.5, 4.B.6)."""

    retreat_to_convoy_origin: bool = True
    """A unit dislodged by a convoyed army may retreat to where that army came from (4.A.5)."""

    builds: Literal["home", "owned"] = "home"
    """Where units are built: in owned home centres, or in all owned centres."""

    removal: Literal["owned", "home"] = "owned"
    """The centres from which the distance of a unit is counted when a power removes too few units
    (4.D.8): those it owns (2023), or its home centres (1971)."""


STANDARD = Rules()
RULES_1971 = Rules(adjacent_convoy="any", removal="home")
DPTG = Rules(adjacent_convoy="explicit")
"""The Diplomacy Player's Technical Guide."""
