"""Other processes of the tests of conformance."""

import subprocess
from pathlib import Path


def run(command: list[str], environment: dict[str, str], cwd: Path | None = None) -> str:
    done = subprocess.run(
        command, env=environment, cwd=cwd, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
