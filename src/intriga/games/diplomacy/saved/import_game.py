"""Import: a saved game of another program, played through the kernel, becomes a record.

The orders of each phase are sent by the seats of their powers, then the phase closes; after each
phase the position must be that of the file. Only orders are taken from the file: all the rest
follows from the rules.
"""

import hashlib

from msgspec import Struct, to_builtins
from msgspec.structs import asdict, replace

from intriga.diplomacy.geography.catalogue import atlas_of
from intriga.diplomacy.reason import Wrong, reason
from intriga.diplomacy.rule_choices import Rules
from intriga.diplomacy.saved_games import (
    BadGame,
    Difference,
    Position,
    SavedGame,
    SavedPhase,
    difference,
    due,
    map_id,
    verify,
)
from intriga.games.diplomacy.game import game as rules_of_play
from intriga.games.diplomacy.options import Options
from intriga.games.diplomacy.state import DRAW, Phase, State
from intriga.games.diplomacy.subjects.orders import Orders, parse_orders
from intriga.games.diplomacy.subjects.victory import survivors
from intriga.games.diplomacy.subjects.votes import Vote
from intriga.games.diplomacy.subjects.wishes import Wish
from intriga.kernel import TABLE, Act, Actor, Chair, Refusal
from intriga.kernel.acts import Expire
from intriga.kernel.chance import Sealed, commitment
from intriga.kernel.engine import Engine
from intriga.kernel.match_terms import Terms
from intriga.kernel.positions import Advance
from intriga.kernel.records.record import Header, encode_line

_MOST_YEARS = 100
_MOST_ORDERS, _LONGEST = 256, 200
"""Limits of an act. More orders, or longer ones, cannot be valid."""

_WAIVED = "WAIVE"
"""What an empty list says in winter of a power that may build; such files have no word for it."""


class Replayed(Struct, frozen=True):
    """A saved game as a record. `wrong`: invalid orders, with their phase; `rules`: those that lead
    to the positions of the file; `ending`: how the match ends in the record."""

    lines: list[bytes]
    rules: Rules
    wrong: list[tuple[str, Wrong]]
    ending: str


class Differs(Exception):
    """The rules lead to another position than the file; `.difference` is the first one."""

    def __init__(self, gap: Difference) -> None:
        super().__init__(f"{gap.phase} → {gap.next}")
        self.difference = gap


def replayed(saved: SavedGame, raw: bytes, at: int) -> Replayed:
    """A saved game as the record of a match that began at `at` (milliseconds since the epoch).

    `raw` is the file itself: the id of the match and its secret are made from it. Raises `BadGame`
    for what cannot be a match, `Differs` when under no options a match leads to its positions.
    """
    first: Differs | None = None
    for rules in _rules_to_try(saved):
        options = _options(saved, rules)
        if options.rules != rules:
            continue
        try:
            return _Replay(saved, options, raw, at).play()
        except Differs as gap:
            first = first or gap
    assert first is not None  # the standard rules are always tried
    raise first


def _rules_to_try(saved: SavedGame) -> tuple[Rules, ...]:
    """Those of the file's program; before them, all that its phases need taken together."""
    base = saved.rule_variants[0]
    needed = {
        name: value
        for rules in verify(saved).other_rules.values()
        for name, value in asdict(rules).items()
        if value != getattr(base, name)
    }
    return tuple(dict.fromkeys((replace(base, **needed), *saved.rule_variants)))


def _options(saved: SavedGame, rules: Rules) -> Options:
    """The options under which the match can follow the file."""
    names = [phase.name for phase in saved.played]
    atlas = atlas_of(saved.map_id)
    years = due(names[-1])[0] // 2 - atlas.year + 2
    if not 0 < years <= _MOST_YEARS:
        raise BadGame(reason("diplomacy-game-saved-years", most=_MOST_YEARS))
    later = [phase for phase in saved.played if phase.name[0] in "SW"]
    most = max((len(c or ()) for phase in later for c in phase.state.centers.values()), default=0)
    total = sum(province.centre for province in atlas.provinces.values())
    played_on = most > total // 2
    whole = set(_played_powers(saved)) == set(atlas.powers)
    return Options(
        map="own" if saved.map_text else map_id(saved.map),  # type: ignore[arg-type]
        map_text=saved.map_text,
        seating="seat" if whole else "wish",
        spare="absent",
        victory=min(most + 1, total) if played_on else 0,
        years=years,
        disorder=0,
        dias=len(saved.winners) < 2,
        builds=rules.builds,
        strict_hold=rules.strict_hold,
        adjacent_convoy=rules.adjacent_convoy,
        removal=rules.removal,
        via_by_land=rules.via_by_land,
    )


def _played_powers(saved: SavedGame) -> list[str]:
    """The powers on the board when the game begins."""
    state = saved.played[0].state
    there = {power for held in (state.units, state.centers) for power in held if held[power]}
    return [power for power in atlas_of(saved.map_id).powers if power in there]


class _Replay:
    """Plays the file under given options."""

    def __init__(self, saved: SavedGame, options: Options, raw: bytes, at: int) -> None:
        self.saved = saved
        self.options = options
        self.powers = _played_powers(saved)
        self.secret = hashlib.sha256(b"saved game " + raw).digest()
        atlas = atlas_of(saved.map_id)
        names = {power: saved.players.get(power, atlas.powers[power].en) for power in self.powers}
        header = Header(
            match=f"saved-{hashlib.sha256(raw).hexdigest()[:20]}",
            game=rules_of_play.id,
            rules=rules_of_play.rules_version,
            options=to_builtins(options),
            chairs=tuple(Chair(n, names[power]) for n, power in enumerate(self.powers)),
            commitment=commitment(self.secret),
            salts=("",) * len(self.powers),
            at=at,
            terms=Terms(press="none"),
        )
        self.engine = Engine(rules_of_play, header, Sealed(self.secret, header.salts))
        self.lines = [encode_line(header)]
        self.wrong: list[tuple[str, Wrong]] = []
        self._at = at
        self._took(self.engine.open())

    def play(self) -> Replayed:
        """Play every phase of the file, then the end."""
        if self.state.phase is Phase.WISHES:
            for seat, power in enumerate(self.powers):
                self._do(seat, Wish((power,)))
        before = ""
        for number, phase in enumerate(self.saved.played):
            while self._open and due(self.state.name) < due(phase.name):
                self._expire()  # a phase that the file leaves out
            if not self._open or due(self.state.name) > due(phase.name):
                continue  # one in which nobody has anything to order
            self._compare(before, phase)
            last = number + 1 == len(self.saved.played) and self.saved.end is None
            if not last or any((phase.orders or {}).values()):
                self._phase(phase)
            before = phase.name
        if self.saved.end is not None:
            self._compare(before, self.saved.end)
        self._end()
        self.lines.append(encode_line(self.engine.footer(self.position, self.secret)))
        return Replayed(self.lines, self.options.rules, self.wrong, self.state.ending)

    # ── a phase ─────────────────────────────────────────────────────────────────────────

    def _phase(self, phase: SavedPhase) -> None:
        """Send the orders of all powers; the phase closes when all are sealed, or by time."""
        ticket = self.state.ticket
        for power, given in (phase.orders or {}).items():
            if not self._open or self.state.ticket != ticket:
                return  # all were sealed: what the file has for others is no order of this phase
            if given is None or power not in self.state.deciding:
                continue
            texts = tuple(text for text in given if len(text) <= _LONGEST)[:_MOST_ORDERS]
            if not texts and self.state.phase is Phase.BUILDS and self.state.due(power) > 0:
                texts = (_WAIVED,)
            seat = self.state.powers[power].seat
            assert seat is not None
            wrong = parse_orders(self.state, power, texts).wrong
            self.wrong += [(phase.name, one) for one in wrong]
            self._do(seat, Orders(texts, sealed=not wrong, keep=bool(wrong)))
        if self._open and self.state.ticket == ticket:
            self._expire()

    def _compare(self, before: str, theirs: SavedPhase) -> None:
        """Raises `Differs` unless the position is that of the file."""
        state = self.state
        turn = state.year * 2 + state.autumn
        stage = {Phase.RETREAT: "R", Phase.BUILDS: "A"}.get(state.phase, "M")
        dislodged = {power: list(units) for power, units in state.lost.items()}
        if (
            state.phase is Phase.RETREAT
        ):  # units that cannot retreat are removed, but files list them
            for lost in state.last[-1].lost:
                if not lost.retreats:
                    dislodged.setdefault(lost.power, []).append(lost.unit)
        ours = Position(turn, stage, state.units, state.centres, dislodged, state.retreats)
        gap = difference(state.reader, before, ours, theirs)
        if gap is not None:
            raise Differs(gap)

    # ── the end ─────────────────────────────────────────────────────────────────────────

    def _end(self) -> None:
        """The players vote for the end, if the match is not over yet."""
        if not self._open:
            return
        share = self._sharing()
        for power in survivors(self.state):
            seat = self.state.powers[power].seat
            assert seat is not None
            if self._open:
                self._do(seat, Vote(share))

    def _sharing(self) -> tuple[str, ...]:
        """The winners. A file may not name them: then a power with more than half of the centres
        has won, else it is a draw of all survivors."""
        left = survivors(self.state)
        if self.saved.winners and set(self.saved.winners) <= set(left):
            return tuple(self.saved.winners)
        most = len(self.state.board.centres) // 2
        winner = next((p for p in left if len(self.state.powers[p].centres) > most), None)
        return (DRAW,) if winner is None else (winner,)

    # ── steps ───────────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> State:
        return self.position.state

    @property
    def _open(self) -> bool:
        return self.position.outcome is None

    def _expire(self) -> None:
        (window,) = rules_of_play.windows(self.state)
        self._do(TABLE, Expire(window.key, window.generation))

    def _do(self, actor: Actor, act: Act) -> None:
        self._at += 1000
        advance = self.engine.act(self.position, actor, act, self._at)
        assert not isinstance(advance, Refusal), (actor, act, advance)
        self._took(advance)

    def _took(self, advance: Advance[State]) -> None:
        self.position = advance.position
        self.lines.append(advance.line)
