"""Each detector of a thumb finds its fault where one is planted, and nothing where none is."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.thumb import toy_page
from tests.thumb.faults import Kind, Log
from tests.thumb.finger import Finger
from tests.thumb.player import Patience, Player

pytestmark = [
    pytest.mark.browser,
    pytest.mark.thorough,
    pytest.mark.xdist_group("thumb-faults"),
]
SHORT = Patience(tries=3, looks=6, waits=6)
Play = Callable[..., Log]
ON_FOCUS = "form.elements.word.addEventListener('focus', "


@pytest.fixture
def play(browser: Browser, tmp_path: Path) -> Play:
    """Plays a toy page with something planted in it."""

    def one(decisions: int = 1, strict: bool = False, **planted: Any) -> Log:
        log = Log("toy", tmp_path)
        finger = Finger(browser, log, language="ru", strict=strict)
        toy_page.serve(finger.context, **planted)
        player = Player(finger, toy_page.URL, "toy", Random(3), "ru", patience=SHORT)
        player.play(lambda: log.made() >= decisions)
        finger.context.close()
        return log

    return one


def kinds(log: Log) -> set[Kind]:
    return {fault.kind for fault in log.faults}


def test_a_page_without_a_fault_has_none(play: Play) -> None:
    log = play(decisions=4)
    assert not log.faults
    assert log.count("accepted") == 4
    assert log.matches == 1
    assert all(one.taps >= 7 for one in log.decisions)


def test_a_refusal_of_what_was_offered(play: Play) -> None:
    log = play(status=422, answer="Нельзя")
    assert kinds(log) == {Kind.REFUSED}
    assert "Нельзя" in log.faults[0].text
    assert "Сколько" in log.faults[0].text
    assert (log.pictures / log.faults[0].picture).exists()


def test_nothing_is_ever_accepted(play: Play) -> None:
    log = play(decisions=9, status=422, answer="Нельзя")
    assert kinds(log) == {Kind.REFUSED, Kind.STUCK}


def test_nothing_is_offered_although_it_is_my_turn(play: Play) -> None:
    assert kinds(play(script="document.querySelector('.act').remove();")) == {Kind.STUCK}


def test_nobody_is_asked(play: Play) -> None:
    script = "document.getElementById('tray-head').dataset.mine = 'false';"
    assert kinds(play(script=script)) == {Kind.STUCK}


@pytest.mark.parametrize(
    "script",
    [
        ON_FOCUS + "() => { form.elements.number.value = ''; });",
        ON_FOCUS + "() => { form.querySelector(':checked').checked = false; });",
        "form.elements.word.addEventListener('blur', () => { form.elements.word.value = ''; });",
    ],
)
def test_an_entry_that_is_lost_before_it_is_sent(play: Play, script: str) -> None:
    assert Kind.LOST in kinds(play(script=script))


def test_an_entry_that_is_lost_by_a_refusal(play: Play) -> None:
    script = "refused = (text) => { form.reset(); say('refusal', text); };"
    assert kinds(play(script=script, status=422, answer="Нельзя")) == {Kind.LOST, Kind.REFUSED}


@pytest.mark.parametrize(
    "script",
    [
        "send = () => {};",
        "document.querySelector('summary').addEventListener('click', (e) => e.preventDefault());",
        "form.querySelector('fieldset').addEventListener('click', (e) => e.preventDefault());",
    ],
    ids=["button", "heading", "choice"],
)
def test_a_dead_tap(play: Play, script: str) -> None:
    assert Kind.DEAD in kinds(play(script=script))


@pytest.mark.parametrize(
    "planted",
    [
        {"script": ON_FOCUS + "() => { nothing.there(); });"},
        {"script": "console.error('Плохо');"},
        {"status": 500, "answer": "Сбой"},
        {"body": "<img src='/x.png'>", "headers": {"content-security-policy": "img-src 'none'"}},
        {"script": "form.addEventListener('submit', () => { location.href = '/gone'; });"},
    ],
    ids=["script", "console", "server", "policy", "page"],
)
def test_a_script_that_fails(play: Play, planted: dict[str, Any]) -> None:
    assert Kind.SCRIPT in kinds(play(**planted))


def test_words_that_are_not_for_people(play: Play) -> None:
    log = play(body="<p>Ваш ход: undefined</p><details><summary>Ещё</summary>lines[0]</details>")
    assert [fault.kind for fault in log.faults] == [Kind.WORDS]
    assert "undefined" in log.faults[0].text


def test_something_is_cut_off_at_the_side(play: Play) -> None:
    assert kinds(play(body="<div style='width: 500px; height: 9px'></div>")) == {Kind.WIDE}


@pytest.mark.parametrize(
    "script",
    [
        "refused = () => {};",
        "form.insertAdjacentHTML('beforebegin', '<p></p><div class=far></div>');"
        "const line = form.parentElement.querySelector('p');"
        "refused = (text) => { line.className = 'refusal'; line.textContent = text; };",
    ],
    ids=["without a word", "above"],
)
def test_an_error_out_of_sight(play: Play, script: str) -> None:
    log = play(script=script, status=422, answer="Нельзя")
    assert kinds(log) == {Kind.HIDDEN, Kind.REFUSED}


AS_I_LOOK = """
const [button, look] = [form.querySelector('button'), thumb.look];
thumb.look = (n, ms) => {
  if (thumb.kept[n] === button) setTimeout(() => { %s; }, 30);
  return look(n, ms);
};"""


def test_an_error_although_it_was_accepted(play: Play) -> None:
    script = "new MutationObserver(() => { form.querySelector('.receipt')?.classList"
    script += ".add('refusal'); }).observe(form, { childList: true, subtree: true });"
    assert kinds(play(script=script)) == {Kind.FALSE}


@pytest.mark.parametrize(
    "change",
    ["button.style.marginTop = '20px'", "button.textContent = 'Всё продать'", "button.remove()"],
    ids=["moves", "turns", "goes"],
)
def test_a_target_that_moves(play: Play, change: str) -> None:
    assert Kind.MOVED in kinds(play(strict=True, script=AS_I_LOOK % change))


def test_a_target_that_moves_each_time(play: Play) -> None:
    change = "button.style.marginTop = button.style.marginTop ? '' : '20px'"
    assert kinds(play(script=AS_I_LOOK % change)) == {Kind.MOVED}


def test_a_target_that_has_moved_once(play: Play) -> None:
    """Something comes late, as from a slow server."""
    assert not play(script=AS_I_LOOK % "button.style.marginTop = '20px'").faults


AS_I_TOUCH = """
const seen = thumb.look;
let times = 0;
thumb.look = async (n, ms) => {
  const aim = await seen(n, ms);
  if (thumb.kept[n].matches('%s')) { times += 1; %s; }
  return aim;
};"""
"""A push between a look and the touch. `times`: how often there was one."""
TOUCHED = pytest.mark.parametrize(
    "target", ["summary", "label.chip", "form > button"], ids=["heading", "choice", "button"]
)
AWAY = "form.style.paddingTop = times & 1 ? '300px' : ''"
ONCE = "form.style.paddingTop = '300px'"
ASKED = "document.querySelector('.asked').textContent = 'Ночь'"


@TOUCHED
def test_a_target_that_goes_with_its_question_before_it_is_touched(play: Play, target: str) -> None:
    """Somebody else was quicker: that is nobody's fault."""
    log = play(decisions=2, script=AS_I_TOUCH % (target, f"{ONCE}; {ASKED}"))
    assert not log.faults
    assert log.count("overtaken") == 1
    assert log.count("accepted") == 2


@TOUCHED
def test_a_target_that_has_moved_once_before_it_is_touched(play: Play, target: str) -> None:
    script = AS_I_TOUCH % (target, ONCE)
    assert not play(script=script).faults
    assert Kind.MOVED in kinds(play(script=script, strict=True))


@TOUCHED
def test_a_target_that_moves_each_time_before_it_is_touched(play: Play, target: str) -> None:
    assert kinds(play(script=AS_I_TOUCH % (target, AWAY))) == {Kind.MOVED, Kind.STUCK}


def test_something_that_cannot_be_touched(play: Play) -> None:
    body = "<div style='position: fixed; inset: 0; background: #fff8'></div>"
    assert Kind.UNREACHABLE in kinds(play(body=body))


CARDS = """
  let cards = 4;
  const look = window.thumb.look;
  window.thumb.look = async (...them) => {
    const aim = await look(...them);
    if (aim.x === undefined || cards === 0) return aim;
    cards -= 1;
    const layer = document.createElement('div');
    layer.className = 'moment-layer';
    layer.style = 'position: fixed; inset: 0; background: white';
    layer.innerHTML = '<div class="moment" style="height: 100%"><h2>Событие</h2></div>';
    const deaf = performance.now() + 350;
    layer.addEventListener('click', () => { if (performance.now() > deaf) layer.remove(); });
    document.body.append(layer);
    return aim;
  };
"""
"""Cards of great events that come after somebody has looked at a control, before they touch it."""


def test_a_card_that_takes_a_tap_is_no_fault(play: Play) -> None:
    log = play(script=CARDS)
    assert not log.faults
    assert log.notes["taps that a card took"] == 4
    assert log.count("accepted") == 1
