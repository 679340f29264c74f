#===- run.py - expected text becomes what is said, after a look ----------===#
# `./dev bless` ends here. Each suite that compares with text in files says what they would hold;
# the differences are shown, and written if the answer is yes.
#===----------------------------------------------------------------------===#
import difflib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
from filecheck import ByHand, Check
from harness import BUILD, ROOT

# Where tests lie; another one is for bless's own test.
LIT_ROOT = os.environ.get("SLUICE_BLESS_ROOT", ROOT)


def read(path):
    with open(path, errors="surrogateescape") as file:
        return file.read()


def shown(path):
    return os.path.relpath(path, ROOT)


class Suite:
    """Collects new texts of files by path, and what must be done by hand."""

    def __init__(self):
        self.texts, self.by_hand, self.differing = {}, [], set()


def tests_of(path):
    """The lit tests that a file is about: itself, or those that name it."""
    if os.path.isdir(path) or path.endswith((".mlir", ".test")):
        return [path]
    listed = subprocess.run(["git", "grep", "-lF", os.path.basename(path), "--", "*.mlir",
                             "*.test"], cwd=ROOT, capture_output=True, text=True)
    return [os.path.join(ROOT, name) for name in listed.stdout.split()]


def bless_lit(paths, found):
    """FileCheck's directives, and files that `diff` compares with what a tool prints."""
    real = (subprocess.run(["llvm-config-22", "--bindir"], capture_output=True,
                           text=True).stdout.strip() + "/FileCheck")
    tests = [test for path in paths for test in tests_of(path)]
    if paths and not tests:
        raise SystemExit(f"bless: error: no test compares with {shown(paths[0])}")
    pattern = "|".join(re.escape(os.path.relpath(test, LIT_ROOT)) for test in tests)
    with tempfile.TemporaryDirectory() as kept:
        suite = os.environ.get("SLUICE_BLESS_SUITE", f"{BUILD}/test")
        done = subprocess.run(["lit-22", "-q", "--allow-empty-runs", f"--filter={pattern}",
                               f"--output={kept}/lit.json.result", suite],
                              capture_output=True, text=True,
                              env={**os.environ, "SLUICE_BLESS": kept,
                                   "SLUICE_BLESS_FILECHECK": real})
        if not os.path.exists(f"{kept}/lit.json.result"):
            raise SystemExit(f"bless: error: lit did not run: "
                             f"{(done.stderr or done.stdout).strip()[:500]}")
        failed = [test for test in json.load(open(f"{kept}/lit.json.result"))["tests"]
                  if test["code"] in ("FAIL", "UNRESOLVED", "TIMEOUT")]
        records = [json.load(open(os.path.join(kept, name))) for name in sorted(os.listdir(kept))
                   if name.endswith(".json")]
    for record in records:
        bless_directives(record, real, found)
    for test in failed:
        compared = re.findall(r"^# executed command: diff (\S+) (\S+)$", test["output"], re.M)
        is_source = lambda path: path.startswith(LIT_ROOT + "/") and not path.startswith(BUILD
                                                                                         + "/")
        golden = [(b, a) if is_source(b) else (a, b) for a, b in compared if is_source(a)
                  or is_source(b)]
        golden = [(file, now) for file, now in golden if os.path.isfile(file)
                  and os.path.isfile(now) and read(file) != read(now)]
        found.texts.update({file: read(now) for file, now in golden})
        found.differing.add(os.path.join(LIT_ROOT, test["name"].split(" :: ")[-1]))
        if not golden:
            found.by_hand.append(f"{test['name']}: fails, but not for text that is stored: ./dev "
                                 f"test lit {test['name'].split(' :: ')[-1]}")


def bless_directives(record, real, found):
    try:
        check = Check(record, real)
        found.differing.add(check.path)
        text = check.bless(found.texts.get(check.path) or read(check.path))
        found.texts[check.path] = text
    except ByHand as reason:
        path = next((a for a in record["arguments"] if not a.startswith("-")), "?")
        near = check.problem(read(check.path)) if os.path.isfile(path) else ""
        said = "\n".join("    " + line for line in near.strip().splitlines()[:12])
        found.by_hand.append(f"{shown(path)}: {reason}\n{said}")


def bless_nodes(paths, found):
    """The list of node tests that do not work."""
    listed = os.path.join(ROOT, "test", "nodes", "expected_failures.txt")
    with tempfile.TemporaryDirectory() as folder:
        new = os.path.join(folder, "list")
        subprocess.run([sys.executable, os.path.join(ROOT, "test", "nodes", "run.py"),
                        f"--write-expected={new}"], stdout=subprocess.DEVNULL,
                       env={**os.environ, "PYTHONPATH": f"{BUILD}/python"})
        if not os.path.exists(new):
            raise SystemExit("bless: error: the suite nodes did not run to its end; ./dev test "
                             "nodes says why")
        found.texts[listed] = read(new)


def bless_kernels(paths, found):
    """How many kernels public models run, and the bytes that these move."""
    listed = os.path.join(ROOT, "test", "zoo", "kernels.txt")
    with tempfile.TemporaryDirectory() as folder:
        new = os.path.join(folder, "list")
        done = subprocess.run([sys.executable, os.path.join(ROOT, "test", "zoo", "kernels.py"),
                               f"--write={new}"])
        if done.returncode:
            raise SystemExit("bless: error: a model of test/zoo does not compile; ./dev test kernels "
                             "says why")
        found.texts[listed] = read(new)


# name: (how, the files that it is about)
SUITES = {"lit": (bless_lit, lambda path: path.endswith((".mlir", ".test", ".md"))),
          "nodes": (bless_nodes, lambda path: path.endswith("expected_failures.txt")),
          "kernels": (bless_kernels, lambda path: path.endswith("kernels.txt"))}
# Expected values that no run of ours can give.
ELSEWHERE = {
    "torch": "its values are what torch computes: test/torch/generate.py writes them",
    "zoo": "its values are what torch computes: test/zoo/generate.py writes them",
}


def difference(path, text):
    lines = difflib.unified_diff(read(path).splitlines(), text.splitlines(), shown(path),
                                 shown(path), "expected", "now", lineterm="")
    color = {"+": "\033[32m", "-": "\033[31m", "@": "\033[36m"} if sys.stdout.isatty() else {}
    return "\n".join(color[line[0]] + line + "\033[0m" if line[:1] in color else line
                     for line in lines)


def answer(path):
    while True:
        print(f"write {shown(path)}? [y]es, [n]o, [a]ll, [q]uit: ", end="", flush=True)
        given = sys.stdin.readline().strip().lower()[:1] or "q"
        if given in "ynaq":
            return given


def review(texts, yes):
    """Shows what would change and asks. Returns the files that were written, and how many were
    not."""
    written, left = [], 0
    changes = {path: text for path, text in texts.items() if text != read(path)}
    for number, (path, text) in enumerate(sorted(changes.items())):
        print(difference(path, text), flush=True)
        given = "y" if yes else answer(path) if sys.stdin.isatty() else "n"
        yes = yes or given == "a"
        if given == "q":
            return written, left + len(changes) - number
        if given == "n":
            left += 1
            continue
        mode = os.stat(path).st_mode
        with open(path + ".new", "w", errors="surrogateescape") as file:
            file.write(text)
        shutil.copymode(path, path + ".new")
        os.replace(path + ".new", path)
        os.chmod(path, mode)
        written.append(path)
    return written, left


def plural(count, noun):
    return f"{count} {noun}{'' if count == 1 else 's'}"


def main(arguments):
    yes, names, paths = False, [], []
    for argument in arguments:
        if argument == "--yes":
            yes = True
        elif argument in SUITES:
            names.append(argument)
        elif argument in ELSEWHERE:
            print(f"bless: error: {argument}: {ELSEWHERE[argument]}", file=sys.stderr)
            return 2
        elif os.path.exists(argument):
            paths.append(os.path.abspath(argument))
        else:
            print(f"bless: error: no suite and no file '{argument}'; suites with expected text: "
                  f"{', '.join(SUITES)}", file=sys.stderr)
            return 2
    if not names:
        names = [name for name, (_, is_about) in SUITES.items() if not paths
                 or any(os.path.isdir(p) or is_about(p) for p in paths)]
    if paths and not names:
        print(f"bless: error: no suite compares with {shown(paths[0])}", file=sys.stderr)
        return 2
    if any(os.path.isdir(path) for path in paths) and "nodes" in names and len(names) > 1:
        names.remove("nodes")  # A folder is one of tests.
    found = Suite()
    for name in names:
        SUITES[name][0](paths, found)
    written, left = review(found.texts, yes)
    if written and "lit" in names:
        again = Suite()
        bless_lit(sorted(found.differing), again)
        found.by_hand += [f"{shown(path)}: still differs after it was written; run bless again"
                          for path, text in again.texts.items() if text != read(path)]
    for text in found.by_hand:
        print(f"by hand: {text}")
    print(f"{plural(len(written), 'file')} written, {left} left as they are, {len(found.by_hand)} "
          f"by hand" if written or left or found.by_hand else "all expected text agrees")
    return 1 if left or found.by_hand else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
