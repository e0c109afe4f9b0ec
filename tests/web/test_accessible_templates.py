"""What axe-core finds only where the content happens to overflow, or a case happens to be shown."""

import re
from pathlib import Path

import pytest

from intriga.games import installed
from intriga.web.lobby.rule_texts import rendered
from intriga.words import LANGUAGES

SOURCE = Path(__file__).parent.parent.parent / "src"
TEMPLATES = sorted(SOURCE.rglob("*.html"))


def test_whatever_scrolls_sideways_can_be_scrolled_by_keyboard() -> None:
    """And says what it is."""
    boxes = [
        (path.name, box)
        for path in TEMPLATES
        for box in re.findall(r'<div class="scroll"[^>]*>', path.read_text("utf-8"))
    ]
    assert len(boxes) > 8
    for name, box in boxes:
        assert 'tabindex="0"' in box, name
        assert 'role="' in box, name
        assert "aria-label" in box, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_no_heading_without_words(language: str) -> None:
    for game in installed().values():
        html, _ = rendered(game.words, language)
        assert not re.findall(r"<th\b[^>]*>\s*</th>", html), game.id
        assert html.count("<th ") == html.count("</th>"), game.id
