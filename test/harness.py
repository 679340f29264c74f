#===- harness.py - what all end-to-end tests share -----------------------===#
# A harness makes a list of tests; `run` filters them, runs them in worker processes (so that a
# crash or a hang is one failed test and not the end), shows one moving line on a terminal, prints
# some lines for each failure, and ends with the plain line `N passed, N failed, N skipped`.
#===----------------------------------------------------------------------===#
import argparse
import ctypes
import dataclasses
import functools
import math
import multiprocessing
import multiprocessing.connection
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import traceback

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.environ.get("SLUICE_BUILD_DIR", os.path.join(ROOT, "build"))
SLUICE = os.path.join(BUILD, "bin", "sluice")
sys.path.insert(0, os.path.join(BUILD, "python"))
PR_SET_PDEATHSIG = 1  # of <sys/prctl.h>


# The kind of device that programs are compiled for and run on: what --device= says.
DEVICE = next((argument.partition("=")[2] for argument in sys.argv[1:]
               if argument.startswith("--device=")), "cpu")


def tested_target(target):
    """What tests compile for on a device that is best compiled for `target`: the Vulkan profile
    that runs anywhere."""
    return "vulkan:core" if target.startswith("vulkan:") else target


@functools.cache
def target():
    """What to compile for to run on DEVICE."""
    import sluice

    return next((tested_target(target) for name, target in sluice.targets().items()
                 if name.split(":")[0] == DEVICE), DEVICE)


class Failure(Exception):
    """A test did not hold. The text is one or a few lines for the person who reads the log."""


class Skip(Exception):
    """A test cannot run here; the text says why."""


@dataclasses.dataclass
class Test:
    """Passes if `function` returns, fails or skips if it raises; a text that it returns is for
    `report`. Tests of one group
    run in order in one process, so that they can share what the first of them made."""

    name: str
    function: callable
    group: str = ""
    seconds: float = 120  # after which it is stopped


class Progress:
    """The one moving line of a terminal; silent in a pipe."""

    def __init__(self):
        self.on = sys.stderr.isatty()

    def show(self, text):
        if self.on:
            print(f"\r\033[K{text[:118]}", end="", file=sys.stderr, flush=True)

    def clear(self):
        self.show("")


def close(ours, theirs, bound=1e-4):
    """Raises Failure unless types and shapes are the same and |a-b| / (1+|b|) <= bound everywhere
    (integers: equal)."""
    import numpy as np

    ours, theirs = np.asarray(ours), np.asarray(theirs)
    if ours.shape != theirs.shape or ours.dtype != theirs.dtype:
        raise Failure(f"got {ours.dtype}{list(ours.shape)}, the reference is "
                      f"{theirs.dtype}{list(theirs.shape)}")
    if theirs.dtype.kind in "iub":
        wrong = np.argwhere(ours != theirs)
        if len(wrong):
            at = tuple(int(i) for i in wrong[0])
            raise Failure(f"{len(wrong)} of {ours.size} values differ; first at {list(at)}: "
                          f"{ours[at]}, the reference is {theirs[at]}")
        return
    wide = np.complex128 if theirs.dtype.kind == "c" else np.float64
    a, b = ours.astype(wide), theirs.astype(wide)
    same = (a == b) | (np.isnan(a) & np.isnan(b))
    with np.errstate(invalid="ignore"):
        error = np.where(same, 0, np.abs(a - b) / (1 + np.abs(b)))
    error = np.where(np.isnan(error), np.inf, error)
    if error.size and error.max() > bound:
        at = tuple(int(i) for i in np.unravel_index(error.argmax(), error.shape))
        raise Failure(f"off by {error.max():.2e} at {list(at)}: {a[at]:.8g}, the reference is "
                      f"{b[at]:.8g}; "
                      f"{int((error > bound).sum())} of {error.size} values are off by more than "
                      f"{bound:g}")


def compiled(model, **options):
    """`model`, compiled for DEVICE and loaded there. All SPIR-V must be valid."""
    import sluice

    if DEVICE != "vulkan":
        return sluice.compile(model, target=target(), device=DEVICE, **options)
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        path = os.path.join(folder, "model.slm")
        module = sluice.compile(model, target=target(), output=path, **options)
        validate_spirv(path)
        return module


def validate_spirv(module):
    """Raises Failure unless spirv-val accepts all kernels of the module file."""
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        subprocess.run([SLUICE, "inspect", module, f"--code={folder}"], stdin=subprocess.DEVNULL,
                       stdout=subprocess.DEVNULL, check=True)
        # variants have folders
        for kernel in sorted(os.path.join(path, name) for path, _, names in os.walk(folder)
                             for name in names):
            done = subprocess.run(["spirv-val", "--target-env", "vulkan1.3", kernel],
                                  capture_output=True, text=True)
            said = (done.stderr or done.stdout).strip()
            # A validator from before SPV_KHR_cooperative_matrix does not know its capability.
            if done.returncode and "Invalid capability operand: 6022" not in said:
                raise Failure(f"{os.path.basename(kernel)}: {said}")


def in_child(work):
    """Runs `work` in a process of its own, which may crash: the lines that it reports (`work` is
    given a function for them), and how that process ended, as os.waitpid has it."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.close(reading)
            work(lambda line: os.write(writing, line.replace("\n", " | ").encode() + b"\n"))
            code = 0
        finally:
            os._exit(code)
    os.close(writing)
    with os.fdopen(reading, errors="replace") as lines:
        found = [line.rstrip("\n") for line in lines if line.endswith("\n")]
    return found, os.waitpid(child, 0)[1]


def _serve(tests, connection):
    """The life of a worker: runs tests[i] for each i it is sent; None ends it, and the end of the
    harness, however it came, too."""
    os.setpgid(0, 0)
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    while (index := connection.recv()) is not None:
        try:
            note = tests[index].function()
            answer = "passed", note if isinstance(note, str) else ""
        except Skip as skip:
            answer = "skipped", str(skip)
        except Failure as failure:
            answer = "failed", str(failure)
        except Exception as error:
            known = type(error).__module__.startswith("sluice")
            answer = ("failed", f"{type(error).__name__}: {error}" if known
                      else traceback.format_exc(limit=-4))
        sys.stdout.flush()
        connection.send(answer)
    connection.close()
    os._exit(0)


class _Worker:
    def __init__(self, tests):
        self.connection, theirs = multiprocessing.Pipe()
        self.process = multiprocessing.get_context("fork").Process(target=_serve,
                                                                   args=(tests, theirs))
        self.process.start()
        theirs.close()
        self.queue, self.running, self.deadline = [], None, None

    def next(self, tests):
        """Starts the next test of its group, if there is one."""
        self.running = self.queue.pop(0) if self.queue else None
        if self.running is not None:
            self.started = time.time()
            self.deadline = self.started + tests[self.running].seconds
            self.connection.send(self.running)

    def kill(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.kill()
        self.process.join()


def absence_of(kind):
    """Why this machine has no device of `kind`; "" if it has one."""
    if kind == "cpu":
        return ""
    listed = subprocess.run([SLUICE, "devices"], stdin=subprocess.DEVNULL, capture_output=True,
                            text=True).stdout
    if re.search(rf"^{kind}:\d+ +(?!not available)", listed, re.M):
        return ""
    reason = re.search(rf"^{kind}\S* +not available: (.*)", listed, re.M)
    return reason[1] if reason else "there is no such device"


def options_of(name, about=None):
    """A parser of the options that `run` knows; a harness may add its own."""
    parser = argparse.ArgumentParser(prog=name, description=about, conflict_handler="resolve")
    parser.add_argument("filter", nargs="?", default="", help="regular expression on test names")
    parser.add_argument("--list", action="store_true", help="print the names of the tests")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=float("inf"),
                        help="begin no test after so long")
    parser.add_argument("--all", action="store_true",
                        default=bool(os.environ.get("SLUICE_TEST_ALL")),
                        help="every test of a suite that samples")
    parser.add_argument("--seed", type=int, default=None,
                        help="of the sample; without it a number that changes with each commit")
    parser.add_argument("--device", metavar="KIND", default="cpu",
                        help="compile for and run on cpu (default), vulkan, cuda, ...")
    parser.add_argument("--failures", metavar="FILE",
                        help="write `name: first line` of each failure there")
    return parser


def seed_of(seed=None):
    """`seed`, or else SLUICE_TEST_SEED or the commit."""
    if seed is not None:
        return seed
    commit = subprocess.run(["git", "-C", ROOT, "rev-parse", "HEAD"], capture_output=True,
                            text=True).stdout[:8]
    return int(os.environ.get("SLUICE_TEST_SEED") or int(commit or "0", 16))


def sample(tests, share, seed=None):
    """About `share` of the groups of `tests`, drawn by seed_of(seed); says how to draw them
    again."""
    seed = seed_of(seed)
    groups = sorted({test.group or test.name for test in tests})
    chosen = set(random.Random(seed).sample(groups, math.ceil(share * len(groups))))
    taken = [test for test in tests if (test.group or test.name) in chosen]
    print(f"{len(taken)} of {len(tests)} tests; again by --seed={seed}, all by --all", flush=True)
    return taken


def run(name, tests, report=None, options=None, share=1.0):
    """Runs `tests`, calls report({name: (result, text)}) before the closing line, and returns the
    exit code. With a `share` below 1
    and neither a filter nor --all only a sample of them."""
    options = options or options_of(name).parse_args()
    tests = [test for test in tests if re.search(options.filter, test.name)]
    if share < 1 and not (options.filter or options.list or options.all):
        tests = sample(tests, share, options.seed)
    if options.list:
        print("\n".join(test.name for test in tests))
        return 0
    if absence := absence_of(DEVICE):
        print(f"SKIPPED: {name} on {DEVICE}: {absence}\n0 passed, 0 failed, {len(tests)} skipped",
              flush=True)
        return 0
    groups = {}
    for index, test in enumerate(tests):
        groups.setdefault(test.group or test.name, []).append(index)
    waiting, results, times, progress = list(groups.values()), {}, {}, Progress()

    def finish(worker, result, text):
        test = tests[worker.running]
        results[test.name] = (result, text)
        times[test.name] = time.time() - worker.started
        if result == "failed":
            progress.clear()
            print(f"FAIL {name}: {test.name} ({times[test.name]:.1f} s)\n     "
                  + text.strip().replace("\n", "\n     "), flush=True)
        progress.show(f"{name}: {len(results)}/{len(tests)}  {test.name}")

    workers, end = [_Worker(tests)
                    for _ in range(min(max(1, options.jobs),
                                       len(waiting)))], time.time() + options.seconds
    try:
        while len(results) < len(tests):
            if time.time() > end:
                waiting = []
            for worker in workers:
                if worker.running is None and not worker.queue and waiting:
                    worker.queue = list(waiting.pop(0))
                if worker.running is None:
                    worker.next(tests)
            active = {w.connection: w for w in workers if w.running is not None}
            if not active:
                break
            timeout = max(0.0, min(w.deadline for w in active.values()) - time.time())
            for connection in multiprocessing.connection.wait(list(active), timeout):
                worker = active[connection]
                try:
                    answer = connection.recv()
                except EOFError:
                    answer = None
                if answer:
                    finish(worker, *answer)
                    worker.running = None
                else:
                    worker.process.join(5)
                    code = worker.process.exitcode
                    signalled = (signal.Signals(-code).name if code and code < 0
                                 else f"exit code {code}")
                    finish(worker, "failed", f"the process ended: {signalled}")
                    workers[workers.index(worker)] = fresh = _Worker(tests)
                    fresh.queue = worker.queue
            for i, worker in enumerate(workers):
                if (worker.running is not None and time.time() > worker.deadline and
                    not worker.connection.poll()):
                    finish(worker, "failed", f"stopped after {tests[worker.running].seconds:g} s")
                    worker.kill()
                    workers[i] = fresh = _Worker(tests)
                    fresh.queue = worker.queue
    finally:
        for worker in workers:
            worker.kill()
    progress.clear()
    if report:
        report(results)
    if options.failures:
        with open(options.failures, "w") as file:
            file.writelines(f"{name}: {text.strip().splitlines()[0]}\n"
                            for name, (result, text) in results.items() if result == "failed")
    slowest = sorted(((seconds, name) for name, seconds in times.items() if seconds > 10),
                     reverse=True)[:5]
    if slowest:
        print("slowest: " + ", ".join(f"{name} {seconds:.0f} s" for seconds, name in slowest))
    count = {key: sum(result == key for result, _ in results.values())
             for key in ("passed", "failed", "skipped")}
    print(f"{count['passed']} passed, {count['failed']} failed, {count['skipped']} skipped",
          flush=True)
    return 1 if count["failed"] else 0
