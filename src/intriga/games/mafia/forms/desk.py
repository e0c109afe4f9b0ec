"""The host's forms."""

from collections.abc import Iterator

from intriga.games.mafia import choices
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import editions, newspaper, override
from intriga.games.mafia.subjects.awards import granting, voiding
from intriga.games.mafia.subjects.commissariat import lateness
from intriga.games.mafia.subjects.guild import blackmail
from intriga.games.mafia.subjects.organisations import statements
from intriga.games.mafia.subjects.presence import absence
from intriga.games.mafia.subjects.votes import ballot, leaving, reading_out
from intriga.kernel import Field, Form, choice


def host_forms(state: State) -> Iterator[Form]:
    """All that the host may do."""
    if state.phase is Phase.OPENING:
        return
    everybody = choice("whom", "everybody")
    yield Form(
        granting.AwardExp,
        (
            everybody,
            choice("reason", "host-award", after=("whom",)),
            choice("exp", "award", after=("reason",)),
        ),
        impartial=True,
    )
    for void, of in ((True, "unvoided"), (False, "voided")):
        if choices.some(state, -1, of):
            yield Form(voiding.VoidAwards, (choice("whom", of),), preset={"void": void})
    what = choice("what", "override")
    value = Field("value", "number", "value", after=("whom", "what"))
    yield Form(override.Override, (everybody, what, value, Field("reason", "text", "reason")))
    if blackmail.check_strip(state, blackmail.StripAssassin()) is None:
        yield Form(blackmail.StripAssassin)
    if blackmail.check_appoint(state, blackmail.AppointAssassin()) is None:
        yield Form(blackmail.AppointAssassin)
    yield Form(lateness.MovePost)
    if editions.host_names_heirs(state):
        named = choice("whom", "alive", optional=True)
        yield Form(lateness.NameHeir, (named,), filled={"whom": state.watch.heir}, impartial=True)
    for night in range(max(1, state.turn - 1), state.turn + 1):
        words = {"words": state.rewritten.get(night, "")}
        text = Field("words", "text", "paper", optional=True)
        yield Form(newspaper.RewritePaper, (text,), preset={"night": night}, filled=words)
    if state.phase is Phase.DAY and choices.some(state, -1, "negligent"):
        fields = (
            choice("organisation", "negligent"),
            choice("whom", "compensated", after=("organisation",)),
            Field("coins", "number", "compensation"),
        )
        yield Form(statements.OrderCompensation, fields)
    away = Field("days", "number", "days-excused")
    yield Form(absence.ExcuseAbsence, (choice("whom", "alive"), away))
    if state.phase is Phase.DAY and choices.some(state, -1, "writer"):
        yield Form(
            leaving.TransferFor,
            (choice("giver", "writer"), choice("to", "taker", after=("giver",))),
        )
    if state.phase is Phase.DAY and ballot.unread_voters(state):
        yield Form(reading_out.ReadVote, (choice("voter", "open-voter"), choice("whom", "accused")))
