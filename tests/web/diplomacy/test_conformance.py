"""Diplomacy's pages against the suite for pages."""

from typing import ClassVar

from intriga.games.diplomacy import game
from intriga.web.conformance import PagesConformance


class TestDiplomacyPages(PagesConformance):
    game = game
    options: ClassVar = ({}, {"seating": "wish"})
    counts = (7,)
    plays = 2
    steps = 40
    looks = 4
    pairs = 10
    own_forms = ("orders",)
