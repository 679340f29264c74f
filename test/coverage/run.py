#===- run.py - how much of the runtime its tests run ---------------------===#
# Runs the tests of the runtime as built to count (build-coverage) and prints lines and branches for
# each folder, and for each file of the loader, the verifier and the interpreter, whose every line
# is to run. Fails where less runs than docs and README promise.
#   python test/coverage/run.py                 the table
#   python test/coverage/run.py Verifier        also the lines of such files that never ran
#===----------------------------------------------------------------------===#
import collections
import glob
import json
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BUILD = f"{ROOT}/build-coverage"
TOOLS = "/usr/lib/llvm-22/bin"
LEAST = {"lines": 95, "branches": 85}  # percent of the runtime
WHOLE = re.compile(r"runtime/(module/ModuleFile|vm/(Verifier|Interpreter|Frame|Program|Checks|"
                   r"ArenaPack|ScalarMath))\.(cpp|h)$")
# Memory and modules of others.
IN_PYTHON = ("^(isolated_modules|limits|wrong_arguments|shared_memory|shared_memory_by_ipc|call_async|"
             "several_targets|places_of_dlpack|failing_dlpack|memory_of_other_devices|"
             "devices_of_a_program|signed_modules|fork_during_a_call|host_function)$")
OTHERS = re.compile(r"Test\.cpp$|runtime/(testing|benchmarks)/|_generated\.h$")


def collect():
    """Runs the tests; the path of what they counted. Processes count into files that they share
    (CMakePresets.json names them), so those that are killed count, too."""
    folder = f"{BUILD}/profiles"
    os.makedirs(folder, exist_ok=True)
    for old in glob.glob(f"{folder}/*"):
        os.unlink(old)
    environment = dict(os.environ, SLUICE_BUILD_DIR=BUILD)
    subprocess.run(["ctest", "--test-dir", BUILD, "-j2", "--timeout", "900",
                    "--output-on-failure"],
                   check=True, stdin=subprocess.DEVNULL, env=environment)
    # Every call fails once, not a sample of them, but where others wait for it to come back.
    subprocess.run([f"{BUILD}/unit/RuntimeFaultTest", "--gtest_filter=-*Collectives*:*ManyThreads*"],
                   check=True, stdin=subprocess.DEVNULL, env=environment | dict(SLUICE_FAULTS="all"))
    # Processes that run one program need a compiler, that of the plain build. Whole models take long.
    plain = f"{ROOT}/build"
    if os.path.exists(f"{plain}/bin/sluice"):
        for path in [f"{plain}/bin/sluice", *glob.glob(f"{plain}/python/sluice/_compiler.*.so")]:
            link = path.replace(plain, BUILD, 1)
            if not os.path.lexists(link):
                os.symlink(path, link)
        for suite, tests in (("collectives", "^(?!sharded_[a-z])"), ("python", IN_PYTHON)):
            subprocess.run([sys.executable, f"{ROOT}/test/{suite}/run.py", tests], check=True,
                           stdin=subprocess.DEVNULL, env=environment)
    merged = f"{BUILD}/runtime.profdata"
    subprocess.run([f"{TOOLS}/llvm-profdata", "merge", "-sparse", "-o", merged,
                    *glob.glob(f"{folder}/*.profraw")], check=True)
    return merged


def cov(command, profile, *arguments):
    programs = [*sorted(glob.glob(f"{BUILD}/unit/*Test")),
                *(f"{BUILD}/bin/{name}" for name in ("sluice-run", "sluice-worker")),
                *glob.glob(f"{BUILD}/python/sluice/_runtime.*.so")]
    objects = [word for program in programs[1:] for word in ("-object", program)]
    return subprocess.run([f"{TOOLS}/llvm-cov", command, f"-instr-profile={profile}", *arguments,
                           programs[0], *objects], check=True, capture_output=True, text=True,
                          stdin=subprocess.DEVNULL).stdout


def counts_of(profile):
    """By file: {"lines": (run, all), "branches": ...}."""
    data = json.loads(cov("export", profile, "-summary-only"))["data"][0]
    found = {}
    for file in data["files"]:
        name = os.path.relpath(os.path.realpath(os.path.join(BUILD, file["filename"])), ROOT)
        if name.startswith("runtime/") and not OTHERS.search(name):
            found[name] = {key: (file["summary"][key]["covered"], file["summary"][key]["count"])
                           for key in LEAST}
    return found


def idle_lines(profile, files):
    """By file: the lines that never ran, without those that say nothing (braces, labels, and what
    the preprocessor reads)."""
    found, name = {}, None
    shown = cov("show", profile, "-show-instantiations=false", "-sources",
                *(f"{ROOT}/{file}" for file in files))
    for line in shown.splitlines():
        if line.startswith("/"):
            name = os.path.relpath(line.rstrip(":"), ROOT)
            found[name] = []
        elif re.match(r" *\d+\| +0\|(?!\s*([{}();]*|case [\w:]+: \{?|#.*)\s*$)", line):
            found[name].append(line)
    return found


def percent(run, count):
    return 100 * run / count if count else 100.0


def main():
    profile = collect()
    counts = counts_of(profile)
    rows = collections.defaultdict(lambda: {key: (0, 0) for key in LEAST})
    for name, file in counts.items():
        for row in ["all", os.path.dirname(name)] + ([name] if WHOLE.search(name) else []):
            rows[row] = {key: tuple(a + b for a, b in zip(rows[row][key], file[key]))
                         for key in LEAST}
    print(f"{'':40s}{'lines':>16s}{'branches':>16s}")
    for name in sorted(rows):
        cells = "".join(f"{run:6d}/{count:<5d}{percent(run, count):4.0f}%"[:16].rjust(16)
                        for run, count in rows[name].values())
        print(f"{name:40s}{cells}")
    idle = idle_lines(profile, [name for name in counts if WHOLE.search(name)
                                or any(re.search(pattern, name) for pattern in sys.argv[1:])])
    for name, lines in idle.items():
        if any(re.search(pattern, name) for pattern in sys.argv[1:]):
            print(f"{name}, never run:\n" + "\n".join(lines))
    short = [f"{key} of the runtime: {percent(*rows['all'][key]):.1f} %, wanted {LEAST[key]} %"
             for key in LEAST if percent(*rows["all"][key]) < LEAST[key]]
    short += [f"{name}: {len(lines)} lines never run" for name, lines in idle.items()
              if lines and WHOLE.search(name)]
    print("\n".join(short))
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
