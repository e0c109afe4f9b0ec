"""The toy game `parliament` with pages of its own."""

from tests.shapes.parliament import Parliament

SPEAKS_WITH = ("tests.shapes",)


class PagedParliament(Parliament):
    words = __name__


game = PagedParliament()
