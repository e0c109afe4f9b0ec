"""Drafts: all of a scope have the same, those who may know it, and what it fills is an act; what a
game says of one changes nothing."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from intriga.kernel.actors import Seat
from intriga.kernel.bots.sampling import fill
from intriga.kernel.decode.reader import reader
from intriga.kernel.game import Game
from intriga.kernel.observe import Offer
from intriga.kernel.positions import Position
from intriga.kernel.questions.documents import unstored
from intriga.kernel.questions.drafts import ROWS_MOST, Draft, typed
from intriga.kernel.questions.forms import KIND, Form, columns_of
from intriga.kernel.text import Refusal
from intriga.lab.conformance.draft_remarks import rows_in
from intriga.lab.conformance.failure import expect
from intriga.lab.conformance.plays.random_play import Play, offer_to
from intriga.lab.conformance.twins.panel import seats_of

_KEY: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9:_.-]{0,63}")
_CELLS: Final = 400
"""The most cells of a list: a form without script sends them all."""
_pack = msgspec.msgpack.Encoder().encode


def check_drafts(match: Play, position: Position[Any]) -> None:
    """Raises `Broken` if drafts are declared here that their scope has not, that fill no act, or
    that answer a window which is not open."""
    if position.outcome is not None:
        return
    rng = Random(f"drafts {position.n}")
    before = _pack(position.state)
    scopes: dict[tuple[str, Seat], Draft] = {}
    windows = {"", *(window.key for window in match.game.windows(position.state))}
    for seat in seats_of(match.game, position, rng):
        drafts = match.game.drafts(position.state, seat)
        keys = [draft.key for draft in drafts]
        expect(len(set(keys)) == len(keys), f"seat {seat} has two drafts of one key: {keys}")
        for draft in drafts:
            where = f"entry {position.n}: the draft {draft.key} of seat {seat}"
            _check_scope(match.game, position, seat, draft, where)
            expect(draft.window in windows, f"{where} answers no window: {draft.window}")
            same = all(scopes.setdefault((draft.key, one), draft) == draft for one in draft.seats)
            expect(same, f"{where} shares its key and a seat with another one")
            for form in _forms_of(offer_to(match.game, position, seat), draft):
                _check_filled(match, position, seat, (draft, form), where)
    expect(_pack(position.state) == before, f"entry {position.n}: drafts change the state")


def _check_scope(
    game: Game[Any], position: Position[Any], seat: Seat, draft: Draft, where: str
) -> None:
    expect(_KEY.fullmatch(draft.key), f"{where}: keys are words of letters, digits and :_.-")
    expect(seat in draft.seats, f"{where} is not for that seat: {draft.seats}")
    for member in draft.seats:
        known = 0 <= member < len(position.chairs)
        theirs = game.drafts(position.state, member) if known else ()
        expect(draft in theirs, f"{where} is not the same for seat {member}")
    kind = draft.field.kind
    expect(kind in ("rows", "text", "document"), f"{where} fills a field of the kind {kind}")
    own = max((1 + len(kind.fields) for kind in draft.field.kinds), default=0)
    cells = (len(draft.field.row) + own) * draft.most
    expect(draft.is_text or 1 <= draft.most <= ROWS_MOST, f"{where}: most {draft.most} rows")
    expect(draft.is_text or cells <= _CELLS, f"{where} has {cells} cells, more than {_CELLS}")
    _check_columns(draft, where)


def _check_columns(draft: Draft, where: str) -> None:
    """What stands beside the list is entered by whoever hands it in; the others do not see it."""
    field = draft.field
    for kind in (None, *(one.kind for one in field.kinds)):
        columns = columns_of(field, kind)
        known = {KIND, field.name, *(column.name for column in columns)}
        for column in columns:
            beside = sorted(set(column.after) - known)
            expect(not beside, f"{where}: {column.name} comes after {beside}, not in its row")


def _forms_of(offer: Offer, draft: Draft) -> Iterator[Form]:
    """The forms with which it may be handed in."""
    for form in offer.forms:
        if form.act == draft.act and form.preset == draft.preset:
            yield form


def _check_filled(
    match: Play, position: Position[Any], seat: Seat, handing: tuple[Draft, Form], where: str
) -> None:
    """Rows from the form, entered in the draft, are an act that the scope may know."""
    draft, form = handing
    game = match.game
    same = draft.field in form.fields or draft.is_text
    expect(same, f"{where} has another field than the form of {form.act}")
    data = fill(offer_to(game, position, seat), form, Random(f"{position.n} {seat}"))
    if data is None:
        return
    rows = rows_in(draft, data)
    act = reader(game).player_data({**data, **draft.filled(rows)}, unstored(str(position.n)))
    if isinstance(act, Refusal):
        expect(False, f"{where} fills no act: {act}")
        return
    told = {seat, *game.insiders(position.state, seat, act)}
    expect(set(draft.seats) <= told, f"{where} is shared with seats that may not know its act")
    as_typed = typed(game.Acts, draft, rows)
    expect(None not in as_typed, f"{where} does not read its own rows: {rows}")
    for remark in game.review(position.state, seat, draft, as_typed):
        expect(remark.row is None or remark.row in range(len(rows)), f"{where}: {remark}")
