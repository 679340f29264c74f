#===- run.py - programs that check themselves ----------------------------===#
# Each *.mlir here holds functions without arguments with inputs and expected values in `check` ops. All functions of a program
# are run at each optimization level; one that does not hold ends with a message and exit code 1.
#===----------------------------------------------------------------------===#
import functools
import glob
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
from harness import DEVICE, SLUICE, Failure, Test, run, validate_spirv


def check(path, level):
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = path
        if DEVICE == "vulkan":
            module = os.path.join(folder, "check.slm")
            run_tool("compile", path, "-o", module, f"-O{level}", "--target=vulkan")
            validate_spirv(module)
        run_tool("run", module, "--all-functions", f"-O{level}", f"--device={DEVICE}")


def run_tool(*arguments):
    done = subprocess.run([SLUICE, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        raise Failure(f"exit code {done.returncode}\n" + "\n".join((done.stderr.strip() or done.stdout.strip()).splitlines()[:8]))


def tests():
    for path in sorted(glob.glob(os.path.join(HERE, "**", "*.mlir"), recursive=True)):
        name = os.path.relpath(path, HERE)[: -len(".mlir")]
        for level in (0, 1, 2, 3):
            yield Test(f"{name}/O{level}", functools.partial(check, path, level))


if __name__ == "__main__":
    sys.exit(run("check", list(tests())))
