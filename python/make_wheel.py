#===- make_wheel.py - the built package as a wheel -----------------------===#
# The extensions need the shared libraries of LLVM and MLIR that they were built with.
#   python python/make_wheel.py [--build=build] [--output=.]      # prints the path; then pip
#   install it
#===----------------------------------------------------------------------===#
import argparse
import base64
import glob
import hashlib
import os
import re
import zipfile


def make_wheel(build, output):
    """The path of a wheel of what lies in `build`/python."""
    root = os.path.join(build, "python")
    (metadata,) = glob.glob(os.path.join(root, "sluice-*.dist-info"))
    extensions = [name for name in os.listdir(os.path.join(root, "sluice")) if name.endswith(".so")]
    found = (re.search(r"\.cpython-(\d+)-(\w+)-linux-gnu\.so$", extensions[0]) if extensions
             else None)
    if not found:
        raise SystemExit(f"{root}/sluice has no extensions for CPython on Linux: build them first "
                         f"(ninja -C {build})")
    tag = f"cp{found[1]}-cp{found[1]}-linux_{found[2]}"
    name = os.path.basename(metadata)[: -len(".dist-info")]
    path = os.path.join(output, f"{name}-{tag}.whl")
    record = f"{name}.dist-info/RECORD"
    files = {f"sluice/{file}": open(os.path.join(root, "sluice", file), "rb").read()
             for file in sorted(os.listdir(os.path.join(root, "sluice")))
             if file.endswith((".py", ".so", "py.typed"))}
    for file in ("METADATA", "entry_points.txt"):
        files[f"{name}.dist-info/{file}"] = open(os.path.join(metadata, file), "rb").read()
    files[f"{name}.dist-info/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: sluice\nRoot-Is-Purelib: "
                                        f"false\nTag: {tag}\n".encode())
    lines = []
    os.makedirs(output, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        for file, content in files.items():
            wheel.writestr(file, content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(
                b"=").decode()
            lines.append(f"{file},sha256={digest},{len(content)}")
        wheel.writestr(record, "\n".join([*lines, f"{record},,"]) + "\n")
    return path


if __name__ == "__main__":
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    parser = argparse.ArgumentParser(description="Makes a wheel of the built Python package.")
    parser.add_argument("--build", default=os.path.join(here, "build"))
    parser.add_argument("--output", default=".")
    options = parser.parse_args()
    print(make_wheel(options.build, options.output))
