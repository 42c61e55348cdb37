"""Fetch the browser's libraries as plain ES modules: ithaca/web/vendor and tests/browser/vendor.

    python -m tools.vendor

It needs npm, once; it is not needed to play. Imports between the modules become relative paths, so
that a strict content security policy needs no import map. What is written is checked in.
"""

import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "ithaca" / "web" / "vendor"
TESTS = ROOT / "tests" / "browser" / "vendor"

PACKAGES = {
    "preact": "11.2.0",
    "htm": "3.1.1",
    "@preact/signals": "2.11.4",
    "@preact/signals-core": "1.14.5",
    "@fluent/bundle": "0.19.1",
    "axe-core": "4.14.0",
}
MODULES = {  # our file: its path in the package
    "preact.js": "preact/dist/preact.mjs",
    "hooks.js": "preact/hooks/dist/hooks.mjs",
    "htm.js": "htm/dist/htm.mjs",
    "signals-core.js": "@preact/signals-core/dist/signals-core.mjs",
    "signals.js": "@preact/signals/dist/signals.mjs",
}
IMPORTS = {  # how they import each other, and our file for it
    "preact": "preact.js",
    "preact/hooks": "hooks.js",
    "@preact/signals-core": "signals-core.js",
}
# The parts of @fluent/bundle in an order in which each needs only those before it: one file, one request.
FLUENT = ("types", "resolver", "scope", "builtins", "memoizer", "bundle", "resource")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        wanted = [f"{name}@{version}" for name, version in PACKAGES.items()]
        subprocess.run(["npm", "install", "--prefix", folder, "--ignore-scripts", *wanted], check=True)
        bring(Path(folder) / "node_modules")


def bring(modules: Path) -> None:
    WEB.mkdir(parents=True, exist_ok=True)
    TESTS.mkdir(parents=True, exist_ok=True)
    for ours, theirs in MODULES.items():
        write(WEB / ours, relative((modules / theirs).read_text("utf-8")))
    write(WEB / "fluent.js", fluent(modules / "@fluent" / "bundle" / "esm"))
    shutil.copy(modules / "axe-core" / "axe.min.js", TESTS / "axe.min.js")
    shutil.copy(modules / "axe-core" / "LICENSE", TESTS / "axe.LICENSE")
    shutil.copy(modules / "preact" / "LICENSE", WEB / "preact.LICENSE")
    shutil.copy(modules / "@preact" / "signals" / "LICENSE", WEB / "signals.LICENSE")
    shutil.copy(modules / "htm" / "LICENSE", WEB / "htm.LICENSE")
    # @fluent/bundle comes under the same licence as htm, but without its text.
    shutil.copy(modules / "htm" / "LICENSE", WEB / "fluent.LICENSE")
    write(WEB / "versions.json", json.dumps(versions(modules), indent=2))


def relative(source: str) -> str:
    """The module with imports of its neighbours as relative paths, and no mention of a source map."""
    source = re.sub(r"\n?//# sourceMappingURL=\S+", "", source)
    return re.sub(
        r'(from|import)\s*(["\'])([^"\']+)\2', lambda found: f'{found[1]}"./{IMPORTS[found[3]]}"', source
    )


def fluent(esm: Path) -> str:
    """The parts of @fluent/bundle in one module, without comments."""
    text = ""
    for part in FLUENT:
        source = (esm / f"{part}.js").read_text("utf-8")
        source = re.sub(r"^import [^;]+;\n", "", source, flags=re.M)
        source = re.sub(r"^\s*/\*\*?.*?\*/\n", "", source, flags=re.M | re.S)
        source = re.sub(r"^\s*//.*\n", "", source, flags=re.M)
        text += re.sub(r"^export (?=function|class|const)", "", source, flags=re.M)
    return text + "export { FluentBundle, FluentResource, FluentNumber };\n"


def versions(modules: Path) -> dict[str, dict[str, str]]:
    """What was vendored, and under which licence."""
    found = {}
    for name in PACKAGES:
        card = json.loads((modules / name / "package.json").read_text("utf-8"))
        found[name] = {"version": card["version"], "license": card["license"]}
    return found


def write(path: Path, text: str) -> None:
    path.write_text(text.rstrip() + "\n", "utf-8")


if __name__ == "__main__":
    main()
