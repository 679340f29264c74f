#===- run.py - run the suites of tests and add them up -------------------===#
# `./dev test` ends here. Each suite is a command; what it says goes to build/logs/test-NAME.log,
# and its counts are read from lit's and CTest's result files or from a harness's closing line. The
# last line is the sum.
#===----------------------------------------------------------------------===#
import json
import os
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as xml

from harness import BUILD, ROOT, Progress, absence_of

LOGS = os.path.join(BUILD, "logs")


def lit_command(pattern):
    return ["lit-22", "-sv", f"--filter={pattern}", "--allow-empty-runs",
            f"--output={LOGS}/lit.json", f"{BUILD}/test"]


def lit_counts(_):
    codes = [test["code"] for test in json.load(open(f"{LOGS}/lit.json"))["tests"]]
    passed, skipped = ("PASS", "XFAIL", "FLAKYPASS"), ("UNSUPPORTED", "SKIPPED", "EXCLUDED")
    return sum(c in passed for c in codes), sum(c not in passed + skipped
                                                for c in codes), sum(c in skipped for c in codes)


def ctest(build, name):
    """CTest in a build folder: the command and the reader of its counts."""

    def command(pattern):
        return ["ctest", "--test-dir", build, "-j2", "--timeout", "600", "--output-on-failure",
                "--no-tests=ignore",
                "--output-junit", f"{LOGS}/{name}.xml", "-R", pattern or "."]

    def counts(_):
        suite = xml.parse(f"{LOGS}/{name}.xml").getroot()
        total, failed, skipped = (int(suite.get(key)) for key in ("tests", "failures", "skipped"))
        skipped += int(suite.get("disabled", 0))
        return total - failed - skipped, failed, skipped

    return command, counts


def harness(script):
    """A Python harness: the command, and its closing line."""

    def command(pattern):
        device = os.environ.get("SLUICE_TEST_DEVICE")
        return ([sys.executable, os.path.join(ROOT, "test", script)]
                + ([f"--device={device}"] if device else []) + ([pattern] if pattern else []))

    def counts(log):
        lines = re.findall(r"^(\d+) passed, (\d+) failed, (\d+) skipped$", log, re.M)
        return tuple(int(n) for n in lines[-1]) if lines else (0, 1, 0)

    return command, counts


# name: (what it is, (command, counts), preset (and targets) to build first, minutes after which it is stopped)
SUITES = {
    "unit": ("planners, the runtime and its drivers (GoogleTest)", ctest(BUILD, "unit"), None, 10),
    "lit": ("passes and tools (lit, FileCheck)", (lit_command, lit_counts), None, 10),
    "asan": ("the runtime under address and undefined-behaviour sanitizers",
             ctest(f"{ROOT}/build-asan", "asan"), "asan", 10),
    "tsan": ("the runtime under the thread sanitizer", ctest(f"{ROOT}/build-tsan", "tsan"), "tsan",
             10),
    "python": ("the Python package and the examples", harness("python/run.py"), None, 10),
    "install": ("what is installed, used by other projects", harness("install/run.py"), None, 15),
    "check": ("programs with check ops, O0 to O3", harness("check/run.py"), None, 15),
    "numerics": ("what docs/numerics.md promises, O0 and O2, against wider types",
                 harness("numerics/run.py"), None, 10),
    "cases": ("programs from public reports, O0 to O3, against numpy", harness("cases/run.py"),
              None, 15),
    "torch": ("operators of torch against what torch computed, O0 and O2", harness("torch/run.py"),
              None, 15),
    "zoo": ("public models against what torch computed, O0 and O2", harness("zoo/run.py"), None,
            15),
    "kernels": ("how many kernels public models run on a GPU, and the bytes that these move",
                harness("zoo/kernels.py"), None, 10),
    "targets": ("kernels for GPUs compile, O0 to O3, within the limits that their code states",
                harness("targets/run.py"), None, 15),
    "devices": ("programs of several devices, O0 and O2", harness("devices/run.py"), None, 15),
    "collectives": ("one program in 1, 2 and 4 processes", harness("collectives/run.py"), None, 15),
    "nodes": ("the ONNX node suite", harness("nodes/run.py"), None, 20),
    "operators": ("small ONNX models against ONNX Runtime, O0 and O2", harness("operators/run.py"),
                  None, 10),
    "hostile": ("odd sizes, indices and values for models with open sizes, O0 and O2",
                harness("hostile/run.py"), None, 10),
    "models": ("whole models against ONNX Runtime, O0 to O3", harness("models/run.py"), None, 25),
    "vulkan": ("programs, nodes and a model on Vulkan, all SPIR-V valid", harness("vulkan/run.py"),
               None, 15),
    "bisect": ("./dev bisect finds bugs that were put in", harness("bisect/run.py"), None, 10),
    "bad_input": ("bad input: one line, exit code 1, nothing written", harness("bad_input/run.py"),
                  None, 10),
    "table": ("every operation on every element type, O0 and O2, on all families",
              harness("table/run.py"), None, 10),
    "programs": ("random programs against the -O0 reference", harness("programs/run.py"), None, 10),
    "graphs": ("random ONNX graphs beside ONNX Runtime", harness("graphs/run.py"), None, 10),
    "growth": ("compile time grows with the model, not faster", harness("growth/run.py"), None, 10),
    "fuzz": ("libFuzzer on what comes from outside, mutated ONNX models: an error or a result",
             harness("fuzz/run.py"), "asan fuzzers", 10),
}


# With --device, and the pattern for each: only the drivers' conformance suite of the unit tests is
# about a device.
DEVICE_SUITES = {"unit": "RuntimeConformanceTest", "check": "", "numerics": "", "cases": "",
                 "nodes": "", "operators": "", "torch": "", "zoo": "", "models": "", "programs": "",
                 "graphs": ""}


def run_suite(name, pattern):
    """Runs one suite. Returns (passed, failed, skipped)."""
    about, (command, counts), preset, minutes = SUITES[name]
    log_path = f"{LOGS}/test-{name}.log"
    start = time.time()
    if preset and os.environ.get("SLUICE_BUILD"):
        build = subprocess.run([os.environ["SLUICE_DEV"], "build",
                                *f"--preset={preset}".split()],
                               stdin=subprocess.DEVNULL)
        if build.returncode:
            print(f"{name}: building it failed")
            return 0, 1, 0
    environment = dict(os.environ, PYTHONPATH=f"{BUILD}/python", ASAN_OPTIONS="detect_leaks=1",
                       UBSAN_OPTIONS="print_stacktrace=1")
    Progress().show(f"{name}: running; {log_path} grows")
    with open(log_path, "w") as log:
        try:
            code = subprocess.run(command(pattern), stdin=subprocess.DEVNULL, stdout=log,
                                  stderr=subprocess.STDOUT,
                                  env=environment, cwd=ROOT, timeout=minutes * 60).returncode
        except subprocess.TimeoutExpired:
            log.write(f"\nstopped after {minutes} minutes\n")
            code = 124
    Progress().clear()
    text = open(log_path, errors="replace").read()
    try:
        passed, failed, skipped = counts(text)
    except (OSError, ValueError, xml.ParseError):
        passed, failed, skipped = 0, 1, 0
    failed = failed or (1 if code else 0)
    if failed:
        print("\n".join(text.strip().splitlines()[-60:]))
    print(f"{name:10s} {passed:5d} passed {failed:4d} failed {skipped:4d} skipped  "
          f"{time.time() - start:5.0f} s  {about}", flush=True)
    return passed, failed, skipped


def main(arguments):
    if "--list" in arguments:
        for name, (about, _, _, _) in SUITES.items():
            print(f"{name:10s} {about}")
        return 0
    suites, patterns, device = [], [], ""
    for argument in arguments:
        if argument.startswith("--device="):
            device = argument.partition("=")[2]
        else:
            (suites if argument in SUITES else patterns).append(argument)
    if len(patterns) > 1:
        print(f"test: no suite called {patterns[0]}; ./dev test --list names them", file=sys.stderr)
        return 2
    if device:
        if absence := absence_of(device):
            print(f"test: no {device} device here: {absence}", file=sys.stderr)
            return 3
        os.environ["SLUICE_TEST_DEVICE"] = device
    os.makedirs(LOGS, exist_ok=True)
    total = [0, 0, 0]
    for name in suites or (DEVICE_SUITES if device else SUITES):
        pattern = patterns[0] if patterns else DEVICE_SUITES.get(name, "") if device else ""
        total = [a + b for a, b in zip(total, run_suite(name, pattern))]
    print(f"{total[0]} passed, {total[1]} failed, {total[2]} skipped")
    return 1 if total[1] or not total[0] else 0


sys.exit(main(sys.argv[1:]))
