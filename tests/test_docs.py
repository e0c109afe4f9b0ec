"""The documentation against the repository: paths that it names exist, links lead somewhere."""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import intriga

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src/intriga"
ARCHITECTURE = ROOT / "docs/architecture.md"
OURS = ("src", "tests", "scripts", "bench", "examples", "docs", "requirements")
"""Folders whose files a page may name by the end of their path."""
ABOUT_CODE = (
    ARCHITECTURE,
    *sorted((ROOT / "docs/architecture").glob("*.md")),
    ROOT / "docs/testing.md",
    ROOT / "CONTRIBUTING.md",
)
GAMES = [path.parent.name for path in sorted((PACKAGE / "games").glob("*/__init__.py"))]
MADE = {".thumb/", ".long/", "shared/<package>/"}
"""What stands in no folder: made by tests, and an address."""
QUOTED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w<>./-]+(?:\.(?:py|js|css|html|toml|md|sh|txt)|/)")
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.M)
CODE = re.compile(r"^```.*?^```$", re.M | re.S)


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return CODE.sub("", page.read_text("utf-8"))


def pages() -> Iterator[Path]:
    yield from sorted(ROOT.glob("*.md"))
    for folder in ("docs", "bench", "scripts", "examples"):
        yield from sorted((ROOT / folder).rglob("*.md"))


def paths(text: str) -> list[str]:
    """What stands in backquotes and is a path: it ends as a file of ours does, or with a slash."""
    return [name for name in QUOTED.findall(text) if PATH.fullmatch(name)]


def each_game(path: str) -> list[str]:
    return [path.replace("<id>", game) for game in GAMES] if "<id>" in path else [path]


def to_find(page: str) -> dict[str, list[str]]:
    """The rows of «To find where … open»: what is looked for, and the paths to open. A name
    without a folder lies in that of the path before it."""
    _, head, table = page.partition("| To find where … | open |\n|---|---|\n")
    assert head
    rows = {}
    for line in table.partition("\n\n")[0].splitlines():
        question, answer = line.strip("| ").split(" | ")
        folder, opened = "", []
        for path in paths(answer):
            inside = path if "/" in path else f"{folder}/{path}"
            folder = str(Path(inside).parent)
            opened += each_game(inside)
        rows[question] = opened
    return rows


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and the site make them."""
    bare = (
        re.sub(r"[`*]|\[([^]]*)\]\([^)]*\)", r"\1", line) for line in HEADING.findall(prose(page))
    )
    return {re.sub(r"[^\w\- ]", "", line.strip().lower()).replace(" ", "-") for line in bare}


def missing(rows: dict[str, list[str]]) -> list[str]:
    """The rows that name no path, and the paths that do not exist."""
    places = (PACKAGE, PACKAGE / "web/static")
    return [row for row, opened in rows.items() if not opened] + [
        f"{row}: {path}"
        for row, opened in rows.items()
        for path in opened
        if not any((place / path).exists() for place in places)
    ]


def test_to_find_where_names_what_exists() -> None:
    rows = to_find(ARCHITECTURE.read_text("utf-8"))
    assert len(rows) >= 40
    assert missing(rows) == []


def test_a_path_that_does_not_exist_is_noticed() -> None:
    page = """\
| To find where … | open |
|---|---|
| a timer fires | `table/match/timers/timers.py`, `gone.py`; who then: `kernel/questions/asked.py` |
| nothing is | `Drafts.propose` |
| a rule is | `games/<id>/unruly/` |

`table/not_in_the_table.py`"""
    assert missing(to_find(page)) == [
        "nothing is",
        "a timer fires: table/match/timers/gone.py",
        *(f"a rule is: games/{game}/unruly/" for game in GAMES),
    ]


def test_the_architecture_fits_its_pages() -> None:
    assert len(ARCHITECTURE.read_text("utf-8").splitlines()) <= 420


@pytest.fixture(scope="module")
def known() -> set[str]:
    """Every end of a path in our folders, with a slash after folders: `b.py`, `a/b.py`, `a/`."""
    ends = {path.name for path in ROOT.iterdir() if path.is_file()}
    for top in OURS:
        for path in [ROOT / top, *(ROOT / top).rglob("*")]:
            parts = path.relative_to(ROOT).parts
            mark = "/" if path.is_dir() else ""
            ends.update("/".join(parts[start:]) + mark for start in range(len(parts)))
    return ends


@pytest.mark.parametrize("page", ABOUT_CODE, ids=lambda page: page.name)
def test_pages_about_the_code_name_paths_that_exist(page: Path, known: set[str]) -> None:
    named = [path for name in paths(prose(page)) for path in each_game(name)]
    assert named
    assert [path for path in named if path not in known | MADE] == []


def test_paths_from_the_root_exist_on_every_page() -> None:
    inside = re.compile(rf"(?:{'|'.join(OURS)})/[\w./-]+")
    named = {
        (str(page.relative_to(ROOT)), name)
        for page in pages()
        for name in QUOTED.findall(prose(page))
        if inside.fullmatch(name)
    }
    assert len(named) > 50
    assert [entry for entry in sorted(named) if not (ROOT / entry[1]).exists()] == []


@pytest.mark.parametrize("page", list(pages()), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    broken = []
    for target, anchor in LINK.findall(prose(page)):
        to = (page.parent / target).resolve() if target else page
        if not to.exists():
            broken.append(target)
        elif anchor and to.suffix == ".md" and anchor not in anchors(to):
            broken.append(f"{target}#{anchor}")
    assert broken == []


def test_the_site_has_all_pages_and_nothing_of_other_hosts() -> None:
    text = (ROOT / "zensical.toml").read_text("utf-8")
    site = tomllib.loads(text)["project"]
    groups = [page for entry in site["nav"] for page in entry.values()]
    listed = [page for group in groups for page in ([group] if isinstance(group, str) else group)]
    docs = ROOT / "docs"
    assert sorted(listed) == sorted(str(page.relative_to(docs)) for page in docs.rglob("*.md"))
    assert site["theme"]["font"] is False  # otherwise the theme takes fonts from a foreign server
    assert site["strict"] is True
    assert "://" not in text


def test_the_changelog_begins_with_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    versions = re.findall(r"^## (\S+) - \d{4}-\d\d-\d\d$", changes, re.M)
    assert versions[0] == intriga.__version__
    assert len(versions) == changes.count("\n## ") - changes.count("\n## Unreleased\n")


def test_checks_before_a_commit_are_tools_of_the_project() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert re.findall(r"repo: (\S+)", hooks) == ["local"]
    tools = re.findall(r"^ +entry: (?:env \S+ )?\.venv/bin/(\S+)", hooks, re.M)
    assert len(tools) == hooks.count("entry:") == hooks.count("language: system")
    bin_ = Path(sys.executable).parent
    assert [tool for tool in tools if not (bin_ / tool).exists()] == []
