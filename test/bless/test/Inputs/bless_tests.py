# bless_tests.py BLESS: lets bless run on a suite of its own, and looks at what it does.
import os
import subprocess
import sys
import tempfile

bless = sys.argv[1]
sys.path.insert(0, bless)
from filecheck import ByHand, rewritten

for pattern, actual, expected in [
    ("%[[A:.+]] = arith.addf %x, {{.*}} : f32", "  %0 = arith.mulf %x, %7 : f32", "%[[A:.+]] = arith.mulf %x, {{.*}} : f32"),
    ("kernels: 2, {{[0-9.]+}} KB of code", "kernels: 3, 17.5 KB of code", "kernels: 3, {{[0-9.]+}} KB of code"),
    ("linalg.generic {tile = 4}", "    linalg.generic {tile = 8} ins(%a) outs(%b)", "linalg.generic {tile = 8}"),
    ("return %[[Y]] : f32", "return %3 : f64", "return %[[Y]] : f64"),
    ("linalg.matmul ins(%[[A]], {{.*}} -> tensor<4xf32>", "%1 = linalg.mul ins(%0, %9 : tensor<8xf32>) -> tensor<8xf32>", "linalg.mul ins(%[[A]], {{.*}} -> tensor<8xf32>"),
    ("error: no such file", "tool: error: no such folder", "error: no such folder"),
]:
    assert rewritten(pattern, actual)[0] == expected, (pattern, actual, rewritten(pattern, actual))
for pattern, actual in [("a b c d", "w x y z"), ("%[[A:[0-9]+]] = add", "none = add")]:
    try:
        raise SystemExit(f"{pattern} became {rewritten(pattern, actual)}")
    except ByHand:
        pass

scratch = tempfile.TemporaryDirectory()
folder = scratch.name
CONFIG = f"""
import lit.formats, os
config.name = "blessed"
config.test_format = lit.formats.ShTest(False)
config.suffixes = [".test"]
config.environment["PATH"] = {bless!r} + os.pathsep + os.environ["PATH"]
config.environment.update({{name: os.environ[name] for name in ("SLUICE_BLESS", "SLUICE_BLESS_FILECHECK")}})
"""
TEST = """RUN: cat %S/said.txt | FileCheck %s
RUN: cat %S/said.txt | FileCheck %s --check-prefix=OTHER
RUN: diff %S/said.txt %S/golden.txt
CHECK: one {{[0-9]+}} apple
CHECK-NEXT: two pears
OTHER: two pears
OTHER-NOT: plums
"""
SAID = "one 5 orange\na new line\ntwo pears and more\n"
AFTER = TEST.replace("apple", "orange").replace("CHECK-NEXT: two", "CHECK-NEXT: a new line\nCHECK-NEXT: two")


def files():
    return {name: open(os.path.join(folder, name)).read() for name in ("a.test", "golden.txt")}


def write(**texts):
    for name, text in texts.items():
        with open(os.path.join(folder, name.replace("_", ".")), "w") as file:
            file.write(text)


def run(*arguments):
    done = subprocess.run([sys.executable, f"{bless}/run.py", "lit", *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL,
                          env={**os.environ, "SLUICE_BLESS_SUITE": folder, "SLUICE_BLESS_ROOT": folder})  # fmt: skip
    return done.returncode, done.stdout + done.stderr


def expect(what, code, words):
    assert what[0] == code and all(word in what[1] for word in words), what


write(lit_cfg=CONFIG, a_test=TEST, said_txt=SAID, golden_txt="one 4 apple\n")
before = files()
expect(run(), 1, ["-CHECK: one {{[0-9]+}} apple", "+CHECK: one {{[0-9]+}} orange", "+CHECK-NEXT: a new line", "+two pears and more", "2 left"])
assert files() == before, "without a yes it wrote"
expect(run("--yes"), 0, ["2 files written, 0 left as they are, 0 by hand"])
assert files() == {"a.test": AFTER, "golden.txt": SAID}, files()
expect(run("--yes"), 0, ["all expected text agrees"])
write(said_txt=SAID + "plums\n")
expect(run(f"{folder}/a.test", "--yes"), 1, ["by hand: ", "OTHER-NOT: excluded string found in input", "+plums"])
assert files()["a.test"] == AFTER
expect(run("no-such-suite"), 2, ["no suite and no file 'no-such-suite'"])
expect(run("torch"), 2, ["test/torch/generate.py writes them"])
