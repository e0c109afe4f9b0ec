"""A draft as one of its scope sees it."""

from collections.abc import Sequence

from intriga.kernel.actors import Seat
from intriga.kernel.questions.drafts import Draft, Entered, typed
from intriga.kernel.text import Refusal
from intriga.store.writing.drafts import DraftRecord
from intriga.table.drafts.declared import barred, may_hand_in, remarks
from intriga.table.drafts.values import DraftSeen, Editor, HandedIn, line_of, plain_row
from intriga.table.match.commands.command import Command
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.loaded_match import LoadedMatch


def seen_of(
    loaded: LoadedMatch,
    seat: Seat,
    me: str,
    draft: Draft,
    record: DraftRecord,
    *,
    commands: CommandQueue,
) -> DraftSeen:
    """The draft with its rows, who is at them, what is remarked and whether it can be handed in."""
    values = [plain_row(row.value) for row in record.rows]
    lines = tuple(
        line_of(row, barred(loaded, seat, draft, [value]))
        for row, value in zip(record.rows, values, strict=True)
    )
    hands_in = may_hand_in(loaded, seat, draft)
    return DraftSeen(
        draft=draft,
        revision=record.revision,
        rows=lines,
        removed=tuple(map(line_of, record.removed)),
        handed=HandedIn(record.handed_by, record.handed_at or 0, record.handed == record.revision)
        if record.handed_by is not None
        else None,
        editors=tuple(
            Editor(other, row, until)
            for other, (row, until) in record.editors.items()
            if other != seat and other in draft.seats
        ),
        remarks=tuple(remarks(loaded, seat, draft, values)),
        problem=_problem(loaded, seat, me, draft, values, commands=commands) if hands_in else None,
        hands_in=hands_in,
    )


def _problem(
    loaded: LoadedMatch,
    seat: Seat,
    me: str,
    draft: Draft,
    values: Sequence[Entered],
    *,
    commands: CommandQueue,
) -> Refusal | None:
    """Why a list could not be handed in as it is. One with unfinished rows says so already."""
    if draft.is_text or None in typed(loaded.game.Acts, draft, values):
        return None
    problem = commands.check(loaded, Command(seat, draft.filled(values), "check", me=me))
    # A form with other fields beside the list: they are not known yet.
    return None if problem is not None and problem.id == "refused-malformed" else problem
