"""What a game brings for its pages: its presentation (`intriga.presentation`), and the files that
`WebFiles` names; all of them optional. A game without them is shown in sentences and played with
its forms."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from intriga.kernel.actors import Seat
from intriga.kernel.game import Game
from intriga.presentation.contract import Presentation
from intriga.presentation.finding import package_of, presentation_of
from intriga.presentation.lessons.reading import FOLDER as LESSONS

Data = dict[str, Any]
WORDS = ("intriga.table", "intriga.http_common", "intriga.web")
"""The packages whose texts all pages use."""


LETTERS: Final = {"ru": "АБВГДЕЖЗИКЛМНПРСТУФХЦЧШЩЭЮЯ", "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
HUES: Final = 8
"""Colours of seats: `--seat-0` … in css/tokens.css."""


def default_mark(seat: Seat, language: str) -> str:
    """The letter shown beside the colour of a seat, where a game has no marks; a number from 1 for
    seats beyond the alphabet."""
    letters = LETTERS[language]
    return letters[seat] if seat < len(letters) else str(seat + 1)


def named_in(game: str, name: str) -> str:
    """The template or static file that a game calls so: in its own folder, unless the name begins
    with /."""
    return name[1:] if name.startswith("/") else f"games/{game}/{name}"


def as_data(made: Struct) -> Data:
    """The data of a template: what a game's presentation made, by names."""
    return asdict(made)


class GamePages:
    """The pages of one game. `presentation`: what it shows, with plain defaults; `package`: where
    its files lie; "" if it has none."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        own = presentation_of(game)
        packages = [package_of(game, name) for name in ("presentation", LESSONS)]
        self._texts = tuple(filter(None, packages))
        self.package = package_of(game, "web")
        self.presentation: Presentation[Any] = own or Presentation()

    def template(self, name: str | None) -> str | None:
        """The name of a template of the game in the environment."""
        return named_in(self.game.id, name) if name else None

    @property
    def turn_events(self) -> frozenset[str]:
        """The ids of the events that end its turns."""
        turns = self.presentation.turns
        return turns.events if turns is not None else frozenset()

    @property
    def styles(self) -> list[str]:
        """The static paths of its styles."""
        return [named_in(self.game.id, name) for name in self.presentation.web.styles]

    @property
    def screen_styles(self) -> list[str]:
        """The static paths of its styles for the big screen alone."""
        screens = self.presentation.screens
        return [named_in(self.game.id, name) for name in screens.styles] if screens else []

    @property
    def scripts(self) -> list[str]:
        """The static paths of its scripts."""
        return [named_in(self.game.id, name) for name in self.presentation.web.scripts]

    @property
    def folders(self) -> dict[str, str]:
        """Folder of templates and static files → the package whose files are there."""
        own = {f"games/{self.game.id}": self.package} if self.package else {}
        return own | {f"shared/{one.package}": one.package for one in self.presentation.web.shares}

    @property
    def generated(self) -> dict[str, Mapping[str, Callable[[], bytes]]]:
        """Folder → name → the function that makes this static file."""
        web = self.presentation.web
        shared = {f"shared/{one.package}": one.generated for one in web.shares}
        return {f"games/{self.game.id}": web.generated} | shared

    @property
    def typst_packages(self) -> tuple[str, ...]:
        """The packages with the sources of its papers; later ones win."""
        return (*(one.package for one in self.presentation.web.shares), self.package)

    def words(self) -> tuple[str, ...]:
        """The packages whose texts the pages of this game use; later ones win."""
        return (*WORDS, self.game.words, *self._texts)
