"""Reader: parses orders in both languages. It accepts many spellings, but no ambiguous ones.

A PAR - BUR · A Paris to Burgundy · А Париж → Бургундия · A PAR S A MAR - BUR
F NTH C A LON - HOL · A LON - HOL VIA · F MAO - SPA/SC · F MAO - Spain (south coast)
A BUR R GAS · A BUR D · A PAR B · Build F STP/SC · WAIVE

Whatever the pages print for an order is read as that order: А ПАР П А МАР - БУР · Ф Северное море
везти: А Лондон → Голландия · А Париж → Бургундия (отбит) · Support A Paris to hold

So are the sentences of Zeppelin's rulebook, and what Russians write: army in Silesia support-move
army in Berlin into Prussia · армия в Мюнхене поддерживает армию из Берлина в Пруссию
"""

from collections.abc import Collection, Sequence
from difflib import get_close_matches
from functools import lru_cache

from intriga.diplomacy.geography.board import Board, board_of
from intriga.diplomacy.notation.declension import Declined
from intriga.diplomacy.notation.orders import NOWHERE, Reading
from intriga.diplomacy.reason import Reason, reason
from intriga.diplomacy.vocabulary import (
    ASIDE,
    COAST_TAILS,
    COASTS,
    FILLERS,
    HOLDING,
    IN_PLACE,
    KINDS,
    KINDS_DECLINED,
    LATER_VERBS,
    MOVING,
    RESULTS,
    TO_HOLD,
    VERBS,
    VIA,
    WAIVED,
    Verb,
    words,
)

_KEPT = 100_000
_LONGEST = 200
"""The maximum length of an order in characters."""

_FIRST = (Verb.BUILD, Verb.DISBAND, Verb.WAIVE)
"""Verbs that may come first: `Build A PAR`."""


class BadOrder(ValueError):
    """A text that is not a valid order or unit; `.reason` says why."""

    def __init__(self, why: Reason) -> None:
        super().__init__(f"{why.id} {why.params}")
        self.reason = why


class Reader:
    """Reads orders and units of one board, and caches the results."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.readings: dict[str, Reading] = {}
        """Orders that were read, by text."""
        self.pieces: dict[str, int] = {}
        """Units that were read, by text."""
        self._names = board.names
        self._declined = Declined(board.names)
        self._longest = max(map(len, self._names))
        self._joined = {" ".join(name): name for name in self._names}

    def order(self, text: str) -> Reading:
        """The meaning of an order. Raises `BadOrder`."""
        known = self.readings.get(text)
        if known is None:
            known = self._order(text)
            if len(self.readings) >= _KEPT:
                self.readings.clear()
            self.readings[text] = known
        return known

    def unit(self, text: str) -> int:
        """The piece of a unit: `A PAR`, `F STP/SC`. Raises `BadOrder`."""
        known = self.pieces.get(text)
        if known is None:
            known = self._unit(text)
            if len(self.pieces) >= _KEPT:
                self.pieces.clear()
            self.pieces[text] = known
        return known

    def _unit(self, text: str) -> int:
        scan = _Scan(self, text)
        fleet, spot = scan.unit()
        scan.end()
        if fleet is None:
            raise BadOrder(reason("diplomacy-no-kind"))
        return self.standing(fleet, spot)

    def standing(self, fleet: bool, spot: int) -> int:
        """The piece of an army or a fleet on a spot. Raises `BadOrder` if it cannot be there."""
        board = self.board
        province = board.province[spot]
        if not fleet and board.sea[province]:
            raise BadOrder(reason("diplomacy-army-at-sea", place=board.codes[province]))
        if fleet and board.coasts[province] and spot == province:
            raise BadOrder(reason("diplomacy-which-coast", to=board.codes[province]))
        if fleet and not board.lanes[spot]:
            raise BadOrder(reason("diplomacy-fleet-on-land", to=board.codes[province]))
        return (spot if fleet else province) * 2 + fleet

    def _order(self, text: str) -> Reading:
        scan = _Scan(self, text)
        scan.without_result()
        verb = scan.verb(_FIRST)
        if verb == Verb.WAIVE:
            scan.skip(WAIVED)
            scan.end()
            return Reading(Verb.WAIVE)
        fleet, spot = scan.unit()
        at = self.board.province[spot]
        if verb is None:
            verb = Verb.HOLD if scan.done() else scan.verb(tuple(Verb))
        if verb is None:
            raise scan.lost("diplomacy-no-verb")
        reading = Reading(verb, fleet, spot, at)
        if verb in (Verb.MOVE, Verb.RETREAT):
            via = scan.via()
            scan.skip(FILLERS)
            reading.to = scan.place()
            reading.via = scan.via() or via
        elif verb in (Verb.SUPPORT, Verb.CONVOY):
            holds = verb == Verb.SUPPORT and scan.phrase((*IN_PLACE, *HOLDING))
            moves = verb == Verb.SUPPORT and not holds and scan.phrase(MOVING)
            reading.of_fleet, reading.of_spot = scan.unit()
            reading.of = self.board.province[reading.of_spot]
            reading.to = NOWHERE if holds else self._goal(scan, verb, moves=moves)
        elif verb == Verb.DISBAND and not scan.done():
            self._same_unit(scan, reading)  # Army Paris: disband Army Paris
        scan.end()
        return reading

    def _same_unit(self, scan: "_Scan", reading: Reading) -> None:
        """A unit named once more. Raises `BadOrder` if it is another one."""
        start = scan.here
        fleet, spot = scan.unit()
        if spot != reading.spot or (fleet is not None and fleet != reading.fleet):
            scan.here = start
            scan.end()

    def _goal(self, scan: "_Scan", verb: Verb, *, moves: bool) -> int:
        """The destination of the supported or convoyed unit; `NOWHERE` for support to hold.
        `moves`: the order has said already that it is none to hold."""
        may_hold = verb == Verb.SUPPORT and not moves
        if may_hold and (scan.done() or scan.phrase((TO_HOLD,))):
            return NOWHERE
        if may_hold and scan.verb((Verb.HOLD,)) is not None:
            return NOWHERE
        if scan.verb((Verb.MOVE,)) is None:
            raise scan.lost("diplomacy-no-goal")
        to = scan.place()
        scan.via()
        return to

    def find(self, name: Sequence[str]) -> int | None:
        """The province with this name, also in other cases, or None."""
        exact = self._names.get(tuple(name))
        return self._declined.find(name) if exact is None else exact

    def like(self, name: str) -> list[str]:
        """Codes of provinces with similar names, the most similar first."""
        close = get_close_matches(name, self._joined, n=3, cutoff=0.6)
        codes = [self.board.codes[self._names[self._joined[joined]]] for joined in close]
        return list(dict.fromkeys(codes))


@lru_cache
def reader_of(map_id: str) -> Reader:
    """The reader of a map of `atlas_of`. Raises `KeyError` for an unknown id."""
    return Reader(board_of(map_id))


class _Scan:
    """A scanner of the words of one text."""

    def __init__(self, reader: Reader, text: str) -> None:
        self.reader = reader
        if len(text) > _LONGEST:
            raise BadOrder(reason("diplomacy-too-long", limit=_LONGEST))
        self.words = words(text)
        self.here = 0
        if not self.words:
            raise BadOrder(reason("diplomacy-nothing"))

    def done(self) -> bool:
        return self.here == len(self.words)

    def word(self, ahead: int = 0) -> str:
        where = self.here + ahead
        return self.words[where] if where < len(self.words) else ""

    def end(self) -> None:
        if not self.done():
            raise BadOrder(reason("diplomacy-extra", words=" ".join(self.words[self.here :])))

    def verb(self, allowed: Sequence[Verb]) -> Verb | None:
        verb = VERBS.get(self.word())
        if verb is None and self.reader.find([self.word()]) is None:
            verb = LATER_VERBS.get(self.word())
        if verb is None or verb not in allowed:
            return None
        self.here += 1
        if verb in (Verb.MOVE, Verb.RETREAT):
            self.skip(FILLERS)
        return verb

    def skip(self, fillers: Collection[str]) -> None:
        while self.word() in fillers:
            self.here += 1

    def phrase(self, phrases: Sequence[Sequence[str]]) -> bool:
        """Whether one of these phrases is next; it is skipped."""
        for phrase in phrases:
            if self.words[self.here : self.here + len(phrase)] == list(phrase):
                self.here += len(phrase)
                return True
        return False

    def without_result(self) -> None:
        """Leave out the result of the order at the end, in parentheses."""
        if self.words[-1] == ")" and "(" in self.words:
            opening = len(self.words) - 1 - self.words[::-1].index("(")
            if tuple(self.words[opening + 1 : -1]) in RESULTS:
                del self.words[opening:]

    def unit(self) -> tuple[bool | None, int]:
        fleet, before = self._kind(), 0
        if fleet is None and self.word() in ASIDE:  # move of army Paris
            fleet, before = self._kind(1), 1
        if fleet is not None:
            self.here += before + 1
        return fleet, self.place()

    def _kind(self, ahead: int = 0) -> bool | None:
        word = self.word(ahead)
        return KINDS.get(word, KINDS_DECLINED.get(word))

    def via(self) -> bool:
        return self.phrase(VIA) or self.phrase([["(", *phrase, ")"] for phrase in VIA])

    def place(self) -> int:
        """The spot with the longest name that matches here, with or without hyphens, and with its
        coast if one is given. Words that may stand before a province are left out, unless it is
        called so (the Belts)."""
        found = self._named(self.here)
        start = self.here
        while found is None and self.word() in ASIDE:
            self.here += 1
            found = self._named(self.here)
        if found is None:
            self.here = start
            raise self.lost("diplomacy-no-place")
        province, self.here = found
        return self.coast(province)

    def _named(self, start: int) -> tuple[int, int] | None:
        """The province with the longest name that begins here, and where that ends."""
        name: list[str] = []
        found: tuple[int, int] | None = None
        for where in range(start, len(self.words)):
            if self.words[where] != "-":
                name.append(self.words[where])
                if len(name) > self.reader._longest:
                    break
                province = self.reader.find(name)
                if province is not None:
                    found = province, where + 1
            elif not name:
                break
        return found

    def coast(self, province: int) -> int:
        """The coast given after a province: /SC, (sc), (south coast), южный берег."""
        board = self.reader.board
        ahead = 1 if self.word() in ("/", "(") else 0
        coast = COASTS.get(self.word(ahead))
        if coast is None or (not ahead and not board.coasts[province]):
            return province
        given = self.word(ahead)
        ahead += 1
        if self.word(ahead) in COAST_TAILS:
            ahead += 1
        if self.word() == "(" and self.word(ahead) == ")":
            ahead += 1
        self.here += ahead
        if not board.coasts[province]:
            return province  # a coast is ignored where there is only one
        spot = board.spot_of.get(f"{board.codes[province]}/{coast}")
        if spot is None:
            place = board.codes[province]
            raise BadOrder(reason("diplomacy-no-coast", place=place, coast=given))
        return spot

    def lost(self, id: str) -> BadOrder:
        """The error for words that are not what is expected here."""
        rest = self.words[self.here : self.here + 4]
        if id != "diplomacy-no-place":
            return BadOrder(reason(id, words=" ".join(rest)))
        name = " ".join(rest[: rest.index("-")] if "-" in rest[1:] else rest) or "?"
        near = self.reader.like(name) or self.reader.like(rest[0] if rest else "")
        if near:
            return BadOrder(reason("diplomacy-no-place-like", name=name, near=near))
        return BadOrder(reason(id, name=name))
