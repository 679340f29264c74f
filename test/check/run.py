#===- run.py - programs that check themselves ----------------------------===#
# Each *.mlir here holds functions without arguments with inputs and expected values in `check` ops.
# All functions of a program are run at each optimization level, and by the oracle
# (compiler/Oracle), which compiles nothing, as they are and as the stage `global` rewrites them for a
# GPU; one that does not hold ends with a message and exit code 1.
#===----------------------------------------------------------------------===#
import functools
import glob
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
from harness import DEVICE, SLUICE, Failure, Test, run, validate_spirv

# For a function: about a second. Those that take more are left out.
ORACLE_STEPS = 2_000_000
TOO_LARGE = "too large for the oracle"
# All functions of these programs are too large.
NOT_FOR_ORACLE = {"attention_tiles", "boxes", "convolutions", "few_rows", "issue-0014",
                  "padded_rows", "shared_tiles", "sort_digits", "tiles_in_turn",
                  "transposed_tiles"}


def check(path, level):
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = path
        if DEVICE == "vulkan":
            module = os.path.join(folder, "check.slm")
            run_tool("compile", path, "-o", module, f"-O{level}", "--target=vulkan")
            validate_spirv(module)
        run_tool("run", module, "--all-functions", f"-O{level}", f"--device={DEVICE}")


def check_by_oracle(path, target=""):
    """What the program means, and, for a target, what its stage `global` made of it: GPUs' rewrites
    of whole programs need no GPU to be checked."""
    if target:
        with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
            rewritten = os.path.join(folder, "global.mlir")
            run_tool("compile", path, "-o", rewritten, "--stop-after=global", f"--target={target}")
            return check_by_oracle(rewritten)
    done = subprocess.run([SLUICE, "verify", path, "--oracle", "--all-functions",
                           f"--oracle-steps={ORACLE_STEPS}"],
                          stdin=subprocess.DEVNULL, capture_output=True, text=True)
    wrong = [line for line in done.stderr.splitlines() if "error: " in line and TOO_LARGE
             not in line]
    if wrong or done.returncode not in (0, 1) or not re.search(r"^ok ", done.stdout, re.M):
        raise Failure(f"exit code {done.returncode}\n"
                      + "\n".join((wrong or done.stderr.splitlines())[:8]))


def run_tool(*arguments):
    done = subprocess.run([SLUICE, *arguments], stdin=subprocess.DEVNULL, capture_output=True,
                          text=True)
    if done.returncode:
        raise Failure(f"exit code {done.returncode}\n"
                      + "\n".join((done.stderr.strip() or done.stdout.strip()).splitlines()[:8]))


def tests():
    for path in sorted(glob.glob(os.path.join(HERE, "**", "*.mlir"), recursive=True)):
        name = os.path.relpath(path, HERE)[: -len(".mlir")]
        for level in (0, 1, 2, 3):
            yield Test(f"{name}/O{level}", functools.partial(check, path, level))
        if DEVICE == "cpu" and name not in NOT_FOR_ORACLE:
            yield Test(f"{name}/oracle", functools.partial(check_by_oracle, path))
            yield Test(f"{name}/global-cuda",
                       functools.partial(check_by_oracle, path, "cuda:sm_90"))


if __name__ == "__main__":
    sys.exit(run("check", list(tests())))
