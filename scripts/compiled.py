"""Build hook: compiles the core of the Diplomacy library with mypyc, if asked.

    HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 pip install .

Without this variable the hook is not loaded. If there is no compiler or anything fails, the wheel
is pure Python as usual. The compiled modules are added next to their sources.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODULES = (
    "geography/board",
    "notation/orders",
    "notation/reader",
    "adjudication/field",
    "adjudication/decisions",
    "adjudication/cycles",
    "adjudication/resolution",
    "adjudication/movement",
)
"""The modules that adjudicate a movement phase. None defines msgspec structs, which mypyc does not
support."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory()
        out = Path(self._folder.name)
        source = Path(self.root) / "src"
        done = subprocess.run(
            [sys.executable, __file__, str(out)],
            cwd=source,
            capture_output=True,
            text=True,
            check=False,
        )
        built = [path for path in (out / "lib").rglob("*") if path.is_file()]
        if done.returncode or not built:
            self.app.display_debug(done.stdout + done.stderr)
            self.app.display_warning("Nothing was compiled: this wheel is pure Python.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in built:
            build_data["force_include"][str(path)] = str(path.relative_to(out / "lib"))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._folder.cleanup()


def compile_to(out: Path) -> None:
    """Compile the modules below the current folder into `out`/lib. Raises the tools' errors."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    options = ["--explicit-package-bases", "--config-file=", f"--cache-dir={out / 'cache'}"]
    sources = [f"intriga/diplomacy/{module}.py" for module in MODULES]
    extensions = mypycify(
        [*options, *sources], target_dir=str(out / "c"), group_name="intriga_diplomacy"
    )
    distribution = Distribution({"name": "intriga", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(out / "lib"), str(out / "o")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    os.environ.setdefault("CFLAGS", "-O3")
    compile_to(Path(sys.argv[1]))
