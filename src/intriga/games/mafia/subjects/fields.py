"""Types of the fields of acts."""

from typing import Annotated

from msgspec import Meta

Kind = Annotated[str, Meta(max_length=30)]


Coins = Annotated[int, Meta(ge=1, le=9999)]


Number = Annotated[int, Meta(ge=1)]


Exp = Annotated[int, Meta(ge=1, le=9999)]


Mana = Annotated[int, Meta(ge=1, le=9999)]
