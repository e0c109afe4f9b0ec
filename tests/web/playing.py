"""Playing by pages: a match of Espionage begun, the obvious done, until it is over."""

import re
import time
from collections.abc import Callable

from tests.kit.http.html_client import Form, Person
from tests.kit.patience import PATIENCE


def fill(form: Form) -> dict[str, str]:
    """The first choice wherever nothing is chosen."""
    return {
        name: values[0]
        for name, values in form.choices.items()
        if values and not form.fields.get(name)
    }


def main_act(person: Person) -> Form:
    """The first form offered: the obvious act."""
    return next(iter(person.answers.values()))


def until(person: Person, path: str, done: Callable[[Person], bool]) -> None:
    """Reload until this is true."""
    end = time.monotonic() + PATIENCE
    while True:
        person.open(path)
        if done(person):
            return
        assert time.monotonic() < end, person.text
        time.sleep(0.02)


def over(person: Person) -> bool:
    return "replay" in person.page.text


def play_on(person: Person, path: str) -> None:
    """Do the obvious until the match is over."""
    for _ in range(400):
        until(person, path, lambda who: over(who) or bool(who.answers))
        if over(person):
            return
        form = main_act(person)
        person.page = person.http.post(form.action, data=form.fields | fill(form))
        assert person.status in (200, 422), person.text
    raise AssertionError("the match did not end")


def begun(host: Person, friend: Person) -> str:
    """A started match of two people, who are on its page."""
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="2", rounds="3")
    match = host.path
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    friend.open(f"/j/{code[1]}")
    friend.press(f"/j/{code[1]}", name="Мюллер")
    host.open(match)
    host.press(f"{match}/start")
    friend.open(match)
    return match


def buy(person: Person, **specials: int) -> None:
    """Buy these special moves, and none of those that the form proposes."""
    proposed = (name for name in person.acts["buy"].fields if name.startswith("specials."))
    bought = {f"specials.{name}": str(n) for name, n in specials.items()}
    person.act("buy", **dict.fromkeys(proposed, "0") | bought)
    assert person.status == 200, person.text


def in_first_turn(host: Person, friend: Person) -> tuple[str, Person, Person]:
    """A match in which the purchases are over: its path, who is to move, who waits."""
    match = begun(host, friend)
    host.act("buy")
    friend.act("buy")
    host.open(match)
    friend.open(match)
    return (match, host, friend) if host.answers else (match, friend, host)


def opened(person: Person, path: str) -> Person:
    """This person, who has opened a page."""
    person.open(path)
    return person
