"""Which drafts a seat has, and what the rules say of them."""

from collections.abc import Iterable, Sequence

from intriga.kernel.actors import Seat
from intriga.kernel.observe import possible_forms
from intriga.kernel.questions.drafts import Draft, Entered, Remark, typed
from intriga.kernel.text import Message, Refusal
from intriga.table.drafts.values import DraftPlace
from intriga.table.errors import forbidden, unknown
from intriga.table.match.loaded_match import LoadedMatch


def declared(loaded: LoadedMatch, seat: Seat, me: str) -> Sequence[Draft]:
    """The drafts of a seat. Raises `TableError` for a seat that is not this person's."""
    holders = loaded.holders
    if not 0 <= seat < len(holders) or holders[seat].person != me:
        raise forbidden("refused-not-your-seat")
    return drafts_of(loaded, seat)


def drafts_of(loaded: LoadedMatch, seat: Seat) -> Sequence[Draft]:
    """The drafts of a seat; none once the match is over or its player has left."""
    position = loaded.committed.position
    if position.outcome is not None or position.chairs[seat].left:
        return ()
    mine = loaded.steady.drafts(position.state, seat)
    return [draft for draft in mine if seat in draft.seats]


def find(loaded: LoadedMatch, place: DraftPlace) -> Draft:
    """A draft of this person. Raises `TableError` for one that they do not have."""
    mine = declared(loaded, place.seat, place.me)
    draft = next((one for one in mine if one.key == place.key), None)
    if draft is None:
        raise unknown("draft-unknown")
    return draft


def may_hand_in(loaded: LoadedMatch, seat: Seat, draft: Draft) -> bool:
    """Whether a seat has a form now for the act that a draft fills."""
    return any(
        form.act == draft.act and form.preset == draft.preset
        for form in possible_forms(loaded.steady, loaded.committed.position, seat)
    )


def barred(
    loaded: LoadedMatch, seat: Seat, draft: Draft, values: Iterable[Entered]
) -> Refusal | None:
    """Why a seat may not write or remove one of these rows."""
    state = loaded.committed.position.state
    found = (loaded.steady.may_change(state, seat, draft, value) for value in values)
    return next((refusal for refusal in found if refusal is not None), None)


def remarks(
    loaded: LoadedMatch, seat: Seat, draft: Draft, values: Sequence[Entered]
) -> Iterable[Remark]:
    """What is to be said of a draft with these rows: which are not complete, and what the game
    says."""
    rows = typed(loaded.game.Acts, draft, values)
    for number, row in enumerate(rows):
        if row is None:
            yield Remark(Message("draft-row-unfinished"), number)
    yield from loaded.steady.review(loaded.committed.position.state, seat, draft, rows)
