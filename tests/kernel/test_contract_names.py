"""The names that `intriga.kernel` exports to authors of games, and what importing it costs."""

import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import intriga.kernel
from intriga.kernel import Act, Form, acts
from tests.kit.sampled import sampled

KERNEL = Path(intriga.kernel.__file__).parent
MODULES = sorted(
    module.name for module in pkgutil.walk_packages([str(KERNEL)], prefix="intriga.kernel.")
)


def _run(code: str, *given: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *given], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


BROUGHT = "intriga," + _run(
    "import sys, msgspec; print(','.join({name.partition('.')[0] for name in sys.modules}))"
)
"""What the interpreter and msgspec import by themselves."""


def test_exported_names_are_unique_and_shadow_no_module() -> None:
    names = intriga.kernel.__all__
    assert len(set(names)) == len(names)
    assert all(hasattr(intriga.kernel, name) for name in names)
    modules = {module.rpartition(".")[2] for module in MODULES}
    assert not modules & set(names)


def test_every_public_name_is_listed() -> None:
    modules = {module.split(".")[2] for module in MODULES}
    public = {name for name in vars(intriga.kernel) if not name.startswith("_")}
    assert public - modules == set(intriga.kernel.__all__)


@pytest.mark.parametrize("module", sampled(MODULES, 5))
def test_any_module_can_be_imported_first(module: str) -> None:
    """There are no import cycles, and nothing beyond the standard library, msgspec and the kernel
    is imported."""
    code = (
        f"import sys, {module}\n"
        "strange = {name.partition('.')[0] for name in sys.modules} - sys.stdlib_module_names\n"
        "print(sorted(strange - set(sys.argv[1].split(','))))"
    )
    assert _run(code, BROUGHT) == "[]"


def test_a_form_names_its_act_by_its_class() -> None:
    class PawnOff(Act, frozen=True):
        pass

    assert Form(PawnOff).act == "pawn-off" == acts.tag_of(PawnOff)
