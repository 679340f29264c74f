#===- untested.py - passes and ops without a lit test --------------------===#
# Every pass of a Passes.td must be run by some test; every op of a dialect must be in its folder's
# test/ and every dialect must have a test/invalid.mlir. Prints what is missing; the exit code is
# the number of such things, at most 1.
#===----------------------------------------------------------------------===#
import glob
import os
import re
import sys

COMPILER = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def text_of(*patterns):
    files = [f for pattern in patterns
             for f in glob.glob(os.path.join(COMPILER, pattern), recursive=True)
             if os.path.isfile(f)]
    return "\n".join(open(f).read() for f in sorted(files))


def code(td):
    return re.sub(r"//.*", "", td)


runs = "\n".join(line for line in text_of("**/test/*.mlir", "**/test/*.test").splitlines()
                 if "RUN:" in line)
missing = [f"no test runs the pass {name}"
           for name in re.findall(r'Pass<"(sluice-[\w-]+)"', code(text_of("**/Passes.td"))) if
           not re.search(rf"\b{name}\b", runs)]
for folder in sorted(glob.glob(os.path.join(COMPILER, "Dialect", "*", ""))):
    definitions = code(text_of(f"{folder}/*.td"))
    dialect = re.search(r': Dialect {\s*let name = "(\w+)"', definitions).group(1)
    prefixes = dict(re.findall(r'class (\w+)<string mnemonic[^:]*:\s*\w+<"?([\w.]*)"? # mnemonic',
                               definitions))
    tests = text_of(f"{folder}/test/*.mlir")
    for kind, mnemonic in re.findall(r'^def \w+ : (\w+)<"([\w.]+)"', definitions, re.M):
        name = f"{dialect}.{prefixes.get(kind, '')}{mnemonic}"
        if re.match(r"\w+_\w*Op$", kind) and f"{name}" not in tests:
            missing.append(f"no test in {os.path.relpath(folder, COMPILER)}/test has {name}")
    if not os.path.exists(os.path.join(folder, "test", "invalid.mlir")):
        missing.append(f"no {os.path.relpath(folder, COMPILER)}/test/invalid.mlir")
print("\n".join(missing))
sys.exit(1 if missing else 0)
