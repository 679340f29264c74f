#===- run.py - every program compiles for every GPU, within its limits ---===#
# No device is needed. The programs of ../check and ../cases are compiled at O0 to O3, and one of
# every arithmetic and math function on every element type; then each kernel's code is asked what it
# needs: workgroup memory, private memory, threads, nothing called.
#===----------------------------------------------------------------------===#
import glob
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
from functions import FUNCTIONS, program
from gpu_module import kernels
from harness import SLUICE, Failure, Test, run

# Limits of a kernel: bytes of workgroup memory of a workgroup, threads of a subgroup as far as the
# code says.
LIMITS = {
    "cuda:sm_80": (163 << 10, 0),
    "cuda:sm_90": (227 << 10, 0),
    "rocm:gfx908": (64 << 10, 64),
    "rocm:gfx942": (64 << 10, 64),
    "rocm:gfx950": (160 << 10, 64),
    "rocm:gfx1030": (64 << 10, 32),
    "rocm:gfx1100": (64 << 10, 32),
    "rocm:gfx1201": (64 << 10, 32),
}
THREADS, PRIVATE = 1024, 8 << 10

# What the text of PTX says is compared; an assembler that is installed would add its spills to the
# module's figures.
os.environ["SLUICE_PTXAS"] = "none"

# Each pair of a program and a target at these levels.
PROGRAMS = {"cuda:sm_90": (0, 1, 2, 3), "cuda:sm_80": (2,), "rocm:gfx942": (0, 1, 2, 3),
            "rocm:gfx1100": (0, 1, 2, 3)}


def check(kernel, target):
    """Raises Failure if `kernel` is not what the module says, or more than `target` has."""
    workgroup, subgroup = LIMITS[target]
    problems = list(kernel.problems)
    for what, found in kernel.found.items():
        if kernel.table[what] != found:
            problems.append(f"the module says {what} {kernel.table[what]}, the code {found}")
    if kernel.found["workgroup"] + kernel.table["dynamic"] > workgroup:
        problems.append(f"{kernel.found['workgroup'] + kernel.table['dynamic']} bytes of workgroup "
                        f"memory of {workgroup}")
    if kernel.found["private"] > PRIVATE:
        problems.append(f"{kernel.found['private']} bytes of private memory of {PRIVATE}")
    if kernel.found["threads"] > THREADS:
        problems.append(f"{kernel.found['threads']} threads of {THREADS}")
    if subgroup and kernel.found["subgroup"] != subgroup:
        problems.append(f"subgroups of {kernel.found['subgroup']} threads, not {subgroup}")
    if problems:
        raise Failure(f"kernel {kernel.name}: {'; '.join(problems)}")


def compile_and_check(path, target, level):
    with tempfile.TemporaryDirectory() as folder:
        module = os.path.join(folder, "out.slm")
        done = subprocess.run([SLUICE, "compile", path, f"--target={target}", f"-O{level}", "-o",
                               module],
                              capture_output=True, text=True)
        if done.returncode:
            raise Failure("\n".join(done.stderr.splitlines()[:5])
                          or f"it ends with exit code {done.returncode}")
        found = list(kernels(module))
        if not found and not os.path.basename(path).startswith("issue-"):
            raise Failure("the module has no kernels")
        for kernel in found:
            check(kernel, target)
        return f"{len(found)} kernels"


def compile_functions(pattern, target, level):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(program(pattern))
        file.flush()
        return compile_and_check(file.name, target, level)


def tests():
    for path in sorted(glob.glob(os.path.join(HERE, "..", "check", "*.mlir"))
                       + glob.glob(os.path.join(HERE, "..", "cases", "*.mlir"))):
        for target, levels in PROGRAMS.items():
            for level in levels:
                name = f"{os.path.basename(path)[:-5]}/{target}/O{level}"
                yield Test(name, lambda p=path, t=target, l=level: compile_and_check(p, t, l))
    for kind in FUNCTIONS:
        for target, level in [("rocm:gfx942", 2)] + ([("rocm:gfx1201", 0)]
                                                     if kind in ("f16", "bf16", "f32", "i8", "i64")
                                                     else []):
            yield Test(f"functions-{kind}/{target}/O{level}",
                       lambda k=kind, t=target, l=level: compile_functions(k, t, l))


if __name__ == "__main__":
    sys.exit(run("targets", list(tests()), share=0.35))
