"""The toy game `auction` with pages of its own."""

from tests.shapes.auction import Auction

SPEAKS_WITH = ("tests.shapes",)


class PagedAuction(Auction):
    words = __name__


game = PagedAuction()
