"""The number of a seat, as all answers write it."""

from typing import Annotated

from msgspec import Meta

Seat = Annotated[int, Meta(ge=0, description="The number of a seat, from 0.")]
