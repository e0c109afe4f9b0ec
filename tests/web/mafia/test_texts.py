"""What the pages of Mafia say and draw: groups of forms, faces, the paper's many ways."""

import pytest

from intriga.games.mafia.deeds import DEEDS
from intriga.games.mafia.game import game
from intriga.games.mafia.presentation.board.faces import layers
from intriga.games.mafia.presentation.board.newspaper import WAYS
from intriga.games.mafia.presentation.deciding import groups
from intriga.games.mafia.subjects import newspaper
from intriga.kernel import Form, HostDeed
from intriga.web.game_pages import GamePages
from intriga.words import LANGUAGES, phrasebook


def test_every_act_has_a_group_and_every_group_a_place() -> None:
    types = {Form(one.act).act for one in DEEDS if not isinstance(one, HostDeed)}
    found = {act: groups.group_of(act) for act in types}
    assert {act for act, name in found.items() if name == groups.OTHER} == set()
    assert set(found.values()) == {"", *groups.ORDER} - {groups.OTHER}
    assert set(groups.ELSEWHERE) <= types
    assert groups.group_of("an-act-of-tomorrow") == groups.OTHER


def test_a_deed_stands_with_its_subject_unless_it_is_named() -> None:
    found = [groups.group_of(act) for act in ("shoot", "tell-contract", "bid-for-killing", "sleep")]
    assert found == ["role", "role", "assassin", ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_has_a_title(language: str) -> None:
    book = phrasebook(language, *GamePages(game).words())
    for name in groups.ORDER[1:]:  # the first has the name of the role
        assert book.has(f"mafia-page-group-{name}"), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(WAYS))
def test_every_story_is_told_in_as_many_ways_as_it_says(language: str, kind: str) -> None:
    book = phrasebook(language, *GamePages(game).words())
    told = {
        book.say(
            f"mafia-page-story-{kind}", {"way": way, "who": "Ada", "role": "x", "night": 3}, ()
        )
        for way in range(WAYS[kind])
    }
    assert len(told) == WAYS[kind]


def test_the_paper_tells_of_every_kind_of_news() -> None:
    assert set(WAYS) == {"died", *(id.removeprefix("mafia-") for id in newspaper.TOLD)}


ADA = (
    "b0746a",
    (
        ("fb1", "8c8c8c"),
        ("fc4", "2f3a4a"),
        ("fh1", "f0c9a2"),
        ("fe4", ""),
        ("fw1", "8c8c8c"),
        ("fn2", ""),
        ("fm0", ""),
        ("fr2", "8c8c8c"),
        ("fg0", ""),
    ),
)


def test_a_face_follows_from_the_name() -> None:
    assert layers("Ada") == layers("ADA")
    # The same on every server: these are what they are.
    assert layers("Ada") == ADA
    faces = {layers(f"Guest {n}") for n in range(200)}
    assert len(faces) > 195


def test_a_face_is_a_ground_clothes_a_head_and_what_is_on_it() -> None:
    for n in range(200):
        ground, shapes = layers(f"Гость {n}")
        kinds = [id[1] for id, _ in shapes]
        assert len(ground) == 6
        assert kinds == sorted(kinds, key="bchfewnmrtg".index)
        assert set("chewnmr") <= set(kinds)
        beard, scarf = "f" in kinds, {"ft3", "ft5"} & {id for id, _ in shapes}
        assert not (beard and scarf)
