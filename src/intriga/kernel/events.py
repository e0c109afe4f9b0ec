"""Events: what happened, and who may know."""

from msgspec import Struct

from intriga.kernel.actors import Audience
from intriga.kernel.text import Param


class Event(Struct, frozen=True):
    """Something that happened: an audience, a message id of the catalogues, its parameters."""

    to: Audience
    id: str
    params: dict[str, Param]
