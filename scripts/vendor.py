"""Vendors the scripts and fonts of the pages from npm packages, with their hashes.

    python scripts/vendor.py            fetch the versions named here, write files and manifest
    python scripts/vendor.py --check    compare the vendored files with the manifest, offline

The pages load nothing from other hosts: they work on a server without internet access, and
nobody else learns who plays. There is no build step. Files are copied as they are, except for two
things made here: `fonts.css`, and the TrueType fonts for the printouts (Typst does not read WOFF2),
each merged from its Latin and Cyrillic parts.
"""

import argparse
import base64
import hashlib
import json
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATIC = Path("src/intriga/web/static")
SCRIPTS = STATIC / "vendor"
FONTS = STATIC / "fonts"
PRINT_FONTS = Path("src/intriga/web/printing/fonts")
TEST_SCRIPTS = Path("tests/vendor")
MANIFEST = SCRIPTS / "MANIFEST.json"

# The subsets of a font that are vendored, with their characters (as Google Fonts divides them).
RANGES = {
    "cyrillic": "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116",
    "latin": "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, "
    "U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
}


@dataclass(frozen=True)
class Package:
    """One version of an npm package. `files`: path in the package → path in the repository."""

    name: str
    version: str
    licence: str
    files: dict[str, Path]


@dataclass(frozen=True)
class Face:
    """A font of a `@fontsource` package, with the weights the pages use."""

    family: str
    slug: str
    weights: tuple[int, ...]
    version: str = "5.3.0"

    def part(self, subset: str, weight: int) -> Path:
        return FONTS / f"{self.slug}-{subset}-{weight}.woff2"

    def printed(self, weight: int) -> Path:
        return PRINT_FONTS / f"{self.slug}-{weight}.ttf"

    def package(self) -> Package:
        files = {
            f"files/{self.slug}-{subset}-{weight}-normal.woff2": self.part(subset, weight)
            for weight in self.weights
            for subset in RANGES
        }
        files["LICENSE"] = FONTS / f"LICENSE-{self.slug}.txt"
        return Package(f"@fontsource/{self.slug}", self.version, "OFL-1.1", files)


FACES = (
    Face("Golos Text", "golos-text", (400, 600)),
    Face("PT Serif", "pt-serif", (400, 700)),
    Face("PT Mono", "pt-mono", (400,)),
)

PACKAGES = (
    Package(
        "htmx.org",
        "4.0.1",
        "0BSD",
        {
            "dist/htmx.min.js": SCRIPTS / "htmx.min.js",
            "dist/ext/hx-sse.min.js": SCRIPTS / "hx-sse.min.js",
            "LICENSE": SCRIPTS / "LICENSE-htmx.txt",
        },
    ),
    Package(
        "axe-core",
        "4.14.1",
        "MPL-2.0",
        {
            "axe.min.js": TEST_SCRIPTS / "axe.min.js",
            "LICENSE": TEST_SCRIPTS / "LICENSE-axe-core.txt",
            "LICENSE-3RD-PARTY.txt": TEST_SCRIPTS / "LICENSE-axe-core-3rd-party.txt",
        },
    ),
    *(face.package() for face in FACES),
)


def digest(path: Path) -> str:
    """The hash of a file, in the format of an `integrity` attribute."""
    return "sha384-" + base64.b64encode(hashlib.sha384(path.read_bytes()).digest()).decode()


# ── fetching ────────────────────────────────────────────────────────────────────────────


def fetch(package: Package, workshop: Path) -> None:
    """Copy a package's files to their places. npm itself checks the hash of the archive."""
    box = workshop / package.name.replace("/", "-")
    box.mkdir()
    spec = f"{package.name}@{package.version}"
    subprocess.run(["npm", "pack", "--silent", spec], cwd=box, check=True, stdout=subprocess.PIPE)
    (archive,) = box.glob("*.tgz")
    with tarfile.open(archive) as tar:
        for inside, target in package.files.items():
            member = tar.extractfile(f"package/{inside}")
            if member is None:
                raise SystemExit(f"{spec} has no file {inside}")
            (ROOT / target).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / target).write_bytes(member.read())


def write_font_css() -> Path:
    rules = [
        "/* Written by scripts/vendor.py. A browser fetches a part only when a page needs it. */"
    ]
    for face in FACES:
        for weight in face.weights:
            for subset, characters in RANGES.items():
                rules.append(
                    "@font-face {\n"
                    f'  font-family: "{face.family}";\n'
                    f"  font-weight: {weight};\n"
                    "  font-style: normal;\n"
                    "  font-display: swap;\n"
                    f'  src: url("{face.part(subset, weight).name}") format("woff2");\n'
                    f"  unicode-range: {characters};\n"
                    "}"
                )
    path = FONTS / "fonts.css"
    (ROOT / path).write_text("\n\n".join(rules) + "\n", encoding="utf-8")
    return path


def merge_for_print(face: Face, weight: int, workshop: Path) -> Path:
    """Merge the Latin and Cyrillic parts of a font into one TrueType file, reproducibly."""
    from fontTools.merge import Merger, Options
    from fontTools.ttLib import TTFont

    parts = []
    made = 0
    for subset in RANGES:
        # Keep the current time out of the file, so that merging again gives the same bytes.
        font = TTFont(ROOT / face.part(subset, weight), recalcTimestamp=False)
        font.flavor = None
        # Tables for old screens and for vertical text, which the merger does not support.
        for tag in ("hdmx", "vhea", "vmtx", "STAT", "cvt ", "fpgm", "prep", "gasp"):
            if tag in font:
                del font[tag]
        made = max(made, font["head"].modified)
        plain = workshop / f"{face.slug}-{subset}-{weight}.ttf"
        font.save(plain)
        parts.append(str(plain))
    merged = Merger(options=Options(drop_tables=["DSIG"])).merge(parts)
    merged.recalcTimestamp = False
    merged["head"].created = merged["head"].modified = made
    path = face.printed(weight)
    (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
    merged.save(ROOT / path)
    return path


def vendor() -> None:
    """Fetch everything and write the manifest.

    Raises:
        SystemExit: a file has changed although the version of its package has not.
    """
    before = (
        {entry["path"]: entry for entry in read_manifest()} if (ROOT / MANIFEST).exists() else {}
    )
    entries: list[dict[str, str]] = []

    def note(path: Path, package: str, version: str, licence: str) -> None:
        entry = {
            "path": path.as_posix(),
            "package": package,
            "version": version,
            "licence": licence,
            "sha384": digest(ROOT / path),
        }
        old = before.get(entry["path"])
        if old and old["version"] == version and old["sha384"] != entry["sha384"]:
            raise SystemExit(f"{path} changed, but {package} is still at {version}")
        entries.append(entry)

    with tempfile.TemporaryDirectory() as scratch:
        workshop = Path(scratch)
        for package in PACKAGES:
            fetch(package, workshop)
            for target in package.files.values():
                note(target, package.name, package.version, package.licence)
        for face in FACES:
            package = face.package()
            for weight in face.weights:
                path = merge_for_print(face, weight, workshop)
                note(path, package.name, package.version, package.licence)
            licence = PRINT_FONTS / f"LICENSE-{face.slug}.txt"
            (ROOT / licence).write_bytes((ROOT / FONTS / licence.name).read_bytes())
            note(licence, package.name, package.version, package.licence)
        css = write_font_css()
        note(css, "scripts/vendor.py", FACES[0].version, "Apache-2.0")
    entries.sort(key=lambda entry: entry["path"])
    text = json.dumps(entries, ensure_ascii=False, indent=1) + "\n"
    (ROOT / MANIFEST).write_text(text, encoding="utf-8")


# ── checking ────────────────────────────────────────────────────────────────────────────


def read_manifest() -> list[dict[str, str]]:
    entries: list[dict[str, str]] = json.loads((ROOT / MANIFEST).read_text(encoding="utf-8"))
    return entries


def lying_here(folders: Iterable[Path]) -> Iterator[str]:
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path != ROOT / MANIFEST:
                yield path.relative_to(ROOT).as_posix()


def differences() -> list[str]:
    """The differences between the vendored files and the manifest, one sentence each."""
    known = {entry["path"]: entry["sha384"] for entry in read_manifest()}
    found = []
    for name, expected in known.items():
        path = ROOT / name
        if not path.is_file():
            found.append(f"{name} is missing")
        elif digest(path) != expected:
            found.append(f"{name} was changed")
    here = lying_here((SCRIPTS, FONTS, PRINT_FONTS, TEST_SCRIPTS))
    found.extend(f"{name} is not in the manifest" for name in here if name not in known)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Vendor scripts and fonts from npm.")
    parser.add_argument("--check", action="store_true", help="compare with the manifest, offline")
    if not parser.parse_args().check:
        vendor()
    found = differences()
    print("\n".join(found) if found else f"{len(read_manifest())} files match the manifest")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
