"""A build backend that builds nothing: `pip download` asks it who the package is and keeps the source.

The package's own would want a deep-learning framework and files from elsewhere, only to say its name.
"""

import os
from pathlib import Path


def prepare_metadata_for_build_wheel(folder: str, _settings: object = None) -> str:
    name, version = os.environ["FETCHED"].split("==")
    home = Path(folder) / f"{name}-{version}.dist-info"
    home.mkdir()
    (home / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    return home.name
