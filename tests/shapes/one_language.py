"""The toy game `campaign` with texts in one language only."""

import shutil
from pathlib import Path

import pytest

import tests.shapes
from tests.shapes.campaign import Campaign


def campaign_in(language: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Campaign:
    """The game with its texts in a package, made in `folder`, that has catalogues of this language
    only."""
    package = folder / f"campaign_in_{language}"
    package.mkdir()
    (package / "__init__.py").touch()
    texts = Path(str(tests.shapes.__file__)).with_name("texts")
    shutil.copytree(texts / language, package / "texts" / language)
    monkeypatch.syspath_prepend(folder)
    game = Campaign()
    game.words = package.name
    return game
