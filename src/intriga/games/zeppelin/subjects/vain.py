"""What the host tries in vain (Z12).

The host sees no more than everybody. So an act over people is checked by what everybody knows; what
cannot be done for another reason fails, and all that they are told is that it has failed. Nobody
else hears of it: that a host has tried something with a person would tell of that person.
"""

from intriga.games.zeppelin.state import State
from intriga.kernel import HOST, Act, Field, Form, Step, msg


def tried(state: State, act: Act, step: Step) -> None:
    """The host alone learns that nothing has come of it, beside the form."""
    state.vain = _tag(type(act))
    step.emit("zeppelin-host-vain", HOST)


def form(state: State, act: type[Act], *fields: Field) -> Form:
    """A form of the host; what they have just tried with it in vain, it says."""
    notes = (msg("zeppelin-host-vain"),) if state.vain == _tag(act) else ()
    return Form(act, fields, notes=notes)


def _tag(act: type[Act]) -> str:
    """The type under which such acts travel."""
    return str(act.__struct_config__.tag)
