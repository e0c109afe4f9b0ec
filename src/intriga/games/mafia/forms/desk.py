"""The host's forms."""

from collections.abc import Iterator

from intriga.games.mafia import choices, editions
from intriga.games.mafia.acts import host
from intriga.games.mafia.rules import ballot
from intriga.games.mafia.rules import host as host_rules
from intriga.games.mafia.state import Phase, State
from intriga.kernel import Field, Form, choice


def host_forms(state: State) -> Iterator[Form]:
    """All that the host may do."""
    if state.phase is Phase.OPENING:
        return
    everybody = choice("whom", "everybody")
    yield Form(
        host.AwardExp,
        (
            everybody,
            choice("reason", "host-award", after=("whom",)),
            choice("exp", "award", after=("reason",)),
        ),
        impartial=True,
    )
    for void, of in ((True, "unvoided"), (False, "voided")):
        if choices.some(state, -1, of):
            yield Form(host.VoidAwards, (choice("whom", of),), preset={"void": void})
    what = choice("what", "override")
    value = Field("value", "number", "value", after=("whom", "what"))
    yield Form(host.Override, (everybody, what, value, Field("reason", "text", "reason")))
    if host_rules.check_strip(state, host.StripAssassin()) is None:
        yield Form(host.StripAssassin)
    if host_rules.check_appoint(state, host.AppointAssassin()) is None:
        yield Form(host.AppointAssassin)
    yield Form(host.MovePost)
    if editions.host_names_heirs(state):
        named = choice("whom", "alive", optional=True)
        yield Form(host.NameHeir, (named,), filled={"whom": state.watch.heir}, impartial=True)
    for night in range(max(1, state.turn - 1), state.turn + 1):
        words = {"words": state.rewritten.get(night, "")}
        text = Field("words", "text", "paper", optional=True)
        yield Form(host.RewritePaper, (text,), preset={"night": night}, filled=words)
    if state.phase is Phase.DAY and choices.some(state, -1, "negligent"):
        fields = (
            choice("organisation", "negligent"),
            choice("whom", "compensated", after=("organisation",)),
            Field("coins", "number", "compensation"),
        )
        yield Form(host.OrderCompensation, fields)
    away = Field("days", "number", "days-excused")
    yield Form(host.ExcuseAbsence, (choice("whom", "alive"), away))
    if state.phase is Phase.DAY and choices.some(state, -1, "writer"):
        yield Form(
            host.TransferFor, (choice("giver", "writer"), choice("to", "taker", after=("giver",)))
        )
    if state.phase is Phase.DAY and ballot.unread_voters(state):
        yield Form(host.ReadVote, (choice("voter", "open-voter"), choice("whom", "accused")))
