"""The toy game `town` with pages of its own."""

from tests.shapes.town import Town

SPEAKS_WITH = ("tests.shapes",)


class PagedTown(Town):
    words = __name__


game = PagedTown()
