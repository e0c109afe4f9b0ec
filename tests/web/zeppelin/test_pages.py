"""Zeppelin's pages from views made by hand: what each viewer is shown, and what nobody else is."""

import json
import os
import re
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from intriga.games.zeppelin.presentation import presentation
from intriga.games.zeppelin.presentation.pages import turns
from intriga.games.zeppelin.seen.view import View
from intriga.kernel import PUBLIC, REFEREE, Event, Viewer, data
from intriga.warfare.presentation.power_marks import NO_POWER
from intriga.words import MISSING_TEXTS
from tests.games.zeppelin.world import World
from tests.web.zeppelin import views
from tests.web.zeppelin.look import Look, words

SECRETS = ("Senate", "Admiralty", "Townsfolk", "Watchmen", "On bread", "On silence", "Hamburg –")
"""Words that only citizens of the small state may read."""
VIEWERS: list[tuple[str, View, Viewer]] = [
    ("ruler", views.citizen(0), 0),
    ("commander", views.citizen(2), 2),
    ("citizen", views.citizen(3), 3),
    ("prisoner", views.citizen(5), 5),
    ("rebel", views.citizen(4, views.FROZEN), 4),
    ("crowd", views.citizen(3, views.crowded()), 3),
    ("stateless", views.stateless(), 7),
    ("dead", views.dead(), 9),
    ("spectator", views.public(), PUBLIC),
    ("referee", views.referee(), REFEREE),
    ("founding", views.citizen(0, phase="founding", turn=0), 0),
    ("builds", views.citizen(2, phase="builds"), 2),
    ("review", views.citizen(2, phase="review"), 2),
    ("over", views.public(phase="over", ending="conquest", sharers=(1,)), PUBLIC),
]


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize(("name", "view", "viewer"), VIEWERS, ids=[one[0] for one in VIEWERS])
def test_every_viewer_has_pages_in_both_languages(
    name: str, view: View, viewer: Viewer, language: str
) -> None:
    with patch.dict(os.environ, {MISSING_TEXTS: "raise"}):
        pages = Look(view, viewer, language, offer=offer_of(view)).everything()
    assert {"card", "now", "state", "news", "chronicle"} <= set(pages)
    assert ("passport" in pages) == isinstance(viewer, int)
    assert ("laws" in pages) == bool(view.societies)
    for html in pages.values():
        assert "Undefined" not in html
        assert "zeppelin-page-" not in html


@pytest.mark.rule("zeppelin", "Z36")
@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_referee_has_the_page_of_moves_under_review(language: str) -> None:
    """A whole turn, as the rules hold it back: nothing of its report is missing on the page."""
    world = World(review=True)
    world.expire()
    assert world.state.held is not None
    with patch.dict(os.environ, {MISSING_TEXTS: "raise"}):
        look = Look(world.view(REFEREE), REFEREE, language)
        assert look.everything()
        board = str(look.zones.board())
    done = world.state.held.turn.done
    assert board.count("data-why=") == len(done) > 10
    assert all(f'data-at="{one.unit[2:5]}"' in board for one in done)


def offer_of(view: View) -> Any:
    """What the citizen of a view is offered."""
    if view.me is None or not view.societies or view.me.jailed or view.phase != "turn":
        return None
    return views.Offered(view.societies[0])


# ── what is not told ────────────────────────────────────────────────────────────────────


@pytest.mark.rule("zeppelin", "Z43")
@pytest.mark.parametrize("name", ["stateless", "dead", "spectator", "over"])
def test_nothing_of_a_society_is_on_the_pages_of_others(name: str) -> None:
    (view, viewer), *_ = [(view, viewer) for one, view, viewer in VIEWERS if one == name]
    for page, html in Look(view, viewer).everything().items():
        found = [word for word in SECRETS if word in words(html)]
        assert not found, page
    told = words(Look(view, viewer).named("state", country="1"))
    assert "only its citizens know" in told
    assert "The Hansa: 3 of the 14 centres" in told


def test_a_citizen_of_another_state_reads_nothing_of_this_one() -> None:
    other = replace(views.crowded(), number=40)
    look = Look(views.public(me=views.passport(3, other), societies=(other,)), 3)
    for page, html in (look.everything() | {"1": look.named("state", country="1") or ""}).items():
        assert not [word for word in SECRETS if word in words(html)], page
    assert "Estate number 4" in words(look.card)


@pytest.mark.rule("zeppelin", "Z31")
def test_orders_are_shown_to_who_commands_and_nobody_else() -> None:
    for seat, knows in ((2, True), (3, False)):
        look = Look(views.citizen(seat), seat)
        shown = str(look.zones.board())
        assert ("A HAM - COL" in shown) == (knows and look.page.offer is not None)
    citizen = views.citizen(3)
    assert citizen.commands == ()


# ── a state ─────────────────────────────────────────────────────────────────────────────


def test_the_tree_is_nested_as_the_classes_are() -> None:
    html = Look(views.citizen(0), 0).card
    nodes = [m[1] for m in re.finditer(r'id="class-1-(\d)"', html)]
    assert nodes == ["2", "3", "5", "4"], "depth first: Senate, Admiralty, Watchmen, Townsfolk"
    senate, admiralty, watchmen, townsfolk = (html.index(f'id="class-1-{n}"') for n in nodes)
    depth = [
        html[:at].count('<ul class="branch">') - html[:at].count("</ul></li>")
        for at in (senate, admiralty, watchmen)
    ]
    assert depth == [0, 1, 2]
    assert townsfolk > watchmen


def test_what_can_be_done_is_sent_once_and_names_who_it_can_be_done_to() -> None:
    look = Look(views.citizen(0), 0, offer=views.Offered())
    (sent,) = re.findall(r'data-deeds="([^"]*)"', look.card)
    deeds = {(one["act"], one["on"]): one for one in json.loads(sent.replace("&#34;", '"'))}
    assert deeds["pardon", "whom"]["values"] == [5]
    assert deeds["edit-class", "rank"]["values"] == [3, 4, 5]
    assert deeds["appoint", "rank"]["values"] is None, "it follows from who is appointed"
    assert ("murder-secretly", "whom") not in deeds
    assert 'data-deeds=""' in Look(views.citizen(0), 0).card, "a jailed ruler has no forms"


def test_a_missing_right_says_who_holds_it() -> None:
    html = Look(views.citizen(3), 3).named("state")
    text = words(html)
    assert "held by “Senate” (Ada, Boris)" in text
    assert "held by “Admiralty” (Clementine, Ingrid" in text
    assert "Laws yours, but not now" in text.replace("laws", "Laws")
    nobody = replace(
        views.SMALL, classes=(replace(views.SMALL.classes[0], rights=("appoint",)),), polls=()
    )
    text = words(Look(views.citizen(0, nobody), 0).named("state"))
    assert "Nobody has this right." in text


def test_rights_that_rest_say_why() -> None:
    jailed = words(Look(views.citizen(5), 5).named("state"))
    assert "Not in prison. Whoever has the right to pardon can release you." in jailed
    offer = views.Offered(views.FROZEN)
    offer.forms = ()
    frozen = words(Look(views.citizen(4, views.FROZEN), 4, offer=offer).named("state"))
    assert "frozen by a revolution" in frozen
    waits = views.citizen(6)
    assert "last revolution failed" in words(Look(waits, 6).named("state"))
    late = views.citizen(3, late=True)
    assert "about to end" in words(Look(late, 3).named("state"))


@pytest.mark.rule("zeppelin", "item 9", "Z13")
def test_a_revolution_shows_both_sides_and_what_each_would_win() -> None:
    text = words(Look(views.citizen(4, views.FROZEN), 4).card)
    assert "Revolution: “Townsfolk”" in text
    assert "For: 3" in text
    assert "Against: 2" in text
    assert "the class gains arrest" in text, "command is not the parent's any more"
    assert "As it stands, the revolution wins." in text
    assert "Revolution: “Watchmen”" in text
    assert "the class moves under “Townsfolk”." in text
    assert "As it stands, the revolution fails" in text
    assert "the class has to wait for 2 turns" in text


def test_polls_show_votes_and_what_is_missing() -> None:
    text = words(Look(views.citizen(0), 0, offer=views.Offered()).card)
    assert "Poll: arrest Boris" in text
    assert "Votes needed: 2; not voted yet: 0" in text
    assert "Change my vote" in text


def test_laws_are_kept_after_their_repeal() -> None:
    look = Look(views.citizen(3), 3)
    assert "On taxes" not in words(look.named("laws"))
    repealed = words(look.named("laws", only="repealed"))
    assert "On taxes" in repealed
    assert "Repealed by Ada in turn 4" in repealed
    whole = words(look.named("laws", law="10"))
    assert "Version 2 of 2, written by Boris" in whole
    assert "Version 1 of 2, written by Ada" in whole
    assert Look(views.citizen(3), 3).named("laws", law="99") is None


# ── a person ────────────────────────────────────────────────────────────────────────────


def test_a_first_visit_explains_in_three_sentences() -> None:
    (told,) = re.findall(r'class="welcome".*?</aside>', Look(views.citizen(3), 3).card, re.S)
    sentences = [words(one) for one in re.findall(r"<li>(.*?)</li>", told, re.S)]
    assert len(sentences) == 3
    assert "The Free League of the Northern Cities" in sentences[0]
    assert "“Townsfolk”" in sentences[0]
    assert "the right to pass laws" in sentences[1]
    assert "“Senate” rules: Ada, Boris" in sentences[2]
    for stranger in (views.stateless(), views.dead()):
        assert 'class="welcome"' not in Look(stranger, 7).card


def test_while_states_are_founded_rights_are_said_to_come_with_the_first_turn() -> None:
    """And not that the viewer may do anything, beside that they have no right."""
    founding = replace(views.citizen(3), phase="founding", turn=0)
    told = words(Look(founding, 3).card)
    assert "Rights work from the first turn on" in told
    assert "from the first turn on" in told.partition("What I may do")[2]
    assert "no rights to use now" not in told
    later = words(Look(views.citizen(3), 3).card)
    assert "from the first turn on" not in later


@pytest.mark.rule("zeppelin", "Z3")
def test_while_states_are_founded_the_goal_is_said_in_one_sentence() -> None:
    """With the number of centres that this match needs, and no other."""
    founding = replace(views.citizen(3), phase="founding", turn=0, goal=41)
    assert Look(founding, 3).zones.head()["why"] == (
        "The citizens of the state with 41 centres win; until the first turn you move freely."
    )


@pytest.mark.rule("zeppelin", "Z25", "Z24")
def test_a_passport_tells_life_attempts_and_request() -> None:
    text = words(Look(views.dead(), 9).named("passport"))
    assert "Dead until turn 9" in text
    assert "You can try again from turn 6." in text
    assert "You ask to give up your citizenship" in text
    text = words(Look(views.stateless(), 7).named("passport"))
    assert "You ask to enter Svea" in text
    assert "Guest in The Free League" in text
    assert "Blacklisted in Great Novgorod" in text
    hours = views.dead()
    assert hours.me is not None
    later = replace(hours, me=replace(hours.me, attempt_from=1_900_000_000_000))
    assert 'data-ms="1900000000000"' in (Look(later, 9, attempts="hours").named("passport") or "")


@pytest.mark.rule("zeppelin", "Z20", "Z25", "Z27")
def test_a_passport_promises_no_attempt_to_whom_it_is_barred() -> None:
    free = views.citizen(2)
    assert free.me is not None
    assert "You can make an attempt now." in words(Look(free, 2).named("passport"))
    jailed = replace(free, me=replace(free.me, jailed=True))
    for view, seat in ((jailed, 2), (views.stateless(), 7), (replace(free, turn=0), 2)):
        text = words(Look(view, seat).named("passport"))
        assert "Only a free citizen can make one" in text
        assert "You can make an attempt now" not in text


# ── news and chronicle ──────────────────────────────────────────────────────────────────


def annal(turn: int, *rulers: int) -> Event:
    """A state is ruled by these people as a turn begins."""
    classes = [{"name": "Senate", "members": list(rulers)}, {"name": "Folk", "members": [3, 4]}]
    told = data({"turn": turn, "country": 1, "classes": classes})
    return Event((0,), "zeppelin-annal", {"annal": told})


def begun(turn: int) -> Event:
    """A turn has begun."""
    return Event(PUBLIC, "zeppelin-turn", {"turn": turn, "season": {"msg": "zeppelin-spring"}})


def fought(turn: int, **centres: int) -> Event:
    """A movement after which powers have so many centres."""
    board = ("LUB", "HAM", "STE", "STO", "OST")
    held = {"HANSA": 3, "SWEDEN": 3} | centres
    report = {
        "name": f"S{turn}M",
        "phase": "orders",
        "year": 1560,
        "autumn": False,
        "before": {power: [] for power in views.BALTIC},
        "after": {power: [] for power in views.BALTIC},
        "centres": {power: list(board[:n]) for power, n in held.items()},
    }
    params = {"phase": "orders", "season": "spring", "year": "1560", "turn": data(report)}
    return Event(PUBLIC, turns.WAR, params)


def test_the_chronicle_tells_who_ruled_when() -> None:
    wars = [fought(1), fought(2, HANSA=5)]
    heard = [begun(1), annal(1, 0, 1), wars[0], begun(2), annal(2, 0, 1), wars[1], begun(3)]
    heard.append(annal(3, 2))
    look = Look(views.citizen(0), 0, events=heard, turns=wars)
    text = words(look.named("chronicle"))
    assert "Turn 2" in text
    assert "5 centres ▲ 2" in text.replace("\u202f", " ")
    assert "1–2 “Senate”: Ada, Boris" in text
    assert "3 “Senate”: Clementine" in text
    assert "You do not know who ruled." in text, "of Svea"
    assert "/turn/1.svg" in (look.named("chronicle", turn="1") or "")
    assert look.named("chronicle", turn="9") is None
    news = look.named("news") or ""
    assert news.index("/turn/2.svg") < news.index("/turn/1.svg")
    assert "Senate" not in news


def test_the_whole_chronicle_is_open_after_the_end() -> None:
    over = views.citizen(0, phase="over", ending="cap", sharers=(40,))
    assert "/p/chronicle?seat=all" in Look(over, 0).card
    assert "seat=all" not in Look(views.citizen(0), 0).card


def test_events_that_pages_name_exist() -> None:
    book = Look(views.public()).zones.book
    news = presentation.news
    for id in (*turns.WORLD, *turns.ROOM, *news.key, *news.opens, turns.ANNAL, turns.WAR):
        assert book.has(id), id


# ── sizes ───────────────────────────────────────────────────────────────────────────────


def test_a_state_of_120_is_a_card_of_30_kilobytes() -> None:
    whole = tuple(range(120))
    root = replace(views.SMALL.classes[0], members=whole)
    huge = replace(views.SMALL, classes=(root,), jailed=(), polls=())
    card = Look(views.citizen(0, huge), 0, offer=views.Offered(huge)).card
    assert len(card.encode()) < 40_000
    assert card.count("data-whom") == 120 + len(huge.guests) + len(huge.blacklist)


def test_more_people_than_a_match_has_at_once_have_their_marks() -> None:
    names = tuple(f"Citizen {n}" for n in range(1_203))
    look = Look(views.public(), names=names)
    assert look.zones.seat_data(1_202)["mark"] == "1203"
    assert look.zones.seat_data(7)["mark"] == "8"
    assert {look.zones.seat_data(n)["hue"] for n in range(1_203)} == {NO_POWER}, "of no state"


def test_forms_about_one_of_many_share_one_list() -> None:
    huge = replace(
        views.SMALL,
        classes=(replace(views.SMALL.classes[0], members=tuple(range(120))),),
        jailed=(),
        polls=(),
    )
    look = Look(views.citizen(0, huge), 0, offer=views.Offered(huge))
    forms = "".join(form["html"].__html__() for form in look.zones.tray["forms"])
    assert forms.count("<option") < 3 * 120
    assert forms.count('list="everybody"') == 3, "arrest, exile, open murder"
    assert look.card.count("<datalist") == 1
    read = look.zones.shows.forms.read
    assert read is not None
    scene, view = look.zones.scene, look.zones.view
    sent = {"type": "arrest", "whom": "Boris #2"}
    assert read(view, scene, sent).act == {"type": "arrest", "whom": 1}
    assert read(view, scene, sent | {"whom": "citizen 77"}).act == sent | {"whom": 77}
    assert "Choose from the list" in read(view, scene, sent | {"whom": "Bo"}).problem
    assert read(view, scene, sent | {"whom": "17"}).act == sent | {"whom": "17"}
