#===- carry.py - random programs for a machine without the compiler ------===#
# Machines with accelerators need not have this compiler. Here programs are drawn and compiled, and
# the reference computed; there they are run, by sluice-run alone, and compared.
#   python test/programs/carry.py pack programs.tar.xz --seed=5000 --seconds=600 --target=cuda:sm_90
#   --target=vulkan
#   python3 carry.py run programs.tar.xz --sluice-run=./sluice-run --device=cuda --device=vulkan
#   [--jobs=8]
# `run` needs NumPy, and prints the programs whose results differ, do not end or fail; exit code 1
# if there are any.
#===----------------------------------------------------------------------===#
import argparse
import collections
import concurrent.futures
import json
import os
import random
import subprocess
import sys
import tarfile
import tempfile
import time

SECONDS = 60  # for one program on one target
LEVELS = [0, 1, 2, 3]


def pack_one(seed, targets, folder):
    """Writes the program of a seed with its inputs, results of the reference and a module for each
    target; what went wrong, or None."""
    import run  # Finds the built Python package.
    from case import compile_and_run
    from generate import KINDS, generate
    from program import build

    import sluice

    pick, recipe = random.Random(seed), generate(seed)
    if pick.random() < 0.3:
        recipe = run.other_sizes(recipe, pick) or recipe
    case = run.case_of(recipe, build(recipe, KINDS))
    home = os.path.join(folder, str(seed))
    os.makedirs(home)
    case.write(os.path.join(home, "program.mlir"))
    levels = {target: pick.choice(LEVELS) for target in targets}
    try:
        with tempfile.TemporaryDirectory() as scratch:
            results = compile_and_run(case, "cpu", 0, "cpu", scratch)
            for target, level in levels.items():
                compile_and_run(case, target, level, None, scratch)
                os.rename(os.path.join(scratch, "program.slm"),
                          os.path.join(home, sluice.driver_of(target) + ".slm"))
    except sluice.Error as error:
        return f"seed-{seed}: {error}"
    arrays = case.arguments()
    for kind, values in (("input", arrays), ("result", results)):
        for number, array in enumerate(values):
            array.tofile(os.path.join(home, f"{kind}{number}.bin"))
    names = [(str(a.dtype), list(a.shape)) for a in results]
    import numpy as np

    # What the bytes of types mean that only ml_dtypes has.
    meanings = {str(a.dtype): np.arange(256, dtype=np.uint8).view(a.dtype).astype(float).tolist()
                for a in results if a.itemsize == 1 and a.dtype.isbuiltin != 1}
    with open(os.path.join(home, "case.json"), "w") as file:
        json.dump({"inputs": [[type, list(shape)] for type, shape, _ in case.inputs],
                   "results": names, "bounds": case.bounds,
                   "levels": {sluice.driver_of(t): l for t, l in levels.items()},
                   "bytes": meanings}, file)
    return None


def pack(options):
    end, seed, count, problems = time.monotonic() + options.seconds, options.seed, 0, []
    with tempfile.TemporaryDirectory(prefix="sluice-carry-") as folder:
        # A process for each program, as compilers may crash.
        running = {}
        while running or time.monotonic() < end:
            while len(running) < options.jobs and time.monotonic() < end:
                child = subprocess.Popen([sys.executable, os.path.abspath(__file__), "pack-one",
                                          str(seed), folder, *options.target],
                                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                         text=True)
                running[child] = (seed, time.monotonic())
                seed += 1
            time.sleep(0.05)
            for child, (number, start) in list(running.items()):
                if child.poll() is None and time.monotonic() - start > SECONDS * (1
                        + len(options.target)):
                    child.kill()
                if child.poll() is not None:
                    del running[child]
                    count += 1
                    if child.returncode:
                        said = child.stdout.read().strip() or "crashes or does not end"
                        problems.append(f"seed-{number}: {said}")
        with tarfile.open(options.archive, "w:xz", preset=1) as archive:
            archive.add(folder, arcname=".")
    print("\n".join(problems + [f"{count} programs packed, {len(problems)} failed to compile: "
                                f"{options.archive}, {os.path.getsize(options.archive) / 1e6:.1f} "
                                f"MB; next seed {seed}"]))
    return 1 if problems else 0


def values_of(path, type, shape, meanings):
    import numpy as np

    if type in meanings:
        return np.array(meanings[type])[np.fromfile(path, np.uint8)].reshape(shape)
    if type == "bfloat16":  # The upper half of an f32.
        return (np.fromfile(path,
                            np.uint16).astype(np.uint32) << 16).view(np.float32).reshape(shape)
    return np.fromfile(path, type).reshape(shape)


def run_one(home, device, program):
    """What is wrong with the program in folder `home` on `device`, or None; False if it has no
    module for it."""
    import numpy as np

    with open(os.path.join(home, "case.json")) as file:
        case = json.load(file)
    driver = device.split(":")[0]
    module = os.path.join(home, driver + ".slm")
    if not os.path.exists(module):
        return False
    with tempfile.TemporaryDirectory() as scratch:
        outputs = [os.path.join(scratch, f"{i}.bin") for i in range(len(case["results"]))]
        command = [program, module, f"--device={device}",
                   *(f"--output=@{path}" for path in outputs)]
        for number, (type, shape) in enumerate(case["inputs"]):
            path = os.path.join(home, f"input{number}.bin")
            command.append(f"--input={'x'.join(map(str, [*shape, type]))}=@{path}")
        try:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                                  timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return f"O{case['levels'][driver]}: does not end within {SECONDS} s"
        if done.returncode:
            return (f"O{case['levels'][driver]}: exit code {done.returncode}: "
                    f"{done.stderr.strip()[-300:]}")
        for number, (path, (type, shape),
                     bound) in enumerate(zip(outputs, case["results"], case["bounds"])):
            try:
                ours, theirs = (values_of(file, type, shape, case["bytes"])
                                for file in (path, os.path.join(home, f"result{number}.bin")))
            except ValueError as error:
                return f"O{case['levels'][driver]}: result {number}: {error}"
            if text := difference(ours, theirs, bound):
                return f"O{case['levels'][driver]}: result {number} {text}"
    return None


def run_all(options):
    counts, wrong = collections.Counter(), []
    with tempfile.TemporaryDirectory(prefix="sluice-carry-") as folder:
        with tarfile.open(options.archive) as archive:
            archive.extractall(folder)
        seeds = sorted((name for name in os.listdir(folder)
                        if os.path.exists(os.path.join(folder, name, "case.json"))), key=int)
        end = time.monotonic() + options.seconds
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            work = lambda seed, device: time.monotonic() < end and run_one(
                os.path.join(folder, seed), device, options.sluice_run)
            tried = {pool.submit(work, seed, device): (seed, device) for seed in seeds
                     for device in options.device}
            for future in concurrent.futures.as_completed(tried):
                seed, device = tried[future]
                outcome = future.result()
                kind = "left out" if outcome is False else "differ" if outcome else "agree"
                counts[device, kind] += 1
                if outcome:
                    wrong.append(f"seed-{seed} on {device}, {outcome}")
    print("\n".join(sorted(wrong)))
    print("; ".join(f"{device}: {count} {what}"
                    for (device, what), count in sorted(counts.items())))
    return 1 if wrong else 0


def main():
    if len(sys.argv) > 1 and sys.argv[1] == "pack-one":
        problem = pack_one(int(sys.argv[2]), sys.argv[4:], sys.argv[3])
        print(problem or "", end="")
        return 1 if problem else 0
    parser = argparse.ArgumentParser(description="Random programs for a machine without the "
                                                 "compiler.",
                                     epilog="examples: see the top of this file")
    commands = parser.add_subparsers(dest="command", required=True)
    packing = commands.add_parser("pack", help="draw, compile, compute the reference")
    running = commands.add_parser("run", help="run and compare")
    for one in (packing, running):
        one.add_argument("archive", help="the programs, a .tar.xz")
        one.add_argument("--jobs", type=int, default=os.cpu_count(),
                         help="programs at a time (default: one a core)")
    packing.add_argument("--seconds", type=float, default=600,
                         help="how long to go on drawing programs (default 600)")
    packing.add_argument("--seed", type=int, default=0,
                         help="the first one's; those after it follow")
    packing.add_argument("--target", action="append", required=True,
                         help="what to compile for; repeated")
    running.add_argument("--seconds", type=float, default=3600,
                         help="begin no program after that (default 3600)")
    running.add_argument("--sluice-run", default="./sluice-run",
                         help="the program that runs modules")
    running.add_argument("--device", action="append", required=True, help="where to run; repeated")
    options = parser.parse_args()
    return pack(options) if options.command == "pack" else run_all(options)


if __name__ == "__main__":
    from case import difference

    sys.exit(main())
