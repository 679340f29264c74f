#===- include_directions.py - which folders may include which ------------===#
# Prints a line for each include of the compiler that goes up, and each circle of folders; nothing
# if there are none. A folder may include those in rows above its own, and what its own row names.
#===----------------------------------------------------------------------===#
import glob
import os
import re
import sys

# Families of targets are folders with a NAMEFamily.cpp, whatever they are called.
COMPILER = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FAMILIES = [os.path.relpath(os.path.dirname(path), COMPILER)
            for path in sorted(glob.glob(os.path.join(COMPILER, "Backend/*/*Family.cpp")))]

# From the bottom to the top. Folders that are not named are not compiled into the compiler (tests).
ORDER = [
    ["Target"],
    ["Dialect/Util"], ["Dialect/HAL"], ["Dialect/Flow"], ["Dialect/Stream"], ["Dialect/Encoding"],
    ["Dialect/Check"], ["Dialect/LinalgExt"],
    ["Kernels"],
    ["Backend/Expand"], ["Backend/LLVM"], ["Backend/Gpu"], ["Backend"], FAMILIES,
    ["Device"],
    ["Global"], ["Shard"], ["Dispatch"], ["Stream"], ["Module"],
    ["Input/Common"], ["Input/Onnx"], ["Input/Tosa", "Input/Iree", "Input/Torch"], ["Input/Mlir"],
    ["Oracle"], ["Driver"], ["Reduce"], ["Api"],
]
# What a row below may include nevertheless, by file.
EXCEPT = {("Backend", family) for family in FAMILIES}  # Families.cpp names each
# The stages before the kernels see only Preferences of them, and nothing of machines.
ONLY = {
    "Global": {"Kernels": ["Kernels/Preferences.h"], "Target": []},
    "Dispatch": {"Kernels": ["Kernels/Preferences.h"], "Target": []},
    "Shard": {"Kernels": ["Kernels/Preferences.h"], "Target": []},
}
# What inputs know nothing of.
BELOW_INPUT = ["Target", "Kernels", "Backend", "Device", "Global", "Shard", "Dispatch", "Stream",
               "Module"]

RANK = {folder: number for number, row in enumerate(ORDER) for folder in row}


def folder_of(path):
    """The longest folder of ORDER that `path`, below compiler/, lies in; None if it is in none."""
    parts = path.split("/")[:-1]
    return next(("/".join(parts[:n]) for n in range(len(parts), 0, -1)
                 if "/".join(parts[:n]) in RANK), None)


def problems(root):
    compiler = os.path.join(root, "compiler")
    for folder, _, names in sorted(os.walk(compiler)):
        for name in sorted(names):
            path = os.path.relpath(os.path.join(folder, name), compiler)
            here = folder_of(path)
            if not name.endswith((".cpp", ".h")) or name.endswith("Test.cpp") or here is None:
                continue
            with open(os.path.join(folder, name)) as file:
                for included in re.findall(r'^#include "compiler/([^"]+)"', file.read(), re.M):
                    there = folder_of(included)
                    if there is None or there == here:
                        continue
                    only = ONLY.get(here, {}).get(there)
                    if only is not None and included not in only:
                        yield (f"compiler/{path} includes {included}: {here} may ask {there} for "
                               f"{', '.join(only) or 'nothing'}")
                    elif here.startswith("Input/") and there.split("/")[0] in BELOW_INPUT:
                        yield (f"compiler/{path} includes {included}: inputs know nothing of the "
                               "stages below")
                    elif RANK[there] >= RANK[here] and (here, there) not in EXCEPT:
                        yield f"compiler/{path} includes {included}: {there} is not below {here}"


if __name__ == "__main__":
    found = list(problems(sys.argv[1]))
    print("\n".join(found) or "all includes go down")
    sys.exit(1 if found else 0)
