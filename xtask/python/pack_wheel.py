"""Packs a wheel of the package `dinotable` from its compiled part and its Python files, as maturin would.

The checks have built all of the workspace already; maturin would build it once more, with other features.

usage: pack_wheel.py COMPILED_LIBRARY PACKAGE_FOLDER OUT_FOLDER
"""

import base64
import hashlib
import sys
import tomllib
import zipfile
from pathlib import Path


def main(library: Path, package: Path, out: Path) -> None:
    project = tomllib.loads((package / "pyproject.toml").read_text())["project"]
    workspace = tomllib.loads((package.parent.parent / "Cargo.toml").read_text())
    version = workspace["workspace"]["package"]["version"]
    files = {"dinotable/_core.abi3.so": library.read_bytes()}
    for path in sorted((package / "python").rglob("*")):
        if path.is_file() and path.suffix in (".py", ".pyi", ".typed") or path.name == "py.typed":
            files[path.relative_to(package / "python").as_posix()] = path.read_bytes()
    about = f"dinotable-{version}.dist-info"
    needs = "".join(f"Requires-Dist: {need}\n" for need in project["dependencies"])
    metadata = f"Metadata-Version: 2.4\nName: dinotable\nVersion: {version}\nRequires-Python: {project['requires-python']}\n{needs}"
    files[f"{about}/METADATA"] = metadata.encode()
    tag = "cp310-abi3-linux_x86_64"
    files[f"{about}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: xtask\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    record = [f"{name},sha256={digest(content)},{len(content)}" for name, content in files.items()]
    files[f"{about}/RECORD"] = "\n".join([*record, f"{about}/RECORD,,", ""]).encode()
    out.mkdir(parents=True, exist_ok=True)
    wheel = out / f"dinotable-{version}-{tag}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_STORED) as packed:
        for name, content in files.items():
            packed.writestr(name, content)
    print(wheel)


def digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:4]))
