"""Leagues on the pages: made, played in, changed; what is kept is shown and can be deleted."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from intriga.games import installed
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.campaign import Campaign
from tests.web.tab import PHONE, Tab

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]

PASSWORD = "seventeen moments"
NAME = "Клуб <b>среды</b>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    games = {**installed(), "campaign": Campaign()}
    with Server(tmp_path_factory.mktemp("server"), games=games) as made:
        yield made


def account(person: Person, login: str) -> Person:
    person.open("/register")
    person.press("/register", login=login, password=PASSWORD)
    return person


def league_by(person: Person, name: str = NAME) -> str:
    """A new league, made on the profile page; its path."""
    person.open("/profile")
    person.press("/profile/leagues", league_name=name, game="campaign")
    assert person.path.startswith("/league/"), person.text
    return person.path


def match_in(person: Person, league: str, **fields: str) -> str:
    """A new match in this league; its path."""
    person.open(f"/new/campaign?league={league.removeprefix('/league/')}&with=open")
    person.press("/new/campaign", seats="2", rounds="1", **fields)
    assert person.path.startswith("/m/"), person.text
    return person.path


def played(host: Person, friend: Person, league: str) -> str:
    """A match of this league, played to its end; its path."""
    match = match_in(host, league)
    friend.open(match)
    friend.press(f"{match}/sit")
    host.open(match)
    host.press(f"{match}/start")
    for person, amount in ((host, "4"), (friend, "7")):
        person.open(match)
        person.send(next(iter(person.acts.values())), amount=amount)
    return match


def test_a_league_is_made_and_played_in(new_person: NewPerson) -> None:
    host, friend = account(new_person(), "host-one"), new_person()
    league = league_by(host)
    assert NAME in host.text
    assert "<b>среды</b>" not in host.page.text
    match = match_in(host, league)
    friend.open(match)
    assert f"Лига: {NAME}" in friend.text
    match = played(host, friend, league)
    assert f'href="{league}"' in friend.open(match), "the end leads to the league"
    friend.open("/profile")
    assert "Походов: 1. Знамён: 1. Припасов: 3." in friend.text
    assert "после 1 партии" in friend.text
    # Friends see their own, the owner everybody's.
    friend.open(league)
    assert "Ваш прогресс" in friend.text
    assert "Припасов: 3" in friend.text
    assert "Припасов: 6" not in friend.text
    host.open(league)
    assert "Припасов: 3" in host.text
    assert "Припасов: 6" in host.text
    stranger = new_person()
    stranger.open(league)
    assert stranger.status == 200
    assert "Припасов" not in stranger.text
    assert [form.action for form in stranger.forms if form.action.startswith("/league")] == []


def test_a_league_is_made_with_a_match(new_person: NewPerson) -> None:
    host = account(new_person(), "host-two")
    host.open("/new/campaign?with=open")
    assert host.form("/new/campaign").choices["league"] == ["new"]
    host.press("/new/campaign", seats="2", league="new", league_name=" ", title="Первая")
    assert host.status == 422
    assert "Название лиги — от 1 до 60 символов." in host.text
    assert host.form("/new/campaign").fields["league"] == "new"
    host.press("/new/campaign", league_name="Пятница", title="Первая")
    assert "Лига: Пятница" in host.text
    host.open("/profile")
    assert host.text.count("Пятница") == 1, "the refused form has made no league"


def test_the_league_is_one_of_the_settings(new_person: NewPerson) -> None:
    host, friend = account(new_person(), "host-three"), new_person()
    league = league_by(host, "Клуб")
    match = match_in(host, league)
    friend.open(match)
    friend.press(f"{match}/sit")
    host.open(f"{match}/settings")
    id = league.removeprefix("/league/")
    form = host.form(f"{match}/settings")
    assert (form.fields["league"], form.choices["league"]) == (id, [id])
    host.send(form, league="")
    friend.open(match)
    assert re.search(r"Лига.{0,20}Клуб.{0,20}нет", friend.text), friend.text
    assert "/league/" not in friend.page.text
    # Those who may not host in a league cannot choose it.
    other = account(new_person(), "host-four")
    other.open("/new/campaign")
    other.press("/new/campaign", seats="2", league=id)
    assert other.status in (403, 422)
    assert "league" not in new_person().open("/new/campaign")


def test_games_without_anything_lasting_have_no_league(new_person: NewPerson) -> None:
    host = account(new_person(), "host-five")
    host.open("/new/espionage")
    assert "league" not in host.form("/new/espionage").choices


def test_progress_is_deleted_after_a_confirmation(new_person: NewPerson) -> None:
    host, friend = account(new_person(), "host-six"), new_person()
    league = league_by(host)
    played(host, friend, league)
    action = f"/profile/ledgers/{league.removeprefix('/league/')}"
    friend.open("/profile")
    friend.press(action)
    assert friend.status == 422
    assert "Ничего не удалено" in friend.text
    # While a match is running, there is no button, and a form that was open is refused.
    form = friend.form(action)
    match = match_in(host, league)
    friend.open(match)
    friend.press(f"{match}/sit")
    host.open(match)
    host.press(f"{match}/start")
    friend.open("/profile")
    assert action not in friend.page.text
    friend.send(form, sure="true")
    assert "когда она закончится" in friend.text
    for person in (host, friend):
        person.open(match)
        person.send(next(iter(person.acts.values())), amount="0")
    friend.open("/profile")
    friend.press(action, sure="true")
    assert friend.status == 200
    assert "Припасов" not in friend.text


def test_the_owner_names_hosts_and_renames(new_person: NewPerson) -> None:
    owner, helper = account(new_person(), "owner"), account(new_person(), "helper")
    league = league_by(owner)
    owner.press(f"{league}/host", login="nobody")
    assert owner.status == 422
    assert "Аккаунта с таким логином нет." in owner.text
    assert owner.form(f"{league}/host").fields["login"] == "nobody"
    owner.press(f"{league}/host", login="helper")
    helper.open(league)
    assert "Новая партия этой лиги" in helper.text
    assert f"{league}/rename" not in [form.action for form in helper.forms]
    match = match_in(helper, league)
    owner.open(league)
    owner.press(f"{league}/rename", league_name="Другое имя")
    assert "Другое имя" in helper.open(match)
    owner.press(f"{league}/dismiss")
    helper.open(league)
    assert "Новая партия этой лиги" not in helper.text
    assert f"{league}/delete" not in [form.action for form in owner.forms]
    helper.http.post(f"{league}/rename", data={"_csrf_token": "x", "league_name": "Моя"})
    helper.open("/profile")
    answer = helper.http.post(
        f"{league}/rename", data={"_csrf_token": helper.csrf, "league_name": "Моя"}
    )
    assert answer.status_code in (403, 422)
    owner.open(league)
    assert "Другое имя" in owner.text


def test_an_unused_league_is_deleted(new_person: NewPerson) -> None:
    owner = account(new_person(), "sweeper")
    league = league_by(owner, "Лишняя")
    owner.press(f"{league}/delete")
    assert owner.path == "/profile"
    assert "Лишняя" not in owner.text
    assert owner.open(league)
    assert owner.status == 404
    owner.open("/profile")
    assert owner.http.post(f"{league}/nothing", data={"_csrf_token": owner.csrf}).status_code == 404


def test_who_plays_cannot_join_another_match(new_person: NewPerson) -> None:
    host, friend = account(new_person(), "host-seven"), new_person()
    league = league_by(host)
    match = match_in(host, league)
    friend.open(match)
    friend.press(f"{match}/sit")
    host.open(match)
    host.press(f"{match}/start")
    other = match_in(host, league, hosting="leads")
    friend.open(other)
    friend.press(f"{other}/sit")
    assert "Вы уже играете партию этой лиги." in friend.text


def test_english(new_person: NewPerson) -> None:
    host, friend = account(new_person(language="en"), "host-eight"), new_person(language="en")
    league = league_by(host)
    played(host, friend, league)
    friend.open("/profile")
    assert "Campaigns: 1. Banners: 1. Supplies: 3. after 1 match" in friend.text
    host.open(league)
    assert re.search(r"Players and their progress .* Supplies: 3", host.text)


@pytest.mark.thorough
@pytest.mark.browser
def test_the_pages_fit_on_a_phone(server: Server, browser: Browser, new_person: NewPerson) -> None:
    host, friend = account(new_person(), "host-nine"), new_person()
    league = league_by(host, "Ч" * 60)
    played(host, friend, league)
    tab = Tab(browser, server.url, PHONE)
    tab.context.add_cookies(
        [
            {"name": name, "value": value, "url": server.url}
            for name, value in host.http.cookies.items()
        ]
    )
    for path in (league, "/profile", "/new/campaign?with=open"):
        tab.open(path)
        tab.fit_for_everybody()
    tab.close()
