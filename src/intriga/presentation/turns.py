"""Past turns of a game that is played in turns: each is shown from the one public event that ended
it, so that it can show nothing that is not public."""

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct

from intriga.kernel.disclosure.events import Event
from intriga.presentation.scene import Scene

V_contra = TypeVar("V_contra", contravariant=True)


class Turns(Struct, Generic[V_contra], frozen=True, kw_only=True):
    """`events`: the ids of the public events that end a turn. `name`: what a turn is called;
    `data`: what its template reads as `turn`; `picture`: it as an SVG document without references
    to other files. The view is of another moment and serves for what never changes."""

    events: frozenset[str]
    name: Callable[[V_contra, Scene, Event], str]
    data: Callable[[V_contra, Scene, Event], Struct]
    picture: Callable[[V_contra, Scene, Event], str] | None = None
