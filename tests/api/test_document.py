"""The OpenAPI document is correct: schemathesis checks that all responses match it."""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any, TypeAlias

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case as AnyCase
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.result import Ok
from schemathesis.pytest.lazy import get_all_tests

from intriga.api import create_api
from intriga.http_common import RateLimits, Settings
from intriga.http_common.rate_limits.policies import POLICIES
from intriga.table import Table
from tests.kit.http.fewer import fewer
from tests.kit.http.program import Program, begun
from tests.kit.http.server import Server

Case: TypeAlias = AnyCase[Any]
pytestmark = pytest.mark.service


@cache
def document() -> dict[str, object]:
    """The document as the application makes it, without a table."""
    app = create_api(Table.__new__(Table), RateLimits(Settings()), {})
    made: dict[str, object] = msgspec.to_builtins(app.openapi_schema.to_schema())
    return made


PARTS = 8
"""Each test calls a share of the operations: what to call them with is found out in the test, since
every process that collects tests would do it otherwise."""

load_all_checks()
UNFIT = ("positive_data_acceptance",)
"""Checks that would have to know the rules of the games."""
CHECKED: Any = [check for check in CHECKS.get_all() if check.__name__ not in UNFIT]
FEW = settings(
    max_examples=2,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
BORDERS = settings(FEW, max_examples=12, phases=[Phase.explicit, Phase.generate])
"""Each value at each end of its range and beyond, too."""
MANY = settings(FEW, max_examples=2_000, derandomize=False, phases=[Phase.explicit, Phase.generate])


class World:
    """What the requests refer to: a client with every scope, and matches."""

    def __init__(self, server: Server) -> None:
        for policy in POLICIES:
            fewer(server.site.limits, policy, 10**9)
        self.url = server.url
        scopes = ("read", "play", "host", "account")
        self.host = Program(server.url, "program-one", scopes=scopes)
        self.friend = Program(server.url, "program-two")
        self._token = self.host.http.headers["authorization"]
        self._spent = ""
        self._matches: list[str] = []

    def match(self, number: int) -> str:
        """One of two matches: one that has started, one that is gathering players."""
        while number % 2 >= len(self._matches):
            fresh = self.host.open() if self._matches else begun(self.host, self.friend)
            self._matches.append(fresh)
        return self._matches[number % 2]

    def token(self, operation: str) -> str:
        """A token to call with; for the operation that revokes it, a spare one."""
        if operation != "sign_out":
            return self._token
        if self.host.http.get("/me", headers={"authorization": self._spent}).is_error:
            self.host.sign_in(("read",))
            self._spent = self.host.http.headers["authorization"]
            self.host.http.headers["authorization"] = self._token
        return self._spent


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        made = World(server)
        yield made
        made.host.close()
        made.friend.close()


def check(case: Case, world: World, number: int) -> None:
    if case.meta and case.meta.generation.mode is GenerationMode.POSITIVE:
        _aim(case, world, number)
    operation = case.operation.definition.raw["operationId"]
    case.call_and_validate(
        base_url=world.url,
        headers={"Authorization": world.token(operation)},
        checks=CHECKED,
    )


def _aim(case: Case, world: World, number: int) -> None:
    """Make some of the generated requests refer to existing matches and games."""
    either: tuple[Any, ...] = (case.path_parameters, case.body)
    for given in either:
        if not isinstance(given, dict):
            continue
        if "match" in given:
            given["match"] = world.match(number)
        if "game" in given:
            given["game"] = "espionage"
        if "seats" in given and number % 2:
            given["seats"] = 2
        if isinstance(given.get("act"), dict) and number % 2:
            given["act"]["type"] = "buy"


def check_share(part: int, world: World, subtests: pytest.Subtests, how_many: settings) -> None:
    """Call a share of the operations, but for the stream, which does not end."""
    described = document()
    paths: Any = described["paths"]
    ids = [each["operationId"] for methods in paths.values() for each in methods.values()]
    share = [each for each in sorted(ids) if each != "stream"][part::PARTS]
    schema = schemathesis.openapi.from_dict(deepcopy(described)).include(operation_id=share)

    def one(case: Case) -> None:
        check(case, world, len(str(case.body)))

    made = get_all_tests(schema=schema, test_func=one, settings=how_many, given_kwargs=None)
    for result in made:
        assert isinstance(result, Ok), result
        operation, called = result.ok()
        with subtests.test(operation.label):
            called()


@pytest.mark.parametrize("part", range(PARTS))
def test_responses_match_the_document(part: int, world: World, subtests: pytest.Subtests) -> None:
    check_share(part, world, subtests, FEW)


@pytest.mark.thorough
@pytest.mark.parametrize("part", range(PARTS))
def test_all_the_borders_of_the_document(
    part: int, world: World, subtests: pytest.Subtests
) -> None:
    check_share(part, world, subtests, BORDERS)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_responses_match_the_document_at_length(
    part: int, world: World, subtests: pytest.Subtests
) -> None:
    check_share(part, world, subtests, MANY)


def test_the_document_is_served(world: World) -> None:
    answer = httpx.get(f"{world.url}/api/v1/openapi.json")
    assert answer.headers["content-type"] == "application/vnd.oai.openapi+json"
    served = answer.json()
    assert served == msgspec.json.decode(msgspec.json.encode(document()))
    assert served["openapi"].startswith("3.1")
    for path, methods in served["paths"].items():
        for operation in methods.values():
            assert operation["description"], path
            assert operation["security"], path
            assert {"400", "403", "429"} <= operation["responses"].keys()
