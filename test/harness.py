#===- harness.py - what all end-to-end tests share -----------------------===#
# A harness yields tests; `run` filters them, runs them, shows one moving line on a terminal, prints a line for each
# failure, and ends with the plain line `N passed, N failed, N skipped`.
#===----------------------------------------------------------------------===#
import argparse
import concurrent.futures
import os
import re
import sys
import time
import traceback

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.environ.get("SLUICE_BUILD_DIR", os.path.join(ROOT, "build"))
SLUICE = os.path.join(BUILD, "bin", "sluice")


class Failure(Exception):
    """A test did not hold. The text is one or a few lines for the person who reads the log."""


class Skip(Exception):
    """A test cannot run here; the text says why."""


class Progress:
    """The one moving line of a terminal; silent in a pipe."""

    def __init__(self):
        self.on = sys.stderr.isatty()

    def show(self, text):
        if self.on:
            print(f"\r\033[K{text[:118]}", end="", file=sys.stderr, flush=True)

    def clear(self):
        self.show("")


def run(name, tests, jobs=1, argv=None, extra_options=None):
    """Runs `tests`, a list of (test name, function without arguments). Returns the exit code.

    A function passes by returning, and fails or skips by raising. With jobs > 1 tests run on that many threads.
    """
    parser = argparse.ArgumentParser(prog=name)
    parser.add_argument("filter", nargs="?", default="", help="regular expression on test names")
    parser.add_argument("--list", action="store_true", help="print the names of the tests")
    parser.add_argument("--jobs", type=int, default=jobs)
    options = parser.parse_args(argv)
    chosen = [(n, f) for n, f in tests if re.search(options.filter, n)]
    if options.list:
        print("\n".join(n for n, _ in chosen))
        return 0
    progress = Progress()
    counts = {"passed": 0, "failed": 0, "skipped": 0}

    def one(test):
        test_name, function = test
        start = time.time()
        try:
            function()
            result, text = "passed", ""
        except Skip as skip:
            result, text = "skipped", str(skip)
        except Failure as failure:
            result, text = "failed", str(failure)
        except Exception:  # A harness's own mistake is a failure too, with the way to it.
            result, text = "failed", traceback.format_exc(limit=-4)
        return test_name, result, text, time.time() - start

    with concurrent.futures.ThreadPoolExecutor(max(1, options.jobs)) as pool:
        for done, (test_name, result, text, seconds) in enumerate(pool.map(one, chosen), 1):
            counts[result] += 1
            if result == "failed":
                progress.clear()
                print(f"FAIL {name}: {test_name} ({seconds:.1f} s)\n     " + text.strip().replace("\n", "\n     "), flush=True)
            progress.show(f"{name}: {done}/{len(chosen)}  {test_name}")
    progress.clear()
    print(f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped", flush=True)
    return 1 if counts["failed"] else 0
