#===- targets.py - what random programs are compiled for and run on ----===#
import ast
import os
import subprocess
import sys
import tempfile

import harness

COMPILED_ONLY = ["cuda:sm_80", "cuda:sm_90", "rocm:gfx942", "rocm:gfx1100"]


def known(target):
    """Whether this compiler has the target at all."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("func.func @main() {\n  return\n}\n")
        file.flush()
        done = subprocess.run(
            [harness.SLUICE, "compile", file.name, "-o", os.devnull, f"--target={target}"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
    return "unknown target" not in done.stderr


def choices(wanted, name="programs"):
    """Lists of (target, device or None) among which each program takes one of each: the CPU, other
    devices, targets to compile for."""
    # Asked in another process: drivers that were opened here do not work in processes forked from
    # it.
    asked = [sys.executable, "-c", "import sluice; print(sluice.targets())"]
    found = subprocess.run(asked, env=dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path)),
                           stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, check=True)
    devices = [(harness.tested_target(target), name)
               for name, target in ast.literal_eval(found.stdout).items()]
    if wanted:
        devices = [(target, name) for target, name in devices if name.split(":")[0]
                   == wanted.split(":")[0]]
        if not devices:
            print(f"{name}: no device '{wanted}' here", file=sys.stderr)
            sys.exit(3)
        return [devices]
    others = [(target, name) for target, name in devices if target != "cpu" and known(target)]
    compiled = [(target, None) for target in COMPILED_ONLY if known(target)]
    return [[("cpu", "cpu")]] + [[other] for other in others] + ([compiled] if compiled else [])
