"""A match of Mafia played over HTTP, from its first night on."""

import re
from collections.abc import Callable
from time import sleep

from tests.kit.http.html_client import Person
from tests.web.driven_match import DrivenMatch

_EN = (
    "Ada Boris Clementine Dmitri Edith Fyodor Greta Hector Irene Jakob Klara Leon Martha "
    "Nikita Olive Pavel Quentin Rosa Sergei Tamara Ursula Victor Wanda Xenia Yakov Zelda "
    "Anton Bella Casimir Dora Emil Flora Gustav Helga Ivan Julia Konrad Lydia Max Nora"
)
_RU = (
    "Аглая Борис Варвара Глеб Дарья Евсей Жанна Захар Инга Клим Лидия Макар Нонна Остап "
    "Полина Родион Софья Тарас Ульяна Фома Харитон Цветана Шура Эмма Юлиан Яна Арсений "
    "Белла Викентий Галина Демьян Ева Зиновий Ирма Карп Луиза Мирон Нелли Олег Прасковья"
)
NAMES = {"en": tuple(re.findall(r"\w+", _EN)), "ru": tuple(re.findall(r"\w+", _RU))}
_PATIENCE = 120
_BEAT = 0.1


class MafiaMatch(DrivenMatch):
    """A match in its first night. `people`: by seat; the first is the host."""

    def __init__(
        self,
        new_person: Callable[..., Person],
        seats: int = 8,
        language: str = "ru",
        bots: int = 0,
        **options: str,
    ) -> None:
        self.people = [new_person() for _ in range(seats - bots)]
        host, self.names = self.people[0], NAMES[language]
        host.open("/new/mafia")
        given = {"professions": "dealt", "privacy": "open", "pace": "unlimited"} | options
        host.press("/new/mafia", name=self.names[0], seats=str(seats), **given)
        self.match = host.path
        code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
        assert code, host.text
        self.way_in = f"/j/{code[1]}"
        for person, name in zip(self.people[1:], self.names[1:], strict=False):
            person.open(self.way_in)
            person.press(self.way_in, name=name)
        host.open(self.match)
        host.press(f"{self.match}/start", **({"empty": "bots"} if bots else {}))
        self._roles: dict[int, str] = {}

    def role(self, seat: int) -> str:
        """The role of a seat; its page is opened for it once."""
        if seat not in self._roles:
            person = self.people[seat]
            person.open(self.match)
            found = re.search(r'data-once="[^"]*/(\w+)"', person.page.text)
            assert found, person.text
            self._roles[seat] = found[1]
        return self._roles[seat]

    @property
    def roles(self) -> list[str]:
        """All roles, by seat."""
        return [self.role(seat) for seat in range(len(self.people))]

    def with_role(self, role: str) -> int:
        """The first seat with this role."""
        return next(seat for seat in range(len(self.people)) if self.role(seat) == role)

    def number(self, seat: int) -> int:
        """The place of a bandit in their clan."""
        page = self.people[seat].open(self.match)
        mates = re.findall(r'#face-(\d+)"/></svg><span>(?:№|no\.) (\d+)', page)
        return next(int(number) for who, number in mates if int(who) == seat)

    def duty(self, clan: str) -> int:
        """Who of a clan goes out tonight."""
        page = self.people[self.with_role(clan)].open(self.match)
        on_duty = re.search(
            r'#face-(\d+)"/></svg><span>(?:№|no\.) \d+ <bdi>[^<]*</bdi> <small>', page
        )
        assert on_duty
        return int(on_duty[1])

    def shoot(self, seat: int, *whom: int, lethal: bool = False) -> None:
        """A clan's order."""
        self.do(seat, "shoot", aims=[{"whom": one, "lethal": lethal} for one in whom])

    def heading(self, seat: int = 0) -> str:
        """Night 1, day 1…"""
        page = self.people[seat].open(self.match)
        found = re.search(r'class="town-when">([^<]*)<', page)
        assert found, page
        return found[1]

    def sleep(self) -> None:
        """Everybody who may sleeps, and morning comes."""
        before = self.heading()
        for seat in range(len(self.people)):
            self.tell(seat, "sleep")
        self.until(lambda: self.heading() != before)

    def vote(self, whom: int, *but: int) -> None:
        """Everybody but these accuses somebody; the day may end before the last."""
        for seat in range(len(self.people)):
            if seat not in but:
                self.tell(seat, "accuse", whom=whom)

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for something that the table does in its own time."""
        for _ in range(_PATIENCE):
            if true():
                return
            sleep(_BEAT)
        raise AssertionError("it does not happen")
