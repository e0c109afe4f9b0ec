"""What is compiled once for all processes of a run. They begin at once, so that each would compile
everything for itself: on a fresh clone that took a tenth of the fast suite."""

import compileall
import importlib.util
import multiprocessing
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest
from _pytest.assertion.rewrite import (
    PYC_TAIL,
    _rewrite_test,
    _write_pyc,
    assertstate_key,
    get_cache_dir,
)

ROOT: Final = Path(__file__).resolve().parents[2]
LARGE: Final = ("intriga.web.app", "hypothesis", "playwright.sync_api", "schemathesis")
"""Modules that import most of what others have written."""
FEW: Final = 40
"""Modules that are not worth processes of their own."""


def compile_once(config: pytest.Config) -> None:
    """Compile all modules of the repository that are new or have changed, the tests among them as
    pytest does, with what their assertions tell."""
    stale = [path for folder in ("src", "tests") for path in _stale(ROOT / folder)]
    if len(stale) < FEW or not hasattr(os, "fork"):
        return
    number = min(os.cpu_count() or 1, 4)
    context = multiprocessing.get_context("fork")  # a configuration cannot be pickled
    processes = [
        context.Process(target=_compile, args=(config, stale[first::number], first == 0))
        for first in range(number)
    ]
    for process in processes:
        process.start()
    for process in processes:
        process.join()


def _stale(folder: Path) -> Iterator[Path]:
    """The modules below a folder that are newer than what was compiled of them."""
    for path in sorted(folder.rglob("*.py")):
        made = _made_of(path)
        if not made.exists() or made.stat().st_mtime < path.stat().st_mtime:
            yield path


def _made_of(path: Path) -> Path:
    if _is_test(path):
        return get_cache_dir(path) / f"{path.stem}{PYC_TAIL}"
    return Path(importlib.util.cache_from_source(path))


def _is_test(path: Path) -> bool:
    return path.name.startswith("test_") or path.name == "conftest.py"


def _compile(config: pytest.Config, paths: Sequence[Path], others: bool) -> None:
    """Compile some modules; with `others`, also what they import."""
    for path in paths:
        if not _is_test(path):
            compileall.compile_file(path, quiet=2)
            continue
        digest, code = _rewrite_test(path, config)
        made = _made_of(path)
        made.parent.mkdir(parents=True, exist_ok=True)
        _write_pyc(config.stash[assertstate_key], code, digest, made)
    for name in LARGE if others else ():
        importlib.import_module(name)
