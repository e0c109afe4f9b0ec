"""Board: a map prepared for adjudication. Provinces are integers, sets of provinces bit masks.

A *spot* is where a unit can be: province p is spot p; each coast of a province with several coasts
has a spot of its own, numbered after the provinces. A *piece* is a unit without an owner:
`spot * 2 + fleet`.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from intriga.diplomacy.geography.atlas import Atlas
from intriga.diplomacy.geography.catalogue import atlas_of
from intriga.diplomacy.vocabulary import RUSSIAN_COASTS, fold


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Board:
    """A map as the rules need it. Immutable."""

    def __init__(self, atlas: Atlas) -> None:
        provinces = atlas.provinces
        self.atlas = atlas
        self.codes = list(provinces)
        """Codes of the provinces, in the atlas's order."""
        self.size = len(self.codes)
        number = {code: p for p, code in enumerate(self.codes)}

        self.spots = list(self.codes)
        """Names of all spots: PAR, SPA, …, SPA/NC, SPA/SC."""
        self.province = list(range(self.size))
        """Province of a spot."""
        self.coasts: list[tuple[int, ...]] = [()] * self.size
        """Spots of the coasts of a province that has several."""
        for p, province in enumerate(provinces.values()):
            first = len(self.spots)
            self.spots += [f"{self.codes[p]}/{coast}" for coast in province.coasts]
            self.province += [p] * len(province.coasts)
            self.coasts[p] = tuple(range(first, len(self.spots)))
        self.pieces = [f"{kind} {spot}" for spot in self.spots for kind in "AF"]
        """Names of all pieces: `A PAR`, `F STP/SC`."""
        self.spot_of = {name: spot for spot, name in enumerate(self.spots)}

        kinds = [province.kind for province in provinces.values()]
        self.sea = [kind == "sea" for kind in kinds]
        self.land = [kind == "land" for kind in kinds]
        self.centres = [p for p, province in enumerate(provinces.values()) if province.centre]
        self.home = {number[code]: p.home for code, p in provinces.items() if p.home}
        self.powers = tuple(atlas.powers)
        self.power_number = {power: n for n, power in enumerate(self.powers)}

        self.roads = [self._mask(province.army.split()) for province in provinces.values()]
        """Provinces an army can move to without a convoy, by province, as masks."""
        lanes = {
            self.spot_of[f"{code}/{coast}" if coast else code]: near
            for code, province in provinces.items()
            for coast, near in province.spots.items()
        }
        self.lanes = [self._mask(lanes.get(spot, ())) for spot in range(len(self.spots))]
        """Spots a fleet can move to, by spot, as masks."""
        self.shores = [self._provinces(mask) for mask in self.lanes]
        """Provinces a fleet can move to, by spot, as masks: where it may support."""
        self.afloat = sum(1 << p for p in range(self.size) if self.sea[p])
        """All seas, as a mask."""
        self.waters = [self._waters(p) for p in range(self.size)]
        """Seas adjacent to a province on any coast, as masks: for chains of convoys."""

    def _mask(self, names: Sequence[str]) -> int:
        return sum(1 << self.spot_of[name] for name in names)

    def _provinces(self, spots: int) -> int:
        mask = 0
        for spot in bits(spots):
            mask |= 1 << self.province[spot]
        return mask

    def _waters(self, p: int) -> int:
        mask = self.shores[p]
        for coast in self.coasts[p]:
            mask |= self.shores[coast]
        return mask & self.afloat

    # ── names ───────────────────────────────────────────────────────────────────────────

    @property
    def names(self) -> dict[tuple[str, ...], int]:
        """All names of provinces, folded → the province."""
        return {
            fold(name): p
            for p, (code, province) in enumerate(self.atlas.provinces.items())
            for name in (code, *province.names)
        }

    def name(self, spot: str, language: str) -> str:
        """The name of `PAR` or `SPA/SC` in Russian or English; an unknown code unchanged."""
        code, _, coast = spot.partition("/")
        province = self.atlas.provinces.get(code)
        if province is None:
            return spot
        name = province.ru if language == "ru" else province.en
        return f"{name} ({_COAST_NAMES[language][coast]})" if coast else name

    def code(self, spot: str, language: str) -> str:
        """The code of `PAR` or `SPA/SC` in Russian or English: `ПАР`, `ИСП/ЮБ`."""
        code, _, coast = spot.partition("/")
        province = self.atlas.provinces.get(code)
        if province is None or language != "ru" or not province.ru_code:
            return spot
        return f"{province.ru_code}/{RUSSIAN_COASTS[coast]}" if coast else province.ru_code

    # ── movement ────────────────────────────────────────────────────────────────────────

    def reach(self, piece: int) -> int:
        """Provinces a piece can move to without a convoy, as a mask."""
        return self.shores[piece >> 1] if piece & 1 else self.roads[piece >> 1]

    def steps(self, piece: int) -> int:
        """Spots a piece can move to without a convoy, as a mask."""
        return self.lanes[piece >> 1] if piece & 1 else self.roads[piece >> 1]

    def convoys(self, start: int, end: int, fleets: int) -> bool:
        """Whether fleets in these seas (a mask) form a chain from one province to another."""
        goal = self.waters[end] & fleets
        if not goal:
            return False
        edge = seen = self.waters[start] & fleets
        waters = self.waters
        while edge:
            if edge & goal:
                return True
            low = edge & -edge
            edge ^= low
            new = waters[low.bit_length() - 1] & fleets & ~seen
            seen |= new
            edge |= new
        return False

    def needed(self, fleet: int, start: int, end: int, fleets: int) -> bool:
        """Whether a minimal chain of these fleets includes this one (6.G.19).

        Enumerates all minimal chains; used only for convoys to a neighbouring province.
        """
        return any(fleet in chain for chain in self._chains(start, end, fleets))

    def _chains(self, start: int, end: int, fleets: int) -> Iterator[tuple[int, ...]]:
        """Minimal chains: only successive fleets are adjacent, and one fleet at each end."""
        waters, goal = self.waters, self.waters[end]

        def grow(chain: tuple[int, ...], free: int) -> Iterator[tuple[int, ...]]:
            last = chain[-1]
            if goal >> last & 1:
                yield chain
                return
            for sea in bits(waters[last] & free):
                yield from grow((*chain, sea), free & ~waters[last] & ~(1 << sea))

        first = waters[start] & fleets
        for sea in bits(first):
            yield from grow((sea,), fleets & ~first)


_COAST_NAMES = {
    "en": {"NC": "north coast", "SC": "south coast", "EC": "east coast", "WC": "west coast"},
    "ru": {
        "NC": "северный берег",
        "SC": "южный берег",
        "EC": "восточный берег",
        "WC": "западный берег",
    },
}


@lru_cache
def board_of(id: str) -> Board:
    """The board of a map of `atlas_of`. Raises `KeyError` for an unknown id."""
    return Board(atlas_of(id))
