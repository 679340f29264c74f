#===- run.py - ./dev bisect finds bugs that were put in ------------------===#
# SLUICE_PLANT_BUG (compiler/Driver/DebugControl.h) makes one pass or plan of the compiler wrong.
# What is found must be that, and the command that is printed must fail with the bug and hold
# without it.
#===----------------------------------------------------------------------===#
import functools
import os
import re
import shlex
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
from harness import ROOT, SLUICE, Failure, Test, run

SUM = """
func.func @main(%a: tensor<?x8xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %n = tensor.dim %a, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%one : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.reduce {arith.addf} ins(%a : tensor<?x8xf32>) outs(%f : tensor<?xf32>) dimensions = [1]
  %x = util.optimization_barrier %s : tensor<?xf32>
  %y = math.tanh %x : tensor<?xf32>
  %z = arith.addf %y, %x : tensor<?xf32>
  return %z : tensor<?xf32>
}
"""
LOOP = """
func.func @main(%a: tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<4x8xf32> {
    %e = math.exp %x : tensor<4x8xf32>
    %b = util.optimization_barrier %e : tensor<4x8xf32>
    %s = arith.addf %b, %x : tensor<4x8xf32>
    %b2 = util.optimization_barrier %s : tensor<4x8xf32>
    %m = math.tanh %b2 : tensor<4x8xf32>
    scf.yield %m : tensor<4x8xf32>
  }
  return %r : tensor<4x8xf32>
}
"""
CHECKS = """
func.func @good() {
  %a = util.unfoldable_constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq(%a, %a) : tensor<2xf32>
  return
}
func.func @sums() {
  %a = util.unfoldable_constant dense<[1.0, 4.0]> : tensor<2xf32>
  %b = math.sqrt %a : tensor<2xf32>
  %c = arith.addf %b, %b : tensor<2xf32>
  check.expect_almost_eq_const(%c, dense<[2.0, 4.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}
"""
# To LLVM (x * 6) / 3 is x * 2 where the product must not overflow; to the oracle integers wrap.
WRAPS = """
#id = affine_map<(i) -> (i)>
func.func @main(%a: tensor<4xi32>) -> tensor<4xi32> {
  %e = tensor.empty() : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xi32>) outs(%e : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %three = arith.constant 3 : i32
    %six = arith.constant 6 : i32
    %y = arith.muli %x, %six overflow<nsw> : i32
    %z = arith.divsi %y, %three : i32
    linalg.yield %z : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}
"""
UNKNOWN = """
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c = tensor.cast %a : tensor<4xf32> to tensor<*xf32>
  %b = util.optimization_barrier %c : tensor<*xf32>
  return %a : tensor<4xf32>
}
"""


def find(program, bug, arguments, says, code=1, again=None):
    """`says` must be in what is found. `again`: exit codes of the printed command with the bug and
    without it."""
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        path = os.path.join(folder, "program.mlir")
        with open(path, "w") as file:
            file.write(program)

        def tell(command, bug, cache):
            own = {"SLUICE_CACHE_DIR": os.path.join(folder, cache), "TMPDIR": folder}
            environment = {**os.environ, **own, "SLUICE_PLANT_BUG": bug}
            return subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL,
                                  capture_output=True, text=True, env=environment)

        script = os.path.join(HERE, "culprit.py")
        done = tell([sys.executable, script, path, f"--reproducer={folder}/found", *arguments], bug,
                    "find")
        said = f"exit code {done.returncode}\n{done.stdout}\n{done.stderr[-1500:]}"
        if done.returncode != code or not re.search(says, done.stdout):
            raise Failure(f"wanted {says!r}\n{said}")
        command = re.search(r"^run: (.*)$", done.stdout, re.M)
        if again:
            words = [SLUICE, *shlex.split(command[1])[1:]]
            codes = tell(words, bug, "with").returncode, tell(words, "", "without").returncode
            if codes != again:
                raise Failure(f"the command gives {codes} with and without the bug, not "
                              f"{again}\n{said}")


TESTS = {
    "right": (SUM, "", [], "is right: cpu at -O2 gives what the oracle gives", 0),
    "right_at_O0": (SUM, "plan=main_1.*=0", ["-O0", "--reference=O0"],
                    "is right: cpu at -O0 gives what -O0 gives", 0),
    "pass": (SUM, "pass=sluice-fuse-elementwise", [],
             r"wrong after pass \d+ 'sluice-fuse-elementwise' \(stage global\)", 1, (0, 0)),
    "pass_beside_O0": (SUM, "pass=sluice-fuse-elementwise", ["--reference=O0"],
                       r"wrong after pass \d+ 'sluice-fuse-elementwise' \(stage global\)", 1,
                       (0, 0)),
    "check": (CHECKS, "pass=sluice-form-dispatches", ["--function=sums"],
              r"wrong after pass \d+ 'sluice-form-dispatches' \(stage dispatch\)", 1),
    "plan": (SUM, "plan=main_1.*=0", ["--input=5x8xf32=random"],
             r"wrong in kernel 'main_1_\w+' \(.*\), plan '.*', but not plan '.*'; "
             "its lowering is wrong, before any pass of LLVM", 1, (1, 0)),
    "plan_of_check": (CHECKS, "plan=sums.*=0", ["--function=sums"], r"wrong in kernel 'sums_0_\w+'",
                      1, (1, 0)),
    "plan_in_loop": (LOOP, "plan=main_1.*=0", ["--input=4x8xf32=random", "--input=i64=3"],
                     r"wrong in kernel 'main_1_\w+' \(in a loop or branch\), plan '.*', but not "
                     r"plan '.*'", 1, (1, 0)),
    "pass_of_llvm": (WRAPS, "", ["--input=4xi32=1 2 1073741824 3"],
                     r"wrong in kernel 'main_0_\w+'.* wrong from pass \d+ of LLVM on", 1, (1, 1)),
    "crash_in_kernel": (SUM, "crash=main_1_.*", [], r"crash in kernel 'main_1_\w+', by each of its "
                                                    r"plans; the kernel alone is in .*/found/"
                                                    r"main_1_", 1, (-6, 0)),
    "crash_in_pass": (SUM, "crash=sluice-fuse-elementwise", [],
                      r"crash in pass \d+ 'sluice-fuse-elementwise'", 1, (-6, 0)),
    "does_not_compile": (UNKNOWN, "", [], r"does not compile or run .*fails in pass \d+ 'sluice-",
                         1, (1, 1)),
}


if __name__ == "__main__":
    sys.exit(run("bisect",
                 [Test(name, functools.partial(find, *case)) for name, case in TESTS.items()]))
