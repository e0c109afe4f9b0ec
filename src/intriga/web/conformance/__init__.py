"""The conformance suite for the named pages and papers of a game, beside `intriga.lab.conformance`.

    class TestMyPages(PagesConformance):
        game = my_game

`pages` is the suite, `looks` what a viewer is shown without a table, `form_conformance` whether a
page sends what its forms mean, `entry_lists` what a browser sends of them, `presentation_names`
what no page shows yet.
"""

from intriga.web.conformance.pages import PagesConformance

__all__ = ["PagesConformance"]
