# ===- kernels.py - what public models cost on a GPU, counted --------------===#
# Each model of this folder is compiled for a GPU up to the stage that orders kernels; how many of
# them run, and how many bytes they read and write, is compared with kernels.txt, so that a fusion
# that is lost, or a copy that comes back, is a failing test. No device is needed. Where a change
# makes other kernels on purpose: ./dev bless kernels.
# ===----------------------------------------------------------------------===#
import functools
import glob
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
from harness import SLUICE, Failure, Test, options_of, run
from run import Model

TARGET = "cuda:sm_90"
LISTED = os.path.join(HERE, "kernels.txt")
HEAD = f"# model, kernels that run, KB that they read and write ({TARGET}, O2); ./dev bless kernels\n"

DISPATCH = re.compile(r"stream\.cmd\.dispatch %\w+, @\S+ reads\((.*?)\) writes\((.*?)\)")
RANGE = re.compile(r" for %(\w+)\]")
CONSTANT = re.compile(r"%(\w+) = arith\.constant (\d+) : index")


def counted(model):
    """Kernels that run in one call, and the bytes of what they name; sizes that are known at run
    time only count as none."""
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        done = subprocess.run([SLUICE, "compile", model.write(folder), f"--target={TARGET}",
                               "--stop-after=stream", "-o", "-"],
                              stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        raise Failure(done.stderr)
    sizes = {name: int(value) for name, value in CONSTANT.findall(done.stdout)}
    dispatches = DISPATCH.findall(re.sub(r"(stream\.cmd\.dispatch %\w+, @\S+?)\[.*?\] reads", r"\1 reads",
                                         done.stdout))
    total = sum(sizes.get(size, 0) for ranges in dispatches for part in ranges
                for size in RANGE.findall(part))
    return len(dispatches), round(total / 1000)


def listed():
    with open(LISTED) as file:
        lines = [line.split() for line in file if line.strip() and not line.startswith("#")]
    return {name: (int(kernels), int(kilobytes)) for name, kernels, kilobytes in lines}


def check(model, expected):
    kernels, kilobytes = counted(model)
    if expected is None:
        raise Failure(f"is not listed in {os.path.basename(LISTED)}: ./dev bless kernels")
    # Padding of what lies side by side depends on the order of equal steps.
    if kernels != expected[0] or abs(kilobytes - expected[1]) > 0.005 * expected[1] + 1:
        raise Failure(f"{kernels} kernels that move {kilobytes} KB; expected {expected[0]} that "
                      f"move {expected[1]} KB (./dev bless kernels, if that is meant)")


def write(path, models):
    with open(path, "w") as file:
        file.write(HEAD)
        for model in models:
            file.write("{} {} {}\n".format(model.name, *counted(model)))


if __name__ == "__main__":
    parser = options_of("kernels")
    parser.add_argument("--write", metavar="FILE", help="write what is counted and compare nothing")
    options = parser.parse_args()
    models = [Model(path) for path in sorted(glob.glob(os.path.join(HERE, "*.mlir.gz")))]
    if options.write:
        write(options.write, models)
        sys.exit(0)
    expected = listed()
    sys.exit(run("kernels", [Test(model.name, functools.partial(check, model,
                                                                expected.get(model.name)),
                                  seconds=120) for model in models], options=options))
