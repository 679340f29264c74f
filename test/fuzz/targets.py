#===- targets.py - runs the targets of libFuzzer -------------------------===#
# NameTarget.cpp beside this file is the target `name`, a program of the build with the sanitizers
# (build-asan/fuzz). corpus/NAME has inputs that once failed, which are tried first. What is learned
# on the way stays in build-asan/corpus/NAME, so that the next long run goes on from there.
#   python test/fuzz/targets.py                      all, ten minutes each
#   python test/fuzz/targets.py elf npy --seconds=60
#===----------------------------------------------------------------------===#
import argparse
import glob
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.dirname(HERE)]
from harness import BUILD, ROOT, Failure

SANITIZED = f"{ROOT}/build-asan"
FINDINGS = f"{BUILD}/logs/fuzz"
SECONDS_EACH, MEGABYTES = 10, 2000  # of one input
# In a short run, about two seconds each. Those that wait for connections are slow.
RUNS = {"rendezvous": 100, "bytecode": 2000, "module": 3000, "report": 4000}
USUAL_RUNS = 10000


def names():
    """Of all targets, in order."""
    return sorted(os.path.basename(path)[: -len("Target.cpp")].lower()
                  for path in glob.glob(f"{HERE}/*Target.cpp"))


def fuzz(name, corpus, *limits):
    """Runs a target from the inputs in `corpus`, which gets new ones; how often it ran. Raises
    Failure with the input that failed, and how to try it again."""
    program = f"{SANITIZED}/fuzz/{name}"
    if not os.path.exists(program):
        raise Failure(f"{program} is not there: ./dev build --preset=asan fuzzers")
    os.makedirs(FINDINGS, exist_ok=True)
    seeds = [folder for folder in [f"{HERE}/corpus/{name}"] if os.path.isdir(folder)]
    environment = dict(os.environ, ASAN_OPTIONS="detect_leaks=1:allocator_may_return_null=1:"
                                                "allow_user_poisoning=0")
    done = subprocess.run([program, f"-timeout={SECONDS_EACH}", f"-rss_limit_mb={MEGABYTES}",
                           f"-artifact_prefix={FINDINGS}/{name}-", "-print_final_stats=1",
                           *limits, corpus, *seeds],
                          stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          errors="replace", env=environment, cwd=FINDINGS)
    if done.returncode == 0:
        return int(re.search(r"number_of_executed_units: (\d+)", done.stderr)[1])
    said = [line for line in done.stderr.splitlines()
            if re.search(r"^wrong:|runtime error:|^==\d+==ERROR|^SUMMARY|^ +#\d+ .*sluice", line)]
    found = re.search(r"Test unit written to (\S+)", done.stderr)
    again = f"again by: {program} {found[1]}" if found else done.stderr[-2000:]
    raise Failure("\n".join([*said[:12], again]))


def short_run(name):
    """The same every time, but for what threads do."""
    with tempfile.TemporaryDirectory(prefix="sluice-") as corpus:
        count = fuzz(name, corpus, f"-runs={RUNS.get(name, USUAL_RUNS)}", "-seed=1")
    return f"{name}: {count}"


def main():
    parser = argparse.ArgumentParser(prog="fuzz", description="Runs targets of libFuzzer for long.")
    parser.add_argument("names", nargs="*", metavar="TARGET", help=", ".join(names()))
    parser.add_argument("--seconds", type=int, default=600, help="each (default 600)")
    options = parser.parse_args()
    if unknown := set(options.names) - set(names()):
        print(f"fuzz: no target {unknown.pop()}; there are {', '.join(names())}", file=sys.stderr)
        return 2
    failed = False
    for name in options.names or names():
        corpus = f"{SANITIZED}/corpus/{name}"
        os.makedirs(corpus, exist_ok=True)
        try:
            count = fuzz(name, corpus, f"-max_total_time={options.seconds}")
            print(f"{name}: {count} inputs in {options.seconds} s, none failed", flush=True)
        except Failure as failure:
            failed = True
            print(f"{name}: failed\n{failure}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
