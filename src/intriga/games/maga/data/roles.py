"""The ten roles of a state (item 2)."""

from enum import StrEnum


class Role(StrEnum):
    """A role; texts `maga-role-…`. The order is that of the rulebook's chapters."""

    PRESIDENT = "president"
    FINANCE = "finance"
    DEFENCE = "defence"
    FSB = "fsb"
    FOREIGN = "foreign"
    JUSTICE = "justice"
    INTERIOR = "interior"
    MEDIA = "media"
    HEALTH = "health"
    SECRETARY = "secretary"


class Sphere(StrEnum):
    """Where income comes from (item 27); texts `maga-sphere-…`."""

    AGRICULTURE = "agriculture"
    HEAVY = "heavy"
    LIGHT = "light"
