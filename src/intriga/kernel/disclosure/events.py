"""Events: what happened, and who may know."""

from msgspec import Struct

from intriga.kernel.actors import Audience
from intriga.kernel.text import Param


class Event(Struct, frozen=True):
    """Something that happened: who learns of it, the id of its text, the parameters of the text."""

    to: Audience
    id: str
    params: dict[str, Param]
