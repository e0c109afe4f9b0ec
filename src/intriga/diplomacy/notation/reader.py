"""Reader: the notation of orders, in both languages. Lenient in reading, strict in meaning.

A PAR - BUR · A Paris to Burgundy · А Париж → Бургундия · A PAR S A MAR - BUR
F NTH C A LON - HOL · A LON - HOL VIA · F MAO - SPA/SC · F MAO - Spain (south coast)
A BUR R GAS · A BUR D · A PAR B · Build F STP/SC · WAIVE
"""

from collections.abc import Sequence
from difflib import get_close_matches

from intriga.diplomacy.geography.board import Board
from intriga.diplomacy.notation.orders import NOWHERE, Reading
from intriga.diplomacy.notation.vocabulary import (
    COAST_TAILS,
    COASTS,
    FILLERS,
    KINDS,
    VERBS,
    VIA,
    Verb,
    words,
)
from intriga.diplomacy.reason import Reason, reason

_KEPT = 100_000
_LONGEST = 200
"""Characters in an order; a longer text is no order."""

_ON_UNITS = (Verb.BUILD, Verb.DISBAND, Verb.WAIVE)
"""Verbs that may stand first: `Build A PAR`."""


class Unread(ValueError):
    """A text that is no order, or no unit; `.reason` says why."""

    def __init__(self, why: Reason) -> None:
        super().__init__(f"{why.id} {why.params}")
        self.reason = why


class Reader:
    """Reads orders and units of one board and remembers what they mean."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.readings: dict[str, Reading] = {}
        """What was read, by the text as given."""
        self.pieces: dict[str, int] = {}
        """Units that were read, by the text as given."""
        self._names = board.names
        self._longest = max(map(len, self._names))
        self._spoken = {" ".join(name): name for name in self._names}

    def order(self, text: str) -> Reading:
        """What an order means. Raises `Unread`."""
        known = self.readings.get(text)
        if known is None:
            known = self._order(text)
            if len(self.readings) >= _KEPT:
                self.readings.clear()
            self.readings[text] = known
        return known

    def unit(self, text: str) -> int:
        """The piece a unit's text means: `A PAR`, `F STP/SC`. Raises `Unread`."""
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
            raise Unread(reason("diplomacy-no-kind"))
        return self.standing(fleet, spot)

    def standing(self, fleet: bool, spot: int) -> int:
        """The piece of a kind on a spot. Raises `Unread` if it can not be there."""
        board = self.board
        province = board.province[spot]
        if not fleet and board.sea[province]:
            raise Unread(reason("diplomacy-army-at-sea", place=board.codes[province]))
        if fleet and board.coasts[province] and spot == province:
            raise Unread(reason("diplomacy-which-coast", to=board.codes[province]))
        if fleet and not board.lanes[spot]:
            raise Unread(reason("diplomacy-fleet-on-land", to=board.codes[province]))
        return (spot if fleet else province) * 2 + fleet

    def _order(self, text: str) -> Reading:
        scan = _Scan(self, text)
        verb = scan.verb(_ON_UNITS)
        if verb == Verb.WAIVE:
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
            reading.to = scan.place()
            reading.via = scan.via() or via
        elif verb in (Verb.SUPPORT, Verb.CONVOY):
            reading.of_fleet, reading.of_spot = scan.unit()
            reading.of = self.board.province[reading.of_spot]
            reading.to = self._goal(scan, verb)
        scan.end()
        return reading

    def _goal(self, scan: "_Scan", verb: Verb) -> int:
        """Where the supported or convoyed unit goes; nowhere if it is supported to hold."""
        if verb == Verb.SUPPORT and (scan.done() or scan.verb((Verb.HOLD,)) is not None):
            return NOWHERE
        if scan.verb((Verb.MOVE,)) is None:
            raise scan.lost("diplomacy-no-goal")
        to = scan.place()
        scan.via()
        return to

    def find(self, name: Sequence[str]) -> int | None:
        """The province called so, or None."""
        return self._names.get(tuple(name))

    def like(self, name: str) -> list[str]:
        """Codes of provinces whose names are like this one, nearest first."""
        close = get_close_matches(name, self._spoken, n=3, cutoff=0.6)
        codes = [self.board.codes[self._names[self._spoken[spoken]]] for spoken in close]
        return list(dict.fromkeys(codes))


class _Scan:
    """Goes over the words of one text."""

    def __init__(self, reader: Reader, text: str) -> None:
        self.reader = reader
        if len(text) > _LONGEST:
            raise Unread(reason("diplomacy-too-long", limit=_LONGEST))
        self.words = words(text)
        self.here = 0
        if not self.words:
            raise Unread(reason("diplomacy-nothing"))

    def done(self) -> bool:
        return self.here == len(self.words)

    def word(self, ahead: int = 0) -> str:
        where = self.here + ahead
        return self.words[where] if where < len(self.words) else ""

    def end(self) -> None:
        if not self.done():
            raise Unread(reason("diplomacy-extra", words=" ".join(self.words[self.here :])))

    def verb(self, allowed: Sequence[Verb]) -> Verb | None:
        verb = VERBS.get(self.word())
        if verb is None or verb not in allowed:
            return None
        self.here += 1
        while verb in (Verb.MOVE, Verb.RETREAT) and self.word() in FILLERS:
            self.here += 1
        return verb

    def unit(self) -> tuple[bool | None, int]:
        fleet = KINDS.get(self.word())
        if fleet is not None:
            self.here += 1
        return fleet, self.place()

    def via(self) -> bool:
        for phrase in VIA:
            if self.words[self.here : self.here + len(phrase)] == phrase:
                self.here += len(phrase)
                return True
        return False

    def place(self) -> int:
        """A spot by its longest name here, hyphens of names or none, and its coast if said."""
        name: list[str] = []
        found: tuple[int, int] | None = None
        for where in range(self.here, len(self.words)):
            if self.words[where] != "-":
                name.append(self.words[where])
                if len(name) > self.reader._longest:
                    break
                province = self.reader.find(name)
                if province is not None:
                    found = province, where + 1
            elif not name:
                break
        if found is None:
            raise self.lost("diplomacy-no-place")
        province, self.here = found
        return self.coast(province)

    def coast(self, province: int) -> int:
        """The coast said after a province: /SC, (sc), (south coast), южный берег."""
        board = self.reader.board
        ahead = 1 if self.word() in ("/", "(") else 0
        coast = COASTS.get(self.word(ahead))
        if coast is None or (not ahead and not board.coasts[province]):
            return province
        spoken = self.word(ahead)
        ahead += 1
        if self.word(ahead) in COAST_TAILS:
            ahead += 1
        if self.word() == "(" and self.word(ahead) == ")":
            ahead += 1
        self.here += ahead
        if not board.coasts[province]:
            return province  # a coast where there is but one says nothing
        spot = board.spot_of.get(f"{board.codes[province]}/{coast}")
        if spot is None:
            place = board.codes[province]
            raise Unread(reason("diplomacy-no-coast", place=place, coast=spoken))
        return spot

    def lost(self, id: str) -> Unread:
        """The words left are not what is needed here."""
        rest = self.words[self.here : self.here + 4]
        if id != "diplomacy-no-place":
            return Unread(reason(id, words=" ".join(rest)))
        name = " ".join(rest[: rest.index("-")] if "-" in rest[1:] else rest) or "?"
        near = self.reader.like(name) or self.reader.like(rest[0] if rest else "")
        if near:
            return Unread(reason("diplomacy-no-place-like", name=name, near=near))
        return Unread(reason(id, name=name))
