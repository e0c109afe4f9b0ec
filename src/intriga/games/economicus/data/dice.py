"""The black and the blue die (item 25; house data)."""

from typing import Annotated

from msgspec import Meta, Struct

Faces = Annotated[tuple[Annotated[int, Meta(ge=1, le=100)], ...], Meta(min_length=2, max_length=20)]


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """The faces. `black`: by how much a price falls when a crisis comes; `blue`: by how much it
    rises when one ends. Millions; with `percent`, hundredths of the price."""

    black: Faces
    blue: Faces
    percent: bool = False

    def change(self, face: int, price: int) -> int:
        """By how many millions this face changes this price; hundredths are rounded up."""
        return -(-price * face // 100) if self.percent else face
